"""Laws and scores in Italian."""

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

ITALIAN = Catalog(
    language="it",
    words=Vocabulary(
        both="e",
        either="o",
        semicolon="; ",
        colors={
            Color.BLUE: {"f": "blu", "fp": "blu", "m": "blu", "mp": "blu"},
            Color.RED: {"f": "rossa", "fp": "rosse", "m": "rosso", "mp": "rossi"},
            Color.GREEN: {"f": "verde", "fp": "verdi", "m": "verde", "mp": "verdi"},
            Color.YELLOW: {"f": "gialla", "fp": "gialle", "m": "giallo", "mp": "gialli"},
        },
        nouns={
            Counted.CARDS: Noun("carta", "carte", "f"),
            Counted.CIRCLES: Noun("cerchio di un solo colore", "cerchi di un solo colore", "m"),
            Counted.INFINITE_GEMS: Noun("gemma infinita", "gemme infinite", "f"),
            Counted.GEMS: Noun("gemma", "gemme", "f"),
            Counted.SETS: Noun(
                "set completo (1 Difesa, 1 Magia e 1 Scienza)", "set completi (1 Difesa, 1 Magia e 1 Scienza)", "m"
            ),
            Counted.LEVEL: Noun("livello", "livelli", "m"),
            Counted.ROWS: Noun("fila", "file", "f"),
            Counted.SCIENCE: Noun("gettone Scienza", "gettoni Scienza", "m"),
            Counted.MAGIC: Noun("gettone Magia", "gettoni Magia", "m"),
            Counted.DEFENSE: Noun("gettone Difesa", "gettoni Difesa", "m"),
            Counted.POWER: Noun("gettone Punti Potere", "gettoni Punti Potere", "m"),
            Counted.POWER_POINTS: Noun("Punto Potere", "Punti Potere", "m"),
            Counted.MAGIC_BONUS: Noun("gettone Bonus per la magia", "gettoni Bonus per la magia", "m"),
            Counted.CIRCLE_BONUS: Noun("gettone Bonus per i cerchi", "gettoni Bonus per i cerchi", "m"),
            Counted.ATTACK: Noun("gettone Attacco", "gettoni Attacco", "m"),
        },
        kinds={
            CardKind.CHARACTER: Noun("carta Personaggio", "carte Personaggio", "f"),
            CardKind.LAW: Noun("carta Legge", "carte Legge", "f"),
        },
        colored={
            Counted.CIRCLES: Noun("cerchio {m}", "cerchi {mp}", "m"),
            Counted.INFINITE_GEMS: Noun("gemma infinita {f}", "gemme infinite {fp}", "f"),
            Counted.GEMS: Noun("gemma {f}", "gemme {fp}", "f"),
            Counted.CIRCLE_BONUS: Noun("gettone Bonus per i cerchi {mp}", "gettoni Bonus per i cerchi {mp}", "m"),
        },
        decks={
            Deck.LAWS: DeckPhrases("dal mazzo Legge", "in cima al mazzo Legge", "nel mazzo Legge"),
            Deck.RESERVE: DeckPhrases("dal mazzo piccolo", "in cima al mazzo piccolo", "nel mazzo piccolo"),
        },
        looked_decks={
            LookedDeck.LAWS: "del mazzo Legge",
            LookedDeck.RESERVE: "del mazzo piccolo",
            LookedDeck.AUCTION: "del mazzo grande",
        },
    ),
    quantities=QuantityMessages(
        section="con una sezione {f}",
        having={Having.SOME: "con gettoni", Having.NONE: "senza gettoni"},
        each={"m": "ogni", "f": "ogni"},
        none={"m": "nessun", "f": "nessuna"},
        each_one={"m": "un", "f": "una"},
        owners={
            Whose.MINE: Owner("nella tua piramide", "della tua piramide", "dietro il tuo schermo"),
            Whose.OPPONENTS: Owner(
                "nelle piramidi di tutti gli altri giocatori",
                "delle piramidi di tutti gli altri giocatori",
                "dietro gli schermi di tutti gli altri giocatori",
            ),
            Whose.EVERYBODY: Owner(
                "nelle piramidi di tutti i giocatori",
                "delle piramidi di tutti i giocatori",
                "dietro gli schermi di tutti i giocatori",
            ),
        },
        any_player=Owner("nella piramide", "della piramide", "dietro lo schermo"),
        places={
            Where.PYRAMID: "{owner.in_pyramid}",
            Where.PYRAMID_AND_TUCKED: "{owner.in_pyramid} (comprese le carte sotto altre carte)",
            Where.ROW: "sulle carte nella fila di questa legge",
            Where.ADJACENT: "sulle carte adiacenti a questa legge",
            Where.TOUCHING: "di cui questa legge fa parte",
            Where.HERE: "su questa legge",
            Where.TUCKED_HERE: "sotto questa legge",
            Where.STORED_HERE: "{n:posta|poste} su questa legge",
            Where.SCREEN: "{owner.behind_screen}",
            Where.HAND: "nella tua mano",
            Where.ITSELF: "fino a quello di questa legge",
        },
        places_of={
            (Counted.CARDS, Where.PYRAMID): "{owner.in_pyramid} (escluse le carte sotto altre carte)",
            (Counted.CARDS, Where.ROW): "nella fila di questa legge",
            (Counted.CARDS, Where.ADJACENT): "{n:adiacente|adiacenti} a questa legge",
            (Counted.GEMS, Where.PYRAMID): "{n:posta|poste} sulle carte Legge {owner.of_pyramid}",
            (Counted.ROWS, Where.PYRAMID): "{owner.of_pyramid}",
        },
        on_level="al livello {level} {owner.of_pyramid}",
        sets=Noun("set composto da {parts}", "set composti da {parts}", "m"),
        kinds_among=Noun("tipo presente ({parts})", "tipi presenti ({parts})", "m"),
        whichever_more=", a seconda di cosa ce n'è di più",
        for_each="per {each_thing}",
        for_every="ogni {n} {things}",
        at_most_times="{rate}, al massimo {times}",
        times="{n:una volta|{n} volte}",
        found="{things}: {n}",
        found_none="{things}: 0",
        there_are="{n:c'è|ci sono} {limits} {n:{thing}|{things}}",
        there_is_no="non c'è {no_thing}",
        level_is="il livello di questa legge è {limits}",
        at_least="almeno {n}",
        at_most="al massimo {n}",
        at_most_none="al massimo 0",
    ),
    rewards=RewardMessages(
        nothing="niente",
        any_gems="{n} {n:gemma|gemme} a tua scelta",
        drawn="{n} {n:carta da un mazzo|carte da mazzi} a tua scelta",
        their_gems="{n} {n:gemma|gemme} a sua scelta",
        their_cards="{n} {n:carta da un mazzo|carte da mazzi} a sua scelta",
        magic_bonus="1 gettone Bonus +{n} per la magia",
        circle_bonus="1 gettone Bonus +{n} per i cerchi {mp}",
        any_infinite_gem="1 gemma infinita di un colore a tua scelta",
        infinite_gem="1 gemma infinita {f}",
    ),
    effects=EffectMessages(
        gain="Prendi {gained}.",
        choose_one="Prendi a scelta: {options}.",
        draw="Pesca {n} {n:carta|carte} {deck.source}.",
        put_back_cards="Rimetti {n} {things} dalla tua mano {deck.top}{n:|, nell'ordine che vuoi}.",
        tuck_from_hand="{n:Se vuoi, metti 1 carta|Metti fino a {n} carte} dalla tua mano sotto questa legge.",
        tuck_any_from_hand="Metti sotto questa legge quante carte vuoi dalla tua mano.",
        tuck_free_card=(
            "Metti sotto questa legge una carta libera della tua piramide, se ce n'è una: una carta "
            "all'estremità della sua fila, che non sorregge carte e non ne ha sotto di sé. Sposta su questa "
            "legge tutto ciò che era su di essa."
        ),
        store_gems=(
            "{n:Se vuoi, metti|Metti} su questa legge {n:1 gemma|fino a {n} gemme} da dietro il tuo schermo; "
            "{n:vi resta|vi restano}."
        ),
        swap_tokens=(
            "Se vuoi, scambia un gettone su una tua carta con un gettone su una carta di un altro giocatore, "
            "che non può rifiutare{paid}."
        ),
        paid_for_swap="; in tal caso dai a quel giocatore {gems} da dietro il tuo schermo",
        take_from_row=(
            "Prendi in mano una carta Personaggio della riga d'asta; sostituiscila con una del mazzo piccolo."
        ),
        skip_next_auction="Non partecipare alla prossima fase d'asta.",
        double_tokens=(
            "Raddoppia i gettoni su quel personaggio: aggiungine uno uguale a ciascuno di quelli presenti; "
            "le gemme non si raddoppiano."
        ),
        look="Guarda {n:la prima carta|le prime {n} carte} {deck}; {rest}.",
        keep_all="{n:prendila|prendile} in mano",
        keep_some="prendine {n} in mano e {put}",
        put_it="rimettila {where}",
        put_them="rimettile {where}, nell'ordine che vuoi",
        put_other="rimetti l'altra {where}",
        put_others="rimetti le altre {where}, nell'ordine che vuoi",
        rests={Rest.TOP: "in cima al mazzo", Rest.BOTTOM: "in fondo al mazzo"},
        look_behind_screen=(
            "Guarda dietro lo schermo di un altro giocatore a tua scelta; non dire a nessuno che cosa vedi."
        ),
        conditional="Se {condition}, {effects}.",
        conditional_otherwise="Se {condition}, {effects}; altrimenti {others}.",
        choose="Scegli: {lists}.",
        pay="Se vuoi, {payment}; in tal caso {effects}.",
        pay_gems="paga {gems}",
        discard_cards="scarta {n} {n:carta|carte} dalla tua mano",
        give_tokens="restituisci {tokens} della tua piramide",
        give_attack="restituisci {tokens}",
        move_token="Se vuoi, sposta un gettone da una carta della tua piramide a un'altra.",
        turn_token=(
            "Se vuoi, gira un tuo gettone: un gettone Scienza o Magia su una carta della tua piramide, un "
            "gettone Difesa su questa legge, che va dietro il tuo schermo come gettone Attacco, o un gettone "
            "Attacco, che va su questa legge come gettone Difesa."
        ),
        untuck="{n:Se vuoi, riprendi in mano 1 carta|Riprendi in mano fino a {n} carte} da sotto questa legge.",
        untuck_any="Riprendi in mano quante carte vuoi da sotto questa legge.",
        take_stored="Riprendi dietro il tuo schermo tutte le gemme poste su questa legge.",
        others_gain="Ogni altro giocatore prende {gained}.",
        others_lose=(
            "Ogni altro giocatore rimette nella riserva {n} {n:gemma|gemme} a sua scelta; "
            "chi {n:non ne ha non ne rimette|ne ha meno le rimette tutte}."
        ),
        then="; poi ",
        then_inside=", poi ",
    ),
    clauses=ClauseMessages(
        at_the_end="A fine partita {scored}.",
        provided="{scored}, se {condition}",
        score="ottieni {n} {n:punto|punti}",
        score_more="ottieni {n} {n:punto|punti} in più",
        lose="perdi {n} {n:punto|punti}",
        table="ottieni {points} {n:punto|punti} con {numbers} {things}",
        table_of_one="ottieni {n} {n:punto|punti} con almeno 1 {thing}",
        or_more="almeno {n}",
        tier="{n} {n:punto|punti} con almeno {least}",
        tiers="ottieni {tiers} {things}",
        by_level="ottieni {levels}",
        first_level="{n} {n:punto|punti} se questa legge è al livello {level}",
        further_level="{n} al livello {level}",
        most="{scored} se hai almeno 1 {thing} e nessun altro giocatore ne ha di più",
        most_alone="{scored} se hai almeno 1 {thing} e tutti gli altri giocatori ne hanno di meno",
        second="{first}; {scored} se un solo altro giocatore ne ha di più",
        fewest="{scored} se nessun altro giocatore ha meno {things}",
        fewest_alone="{scored} se tutti gli altri giocatori hanno più {things}",
        copied="ottieni tanti punti quanti per la legge adiacente che te ne dà di più",
    ),
    laws=LawMessages(
        placements={
            Placement.NORMAL: (),
            Placement.IN_PLACE_OF_CARD: (
                "Gioca questa legge al posto di una carta del livello 1, 2, 3 o 4 della tua piramide.",
                "Riprendi in mano quella carta; ciò che era sopra o sotto di essa resta con questa legge.",
            ),
            Placement.UNDER_CHARACTER: (
                ("Non dare a questa legge un posto proprio: mettila sotto una carta Personaggio della tua piramide."),
            ),
        },
        on_levels="Gioca questa legge solo al livello {levels}.",
        price="Quando giochi questa legge, paga {gems}.",
        only_if="Gioca questa legge solo se {condition}.",
        requires=(
            "Se {n:non resta nessuna carta|restano meno di {n} carte} {deck.inside}, non succede nulla quando "
            "giochi questa legge."
        ),
        does_nothing="Questa legge non ha alcun effetto.",
        events={
            Trigger.CARD_TAKEN: (
                "Ogni volta che aggiungi una carta alla tua mano (presa all'asta, pescata o data da una legge),"
            ),
            Trigger.CIRCLE_CLOSED: "Ogni volta che completi un cerchio di un solo colore,",
            Trigger.PASSED: "Alla fine di ogni fase d'asta in cui hai passato,",
            Trigger.ROUND_ENDED: "Alla fine di ogni round,",
            Trigger.TURN_ENDED: "Alla fine di ogni turno,",
            Trigger.LAW_PLAYED: "Ogni volta che un altro giocatore gioca una legge,",
        },
        does="{event} {effects}.",
        may_do="{event} puoi fare questo: {effects}.",
        may="{event} puoi {response}.",
        responses={Response.TUCK_HERE: "metterla sotto questa legge"},
        while_here="Finché questa legge è visibile nella tua piramide, {different}.",
        cheaper="una carta Personaggio{where} ti costa {gems} in meno",
        cheaper_by_choice="una carta Personaggio{where} ti costa {n} {n:gemma|gemme} a tua scelta in meno",
        cheaper_on=" giocata al livello {level}",
        more_gems={
            Occasion.PASS: "prendi {gems} in più quando passi in un'asta",
            Occasion.CIRCLE: "ogni cerchio di un solo colore che completi ti dà {gems} in più del suo colore",
        },
    ),
    reasons=ReasonMessages(
        circle_item="cerchio {m} al livello {level}{painted}: {level}{bonus}",
        painted_with=", colorato con {n} {n:gemma|gemme}",
        infinite_item="gemma infinita {f} al livello {level}: {level}{bonus}",
        circle_bonuses=", e {n} per i bonus dei cerchi {mp}",
        power_item="gettone Punti Potere di valore {n}",
        step_each="1",
        step_every="ogni {n}",
        per_step="{found}; {points} per {step}",
        reached="{found}; {points} per {n}",
        reached_or_more="{found}; {points} da {n} in su",
        tier_missed="{found}; meno di {n}",
        flat_item="il valore di questa legge",
        level_item="questa legge è al livello {level}",
        most_won="{found}; nessun altro giocatore ne ha di più",
        most_won_alone="{found}; tutti gli altri giocatori ne hanno di meno",
        second_won="{found}; un solo altro giocatore ne ha di più",
        most_lost="{found}; ma un altro giocatore ne ha di più",
        most_lost_alone="{found}; ma un altro giocatore ne ha lo stesso numero o di più",
        fewest_won="{found}; nessun altro giocatore ne ha di meno",
        fewest_won_alone="{found}; tutti gli altri giocatori ne hanno di più",
        fewest_lost="{found}; ma un altro giocatore ne ha di meno",
        fewest_lost_alone="{found}; ma un altro giocatore ne ha lo stesso numero o di meno",
        nothing_copied="nessuna legge adiacente dà punti",
        copied_item="quanto la legge adiacente che dà più punti",
        copied_known="quanto {law}, la legge adiacente che dà più punti",
        condition_missed="{found}; richiesto: {limits}",
        condition_held="{reason}; la condizione è soddisfatta: {found}",
        magic_times="gettoni Magia: {n}, per il bonus {bonuses}",
        magic_times_sum="gettoni Magia: {n}, per {sum}, la somma dei bonus {bonuses}",
        magic_alone="gettoni Magia: {n}, ma nessun bonus per la magia",
        bonus_alone="bonus per la magia {bonuses}, ma nessun gettone Magia",
        kinds="Difesa {defense}, Magia {magic}, Scienza {science}",
        sets_item="{n} set {n:completo|completi} da {worth} punti: {kinds}",
        no_set="nessun set completo: {kinds}",
        attack_item="gettoni Attacco degli avversari: {n}, difesa propria: {defense}; {outcome}",
        attack_hits="{n} per {worth}",
        attack_stopped="tutti neutralizzati",
    ),
    painting=PaintingMessages(
        no_gems_left="Colorazione: nessuna, non resta nessuna gemma dietro lo schermo.",
        best_painting="Colorazione scelta da viceroy ({known}):",
        best_is_none="Colorazione: nessuna, scelta di viceroy ({known}).",
        chosen_painting="Colorazione scelta dal giocatore ({known}):",
        chosen_is_none="Colorazione: nessuna, scelta del giocatore ({known}).",
        none_scores_more="nessuna dà più punti",
        no_other_scores_more="nessun'altra dà più punti",
        no_gem_scores_more="nessuna gemma su una sezione darebbe più punti",
        another_scores_more="un'altra dà più punti: `painting: best`",
        unproven="la migliore trovata; non è dimostrato che nessun'altra dia più punti",
        painted_circle="- cerchio sotto {card}: metti {gems}; {end}",
        gems_on="{n} {things} {n:sulla sezione|sulle sezioni} {sections}",
        section_labels={
            Section.LEFT: "sinistra",
            Section.RIGHT: "destra",
            Section.BOTTOM_LEFT: "in basso a sinistra",
            Section.BOTTOM_RIGHT: "in basso a destra",
        },
        stays_mixed="resta di più colori",
        becomes="diventa {m}",
        named_card="{name} ({number}, livello {level})",
        numbered_card="la carta {number} (livello {level})",
        unknown_card="la carta al livello {level}, posto {x}",
        sections_of_a_circle=(
            "Le sezioni di un cerchio: sinistra = angolo in alto a destra della carta inferiore sinistra, "
            "destra = angolo in alto a sinistra della carta inferiore destra, in basso a sinistra e in basso "
            "a destra = bordo inferiore della carta superiore."
        ),
    ),
    cards=CardMessages(
        sections="sezioni: in alto a sinistra {}, in alto a destra {}, in basso {}",
        section_names=("in alto a sinistra", "in alto a destra", "in basso"),
        blank="vuota",
        level="livello {level}: paga {cost}  ricevi {reward}",
        top_reward="le ricompense dei livelli 1, 2 e 3 o {n} Punti Potere",
        names="nomi: {names}",
        columns=("numero", "nome"),
    ),
    labels=Labels(
        lines={
            Line.CIRCLES: "Cerchi",
            Line.INFINITE_GEMS: "Gemme infinite",
            Line.LAWS: "Leggi",
            Line.POWER: "Potere",
            Line.MAGIC: "Magia",
            Line.SETS: "Set",
            Line.ATTACK: "Attacco",
        },
        total="Totale",
        rank="Posto",
        player="Giocatore",
        winner="Vincitore",
        winners="Vincitori",
        level="Livello",
        colors={Color.BLUE: "blu", Color.RED: "rosso", Color.GREEN: "verde", Color.YELLOW: "giallo"},
        circle="cerchio di un solo colore",
        painted="colorato",
        points="punti potere",
        science="scienza",
        magic="magia",
        defense="difesa",
        magic_bonus="bonus magia",
        circle_bonus="bonus cerchi",
        infinite_gem="gemma infinita",
        stored_gem="gemma deposta",
        tucked_card="carta sotto",
        gems="gemme",
        draw="pesca",
        attack="attacco",
        power="potere",
    ),
)
