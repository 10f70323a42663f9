### Italian: the lessons, which teach the game step by step.
### Nobody who speaks Italian well has read this file yet. What each message is for, the English file says.

## What any lesson says

lessons-other-choice = In una partita puoi farlo. Qui prova quello che chiede la lezione.
lessons-wrong-number = Non proprio. Guarda ancora una volta.
lessons-new-situation = Una nuova situazione. { $text }

## Lesson 1

lessons-row-title = La fila e un'offerta
lessons-row-welcome = Tu sei Ada, e Ben gioca contro di te. In dodici turni raccogliete carte e ne fate una piramide ciascuno. Chi alla fine ha più punti vince.
lessons-row-table = La fila è quello che puoi avere. Sotto ogni carta sta il colore che costa. Le gemme in fondo sono tue, e le vedi solo tu.
lessons-row-bid = Per una carta offri in segreto una gemma del colore che le sta sotto. Prendi la carta al giallo: toccala, poi offri.
lessons-row-bid-color = Quella gemma è per la carta di quel colore. Questa volta prendi quella al giallo.
lessons-row-bid-pass = Chi passa riceve gemme, e nessuna carta. Questa volta offri una gemma.
lessons-row-won = Avete aperto tutti e due la mano. Nessun altro voleva il giallo: la carta è tua, e sta nella tua mano. La tua gemma è andata alla banca.
lessons-row-again = Un nuovo turno, e quattro carte nuove. Offri per la carta che ti piace. Una non la puoi avere: non hai gemme del suo colore.
lessons-row-end = La carta è nella tua mano. Un'offerta è una gemma di un colore, in segreto. Che cosa succede se due vogliono la stessa carta?

## Lesson 2

lessons-color-title = In due sullo stesso colore
lessons-color-same = Tu e Ben volete la carta al rosso. Offri rosso, e guarda che cosa succede.
lessons-color-same-other = Questa volta offri rosso: vedrai che cosa succede se due vogliono la stessa carta.
lessons-color-second = Due offerte per una carta: nessuno la ottiene, e tutte e due le gemme sono perse. Ma un turno ha fino a tre aste, e questa è la seconda. Prendi la carta al blu.
lessons-color-second-red = Ben offre di nuovo rosso. Perdereste tutti e due un'altra gemma: prendi la carta al blu.
lessons-color-second-pass = Hai ancora gemme. Prendi la carta al blu.
lessons-color-both = Ora avete una carta ciascuno, quindi non c'è una terza asta: in un turno nessuno ottiene due carte.
lessons-color-two = Al giallo ora ci sono due carte: una nuova, e sopra una che nessuno ha preso nel turno scorso. Offri giallo.
lessons-color-two-other = Questa volta offri giallo: lì ci sono due carte.
lessons-color-claim = Anche Ben ha offerto giallo. Per due giocatori ci sono due carte: ora ognuno ne nomina una in segreto. Ben dice che vuole la vecchia. Nomina la nuova.
lessons-color-claim-same = Se nominate la stessa carta, nessuno ne ottiene una. Lascia la vecchia a Ben.
lessons-color-claim-none = C'è una carta per te: nomina la nuova.
lessons-color-end = Avete nominato carte diverse, quindi ne avete avuta una ciascuno. Se tre giocatori avessero offerto giallo, nessuno avrebbe avuto una carta.

## Lesson 3

lessons-place-title = Costi e posti
lessons-place-lay = Dopo le aste si costruisce, in tre round. In ognuno tutti posano coperta una carta della mano, o passano; poi si scoprono. Gioca la tua carta.
lessons-place-lay-pass = Chi passa non gioca altre carte in questo turno. Gioca la tua carta.
lessons-place-cost = Ogni riga della carta comincia con una gemma, il livello 1 in basso. Una carta costa le gemme di tutte le righe fino al livello in cui sta. Quante gemme costa al livello 2?
lessons-place-cost-one = Una gemma è il costo al livello 1.
lessons-place-cost-four = Quattro gemme sono il costo al livello 4.
lessons-place-up = Sì: { $n }. Sopra il livello 1 una carta poggia su due carte vicine. Mettila al livello 2.
lessons-place-up-beside = Quello è il livello 1. C'è un posto sopra le tue due carte.
lessons-place-paid = Le tue gemme sono andate alla banca. Una carta resta dove sta. Il livello 1 cresce ai due lati; i livelli sopra non hanno buchi.
lessons-place-poor = Un'altra carta, e meno gemme: per il livello 2 te ne servirebbe anche una blu. Metti la carta accanto alle altre, dove la puoi pagare.
lessons-place-end = Ogni livello costa una gemma in più, fino al livello 5. Che cosa danno in cambio i livelli?

## Lesson 4

lessons-levels-title = Livelli e ricompense
lessons-levels-reward = Accanto alla gemma, ogni riga di una carta ha una ricompensa. Ricevi quella del livello in cui sta la carta, e nessun'altra. Al livello 1 questa carta dà punti. Mettila lì.
lessons-levels-reward-gems = Al livello 2 dà gemme. Questa volta mettila al livello 1, per i punti.
lessons-levels-points = Il gettone sulla carta alla fine vale il suo numero. Quanti punti porta?
lessons-levels-gems = Ancora la stessa carta. Ora vuoi gemme: mettila al livello 2.
lessons-levels-gems-points = Al livello 1 dà punti. Questa volta mettila al livello 2, per le gemme.
lessons-levels-take = Quattro gemme, di qualsiasi colore: prendi quelle che ti piacciono.
lessons-levels-cost = Più avanti in una partita si arriva al livello 5, in cima. Lì una carta costa le gemme delle sue quattro righe, e quella della quarta ancora una volta. Quante gemme sono?
lessons-levels-cost-four = Quattro righe sono quattro gemme. La gemma della quarta riga si paga ancora una volta.
lessons-levels-top = Sì: { $n }. Le hai. Metti la carta in cima.
lessons-levels-top-beside = Quello è il livello 1. Questa volta metti la carta in cima.
lessons-levels-choice = Al livello 5 scegli: le ricompense delle righe da 1 a 3, o 15 punti. Prendi i 15 punti.
lessons-levels-choice-rewards = Spesso è buono anche questo. Questa volta prendi i 15 punti.
lessons-levels-end = Una carta dà qualcosa una volta sola: quando la metti giù. In basso costa poco; in alto costa e dà di più.

## Lesson 5

lessons-circles-title = Cerchi
lessons-circles-lay = Dove una carta poggia su altre due nasce un cerchio di quattro sezioni: un angolo di ogni carta sotto, e il bordo in basso di quella sopra. Qui aspettano due angoli rossi. Gioca la carta con il bordo in basso rosso.
lessons-circles-lay-yellow = Il suo bordo in basso è giallo: il cerchio avrebbe due colori.
lessons-circles-lay-pass = Due angoli rossi aspettano una carta. Gioca quella con il bordo in basso rosso.
lessons-circles-place = Mettila sopra le altre due, così il cerchio è tutto rosso.
lessons-circles-place-beside = Quello è il livello 1. Il cerchio nasce sopra le due carte.
lessons-circles-points = Un cerchio di un solo colore! Hai avuto subito una gemma rossa. Alla fine vale il livello della sua carta più alta. Quanti punti sono?
lessons-circles-points-level = Conta il livello della carta più alta del cerchio.
lessons-circles-points-four = Le quattro sezioni sono un cerchio. Conta il livello della sua carta più alta.
lessons-circles-high = Ecco un cerchio rosso più in alto, sotto la carta in cima. Quanti punti vale?
lessons-circles-bonus = Una delle tue carte ti ha dato un gettone: ogni tuo cerchio rosso vale 2 punti in più. Quanti punti porta questo cerchio?
lessons-circles-bonus-without = Quello è il cerchio senza il gettone.
lessons-circles-end = Sì: { $n }. Un cerchio di un solo colore dà subito una gemma, e alla fine punti, di più in alto.

## Lesson 6

lessons-infinite-title = Gemme infinite
lessons-infinite-get = Al livello 1 questa carta dà una gemma infinita. Mettila lì.
lessons-infinite-lay = La gemma infinita sta sulla sua carta, e lì resta. In ogni turno paga una gemma del suo colore. Gioca la carta che costa una gemma rossa e dà magia, anche se non hai gemme rosse.
lessons-infinite-lay-other = Gioca la carta che costa una gemma rossa e dà magia.
lessons-infinite-pay = Mettila al livello 1. La gemma infinita paga quella rossa.
lessons-infinite-once = Anche l'altra tua carta costa una gemma rossa. Ma la gemma infinita ha già pagato in questo turno; nel prossimo pagherà di nuovo. Quindi passa.
lessons-infinite-points = Alla fine una gemma infinita vale il livello della sua carta. Questa sta in cima, al livello 3. Quanti punti vale?
lessons-infinite-points-one = Conta il livello in cui sta la sua carta.
lessons-infinite-end = Sì: { $n }. Una gemma infinita risparmia una gemma a ogni turno, e porta anche punti.

## Lesson 7

lessons-laws-title = Leggi
lessons-laws-lay = Oltre ai personaggi ci sono le leggi. All'inizio tutti ne hanno tre in mano. Una legge non costa nulla: giocala, anche se non hai gemme.
lessons-laws-lay-pass = Per una legge non servono gemme. Giocala.
lessons-laws-place = Mettila dove vuoi. I suoi colori contano per i cerchi come quelli delle altre carte.
lessons-laws-choose = Questa legge ti fa scegliere una ricompensa. Prendi i punti.
lessons-laws-choose-attack = Spesso è buono anche questo. Questa volta prendi i punti.
lessons-laws-choose-gems = Spesso è buono anche questo. Questa volta prendi i punti.
lessons-laws-points = Altre leggi contano alla fine. Quella al centro della fila in basso porta 2 punti per ogni personaggio che la tocca, di lato o sopra. Quanti punti sono?
lessons-laws-points-each = Ogni personaggio porta 2 punti.
lessons-laws-points-above = Guarda ancora: due stanno di lato, e due sopra.
lessons-laws-level = Una legge non sta mai al livello 5, anche se non costa nulla. Mettila da un'altra parte.
lessons-laws-end = Tocca una legge, nella tua mano o in una piramide, e leggi che cosa fa.

## Lesson 8

lessons-income-title = Passare e rendita
lessons-income-count = Chi non offre nulla passa, e prende gemme: 3, e 1 in più per ogni gettone Scienza nella propria piramide. Tu hai un gettone così. Quante gemme puoi prendere?
lessons-income-count-science = Questo è per il solo gettone Scienza. Si aggiungono 3 gemme.
lessons-income-count-three = Il tuo gettone Scienza ne dà una in più.
lessons-income-pass = Sì: { $n }. Ti resta una gemma sola, quindi ora è meglio di una carta. Passa.
lessons-income-pass-bid = Con l'ultima gemma potresti avere una carta, ma poi difficilmente pagarla. Questa volta passa.
lessons-income-take = Prendi { $n } gemme, dei colori che ti servono.
lessons-income-lost = Chi dopo tre aste non ha una carta prende gemme allo stesso modo. Chi perde in tutte e tre non resta a mani vuote.
lessons-income-build = Quando si costruisce, passare è un'altra cosa: non porta gemme, e in questo turno non giochi altre carte. La tua unica gemma qui non paga nulla. Passa, e tieni la carta per dopo.
lessons-income-end = Le carte in mano restano per i turni seguenti. Le gemme vengono passando, con le ricompense e con i cerchi.

## Lesson 9

lessons-tokens-title = Gettoni, attacco e difesa
lessons-tokens-attack = Hai un gettone Attacco. Puoi offrirlo al posto di una gemma: allora prendi una carta prima che contino le gemme. Usalo.
lessons-tokens-attack-bid = Anche Ben vuole il giallo: la tua gemma andrebbe persa. Offri il gettone Attacco.
lessons-tokens-attack-pass = Hai un gettone Attacco. Offrilo.
lessons-tokens-take = Ben ha offerto giallo. Prendi la carta al giallo prima che l'abbia lui.
lessons-tokens-take-other = Puoi prendere qualsiasi carta. Questa volta prendi quella che vuole Ben.
lessons-tokens-defense = Ben ha perso la sua gemma e non ha avuto nulla. Un gettone Attacco che non si usa toglie alla fine 4 punti a ognuno degli altri, e ogni gettone Difesa ne ferma uno. Qui Ben ha due gettoni Attacco, e tu hai un gettone Difesa. Quanti punti fa per te?
lessons-tokens-defense-one = Due attacchi, e un gettone Difesa: un attacco non è fermato.
lessons-tokens-defense-two = Il tuo gettone Difesa ne ferma uno dei due.
lessons-tokens-magic = La magia conta a modo suo: il numero dei gettoni Magia, per la somma dei bonus magia. Qui hai due gettoni Magia, e due bonus di +2. Quanti punti sono?
lessons-tokens-magic-sum = Il numero dei gettoni Magia si moltiplica per la somma dei bonus.
lessons-tokens-magic-all = Prima si sommano i bonus: +2 e +2.
lessons-tokens-sets = Ogni set di un gettone Difesa, uno Magia e uno Scienza vale 12 punti. Qui hai due gettoni Difesa, un gettone Magia e due gettoni Scienza. Quanti punti sono?
lessons-tokens-sets-two = Con un gettone Magia c'è un set solo.
lessons-tokens-end = Un gettone può quindi valere di più accanto ad altri: guarda che cosa hai prima di offrire.

## Lesson 10

lessons-end-title = La fine e il punteggio
lessons-end-screens = Dopo dodici turni la partita è finita. Tutte le carte rimaste in mano si scartano, e ognuno mostra le gemme che gli restano.
lessons-end-paint = Queste gemme possono ancora colorare: una gemma dà il suo colore a una sezione di un cerchio. Il tuo primo cerchio ha tre sezioni rosse e una verde. Colora quella di rosso.
lessons-end-paint-other = È possibile, ma non fa un cerchio di un solo colore. Colora di rosso la sezione verde del primo cerchio.
lessons-end-paint-self = Quello lo farebbe per te. Questa volta colora tu di rosso la sezione verde.
lessons-end-paint-done = Puoi ancora fare un cerchio di un solo colore: colora di rosso la sua sezione verde.
lessons-end-circle = Ora il cerchio è tutto rosso. Un cerchio colorato conta come gli altri, ma non dà gemme. Quanti punti vale?
lessons-end-done = Sì: { $n }. L'altra tua gemma non porta più nulla, quindi fermati qui.
lessons-end-done-more = Non porta punti. Smetti di colorare.
lessons-end-score = Il punteggio ha sette righe: cerchi, gemme infinite, leggi, punti sui gettoni, magia, set, e quello che tolgono gli attacchi. In tutto hai { $n } punti. Vince chi ne ha di più.

## The first game

first-ask-return = Cominci con due gemme di ogni colore, e ne restituisci due. Tieni quelle che pagano le tue carte.
first-ask-start = Scegli la prima carta della tua piramide. Non costa nulla, e dà la ricompensa della sua riga in basso. Un'altra resta nella tua mano.
first-ask-bids = Offri una gemma per una carta del suo colore, o passa e prendi gemme. Guarda prima quanto costa una carta, e che cosa potrebbero volere gli altri.
first-ask-claims = A questo colore ci sono due carte. Se due giocatori ne nominano di diverse, ne hanno una ciascuno; se nominano la stessa, nessuno l'ha.
first-ask-attack-card = Il tuo gettone Attacco viene prima di tutte le gemme. Prendi una carta qualsiasi.
first-ask-lay = Gioca una carta della mano, o passa fino al prossimo turno. Tocca una carta per vedere dove può stare, e quanto costa lì.
first-ask-place = Scegli un posto. Più in alto costa di più, e la ricompensa è migliore; un cerchio di un solo colore dà una gemma, e punti alla fine.
first-ask-gems = Scegli le gemme: quelle che costano le tue carte, e quelle che vuoi offrire.
first-ask-draw = Scegli un mazzo: i personaggi costano gemme, le leggi nulla. Potrai giocare la carta più avanti.
first-ask-own-gem = La banca non ha gemme di questo colore. Puoi metterne una tua sulla carta: paga in ogni turno.
first-ask-top-reward = Livello 5: le ricompense delle righe 1, 2 e 3 insieme, o 15 punti.
first-ask-option = Questa legge ti fa scegliere una ricompensa.
first-ask-color = Scegli il colore che paghi più spesso: la gemma infinita ne paga una in ogni turno.
first-ask-paint = La fine: metti le gemme rimaste dove un cerchio diventa di un solo colore. Se non vedi come, lascia colorare il programma.
first-other = Lo chiede una legge. Toccala per leggere che cosa fa.
