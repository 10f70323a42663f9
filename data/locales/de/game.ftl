### German: a game in progress.
### Nobody who speaks German well has read this file yet. What each message is for, the English file says.
### Nouns stand in the accusative, as after "für jeden".

## Parts of sentences

table-no-gems = keine Edelsteine
table-no-card = keine Karte
table-a-card = eine Karte
table-token-power = Machtpunktmarker mit Wert { $n }
table-token-science = Wissenschaftsmarker
table-token-magic = Magiemarker
table-token-defense = Verteidigungsmarker
table-token-magic-bonus = Bonusmarker +{ $n } für Magie
table-token-circle-bonus = Bonusmarker +{ $n } für { color-e } Kreise
table-a-token = einen { $token }
table-at-base = untere { color-e } Karte
table-at-tip = obere { color-e } Karte
table-place = Stufe { $level }, Platz { $x }
table-level = Stufe { $level }
table-under = unter { $card }
table-virtual-opponents =
    { $n ->
        [one] { $n } virtueller Gegner
       *[other] { $n } virtuelle Gegner
    }
table-editions-french = französisch
table-editions-english = englisch
table-editions-german = deutsch
table-editions-italian = italienisch
table-editions-portuguese = portugiesisch

## Events

events-game-started = { $players } beginnen eine Partie. Ausgabe: { $edition }.
events-cards-removed = In dieser Ausgabe nicht im Spiel: { $cards }.
events-decks-made = Der Auktionsstapel hat { $auction } Karten, der Reservestapel { $reserve }.
events-gems-returned = { $player } gibt { $gems } zurück.
events-dealt = { $player } bekommt { $things }{ $shown }.
events-first-card-placed = { $player } beginnt mit { $card }.
events-turn-started = — Spielrunde { $turn } —
events-cards-revealed = Neue Karten: { $row }.
events-auction-started = Auktion { $auction }: { $players }.
events-choice-made = { $player } hat gewählt.
events-bids-revealed = Die Hände öffnen sich: { $bids }.
events-bid-pass = { $player } passt
events-virtual-bid = virtueller Gegner { $number } { color-plain }
events-claims-revealed = Gewählt: { $claims }.
events-claim-none = { $player } keine { color-e } Karte
events-card-taken = { $player } nimmt { $card } ({ color-plain }).
events-cards-discarded = Abgelegt: { $cards }.
events-passed = { $player } passt.
events-gems-taken = { $player } nimmt { $gems } aus dem Vorrat.
events-row-moved = Die Reihe rückt weiter; abgelegt: { $cards }; jetzt oben: { $row }.
events-card-tucked = { $player } legt { $card } unter { $at }.
events-row-refilled = { $card } vom Reservestapel füllt die Lücke ({ $slot }).
events-auction-skipped = { $player } nimmt an der nächsten Auktionsphase nicht teil.
events-round-started = Entwicklungsrunde { $round }: { $players }.
events-cards-laid = Aufgedeckt: { $cards }.
events-laid-for-gems = { " " }(für Edelsteine)
events-card-returned = { $card } geht auf die Hand von { $player } zurück.
events-card-placed = { $player } legt { $card } { $where }{ $paid }{ $infinite }.
events-on-place = auf Stufe { $level }, Platz { $x }
events-on-level-one = auf Stufe 1
events-left-of = auf Stufe 1, links neben { $card }
events-right-of = auf Stufe 1, rechts neben { $card }
events-across = auf Stufe { $level }, über { $cards }
events-paid = ; zahlt { $gems }
events-infinite = ; unerschöpfliche Edelsteine zahlen { $gems }
events-circle-closed = { $player } vollendet einen { color-en } Kreis und nimmt 1 { color-en } Edelstein.
events-circle-without-gem = { $player } vollendet einen { color-en } Kreis; im Vorrat ist kein { color-er } Edelstein mehr.
events-tokens-gained = { $player } bekommt { $tokens } auf { $at }.
events-attack-gained = { $player } nimmt { $tokens } hinter den Sichtschirm.
events-infinite-gem-gained = { $player } legt einen unerschöpflichen { color-en } Edelstein aus dem Vorrat auf { $at }.
events-own-infinite-gem = { $player } legt einen eigenen { color-en } Edelstein als unerschöpflichen auf { $at }.
events-infinite-gem-lost = { $player } bekommt keinen unerschöpflichen { color-en } Edelstein.
events-card-drawn = { $player } zieht { $card } { deck-source }.
events-law-responded = { $card } von { $player } wirkt.
events-no-effect = { $card } von { $player }: Was die Karte jetzt bewirken würde, ist nicht möglich.
events-option-chosen = { $player } wählt Möglichkeit { $option }.
events-option-taken = { $player } wählt: { $option }.
events-gems-paid = { $player } zahlt { $gems }.
events-attack-paid = { $player } gibt { $tokens } ab.
events-token-paid = { $player } gibt { $token } von { $at } ab.
events-token-moved = { $player } verschiebt { $token } von { $at } auf { $to }.
events-token-turned = { $player } dreht auf { $at } einen Marker um: Aus { $side } wird { $other }.
events-card-taken-back = { $player } nimmt { $card }, bisher unter { $at }, auf die Hand zurück.
events-gems-taken-back = { $player } nimmt { $gems } von { $at } hinter den Sichtschirm zurück.
events-gem-stored = { $player } legt 1 { color-en } Edelstein auf { $at } ab.
events-gems-lost = { $player } verliert { $gems }.
events-no-gems-lost = { $player } hat keine Edelsteine zu verlieren.
events-card-put-back = { $player } legt { $card } { deck-put }.
events-cards-looked-at =
    { $n ->
        [one] { $player } sieht die { deck-end-one } Karte { deck-genitive } an{ $shown }.
       *[other] { $player } sieht die { deck-end-many } { $n } Karten { deck-genitive } an{ $shown }.
    }
events-rest-put-back-top =
    { $n ->
        [one] { $player } legt { $n } Karte ans obere Ende { deck-genitive } zurück.
       *[other] { $player } legt { $n } Karten ans obere Ende { deck-genitive } zurück.
    }
events-rest-put-back-bottom =
    { $n ->
        [one] { $player } legt { $n } Karte ans untere Ende { deck-genitive } zurück.
       *[other] { $player } legt { $n } Karten ans untere Ende { deck-genitive } zurück.
    }
events-screen-seen = { $player } sieht hinter den Sichtschirm von { $other }{ $shown }.
events-card-moved-under = { $player } legt { $card } von Stufe { $level } unter { $to }.
events-tokens-swapped = { $player } tauscht mit { $other } { $token } gegen { $taken }{ $paid }.
events-hand-discarded = { $player } nimmt den Sichtschirm weg: { $behind }; abgelegte Handkarten: { $cards }.
events-section-painted = { $player } färbt { $section } Segment des Kreises { $circle } { color-plain } ein.
events-circle-under = unter { $at }
events-circle-at = bei { $at }

## Questions to a player

prompts-chooses =
    { $n ->
        [one] { $players } entscheidet über { $choosing }.
       *[other] { $players } entscheiden über { $choosing }.
    }
prompts-up-to = { " " }(noch bis zu { $n })
prompts-due = { " " }(noch { $n })
prompts-gems-to-return = Welche zwei deiner Edelsteine gibst du zurück?
    .choosing = zwei Edelsteine zum Zurückgeben
prompts-start = Mit welchem Charakter beginnst du deine Pyramide, und welchen behältst du?
    .choosing = die erste Karte und eine für die Hand
prompts-bid = Auktion { $auction } von { $auctions }: Was bietest du?
    .choosing = ein Gebot
prompts-claim =
    { $n ->
        [one] { $others } hat auch { color-plain } geboten: Welche Karte willst du? Dieselbe bekommt keiner.
       *[other] { $others } haben auch { color-plain } geboten: Welche Karte willst du? Dieselbe bekommt keiner.
    }
    .choosing = eine von zwei Karten einer Farbe
prompts-claim-alone = Nur du hast { color-plain } geboten: Welche der beiden Karten nimmst du?
prompts-claim-with-virtual = Auch ein virtueller Gegner hat { color-plain } geboten: Nimmst du die obere Karte, oder lässt du beide liegen?
prompts-attack-card = Dein Angriffsmarker: Welche Karte nimmst du?
    .choosing = eine Karte für einen Angriffsmarker
prompts-row-discard = Welche Karte legst du für den virtuellen Gegner ab?
    .choosing = eine Karte, die für einen virtuellen Gegner abgelegt wird
prompts-lay = Runde { $round } von { $rounds }: Welche Karte spielst du aus?
    .choosing = eine Karte zum Ausspielen
prompts-place = Wohin legst du { $about }?
    .choosing = den Platz einer Karte
prompts-price = die Edelsteine für ein Gesetz
prompts-top-reward = { $about } liegt auf Stufe { $level }: Was nimmst du?
    .choosing = die Belohnung der obersten Stufe
prompts-gems =
    { $n ->
        [one] Du nimmst { $n } Edelstein: In welcher Farbe?
       *[other] Du nimmst { $n } Edelsteine: In welchen Farben?
    }
    .choosing = Edelsteine aus dem Vorrat
prompts-draw = Von welchem Stapel ziehst du?{ $due }
    .choosing = einen Stapel zum Ziehen
prompts-own-gem = Für { $about } ist kein { color-er } Edelstein im Vorrat. Legst du einen eigenen darauf?
    .choosing = den Einsatz eines eigenen Edelsteins
prompts-option = { $about }: Was wählst du?
    .choosing = die Belohnung eines Gesetzes
prompts-effects = die Wirkung eines Gesetzes
prompts-color = { $about }: Welche Farbe hat der unerschöpfliche Edelstein?
    .choosing = die Farbe eines unerschöpflichen Edelsteins
prompts-put-back = Welche Karte legst du zurück auf den Stapel?{ $due }
    .choosing = eine Karte zum Zurücklegen
prompts-put-under = Welche Karte legst du unter den Stapel?{ $due }
prompts-store = Welchen Edelstein legst du auf { $about }?{ $most }
    .choosing = Edelsteine, die auf ein Gesetz kommen
prompts-row-card = Welche ausliegende Karte nimmst du?
    .choosing = eine ausliegende Karte
prompts-use-law = Nutzt du { $about }? Wenn ja, { $effects }.
    .choosing = die Nutzung eines Gesetzes
prompts-tuck-taken = Du hast { $about } genommen. Legst du die Karte unter ein Gesetz?
    .choosing = den Platz der gerade genommenen Karte
prompts-tuck-hand = Welche Handkarte legst du unter { $about }?{ $most }
    .choosing = Handkarten, die unter ein Gesetz kommen
prompts-tuck-free = Welche freie Karte legst du unter { $about }?
    .choosing = eine freie Karte, die unter ein Gesetz kommt
prompts-untuck = Welche Karte nimmst du unter { $about } hervor?{ $most }
    .choosing = Karten, die unter einem Gesetz liegen
prompts-keep = Welche der { $cards } Karten behältst du?{ $due }
    .choosing = eine Karte zum Behalten
prompts-arrange = Welche Karte legst du zurück auf den Stapel? Die letzte liegt zuoberst.{ $due }
    .choosing = die Reihenfolge der Karten, die zurückkommen
prompts-arrange-below = Welche Karte legst du unter den Stapel? Die letzte liegt zuunterst.{ $due }
prompts-screen = Hinter wessen Sichtschirm siehst du?
    .choosing = einen Blick hinter einen Sichtschirm
prompts-swap = Welchen deiner Marker tauschst du?
    .choosing = einen Tausch
prompts-swap-others = Welchen Marker möchtest du für deinen { $token }?
prompts-swap-gems =
    { $n ->
        [one] Welchen Edelstein zahlst du an { $player }?
       *[other] Welche { $n } Edelsteine zahlst du an { $player }?
    }
prompts-swap-for-nothing = Du zahlst { $player } keinen Edelstein: Tauschst du?
prompts-move-token = { $about }: Welchen Marker verschiebst du?
    .choosing = einen Marker zum Verschieben
prompts-move-to = Auf welche Karte verschiebst du den { $token }?
prompts-turn-token = { $about }: Welchen Marker drehst du um?
    .choosing = einen Marker zum Umdrehen
prompts-pay = { $about }: Möchtest du { $payment }? Wenn ja, { $effects }.
    .choosing = die Zahlung für ein Gesetz
prompts-payment =
    { $n ->
        [one] Welchen Edelstein zahlst du für { $about }?
       *[other] Welche { $n } Edelsteine zahlst du für { $about }?
    }
    .choosing = das, womit gezahlt wird
prompts-pay-card = Welche Karte wirfst du für { $about } ab?{ $due }
prompts-pay-tucked = Welche Karte unter { $about } wirfst du ab?{ $due }
prompts-pay-token = Welchen Marker gibst du für { $about } ab?{ $due }
prompts-lose =
    { $n ->
        [one] Du verlierst { $n } Edelstein: In welcher Farbe?
       *[other] Du verlierst { $n } Edelsteine: In welchen Farben?
    }
    .choosing = Edelsteine, die verloren gehen
prompts-lose-none = Du hast keine Edelsteine zu verlieren.
prompts-paint = Wohin legst du einen Edelstein?
    .choosing = das Einfärben

## Choices of a player

actions-card-on-level = { $card } auf Stufe { $level }
actions-left-end = Stufe 1, linkes Ende
actions-right-end = Stufe 1, rechtes Ende
actions-level-on-cards = Stufe { $level }, auf { $cards }
actions-start = beginne mit { $card }{ $gives }
actions-start-gives = : erhalte { $reward }
actions-keep = behalte { $card }
actions-bid = { color-plain }: für { $cards }
actions-bid-attack = Angriffsmarker: nimm vor den anderen eine beliebige Karte
actions-pass-auction =
    { $n ->
        [one] passe: keine Karte, aber { $n } Edelstein
       *[other] passe: keine Karte, aber { $n } Edelsteine
    }
actions-pass-for-nothing = passe: keine Karte
actions-claim-base = { $card }, die untere Karte
actions-claim-tip = { $card }, die obere Karte
actions-claim-none = keine von beiden
actions-keep-in-hand = behalte sie auf der Hand
actions-tuck-under = lege sie unter { $place }
actions-lay-law = { $card } (Gesetz)
actions-discard =
    { $n ->
        [one] wirf { $card } für { $n } Edelstein ab
       *[other] wirf { $card } für { $n } Edelsteine ab
    }
actions-pass-round = passe: in dieser Spielrunde keine Karte mehr
actions-place = { $place }: { $payment }; erhalte { $rewards }{ $top }{ $circle }
actions-or-points = { " " }oder { $n } Punkte
actions-closes = ; vollendet einen { color-en } Kreis
actions-circle-of = ; Kreis: { $sections }
actions-colored-sections = { $n } { color-plain }
actions-in-place-of = anstelle von { $place }
actions-less =
    { $n ->
        [one] { $gems }, { $n } Edelstein weniger
       *[other] { $gems }, { $n } Edelsteine weniger
    }
actions-payment = zahle { $gems }
actions-pay-nothing = zahle nichts
actions-top-rewards = die Belohnungen der Stufen 1, 2 und 3: { $rewards }
actions-decks-law-deck = eine Gesetzeskarte
actions-decks-reserve-deck = eine Charakterkarte vom Reservestapel
actions-own-gem = lege einen eigenen darauf
actions-no-own-gem = verzichte darauf
actions-color = { color-plain } (im Vorrat: { $n })
actions-gem = einen { color-en } Edelstein
actions-token = { $token } auf { $place }
actions-place-of = { $place } von { $player }
actions-turn-attack = ein Angriffsmarker: kommt als Verteidigungsmarker auf { $place }
actions-turn-token = { $side } auf { $place }: wird { $other }
actions-yes = ja
actions-no = nein
actions-swap-nothing = nichts tauschen
actions-leave-tokens = die Marker lassen, wie sie sind
actions-done = fertig: keine weiteren
actions-circle = der Kreis unter { $place }: { $sections }
actions-paint = { $section } Segment { color-plain }, { $circle }
actions-paint-best = für die meisten Punkte einfärben: viceroy findet heraus, wie
actions-paint-no-more = fertig: nichts mehr einfärben

## Moments of a game

moments-game-over = Das Spiel ist zu Ende
moments-painting = Spielende: Einfärben
moments-before = Vor der ersten Spielrunde
moments-development = Spielrunde { $turn } von { $turns }, Entwicklung, Runde { $round } von { $rounds }
moments-auction = Spielrunde { $turn } von { $turns }, Auktion { $auction } von { $auctions }

## Why a choice cannot be taken back

undo-nothing-done = noch ist nichts geschehen
undo-gems-returned = Edelsteine wurden zurückgegeben
undo-cards-removed = Karten wurden aus dem Spiel genommen
undo-characters-dealt = Charakterkarten wurden ausgeteilt
undo-first-card-placed = die ersten Karten liegen offen
undo-decks-made = die Stapel sind gebildet
undo-laws-dealt = Gesetzeskarten wurden ausgeteilt
undo-cards-revealed = neue Karten liegen für die Auktion aus
undo-bids-revealed = alle Hände haben sich geöffnet
undo-claims-revealed = die gewählten Karten sind bekannt
undo-cards-laid = die gelegten Karten sind aufgedeckt
undo-passed = es ist bekannt, wer gepasst hat
undo-card-drawn = eine Karte wurde gezogen
undo-cards-looked-at = Karten eines Stapels wurden angesehen
undo-screen-seen = jemand hat hinter einen Sichtschirm gesehen
undo-row-refilled = eine neue Karte liegt für die Auktion aus
undo-hand-discarded = die Sichtschirme sind weg
undo-choice-made = jemand anderes hat seitdem gewählt

## Remarks on a score sheet

remarks-unknown-set = Der Kartensatz dieses Bogens ist nicht hier: Öffne seine Datei.
remarks-unknown-card = Keine Karte dieses Satzes hat die Nummer { $card }.
remarks-card-twice = Diese Karte liegt an zwei Stellen.
remarks-gap = Dieser Platz ist leer, doch die Karten einer Reihe liegen nebeneinander.
remarks-no-support = Eine Karte ruht auf zwei Karten der Reihe darunter, und eine davon fehlt.
remarks-too-high = Eine Pyramide hat höchstens 5 Stufen.
remarks-law-on-level-5 = Gesetze liegen nicht auf Stufe 5.
remarks-lies-under = Dieses Gesetz liegt unter einer Charakterkarte: Nimm es weg und tippe auf die Charakterkarte.
remarks-on-levels = Dieses Gesetz liegt nur auf Stufe { $levels }.
remarks-choice = Was hat sie gebracht? Tippe auf die Karte, um es zu sagen.
remarks-tucked-most =
    { $n ->
        [one] Unter dieser Karte liegt höchstens { $n } Karte.
       *[other] Unter dieser Karte liegen höchstens { $n } Karten.
    }
remarks-tucked-which = Tippe auf die Karte, um zu sagen, welche Karten unter ihr liegen.
remarks-stored-most =
    { $n ->
        [one] Auf dieser Karte liegt höchstens { $n } Edelstein.
       *[other] Auf dieser Karte liegen höchstens { $n } Edelsteine.
    }
remarks-stored-none = Auf dieser Karte werden keine Edelsteine abgelegt.
remarks-stored-which = Tippe auf die Karte, um zu sagen, welche Farben ihre Edelsteine haben.
remarks-painting = So zu färben passt nicht mehr zu den Karten und Edelsteinen: Wähle etwas anderes.
remarks-too-many = { $pieces }: { $found } auf diesem Bogen, aber { $supply } im Spiel.

## Refusals

refusals-no-gem-of-color = du hast keinen { color-en } Edelstein; hinter dem Sichtschirm hast du { $available }
refusals-or-others = , oder ebenso viele andere
refusals-free-card-to-replace = auf den Stufen 1 bis 4 liegt keine freie Karte, die das Gesetz ersetzen könnte
refusals-sentences-game-over = das Spiel ist zu Ende
refusals-sentences-unknown-seat = dort sitzt niemand
refusals-sentences-not-your-choice = du hast jetzt nichts zu wählen
refusals-sentences-wrong-action = du hast jetzt etwas anderes zu wählen
refusals-sentences-malformed = das ist kein möglicher Zug
refusals-sentences-not-your-seat = das wählt ein anderer Spieler
refusals-sentences-stale = das war für einen anderen Augenblick des Spiels gedacht
refusals-sentences-not-two-gems = du gibst zwei deiner Edelsteine zurück; du hast { $available }
refusals-sentences-not-dealt = es müssen zwei der Karten sein, die du bekommen hast: { $listed }
refusals-sentences-no-gem = du hast { $needed } nicht; hinter dem Sichtschirm hast du { $available }
refusals-sentences-no-card-there = dort liegt keine Karte
refusals-sentences-no-attack-token = du hast keinen Angriffsmarker
refusals-sentences-attack-too-late = ein Angriffsmarker gilt nur in der ersten Auktion einer Spielrunde, und dies ist Auktion { $found }
refusals-sentences-not-claimable = das steht hier nicht zur Wahl
refusals-sentences-wrong-number-of-gems =
    { $n ->
        [one] fällig ist { $n } Edelstein, nicht { $found }
       *[other] fällig sind { $n } Edelsteine, nicht { $found }
    }
refusals-sentences-bank-short = der Vorrat hat { $available }
refusals-sentences-deck-short = zum Ziehen sind noch { $laws } und { $characters } da
refusals-sentences-wrong-number-of-cards =
    { $n ->
        [one] fällig ist { $n } Karte, nicht { $found }
       *[other] fällig sind { $n } Karten, nicht { $found }
    }
refusals-sentences-not-in-hand = du hast die Karte nicht auf der Hand
refusals-sentences-drawn-this-phase = du hast sie in dieser Phase gezogen und kannst sie erst in der nächsten Spielrunde spielen
refusals-sentences-nowhere-to-place = schon Stufe 1, die billigste, kostet { $needed }, und zahlen kannst du { $available }
refusals-sentences-no-selling = in dieser Ausgabe werden keine Karten für Edelsteine abgeworfen
refusals-sentences-not-an-open-place = dort darf keine Karte liegen: sie muss auf zwei Karten liegen und neben den anderen
refusals-sentences-law-too-high = ein Gesetz liegt nicht auf Stufe 5
refusals-sentences-not-a-card-to-replace = auf den Stufen 1 bis 4 liegt keine Karte, die das Gesetz ersetzen könnte
refusals-sentences-not-a-character = es gibt keinen Charakter, unter den das Gesetz kommen könnte
refusals-sentences-wrong-level = das Gesetz liegt nur auf Stufe { $either }
refusals-sentences-condition-fails = die Bedingung, unter der das Gesetz gespielt wird, ist jetzt nicht erfüllt
refusals-sentences-cannot-pay = das kostet { $needed }, und hinter dem Sichtschirm hast du { $available }
refusals-sentences-wrong-left-out = deine Gesetze sparen dir { $needed }{ $others }, nicht { $available }
refusals-sentences-too-many-infinite = unerschöpfliche Edelsteine können davon { $available } zahlen
refusals-sentences-no-such-option = das Gesetz hat keine Möglichkeit { $n }; es gibt { $listed }
refusals-sentences-not-of-the-deck = die Karte gehört zum anderen Stapel
refusals-sentences-not-looked-at = Karte { $n } siehst du dir nicht an, sondern { $listed }
refusals-sentences-not-another-player = es muss der Sichtschirm eines anderen Spielers sein
refusals-sentences-not-free = die Karte ist nicht frei: sie muss am Ende ihrer Reihe liegen, und auf ihr und unter ihr keine andere
refusals-sentences-no-such-law = dort liegt kein Gesetz, das auf Karten wartet
refusals-sentences-no-such-token = dort liegt kein solcher Marker
refusals-sentences-no-section = diesen Kreis gibt es nicht
refusals-sentences-painted-twice = das Segment ist schon eingefärbt
refusals-sentences-own-color = das Segment hat diese Farbe schon
refusals-sentences-pure-circle = der Kreis war schon vor dem Einfärben einfarbig und bleibt, wie er ist
refusals-sentences-best-too-late = die beste Färbung gibt es nur, solange noch nichts eingefärbt ist

## Hints

hints-best = liegt in den durchgespielten Partien vorn
hints-worse = fiel in den durchgespielten Partien zurück
hints-proven = mehr ist bis zum Ende nicht möglich
hints-takes-any = nimmt eine ausliegende Karte, was die anderen auch bieten
hints-brings-gems =
    { $n ->
        [one] bringt { $n } Edelstein
       *[other] bringt { $n } Edelsteine
    }
hints-begins = bringt zu Beginn { $reward }
hints-passes-round = spart Karten und Edelsteine für später
hints-passes-auction = nimmt Edelsteine anstelle einer Karte
hints-then-gems = dann hast du { $gems }
hints-bid-for = { $card } { $outlook }
hints-too-dear = kostet mehr Edelsteine, als du hast
hints-as-high =
    { $n ->
        [one] kann nur auf Stufe 1 liegen und bringt dort { $reward }
       *[other] kann bis Stufe { $n } hinauf und bringt dort { $reward }
    }
hints-law-costs =
    { $n ->
        [one] kostet { $n } Edelstein: { $law }
       *[other] kostet { $n } Edelsteine: { $law }
    }
hints-law-is-free = kostet keinen Edelstein: { $law }
hints-closes = vollendet auf Stufe { $level } einen { color-en } Kreis
hints-brings = bringt { $reward } auf Stufe { $level }
hints-needs-no-gems = kostet auf Stufe { $level } keinen Edelstein
hints-after =
    { $n ->
        [one] Nach { $n } Aktion.
       *[other] Nach { $n } Aktionen.
    }
hints-columns-1 = Punkte
hints-columns-2 = 95-%-Intervall
hints-columns-3 = Wahl, und was sie bringt
hints-to-type = tippe
hints-interval = { $low } bis { $high }
hints-legend = Punkte: dein wahrscheinlicher Vorsprung vor dem besten anderen am Ende der nächsten Spielrunde, mit dem, was noch Punkte bringen kann; weniger als 0 ist ein Rückstand.

## Reviews

reviews-leads-to = am Ende der nächsten Spielrunde, im Mittel: { $differences }
reviews-gems = übrige Edelsteine
reviews-cards = Handkarten
reviews-others = Punkte des besten anderen
reviews-columns-1 = Spieler
reviews-columns-2 = Ende
reviews-columns-3 = Start
reviews-columns-4 = Glück
reviews-columns-5 = Wahl
reviews-columns-6 = Fehler
reviews-legend-1 = Ende: der Vorsprung vor dem besten anderen am Ende. Start: der zu erwartende Vorsprung bei der ersten Wahl.
reviews-legend-2 = Glück: was die Karten und die anderen seitdem gebracht haben. Wahl: was eine andere Wahl mehr gebracht hätte.
reviews-legend-3 = Fehler: sicher um einen Punkt oder mehr schlechter als eine andere Wahl, nach dem, was man wusste; von wie vielen. In Klammern: 95-%-Intervalle.
reviews-costliest = Die Fehler, die am meisten gekostet haben:
reviews-none = { $player }: kein Fehler
reviews-cost = { $player }. { $moment }, nach Aktion { $n }: { $points } Punkte ({ $interval })
reviews-chosen = gewählt
reviews-better = besser
reviews-course = Der zu erwartende Vorsprung, Spielrunde für Spielrunde:
reviews-look = Ein Moment als Stellung zum Weiterspielen: { $command }

## A game in a terminal

terminal-row = Auktion
terminal-row-is-empty = Es liegt keine Karte aus.
terminal-bank = Der Vorrat hat { $gems }
terminal-decks = Stapel: { $auction } für Auktionen, { $reserve } in Reserve, { $laws }
terminal-deck-before = Stapel: { $characters }, { $laws }
terminal-still-bidding = virtuelle Gegner, die noch bieten: { $numbers }
terminal-on-top = Am oberen Ende { deck-genitive }: { $cards }
terminal-at-bottom = Am unteren Ende { deck-genitive }: { $cards }
terminal-known-to = eine Karte, die { $players } bekannt ist
terminal-players = Spieler
terminal-you = { $player } (du)
terminal-hand = Hand: { $cards }
terminal-empty = leer
terminal-points-now =
    { $n ->
        [one] { $n } Punkt bisher
       *[other] { $n } Punkte bisher
    }
terminal-infinite-to-use = unerschöpfliche Edelsteine für { $gems }
terminal-has-chosen = hat gewählt
terminal-has-to-choose = muss wählen
terminal-has-card = hat eine Karte
terminal-has-passed = hat gepasst
terminal-skips = nimmt an dieser Auktionsphase nicht teil
terminal-skips-next = nimmt an der nächsten Auktionsphase nicht teil
terminal-your-hand = Deine Hand
terminal-your-hand-is-empty = Du hast keine Handkarten.
terminal-not-this-turn = erst später
terminal-pyramid = { $player }: Pyramide
terminal-no-card-yet = Noch keine Karte.
terminal-law = { $card } (Gesetz, { $corners }): { $law }
terminal-as-seen-by = So sieht es { $player }.
terminal-behind-screen = hinter dem Sichtschirm: { $behind }
terminal-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
terminal-any-color = beliebig
terminal-to-place = zu legen
terminal-looked-at = angesehen
terminal-you-have = Du hast { $belongings }. Der Vorrat hat { $gems }.
terminal-more = weiter: { $first } bis { $last }
terminal-back = zurück
terminal-all-gems = { color-plain }: zusammen { $gems }
terminal-gems-left =
    { $n ->
        [one] { $question } Noch { $n } Edelstein.
       *[other] { $question } Noch { $n } Edelsteine.
    }
terminal-discard =
    { $n ->
        [one] wirf eine Karte für { $n } Edelstein ab
       *[other] wirf eine Karte für { $n } Edelsteine ab
    }
terminal-section = { $section } Segment{ $now }: { color-plain }
terminal-section-now = { " " }(jetzt { color-plain })
