### German: laws in sentences.
### Nobody who speaks German well has read this file yet. What each message is for, the English file says.
### Nouns stand in the accusative, as after "für jeden".

## Quantities and conditions

quantities-section = mit { color-em } Segment
quantities-section-at-top-left = mit { color-em } Segment oben links
quantities-section-at-top-right = mit { color-em } Segment oben rechts
quantities-section-at-top = mit { color-em } Segment oben
quantities-section-at-bottom = mit { color-em } Segment unten
quantities-having-some = mit Markern
quantities-having-none = ohne Marker
quantities-resting-character = direkt oberhalb einer Charakterkarte
quantities-resting-law = direkt oberhalb eines Gesetzes
quantities-each =
    { $gender ->
        [m] jeden
       *[f] jede
    }
quantities-none =
    { $gender ->
        [m] keinen
       *[f] keine
    }
quantities-each-one =
    { $gender ->
        [m] einem
       *[f] einer
    }
owner-in-pyramid =
    { $whose ->
        [mine] in deiner Pyramide
        [opponents] in den Pyramiden aller anderen Spieler
        [everybody] in den Pyramiden aller Spieler
       *[anybody] in der Pyramide
    }
owner-of-pyramid =
    { $whose ->
        [mine] deiner Pyramide
        [opponents] der Pyramiden aller anderen Spieler
        [everybody] der Pyramiden aller Spieler
       *[anybody] der Pyramide
    }
owner-behind-screen =
    { $whose ->
        [mine] hinter deinem Sichtschirm
        [opponents] hinter den Sichtschirmen aller anderen Spieler
        [everybody] hinter den Sichtschirmen aller Spieler
       *[anybody] hinter dem Sichtschirm
    }
quantities-places-pyramid =
    { $counted ->
        [cards] { owner-in-pyramid } (Karten unter anderen zählen nicht)
        [gems] auf Gesetzeskarten { owner-in-pyramid }
       *[other] { owner-in-pyramid }
    }
quantities-places-pyramid-and-tucked = { owner-in-pyramid } (Karten unter anderen zählen mit)
quantities-places-tucked = unter Karten { owner-of-pyramid }
quantities-places-row =
    { $counted ->
        [cost_gems] in der Reihe dieses Gesetzes
        [cards] in der Reihe dieses Gesetzes
       *[other] auf Karten in der Reihe dieses Gesetzes
    }
quantities-places-adjacent =
    { $counted ->
        [cost_gems] rund um dieses Gesetz
        [cards] rund um dieses Gesetz
       *[other] auf benachbarten Karten
    }
quantities-places-above =
    { $counted ->
        [cost_gems] direkt oberhalb dieses Gesetzes
        [cards] direkt oberhalb dieses Gesetzes
       *[other] auf Karten direkt oberhalb dieses Gesetzes
    }
quantities-places-below =
    { $counted ->
        [cost_gems] direkt unterhalb dieses Gesetzes
        [cards] direkt unterhalb dieses Gesetzes
       *[other] auf Karten direkt unterhalb dieses Gesetzes
    }
quantities-places-beside =
    { $counted ->
        [cost_gems] direkt links oder rechts von diesem Gesetz
        [cards] direkt links oder rechts von diesem Gesetz
       *[other] auf Karten direkt links oder rechts von diesem Gesetz
    }
quantities-places-touching = mit einem Segment dieses Gesetzes
quantities-places-here = auf diesem Gesetz
quantities-places-tucked-here = unter diesem Gesetz
quantities-places-stored-here = auf diesem Gesetz
quantities-places-screen = { owner-behind-screen }
quantities-places-hand = auf deiner Hand
quantities-places-itself = bis zu der dieses Gesetzes
quantities-places-game = bis einschließlich dieser
quantities-on-level = auf Stufe { $level } { owner-of-pyramid }
quantities-on-each-level = auf jeder der Stufen { $levels } { owner-of-pyramid }
quantities-sets =
    { $n ->
        [one] Satz aus { $parts }
       *[other] Sätze aus { $parts }
    }
    .gender = m
quantities-kinds-among =
    { $n ->
        [one] Art ({ $parts })
       *[other] verschiedene Arten ({ $parts })
    }
    .gender = f
quantities-of-each-color = jeder Farbe
quantities-levels-with =
    { $n ->
        [one] Stufe{ $levels } { owner-of-pyramid } mit mindestens { $parts }
       *[other] Stufen{ $levels } { owner-of-pyramid } mit mindestens { $parts }
    }
    .gender = f
quantities-colors-among =
    { $n ->
        [one] Farbe ({ $parts })
       *[other] verschiedene Farben ({ $parts })
    }
    .gender = f
quantities-kinds-of-token =
    { $n ->
        [one] Markerart { $parts }
       *[other] Markerarten { $parts }
    }
    .gender = f
quantities-opponents-with-fewer =
    { $n ->
        [one] anderen Spieler, der weniger { $parts } hat als du
       *[other] andere Spieler, die weniger { $parts } haben als du
    }
    .gender = m
quantities-opponents-with-more =
    { $n ->
        [one] anderen Spieler, der mehr { $parts } hat als du
       *[other] andere Spieler, die mehr { $parts } haben als du
    }
    .gender = m
quantities-greatest = (nur die häufigste Art zählt)
quantities-each-counts =
    { $n ->
        [2] (doppelt gezählt)
       *[other] ({ $n }-fach gezählt)
    }
quantities-for-each = für { $each_thing }
quantities-for-every = für je { $n } { $things }
quantities-at-most-times = { $rate }, höchstens { $times }
quantities-times =
    { $n ->
        [one] einmal
       *[other] { $n }-mal
    }
quantities-found = { $things }: { $n }
quantities-found-none = { quantities-found }
quantities-there-are =
    { $n ->
        [one] es { $limits } { $thing } gibt
       *[other] es { $limits } { $things } gibt
    }
quantities-there-are-kinds = es { $limits } dieser Arten gibt ({ $parts })
quantities-there-are-colors =
    { $n ->
        [one] es { $parts } in { $limits } Farbe gibt
       *[other] es { $parts } in { $limits } Farben gibt
    }
quantities-opponents-have-fewer =
    { $n ->
        [one] { $limits } anderer Spieler weniger { $things } hat als du
       *[other] { $limits } andere Spieler weniger { $things } haben als du
    }
quantities-opponents-have-more =
    { $n ->
        [one] { $limits } anderer Spieler mehr { $things } hat als du
       *[other] { $limits } andere Spieler mehr { $things } haben als du
    }
quantities-there-is-no = es { $no_thing } gibt
quantities-there-is-neither = es weder { $things } gibt
quantities-no-opponent-has-fewer = kein anderer Spieler weniger { $things } hat als du
quantities-no-opponent-has-more = kein anderer Spieler mehr { $things } hat als du
quantities-nor = { " noch " }
quantities-level-is = die Stufe dieses Gesetzes { $limits } ist
quantities-turn-is = die Nummer dieser Spielrunde { $limits } ist
quantities-exactly = genau { $n }
quantities-at-least = mindestens { $n }
quantities-at-most = höchstens { $n }
quantities-at-most-none = { quantities-at-most }
quantities-fewer-of = { "" }

## Rewards

rewards-nothing = nichts
rewards-any-gems =
    { $n ->
        [one] { $n } Edelstein beliebiger Farbe
       *[other] { $n } Edelsteine beliebiger Farben
    }
rewards-drawn =
    { $n ->
        [one] { $n } Karte von einem Stapel deiner Wahl
       *[other] { $n } Karten von Stapeln deiner Wahl
    }
rewards-their-gems =
    { $n ->
        [one] { $n } Edelstein beliebiger Farbe
       *[other] { $n } Edelsteine beliebiger Farben
    }
rewards-their-cards =
    { $n ->
        [one] { $n } Karte von einem Stapel eigener Wahl
       *[other] { $n } Karten von Stapeln eigener Wahl
    }
rewards-any-infinite-gem = 1 unerschöpflichen Edelstein in einer Farbe deiner Wahl

## Effects of laws

effects-gain = Nimm { $gained }.
effects-choose-one = Nimm eines davon: { $options }.
effects-draw =
    { $n ->
        [one] Ziehe { $n } Karte { deck-source }.
       *[other] Ziehe { $n } Karten { deck-source }.
    }
effects-put-back-cards =
    { $n ->
        [one] Lege { $n } { $things } von deiner Hand { deck-put }.
       *[other] Lege { $n } { $things } von deiner Hand { deck-put }, in beliebiger Reihenfolge.
    }
effects-tuck-from-hand =
    { $n ->
        [one] Lege, wenn du willst, 1 deiner Handkarten unter dieses Gesetz.
       *[other] Lege bis zu { $n } deiner Handkarten unter dieses Gesetz.
    }
effects-tuck-any-from-hand = Lege beliebig viele deiner Handkarten unter dieses Gesetz.
effects-tuck-free-card = Lege eine freie Karte deiner Pyramide unter dieses Gesetz, falls es eine gibt: eine Karte am Ende ihrer Reihe, auf der keine Karte steht und unter der keine liegt. Alles, was auf ihr lag, kommt auf dieses Gesetz.
effects-store-gems =
    { $n ->
        [one] Lege, wenn du willst, 1 Edelstein, der hinter deinem Sichtschirm liegt, auf dieses Gesetz; dort bleibt er.
       *[other] Lege bis zu { $n } Edelsteine, die hinter deinem Sichtschirm liegen, auf dieses Gesetz; dort bleiben sie.
    }
effects-swap-tokens = Tausche, wenn du willst, einen Marker auf einer deiner Karten gegen einen Marker auf einer Karte eines anderen Spielers, der nicht ablehnen darf{ $paid }.
effects-paid-for-swap =
    { $n ->
        [one] ; gib diesem Spieler dafür { $gems }, der hinter deinem Sichtschirm liegt
       *[other] ; gib diesem Spieler dafür { $gems }, die hinter deinem Sichtschirm liegen
    }
effects-take-from-row = Nimm eine ausliegende Charakterkarte der Auktion auf die Hand; ihr Platz wird vom Reservestapel aufgefüllt.
effects-skip-next-auction = Nimm an der nächsten Auktionsphase nicht teil.
effects-double-tokens = Verdopple die Marker auf jener Charakterkarte: Lege zu jedem, der dort liegt, einen gleichen; Edelsteine werden nicht verdoppelt.
effects-look =
    { $n ->
        [one] Sieh dir die { deck-end-one } Karte { deck-genitive } an; { $rest }.
       *[other] Sieh dir die { deck-end-many } { $n } Karten { deck-genitive } an; { $rest }.
    }
effects-keep-all = nimm sie auf die Hand
effects-keep-some = nimm { $n } davon auf die Hand und { $put }
effects-put-it = lege sie { $where }
effects-put-them = lege sie { $where }, in beliebiger Reihenfolge
effects-put-other = lege die andere { $where }
effects-put-others = lege die anderen { $where }, in beliebiger Reihenfolge
effects-rests-top = zurück auf den Stapel
effects-rests-bottom = unter den Stapel
effects-look-behind-screen = Sieh hinter den Sichtschirm eines anderen Spielers deiner Wahl; verrate niemandem, was du dort siehst.
effects-conditional = Falls { $condition }, { $effects }.
effects-conditional-otherwise = Falls { $condition }, { $effects }; sonst { $others }.
effects-choose = Wähle eines: { $lists }.
effects-pay = Du darfst { $payment }; tust du es, { $effects }.
effects-pay-inside = darfst du { $payment }; tust du es, { $effects }.
effects-pay-times = Du darfst bis zu { $times } { $payment }; jedes Mal, wenn du es tust, { $effects }.
effects-pay-times-inside = darfst du bis zu { $times } { $payment }; jedes Mal, wenn du es tust, { $effects }.
effects-pay-gems = { $gems } zahlen
effects-discard-cards =
    { $n ->
        [one] { $n } Handkarte abwerfen
       *[other] { $n } Handkarten abwerfen
    }
effects-discard-tucked =
    { $n ->
        [one] { $n } Karte unter diesem Gesetz abwerfen
       *[other] { $n } Karten unter diesem Gesetz abwerfen
    }
effects-give-tokens = { $tokens } aus deiner Pyramide abgeben
effects-give-attack = { $tokens } abgeben
effects-move-token = Verschiebe, wenn du willst, einen Marker von einer Karte deiner Pyramide auf eine andere.
effects-turn-token = Drehe, wenn du willst, einen deiner Marker um: einen Wissenschafts- oder Magiemarker auf einer Karte deiner Pyramide, einen Verteidigungsmarker auf diesem Gesetz, der als Angriffsmarker hinter deinen Sichtschirm kommt, oder einen Angriffsmarker, der als Verteidigungsmarker auf dieses Gesetz kommt.
effects-untuck =
    { $n ->
        [one] Nimm, wenn du willst, 1 Karte unter diesem Gesetz zurück auf die Hand.
       *[other] Nimm bis zu { $n } Karten unter diesem Gesetz zurück auf die Hand.
    }
effects-untuck-any = Nimm beliebig viele Karten unter diesem Gesetz zurück auf die Hand.
effects-take-stored = Nimm alle auf diesem Gesetz abgelegten Edelsteine zurück hinter deinen Sichtschirm.
effects-with-fewer = , der weniger { $things } hat als du,
effects-with-more = , der mehr { $things } hat als du,
effects-others-gain = Jeder andere Spieler{ $who } nimmt { $gained }.
effects-others-gain-inside = nimmt jeder andere Spieler{ $who } { $gained }.
effects-others-lose =
    { $n ->
        [one] Jeder andere Spieler{ $who } legt { $n } Edelstein beliebiger Farbe in den Vorrat; wer keinen hat, gibt keinen.
       *[other] Jeder andere Spieler{ $who } legt { $n } Edelsteine beliebiger Farben in den Vorrat; wer weniger hat, gibt alle.
    }
effects-others-lose-inside =
    { $n ->
        [one] legt jeder andere Spieler{ $who } { $n } Edelstein beliebiger Farbe in den Vorrat; wer keinen hat, gibt keinen.
       *[other] legt jeder andere Spieler{ $who } { $n } Edelsteine beliebiger Farben in den Vorrat; wer weniger hat, gibt alle.
    }
effects-then = ; danach{ " " }
effects-then-inside = , danach{ " " }

## Points at the end of the game

clauses-at-the-end = Bei Spielende { $scored }.
clauses-at-the-end-if = Bei Spielende, falls { $condition }, { $scored }.
clauses-only-if = Das gilt nur, wenn { $condition }.
clauses-score =
    { $n ->
        [one] erhältst du { $n } Punkt
       *[other] erhältst du { $n } Punkte
    }
clauses-score-more =
    { $n ->
        [one] erhältst du { $n } weiteren Punkt
       *[other] erhältst du { $n } weitere Punkte
    }
clauses-lose =
    { $n ->
        [one] verlierst du { $n } Punkt
       *[other] verlierst du { $n } Punkte
    }
clauses-table =
    { $n ->
        [one] erhältst du { $points } Punkt für { $numbers } { $things }
       *[other] erhältst du { $points } Punkte für { $numbers } { $things }
    }
clauses-step =
    { $n ->
        [one] { $n } Punkt für { $least }{ $things }
       *[other] { $n } Punkte für { $least }{ $things }
    }
clauses-tier =
    { $n ->
        [one] { $n } Punkt für mindestens { $least }{ $things }
       *[other] { $n } Punkte für mindestens { $least }{ $things }
    }
clauses-tiers = erhältst du { $tiers }
clauses-by-level = erhältst du für dieses Gesetz { $levels }
clauses-by-level-table = erhältst du Punkte nach der Stufe, auf der dieses Gesetz liegt
clauses-first-level =
    { $n ->
        [1] { $n } Punkt auf Stufe { $level }
       *[other] { $n } Punkte auf Stufe { $level }
    }
clauses-further-level =
    { $n ->
        [1] { $n } Punkt auf Stufe { $level }
       *[other] { $n } Punkte auf Stufe { $level }
    }
clauses-most = { $scored }, wenn du mindestens 1 { $thing } hast und kein anderer Spieler mehr hat als du
clauses-most-alone = { $scored }, wenn du mindestens 1 { $thing } hast und jeder andere Spieler weniger hat als du
clauses-second = { $first }; sonst { $scored }, wenn genau ein anderer Spieler mehr hat als du
clauses-fewest = { $scored }, wenn kein anderer Spieler weniger { $things } hat als du
clauses-fewest-alone = { $scored }, wenn jeder andere Spieler mehr { $things } hat als du
clauses-most-on-levels = { $scored } für jede Stufe{ $levels } deiner Pyramide, auf der du mindestens 1 { $thing } hast und kein anderer Spieler mehr hat als du
clauses-most-on-levels-alone = { $scored } für jede Stufe{ $levels } deiner Pyramide, auf der du mehr { $things } hast als jeder andere Spieler
clauses-fewest-on-levels = { $scored } für jede Stufe{ $levels }, auf der kein anderer Spieler weniger { $things } hat als du
clauses-fewest-on-levels-alone = { $scored } für jede Stufe{ $levels }, auf der jeder andere Spieler mehr { $things } hat als du
clauses-each-level = { $scored }, auf jeder Stufe gesondert gezählt
clauses-each-level-apart = Jede Stufe wird gesondert gezählt.
clauses-copied = erhältst du so viele Punkte wie für das benachbarte Gesetz, das dir am meisten einbringt

## How a law is played

laws-in-place-of-card-1 = Spiele dieses Gesetz anstelle einer Karte auf Stufe 1, 2, 3 oder 4 deiner Pyramide.
laws-in-place-of-card-2 = Nimm jene Karte zurück auf die Hand; was auf ihr oder unter ihr lag, bleibt bei diesem Gesetz.
laws-under-character = Gib diesem Gesetz keinen eigenen Platz: Lege es unter eine Charakterkarte deiner Pyramide.
laws-on-levels = Spiele dieses Gesetz nur auf Stufe { $levels }.
laws-price = Zahle { $gems }, wenn du dieses Gesetz spielst.
laws-only-if = Spiele dieses Gesetz nur, wenn { $condition }.
laws-requires =
    { $n ->
        [one] Ist { deck-inside } keine Karte mehr, geschieht nichts, wenn du dieses Gesetz spielst.
       *[other] Sind { deck-inside } weniger als { $n } Karten, geschieht nichts, wenn du dieses Gesetz spielst.
    }
laws-does-nothing = Dieses Gesetz bewirkt nichts; es liegt nur da.
laws-events-card-taken =
    { $whose ->
        [mine] Immer wenn du eine Karte auf die Hand nimmst (ersteigert, gezogen oder durch ein Gesetz),
        [opponents] Immer wenn ein anderer Spieler eine Karte auf die Hand nimmt (ersteigert, gezogen oder durch ein Gesetz),
       *[everybody] Immer wenn du oder ein anderer Spieler eine Karte auf die Hand nimmt (ersteigert, gezogen oder durch ein Gesetz),
    }
laws-events-circle-closed =
    { $whose ->
        [mine] Immer wenn du einen { $circle }{ $which } vollendest,
        [opponents] Immer wenn ein anderer Spieler einen { $circle }{ $which } vollendet,
       *[everybody] Immer wenn du oder ein anderer Spieler einen { $circle }{ $which } vollendet,
    }
laws-events-passed =
    { $whose ->
        [mine] Immer wenn eine Auktionsphase endet, in der du gepasst hast,
        [opponents] Immer wenn eine Auktionsphase endet, für jeden anderen Spieler, der in ihr gepasst hat,
       *[everybody] Immer wenn eine Auktionsphase endet, für jeden Spieler, der in ihr gepasst hat,
    }
laws-events-round-ended = Immer wenn eine Entwicklungsrunde endet,
laws-events-turn-ended = Immer wenn eine Spielrunde endet,
laws-events-law-played =
    { $whose ->
        [mine] Immer wenn du ein anderes Gesetz{ $which } spielst,
        [opponents] Immer wenn ein anderer Spieler ein Gesetz{ $which } spielt,
       *[everybody] Immer wenn du oder ein anderer Spieler ein Gesetz{ $which } spielt,
    }
laws-events-character-played =
    { $whose ->
        [mine] Immer wenn du eine Charakterkarte{ $which } spielst,
        [opponents] Immer wenn ein anderer Spieler eine Charakterkarte{ $which } spielt,
       *[everybody] Immer wenn du oder ein anderer Spieler eine Charakterkarte{ $which } spielt,
    }
laws-event-on = auf Stufe { $level }
laws-event-if = { $event }, falls { $condition },
laws-does = { $event } { $effects }.
laws-may-do = { $event } darfst du dieses Gesetz nutzen; dann { $effects }.
laws-may = { $event } darfst du { $response }.
laws-responses-tuck-here = sie unter dieses Gesetz legen
laws-while-here = Solange dieses Gesetz offen in deiner Pyramide liegt, { $different }.
laws-while-here-if = Solange dieses Gesetz offen in deiner Pyramide liegt und { $condition }, { $different }.
laws-cheaper = kosten dich Charakterkarten{ $where } je { $gems } weniger
laws-cheaper-on = { " " }auf Stufe { $level }
laws-more-gems-pass = nimmst du { $gems } zusätzlich, wenn du in einer Auktion passt
laws-more-gems-circle = bringt dir jeder einfarbige Kreis, den du vollendest, zusätzlich { $gems } seiner Farbe
