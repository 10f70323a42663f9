### French: what the page says by itself.
### Nobody who speaks French well has read this file yet. What each message is for, the English file says.

## A browser that cannot run the page

page-browser-old = Ce navigateur est trop ancien pour Viceroy. Il faut au moins Safari 16.4, Firefox 114 ou Chrome 111. Les parties gardées ici restent comme elles sont.

## The four tabs at the head of the page

page-tab-score = Score
page-tab-play = Jouer
page-tab-cards = Cartes
page-tab-workshop = Atelier

## Buttons and labels in several places

page-common-close = Fermer
page-common-done = Terminé
page-common-undo = Annuler
page-common-redo = Rétablir
page-common-really = Vraiment ?
page-common-delete = Supprimer { $title }
page-common-edition = Édition
page-common-language = Langue
page-common-print = Imprimer
page-common-error = Erreur
page-common-remark = Remarque
page-common-line = Ligne { $line }
page-common-playing-bar = Parties jouées

## Editions of the rules

page-edition-english = Anglaise
page-edition-french = Française
page-edition-german = Allemande
page-edition-italian = Italienne
page-edition-portuguese = Portugaise

## Notices at the head of the page

page-notice-loading = Préparation : { $loaded } Mo sur { $total }. Continuez à taper ; les points apparaîtront quand tout sera là.
page-notice-starting = Préparation… Continuez à taper ; les points viennent quand tout est prêt.
page-notice-failed = Cela n'a pas marché : { $reason }
page-notice-silence = Pas de réponse pour le moment ({ $reason }). Ce que vous faites ici est gardé, et la page réessaie.
page-notice-too-slow = cela dure trop longtemps
page-notice-no-server = le serveur n'est pas là
page-notice-server-status = le serveur répond { $status }
page-notice-python-ended = il s'est arrêté
page-notice-no-language = Les textes de cette langue ne peuvent pas être chargés maintenant. Choisissez-la de nouveau plus tard.
page-notice-in-english = Ce compte rendu est en anglais.

## What is kept on this device

page-kept-full = Il n'y a plus de place pour ce que vous tapez. Enregistrez-le dans un fichier, ou supprimez des parties et des jeux gardés.
page-kept-nothing = Ce navigateur ne garde rien : enregistrez ce que vous avez tapé dans un fichier avant de fermer la page.
page-kept-open = { $day }, ouverte

## Files that somebody opens

page-file-refused = { $name } ne peut pas être ouvert
page-file-open-stays = Ce qui était ouvert reste tel quel.
page-file-no-text = Ce n'est pas un texte en UTF-8.
page-file-too-large = Il est plus grand que ce que la page lit.
page-file-pack-too-large = Il est trop grand : cette page accepte des paquets et des images de 3 millions d'octets au plus.
page-file-load-sheet = Charger une feuille

## The list of kept games

page-games-button = Parties
page-games-title = Parties sur cet appareil
page-games-new = Nouvelle partie
page-games-save-all = Tout enregistrer
page-games-save-all-help = « Tout enregistrer » met toutes les parties et tous les jeux de cartes dans un fichier ; « Charger une feuille » le reprend, aussi sur un autre appareil.
page-games-unread =
    { $count ->
        [one] Parties gardées que cette page ne sait pas lire : { $count }. Elle reste ici ; « Tout enregistrer » l'emporte.
       *[other] Parties gardées que cette page ne sait pas lire : { $count }. Elles restent ici ; « Tout enregistrer » les emporte.
    }
page-games-unsafe = Ce navigateur peut effacer ce qu'il garde si la page n'est pas ouverte pendant quelques jours.
page-games-address = Ces parties n'existent qu'à l'adresse { $address }. Si l'ordinateur qui fait tourner Viceroy reçoit une autre adresse, elles n'y apparaissent pas : touchez d'abord « Tout enregistrer », puis ouvrez-y le fichier avec « Charger une feuille ».
page-games-taken = Repris : { $count }.
page-games-had = Déjà là : { $count }.
page-games-lost =
    { $count ->
        [one] Non repris, faute de place ou illisible : { $count }.
       *[other] Non repris, faute de place ou illisibles : { $count }.
    }
page-games-opened = { $name } est ouvert comme nouvelle partie.
page-games-so-far = pour l'instant
page-games-statistics = Joueurs des parties finies
page-games-bots = Bots
page-games-column-games = Parties
page-games-column-won = Gagnées
page-games-column-mean = Moyenne
page-games-column-best = Record

## One game on several phones

page-shared-button = Plusieurs téléphones
page-shared-title = Une partie sur plusieurs téléphones
page-shared-how = Chacun ouvre ce code avec l'appareil photo, ou tape ses quatre lettres sous Jouer, choisit un joueur et tape sa pyramide. Tous voient les totaux.
page-shared-invitation = Comptons ensemble cette partie de Viceroy : { $code }.
page-shared-privacy = Toute personne de ce réseau qui a le code peut taper. L'ordinateur qui fait tourner Viceroy et les téléphones gardent la partie, et personne d'autre.
page-shared-leave = Continuer seul
page-shared-left = Ce téléphone continue seul.
page-shared-in-step = Partagée avec d'autres téléphones : { $code }.
page-shared-waiting =
    { $count ->
        [one] { $count } changement n'est pas encore envoyé.
       *[other] { $count } changements ne sont pas encore envoyés.
    }
page-shared-lost = L'ordinateur qui fait tourner Viceroy n'a plus cette partie partagée, par exemple après un redémarrage. Tout ce que vous voyez reste sur ce téléphone. Un téléphone la partage de nouveau, et les autres ouvrent le nouveau code : ce qu'ils ont tapé suit.
page-shared-anew = La partager de nouveau
page-shared-full = Une partie partagée ne peut en contenir autant. Ce que vous tapez reste sur ce téléphone.
page-shared-not-taken = Non repris : un autre téléphone a été plus rapide
page-shared-row-by = { $where } : vous avez tapé { $mine }, le téléphone { $phone } a tapé { $theirs }.
page-shared-row = { $where } : vous avez tapé { $mine }, il y a maintenant { $theirs }.
page-shared-more =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
page-shared-mine = Prendre le mien
page-shared-theirs = Laisser ainsi
page-shared-nothing = rien
page-shared-there = ce joueur
page-shared-cards = Cartes

## Card sets to choose from

page-set-label = Cartes
page-set-printed = Les cartes imprimées
page-set-named = Le jeu « { $name } »
page-set-open = Ouvrir un jeu de cartes (YAML, paquet)

## The Score tab: the players

page-player-label = Joueur
page-player-add = Ajouter un joueur
page-player-name = Nom
page-player-leave = Retirer
page-player-leave-sure = Vraiment retirer { $name } ?
page-player-points =
    { $points ->
        [one] point
       *[other] points
    }
page-player-no-points = pas encore de points
page-player-errors = Erreurs : { $count }
page-player-namesake = Deux joueurs portent ce nom.

## The Score tab: the pyramid, and the keys that lay cards

page-pyramid-place = niveau { $level }, place { $place }
page-pyramid-add = Ajouter une carte : { $place }
page-pyramid-used = est déjà dans la pyramide de { $name }
page-keys-first = Commencez par la rangée du bas, de gauche à droite : tapez les numéros imprimés sur les cartes.
page-keys-number = Numéro
page-keys-number-or-name = Numéro ou nom
page-keys-field = Numéro ou nom de la carte
page-keys-instead = À la place de { $card }
page-keys-found = Cartes trouvées
page-keys-not-found = Aucune carte n'a ce numéro ou ce nom.
page-keys-lay-number = Poser la carte { $number }
page-keys-tucks = se glisse sous un personnage : touchez ce personnage
page-keys-laid = { $card } : niveau { $level }, place { $place }.
page-keys-row = Rangée { $level }
page-keys-row-go = Continuer à la rangée { $level }
page-keys-lay = Poser
page-keys-pad = Chiffres
page-keys-delete = Effacer un chiffre
page-keys-letters = Chercher par nom : afficher le clavier

## The Score tab: the card that was tapped

page-card-none = une carte hors jeu
page-card-next = Carte suivante
page-card-previous = La carte précédente
page-card-replace = Une autre carte
page-card-insert-left = Insérer à sa gauche
page-card-insert-right = Insérer à sa droite
page-card-move = Déplacer
page-card-move-where = { $card } : touchez la place où elle va. Avec une autre carte, elle échange sa place.
page-card-move-not = La laisser là
page-card-take-away = Enlever
page-card-carries = Des cartes reposent dessus : elle ne peut pas être retirée.
page-card-more = Autre chose se trouve dessus ou dessous
page-card-text = La carte

## The Score tab: what a sheet asks about a card

page-ask-taken = Qu'a-t-on pris ?
page-ask-taken-choice = Choix { $number } : qu'a-t-on pris ?
page-ask-taken-top = Niveau 5 : qu'a-t-on pris ?
page-ask-infinite-gem = Quelle gemme infinie ?
page-ask-none-left = il n'y en avait plus
page-ask-stored = Gemmes posées dessus
page-ask-tucked = Cartes dessous
page-ask-tokens = Jetons dessus
page-ask-infinite = Gemmes infinies dessus
page-ask-other-tokens = D'autres jetons qu'imprimé
page-ask-other-infinite = D'autres gemmes infinies qu'imprimé
page-ask-as-printed = Comme imprimé
page-ask-numbers = { $what }, par exemple 12, 3
page-ask-card = Numéro ou nom d'une carte dessous
page-ask-card-add = Ajouter
page-ask-card-remove = Enlever { $card } de dessous

## The Score tab: what is left behind the screen, and the painting

page-screen-title = Derrière le paravent
page-screen-gems = Gemmes
page-screen-gems-of = Gemmes, { $color }
page-screen-attack = Jetons d'attaque
page-painting-title = Coloration
page-painting-how = Ce qu'on colore avec ces gemmes
page-painting-best = le mieux possible
page-painting-none = rien
page-painting-hand = comme cela a été coloré

## The Score tab: the points

page-score-waiting = Les points viennent quand des cartes sont tapées et que tout est prêt.
page-score-none = Pas encore de points.
page-score-so-far = Pour l'instant : ce qui est vide ou marqué ne compte pas encore.
page-score-why = Pourquoi ? { $what }
page-score-nothing = Rien ne marque dans cette ligne.

## The Score tab: edition and language, and how a game leaves the page

page-setup-house-rules = Règles maison de cette feuille : { $rules }
page-share-title = Garder et partager
page-share-picture = Partager l'image
page-share-link = Partager un lien
page-share-game = Une partie de Viceroy
page-share-privacy = Chaque partie reste sur cet appareil. Un lien contient toute la feuille ; personne d'autre ne la garde.
page-share-file = En fichier
page-share-png = Image (PNG)
page-share-svg = Dessin (SVG)
page-share-sheet = Feuille (YAML)
page-share-no-png = Ce navigateur ne peut pas créer l'image. Le dessin (SVG) montre la même chose.
page-share-no-cards = Il n'y a encore rien à dessiner : posez d'abord une carte et corrigez ce qui est marqué.
page-link-none = Ce navigateur ne peut pas créer de lien. Enregistrez la feuille et envoyez son fichier.
page-link-without-set = Le jeu de cartes est trop grand pour un lien. Envoyez son fichier avec.
page-link-copied = Le lien est copié.
page-link-copy = Copiez ce lien :
page-link-field = Lien à copier
page-link-this-computer = Le lien ne s'ouvre que sur cet ordinateur, tant que Viceroy y tourne.
page-link-this-network = Le lien ne s'ouvre que dans ce réseau, tant que Viceroy y tourne. Pour les autres, enregistrez la feuille et envoyez son fichier.
page-link-opened = Cette partie vient du lien ; elle est gardée à côté des vôtres.
page-link-set-opened = Ce jeu de cartes vient du lien ; il est gardé à côté des vôtres.
page-link-broken = Ce lien est cassé ou coupé. Vos parties sont comme avant.

## The Cards tab

page-cards-count = Cartes : { $count }
page-cards-english-names = Les cartes portent leur nom anglais.
page-cards-none = Aucune carte ne répond à tout cela.
page-cards-show-all = Afficher toutes les cartes
page-cards-find = Numéro, nom ou texte
page-cards-narrow = Filtrer
page-cards-all = toutes
page-cards-kind = Sorte
page-cards-characters = personnages
page-cards-laws = lois
page-cards-color = Couleur
page-cards-gives = Donne
page-cards-works = Une loi agit
page-cards-on-play = quand elle est jouée
page-cards-whenever = chaque fois qu'il se passe quelque chose
page-cards-while-here = tant qu'elle est là
page-cards-scoring = à la fin de la partie
page-cards-price = contre un prix
page-cards-only-if = sous condition

## The Play tab: a new game against bots

page-play-new = Une partie contre des bots
page-play-same = Rejouer : { $edition }, { $players }
page-play-your-name = Votre nom
page-play-opponent = Adversaire { $number }
page-play-leave-out = Sans l'adversaire { $number }
page-play-more = Un adversaire de plus
page-play-rules = Règles et cartes : { $edition }
page-play-virtual = Adversaires virtuels
page-play-deal = Distribuer
page-play-bad-set = Un jeu avec des erreurs ne peut pas être joué.
page-play-guide = Comment jouer (en anglais)
page-play-kept = Parties à poursuivre
page-play-kept-none = Les parties que vous jouez restent sur cet appareil.
page-play-open = Ouvrir une partie d'un fichier
page-bot-greedy = Glouton
page-bot-greedy-how = prend ce qui rapporte le plus tout de suite
page-bot-quick = Esprit vif
page-bot-quick-how = regarde un peu plus loin
page-bot-careful = Esprit attentif
page-bot-careful-how = regarde plus loin
page-bot-deep = Esprit profond
page-bot-deep-how = réfléchit quelques secondes

## The Play tab: the table

page-table-players = Joueurs
page-table-scene = De quoi il s'agit
page-table-points =
    { $points ->
        [one] point jusqu'ici
       *[other] points jusqu'ici
    }
page-table-hand-count = Cartes en main : { $count }
page-table-attack-count = Jetons d'attaque : { $count }
page-table-your-turn = à vous
page-table-thinks = réfléchit…
page-table-has-chosen = a choisi
page-table-has-card = a une carte
page-table-passed = a passé
page-table-row = Enchères
page-table-color = Couleur : { $color }
page-table-left-over = du tour précédent
page-table-bank = Banque
page-table-laws = Lois
page-table-reserve = Réserve
page-table-auction-deck = Pioche Personnages
page-table-hand = Votre main
page-table-drawn = piochée à l'instant
page-table-screen = Derrière votre paravent
page-table-your-pyramid = Votre pyramide
page-table-pyramid = Pyramide de { $name }
page-table-no-cards = Pas encore de cartes.
page-table-hand-of = Main : { $cards }
page-table-hidden =
    { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
page-table-level = niveau { $level }
page-table-under = dessous : { $card }

## The Play tab: what the reader can do

page-choice-title = Ce que vous pouvez faire
page-choice-look = Voir de près
page-choice-all = Tous les choix ({ $count })
page-choice-gems = Choisissez les gemmes
page-choice-hint = Conseil
page-choice-keep = D'abord { $first }, garder { $card }
page-choice-no-hint = Pas de conseil pour cela.
page-choice-tap = Touchez une carte ou une place encadrée.
page-circle-now =
    { $points ->
        [one] Ce cercle pour l'instant : { $points } point
       *[other] Ce cercle pour l'instant : { $points } points
    }
page-circle-tap = Touchez un fragment : une gemme y va.
page-circle-then =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-choice-ahead =
    { $points ->
        [one] sans doute { $points } point d'avance
       *[other] sans doute { $points } points d'avance
    }
page-choice-behind =
    { $points ->
        [one] sans doute { $points } point de retard
       *[other] sans doute { $points } points de retard
    }
page-choice-result = Voir le résultat
page-choice-rematch = Revanche
page-choice-again = Une autre partie
page-end-course = Points après chaque tour

## Reviews of finished games

page-review-start = Analyser mes choix
page-review-of = Analyse : { $player }
page-review-title = Analyse
page-review-count = { $done } choix sur { $all }
page-review-stop = Arrêter
page-review-nothing = Il n'y avait aucun choix à analyser.
page-review-deal = Donne : avance attendue au début
page-review-luck = Chance : les cartes, et ce que les autres ont fait
page-review-choices = Choix : ce que de meilleurs auraient apporté
page-review-lead = Avance à la fin
page-review-course = Avance attendue à chaque choix ; les erreurs sont marquées
page-review-mistakes = Erreurs : { $count } sur { $all } choix.
page-review-about = Seulement ce qui est certain : d'après ce que l'on savait, un autre choix rapporte un point ou plus.
page-review-cost =
    { $points ->
        [one] { $points } point perdu
       *[other] { $points } points perdus
    }
page-review-chosen = Choisi :
page-review-better = Mieux :
page-review-look = Montrer ce moment

## The Play tab: the start, and the door of a table of friends

page-friends-bots = Contre des bots
page-friends-friends = Avec des amis
page-friends-nowhere = Un ordinateur doit tenir la table : lancez-y viceroy web --lan et ouvrez la page qu'il indique. Sur un seul appareil : Passer l'appareil.
page-friends-code = Code
page-friends-pass = Passer l'appareil
page-friends-make = Ouvrir une table
page-friends-back = Retour
page-friends-door = Table { $code }
page-friends-there = À la table : { $names }.
page-friends-has-begun = La partie a commencé. Vous pouvez regarder.
page-friends-is-full = Les quatre places sont prises. Vous pouvez regarder.
page-friends-join = Rejoindre
page-friends-watch = Regarder
page-friends-screen = Écran de la table
page-friends-yours = Vos tables
page-friends-gone = n'existe plus
page-friends-gone-now = Le serveur n'a plus cette table, ou ne connaît pas cet appareil.
page-friends-opening = La table arrive…
page-friends-no-way = Pas de connexion, ou l'ordinateur de la partie dort. Tout reprendra de soi-même.
page-friends-unsent = Pas de connexion. Votre choix partira dès qu'elle revient.

## The Play tab: the lobby of a table of friends

page-friends-lobby = attend des joueurs
page-friends-table = Table { $code }
page-invite-title = Le chemin vers cette table
page-friends-invitation = Joue à Viceroy avec moi, à la table { $code }.
page-invite-qr = Le code pour les caméras
page-invite-send = Envoyer le lien
page-invite-copy = Copier
page-invite-machine = S'ouvre seulement sur cet ordinateur : il n'est dans aucun réseau, ou viceroy web y tourne sans --lan.
page-invite-network = S'ouvre seulement dans ce réseau, tant que l'ordinateur qui tient la partie fonctionne.
page-invite-anywhere = S'ouvre partout.
page-friends-you = vous
page-friends-host = distribue
page-friends-here = là
page-friends-away = absent
page-friends-free = Libérer la place de { $name }
page-friends-seat-free = libre
page-friends-add-bot = Ajouter un bot
page-friends-who-deals = { $name } distribue quand tout le monde est là.
page-friends-take-over = { $name } n'est pas là : je distribue
page-friends-sit = Prendre une place
page-friends-too-few = Il faut être deux : attendez quelqu'un, ou ajoutez un bot.
page-friends-settings = Ce qu'on joue
page-friends-own-set = un jeu de cartes à soi
page-friends-undo = Reprendre un choix
page-friends-undo-free = reprise : libre si rien n'a été révélé
page-friends-undo-ask = reprise : si tous sont d'accord
page-friends-undo-never = reprise : jamais
page-friends-clock = Temps par question
page-friends-clock-none = sans limite
page-friends-clock-seconds = { $count } secondes
page-friends-clock-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
page-friends-hints = conseils
page-friends-points = points en cours
page-friends-stop-watching = Ne plus regarder

## The Play tab: at a table of friends

page-friends-you-watch = Vous regardez.
page-friends-waits = On attend { $names }.
page-friends-title = À vous de jouer
page-friends-change-mind = Changer mon choix
page-friends-is-away = { $name } n'est pas là.
page-friends-takes-long = { $name } prend son temps.
page-friends-wait = Attendre
page-friends-bot-now = Un bot choisit
page-friends-bot-until = … jusqu'au retour de { $name }
page-friends-bot-plays = un bot joue
page-friends-ask-undo = Demander à reprendre
page-friends-undo-asked = { $name } voudrait reprendre son dernier choix.
page-friends-undo-mine = Vous demandez à reprendre votre choix. Manque : { $names }.
page-friends-undo-yes = D'accord
page-friends-undo-no = Non
page-friends-undo-withdraw = Laisser
page-friends-no-undo = Rien ne peut être repris maintenant.
page-friends-somebody = Quelqu'un
page-friends-news-joined = { $name } est là.
page-friends-news-left = { $name } est parti.
page-friends-news-returned = { $name } est de retour.
page-friends-news-host = { $name } distribue maintenant.
page-friends-news-stand-in = Un bot joue pour { $name }.
page-friends-news-stand-in-ended = { $name } joue à nouveau.
page-friends-news-undo-yes = { $name } est d'accord.
page-friends-news-undo-no = { $name } préfère continuer.
page-friends-news-taken-back = { $name } a repris un choix.
page-friends-news-rematch = { $name } veut une autre partie.
page-friends-news-settings = { $name } a changé ce qu'on joue.
page-friends-signs = Faire un signe
page-friends-signed = { $name } : { $sign }
page-friends-sign-hello = Bonjour !
page-friends-sign-well-played = Bien joué !
page-friends-sign-thanks = Merci !
page-friends-sign-oops = Oups !
page-friends-sign-thinking = Je réfléchis…
page-friends-sign-hurry = Allez !

## The Play tab: the menu and the end of a game with friends

page-friends-invite-watch = Inviter, ou laisser regarder
page-friends-device = Continuer sur un autre appareil
page-friends-device-how = Scannez ceci avec l'autre appareil, dans les cinq minutes. Cela marche une fois, et pour vous seul.
page-friends-device-qr = Le code pour l'autre appareil
page-friends-beside = Un écran montre la table : ici, seulement ce qui est à moi
page-friends-sound = Un son quand c'est mon tour
page-friends-to-games = Vers toutes les parties
page-friends-leave = Quitter la table
page-friends-leave-how = La partie continue sans vous.
page-friends-leave-bot = Un bot continue
page-friends-leave-later = Je reviens plus tard
page-friends-deal-now = Distribuer maintenant
page-friends-tally = Ce soir
page-friends-won = gagnées

## The Play tab: why something is not possible at a table of friends

page-friends-why-stale = Quelque chose a changé entre-temps ; rien n'a été fait.
page-friends-why-not-host = Seule la personne qui distribue le peut.
page-friends-why-not-seated = Il faut une place à la table.
page-friends-why-not-playing = Aucune partie n'est en cours.
page-friends-why-playing = La partie a commencé.
page-friends-why-seats-full = Les quatre places sont prises.
page-friends-why-table-full = Cette table n'en prend pas plus.
page-friends-why-must-ask = Les autres doivent d'abord être d'accord.
page-friends-why-no-question = C'est déjà réglé.
page-friends-why-still-here = Cette personne est là, ou a encore du temps.
page-friends-why-has-left = Vous avez quitté cette table.
page-friends-why-busy = Trop d'essais. Attendez une minute.
page-friends-why-not-kept = Le disque du serveur est plein ; rien n'a été fait.
page-friends-why-no-table = Aucune table n'a ce code.

## The Play tab: several people at one device

page-friends-person = Une personne sur cet appareil
page-friends-person-name = Nom du joueur { $number }
page-friends-pass-now = Maintenant { $name }
page-friends-pass-how = Passez l'appareil à { $name }. Personne d'autre ne regarde.
page-friends-pass-take = Je suis { $name }
page-friends-pass-back = Retour à { $name }
page-friends-pass-on = Passer à { $name }

## The Play tab: what has happened, and the menu

page-log-virtual = Adversaire virtuel
page-log-latest = Ce qui vient de se passer
page-log-more = { $count } de plus
page-log-nobody = { $count } ont misé { $color } : personne n'y reçoit de carte.
page-log-title = Ce qui s'est passé
page-log-before = Avant le premier tour de jeu
page-menu-title = Menu
page-menu-replay = Revoir la partie
page-menu-save = Enregistrer la partie dans un fichier
page-menu-share = Partager la partie
page-menu-signs = Ce que veulent dire les signes
page-keyboard-title = Touches du clavier
page-keyboard-choose = un choix, par son numéro
page-keyboard-next = la prochaine chose à choisir
page-keyboard-pass = passer, ou s'arrêter
page-keyboard-hint = un conseil
page-keyboard-undo = annuler, comme Ctrl+Z
page-keyboard-all = tous les choix en toutes lettres
page-keyboard-menu = le menu

## The Play tab: lessons, and the first game

page-learn-title = Apprendre à jouer
page-learn-step = { $title } · { $step } sur { $count }
page-learn-on = Continuer
page-learn-done = La leçon est finie.
page-learn-next = Suite : { $title }
page-learn-list = Toutes les leçons
page-learn-first = Première partie
page-learn-first-how = Une partie entière contre un bot, avec un mot à chaque nouvelle question.
page-learn-is-done = faite

## The Play tab: the replay of a game

page-replay-title = Revoir
page-replay-at = Après { $done } choix sur { $all }
page-replay-turns = Tour
page-replay-turn = Tour { $turn }
page-replay-start = Au début
page-replay-back = Un choix en arrière
page-replay-on = Un choix en avant
page-replay-end = À la fin
page-replay-run = Laisser défiler
page-replay-stop = Arrêter
page-replay-play-on = Continuer à partir d'ici
page-replay-leave = Retour à la partie

## The Workshop tab

page-workshop-editor = Jeu de cartes en YAML. Échap, puis Tab, quitte l'éditeur.
page-workshop-keys = Tab met en retrait. Échap, puis Tab, quitte l'éditeur. Ctrl et Espace montrent ce qui peut s'écrire là.
page-workshop-sets = Mes jeux
page-workshop-sets-title = Jeux de cartes sur cet appareil
page-workshop-open = Ouvrir
page-workshop-save = Enregistrer
page-workshop-suggest = Proposer
page-workshop-errors = Erreurs : { $count }
page-workshop-remarks = Remarques : { $count }
page-workshop-no-problems = Aucun problème
page-workshop-more = et { $count } de plus
page-workshop-card-none = La carte que vous écrivez est dessinée ici.
page-workshop-card-old = La carte que vous écrivez a une erreur ; voici la dernière qui a été dessinée.
page-workshop-examples = Commencer par un exemple
page-workshop-example-new = Un nouveau petit jeu
page-workshop-example-workshop = Le jeu « L'Atelier »
page-workshop-example-cookbook = Les lois du livre de recettes

## The Workshop tab: pictures, and the way to others

page-art-title = Images
page-art-how = Une carte montre une image de cette liste par sa ligne dans le texte : image: et le nom de l'image. SVG, PNG et JPEG, 3 millions d'octets en tout.
page-art-none = Ce jeu n'a pas encore d'images.
page-art-add = Ajouter des images
page-send-title = Partager
page-send-pack-how = Un paquet est un fichier avec les cartes et leurs images. Les autres l'ouvrent sous Atelier, ou avec le programme.
page-send-pack = Enregistrer un paquet
page-send-link-how = Le lien contient tout le jeu ; aucun serveur ne le reçoit.
page-send-link = Copier le lien
page-send-link-pictures = Un lien n'a pas de place pour des images : envoyez le paquet.
page-send-link-long = Ce jeu est trop long pour un lien : envoyez le paquet.
page-send-link-near = Le lien ne s'ouvre que sur cet ordinateur ou dans ce réseau, tant que Viceroy y tourne. Aux autres, envoyez le paquet.
page-send-table = Pour jouer avec des amis, choisissez ce jeu à votre table : tous voient ses cartes.

## The Workshop tab: games that try a set or a card

page-trial-title = L'essayer
page-trial-about = Des bots qui choisissent au hasard jouent avec votre jeu : quelles cartes servent, et ce qu'elles rapportent.
page-trial-start =
    { $count ->
        [one] Essayer { $count } partie
       *[other] Essayer { $count } parties
    }
page-trial-play = Jouer avec ce jeu
page-trial-count =
    { $done ->
        [one] { $done } partie sur { $all }
       *[other] { $done } parties sur { $all }
    }
page-trial-good =
    { $count ->
        [one] Aucune erreur en { $count } partie.
       *[other] Aucune erreur en { $count } parties.
    }
page-trial-broken =
    { $count ->
        [one] { $count } a échoué :
       *[other] { $count } ont échoué :
    }
page-trial-card = Carte
page-trial-times = Fois posée
page-trial-points = Points au niveau
page-trial-points-help = Les points sont ceux qu'une carte a rapportés elle-même sur un niveau, en moyenne.
page-trial-own = Seulement les cartes propres au jeu
page-trial-all = Toutes les cartes
page-trial-this-card = Essayer cette carte
page-trial-copy = Copier la position
page-trial-copied = La position est copiée.
page-trial-position = La position en texte
