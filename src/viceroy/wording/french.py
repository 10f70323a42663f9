r"""Laws and scores in French. Before a colon and a semicolon stands a space at which no line ends: "\u00a0"."""

from viceroy.model.lasting import Occasion, Response, Trigger
from viceroy.model.laws import Deck, LookedDeck, Placement, Rest
from viceroy.model.pyramid import Section
from viceroy.model.quantities import CardKind, Counted, Having, Where, Whose
from viceroy.model.tokens import Color
from viceroy.scoring.items import Line
from viceroy.wording.catalog import (
    CardMessages,
    Catalog,
    ClauseMessages,
    DeckPhrases,
    EffectMessages,
    Labels,
    LawMessages,
    Noun,
    Owner,
    PaintingMessages,
    QuantityMessages,
    ReasonMessages,
    RewardMessages,
    Vocabulary,
)
from viceroy.wording.english import ENGLISH

FRENCH = Catalog(
    language="fr",
    words=Vocabulary(
        both="et",
        either="ou",
        semicolon="\u00a0; ",
        colon="\u00a0: ",
        colors={
            Color.BLUE: {"f": "bleue", "fs": "bleues", "m": "bleu"},
            Color.RED: {"f": "rouge", "fs": "rouges", "m": "rouge"},
            Color.GREEN: {"f": "verte", "fs": "vertes", "m": "vert"},
            Color.YELLOW: {"f": "jaune", "fs": "jaunes", "m": "jaune"},
        },
        nouns={
            Counted.CARDS: Noun("carte", "cartes", "f"),
            Counted.CIRCLES: Noun("gemme pure", "gemmes pures", "f"),
            Counted.INFINITE_GEMS: Noun("gemme infinie", "gemmes infinies", "f"),
            Counted.GEMS: Noun("gemme", "gemmes", "f"),
            Counted.SETS: Noun(
                "set complet (1 Défense, 1 Magie et 1 Science)", "sets complets (1 Défense, 1 Magie et 1 Science)", "m"
            ),
            Counted.LEVEL: Noun("niveau", "niveaux", "m"),
            Counted.ROWS: Noun("ligne", "lignes", "f"),
            Counted.SCIENCE: Noun("jeton Science", "jetons Science", "m"),
            Counted.MAGIC: Noun("jeton Magie", "jetons Magie", "m"),
            Counted.DEFENSE: Noun("jeton Défense", "jetons Défense", "m"),
            Counted.POWER: Noun("jeton Pouvoir", "jetons Pouvoir", "m"),
            Counted.POWER_POINTS: Noun("point de pouvoir", "points de pouvoir", "m"),
            Counted.MAGIC_BONUS: Noun("jeton Bonus Magie", "jetons Bonus Magie", "m"),
            Counted.CIRCLE_BONUS: Noun("jeton Bonus Gemmes", "jetons Bonus Gemmes", "m"),
            Counted.ATTACK: Noun("jeton Attaque", "jetons Attaque", "m"),
        },
        kinds={
            CardKind.CHARACTER: Noun("carte Personnage", "cartes Personnage", "f"),
            CardKind.LAW: Noun("carte Loi", "cartes Loi", "f"),
        },
        colored={
            Counted.CIRCLES: Noun("gemme pure {f}", "gemmes pures {fs}", "f"),
            Counted.INFINITE_GEMS: Noun("gemme infinie {f}", "gemmes infinies {fs}", "f"),
            Counted.GEMS: Noun("gemme {f}", "gemmes {fs}", "f"),
            Counted.CIRCLE_BONUS: Noun("jeton Bonus Gemmes {fs}", "jetons Bonus Gemmes {fs}", "m"),
        },
        decks={
            Deck.LAWS: DeckPhrases("dans la pioche Lois", "sur la pioche Lois", "dans la pioche Lois"),
            Deck.RESERVE: DeckPhrases(
                "dans la Réserve Personnages", "sur la Réserve Personnages", "dans la Réserve Personnages"
            ),
        },
        looked_decks={
            LookedDeck.LAWS: "de la pioche Lois",
            LookedDeck.RESERVE: "de la Réserve Personnages",
            LookedDeck.AUCTION: "de la pioche Personnages",
        },
    ),
    quantities=QuantityMessages(
        section="avec un fragment {m}",
        having={Having.SOME: "avec des jetons", Having.NONE: "sans jeton"},
        each={"m": "chaque", "f": "chaque"},
        none={"m": "aucun", "f": "aucune"},
        each_one={"m": "un", "f": "une"},
        owners={
            Whose.MINE: Owner("dans votre pyramide", "de votre pyramide", "derrière votre paravent"),
            Whose.OPPONENTS: Owner(
                "dans les pyramides de tous les autres joueurs",
                "des pyramides de tous les autres joueurs",
                "derrière les paravents de tous les autres joueurs",
            ),
            Whose.EVERYBODY: Owner(
                "dans les pyramides de tous les joueurs",
                "des pyramides de tous les joueurs",
                "derrière les paravents de tous les joueurs",
            ),
        },
        any_player=Owner("dans la pyramide", "de la pyramide", "derrière le paravent"),
        places={
            Where.PYRAMID: "{owner.in_pyramid}",
            Where.PYRAMID_AND_TUCKED: "{owner.in_pyramid} (cartes glissées sous d'autres comprises)",
            Where.ROW: "sur les cartes de la ligne de cette loi",
            Where.ADJACENT: "sur les cartes adjacentes à cette loi",
            Where.TOUCHING: "dont cette loi fait partie",
            Where.HERE: "sur cette loi",
            Where.TUCKED_HERE: "{n:glissée|glissées} sous cette loi",
            Where.STORED_HERE: "{n:posée|posées} sur cette loi",
            Where.SCREEN: "{owner.behind_screen}",
            Where.HAND: "dans votre main",
            Where.ITSELF: "jusqu'à celui de cette loi",
        },
        places_of={
            (Counted.CARDS, Where.PYRAMID): "{owner.in_pyramid} (sans les cartes glissées sous d'autres)",
            (Counted.CARDS, Where.ROW): "de la ligne de cette loi",
            (Counted.CARDS, Where.ADJACENT): "{n:adjacente|adjacentes} à cette loi",
            (Counted.GEMS, Where.PYRAMID): "{n:posée|posées} sur les cartes Loi {owner.of_pyramid}",
        },
        on_level="au niveau {level} {owner.of_pyramid}",
        on_each_level="à chacun des niveaux {levels} {owner.of_pyramid}",
        sets=Noun("set ({parts})", "sets ({parts})", "m"),
        kinds_among=Noun("sorte présente ({parts})", "sortes présentes ({parts})", "f"),
        of_each_color="de chaque couleur",
        levels_with=Noun(
            "niveau{levels} {owner.of_pyramid} avec au moins {parts}",
            "niveaux{levels} {owner.of_pyramid} avec au moins {parts}",
            "m",
        ),
        colors_among=Noun("couleur présente ({parts})", "couleurs présentes ({parts})", "f"),
        kinds_of_token=Noun("sorte de jeton {parts}", "sortes de jeton {parts}", "f"),
        greatest="(seule la sorte la plus nombreuse compte)",
        for_each="pour {each_thing}",
        for_every="par tranche de {n} {things}",
        at_most_times="{rate}, au plus {times}",
        times="{n:une|{n}} fois",
        found="{things}\u00a0: {n}",
        found_none="{things}\u00a0: 0",
        there_are="s'il y a {limits} {n:{thing}|{things}}",
        there_is_no="s'il n'y a {no_thing}",
        there_is_neither="s'il n'y a ni {things}",
        nor=" ni ",
        level_is="si le niveau de cette loi est {limits}",
        exactly="exactement {n}",
        at_least="au moins {n}",
        at_most="au plus {n}",
        at_most_none="au plus 0",
        fewer_of="de ",
    ),
    rewards=RewardMessages(
        nothing="rien",
        any_gems="{n} {n:gemme|gemmes} de votre choix",
        drawn="{n} {n:carte de la pioche|cartes des pioches} de votre choix",
        their_gems="{n} {n:gemme|gemmes} de son choix",
        their_cards="{n} {n:carte de la pioche|cartes des pioches} de son choix",
        magic_bonus="1 jeton Bonus Magie +{n}",
        circle_bonus="1 jeton Bonus Gemmes {fs} +{n}",
        any_infinite_gem="1 gemme infinie de la couleur de votre choix",
        infinite_gem="1 gemme infinie {f}",
    ),
    effects=EffectMessages(
        gain="Prenez {gained}.",
        choose_one="Prenez au choix\u00a0: {options}.",
        draw="Piochez {n} {n:carte|cartes} {deck.source}.",
        put_back_cards="Remettez {n} {things} de votre main {deck.top}{n:|, dans l'ordre de votre choix}.",
        tuck_from_hand="Glissez{n:, si vous le voulez, 1 carte| jusqu'à {n} cartes} de votre main sous cette loi.",
        tuck_any_from_hand="Glissez sous cette loi autant de cartes de votre main que vous le voulez.",
        tuck_free_card=(
            "Glissez une carte libre de votre pyramide sous cette loi, s'il y en a une\u00a0: une carte à "
            "l'extrémité de sa ligne, sans carte posée sur elle ni glissée sous elle. Déplacez sur cette loi "
            "tout ce qui s'y trouvait."
        ),
        store_gems=(
            "Posez sur cette loi{n:, si vous le voulez, 1 gemme| jusqu'à {n} gemmes} de derrière votre "
            "paravent\u00a0; {n:elle y reste|elles y restent}."
        ),
        swap_tokens=(
            "Échangez, si vous le voulez, un jeton d'une de vos cartes contre un jeton d'une carte d'un "
            "autre joueur, qui ne peut pas refuser{paid}."
        ),
        paid_for_swap="\u00a0; dans ce cas, donnez à ce joueur {gems} de derrière votre paravent",
        take_from_row=(
            "Prenez en main une carte Personnage mise aux enchères\u00a0; remplacez-la par une carte de la "
            "Réserve Personnages."
        ),
        skip_next_auction="Ne participez pas à la prochaine phase d'Enchères.",
        double_tokens=(
            "Doublez les jetons de ce personnage\u00a0: ajoutez un jeton identique à chacun de ceux qui s'y "
            "trouvent\u00a0; les gemmes ne sont pas doublées."
        ),
        look="Regardez {n:la première carte|les {n} premières cartes} {deck}\u00a0; {rest}.",
        keep_all="prenez-{n:la|les} en main",
        keep_some="prenez-en {n} en main et {put}",
        put_it="remettez-la {where}",
        put_them="remettez-les {where}, dans l'ordre de votre choix",
        put_other="remettez l'autre {where}",
        put_others="remettez les autres {where}, dans l'ordre de votre choix",
        rests={Rest.TOP: "sur la pioche", Rest.BOTTOM: "sous la pioche"},
        look_behind_screen=(
            "Regardez derrière le paravent d'un autre joueur de votre choix\u00a0; ne dites à personne ce "
            "que vous y voyez."
        ),
        conditional="{condition}, {effects}.",
        conditional_otherwise="{condition}, {effects}\u00a0; sinon, {others}.",
        choose="Choisissez\u00a0: {lists}.",
        pay="{payment}, si vous le voulez\u00a0; dans ce cas, {effects}.",
        pay_gems="payez {gems}",
        discard_cards="défaussez {n} {n:carte|cartes} de votre main",
        give_tokens="rendez {tokens} de votre pyramide",
        give_attack="rendez {tokens}",
        move_token="Déplacez, si vous le voulez, un jeton d'une carte de votre pyramide sur une autre.",
        turn_token=(
            "Retournez, si vous le voulez, un de vos jetons\u00a0: un jeton Science ou Magie d'une carte de "
            "votre pyramide, un jeton Défense de cette loi, qui passe derrière votre paravent comme jeton "
            "Attaque, ou un jeton Attaque, qui passe sur cette loi comme jeton Défense."
        ),
        untuck="Reprenez en main{n:, si vous le voulez, 1 carte glissée| jusqu'à {n} cartes glissées} sous cette loi.",
        untuck_any="Reprenez en main autant de cartes glissées sous cette loi que vous le voulez.",
        take_stored="Reprenez derrière votre paravent toutes les gemmes posées sur cette loi.",
        others_gain="Chaque autre joueur prend {gained}.",
        others_lose=(
            "Chaque autre joueur rend {n} {n:gemme|gemmes} de son choix à la Banque\u00a0; qui "
            "{n:n'en a pas n'en rend pas|en a moins les rend toutes}."
        ),
        then="\u00a0; puis ",
        then_inside=", puis ",
    ),
    clauses=ClauseMessages(
        at_the_end="En fin de partie, {scored}.",
        at_the_end_if="En fin de partie, {condition}, {scored}.",
        only_if="Cela ne compte que {condition}.",
        score="vous marquez {n} {n:point|points}",
        score_more="vous marquez {n} {n:point|points} de plus",
        lose="vous perdez {n} {n:point|points}",
        table="vous marquez {points} {n:point|points} avec {numbers} {things}",
        first_tier="{n} {n:point|points} avec au moins {least} {things}",
        further_tier="{n} {n:point|points} avec au moins {least}",
        tiers="vous marquez {tiers}",
        by_level="vous marquez {levels}",
        first_level="{n} {n:point|points} si cette loi est au niveau {level}",
        further_level="{n} {n:point|points} au niveau {level}",
        most="{scored} si vous avez au moins 1 {thing} et qu'aucun autre joueur n'en a davantage",
        most_alone="{scored} si vous avez au moins 1 {thing} et que tous les autres joueurs en ont moins",
        second="{first}\u00a0; {scored} si un seul autre joueur en a davantage",
        fewest="{scored} si aucun autre joueur n'a moins {things}",
        fewest_alone="{scored} si tous les autres joueurs ont plus {things}",
        copied="vous marquez autant de points que pour la loi adjacente qui vous en rapporte le plus",
    ),
    laws=LawMessages(
        placements={
            Placement.NORMAL: (),
            Placement.IN_PLACE_OF_CARD: (
                "Jouez cette loi à la place d'une carte du niveau 1, 2, 3 ou 4 de votre pyramide.",
                "Reprenez cette carte en main\u00a0; ce qui se trouvait dessus ou dessous reste avec cette loi.",
            ),
            Placement.UNDER_CHARACTER: (
                (
                    "Ne posez pas cette loi dans une ligne\u00a0: glissez-la sous une carte Personnage de votre "
                    "pyramide."
                ),
            ),
        },
        on_levels="Jouez cette loi au niveau {levels} seulement.",
        price="Lorsque vous jouez cette loi, payez {gems}.",
        only_if="Jouez cette loi seulement {condition}.",
        requires=(
            "S'il {n:ne reste aucune carte|reste moins de {n} cartes} {deck.inside}, cette loi est sans effet "
            "lorsque vous la jouez."
        ),
        does_nothing="Cette loi n'a aucun effet.",
        events={
            Trigger.CARD_TAKEN: (
                "Chaque fois que vous ajoutez une carte à votre main (remportée, piochée ou donnée par une loi),"
            ),
            Trigger.CIRCLE_CLOSED: "Chaque fois que vous complétez une gemme pure,",
            Trigger.PASSED: "À la fin de chaque phase d'Enchères où vous avez passé,",
            Trigger.ROUND_ENDED: "À la fin de chaque tour de Placement,",
            Trigger.TURN_ENDED: "À la fin de chaque tour de jeu,",
            Trigger.LAW_PLAYED: "Chaque fois qu'un autre joueur joue une carte Loi,",
        },
        does="{event} {effects}.",
        may_do="{event} vous pouvez utiliser cette loi\u00a0: {effects}.",
        may="{event} vous pouvez {response}.",
        responses={Response.TUCK_HERE: "la glisser sous cette loi"},
        while_here="Tant que cette loi est visible dans votre pyramide, {different}.",
        cheaper="une carte Personnage{where} vous coûte {gems} de moins",
        cheaper_by_choice="une carte Personnage{where} vous coûte {n} {n:gemme|gemmes} de votre choix de moins",
        cheaper_on=" jouée au niveau {level}",
        more_gems={
            Occasion.PASS: "vous prenez {gems} de plus lorsque vous passez lors d'une enchère",
            Occasion.CIRCLE: "chaque gemme pure que vous complétez vous rapporte {gems} de plus de sa couleur",
        },
    ),
    reasons=ReasonMessages(
        circle_item="gemme pure {f} au niveau {level}{painted}\u00a0: {level}{bonus}",
        painted_with=", purifiée avec {n} {n:gemme|gemmes}",
        infinite_item="gemme infinie {f} au niveau {level}\u00a0: {level}{bonus}",
        circle_bonuses=", et {n} par les bonus de gemmes {fs}",
        power_item="jeton Pouvoir de valeur {n}",
        per_each="{found}\u00a0; {n} {n:point|points} par unité",
        per_every="{found}\u00a0; {n} {n:point|points} par tranche de {every}",
        reached="{found}\u00a0; {points} pour {n}",
        reached_or_more="{found}\u00a0; {points} à partir de {n}",
        tier_missed="{found}\u00a0; moins de {n}",
        flat_item="la valeur de cette loi",
        level_item="cette loi est au niveau {level}",
        most_won="{found}\u00a0; aucun autre joueur n'en a davantage",
        most_won_alone="{found}\u00a0; tous les autres joueurs en ont moins",
        second_won="{found}\u00a0; un seul autre joueur en a davantage",
        most_lost="{found}\u00a0; mais un autre joueur en a davantage",
        most_lost_alone="{found}\u00a0; mais un autre joueur en a autant ou davantage",
        fewest_won="{found}\u00a0; aucun autre joueur n'en a moins",
        fewest_won_alone="{found}\u00a0; tous les autres joueurs en ont davantage",
        fewest_lost="{found}\u00a0; mais un autre joueur en a moins",
        fewest_lost_alone="{found}\u00a0; mais un autre joueur en a autant ou moins",
        nothing_copied="aucune loi adjacente ne rapporte de points",
        copied_item="autant que la loi adjacente qui rapporte le plus",
        copied_known="autant que {law}, la loi adjacente qui rapporte le plus",
        condition_missed="{found}\u00a0; exigé\u00a0: {limits}",
        condition_held="{reason}\u00a0; la condition est remplie\u00a0: {found}",
        magic_times="{n} {n:jeton|jetons} Magie {n:multiplié|multipliés} par le bonus de magie {bonuses}",
        magic_times_sum=(
            "{n} {n:jeton|jetons} Magie {n:multiplié|multipliés} par {sum}, la somme des bonus de magie {bonuses}"
        ),
        magic_alone="{n} {n:jeton|jetons} Magie, mais aucun bonus de magie",
        bonus_alone="bonus de magie {bonuses}, mais aucun jeton Magie",
        kinds="Défense {defense}, Magie {magic}, Science {science}",
        sets_item="{n} {n:set complet|sets complets} de {worth} points\u00a0: {kinds}",
        no_set="aucun set complet\u00a0: {kinds}",
        attack_item="jetons Attaque des adversaires\u00a0: {n}, défense du joueur\u00a0: {defense}\u00a0; {outcome}",
        attack_stopped="tous neutralisés",
    ),
    painting=PaintingMessages(
        no_gems_left="Purification\u00a0: aucune, il ne reste aucune gemme derrière le paravent.",
        best_painting="Purification choisie pour vous ({known})\u00a0:",
        best_is_none="Purification\u00a0: aucune, choisi pour vous ({known}).",
        chosen_painting="Purification choisie par le joueur ({known})\u00a0:",
        chosen_is_none="Purification\u00a0: aucune, choix du joueur ({known}).",
        none_scores_more="aucune ne rapporte plus",
        no_other_scores_more="aucune autre ne rapporte plus",
        no_gem_scores_more="aucune gemme sur un fragment ne rapporterait plus",
        another_scores_more="une autre rapporte plus\u00a0: `painting: best`",
        unproven="la meilleure trouvée\u00a0; il n'est pas prouvé qu'aucune autre ne rapporte plus",
        painted_circle="- gemme sous {card}\u00a0: posez {gems}\u00a0; {end}",
        gems_on="{n} {things} sur {n:le fragment|les fragments} {sections}",
        section_labels={
            Section.LEFT: "gauche",
            Section.RIGHT: "droit",
            Section.BOTTOM_LEFT: "bas gauche",
            Section.BOTTOM_RIGHT: "bas droit",
        },
        stays_mixed="elle reste impure",
        becomes="elle devient {f}",
        named_card="{name} ({number}, niveau {level})",
        numbered_card="la carte {number} (niveau {level})",
        unknown_card="la carte du niveau {level}, place {x}",
        sections_of_a_circle=(
            "Les fragments d'une gemme\u00a0: gauche = coin supérieur droit de la carte inférieure gauche, "
            "droit = coin supérieur gauche de la carte inférieure droite, bas gauche et bas droit = bord "
            "inférieur de la carte supérieure."
        ),
    ),
    cards=CardMessages(
        sections="fragments\u00a0: en haut à gauche {}, en haut à droite {}, en bas {}",
        section_names=("en haut à gauche", "en haut à droite", "en bas"),
        section_color="{m}",
        blank="vide",
        level="niveau {level}\u00a0: payez {cost}  recevez {reward}",
        gems_of_cost="{n} {n:{f}|{fs}}",
        top_reward="les récompenses des niveaux 1, 2 et 3, ou {n} points de pouvoir",
        names="noms\u00a0: {names}",
        columns=("numéro", "nom"),
    ),
    labels=Labels(
        lines={
            Line.CIRCLES: "Gemmes pures",
            Line.INFINITE_GEMS: "Gemmes infinies",
            Line.LAWS: "Lois",
            Line.POWER: "Pouvoir",
            Line.MAGIC: "Magie",
            Line.SETS: "Sets",
            Line.ATTACK: "Attaque",
        },
        total="Total",
        rank="Rang",
        player="Joueur",
        winner="Vainqueur",
        winners="Vainqueurs",
        level="Niveau",
        colors={Color.BLUE: "bleu", Color.RED: "rouge", Color.GREEN: "vert", Color.YELLOW: "jaune"},
        circle="gemme pure",
        painted="purifié",
        points="points de pouvoir",
        science="science",
        magic="magie",
        defense="défense",
        magic_bonus="bonus de magie",
        circle_bonus="bonus de gemme",
        infinite_gem="gemme infinie",
        stored_gem="gemme posée",
        tucked_card="carte glissée dessous",
        gems="gemmes",
        draw="pioche",
        attack="attaque",
        power="pouvoir",
    ),
    table=ENGLISH.table,
    events=ENGLISH.events,
    prompts=ENGLISH.prompts,
    actions=ENGLISH.actions,
    moments=ENGLISH.moments,
    refusals=ENGLISH.refusals,
    hints=ENGLISH.hints,
)
