### Italian: scores, cards and drawings.
### Nobody who speaks Italian well has read this file yet. What each message is for, the English file says.

## Reasons of a score

reasons-circle-item = cerchio { color-masculine } al livello { $level }{ $painted }: { $level }{ $bonus }
reasons-painted-with =
    { $n ->
        [one] , colorato con { $n } gemma
       *[other] , colorato con { $n } gemme
    }
reasons-infinite-item = gemma infinita { color-feminine } al livello { $level }: { $level }{ $bonus }
reasons-circle-bonuses = , e { $n } per i bonus dei cerchi { color-masculine-plural }
reasons-per-each =
    { $n ->
        [1] { $found }; { $n } punto per unità
       *[other] { $found }; { $n } punti per unità
    }
reasons-per-every =
    { $n ->
        [1] { $found }; { $n } punto ogni { $every }
       *[other] { $found }; { $n } punti ogni { $every }
    }
reasons-reached = { $found }; { $points } per { $n }
reasons-reached-or-more = { $found }; { $points } da { $n } in su
reasons-tier-missed = { $found }; meno di { $n }
reasons-flat-item = il valore di questa legge
reasons-level-item = questa legge è al livello { $level }
reasons-most-won = { $found }; nessun altro giocatore ne ha di più
reasons-most-won-alone = { $found }; tutti gli altri giocatori ne hanno di meno
reasons-second-won = { $found }; un solo altro giocatore ne ha di più
reasons-most-lost = { $found }; ma un altro giocatore ne ha di più
reasons-most-lost-alone = { $found }; ma un altro giocatore ne ha lo stesso numero o di più
reasons-fewest-won = { $found }; nessun altro giocatore ne ha di meno
reasons-fewest-won-alone = { $found }; tutti gli altri giocatori ne hanno di più
reasons-fewest-lost = { $found }; ma un altro giocatore ne ha di meno
reasons-fewest-lost-alone = { $found }; ma un altro giocatore ne ha lo stesso numero o di meno
reasons-nothing-copied = nessuna legge adiacente dà punti
reasons-copied-item = quanto la legge adiacente che dà più punti
reasons-copied-known = quanto { $law }, la legge adiacente che dà più punti
reasons-condition-missed = { $found }; richiesto: { $limits }
reasons-condition-held = { $reason }; la condizione è soddisfatta: { $found }
reasons-magic-times = gettoni Magia: { $n }, moltiplicati per il bonus { $bonuses }
reasons-magic-times-sum = gettoni Magia: { $n }, moltiplicati per { $sum }, la somma dei bonus { $bonuses }
reasons-magic-alone = gettoni Magia: { $n }, ma nessun bonus per la magia
reasons-bonus-alone = bonus per la magia { $bonuses }, ma nessun gettone Magia
reasons-kinds = Difesa { $defense }, Magia { $magic }, Scienza { $science }
reasons-sets-item =
    { $n ->
        [one] { $n } set completo da { $worth } punti: { $kinds }
       *[other] { $n } set completi da { $worth } punti: { $kinds }
    }
reasons-no-set = nessun set completo: { $kinds }
reasons-attack-item = gettoni Attacco degli avversari: { $n }, difesa del giocatore: { $defense }; { $outcome }
reasons-attack-stopped = tutti neutralizzati

## Painting

painting-no-gems-left = Colorazione: nessuna, non resta nessuna gemma dietro lo schermo.
painting-best-painting = Colorazione scelta per te ({ $known }):
painting-best-is-none = Colorazione: nessuna, scelta per te ({ $known }).
painting-chosen-painting = Colorazione scelta dal giocatore ({ $known }):
painting-chosen-is-none = Colorazione: nessuna, scelta del giocatore ({ $known }).
painting-none-scores-more = nessuna colorazione dà più punti
painting-no-other-scores-more = nessun'altra dà più punti
painting-no-gem-scores-more = nessuna gemma su una sezione darebbe più punti
painting-another-scores-more = un'altra dà più punti
painting-unproven = la migliore trovata; non è dimostrato che nessun'altra dia più punti
painting-painted-circle = - cerchio sotto { $card }: metti { $gems }; { $end }
painting-gems-on =
    { $n ->
        [one] { $n } { $things } sulla sezione { $sections }
       *[other] { $n } { $things } sulle sezioni { $sections }
    }
painting-section-labels-left = sinistra
painting-section-labels-right = destra
painting-section-labels-bottom-left = in basso a sinistra
painting-section-labels-bottom-right = in basso a destra
painting-stays-mixed = resta multicolore
painting-becomes = diventa { color-masculine }
painting-named-card = { $name } ({ $number }, livello { $level })
painting-numbered-card = la carta { $number } (livello { $level })
painting-unknown-card = la carta al livello { $level }, posto { $x }
painting-sections-of-a-circle = Le sezioni di un cerchio: sinistra = angolo in alto a destra della carta inferiore sinistra, destra = angolo in alto a sinistra della carta inferiore destra, in basso a sinistra e in basso a destra = bordo inferiore della carta superiore.

## Cards as text

cards-sections = sezioni
cards-section-names-1 = in alto a sinistra
cards-section-names-2 = in alto a destra
cards-section-names-3 = in basso
cards-blank = vuota
cards-level = livello { $level }: paga { $cost }  ricevi { $reward }
cards-gems =
    { $n ->
        [one] { $n } { color-feminine }
       *[other] { $n } { color-feminine-plural }
    }
cards-gems-nominative = { cards-gems }
cards-top-reward = le ricompense dei livelli 1, 2 e 3, o { $n } Punti Potere
cards-names = nomi: { $names }
cards-columns-1 = numero
cards-columns-2 = nome

## Labels of tables and drawings

labels-lines-circles = Cerchi
labels-lines-infinite-gems = Gemme infinite
labels-lines-laws = Leggi
labels-lines-power = Potere
labels-lines-magic = Magia
labels-lines-sets = Set
labels-lines-attack = Attacco
labels-total = Totale
labels-rank = Posto
labels-player = Giocatore
labels-winner = Vincitore
labels-winners = Vincitori
labels-level = Livello
labels-circle = cerchio di un solo colore
labels-painted = colorato
labels-points = punti potere
labels-science = scienza
labels-magic = magia
labels-defense = difesa
labels-magic-bonus = bonus magia
labels-circle-bonus = bonus cerchi
labels-infinite-gem = gemma infinita
labels-stored-gem = gemma depositata
labels-tucked-card = carta sotto
labels-gems = gemme
labels-draw = pesca
labels-attack = attacco
labels-power = potere
labels-letters-science = S
labels-letters-magic = M
labels-letters-attack = A
labels-letters-defense = D
