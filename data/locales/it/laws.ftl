### Italian: laws in sentences.
### Nobody who speaks Italian well has read this file yet. What each message is for, the English file says.

## Quantities and conditions

quantities-section = con una sezione { color-feminine }
quantities-section-at-top-left = con una sezione { color-feminine } in alto a sinistra
quantities-section-at-top-right = con una sezione { color-feminine } in alto a destra
quantities-section-at-top = con una sezione { color-feminine } in alto
quantities-section-at-bottom = con una sezione { color-feminine } in basso
quantities-having-some = con gettoni
quantities-having-none = senza gettoni
quantities-resting-character =
    { $n ->
        [one] che poggia su una carta Personaggio
       *[other] che poggiano su una carta Personaggio
    }
quantities-resting-law =
    { $n ->
        [one] che poggia su una legge
       *[other] che poggiano su una legge
    }
quantities-each = ogni
quantities-none =
    { $gender ->
        [m] nessun
       *[f] nessuna
    }
quantities-each-one =
    { $gender ->
        [m] un
       *[f] una
    }
owner-in-pyramid =
    { $whose ->
        [mine] nella tua piramide
        [opponents] nelle piramidi di tutti gli altri giocatori
        [everybody] nelle piramidi di tutti i giocatori
       *[anybody] nella piramide
    }
owner-of-pyramid =
    { $whose ->
        [mine] della tua piramide
        [opponents] delle piramidi di tutti gli altri giocatori
        [everybody] delle piramidi di tutti i giocatori
       *[anybody] della piramide
    }
owner-behind-screen =
    { $whose ->
        [mine] dietro il tuo schermo
        [opponents] dietro gli schermi di tutti gli altri giocatori
        [everybody] dietro gli schermi di tutti i giocatori
       *[anybody] dietro lo schermo
    }
quantities-places-pyramid =
    { $counted ->
        [cards] { owner-in-pyramid } (escluse le carte sotto altre carte)
        [gems]
            { $n ->
                [one] posta sulle carte Legge { owner-of-pyramid }
               *[other] poste sulle carte Legge { owner-of-pyramid }
            }
       *[other] { owner-in-pyramid }
    }
quantities-places-pyramid-and-tucked = { owner-in-pyramid } (comprese le carte sotto altre carte)
quantities-places-tucked = sotto le carte { owner-of-pyramid }
quantities-places-row =
    { $counted ->
        [cost_gems] nella fila di questa legge
        [cards] nella fila di questa legge
       *[other] sulle carte nella fila di questa legge
    }
quantities-places-adjacent =
    { $counted ->
        [cost_gems] adiacenti a questa legge
        [cards]
            { $n ->
                [one] adiacente a questa legge
               *[other] adiacenti a questa legge
            }
       *[other] sulle carte adiacenti a questa legge
    }
quantities-places-above =
    { $counted ->
        [cost_gems] che poggiano su questa legge
        [cards]
            { $n ->
                [one] che poggia su questa legge
               *[other] che poggiano su questa legge
            }
       *[other] sulle carte che poggiano su questa legge
    }
quantities-places-below =
    { $counted ->
        [cost_gems] su cui poggia questa legge
        [cards] su cui poggia questa legge
       *[other] sulle carte su cui poggia questa legge
    }
quantities-places-beside =
    { $counted ->
        [cost_gems] a sinistra o a destra di questa legge
        [cards] a sinistra o a destra di questa legge
       *[other] sulle carte a sinistra o a destra di questa legge
    }
quantities-places-touching = di cui questa legge fa parte
quantities-places-here = su questa legge
quantities-places-tucked-here = sotto questa legge
quantities-places-stored-here =
    { $n ->
        [one] posta su questa legge
       *[other] poste su questa legge
    }
quantities-places-screen = { owner-behind-screen }
quantities-places-hand = nella tua mano
quantities-places-itself = fino a quello di questa legge
quantities-places-game = fino a questo compreso
quantities-on-level = al livello { $level } { owner-of-pyramid }
quantities-on-each-level = a ciascuno dei livelli { $levels } { owner-of-pyramid }
quantities-sets =
    { $n ->
        [one] set composto da { $parts }
       *[other] set composti da { $parts }
    }
    .gender = m
quantities-kinds-among =
    { $n ->
        [one] tipo presente ({ $parts })
       *[other] tipi presenti ({ $parts })
    }
    .gender = m
quantities-of-each-color = di ogni colore
quantities-levels-with =
    { $n ->
        [one] livello{ $levels } { owner-of-pyramid } con almeno { $parts }
       *[other] livelli{ $levels } { owner-of-pyramid } con almeno { $parts }
    }
    .gender = m
quantities-colors-among =
    { $n ->
        [one] colore di { $parts }
       *[other] colori di { $parts }
    }
    .gender = m
quantities-kinds-of-token =
    { $n ->
        [one] tipo di gettone { $parts }
       *[other] tipi di gettone { $parts }
    }
    .gender = m
quantities-opponents-with-fewer =
    { $n ->
        [one] altro giocatore che ha meno { $parts } di te
       *[other] altri giocatori che hanno meno { $parts } di te
    }
    .gender = m
quantities-opponents-with-more =
    { $n ->
        [one] altro giocatore che ha più { $parts } di te
       *[other] altri giocatori che hanno più { $parts } di te
    }
    .gender = m
quantities-greatest = (conta solo il tipo più numeroso)
quantities-each-counts =
    { $n ->
        [2] (da contare due volte)
       *[other] (da contare { $n } volte)
    }
quantities-for-each = per { $each_thing }
quantities-for-every = ogni { $n } { $things }
quantities-at-most-times = { $rate }, al massimo { $times }
quantities-times =
    { $n ->
        [one] una volta
       *[other] { $n } volte
    }
quantities-found = { $things }: { $n }
quantities-found-none = { quantities-found }
quantities-there-are =
    { $n ->
        [one] c'è { $limits } { $thing }
       *[other] ci sono { $limits } { $things }
    }
quantities-there-are-kinds =
    { $n ->
        [one] c'è { $limits } tipo presente ({ $parts })
       *[other] ci sono { $limits } tipi presenti ({ $parts })
    }
quantities-there-are-colors =
    { $n ->
        [one] c'è { $limits } colore di { $parts }
       *[other] ci sono { $limits } colori di { $parts }
    }
quantities-opponents-have-fewer =
    { $n ->
        [one] { $limits } altro giocatore ha meno { $things } di te
       *[other] { $limits } altri giocatori hanno meno { $things } di te
    }
quantities-opponents-have-more =
    { $n ->
        [one] { $limits } altro giocatore ha più { $things } di te
       *[other] { $limits } altri giocatori hanno più { $things } di te
    }
quantities-there-is-no = non c'è { $no_thing }
quantities-there-is-neither = non ci sono né { $things }
quantities-no-opponent-has-fewer = nessun altro giocatore ha meno { $things } di te
quantities-no-opponent-has-more = nessun altro giocatore ha più { $things } di te
quantities-nor = { " né " }
quantities-level-is = il livello di questa legge è { $limits }
quantities-turn-is = il numero di questo turno è { $limits }
quantities-exactly = esattamente { $n }
quantities-at-least = almeno { $n }
quantities-at-most = al massimo { $n }
quantities-at-most-none = { quantities-at-most }
quantities-fewer-of = { "" }

## Rewards

rewards-nothing = niente
rewards-any-gems =
    { $n ->
        [one] { $n } gemma a tua scelta
       *[other] { $n } gemme a tua scelta
    }
rewards-drawn =
    { $n ->
        [one] { $n } carta da un mazzo a tua scelta
       *[other] { $n } carte da mazzi a tua scelta
    }
rewards-their-gems =
    { $n ->
        [one] { $n } gemma a sua scelta
       *[other] { $n } gemme a sua scelta
    }
rewards-their-cards =
    { $n ->
        [one] { $n } carta da un mazzo a sua scelta
       *[other] { $n } carte da mazzi a sua scelta
    }
rewards-any-infinite-gem = 1 gemma infinita di un colore a tua scelta

## Effects of laws

effects-gain = Prendi { $gained }.
effects-choose-one = Prendi a scelta: { $options }.
effects-draw =
    { $n ->
        [one] Pesca { $n } carta { deck-source }.
       *[other] Pesca { $n } carte { deck-source }.
    }
effects-put-back-cards =
    { $n ->
        [one] Rimetti { $n } { $things } dalla tua mano { deck-put }.
       *[other] Rimetti { $n } { $things } dalla tua mano { deck-put }, nell'ordine che vuoi.
    }
effects-tuck-from-hand =
    { $n ->
        [one] Metti, se vuoi, 1 carta dalla tua mano sotto questa legge.
       *[other] Metti fino a { $n } carte dalla tua mano sotto questa legge.
    }
effects-tuck-any-from-hand = Metti sotto questa legge quante carte vuoi dalla tua mano.
effects-tuck-free-card = Metti sotto questa legge una carta libera della tua piramide, se ce n'è una: una carta all'estremità della sua fila, che non sorregge carte e non ne ha sotto di sé. Sposta su questa legge tutto ciò che era su di essa.
effects-store-gems =
    { $n ->
        [one] Metti su questa legge, se vuoi, 1 gemma da dietro il tuo schermo; vi resta.
       *[other] Metti su questa legge fino a { $n } gemme da dietro il tuo schermo; vi restano.
    }
effects-swap-tokens = Scambia, se vuoi, un gettone su una tua carta con un gettone su una carta di un altro giocatore, che non può rifiutare{ $paid }.
effects-paid-for-swap = ; in tal caso dai a quel giocatore { $gems } da dietro il tuo schermo
effects-take-from-row = Prendi in mano una carta Personaggio della riga d'asta; sostituiscila con una del mazzo piccolo.
effects-skip-next-auction = Non partecipare alla prossima fase d'asta.
effects-double-tokens = Raddoppia i gettoni su quel personaggio: aggiungine uno uguale a ciascuno di quelli presenti; le gemme non si raddoppiano.
effects-look =
    { $n ->
        [one] Guarda { deck-end-one } carta { deck-genitive }; { $rest }.
       *[other] Guarda le { deck-end-many } { $n } carte { deck-genitive }; { $rest }.
    }
effects-keep-all =
    { $n ->
        [one] prendila in mano
       *[other] prendile in mano
    }
effects-keep-some = prendine { $n } in mano e { $put }
effects-put-it = rimettila { $where }
effects-put-them = rimettile { $where }, nell'ordine che vuoi
effects-put-other = rimetti l'altra { $where }
effects-put-others = rimetti le altre { $where }, nell'ordine che vuoi
effects-rests-top = in cima al mazzo
effects-rests-bottom = in fondo al mazzo
effects-look-behind-screen = Guarda dietro lo schermo di un altro giocatore a tua scelta; non dire a nessuno che cosa vedi.
effects-conditional = Se { $condition }, { $effects }.
effects-conditional-otherwise = Se { $condition }, { $effects }; altrimenti { $others }.
effects-choose = Scegli: { $lists }.
effects-pay = Se vuoi, { $payment }; in tal caso { $effects }.
effects-pay-inside = { $payment }, se vuoi; in tal caso { $effects }.
effects-pay-times = Se vuoi, { $payment }, fino a { $times }; ogni volta { $effects }.
effects-pay-times-inside = { $payment }, se vuoi, fino a { $times }; ogni volta { $effects }.
effects-pay-gems = paga { $gems }
effects-discard-cards =
    { $n ->
        [one] scarta { $n } carta dalla tua mano
       *[other] scarta { $n } carte dalla tua mano
    }
effects-discard-tucked =
    { $n ->
        [one] scarta { $n } carta da sotto questa legge
       *[other] scarta { $n } carte da sotto questa legge
    }
effects-give-tokens = restituisci { $tokens } della tua piramide
effects-give-attack = restituisci { $tokens }
effects-move-token = Sposta, se vuoi, un gettone da una carta della tua piramide a un'altra.
effects-turn-token = Gira, se vuoi, un tuo gettone: un gettone Scienza o Magia su una carta della tua piramide, un gettone Difesa su questa legge, che va dietro il tuo schermo come gettone Attacco, o un gettone Attacco, che va su questa legge come gettone Difesa.
effects-untuck =
    { $n ->
        [one] Riprendi in mano, se vuoi, 1 carta da sotto questa legge.
       *[other] Riprendi in mano fino a { $n } carte da sotto questa legge.
    }
effects-untuck-any = Riprendi in mano quante carte vuoi da sotto questa legge.
effects-take-stored = Riprendi dietro il tuo schermo tutte le gemme poste su questa legge.
effects-with-fewer = { " " }che rispetto a te ha meno { $things }
effects-with-more = { " " }che rispetto a te ha più { $things }
effects-others-gain = Ogni altro giocatore{ $who } prende { $gained }.
effects-others-gain-inside = { effects-others-gain }
effects-others-lose =
    { $n ->
        [one] Ogni altro giocatore{ $who } rimette nella riserva { $n } gemma a sua scelta; chi non ne ha non ne rimette.
       *[other] Ogni altro giocatore{ $who } rimette nella riserva { $n } gemme a sua scelta; chi ne ha meno le rimette tutte.
    }
effects-others-lose-inside = { effects-others-lose }
effects-then = ; poi{ " " }
effects-then-inside = , poi{ " " }

## Points at the end of the game

clauses-at-the-end = A fine partita { $scored }.
clauses-at-the-end-if = A fine partita, se { $condition }, { $scored }.
clauses-only-if = Questo vale solo se { $condition }.
clauses-score =
    { $n ->
        [one] ottieni { $n } punto
       *[other] ottieni { $n } punti
    }
clauses-score-more =
    { $n ->
        [one] ottieni { $n } punto in più
       *[other] ottieni { $n } punti in più
    }
clauses-lose =
    { $n ->
        [one] perdi { $n } punto
       *[other] perdi { $n } punti
    }
clauses-table =
    { $n ->
        [one] ottieni { $points } punto con { $numbers } { $things }
       *[other] ottieni { $points } punti con { $numbers } { $things }
    }
clauses-step =
    { $n ->
        [one] { $n } punto con { $least }{ $things }
       *[other] { $n } punti con { $least }{ $things }
    }
clauses-tier =
    { $n ->
        [one] { $n } punto con almeno { $least }{ $things }
       *[other] { $n } punti con almeno { $least }{ $things }
    }
clauses-tiers = ottieni { $tiers }
clauses-by-level = ottieni { $levels }
clauses-by-level-table = ottieni punti in base al livello di questa legge
clauses-first-level =
    { $n ->
        [1] { $n } punto se questa legge è al livello { $level }
       *[other] { $n } punti se questa legge è al livello { $level }
    }
clauses-further-level =
    { $n ->
        [1] { $n } punto al livello { $level }
       *[other] { $n } punti al livello { $level }
    }
clauses-most = { $scored } se hai almeno 1 { $thing } e nessun altro giocatore ne ha di più
clauses-most-alone = { $scored } se hai almeno 1 { $thing } e tutti gli altri giocatori ne hanno di meno
clauses-second = { $first }; { $scored } se un solo altro giocatore ne ha di più
clauses-fewest = { $scored } se nessun altro giocatore ha meno { $things }
clauses-fewest-alone = { $scored } se tutti gli altri giocatori hanno più { $things }
clauses-most-on-levels = { $scored } per ogni livello{ $levels } della tua piramide in cui hai almeno 1 { $thing } e nessun altro giocatore ne ha di più
clauses-most-on-levels-alone = { $scored } per ogni livello{ $levels } della tua piramide in cui hai più { $things } di ogni altro giocatore
clauses-fewest-on-levels = { $scored } per ogni livello{ $levels } in cui nessun altro giocatore ha meno { $things }
clauses-fewest-on-levels-alone = { $scored } per ogni livello{ $levels } in cui tutti gli altri giocatori hanno più { $things }
clauses-each-level = { $scored }, contando ogni livello a parte
clauses-each-level-apart = Ogni livello conta a parte.
clauses-copied = ottieni tanti punti quanti per la legge adiacente che te ne dà di più

## How a law is played

laws-in-place-of-card-1 = Gioca questa legge al posto di una carta del livello 1, 2, 3 o 4 della tua piramide.
laws-in-place-of-card-2 = Riprendi in mano quella carta; ciò che era sopra o sotto di essa resta con questa legge.
laws-under-character = Non dare a questa legge un posto proprio: mettila sotto una carta Personaggio della tua piramide.
laws-on-levels = Gioca questa legge solo al livello { $levels }.
laws-price = Quando giochi questa legge, paga { $gems }.
laws-only-if = Gioca questa legge solo se { $condition }.
laws-requires =
    { $n ->
        [one] Se non resta nessuna carta { deck-inside }, non succede nulla quando giochi questa legge.
       *[other] Se restano meno di { $n } carte { deck-inside }, non succede nulla quando giochi questa legge.
    }
laws-does-nothing = Questa legge non ha alcun effetto.
laws-events-card-taken =
    { $whose ->
        [mine] Ogni volta che aggiungi una carta alla tua mano (presa all'asta, pescata o data da una legge),
        [opponents] Ogni volta che un altro giocatore aggiunge una carta alla propria mano (presa all'asta, pescata o data da una legge),
       *[everybody] Ogni volta che un giocatore, te compreso, aggiunge una carta alla propria mano (presa all'asta, pescata o data da una legge),
    }
laws-events-circle-closed =
    { $whose ->
        [mine] Ogni volta che completi un { $circle }{ $which },
        [opponents] Ogni volta che un altro giocatore completa un { $circle }{ $which },
       *[everybody] Ogni volta che un giocatore, te compreso, completa un { $circle }{ $which },
    }
laws-events-passed =
    { $whose ->
        [mine] Alla fine di ogni fase d'asta in cui hai passato,
        [opponents] Alla fine di ogni fase d'asta, per ogni altro giocatore che ha passato,
       *[everybody] Alla fine di ogni fase d'asta, per ogni giocatore che ha passato,
    }
laws-events-round-ended = Alla fine di ogni round,
laws-events-turn-ended = Alla fine di ogni turno,
laws-events-law-played =
    { $whose ->
        [mine] Ogni volta che giochi un'altra legge{ $which },
        [opponents] Ogni volta che un altro giocatore gioca una legge{ $which },
       *[everybody] Ogni volta che un giocatore, te compreso, gioca una legge{ $which },
    }
laws-events-character-played =
    { $whose ->
        [mine] Ogni volta che giochi una carta Personaggio{ $which },
        [opponents] Ogni volta che un altro giocatore gioca una carta Personaggio{ $which },
       *[everybody] Ogni volta che un giocatore, te compreso, gioca una carta Personaggio{ $which },
    }
laws-event-on = al livello { $level }
laws-event-if = { $event }, se { $condition },
laws-does = { $event } { $effects }.
laws-may-do = { $event } puoi usare questa legge: { $effects }.
laws-may = { $event } puoi { $response }.
laws-responses-tuck-here = metterla sotto questa legge
laws-while-here = Finché questa legge è visibile nella tua piramide, { $different }.
laws-while-here-if = Finché questa legge è visibile nella tua piramide e { $condition }, { $different }.
laws-cheaper = una carta Personaggio{ $where } ti costa { $gems } in meno
laws-cheaper-on = { " " }giocata al livello { $level }
laws-more-gems-pass = prendi { $gems } in più quando passi in un'asta
laws-more-gems-circle = ogni cerchio di un solo colore che completi ti dà { $gems } in più del suo colore
