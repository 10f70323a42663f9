### German: the words of the game.
### Nobody who speaks German well has read this file yet. What each message is for, the English file says.
### Nouns stand in the accusative, as after "für jeden".

## The words of the game

words-both = und
words-either = oder
words-together = { words-either }
words-semicolon = { "; " }
words-colon = { ": " }
words-color = { color-plain }
color-plain =
    { $color ->
        [blue] blau
        [red] rot
        [green] grün
        [yellow] gelb
       *[other] { "" }
    }
color-e =
    { $color ->
        [blue] blaue
        [red] rote
        [green] grüne
        [yellow] gelbe
       *[other] { "" }
    }
color-en =
    { $color ->
        [blue] blauen
        [red] roten
        [green] grünen
        [yellow] gelben
       *[other] { "" }
    }
color-er =
    { $color ->
        [blue] blauer
        [red] roter
        [green] grüner
        [yellow] gelber
       *[other] { "" }
    }
color-em =
    { $color ->
        [blue] blauem
        [red] rotem
        [green] grünem
        [yellow] gelbem
       *[other] { "" }
    }
words-nouns-cards =
    { $n ->
        [one] Karte
       *[other] Karten
    }
    .gender = f
words-nouns-circles =
    { $n ->
        [one] einfarbigen Kreis
       *[other] einfarbige Kreise
    }
    .gender = m
words-nouns-infinite-gems =
    { $n ->
        [one] unerschöpflichen Edelstein
       *[other] unerschöpfliche Edelsteine
    }
    .gender = m
words-nouns-gems =
    { $n ->
        [one] Edelstein
       *[other] Edelsteine
    }
    .gender = m
words-nouns-sets =
    { $n ->
        [one] vollständigen Markersatz (je 1 Verteidigung, Magie und Wissenschaft)
       *[other] vollständige Markersätze (je 1 Verteidigung, Magie und Wissenschaft)
    }
    .gender = m
words-nouns-level =
    { $n ->
        [one] Stufe
       *[other] Stufen
    }
    .gender = f
words-nouns-turn =
    { $n ->
        [one] Spielrunde
       *[other] Spielrunden
    }
    .gender = f
words-nouns-rows =
    { $n ->
        [one] Reihe
       *[other] Reihen
    }
    .gender = f
words-nouns-science = Wissenschaftsmarker
    .gender = m
words-nouns-magic = Magiemarker
    .gender = m
words-nouns-defense = Verteidigungsmarker
    .gender = m
words-nouns-power = Machtpunktmarker
    .gender = m
words-nouns-power-points =
    { $n ->
        [one] Machtpunkt
       *[other] Machtpunkte
    }
    .gender = m
words-nouns-magic-bonus = Bonusmarker für Magie
    .gender = m
words-nouns-circle-bonus = Bonusmarker für Kreise
    .gender = m
words-nouns-attack = Angriffsmarker
    .gender = m
words-nouns-cost-gems =
    { $n ->
        [one] Edelstein in den Kosten von Charakterkarten
       *[other] Edelsteine in den Kosten von Charakterkarten
    }
    .gender = m
words-kinds-character =
    { $n ->
        [one] Charakterkarte
       *[other] Charakterkarten
    }
    .gender = f
words-kinds-law =
    { $n ->
        [one] Gesetzeskarte
       *[other] Gesetzeskarten
    }
    .gender = f
words-colored-circles =
    { $n ->
        [one] { color-en } Kreis
       *[other] { color-e } Kreise
    }
    .gender = m
words-colored-infinite-gems =
    { $n ->
        [one] unerschöpflichen { color-en } Edelstein
       *[other] unerschöpfliche { color-e } Edelsteine
    }
    .gender = m
words-colored-gems =
    { $n ->
        [one] { color-en } Edelstein
       *[other] { color-e } Edelsteine
    }
    .gender = m
words-colored-cost-gems =
    { $n ->
        [one] { color-en } Edelstein in den Kosten von Charakterkarten
       *[other] { color-e } Edelsteine in den Kosten von Charakterkarten
    }
    .gender = m
words-colored-circle-bonus = Bonusmarker für { color-e } Kreise
    .gender = m
deck-source =
    { $end ->
        [bottom] vom unteren Ende { deck-genitive }
       *[top]
            { $deck ->
                [reserve_deck] vom Reservestapel
               *[law_deck] vom Gesetzeskartenstapel
            }
    }
deck-put =
    { $end ->
        [bottom] ans untere Ende { deck-genitive }
       *[top]
            { $deck ->
                [reserve_deck] oben auf den Reservestapel
               *[law_deck] oben auf den Gesetzeskartenstapel
            }
    }
deck-inside =
    { $deck ->
        [reserve_deck] im Reservestapel
       *[law_deck] im Gesetzeskartenstapel
    }
deck-end-one =
    { $end ->
        [bottom] unterste
       *[top] oberste
    }
deck-end-many =
    { $end ->
        [bottom] untersten
       *[top] obersten
    }
deck-genitive =
    { $deck ->
        [auction_deck] des Auktionsstapels
        [reserve_deck] des Reservestapels
       *[law_deck] des Gesetzeskartenstapels
    }

## Words that people type

typed-joining = und oder
typed-words-blue = blau
typed-words-red = rot
typed-words-green = grün gruen
typed-words-yellow = gelb
typed-words-french = französisch
typed-words-english = englisch
typed-words-german = deutsch
typed-words-italian = italienisch
typed-words-portuguese = portugiesisch
typed-words-1 = eins ein eine einen
typed-words-2 = zwei
typed-words-3 = drei
typed-words-4 = vier
typed-words-5 = fünf
typed-words-6 = sechs
typed-words-7 = sieben
typed-words-8 = acht
typed-words-9 = neun
typed-words-10 = zehn
typed-keys-number = nummer nr
typed-keys-en = englisch
typed-keys-sections = abschnitte sektionen
typed-keys-levels = stufen ebenen
typed-keys-cost = kosten
typed-keys-reward = belohnung
typed-keys-points = punkte
typed-keys-scoring = wertung
typed-keys-characters = charaktere personen
typed-keys-laws = gesetze
typed-keys-players = spieler
typed-keys-pyramid = pyramide
typed-keys-gems = edelsteine juwelen
typed-keys-count = zähle anzahl
typed-keys-where = wo
typed-keys-color = farbe
typed-keys-extends = erweitert
typed-keys-replace = ersetzt
typed-keys-drop = ohne
typed-keys-top-left = oben_links
typed-keys-top-right = oben_rechts
typed-keys-bottom = unten
typed-keys-bottom-left = unten_links
typed-keys-bottom-right = unten_rechts
typed-keys-draw = ziehen karten
typed-keys-science = wissenschaft
typed-keys-magic = magie
typed-keys-defense = verteidigung
typed-keys-attack = angriff
typed-keys-power = macht machtpunkte siegpunkte
typed-keys-infinite-gem = unerschöpflich
typed-keys-circle-bonus = kreisbonus
typed-keys-magic-bonus = magiebonus
typed-keys-value = wert
typed-keys-per = je pro für
typed-keys-every = alle
typed-keys-up-to = höchstens bis
typed-keys-kind = art
typed-keys-level = stufe ebene
typed-keys-section = abschnitt
typed-keys-tokens = marker
typed-keys-on-play = beim_ausspielen effekt
typed-keys-whenever = immer_wenn
typed-keys-event = ereignis
typed-keys-only-if = nur_wenn
typed-keys-at-least = mindestens
typed-keys-price = preis
typed-keys-deck = stapel
typed-keys-cards = karten
typed-keys-circles = kreise
typed-keys-character = charakter person
typed-keys-law = gesetz
typed-keys-adjacent = benachbart angrenzend
typed-keys-hand = hand
typed-keys-most = meiste meisten
typed-keys-fewest = wenigste wenigsten
