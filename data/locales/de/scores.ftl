### German: scores, cards and drawings.
### Nobody who speaks German well has read this file yet. What each message is for, the English file says.
### Nouns stand in the accusative, as after "für jeden".

## Reasons of a score

reasons-circle-item = { color-er } Kreis auf Stufe { $level }{ $painted }: { $level }{ $bonus }
reasons-painted-with =
    { $n ->
        [one] , eingefärbt mit { $n } Edelstein
       *[other] , eingefärbt mit { $n } Edelsteinen
    }
reasons-infinite-item = unerschöpflicher { color-er } Edelstein auf Stufe { $level }: { $level }{ $bonus }
reasons-circle-bonuses = , und { $n } durch Boni für { color-e } Kreise
reasons-per-each =
    { $n ->
        [1] { $found }; je { $n } Punkt
       *[other] { $found }; je { $n } Punkte
    }
reasons-per-every =
    { $n ->
        [1] { $found }; { $n } Punkt für je { $every }
       *[other] { $found }; { $n } Punkte für je { $every }
    }
reasons-reached = { $found }; { $points } für { $n }
reasons-reached-or-more = { $found }; { $points } ab { $n }
reasons-tier-missed = { $found }; weniger als { $n }
reasons-flat-item = so viel ist dieses Gesetz wert
reasons-level-item = dieses Gesetz liegt auf Stufe { $level }
reasons-most-won = { $found }; kein anderer Spieler hat mehr
reasons-most-won-alone = { $found }; alle anderen Spieler haben weniger
reasons-second-won = { $found }; nur ein anderer Spieler hat mehr
reasons-most-lost = { $found }; aber ein anderer Spieler hat mehr
reasons-most-lost-alone = { $found }; aber ein anderer Spieler hat ebenso viele oder mehr
reasons-fewest-won = { $found }; kein anderer Spieler hat weniger
reasons-fewest-won-alone = { $found }; alle anderen Spieler haben mehr
reasons-fewest-lost = { $found }; aber ein anderer Spieler hat weniger
reasons-fewest-lost-alone = { $found }; aber ein anderer Spieler hat ebenso wenige oder weniger
reasons-nothing-copied = kein benachbartes Gesetz bringt Punkte
reasons-copied-item = so viel wie das benachbarte Gesetz, das am meisten einbringt
reasons-copied-known = so viel wie { $law }, das benachbarte Gesetz, das am meisten einbringt
reasons-condition-missed = { $found }; nötig: { $limits }
reasons-condition-held = { $reason }; die Bedingung ist erfüllt: { $found }
reasons-magic-times = { $n } Magiemarker mal Magiebonus { $bonuses }
reasons-magic-times-sum = { $n } Magiemarker mal { $sum }, die Summe der Magieboni { $bonuses }
reasons-magic-alone = { $n } Magiemarker, aber kein Magiebonus
reasons-bonus-alone =
    { $n ->
        [one] Magiebonus { $bonuses }, aber kein Magiemarker
       *[other] Magieboni { $bonuses }, aber kein Magiemarker
    }
reasons-kinds = Verteidigung { $defense }, Magie { $magic }, Wissenschaft { $science }
reasons-sets-item =
    { $n ->
        [one] { $n } vollständiger Markersatz zu { $worth } Punkten: { $kinds }
       *[other] { $n } vollständige Markersätze zu { $worth } Punkten: { $kinds }
    }
reasons-no-set = kein vollständiger Markersatz: { $kinds }
reasons-attack-item = Angriffsmarker der Mitspieler: { $n }, eigene Verteidigung: { $defense }; { $outcome }
reasons-attack-stopped = alle abgewehrt

## Painting

painting-no-gems-left = Einfärben: keines, kein Edelstein ist übrig.
painting-best-painting = Einfärben, für dich gewählt ({ $known }):
painting-best-is-none = Einfärben: keines, für dich gewählt ({ $known }).
painting-chosen-painting = Einfärben, wie der Spieler es gewählt hat ({ $known }):
painting-chosen-is-none = Einfärben: keines, wie der Spieler gewählt hat ({ $known }).
painting-none-scores-more = mehr Punkte sind nicht möglich
painting-no-other-scores-more = mehr Punkte sind nicht möglich
painting-no-gem-scores-more = kein Edelstein auf einem Segment brächte mehr
painting-another-scores-more = anders wären mehr Punkte möglich
painting-unproven = das beste gefundene; ob mehr möglich ist, ist nicht bewiesen
painting-painted-circle = - Kreis unter { $card }: lege { $gems }; { $end }
painting-gems-on = { $n } { $things } auf { $sections } Segment
painting-section-labels-left = das linke
painting-section-labels-right = das rechte
painting-section-labels-bottom-left = das untere linke
painting-section-labels-bottom-right = das untere rechte
painting-stays-mixed = der Kreis bleibt mehrfarbig
painting-becomes = der Kreis wird { color-plain }
painting-named-card = { $name } ({ $number }, Stufe { $level })
painting-numbered-card = Karte { $number } (Stufe { $level })
painting-unknown-card = der Karte auf Stufe { $level }, Platz { $x }
painting-sections-of-a-circle = Die Segmente eines Kreises: das linke = obere rechte Ecke der linken unteren Karte, das rechte = obere linke Ecke der rechten unteren Karte, das untere linke und das untere rechte = untere Kante der oberen Karte.

## Cards as text

cards-sections = Segmente
cards-section-names-1 = oben links
cards-section-names-2 = oben rechts
cards-section-names-3 = unten
cards-blank = leer
cards-level = Stufe { $level }: zahle { $cost }  erhalte { $reward }
cards-gems =
    { $n ->
        [one] { $n } { color-en }
       *[other] { $n } { color-e }
    }
cards-gems-nominative =
    { $n ->
        [one] { $n } { color-er }
       *[other] { $n } { color-e }
    }
cards-top-reward = die Belohnungen der Stufen 1, 2 und 3 oder { $n } Machtpunkte
cards-names = Namen: { $names }
cards-columns-1 = Nummer
cards-columns-2 = Name

## Labels of tables and drawings

labels-lines-circles = Kreise
labels-lines-infinite-gems = Unerschöpfliche
labels-lines-laws = Gesetze
labels-lines-power = Macht
labels-lines-magic = Magie
labels-lines-sets = Markersätze
labels-lines-attack = Angriff
labels-total = Gesamt
labels-rank = Rang
labels-player = Spieler
labels-winner = Sieger
labels-winners = Sieger
labels-level = Stufe
labels-circle = einfarbiger Kreis
labels-painted = eingefärbt
labels-points = Machtpunkte
labels-science = Wissenschaft
labels-magic = Magie
labels-defense = Verteidigung
labels-magic-bonus = Magiebonus
labels-circle-bonus = Kreisbonus
labels-infinite-gem = unerschöpflicher Edelstein
labels-stored-gem = abgelegter Edelstein
labels-tucked-card = Karte darunter
labels-gems = Edelsteine
labels-draw = ziehen
labels-attack = Angriff
labels-power = Macht
labels-letters-science = W
labels-letters-magic = M
labels-letters-attack = A
labels-letters-defense = V
