### Italian: a game in progress.
### Nobody who speaks Italian well has read this file yet. What each message is for, the English file says.

## Parts of sentences

table-no-gems = nessuna gemma
table-no-card = nessuna carta
table-a-card = una carta
table-token-power = gettone Punti Potere di valore { $n }
table-token-science = gettone Scienza
table-token-magic = gettone Magia
table-token-defense = gettone Difesa
table-token-magic-bonus = gettone Bonus +{ $n } per la magia
table-token-circle-bonus = gettone Bonus +{ $n } per i cerchi { color-masculine-plural }
table-a-token = un { $token }
table-at-base = { color-feminine } in basso
table-at-tip = { color-feminine } in alto
table-place = livello { $level }, posto { $x }
table-level = livello { $level }
table-under = sotto { $card }
table-virtual-opponents =
    { $n ->
        [one] { $n } avversario virtuale
       *[other] { $n } avversari virtuali
    }
table-editions-french = francese
table-editions-english = inglese
table-editions-german = tedesca
table-editions-italian = italiana
table-editions-portuguese = portoghese

## Events

events-game-started = { $players } iniziano una partita. Edizione: { $edition }.
events-cards-removed = Non usate in questa edizione: { $cards }.
events-decks-made = Il mazzo grande ha { $auction } carte, il mazzo piccolo { $reserve }.
events-gems-returned = { $player } restituisce { $gems }.
events-dealt = { $player } riceve { $things }{ $shown }.
events-first-card-placed = { $player } comincia con { $card }.
events-turn-started = — Turno { $turn } —
events-cards-revealed = Nuove carte: { $row }.
events-auction-started = Asta { $auction }: { $players }.
events-choice-made = { $player } ha scelto.
events-bids-revealed = Si aprono le mani: { $bids }.
events-bid-pass = { $player } passa
events-virtual-bid = avversario virtuale { $number } { color-masculine }
events-claims-revealed = Carte scelte: { $claims }.
events-claim-none = { $player } nessuna carta { color-feminine }
events-card-taken = { $player } prende { $card } ({ color-masculine }).
events-cards-discarded = Scartate: { $cards }.
events-passed = { $player } passa.
events-gems-taken = { $player } prende { $gems } dalla riserva.
events-row-moved = La riga d'asta avanza; scartate: { $cards }; ora in alto: { $row }.
events-card-tucked = { $player } mette { $card } sotto { $at }.
events-row-refilled = { $card }, dal mazzo piccolo, prende il posto libero ({ $slot }).
events-auction-skipped = { $player } non parteciperà alla prossima fase d'asta.
events-round-started = Round { $round }: { $players }.
events-cards-laid = Carte rivelate: { $cards }.
events-laid-for-gems = { " " }(in cambio di gemme)
events-card-returned = { $player } riprende in mano { $card }.
events-card-placed = { $player } mette { $card } { $where }{ $paid }{ $infinite }.
events-on-place = al livello { $level }, posto { $x }
events-on-level-one = al livello 1
events-left-of = al livello 1, a sinistra di { $card }
events-right-of = al livello 1, a destra di { $card }
events-across = al livello { $level }, sopra { $cards }
events-paid = ; paga { $gems }
events-infinite = ; le gemme infinite pagano { $gems }
events-circle-closed = { $player } completa un cerchio { color-masculine } e prende 1 gemma { color-feminine }.
events-circle-without-gem = { $player } completa un cerchio { color-masculine }; nella riserva non ci sono più gemme { color-feminine-plural }.
events-tokens-gained = { $player } riceve { $tokens } su { $at }.
events-attack-gained = { $player } prende { $tokens } dietro lo schermo.
events-infinite-gem-gained = { $player } mette una gemma infinita { color-feminine } della riserva su { $at }.
events-own-infinite-gem = { $player } mette una propria gemma { color-feminine } come gemma infinita su { $at }.
events-infinite-gem-lost = { $player } non riceve la gemma infinita { color-feminine }.
events-card-drawn = { $player } pesca { $card } { deck-source }.
events-law-responded = { $card } di { $player } ha effetto.
events-no-effect = { $card } di { $player }: ciò che farebbe ora non è possibile.
events-option-chosen = { $player } sceglie l'opzione { $option }.
events-option-taken = { $player } sceglie: { $option }.
events-gems-paid = { $player } paga { $gems }.
events-attack-paid = { $player } restituisce { $tokens }.
events-token-paid = { $player } restituisce { $token } da { $at }.
events-token-moved = { $player } sposta { $token } da { $at } a { $to }.
events-token-turned = { $player } gira un gettone su { $at }: { $side } diventa { $other }.
events-card-taken-back = { $player } riprende in mano { $card } da sotto { $at }.
events-gems-taken-back = { $player } riprende dietro lo schermo { $gems } da { $at }.
events-gem-stored = { $player } mette 1 gemma { color-feminine } su { $at }.
events-gems-lost = { $player } perde { $gems }.
events-no-gems-lost = { $player } non ha gemme da perdere.
events-card-put-back = { $player } rimette { $card } { deck-put }.
events-cards-looked-at =
    { $n ->
        [one] { $player } guarda { deck-end-one } carta { deck-genitive }{ $shown }.
       *[other] { $player } guarda le { deck-end-many } { $n } carte { deck-genitive }{ $shown }.
    }
events-rest-put-back-top =
    { $n ->
        [one] { $player } rimette { $n } carta sulla cima { deck-genitive }.
       *[other] { $player } rimette { $n } carte sulla cima { deck-genitive }.
    }
events-rest-put-back-bottom =
    { $n ->
        [one] { $player } rimette { $n } carta sul fondo { deck-genitive }.
       *[other] { $player } rimette { $n } carte sul fondo { deck-genitive }.
    }
events-screen-seen = { $player } guarda dietro lo schermo di { $other }{ $shown }.
events-card-moved-under = { $player } sposta { $card } dal livello { $level } sotto { $to }.
events-tokens-swapped = { $player } scambia con { $other } { $token } in cambio di { $taken }{ $paid }.
events-hand-discarded = { $player } toglie lo schermo: { $behind }; carte scartate dalla mano: { $cards }.
events-section-painted = { $player } colora di { color-masculine } la sezione { $section } del cerchio { $circle }.
events-circle-under = sotto { $at }
events-circle-at = al { $at }

## Questions to a player

prompts-chooses =
    { $n ->
        [one] { $players } deve scegliere { $choosing }.
       *[other] { $players } devono scegliere { $choosing }.
    }
prompts-up-to = { " " }(ancora { $n } al massimo)
prompts-due = { " " }(ancora { $n })
prompts-gems-to-return = Quali due delle tue gemme restituisci?
    .choosing = due gemme da restituire
prompts-start = Con quale personaggio cominci la tua piramide, e quale tieni?
    .choosing = la prima carta, e una da tenere
prompts-bid = Asta { $auction } di { $auctions }: che cosa offri?
    .choosing = un'offerta
prompts-claim =
    { $n ->
        [one] Anche { $others } ha offerto { color-masculine }: quale carta vuoi? Se è la stessa, non la riceve nessuno.
       *[other] Anche { $others } hanno offerto { color-masculine }: quale carta vuoi? Se è la stessa, non la riceve nessuno.
    }
    .choosing = una delle carte di un colore
prompts-claim-alone = Solo tu hai offerto { color-masculine }: quale delle due carte prendi?
prompts-claim-with-virtual = Anche un avversario virtuale ha offerto { color-masculine }: prendi la carta in alto, o le lasci tutte e due?
prompts-attack-card = Il tuo gettone Attacco: quale carta prendi?
    .choosing = una carta per un gettone Attacco
prompts-row-discard = Quale carta scarti per l'avversario virtuale?
    .choosing = una carta da scartare per un avversario virtuale
prompts-lay = Round { $round } di { $rounds }: quale carta giochi?
    .choosing = una carta da giocare
prompts-place = Dove metti { $about }?
    .choosing = il posto di una carta
prompts-price = le gemme da pagare per una legge
prompts-top-reward = { $about } è al livello { $level }: che cosa prendi?
    .choosing = la ricompensa dell'ultimo livello
prompts-gems =
    { $n ->
        [one] Prendi { $n } gemma: di quale colore?
       *[other] Prendi { $n } gemme: di quali colori?
    }
    .choosing = gemme della riserva
prompts-draw = Da quale mazzo peschi?{ $due }
    .choosing = un mazzo da cui pescare
prompts-own-gem = La riserva non ha gemme { color-feminine-plural } per { $about }. Ne metti una tua?
    .choosing = se dare una propria gemma
prompts-option = { $about }: che cosa scegli?
    .choosing = la ricompensa di una legge
prompts-effects = l'effetto di una legge
prompts-color = { $about }: di quale colore è la gemma infinita?
    .choosing = il colore di una gemma infinita
prompts-put-back = Quale carta rimetti sul mazzo?{ $due }
    .choosing = una carta da rimettere
prompts-put-under = Quale carta rimetti sotto il mazzo?{ $due }
prompts-store = Quale gemma metti su { $about }?{ $most }
    .choosing = gemme da mettere su una legge
prompts-row-card = Quale carta della riga d'asta prendi?
    .choosing = una carta della riga d'asta
prompts-use-law = Usi { $about }? Se sì: { $effects }.
    .choosing = se usare una legge
prompts-tuck-taken = Hai preso { $about }. La metti sotto una legge?
    .choosing = dove mettere la carta appena presa
prompts-tuck-hand = Quale carta della tua mano metti sotto { $about }?{ $most }
    .choosing = carte della mano da mettere sotto una legge
prompts-tuck-free = Quale carta libera metti sotto { $about }?
    .choosing = una carta libera da mettere sotto una legge
prompts-untuck = Quale carta riprendi da sotto { $about }?{ $most }
    .choosing = carte da riprendere da sotto una legge
prompts-keep = Quale delle { $cards } carte tieni?{ $due }
    .choosing = una carta da tenere
prompts-arrange = Quale carta rimetti sul mazzo? L'ultima sarà in cima.{ $due }
    .choosing = l'ordine delle carte da rimettere
prompts-arrange-below = Quale carta rimetti sotto il mazzo? L'ultima sarà quella più in basso.{ $due }
prompts-screen = Dietro lo schermo di chi guardi?
    .choosing = lo schermo dietro cui guardare
prompts-swap = Quale dei tuoi gettoni scambi?
    .choosing = uno scambio
prompts-swap-others = Quale gettone vuoi in cambio del tuo { $token }?
prompts-swap-gems =
    { $n ->
        [one] Quale gemma paghi a { $player }?
       *[other] Quali { $n } gemme paghi a { $player }?
    }
prompts-swap-for-nothing = Non paghi nulla a { $player }: scambi?
prompts-move-token = { $about }: quale gettone sposti?
    .choosing = un gettone da spostare
prompts-move-to = Su quale carta sposti il { $token }?
prompts-turn-token = { $about }: quale gettone giri?
    .choosing = un gettone da girare
prompts-pay = { $about }: se vuoi, { $payment }; in tal caso { $effects }.
    .choosing = se pagare per una legge
prompts-payment =
    { $n ->
        [one] Quale gemma paghi per { $about }?
       *[other] Quali { $n } gemme paghi per { $about }?
    }
    .choosing = con che cosa pagare
prompts-pay-card = Quale carta scarti per { $about }?{ $due }
prompts-pay-tucked = Quale carta sotto { $about } scarti?{ $due }
prompts-pay-token = Quale gettone restituisci per { $about }?{ $due }
prompts-lose =
    { $n ->
        [one] Perdi { $n } gemma: di quale colore?
       *[other] Perdi { $n } gemme: di quali colori?
    }
    .choosing = gemme da perdere
prompts-lose-none = Non hai gemme da perdere.
prompts-paint = Dove metti una gemma?
    .choosing = dove colorare

## Choices of a player

actions-card-on-level = { $card } al livello { $level }
actions-left-end = livello 1, estremità sinistra
actions-right-end = livello 1, estremità destra
actions-level-on-cards = livello { $level }, sopra { $cards }
actions-start = comincia con { $card }{ $gives }
actions-start-gives = : ricevi { $reward }
actions-keep = tieni { $card }
actions-bid = { color-masculine }: per { $cards }
actions-bid-attack = gettone Attacco: prendi una carta qualsiasi prima degli altri
actions-pass-auction =
    { $n ->
        [one] passa: nessuna carta, ma { $n } gemma
       *[other] passa: nessuna carta, ma { $n } gemme
    }
actions-pass-for-nothing = passa: nessuna carta
actions-claim-base = { $card }, la carta in basso
actions-claim-tip = { $card }, la carta in alto
actions-claim-none = nessuna delle due
actions-keep-in-hand = tienila in mano
actions-tuck-under = mettila sotto { $place }
actions-lay-law = { $card } (legge)
actions-discard =
    { $n ->
        [one] scarta { $card } per { $n } gemma
       *[other] scarta { $card } per { $n } gemme
    }
actions-pass-round = passa: in questo turno non giochi altre carte
actions-place = { $place }: { $payment }; ricevi { $rewards }{ $top }{ $circle }
actions-or-points = , o { $n } punti
actions-closes = ; completa un cerchio { color-masculine }
actions-circle-of = ; cerchio: { $sections }
actions-colored-sections =
    { $n ->
        [one] { $n } { color-feminine }
       *[other] { $n } { color-feminine-plural }
    }
actions-in-place-of = al posto di { $place }
actions-less =
    { $n ->
        [one] { $gems }, { $n } gemma in meno
       *[other] { $gems }, { $n } gemme in meno
    }
actions-payment = paga { $gems }
actions-pay-nothing = non pagare nulla
actions-top-rewards = le ricompense dei livelli 1, 2 e 3: { $rewards }
actions-decks-law-deck = una carta Legge
actions-decks-reserve-deck = una carta Personaggio del mazzo piccolo
actions-own-gem = metti una tua gemma
actions-no-own-gem = rinuncia
actions-color = { color-masculine } (nella riserva: { $n })
actions-gem = una gemma { color-feminine }
actions-token = { $token } su { $place }
actions-place-of = { $place } di { $player }
actions-turn-attack = un gettone Attacco: va come gettone Difesa su { $place }
actions-turn-token = { $side } su { $place }: diventa { $other }
actions-yes = sì
actions-no = no
actions-swap-nothing = non scambiare nulla
actions-leave-tokens = lascia i gettoni come sono
actions-done = fatto: nient'altro
actions-circle = il cerchio sotto { $place }: { $sections }
actions-paint = la sezione { $section } di { color-masculine }, { $circle }
actions-paint-best = colora per il maggior numero di punti: viceroy trova come
actions-paint-no-more = fatto: non colorare altro

## Moments of a game

moments-game-over = La partita è finita
moments-painting = Fine della partita: colorazione
moments-before = Prima del primo turno
moments-development = Turno { $turn } di { $turns }, sviluppo, round { $round } di { $rounds }
moments-auction = Turno { $turn } di { $turns }, asta { $auction } di { $auctions }

## Why a choice cannot be taken back

undo-nothing-done = non è ancora stato fatto nulla
undo-gems-returned = delle gemme sono state restituite
undo-cards-removed = delle carte sono state tolte dal gioco
undo-characters-dealt = sono state distribuite carte Personaggio
undo-first-card-placed = le prime carte sono scoperte
undo-decks-made = i mazzi sono stati formati
undo-laws-dealt = sono state distribuite carte Legge
undo-cards-revealed = nuove carte sono nella riga d'asta
undo-bids-revealed = tutte le mani si sono aperte
undo-claims-revealed = le carte scelte sono note
undo-cards-laid = le carte giocate sono rivelate
undo-passed = si sa chi ha passato
undo-card-drawn = una carta è stata pescata
undo-cards-looked-at = qualcuno ha guardato carte di un mazzo
undo-screen-seen = qualcuno ha guardato dietro uno schermo
undo-row-refilled = una nuova carta è nella riga d'asta
undo-hand-discarded = gli schermi sono stati tolti
undo-choice-made = nel frattempo ha scelto qualcun altro

## Remarks on a score sheet

remarks-unknown-set = Il set di carte di questo foglio non è qui: apri il suo file.
remarks-unknown-card = Nessuna carta di questo set ha il numero { $card }.
remarks-card-twice = Questa carta sta in due posti.
remarks-gap = Questo posto è vuoto, ma le carte di una fila stanno una accanto all'altra.
remarks-no-support = Una carta poggia su due carte della fila sotto, e una di esse manca.
remarks-too-high = Una piramide ha al massimo 5 livelli.
remarks-law-on-level-5 = Le leggi non stanno al livello 5.
remarks-lies-under = Questa legge sta sotto un personaggio: toglila e tocca il personaggio.
remarks-on-levels = Questa legge sta solo al livello { $levels }.
remarks-choice = Che cosa ha dato? Tocca la carta per dirlo.
remarks-tucked-most =
    { $n ->
        [one] Sotto questa carta sta al massimo { $n } carta.
       *[other] Sotto questa carta stanno al massimo { $n } carte.
    }
remarks-tucked-which = Tocca la carta per dire quali carte ci sono sotto.
remarks-stored-most =
    { $n ->
        [one] Su questa carta sta al massimo { $n } gemma.
       *[other] Su questa carta stanno al massimo { $n } gemme.
    }
remarks-stored-none = Su questa carta non si depongono gemme.
remarks-stored-which = Tocca la carta per dire di che colori sono le gemme.
remarks-painting = Questa colorazione non va più con le carte e le gemme: scegline un'altra.
remarks-too-many = { $pieces }: { $found } su questo foglio, ma { $supply } nel gioco.

## Refusals

refusals-no-gem-of-color = non hai nessuna gemma { color-feminine }; dietro lo schermo hai { $available }
refusals-or-others = , o altrettante altre
refusals-free-card-to-replace = ai livelli da 1 a 4 non c'è una carta libera che la legge possa sostituire
refusals-sentences-game-over = la partita è finita
refusals-sentences-unknown-seat = lì non siede nessuno
refusals-sentences-not-your-choice = ora non tocca a te scegliere
refusals-sentences-wrong-action = ora devi scegliere qualcos'altro
refusals-sentences-malformed = non è un'azione possibile
refusals-sentences-not-your-seat = questa scelta spetta a un altro giocatore
refusals-sentences-stale = valeva per un altro momento della partita
refusals-sentences-not-two-gems = devono essere due delle gemme che hai: { $available }
refusals-sentences-not-dealt = devono essere due delle carte che hai ricevuto: { $listed }
refusals-sentences-no-gem = non hai { $needed }; dietro lo schermo hai { $available }
refusals-sentences-no-card-there = lì non c'è nessuna carta
refusals-sentences-no-attack-token = non hai gettoni Attacco
refusals-sentences-attack-too-late = un gettone Attacco vale solo nella prima asta di un turno, e questa è l'asta { $found }
refusals-sentences-not-claimable = qui non si può scegliere
refusals-sentences-wrong-number-of-gems =
    { $n ->
        [one] serve { $n } gemma, non { $found }
       *[other] servono { $n } gemme, non { $found }
    }
refusals-sentences-bank-short = la riserva ha { $available }
refusals-sentences-deck-short = da pescare restano { $laws } e { $characters }
refusals-sentences-wrong-number-of-cards =
    { $n ->
        [one] serve { $n } carta, non { $found }
       *[other] servono { $n } carte, non { $found }
    }
refusals-sentences-not-in-hand = non hai in mano la carta
refusals-sentences-drawn-this-phase = l'hai pescata in questa fase, perciò non si può giocare prima del prossimo turno
refusals-sentences-nowhere-to-place = il livello 1, il meno caro, costa { $needed }, e tu puoi pagare { $available }
refusals-sentences-no-selling = in questa edizione non si scartano carte in cambio di gemme
refusals-sentences-not-an-open-place = lì non può stare nessuna carta: deve poggiare su due carte, accanto alle altre
refusals-sentences-law-too-high = una legge non si mette al livello 5
refusals-sentences-not-a-card-to-replace = ai livelli da 1 a 4 non c'è una carta che la legge possa sostituire
refusals-sentences-not-a-character = non c'è un personaggio sotto cui mettere la legge
refusals-sentences-wrong-level = la legge si mette solo al livello { $either }
refusals-sentences-condition-fails = la condizione per giocare la legge ora non è soddisfatta
refusals-sentences-cannot-pay = costa { $needed }, e dietro lo schermo hai { $available }
refusals-sentences-wrong-left-out = le tue leggi ti fanno risparmiare { $needed }{ $others }, non { $available }
refusals-sentences-too-many-infinite = le gemme infinite possono pagarne { $available }
refusals-sentences-no-such-option = la legge non ha un'opzione { $n }; ci sono { $listed }
refusals-sentences-not-of-the-deck = la carta appartiene all'altro mazzo
refusals-sentences-not-looked-at = non guardi la carta { $n }, ma { $listed }
refusals-sentences-not-another-player = deve essere lo schermo di un altro giocatore
refusals-sentences-not-free = la carta non è libera: deve stare all'estremità della sua fila, senza carte sopra né sotto di sé
refusals-sentences-no-such-law = lì non c'è una legge che aspetta carte
refusals-sentences-no-such-token = lì non c'è un tale gettone
refusals-sentences-no-section = non c'è un tale cerchio
refusals-sentences-painted-twice = la sezione è già stata colorata
refusals-sentences-own-color = la sezione ha già quel colore
refusals-sentences-pure-circle = il cerchio era già di un solo colore prima della colorazione, e resta com'è
refusals-sentences-best-too-late = la colorazione migliore si cerca solo finché nulla è stato colorato

## Hints

hints-best = è in testa nelle partite provate
hints-worse = è rimasta indietro nelle partite provate
hints-proven = niente rende di più fino alla fine
hints-takes-any = prende una carta della riga d'asta, qualunque cosa offrano gli altri
hints-brings-gems =
    { $n ->
        [one] dà { $n } gemma
       *[other] dà { $n } gemme
    }
hints-begins = dà subito { $reward }
hints-passes-round = tiene carte e gemme per dopo
hints-passes-auction = prende gemme al posto di una carta
hints-then-gems = poi dietro lo schermo: { $gems }
hints-bid-for = { $card } { $outlook }
hints-too-dear = costa più gemme di quante ne hai
hints-as-high =
    { $n ->
        [one] può stare solo al livello 1, dove dà { $reward }
       *[other] può salire fino al livello { $n }, dove dà { $reward }
    }
hints-law-costs =
    { $n ->
        [one] costa { $n } gemma: { $law }
       *[other] costa { $n } gemme: { $law }
    }
hints-law-is-free = non costa gemme: { $law }
hints-closes = completa un cerchio { color-masculine } al livello { $level }
hints-brings = dà { $reward } al livello { $level }
hints-needs-no-gems = non costa gemme al livello { $level }
hints-after =
    { $n ->
        [one] Dopo { $n } azione.
       *[other] Dopo { $n } azioni.
    }
hints-columns-1 = punti
hints-columns-2 = intervallo 95 %
hints-columns-3 = scelta, e che cosa dà
hints-to-type = digita
hints-interval = da { $low } a { $high }
hints-legend = punti: il tuo probabile vantaggio sul migliore degli altri alla fine del prossimo turno, con ciò che può ancora dare punti; meno di 0 è uno svantaggio.

## Reviews

reviews-leads-to = alla fine del prossimo turno, in media: { $differences }
reviews-gems = gemme rimaste
reviews-cards = carte in mano
reviews-others = punti del migliore degli altri
reviews-columns-1 = giocatore
reviews-columns-2 = fine
reviews-columns-3 = avvio
reviews-columns-4 = fortuna
reviews-columns-5 = scelte
reviews-columns-6 = errori
reviews-legend-1 = fine: il vantaggio sul migliore degli altri alla fine. avvio: il vantaggio atteso alla prima scelta.
reviews-legend-2 = fortuna: ciò che le carte e gli altri hanno portato da allora. scelte: ciò che altre scelte avrebbero portato in più.
reviews-legend-3 = errori: di certo un punto o più in meno di un'altra scelta, in base a ciò che il giocatore sapeva; su quante scelte. Tra parentesi: intervalli del 95 %.
reviews-costliest = Gli errori più costosi:
reviews-none = { $player }: nessun errore
reviews-cost = { $player }. { $moment }, dopo l'azione { $n }: { $points } punti ({ $interval })
reviews-chosen = scelto
reviews-better = meglio
reviews-course = Il vantaggio atteso, turno per turno:
reviews-look = Un momento come posizione, per continuare a giocare: { $command }

## A game in a terminal

terminal-row = Riga d'asta
terminal-row-is-empty = La riga d'asta è vuota.
terminal-bank = Riserva: { $gems }
terminal-decks = mazzi: { $auction } per le aste, { $reserve } nel mazzo piccolo, { $laws }
terminal-deck-before = mazzi: { $characters }, { $laws }
terminal-still-bidding = avversari virtuali che offrono ancora: { $numbers }
terminal-on-top = Sulla cima { deck-genitive }: { $cards }
terminal-at-bottom = Sul fondo { deck-genitive }: { $cards }
terminal-known-to = una carta nota a { $players }
terminal-players = Giocatori
terminal-you = { $player } (tu)
terminal-hand = mano: { $cards }
terminal-empty = vuota
terminal-points-now =
    { $n ->
        [one] { $n } punto finora
       *[other] { $n } punti finora
    }
terminal-infinite-to-use = gemme infinite da usare: { $gems }
terminal-has-chosen = ha scelto
terminal-has-to-choose = deve scegliere
terminal-has-card = ha una carta
terminal-has-passed = ha passato
terminal-skips = non partecipa a questa fase d'asta
terminal-skips-next = non parteciperà alla prossima fase d'asta
terminal-your-hand = La tua mano
terminal-your-hand-is-empty = Non hai carte in mano.
terminal-not-this-turn = non questo turno
terminal-pyramid = { $player }: piramide
terminal-no-card-yet = Ancora nessuna carta.
terminal-law = { $card } (legge, { $corners }): { $law }
terminal-as-seen-by = Come lo vede { $player }.
terminal-behind-screen = dietro lo schermo: { $behind }
terminal-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
terminal-any-color = a scelta
terminal-to-place = da mettere
terminal-looked-at = guardata
terminal-you-have = Hai: { $belongings }. Riserva: { $gems }.
terminal-more = seguito: { $first } a { $last }
terminal-back = indietro
terminal-all-gems = { color-masculine }: { $gems } in tutto
terminal-gems-left =
    { $n ->
        [one] { $question } Ancora { $n } gemma.
       *[other] { $question } Ancora { $n } gemme.
    }
terminal-discard =
    { $n ->
        [one] scarta una carta per { $n } gemma
       *[other] scarta una carta per { $n } gemme
    }
terminal-section = la sezione { $section }{ $now }: { color-masculine }
terminal-section-now = { " " }(ora { color-feminine })
