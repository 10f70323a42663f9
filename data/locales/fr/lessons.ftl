### French: the lessons, which teach the game step by step.
### Nobody who speaks French well has read this file yet. What each message is for, the English file says.

## What any lesson says

lessons-other-choice = Dans une partie, vous pouvez le faire. Ici, faites ce que demande la leçon.
lessons-wrong-number = Pas tout à fait. Regardez encore une fois.
lessons-new-situation = Une nouvelle situation. { $text }

## Lesson 1

lessons-row-title = Les enchères et une mise
lessons-row-welcome = Vous êtes Ada, et Ben joue contre vous. En douze tours de jeu, chacun réunit des cartes et en fait une pyramide. À la fin, le plus grand nombre de points l'emporte.
lessons-row-table = Voici les cartes mises aux enchères. Sous chacune se trouve la couleur qu'elle coûte. Les gemmes tout en bas sont les vôtres, et vous seul les voyez.
lessons-row-bid = Pour une carte, vous misez en secret une gemme de la couleur qui est dessous. Prenez la carte du jaune : touchez-la, puis misez.
lessons-row-bid-color = Cette gemme est pour la carte de cette couleur. Cette fois, prenez celle du jaune.
lessons-row-bid-pass = Qui passe reçoit des gemmes, et aucune carte. Cette fois, misez une gemme.
lessons-row-won = Vous avez ouvert la main tous les deux. Personne d'autre ne voulait le jaune : la carte est à vous, dans votre main. Votre gemme est allée à la banque.
lessons-row-again = Un nouveau tour de jeu, et quatre nouvelles cartes. Misez pour celle qui vous plaît. L'une vous échappe : vous n'avez pas de gemme de sa couleur.
lessons-row-end = La carte est dans votre main. Une mise est une gemme d'une couleur, en secret. Que se passe-t-il si deux joueurs veulent la même carte ?

## Lesson 2

lessons-color-title = Deux mises sur une couleur
lessons-color-same = Ben et vous voulez la carte du rouge. Misez rouge, et voyez ce qui se passe.
lessons-color-same-other = Cette fois, misez rouge : vous verrez ce qui se passe si deux joueurs veulent la même carte.
lessons-color-second = Deux mises pour une carte : personne ne l'obtient, et les deux gemmes sont perdues. Mais un tour de jeu a jusqu'à trois enchères, et voici la deuxième. Prenez la carte du bleu.
lessons-color-second-red = Ben mise encore rouge. Vous perdriez chacun une gemme de plus : prenez la carte du bleu.
lessons-color-second-pass = Vous avez encore des gemmes. Prenez la carte du bleu.
lessons-color-both = Vous avez maintenant chacun une carte, il n'y a donc pas de troisième enchère : personne n'obtient deux cartes dans un tour de jeu.
lessons-color-two = Au jaune, il y a maintenant deux cartes : une nouvelle, et au-dessus une que personne n'a prise au tour précédent. Misez jaune.
lessons-color-two-other = Cette fois, misez jaune : il y a là deux cartes.
lessons-color-claim = Ben a aussi misé jaune. Pour deux joueurs, il y a deux cartes : chacun en nomme une en secret. Ben dit qu'il veut l'ancienne. Nommez la nouvelle.
lessons-color-claim-same = Si vous nommez tous les deux la même carte, personne n'en obtient. Laissez l'ancienne à Ben.
lessons-color-claim-none = Il y a une carte pour vous : nommez la nouvelle.
lessons-color-end = Vous avez nommé des cartes différentes, chacun en a donc une. Si trois joueurs avaient misé jaune, personne n'aurait eu de carte.

## Lesson 3

lessons-place-title = Payer et placer
lessons-place-lay = Après les enchères, on construit, en trois tours. À chacun, chaque joueur pose une carte de sa main face cachée, ou passe ; puis on les montre. Jouez votre carte.
lessons-place-lay-pass = Qui passe ne joue plus de carte dans ce tour de jeu. Jouez votre carte.
lessons-place-cost = Chaque ligne de la carte commence par une gemme, le niveau 1 en bas. Une carte coûte les gemmes de toutes les lignes jusqu'au niveau où elle est posée. Combien de gemmes coûte-t-elle au niveau 2 ?
lessons-place-cost-one = Une gemme, c'est ce qu'elle coûte au niveau 1.
lessons-place-cost-four = Quatre gemmes, c'est ce qu'elle coûte au niveau 4.
lessons-place-up = Oui : { $n }. Au-dessus du niveau 1, une carte repose sur deux cartes voisines. Posez-la au niveau 2.
lessons-place-up-beside = C'est le niveau 1. Il y a une place au-dessus de vos deux cartes.
lessons-place-paid = Vos gemmes sont allées à la banque. Une carte reste où elle est. Le niveau 1 grandit aux deux bouts ; les niveaux au-dessus n'ont pas de trous.
lessons-place-poor = Une autre carte, et moins de gemmes : au niveau 2, il vous faudrait aussi une bleue. Posez la carte à côté des autres, là où vous pouvez payer.
lessons-place-end = Chaque niveau coûte une gemme de plus, jusqu'au niveau 5. Que donnent les niveaux en échange ?

## Lesson 4

lessons-levels-title = Niveaux et récompenses
lessons-levels-reward = À côté de sa gemme, chaque ligne d'une carte a une récompense. Vous recevez celle du niveau où la carte est posée, et aucune autre. Au niveau 1, cette carte donne des points. Posez-la là.
lessons-levels-reward-gems = Au niveau 2, elle donne des gemmes. Cette fois, posez-la au niveau 1, pour les points.
lessons-levels-points = Le jeton sur la carte vaut son nombre à la fin. Combien de points rapporte-t-il ?
lessons-levels-gems = Encore la même carte. Maintenant, vous voulez des gemmes : posez-la au niveau 2.
lessons-levels-gems-points = Au niveau 1, elle donne des points. Cette fois, posez-la au niveau 2, pour les gemmes.
lessons-levels-take = Quatre gemmes, de n'importe quelles couleurs : prenez celles qui vous plaisent.
lessons-levels-cost = Tard dans la partie, on atteint le niveau 5, tout en haut. Une carte y coûte les gemmes de ses quatre lignes, et celle de la quatrième ligne encore une fois. Combien de gemmes cela fait-il ?
lessons-levels-cost-four = Quatre lignes font quatre gemmes. La gemme de la quatrième ligne se paie encore une fois.
lessons-levels-top = Oui : { $n }. Vous les avez. Posez la carte tout en haut.
lessons-levels-top-beside = C'est le niveau 1. Cette fois, posez la carte tout en haut.
lessons-levels-choice = Au niveau 5, vous choisissez : les récompenses des lignes 1 à 3, ou 15 points. Prenez les 15 points.
lessons-levels-choice-rewards = C'est souvent bon aussi. Cette fois, prenez les 15 points.
lessons-levels-end = Une carte donne quelque chose une seule fois : quand elle est posée. Les niveaux du bas coûtent peu ; ceux du haut coûtent et donnent plus.

## Lesson 5

lessons-circles-title = Gemmes pures
lessons-circles-lay = Là où une carte repose sur deux autres se forme un cercle de quatre fragments : un coin de chaque carte du bas, et le bord inférieur de celle du haut. Ici, deux coins rouges attendent. Jouez la carte dont le bord inférieur est rouge.
lessons-circles-lay-yellow = Son bord inférieur est jaune : le cercle aurait deux couleurs.
lessons-circles-lay-pass = Deux coins rouges attendent une carte. Jouez celle dont le bord inférieur est rouge.
lessons-circles-place = Posez-la sur les deux autres, pour que le cercle soit tout rouge.
lessons-circles-place-beside = C'est le niveau 1. Le cercle se forme au-dessus des deux cartes.
lessons-circles-points = Une gemme pure, d'une seule couleur ! Vous avez aussitôt reçu une gemme rouge. À la fin, elle vaut le niveau de sa carte du haut. Combien de points cela fait-il ?
lessons-circles-points-level = C'est le niveau de la carte du haut qui compte.
lessons-circles-points-four = Les quatre fragments font une gemme pure. C'est le niveau de sa carte du haut qui compte.
lessons-circles-high = Voici une gemme pure rouge plus haut, sous la carte du sommet. Combien de points vaut-elle ?
lessons-circles-bonus = Une de vos cartes vous a donné un jeton : chacune de vos gemmes pures rouges vaut 2 points de plus. Combien de points celle-ci rapporte-t-elle ?
lessons-circles-bonus-without = C'est ce qu'elle vaut sans le jeton.
lessons-circles-end = Oui : { $n }. Une gemme pure donne aussitôt une gemme, et à la fin des points, davantage plus haut.

## Lesson 6

lessons-infinite-title = Gemmes infinies
lessons-infinite-get = Au niveau 1, cette carte donne une gemme infinie. Posez-la là.
lessons-infinite-lay = La gemme infinie est sur sa carte, et y reste. À chaque tour de jeu, elle paie une gemme de sa couleur. Jouez la carte qui coûte une gemme rouge et donne de la magie, bien que vous n'ayez pas de rouge.
lessons-infinite-lay-other = Jouez la carte qui coûte une gemme rouge et donne de la magie.
lessons-infinite-pay = Posez-la au niveau 1. La gemme infinie paie la rouge.
lessons-infinite-once = Votre autre carte coûte aussi une gemme rouge. Mais la gemme infinie a déjà payé dans ce tour de jeu ; au prochain, elle paiera de nouveau. Passez donc.
lessons-infinite-points = À la fin, une gemme infinie vaut le niveau de sa carte. Celle-ci est tout en haut, au niveau 3. Combien de points vaut-elle ?
lessons-infinite-points-one = C'est le niveau de sa carte qui compte.
lessons-infinite-end = Oui : { $n }. Une gemme infinie épargne une gemme à chaque tour de jeu, et rapporte en plus des points.

## Lesson 7

lessons-laws-title = Lois
lessons-laws-lay = Outre les personnages, il y a des lois. Chacun en a trois en main au début. Une loi ne coûte rien : jouez-la, bien que vous n'ayez pas de gemmes.
lessons-laws-lay-pass = Pour une loi, il ne faut pas de gemmes. Jouez-la.
lessons-laws-place = Posez-la où il vous plaît. Ses couleurs comptent pour les gemmes pures, comme celles des autres cartes.
lessons-laws-choose = Cette loi vous laisse choisir une récompense. Prenez les points.
lessons-laws-choose-attack = C'est souvent bon aussi. Cette fois, prenez les points.
lessons-laws-choose-gems = C'est souvent bon aussi. Cette fois, prenez les points.
lessons-laws-points = D'autres lois comptent à la fin. Celle du milieu de la rangée du bas rapporte 2 points pour chaque personnage qui la touche, à côté ou au-dessus. Combien de points cela fait-il ?
lessons-laws-points-each = Chaque personnage rapporte 2 points.
lessons-laws-points-above = Regardez encore : il y en a deux à côté, et deux au-dessus.
lessons-laws-level = Une loi n'est jamais au niveau 5, bien qu'elle ne coûte rien. Posez-la ailleurs.
lessons-laws-end = Touchez une loi, dans votre main ou dans une pyramide, et vous lisez ce qu'elle fait.

## Lesson 8

lessons-income-title = Passer et revenu
lessons-income-count = Qui ne mise rien passe, et prend des gemmes : 3, et 1 de plus pour chaque jeton Science dans sa pyramide. Vous avez un tel jeton. Combien de gemmes pouvez-vous prendre ?
lessons-income-count-science = C'est pour le jeton Science seul. S'y ajoutent 3 gemmes.
lessons-income-count-three = Votre jeton Science en donne une de plus.
lessons-income-pass = Oui : { $n }. Il ne vous reste qu'une gemme, c'est donc mieux qu'une carte maintenant. Passez.
lessons-income-pass-bid = Avec votre dernière gemme, vous pourriez avoir une carte, mais guère la payer ensuite. Cette fois, passez.
lessons-income-take = Prenez { $n } gemmes, des couleurs qu'il vous faut.
lessons-income-lost = Qui n'a pas de carte après trois enchères prend aussi des gemmes. Perdre dans les trois ne laisse donc pas les mains vides.
lessons-income-build = Quand on construit, passer est autre chose : cela ne rapporte pas de gemmes, et vous ne jouez plus de carte dans ce tour de jeu. Votre seule gemme ne paie rien ici. Passez, et gardez la carte pour plus tard.
lessons-income-end = Les cartes en main y restent pour les tours suivants. On obtient des gemmes en passant, par les récompenses et par les gemmes pures.

## Lesson 9

lessons-tokens-title = Jetons, attaque et défense
lessons-tokens-attack = Vous avez un jeton Attaque. Vous pouvez le miser à la place d'une gemme : vous prenez alors une carte avant que les gemmes comptent. Utilisez-le.
lessons-tokens-attack-bid = Ben veut aussi le jaune : votre gemme serait perdue. Misez le jeton Attaque.
lessons-tokens-attack-pass = Vous avez un jeton Attaque. Misez-le.
lessons-tokens-take = Ben a misé jaune. Prenez la carte du jaune avant qu'il l'obtienne.
lessons-tokens-take-other = Vous pouvez prendre n'importe quelle carte. Cette fois, prenez celle que veut Ben.
lessons-tokens-defense = Ben a perdu sa gemme et n'a rien eu. Un jeton Attaque qui n'est pas utilisé prend à la fin 4 points à chacun des autres, et chaque jeton Défense en arrête un. Ici, Ben a deux jetons Attaque, et vous un jeton Défense. Combien de points cela fait-il pour vous ?
lessons-tokens-defense-one = Deux attaques, et un jeton Défense : une attaque n'est pas arrêtée.
lessons-tokens-defense-two = Votre jeton Défense en arrête une sur deux.
lessons-tokens-magic = La magie compte à sa façon : le nombre de jetons Magie, fois la somme des bonus de magie. Ici, vous avez deux jetons Magie, et deux bonus de +2. Combien de points cela fait-il ?
lessons-tokens-magic-sum = Le nombre de jetons Magie est multiplié par la somme des bonus.
lessons-tokens-magic-all = On additionne d'abord les bonus : +2 et +2.
lessons-tokens-sets = Chaque set d'un jeton Défense, d'un jeton Magie et d'un jeton Science vaut 12 points. Ici, vous avez deux jetons Défense, un jeton Magie et deux jetons Science. Combien de points cela fait-il ?
lessons-tokens-sets-two = Avec un seul jeton Magie, il n'y a qu'un set.
lessons-tokens-end = Un jeton peut donc valoir plus à côté d'autres : regardez ce que vous avez avant de miser.

## Lesson 10

lessons-end-title = La fin et le score
lessons-end-screens = Après douze tours de jeu, la partie est finie. Toutes les cartes en main sont défaussées, et chacun montre les gemmes qui lui restent.
lessons-end-paint = Ces gemmes peuvent encore purifier : une gemme donne sa couleur à un fragment d'un cercle. Votre premier cercle a trois fragments rouges et un vert. Purifiez celui-ci en rouge.
lessons-end-paint-other = C'est possible, mais ne fait pas de gemme pure. Purifiez en rouge le fragment vert du premier cercle.
lessons-end-paint-self = Cela le ferait pour vous. Cette fois, purifiez vous-même en rouge le fragment vert.
lessons-end-paint-done = Vous pouvez encore faire une gemme pure : purifiez en rouge son fragment vert.
lessons-end-circle = Le cercle est maintenant tout rouge. Une gemme purifiée compte comme une autre, mais ne donne pas de gemme. Combien de points vaut-elle ?
lessons-end-done = Oui : { $n }. Votre autre gemme ne rapporte plus rien, arrêtez donc ici.
lessons-end-done-more = Cela ne rapporte pas de points. Arrêtez de purifier.
lessons-end-score = Le score a sept lignes : gemmes pures, gemmes infinies, lois, points des jetons, magie, sets, et ce que prennent les attaques. Vous avez { $n } points en tout. Le plus grand nombre de points l'emporte.

## The first game

first-ask-return = Vous commencez avec deux gemmes de chaque couleur, et en rendez deux. Gardez celles qui paient vos cartes.
first-ask-start = Choisissez la première carte de votre pyramide. Elle ne coûte rien, et donne la récompense de sa ligne du bas. Une autre reste dans votre main.
first-ask-bids = Misez une gemme pour une carte de sa couleur, ou passez et prenez des gemmes. Regardez d'abord ce que coûte une carte, et ce que les autres pourraient vouloir.
first-ask-claims = À cette couleur, il y a deux cartes. Si deux joueurs en nomment de différentes, chacun en a une ; s'ils nomment la même, personne n'en a.
first-ask-attack-card = Votre jeton Attaque passe avant toutes les gemmes. Prenez n'importe quelle carte.
first-ask-lay = Jouez une carte de votre main, ou passez jusqu'au prochain tour de jeu. Touchez une carte pour voir où elle peut aller, et ce qu'elle y coûte.
first-ask-place = Choisissez une place. Plus elle est haute, plus elle coûte, et meilleure est la récompense ; une gemme pure donne une gemme, et des points à la fin.
first-ask-gems = Choisissez des gemmes : celles que coûtent vos cartes, et celles que vous voulez miser.
first-ask-draw = Choisissez une pioche : les personnages coûtent des gemmes, les lois sont gratuites. Vous pourrez jouer la carte plus tard.
first-ask-own-gem = La banque n'a pas de gemme de cette couleur. Vous pouvez en poser une des vôtres sur la carte : elle paiera à chaque tour de jeu.
first-ask-top-reward = Niveau 5 : les récompenses des lignes 1, 2 et 3 ensemble, ou 15 points.
first-ask-option = Cette loi vous laisse choisir une récompense.
first-ask-color = Choisissez la couleur que vous payez le plus souvent : la gemme infinie en paie une à chaque tour de jeu.
first-ask-paint = La fin : posez les gemmes qui restent là où un cercle devient d'une seule couleur. Si vous ne voyez pas comment, laissez faire le programme.
first-other = C'est une loi qui le demande. Touchez-la pour lire ce qu'elle fait.
