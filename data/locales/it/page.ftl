### Italian: what the page says by itself.
### Nobody who speaks Italian well has read this file yet. What each message is for, the English file says.

## A browser that cannot run the page

page-browser-old = Questo browser è troppo vecchio per Viceroy. Funziona da Safari 16.4, Firefox 114 e Chrome 111 in poi. Le partite conservate qui restano come sono.

## The four tabs at the head of the page

page-tab-score = Punteggio
page-tab-play = Gioca
page-tab-cards = Carte
page-tab-workshop = Bottega

## Buttons and labels in several places

page-common-close = Chiudi
page-common-done = Fatto
page-common-undo = Annulla
page-common-redo = Ripeti
page-common-really = Davvero?
page-common-delete = Elimina { $title }
page-common-edition = Edizione
page-common-language = Lingua
page-common-print = Stampa
page-common-error = Errore
page-common-remark = Nota
page-common-line = Riga { $line }
page-common-playing-bar = Partite giocate

## Editions of the rules

page-edition-english = Inglese
page-edition-french = Francese
page-edition-german = Tedesca
page-edition-italian = Italiana
page-edition-portuguese = Portoghese

## Notices at the head of the page

page-notice-loading = In preparazione: { $loaded } MB su { $total }. Continua a digitare; i punti appariranno quando ci sarà tutto.
page-notice-starting = Preparazione… Continua pure; i punti arrivano quando tutto è pronto.
page-notice-failed = Non ha funzionato: { $reason }
page-notice-silence = Al momento nessuna risposta ({ $reason }). Quello che fai qui è conservato, e la pagina riprova.
page-notice-too-slow = ci vuole troppo tempo
page-notice-no-server = il server non c'è
page-notice-server-status = il server risponde { $status }
page-notice-python-ended = si è fermato
page-notice-no-language = I testi di questa lingua ora non si possono caricare. Sceglila di nuovo più tardi.
page-notice-in-english = Questo resoconto è in inglese.

## What is kept on this device

page-kept-full = Non c'è più posto per ciò che scrivi ora. Salvalo in un file, o elimina partite e set di carte.
page-kept-nothing = Questo browser non conserva nulla: salva in un file ciò che hai scritto prima di chiudere la pagina.
page-kept-open = { $day }, aperta

## Files that somebody opens

page-file-refused = { $name } non si può aprire
page-file-open-stays = Ciò che era aperto resta com'era.
page-file-no-text = Non è un testo in UTF-8.
page-file-too-large = È più grande di quanto la pagina legga.
page-file-pack-too-large = È troppo grande: questa pagina accetta pacchetti e immagini di al massimo 3 milioni di byte.
page-file-load-sheet = Carica un foglio

## The list of kept games

page-games-button = Partite
page-games-title = Partite su questo dispositivo
page-games-new = Nuova partita
page-games-save-all = Salva tutto
page-games-save-all-help = “Salva tutto” mette tutte le partite e i set di carte in un file; “Carica un foglio” lo riprende, anche su un altro dispositivo.
page-games-unread =
    { $count ->
        [one] Partite che questa pagina non sa leggere: { $count }. Resta qui; “Salva tutto” la porta con sé.
       *[other] Partite che questa pagina non sa leggere: { $count }. Restano qui; “Salva tutto” le porta con sé.
    }
page-games-unsafe = Questo browser può cancellare ciò che conserva se la pagina non viene aperta per alcuni giorni.
page-games-address = Queste partite appartengono solo all'indirizzo { $address }. Se il computer su cui gira Viceroy riceve un altro indirizzo, lì non compaiono: tocca prima “Salva tutto” e apri lì il file con “Carica un foglio”.
page-games-taken =
    { $count ->
        [one] Preso: { $count }.
       *[other] Presi: { $count }.
    }
page-games-had =
    { $count ->
        [one] Già presente: { $count }.
       *[other] Già presenti: { $count }.
    }
page-games-lost =
    { $count ->
        [one] Non preso, per mancanza di posto o illeggibile: { $count }.
       *[other] Non presi, per mancanza di posto o illeggibili: { $count }.
    }
page-games-opened = { $name } è aperto come nuova partita.
page-games-so-far = finora
page-games-statistics = Giocatori delle partite finite
page-games-bots = Bot
page-games-column-games = Partite
page-games-column-won = Vinte
page-games-column-mean = Media
page-games-column-best = Massimo

## One game on several phones

page-shared-button = Più telefoni
page-shared-title = Una partita su più telefoni
page-shared-how = Ognuno apre questo codice con la fotocamera, o digita le sue quattro lettere in Gioca, sceglie un giocatore e digita quella piramide. Tutti vedono i totali.
page-shared-invitation = Contiamo insieme questa partita di Viceroy: { $code }.
page-shared-privacy = Chiunque in questa rete abbia il codice può scrivere. La partita è sul computer su cui gira Viceroy e sui telefoni, e da nessun'altra parte.
page-shared-leave = Continua da solo
page-shared-left = Questo telefono continua da solo.
page-shared-in-step = Condivisa con altri telefoni: { $code }.
page-shared-waiting =
    { $count ->
        [one] { $count } modifica non è ancora inviata.
       *[other] { $count } modifiche non sono ancora inviate.
    }
page-shared-lost = Il computer su cui gira Viceroy non ha più questa partita condivisa, come dopo un riavvio. Tutto ciò che vedi resta su questo telefono. Un telefono la condivide di nuovo e gli altri aprono il nuovo codice: ciò che hanno scritto arriva con loro.
page-shared-anew = Condividila di nuovo
page-shared-full = Una partita condivisa non può contenere così tanto. Ciò che scrivi resta su questo telefono.
page-shared-not-taken = Non accettato: un altro telefono è stato più veloce
page-shared-row-by = { $where }: tu hai scritto { $mine }, il telefono { $phone } ha scritto { $theirs }.
page-shared-row = { $where }: tu hai scritto { $mine }, ora c'è { $theirs }.
page-shared-more =
    { $count ->
        [one] e { $count } altra
       *[other] e altre { $count }
    }
page-shared-mine = Prendi il mio
page-shared-theirs = Lascia così
page-shared-nothing = niente
page-shared-there = questo giocatore
page-shared-cards = Carte

## Card sets to choose from

page-set-label = Carte
page-set-printed = Le carte stampate
page-set-named = Il set “{ $name }”
page-set-open = Apri un set di carte (YAML, pacchetto)

## The Score tab: the players

page-player-label = Giocatore
page-player-add = Aggiungi un giocatore
page-player-name = Nome
page-player-leave = Escludi
page-player-leave-sure = Escludere davvero { $name }?
page-player-points =
    { $points ->
        [one] punto
       *[other] punti
    }
page-player-no-points = ancora nessun punto
page-player-errors = Errori: { $count }
page-player-namesake = Due giocatori hanno questo nome.

## The Score tab: the pyramid, and the keys that lay cards

page-pyramid-place = livello { $level }, posto { $place }
page-pyramid-add = Aggiungi una carta: { $place }
page-pyramid-used = è già nella piramide di { $name }
page-keys-first = Comincia dalla riga in basso, da sinistra a destra: digita i numeri stampati sulle carte.
page-keys-number = Numero
page-keys-number-or-name = Numero o nome
page-keys-field = Numero o nome della carta
page-keys-instead = Al posto di { $card }
page-keys-found = Carte trovate
page-keys-not-found = Nessuna carta ha questo numero o questo nome.
page-keys-lay-number = Posa la carta { $number }
page-keys-tucks = sta sotto un personaggio: tocca quel personaggio
page-keys-laid = { $card }: livello { $level }, posto { $place }.
page-keys-row = Fila { $level }
page-keys-row-go = Continua nella fila { $level }
page-keys-lay = Posa
page-keys-pad = Cifre
page-keys-delete = Cancella una cifra
page-keys-letters = Cerca per nome: mostra la tastiera

## The Score tab: the card that was tapped

page-card-none = una carta di nessun set
page-card-next = Carta successiva
page-card-previous = La carta precedente
page-card-replace = Un'altra carta
page-card-insert-left = Inserisci alla sua sinistra
page-card-insert-right = Inserisci alla sua destra
page-card-move = Sposta
page-card-move-where = { $card }: tocca il posto in cui va. Con un'altra carta si scambia di posto.
page-card-move-not = Lasciala lì
page-card-take-away = Togli
page-card-carries = Altre carte poggiano su di essa: non si può togliere.
page-card-more = C'è altro sopra o sotto
page-card-text = La carta

## The Score tab: what a sheet asks about a card

page-ask-taken = Che cosa è stato preso?
page-ask-taken-choice = Scelta { $number }: che cosa è stato preso?
page-ask-taken-top = Livello 5: che cosa è stato preso?
page-ask-infinite-gem = Quale gemma infinita?
page-ask-none-left = non ce n'erano
page-ask-stored = Gemme deposte sopra
page-ask-tucked = Carte sotto
page-ask-tokens = Gettoni sopra
page-ask-infinite = Gemme infinite sopra
page-ask-other-tokens = Gettoni diversi da quelli stampati
page-ask-other-infinite = Gemme infinite diverse da quelle stampate
page-ask-as-printed = Come stampato
page-ask-numbers = { $what }, per esempio 12, 3
page-ask-card = Numero o nome di una carta sotto
page-ask-card-add = Aggiungi
page-ask-card-remove = Togli { $card } da sotto

## The Score tab: what is left behind the screen, and the painting

page-screen-title = Dietro lo schermo
page-screen-gems = Gemme
page-screen-gems-of = Gemme, { $color }
page-screen-attack = Gettoni attacco
page-painting-title = Colorazione
page-painting-how = Che cosa si colora con queste gemme
page-painting-best = il meglio possibile
page-painting-none = niente
page-painting-hand = come è stato colorato

## The Score tab: the points

page-score-waiting = I punti arrivano quando ci sono carte e tutto è pronto.
page-score-none = Ancora nessun punto.
page-score-so-far = Finora: ciò che è vuoto o segnato non conta ancora.
page-score-why = Perché? { $what }
page-score-nothing = In questa riga nulla dà punti.

## The Score tab: edition and language, and how a game leaves the page

page-setup-house-rules = Regole della casa di questo foglio: { $rules }
page-share-title = Conserva e condividi
page-share-picture = Condividi l'immagine
page-share-link = Condividi un link
page-share-game = Una partita a Viceroy
page-share-privacy = Ogni partita resta su questo dispositivo. Un link contiene tutto il foglio; nessun altro lo conserva.
page-share-file = Come file
page-share-png = Immagine (PNG)
page-share-svg = Disegno (SVG)
page-share-sheet = Foglio (YAML)
page-share-no-png = Questo browser non può creare l'immagine. Il disegno (SVG) mostra lo stesso.
page-share-no-cards = Non c'è ancora nulla da disegnare: posa prima una carta e correggi ciò che è segnato.
page-link-none = Questo browser non può creare un link. Salva il foglio e invia il suo file.
page-link-without-set = Il set di carte è troppo grande per un link. Invia anche il suo file.
page-link-copied = Il link è copiato.
page-link-copy = Copia questo link:
page-link-field = Link da copiare
page-link-this-computer = Il link si apre solo su questo computer, finché Viceroy vi è attivo.
page-link-this-network = Il link si apre solo in questa rete, finché Viceroy è attivo qui. Per gli altri salva il foglio e invia il suo file.
page-link-opened = Questa partita è arrivata con il link; resta accanto alle tue.
page-link-set-opened = Questo set di carte è arrivato con il link; resta accanto ai tuoi.
page-link-broken = Questo link è rotto o troncato. Le tue partite sono come prima.

## The Cards tab

page-cards-count = Carte: { $count }
page-cards-english-names = Le carte hanno il loro nome inglese.
page-cards-none = Nessuna carta corrisponde a tutto questo.
page-cards-show-all = Mostra tutte le carte
page-cards-find = Numero, nome o testo
page-cards-narrow = Filtra
page-cards-all = tutte
page-cards-kind = Tipo
page-cards-characters = personaggi
page-cards-laws = leggi
page-cards-color = Colore
page-cards-gives = Dà
page-cards-works = Una legge agisce
page-cards-on-play = quando è giocata
page-cards-whenever = ogni volta che succede qualcosa
page-cards-while-here = finché resta lì
page-cards-scoring = alla fine della partita
page-cards-price = a un prezzo
page-cards-only-if = a una condizione

## The Play tab: a new game against bots

page-play-new = Una partita contro i bot
page-play-same = Gioca ancora: { $edition }, { $players }
page-play-your-name = Il tuo nome
page-play-opponent = Avversario { $number }
page-play-leave-out = Senza l'avversario { $number }
page-play-more = Un altro avversario
page-play-rules = Regole e carte: { $edition }
page-play-virtual = Avversari virtuali
page-play-deal = Distribuisci
page-play-bad-set = Con un set con errori non si può giocare.
page-play-guide = Come si gioca (in inglese)
page-play-kept = Partite da continuare
page-play-kept-none = Le partite che giochi restano su questo dispositivo.
page-play-open = Apri una partita da un file
page-bot-greedy = Avido
page-bot-greedy-how = prende ciò che rende di più subito
page-bot-quick = Svelto
page-bot-quick-how = guarda un po' avanti
page-bot-careful = Attento
page-bot-careful-how = guarda più avanti
page-bot-deep = Riflessivo
page-bot-deep-how = pensa per qualche secondo

## The Play tab: the table

page-table-players = Giocatori
page-table-scene = Di che cosa si tratta
page-table-points =
    { $points ->
        [one] punto finora
       *[other] punti finora
    }
page-table-hand-count = Carte in mano: { $count }
page-table-attack-count = Gettoni attacco: { $count }
page-table-your-turn = tocca a te
page-table-thinks = sta pensando…
page-table-has-chosen = ha scelto
page-table-has-card = ha una carta
page-table-passed = ha passato
page-table-row = Asta
page-table-color = Colore: { $color }
page-table-left-over = del turno precedente
page-table-bank = Banca
page-table-laws = Leggi
page-table-reserve = Mazzo piccolo
page-table-auction-deck = Mazzo grande
page-table-hand = La tua mano
page-table-drawn = appena pescata
page-table-screen = Dietro il tuo schermo
page-table-your-pyramid = La tua piramide
page-table-pyramid = Piramide di { $name }
page-table-no-cards = Ancora nessuna carta.
page-table-hand-of = Mano: { $cards }
page-table-hidden =
    { $count ->
        [one] { $count } coperta
       *[other] { $count } coperte
    }
page-table-level = livello { $level }
page-table-under = sotto: { $card }

## The Play tab: what the reader can do

page-choice-title = Che cosa puoi fare
page-choice-look = Guarda da vicino
page-choice-all = Tutte le scelte ({ $count })
page-choice-gems = Scegli le gemme
page-choice-hint = Consiglio
page-choice-keep = Prima { $first }, tieni { $card }
page-choice-no-hint = Per questo non c'è un consiglio.
page-choice-tap = Tocca una carta o un posto con la cornice.
page-circle-now =
    { $points ->
        [one] Questo cerchio ora: { $points } punto
       *[other] Questo cerchio ora: { $points } punti
    }
page-circle-tap = Tocca una sezione: lì va una gemma.
page-circle-then =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
page-choice-ahead =
    { $points ->
        [one] probabilmente { $points } punto di vantaggio
       *[other] probabilmente { $points } punti di vantaggio
    }
page-choice-behind =
    { $points ->
        [one] probabilmente { $points } punto di svantaggio
       *[other] probabilmente { $points } punti di svantaggio
    }
page-choice-result = Mostra il risultato
page-choice-rematch = Rivincita
page-choice-again = Un'altra partita
page-end-course = Punti dopo ogni turno

## Reviews of finished games

page-review-start = Rivedi le mie scelte
page-review-of = Analisi: { $player }
page-review-title = Analisi
page-review-count = { $done } scelte su { $all }
page-review-stop = Ferma
page-review-nothing = Non c'erano scelte da rivedere.
page-review-deal = Avvio: vantaggio atteso all'inizio
page-review-luck = Fortuna: le carte, e ciò che hanno fatto gli altri
page-review-choices = Scelte: ciò che scelte migliori avrebbero dato
page-review-lead = Vantaggio alla fine
page-review-course = Vantaggio atteso a ogni scelta; gli errori sono segnati
page-review-mistakes = Errori: { $count } su { $all } scelte.
page-review-about = Solo ciò che è certo: in base a ciò che si sapeva, un'altra scelta dà un punto o più.
page-review-cost =
    { $points ->
        [one] { $points } punto perso
       *[other] { $points } punti persi
    }
page-review-chosen = Scelto:
page-review-better = Meglio:
page-review-look = Mostra questo momento

## The Play tab: the start, and the door of a table of friends

page-friends-bots = Contro i bot
page-friends-friends = Con gli amici
page-friends-nowhere = Il tavolo deve stare su un computer: avvia lì viceroy web --lan e apri la pagina che indica. Con un solo dispositivo: Passa il dispositivo.
page-friends-code = Codice
page-friends-pass = Passa il dispositivo
page-friends-make = Apri un tavolo
page-friends-back = Indietro
page-friends-door = Tavolo { $code }
page-friends-there = Al tavolo: { $names }.
page-friends-has-begun = La partita è cominciata. Puoi guardare.
page-friends-is-full = I quattro posti sono occupati. Puoi guardare.
page-friends-join = Partecipa
page-friends-watch = Guarda
page-friends-screen = Schermo del tavolo
page-friends-yours = I tuoi tavoli
page-friends-gone = non c'è più
page-friends-gone-now = Il server non ha più questo tavolo, o non conosce questo dispositivo.
page-friends-opening = Il tavolo arriva…
page-friends-no-way = Nessuna connessione, o il computer con la partita dorme. Si riprende da soli.
page-friends-unsent = Nessuna connessione. La tua scelta parte appena ritorna.

## The Play tab: the lobby of a table of friends

page-friends-lobby = aspetta giocatori
page-friends-table = Tavolo { $code }
page-invite-title = La via per questo tavolo
page-friends-invitation = Gioca a Viceroy con me, al tavolo { $code }.
page-invite-qr = Il codice per le fotocamere
page-invite-send = Invia il link
page-invite-copy = Copia
page-invite-machine = Si apre solo su questo computer: non è in nessuna rete, o viceroy web gira senza --lan.
page-invite-network = Si apre solo in questa rete, finché il computer con la partita è acceso.
page-invite-anywhere = Si apre ovunque.
page-friends-you = tu
page-friends-host = dà le carte
page-friends-here = qui
page-friends-away = assente
page-friends-free = Libera il posto di { $name }
page-friends-seat-free = libero
page-friends-add-bot = Aggiungi un bot
page-friends-who-deals = { $name } dà le carte quando ci sono tutti.
page-friends-take-over = { $name } non c'è: do io le carte
page-friends-sit = Prendi un posto
page-friends-too-few = Si gioca almeno in due: aspetta qualcuno o aggiungi un bot.
page-friends-settings = Che cosa si gioca
page-friends-own-set = un mazzo proprio
page-friends-undo = Riprendere una scelta
page-friends-undo-free = riprendere: libero se nulla è stato rivelato
page-friends-undo-ask = riprendere: se tutti sono d'accordo
page-friends-undo-never = riprendere: mai
page-friends-clock = Tempo per una domanda
page-friends-clock-none = senza limite
page-friends-clock-seconds = { $count } secondi
page-friends-clock-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
page-friends-hints = suggerimenti
page-friends-points = punti parziali
page-friends-stop-watching = Smetti di guardare

## The Play tab: at a table of friends

page-friends-you-watch = Stai guardando.
page-friends-waits = Si aspetta: { $names }.
page-friends-title = Tocca a te
page-friends-change-mind = Cambia la mia scelta
page-friends-is-away = { $name } non c'è.
page-friends-takes-long = { $name } ci mette molto.
page-friends-wait = Aspetta
page-friends-bot-now = Sceglie un bot
page-friends-bot-until = … finché { $name } non torna
page-friends-bot-plays = gioca un bot
page-friends-ask-undo = Chiedi di riprendere
page-friends-undo-asked = { $name } vorrebbe riprendere l'ultima scelta.
page-friends-undo-mine = Chiedi di riprendere la scelta. Manca: { $names }.
page-friends-undo-yes = Va bene
page-friends-undo-no = No
page-friends-undo-withdraw = Lascia stare
page-friends-no-undo = Ora non si può riprendere nulla.
page-friends-somebody = Qualcuno
page-friends-news-joined = { $name } è arrivato.
page-friends-news-left = { $name } è andato via.
page-friends-news-returned = { $name } è tornato.
page-friends-news-host = Ora dà le carte { $name }.
page-friends-news-stand-in = Un bot gioca per { $name }.
page-friends-news-stand-in-ended = { $name } gioca di nuovo.
page-friends-news-undo-yes = { $name } è d'accordo.
page-friends-news-undo-no = { $name } preferisce continuare.
page-friends-news-taken-back = { $name } ha ripreso una scelta.
page-friends-news-rematch = { $name } vuole un'altra partita.
page-friends-news-settings = { $name } ha cambiato che cosa si gioca.
page-friends-signs = Fai un segno
page-friends-signed = { $name }: { $sign }
page-friends-sign-hello = Ciao!
page-friends-sign-well-played = Bella mossa!
page-friends-sign-thanks = Grazie!
page-friends-sign-oops = Ops!
page-friends-sign-thinking = Sto pensando…
page-friends-sign-hurry = Dai!

## The Play tab: the menu and the end of a game with friends

page-friends-invite-watch = Invita, o lascia guardare
page-friends-device = Continua su un altro dispositivo
page-friends-device-how = Inquadralo con l'altro dispositivo entro cinque minuti. Funziona una volta, ed è solo per te.
page-friends-device-qr = Il codice per l'altro dispositivo
page-friends-beside = Uno schermo mostra il tavolo: qui solo ciò che è mio
page-friends-sound = Un suono quando tocca a me
page-friends-to-games = A tutte le partite
page-friends-leave = Lascia il tavolo
page-friends-leave-how = La partita continua senza di te.
page-friends-leave-bot = Continua un bot
page-friends-leave-later = Torno più tardi
page-friends-deal-now = Dai le carte ora
page-friends-tally = Questa sera
page-friends-won = vinte

## The Play tab: why something is not possible at a table of friends

page-friends-why-stale = Nel frattempo qualcosa è cambiato; non è successo nulla.
page-friends-why-not-host = Può farlo solo chi dà le carte.
page-friends-why-not-seated = Serve un posto al tavolo.
page-friends-why-not-playing = Nessuna partita è in corso.
page-friends-why-playing = La partita è cominciata.
page-friends-why-seats-full = I quattro posti sono occupati.
page-friends-why-table-full = Questo tavolo non ne accetta altri.
page-friends-why-must-ask = Prima devono essere d'accordo gli altri.
page-friends-why-no-question = È già deciso.
page-friends-why-still-here = Quella persona è qui, o ha ancora tempo.
page-friends-why-has-left = Hai lasciato questo tavolo.
page-friends-why-busy = Troppi tentativi. Aspetta un minuto.
page-friends-why-not-kept = Il disco del server è pieno; non è successo nulla.
page-friends-why-no-table = Nessun tavolo ha questo codice.

## The Play tab: several people at one device

page-friends-person = Una persona su questo dispositivo
page-friends-person-name = Nome del giocatore { $number }
page-friends-pass-now = Ora { $name }
page-friends-pass-how = Passate il dispositivo a { $name }. Nessun altro guarda adesso.
page-friends-pass-take = Sono { $name }
page-friends-pass-back = Torna a { $name }
page-friends-pass-on = Passa a { $name }

## The Play tab: what has happened, and the menu

page-log-virtual = Avversario virtuale
page-log-latest = Che cosa è appena successo
page-log-more = altri { $count }
page-log-nobody = { $count } hanno offerto { $color }: nessuno riceve una carta.
page-log-title = Che cosa è successo
page-log-before = Prima del primo turno
page-menu-title = Menu
page-menu-replay = Rivedi la partita
page-menu-save = Salva la partita in un file
page-menu-share = Condividi la partita
page-menu-signs = Che cosa significano i simboli
page-keyboard-title = Tasti della tastiera
page-keyboard-choose = una scelta, col suo numero
page-keyboard-next = la prossima cosa da scegliere
page-keyboard-pass = passa, o smetti
page-keyboard-hint = un suggerimento
page-keyboard-undo = annulla, come Ctrl+Z
page-keyboard-all = tutte le scelte a parole
page-keyboard-menu = il menu

## The Play tab: lessons, and the first game

page-learn-title = Impara a giocare
page-learn-step = { $title } · { $step } di { $count }
page-learn-on = Avanti
page-learn-done = La lezione è finita.
page-learn-next = Avanti: { $title }
page-learn-list = Tutte le lezioni
page-learn-first = Prima partita
page-learn-first-how = Una partita intera contro un bot, con una parola a ogni nuova domanda.
page-learn-is-done = fatta

## The Play tab: the replay of a game

page-replay-title = Rivedi
page-replay-at =
    { $done ->
        [one] Dopo { $done } scelta su { $all }
       *[other] Dopo { $done } scelte su { $all }
    }
page-replay-turns = Turno
page-replay-turn = Turno { $turn }
page-replay-start = All'inizio
page-replay-back = Una scelta indietro
page-replay-on = Una scelta avanti
page-replay-end = Alla fine
page-replay-run = Fai scorrere
page-replay-stop = Ferma
page-replay-play-on = Gioca da qui
page-replay-leave = Torna alla partita

## The Workshop tab

page-workshop-editor = Set di carte in YAML. Esc, poi Tab, esce dall'editor.
page-workshop-keys = Tab fa rientrare. Esc, poi Tab, esce dall'editor. Ctrl e Spazio mostrano che cosa si può scrivere lì.
page-workshop-sets = I miei set
page-workshop-sets-title = Set su questo dispositivo
page-workshop-open = Apri
page-workshop-save = Salva
page-workshop-suggest = Suggerisci
page-workshop-errors = Errori: { $count }
page-workshop-remarks = Note: { $count }
page-workshop-no-problems = Nessun problema
page-workshop-more =
    { $count ->
        [one] e { $count } altro
       *[other] e altri { $count }
    }
page-workshop-card-none = Qui viene disegnata la carta che stai scrivendo.
page-workshop-card-old = La carta che stai scrivendo ha un errore; questa è l'ultima disegnata.
page-workshop-examples = Inizia da un esempio
page-workshop-example-new = Un nuovo piccolo set
page-workshop-example-workshop = Il set “La Bottega”
page-workshop-example-cookbook = Le leggi del ricettario

## The Workshop tab: pictures, and the way to others

page-art-title = Immagini
page-art-how = Una carta mostra un'immagine di questo elenco con la sua riga nel testo: image: e il nome dell'immagine. SVG, PNG e JPEG, 3 milioni di byte in tutto.
page-art-none = Questo set non ha ancora immagini.
page-art-add = Aggiungi immagini
page-send-title = Condividi
page-send-pack-how = Un pacchetto è un file con le carte e le loro immagini. Gli altri lo aprono in Bottega, o con il programma.
page-send-pack = Salva un pacchetto
page-send-link-how = Il link contiene tutto il set; nessun server lo riceve.
page-send-link = Copia il link
page-send-link-pictures = Un link non ha posto per le immagini: invia il pacchetto.
page-send-link-long = Questo set è troppo lungo per un link: invia il pacchetto.
page-send-link-near = Il link si apre solo su questo computer o in questa rete, finché Viceroy è attivo qui. Agli altri invia il pacchetto.
page-send-table = Per giocare con gli amici, scegli questo set al tuo tavolo: tutti vedono le sue carte.

## The Workshop tab: games that try a set or a card

page-trial-title = Provalo
page-trial-about = Bot che scelgono a caso giocano con il tuo set: quali carte si usano, e quanto valgono.
page-trial-start =
    { $count ->
        [one] Prova { $count } partita
       *[other] Prova { $count } partite
    }
page-trial-play = Gioca con questo set
page-trial-count =
    { $done ->
        [one] { $done } partita su { $all }
       *[other] { $done } partite su { $all }
    }
page-trial-good =
    { $count ->
        [one] Nessun errore in { $count } partita.
       *[other] Nessun errore in { $count } partite.
    }
page-trial-broken =
    { $count ->
        [one] { $count } è andata storta:
       *[other] { $count } sono andate storte:
    }
page-trial-card = Carta
page-trial-times = Volte giocata
page-trial-points = Punti al livello
page-trial-points-help = I punti sono quelli che una carta ha dato da sola su un livello, in media.
page-trial-own = Solo le carte proprie
page-trial-all = Tutte le carte
page-trial-this-card = Prova questa carta
page-trial-copy = Copia la posizione
page-trial-copied = La posizione è copiata.
page-trial-position = La posizione come testo
