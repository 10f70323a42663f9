### German: the lessons, which teach the game step by step.
### Nobody who speaks German well has read this file yet. What each message is for, the English file says.

## What any lesson says

lessons-other-choice = Das darfst du in einem Spiel tun. Hier tu, worum es in der Lektion geht.
lessons-wrong-number = Nicht ganz. Sieh noch einmal hin.
lessons-new-situation = Eine neue Lage. { $text }

## Lesson 1

lessons-row-title = Die Auslage und ein Gebot
lessons-row-welcome = Du bist Ada, und Ben spielt gegen dich. In zwölf Spielrunden sammelt ihr Karten und baut daraus je eine Pyramide. Wer am Ende die meisten Punkte hat, gewinnt.
lessons-row-table = In der Auslage liegt, was du bekommen kannst. Unter jeder Karte steht die Farbe, die sie kostet. Die Edelsteine ganz unten sind deine, und nur du siehst sie.
lessons-row-bid = Für eine Karte bietest du heimlich einen Edelstein der Farbe darunter. Hol dir die Karte bei Gelb: Tippe sie an, dann biete.
lessons-row-bid-color = Dieser Edelstein gilt für die Karte seiner Farbe. Nimm diesmal die bei Gelb.
lessons-row-bid-pass = Wer passt, bekommt Edelsteine und keine Karte. Biete diesmal einen Edelstein.
lessons-row-won = Ihr habt beide die Hand geöffnet. Gelb wollte sonst niemand, also gehört die Karte dir und ist jetzt auf deiner Hand. Dein Edelstein kam in die Bank.
lessons-row-again = Eine neue Spielrunde, vier neue Karten. Biete für eine Karte, die dir gefällt. Eine bekommst du nicht: Du hast keinen Edelstein ihrer Farbe.
lessons-row-end = Die Karte ist auf deiner Hand. Ein Gebot ist ein Edelstein einer Farbe, und es ist geheim. Was geschieht, wenn zwei dieselbe Karte wollen?

## Lesson 2

lessons-color-title = Zwei bieten auf eine Farbe
lessons-color-same = Du und Ben wollt beide die Karte bei Rot. Biete Rot und sieh, was geschieht.
lessons-color-same-other = Biete diesmal Rot: Du siehst dann, was geschieht, wenn zwei dieselbe Karte wollen.
lessons-color-second = Zwei Gebote für eine Karte: Niemand bekommt sie, und beide Edelsteine sind weg. Aber eine Spielrunde hat bis zu drei Auktionen, und dies ist die zweite. Hol dir die Karte bei Blau.
lessons-color-second-red = Ben bietet wieder Rot. Ihr würdet beide noch einen Edelstein verlieren: Nimm die Karte bei Blau.
lessons-color-second-pass = Du hast noch Edelsteine. Nimm die Karte bei Blau.
lessons-color-both = Jetzt habt ihr beide eine Karte, also gibt es keine dritte Auktion: In einer Spielrunde bekommt niemand zwei Karten.
lessons-color-two = Bei Gelb liegen jetzt zwei Karten: eine neue und darüber eine, die in der letzten Spielrunde niemand genommen hat. Biete Gelb.
lessons-color-two-other = Biete diesmal Gelb: Dort liegen zwei Karten.
lessons-color-claim = Auch Ben hat Gelb geboten. Für zwei Spieler sind zwei Karten da: Jeder von euch nennt jetzt heimlich eine. Ben sagt, er will die alte. Nenne die neue.
lessons-color-claim-same = Wenn ihr beide dieselbe Karte nennt, bekommt niemand eine. Lass Ben die alte.
lessons-color-claim-none = Für dich ist eine Karte da: Nenne die neue.
lessons-color-end = Ihr habt verschiedene Karten genannt, also habt ihr beide eine bekommen. Hätten drei auf Gelb geboten, so hätte niemand eine Karte bekommen.

## Lesson 3

lessons-place-title = Plätze und Kosten
lessons-place-lay = Nach den Auktionen wird gebaut, in drei Runden. In jeder legen alle verdeckt eine Handkarte aus oder passen; dann wird aufgedeckt. Spiel deine Karte aus.
lessons-place-lay-pass = Wer passt, spielt in dieser Spielrunde keine Karte mehr. Spiel deine Karte aus.
lessons-place-cost = Jede Reihe der Karte beginnt mit einem Edelstein, unten ist Stufe 1. Eine Karte kostet die Edelsteine aller Reihen bis zu der Stufe, auf der sie liegt. Wie viele Edelsteine kostet sie auf Stufe 2?
lessons-place-cost-one = Einen Edelstein kostet sie auf Stufe 1.
lessons-place-cost-four = Vier Edelsteine kostet sie auf Stufe 4.
lessons-place-up = Richtig: { $n }. Über Stufe 1 liegt eine Karte auf zwei Karten, die nebeneinander liegen. Leg sie auf Stufe 2.
lessons-place-up-beside = Das ist Stufe 1. Über deinen beiden Karten ist ein Platz.
lessons-place-paid = Deine Edelsteine kamen in die Bank. Eine Karte bleibt, wo sie liegt. Stufe 1 wächst an beiden Enden; die Stufen darüber haben keine Lücken.
lessons-place-poor = Eine andere Karte und weniger Edelsteine: Für Stufe 2 bräuchtest du auch einen blauen. Leg die Karte neben die anderen, wo du sie bezahlen kannst.
lessons-place-end = Jede Stufe kostet einen Edelstein mehr, bis Stufe 5. Was geben die Stufen dafür?

## Lesson 4

lessons-levels-title = Stufen und Belohnungen
lessons-levels-reward = Neben dem Edelstein zeigt jede Reihe einer Karte eine Belohnung. Du bekommst die der Stufe, auf der die Karte liegt, und keine andere. Diese Karte gibt auf Stufe 1 Punkte. Leg sie dorthin.
lessons-levels-reward-gems = Auf Stufe 2 gibt sie Edelsteine. Leg sie diesmal auf Stufe 1, für die Punkte.
lessons-levels-points = Der Marker auf der Karte ist am Ende so viel wert, wie er zeigt. Wie viele Punkte bringt er?
lessons-levels-gems = Noch einmal dieselbe Karte. Jetzt willst du Edelsteine: Leg sie auf Stufe 2.
lessons-levels-gems-points = Auf Stufe 1 gibt sie Punkte. Leg sie diesmal auf Stufe 2, für die Edelsteine.
lessons-levels-take = Vier Edelsteine beliebiger Farben: Nimm die, die dir gefallen.
lessons-levels-cost = Spät im Spiel kommt man bis auf Stufe 5, ganz oben. Dort kostet eine Karte die Edelsteine ihrer vier Reihen und den der vierten Reihe noch einmal. Wie viele Edelsteine sind das?
lessons-levels-cost-four = Vier Reihen sind vier Edelsteine. Der Edelstein der vierten Reihe wird noch einmal bezahlt.
lessons-levels-top = Richtig: { $n }. Du hast sie. Leg die Karte ganz nach oben.
lessons-levels-top-beside = Das ist Stufe 1. Leg die Karte diesmal ganz nach oben.
lessons-levels-choice = Auf Stufe 5 wählst du: die Belohnungen der Reihen 1 bis 3 oder 15 Punkte. Nimm die 15 Punkte.
lessons-levels-choice-rewards = Auch das ist oft gut. Nimm diesmal die 15 Punkte.
lessons-levels-end = Eine Karte gibt einmal etwas: wenn sie ausgelegt wird. Unten ist es billig; was weit oben liegt, kostet und gibt mehr.

## Lesson 5

lessons-circles-title = Kreise
lessons-circles-lay = Wo eine Karte auf zwei anderen liegt, entsteht ein Kreis aus vier Teilen: je eine Ecke der unteren Karten und der untere Rand der oberen. Hier warten zwei rote Ecken. Spiel die Karte aus, deren unterer Rand rot ist.
lessons-circles-lay-yellow = Ihr unterer Rand ist gelb, also hätte der Kreis zwei Farben.
lessons-circles-lay-pass = Zwei rote Ecken warten auf eine Karte. Spiel die aus, deren unterer Rand rot ist.
lessons-circles-place = Leg sie auf die beiden, sodass der Kreis ganz rot ist.
lessons-circles-place-beside = Das ist Stufe 1. Der Kreis entsteht über den beiden Karten.
lessons-circles-points = Ein einfarbiger Kreis! Du hast dafür sofort einen roten Edelstein bekommen. Am Ende ist er so viel wert wie die Stufe seiner oberen Karte. Wie viele Punkte sind das?
lessons-circles-points-level = Es zählt die Stufe der oberen Karte des Kreises.
lessons-circles-points-four = Die vier Teile sind ein Kreis. Es zählt die Stufe seiner oberen Karte.
lessons-circles-high = Hier ist ein roter Kreis weiter oben, unter der obersten Karte. Wie viele Punkte ist er wert?
lessons-circles-bonus = Eine deiner Karten hat dir einen Marker gegeben: Jeder deiner roten Kreise ist 2 Punkte mehr wert. Wie viele Punkte bringt dieser Kreis?
lessons-circles-bonus-without = So viel ist der Kreis ohne den Marker wert.
lessons-circles-end = Richtig: { $n }. Ein einfarbiger Kreis gibt sofort einen Edelstein und am Ende Punkte, weiter oben mehr.

## Lesson 6

lessons-infinite-title = Unerschöpfliche Edelsteine
lessons-infinite-get = Auf Stufe 1 gibt diese Karte einen unerschöpflichen Edelstein. Leg sie dorthin.
lessons-infinite-lay = Der unerschöpfliche Edelstein liegt auf seiner Karte und bleibt dort. In jeder Spielrunde zahlt er einen Edelstein seiner Farbe. Spiel die Karte aus, die einen roten Edelstein kostet und Magie gibt, obwohl du keinen roten hast.
lessons-infinite-lay-other = Spiel die Karte aus, die einen roten Edelstein kostet und Magie gibt.
lessons-infinite-pay = Leg sie auf Stufe 1. Der unerschöpfliche Edelstein zahlt den roten.
lessons-infinite-once = Auch deine andere Karte kostet einen roten Edelstein. Aber der unerschöpfliche hat in dieser Spielrunde schon gezahlt; in der nächsten zahlt er wieder. Also passe.
lessons-infinite-points = Am Ende ist ein unerschöpflicher Edelstein so viel wert wie die Stufe seiner Karte. Dieser liegt ganz oben, auf Stufe 3. Wie viele Punkte ist er wert?
lessons-infinite-points-one = Es zählt die Stufe, auf der seine Karte liegt.
lessons-infinite-end = Richtig: { $n }. Ein unerschöpflicher Edelstein spart in jeder Spielrunde einen Edelstein und bringt außerdem Punkte.

## Lesson 7

lessons-laws-title = Gesetze
lessons-laws-lay = Neben Charakteren gibt es Gesetze. Alle haben zu Beginn drei davon auf der Hand. Ein Gesetz kostet nichts: Spiel es aus, obwohl du keine Edelsteine hast.
lessons-laws-lay-pass = Für ein Gesetz brauchst du keine Edelsteine. Spiel es aus.
lessons-laws-place = Leg es, wohin du magst. Seine Farben zählen für Kreise wie die anderer Karten.
lessons-laws-choose = Dieses Gesetz lässt dich eine Belohnung wählen. Nimm die Punkte.
lessons-laws-choose-attack = Auch das ist oft gut. Nimm diesmal die Punkte.
lessons-laws-choose-gems = Auch das ist oft gut. Nimm diesmal die Punkte.
lessons-laws-points = Andere Gesetze zählen am Ende. Das in der Mitte der untersten Reihe bringt 2 Punkte für jeden Charakter, der es berührt, neben ihm oder über ihm. Wie viele Punkte sind das?
lessons-laws-points-each = Jeder Charakter bringt 2 Punkte.
lessons-laws-points-above = Sieh noch einmal hin: Zwei liegen daneben, zwei darüber.
lessons-laws-level = Ein Gesetz liegt nie auf Stufe 5, obwohl es nichts kostet. Leg es irgendwo anders hin.
lessons-laws-end = Tippe ein Gesetz an, auf deiner Hand oder in einer Pyramide, und du liest, was es tut.

## Lesson 8

lessons-income-title = Passen und Einkommen
lessons-income-count = Wer nichts bietet, passt und nimmt Edelsteine: 3, und 1 mehr für jeden Wissenschaftsmarker in der eigenen Pyramide. Du hast einen solchen Marker. Wie viele Edelsteine darfst du nehmen?
lessons-income-count-science = So viel gibt allein der Wissenschaftsmarker. Dazu kommen 3 Edelsteine.
lessons-income-count-three = Dein Wissenschaftsmarker gibt einen mehr.
lessons-income-pass = Richtig: { $n }. Du hast nur noch einen Edelstein, also ist das jetzt besser als eine Karte. Passe.
lessons-income-pass-bid = Mit deinem letzten Edelstein bekämst du eine Karte und könntest sie dann kaum bezahlen. Passe diesmal.
lessons-income-take = Nimm { $n } Edelsteine der Farben, die du brauchst.
lessons-income-lost = Wer nach drei Auktionen keine Karte hat, nimmt ebenso Edelsteine. Wer in allen dreien verliert, steht also nicht mit leeren Händen da.
lessons-income-build = Beim Bauen ist Passen etwas anderes: Es bringt keine Edelsteine, und du spielst in dieser Spielrunde keine Karte mehr. Dein einziger Edelstein bezahlt hier nichts. Passe und behalte die Karte für später.
lessons-income-end = Handkarten bleiben dir für spätere Spielrunden. Edelsteine kommen durch Passen, durch Belohnungen und durch Kreise.

## Lesson 9

lessons-tokens-title = Marker, Angriff und Verteidigung
lessons-tokens-attack = Du hast einen Angriffsmarker. Du kannst ihn anstelle eines Edelsteins bieten: Dann nimmst du eine Karte, bevor irgendein Edelstein zählt. Setz ihn ein.
lessons-tokens-attack-bid = Auch Ben will Gelb: Dein Edelstein wäre verloren. Biete den Angriffsmarker.
lessons-tokens-attack-pass = Du hast einen Angriffsmarker. Biete ihn.
lessons-tokens-take = Ben hat Gelb geboten. Nimm die Karte bei Gelb, bevor er sie bekommt.
lessons-tokens-take-other = Du darfst jede Karte nehmen. Nimm diesmal die, die Ben will.
lessons-tokens-defense = Ben hat seinen Edelstein verloren und nichts bekommen. Ein Angriffsmarker, der nicht eingesetzt wird, nimmt am Ende allen anderen je 4 Punkte, und jeder Verteidigungsmarker hält einen ab. Hier hat Ben zwei Angriffsmarker und du einen Verteidigungsmarker. Wie viele Punkte macht das für dich?
lessons-tokens-defense-one = Zwei Angriffe und ein Verteidigungsmarker: Ein Angriff wird nicht abgehalten.
lessons-tokens-defense-two = Dein Verteidigungsmarker hält einen der beiden ab.
lessons-tokens-magic = Magie zählt auf ihre eigene Art: die Zahl der Magiemarker mal der Summe der Magieboni. Hier hast du zwei Magiemarker und zwei Boni von +2. Wie viele Punkte sind das?
lessons-tokens-magic-sum = Die Zahl der Magiemarker wird mit der Summe der Boni malgenommen.
lessons-tokens-magic-all = Zuerst werden die Boni addiert: +2 und +2.
lessons-tokens-sets = Jeder Satz aus einem Verteidigungs-, einem Magie- und einem Wissenschaftsmarker ist 12 Punkte wert. Hier hast du zwei Verteidigungsmarker, einen Magiemarker und zwei Wissenschaftsmarker. Wie viele Punkte sind das?
lessons-tokens-sets-two = Mit einem Magiemarker gibt es nur einen Satz.
lessons-tokens-end = Ein Marker kann also neben anderen mehr wert sein: Sieh nach, was du hast, bevor du bietest.

## Lesson 10

lessons-end-title = Das Ende und die Wertung
lessons-end-screens = Nach zwölf Spielrunden ist das Spiel zu Ende. Alle Handkarten werden abgeworfen, und alle zeigen, welche Edelsteine übrig sind.
lessons-end-paint = Diese Edelsteine können noch einfärben: Ein Edelstein gibt einem Teil eines Kreises seine Farbe. Dein erster Kreis hat drei rote Teile und einen grünen. Färbe den rot.
lessons-end-paint-other = Das geht, macht aber keinen einfarbigen Kreis. Färbe den grünen Teil des ersten Kreises rot.
lessons-end-paint-self = Das würde es für dich tun. Färbe diesmal den grünen Teil selbst rot.
lessons-end-paint-done = Du kannst noch einen einfarbigen Kreis bekommen: Färbe seinen grünen Teil rot.
lessons-end-circle = Jetzt ist der Kreis ganz rot. Ein eingefärbter Kreis zählt wie jeder andere, gibt aber keinen Edelstein. Wie viele Punkte ist er wert?
lessons-end-done = Richtig: { $n }. Dein anderer Edelstein bringt nichts mehr, also hör hier auf.
lessons-end-done-more = Das bringt keine Punkte. Hör mit dem Einfärben auf.
lessons-end-score = Die Wertung hat sieben Zeilen: Kreise, unerschöpfliche Edelsteine, Gesetze, Punkte auf Markern, Magie, Sätze und was Angriffe wegnehmen. Du hast insgesamt { $n } Punkte. Die meisten Punkte gewinnen.

## The first game

first-ask-return = Du beginnst mit zwei Edelsteinen jeder Farbe und gibst zwei davon zurück. Behalte die, mit denen du deine Karten bezahlst.
first-ask-start = Wähle die erste Karte deiner Pyramide. Sie kostet nichts und gibt die Belohnung ihrer untersten Reihe. Eine andere bleibt auf deiner Hand.
first-ask-bids = Biete einen Edelstein für eine Karte seiner Farbe, oder passe und nimm Edelsteine. Sieh vorher nach, was eine Karte kostet und was die anderen wollen könnten.
first-ask-claims = Bei dieser Farbe liegen zwei Karten. Nennen zwei Spieler verschiedene, bekommen beide eine; nennen sie dieselbe, bekommt niemand eine.
first-ask-attack-card = Dein Angriffsmarker kommt vor allen Edelsteinen. Nimm eine beliebige Karte.
first-ask-lay = Spiel eine Handkarte aus, oder passe bis zur nächsten Spielrunde. Tippe eine Karte an, um zu sehen, wohin sie passt und was sie dort kostet.
first-ask-place = Wähle einen Platz. Je höher, desto teurer und desto besser die Belohnung; ein einfarbiger Kreis gibt einen Edelstein und am Ende Punkte.
first-ask-gems = Wähle Edelsteine: die, die deine Karten kosten, und die, die du bieten willst.
first-ask-draw = Wähle einen Stapel: Charaktere kosten Edelsteine, Gesetze nichts. Ausspielen darfst du die Karte später.
first-ask-own-gem = Die Bank hat keinen Edelstein dieser Farbe. Du darfst einen eigenen auf die Karte legen: Er zahlt in jeder Spielrunde.
first-ask-top-reward = Stufe 5: die Belohnungen der Reihen 1, 2 und 3 zusammen oder 15 Punkte.
first-ask-option = Dieses Gesetz lässt dich eine Belohnung wählen.
first-ask-color = Wähle die Farbe, die du am häufigsten zahlst: Der unerschöpfliche Edelstein zahlt davon in jeder Spielrunde einen.
first-ask-paint = Das Ende: Leg übrige Edelsteine auf Kreise, wo ein Kreis einfarbig wird. Siehst du keinen Weg, lass das Programm einfärben.
first-other = Danach fragt ein Gesetz. Tippe es an, um zu lesen, was es tut.
