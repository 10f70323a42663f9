"""Laws and scores in Russian. Nouns stand in the accusative, as after "за", where no number asks for another case.

Numbers that are compared stand behind what is counted, so that they need no case: "жетонов науки не меньше 3".

Terms: gem самоцвет, circle круг, section сектор, infinite gem бесконечный самоцвет, screen ширма, bank банк, hand рука,
law закон, power points очки власти, auction аукцион, row of cards ряд, round раунд, turn ход, to paint раскрашивать.
"""

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


def _color(stem: str, *, is_soft: bool = False) -> dict[str, str]:
    """Return a color as of a circle (m), of circles (mp), their genitives (g, gp) and the instrumental (i)."""
    m, mp, g, gp, i = ("ий", "ие", "его", "их", "им") if is_soft else ("ый", "ые", "ого", "ых", "ым")
    return {"m": stem + m, "mp": stem + mp, "g": stem + g, "gp": stem + gp, "i": stem + i}


RUSSIAN = Catalog(
    language="ru",
    words=Vocabulary(
        both="и",
        either="или",
        together="и",
        semicolon="; ",
        colors={
            Color.BLUE: _color("син", is_soft=True),
            Color.RED: _color("красн"),
            Color.GREEN: _color("зелён"),
            Color.YELLOW: _color("жёлт"),
        },
        nouns={
            Counted.CARDS: Noun("карту", "карт", "f", few="карты"),
            Counted.CIRCLES: Noun(
                "одноцветный круг", "одноцветных кругов", "m", few="одноцветных круга", genitive="одноцветного круга"
            ),
            Counted.INFINITE_GEMS: Noun(
                "бесконечный самоцвет",
                "бесконечных самоцветов",
                "m",
                few="бесконечных самоцвета",
                genitive="бесконечного самоцвета",
            ),
            Counted.GEMS: Noun("самоцвет", "самоцветов", "m", few="самоцвета"),
            Counted.SETS: Noun(
                "полный набор жетонов (1 защита, 1 магия и 1 наука)",
                "полных наборов жетонов (1 защита, 1 магия и 1 наука)",
                "m",
                few="полных набора жетонов (1 защита, 1 магия и 1 наука)",
                genitive="полного набора жетонов (1 защита, 1 магия и 1 наука)",
            ),
            Counted.LEVEL: Noun("уровень", "уровней", "m", few="уровня"),
            Counted.ROWS: Noun("ряд", "рядов", "m", few="ряда"),
            Counted.SCIENCE: Noun("жетон науки", "жетонов науки", "m", few="жетона науки"),
            Counted.MAGIC: Noun("жетон магии", "жетонов магии", "m", few="жетона магии"),
            Counted.DEFENSE: Noun("жетон защиты", "жетонов защиты", "m", few="жетона защиты"),
            Counted.POWER: Noun("жетон власти", "жетонов власти", "m", few="жетона власти"),
            Counted.POWER_POINTS: Noun("очко власти", "очков власти", "n", few="очка власти"),
            Counted.MAGIC_BONUS: Noun("жетон бонуса магии", "жетонов бонуса магии", "m", few="жетона бонуса магии"),
            Counted.CIRCLE_BONUS: Noun(
                "жетон бонуса за круги", "жетонов бонуса за круги", "m", few="жетона бонуса за круги"
            ),
            Counted.ATTACK: Noun("жетон атаки", "жетонов атаки", "m", few="жетона атаки"),
        },
        kinds={
            CardKind.CHARACTER: Noun(
                "карту персонажа",
                "карт персонажей",
                "f",
                few="карты персонажей",
                genitive="карты персонажа",
                nominative=("карта персонажа", "карты персонажей"),
            ),
            CardKind.LAW: Noun("закон", "законов", "m", few="закона", nominative=("закон", "законы")),
        },
        colored={
            Counted.CIRCLES: Noun("{m} круг", "{gp} кругов", "m", few="{gp} круга", genitive="{g} круга"),
            Counted.INFINITE_GEMS: Noun(
                "бесконечный {m} самоцвет",
                "бесконечных {gp} самоцветов",
                "m",
                few="бесконечных {gp} самоцвета",
                genitive="бесконечного {g} самоцвета",
            ),
            Counted.GEMS: Noun("{m} самоцвет", "{gp} самоцветов", "m", few="{gp} самоцвета", genitive="{g} самоцвета"),
            Counted.CIRCLE_BONUS: Noun(
                "жетон бонуса за {mp} круги", "жетонов бонуса за {mp} круги", "m", few="жетона бонуса за {mp} круги"
            ),
        },
        decks={
            Deck.LAWS: DeckPhrases("из колоды законов", "на верх колоды законов", "в колоде законов"),
            Deck.RESERVE: DeckPhrases("из резервной колоды", "на верх резервной колоды", "в резервной колоде"),
        },
        looked_decks={
            LookedDeck.LAWS: "колоды законов",
            LookedDeck.RESERVE: "резервной колоды",
            LookedDeck.AUCTION: "колоды аукциона",
        },
    ),
    quantities=QuantityMessages(
        section="с {i} сектором",
        having={Having.SOME: "с жетонами", Having.NONE: "без жетонов"},
        each={"m": "каждый", "f": "каждую", "n": "каждое"},
        none={"m": "ни одного", "f": "ни одной", "n": "ни одного"},
        each_one={"m": "одного", "f": "одной", "n": "одного"},  # genitive, after "из"
        owners={
            Whose.MINE: Owner("в вашей пирамиде", "вашей пирамиды", "за вашей ширмой"),
            Whose.OPPONENTS: Owner(
                "в пирамидах всех других игроков", "пирамид всех других игроков", "за ширмами всех других игроков"
            ),
            Whose.EVERYBODY: Owner("в пирамидах всех игроков", "пирамид всех игроков", "за ширмами всех игроков"),
        },
        any_player=Owner("в пирамиде", "пирамиды", "за ширмой"),
        places={
            Where.PYRAMID: "{owner.in_pyramid}",
            Where.PYRAMID_AND_TUCKED: "{owner.in_pyramid} (считая карты под другими)",
            Where.ROW: "на картах в ряду этого закона",
            Where.ADJACENT: "на картах рядом с этим законом",
            Where.TOUCHING: "с сектором этого закона",
            Where.HERE: "на этом законе",
            Where.TUCKED_HERE: "под этим законом",
            Where.STORED_HERE: "на этом законе",
            Where.SCREEN: "{owner.behind_screen}",
            Where.HAND: "у вас в руке",
            Where.ITSELF: "до уровня этого закона включительно",
        },
        places_of={
            (Counted.CARDS, Where.PYRAMID): "{owner.in_pyramid} (не считая карт под другими)",
            (Counted.CARDS, Where.ROW): "в ряду этого закона",
            (Counted.CARDS, Where.ADJACENT): "рядом с этим законом",
            (Counted.GEMS, Where.PYRAMID): "на законах {owner.in_pyramid}",
        },
        on_level="на уровне {level} {owner.of_pyramid}",
        on_each_level="на каждом из уровней {levels} {owner.of_pyramid}",
        sets=Noun("набор из {parts}", "наборов из {parts}", "m", few="набора из {parts}"),
        kinds_among=Noun(
            "имеющийся вид из числа {parts}",
            "имеющихся видов из числа {parts}",
            "m",
            few="имеющихся вида из числа {parts}",
            genitive="имеющегося вида из числа {parts}",
        ),
        of_each_color="каждого цвета",
        levels_with=Noun(
            "уровень{levels} {owner.of_pyramid} (где не меньше {parts})",
            "уровней{levels} {owner.of_pyramid} (где не меньше {parts})",
            "m",
            few="уровня{levels} {owner.of_pyramid} (где не меньше {parts})",
        ),
        colors_among=Noun(
            "имеющийся цвет {parts}",
            "имеющихся цветов {parts}",
            "m",
            few="имеющихся цвета {parts}",
            genitive="имеющегося цвета {parts}",
        ),
        kinds_of_token=Noun("вид жетонов {parts}", "видов жетонов {parts}", "m", few="вида жетонов {parts}"),
        greatest="(считается только самый многочисленный вид)",
        for_each="за {each_thing}",
        for_every="за каждые {n} {things}",
        at_most_times="{rate}, но не больше {times}",
        times="{n} {n:раза|раз|раз}",
        found="{things}: {n}",
        found_none="{things}: 0",
        there_are="{things} {limits}",
        there_is_no="нет {no_thing}",
        there_is_neither="нет ни {things}",
        nor=", ни ",
        level_is="уровень этого закона {limits}",
        exactly="ровно {n}",
        at_least="не меньше {n}",
        at_most="не больше {n}",
        at_most_none="не больше 0",
    ),
    rewards=RewardMessages(
        nothing="ничего",
        any_gems="{n} {n:самоцвет|самоцвет|самоцвета|самоцветов} {n:любого цвета|любых цветов}",
        drawn="{n} {n:карту|карты|карт} из {n:колоды|колод} по вашему выбору",
        their_gems="{n} {n:самоцвет|самоцвет|самоцвета|самоцветов} {n:любого цвета|любых цветов}",
        their_cards="{n} {n:карту|карты|карт} из {n:колоды|колод} по своему выбору",
        magic_bonus="1 жетон бонуса магии +{n}",
        circle_bonus="1 жетон бонуса +{n} за {mp} круги",
        any_infinite_gem="1 бесконечный самоцвет любого цвета",
        infinite_gem="1 бесконечный {m} самоцвет",
    ),
    effects=EffectMessages(
        gain="Возьмите {gained}.",
        choose_one="Возьмите на выбор: {options}.",
        draw="Возьмите {n} {n:карту|карты|карт} {deck.source}.",
        put_back_cards="Положите {n} {things} с руки {deck.top}{n:| в любом порядке}.",
        tuck_from_hand="Вы можете подложить под этот закон {n:1 карту|до {n} карты|до {n} карт|до {n} карт} с руки.",
        tuck_any_from_hand="Вы можете подложить под этот закон любое число карт с руки.",
        tuck_free_card=(
            "Подложите под этот закон одну свободную карту вашей пирамиды, если такая есть: карту с края "
            "своего ряда, на которую не опираются другие карты и под которой ничего не лежит. Всё, что "
            "лежало на ней, переложите на этот закон."
        ),
        store_gems=(
            "Вы можете положить на этот закон {n:1 самоцвет|до {n} самоцвета|до {n} самоцветов|до {n} самоцветов} "
            "из-за своей ширмы; {n:он останется|они останутся} на законе."
        ),
        swap_tokens=(
            "Вы можете обменять жетон с одной из своих карт на жетон с карты другого игрока, который не "
            "может отказаться{paid}."
        ),
        paid_for_swap="; в этом случае отдайте ему {gems} из-за своей ширмы",
        take_from_row=(
            "Возьмите в руку одну карту персонажа из ряда аукциона; её место займёт карта из резервной колоды."
        ),
        skip_next_auction="Не участвуйте в следующей фазе аукциона.",
        double_tokens="Удвойте жетоны на этом персонаже: к каждому из них добавьте такой же; самоцветы не удваиваются.",
        look="Посмотрите {n:верхнюю карту|{n} верхнюю карту|{n} верхние карты|{n} верхних карт} {deck}; {rest}.",
        keep_all="возьмите {n:её|их} в руку",
        keep_some="возьмите {n} из них в руку и {put}",
        put_it="верните её {where}",
        put_them="верните их {where} в любом порядке",
        put_other="верните другую {where}",
        put_others="верните остальные {where} в любом порядке",
        rests={Rest.TOP: "на верх колоды", Rest.BOTTOM: "под колоду"},
        look_behind_screen="Загляните за ширму любого другого игрока; никому не рассказывайте, что вы там увидели.",
        conditional="Если {condition}, {effects}.",
        conditional_otherwise="Если {condition}, {effects}; иначе {others}.",
        choose="Выберите одно: {lists}.",
        pay="Вы можете {payment}; в этом случае {effects}.",
        pay_gems="заплатить {gems}",
        discard_cards="сбросить {n} {n:карту|карты|карт} с руки",
        give_tokens="отдать {tokens} из вашей пирамиды",
        give_attack="отдать {tokens}",
        move_token="Вы можете переложить один жетон с любой карты вашей пирамиды на другую её карту.",
        turn_token=(
            "Вы можете перевернуть один свой жетон: жетон науки или магии на любой карте вашей пирамиды, "
            "жетон защиты на этом законе, который станет жетоном атаки за вашей ширмой, или жетон атаки, "
            "который станет жетоном защиты на этом законе."
        ),
        untuck="Вы можете вернуть в руку {n:1 карту|до {n} карты|до {n} карт|до {n} карт} из-под этого закона.",
        untuck_any="Вы можете вернуть в руку любое число карт из-под этого закона.",
        take_stored="Верните за свою ширму все самоцветы, лежащие на этом законе.",
        others_gain="Каждый другой игрок берёт {gained}.",
        others_lose=(
            "Каждый другой игрок отдаёт в банк {n} {n:самоцвет|самоцвета|самоцветов} по своему выбору; "
            "у кого их {n:нет, тот не отдаёт|меньше, тот отдаёт все}."
        ),
        then="; затем ",
        then_inside=", затем ",
    ),
    clauses=ClauseMessages(
        at_the_end="В конце игры {scored}.",
        at_the_end_if="В конце игры, если {condition}, {scored}.",
        only_if="Это действует, только если {condition}.",
        score="получите {n} {n:очко|очка|очков}",
        score_more="получите ещё {n} {n:очко|очка|очков}",
        lose="потеряйте {n} {n:очко|очка|очков}",
        table="получите {points} {n:очко|очка|очков}, если {things} соответственно {numbers}",
        first_tier="{n} {n:очко|очка|очков} за {least} и больше",
        further_tier="{n} {n:очко|очка|очков} за {least} и больше",
        tiers="по числу {things} получите {tiers}",
        by_level="получите за этот закон {levels}",
        first_level="{n} {n:очко|очка|очков} на уровне {level}",
        further_level="{n} {n:очко|очка|очков} на уровне {level}",
        most="{scored}, если {things} хотя бы 1 и у каждого из других игроков их не больше",
        most_alone="{scored}, если {things} хотя бы 1 и у каждого из других игроков их меньше",
        second="{first}; если больше только у одного из них, {scored}",
        fewest="{scored}, если у каждого из других игроков {things} не меньше, чем у вас",
        fewest_alone="{scored}, если у каждого из других игроков {things} больше, чем у вас",
        copied="получите столько очков, сколько приносит вам самый выгодный из соседних законов",
    ),
    laws=LawMessages(
        placements={
            Placement.NORMAL: (),
            Placement.IN_PLACE_OF_CARD: (
                "Разыграйте этот закон вместо карты на уровне 1, 2, 3 или 4 вашей пирамиды.",
                "Верните ту карту в руку; всё, что лежало на ней или под ней, останется с этим законом.",
            ),
            Placement.UNDER_CHARACTER: (
                (
                    "Не выкладывайте этот закон на отдельное место: подложите его под одного из персонажей вашей "
                    "пирамиды."
                ),
            ),
        },
        on_levels="Разыгрывайте этот закон только на уровне {levels}.",
        price="Разыгрывая этот закон, заплатите {gems}.",
        only_if="Разыгрывайте этот закон, только если {condition}.",
        requires=(
            "Если {deck.inside} {n:не осталось|осталось меньше {n}} {n:карт|карты|карт|карт}, при розыгрыше этого "
            "закона ничего не происходит."
        ),
        does_nothing="Этот закон ничего не делает, только лежит.",
        events={
            Trigger.CARD_TAKEN: (
                "Каждый раз, когда вы берёте карту в руку (выиграв её на аукционе, взяв из колоды или получив "
                "от закона),"
            ),
            Trigger.CIRCLE_CLOSED: "Каждый раз, когда вы завершаете одноцветный круг,",
            Trigger.PASSED: "В конце каждой фазы аукциона, в которой вы спасовали,",
            Trigger.ROUND_ENDED: "В конце каждого раунда",
            Trigger.TURN_ENDED: "В конце каждого хода",
            Trigger.LAW_PLAYED: "Каждый раз, когда другой игрок разыгрывает закон,",
        },
        does="{event} {effects}.",
        may_do="{event} вы можете использовать этот закон: {effects}.",
        may="{event} вы можете {response}.",
        responses={Response.TUCK_HERE: "подложить её под этот закон"},
        while_here="Пока этот закон лежит открытым в вашей пирамиде, {different}.",
        cheaper="карта персонажа{where} обходится вам на {gems} дешевле",
        cheaper_by_choice=(
            "карта персонажа{where} обходится вам на {n} {n:самоцвет|самоцвета|самоцветов} "
            "{n:любого цвета|любых цветов} дешевле"
        ),
        cheaper_on=" на уровне {level}",
        more_gems={
            Occasion.PASS: "вы берёте ещё {gems}, когда пасуете на аукционе",
            Occasion.CIRCLE: "вы берёте ещё {gems} того же цвета за каждый одноцветный круг, который завершаете",
        },
    ),
    reasons=ReasonMessages(
        circle_item="{m} круг на уровне {level}{painted}: {level}{bonus}",
        painted_with=", раскрашен {n} {n:самоцветом|самоцветами|самоцветами}",
        infinite_item="бесконечный {m} самоцвет на уровне {level}: {level}{bonus}",
        circle_bonuses=", и {n} за бонусы за {mp} круги",
        power_item="жетон власти на {n} {n:очко|очка|очков}",
        per_each="{found}; {n} {n:очко|очка|очков} за каждую единицу",
        per_every="{found}; {n} {n:очко|очка|очков} за каждые {every}",
        reached="{found}; {points} за {n}",
        reached_or_more="{found}; {points} за {n} и больше",
        tier_missed="{found}; меньше {n}",
        flat_item="столько приносит сам этот закон",
        level_item="этот закон лежит на уровне {level}",
        most_won="{found}; у других игроков не больше",
        most_won_alone="{found}; у всех других игроков меньше",
        second_won="{found}; больше только у одного из других игроков",
        most_lost="{found}; но у другого игрока больше",
        most_lost_alone="{found}; но у другого игрока столько же или больше",
        fewest_won="{found}; у других игроков не меньше",
        fewest_won_alone="{found}; у всех других игроков больше",
        fewest_lost="{found}; но у другого игрока меньше",
        fewest_lost_alone="{found}; но у другого игрока столько же или меньше",
        nothing_copied="ни один соседний закон не приносит очков",
        copied_item="столько же, сколько самый выгодный из соседних законов",
        copied_known="столько же, сколько {law}, самый выгодный из соседних законов",
        condition_missed="{found}; нужно {limits}",
        condition_held="{reason}; условие выполнено: {found}",
        magic_times="жетонов магии: {n}, умножить на бонус магии {bonuses}",
        magic_times_sum="жетонов магии: {n}, умножить на {sum}, сумму бонусов магии {bonuses}",
        magic_alone="жетонов магии: {n}, но нет ни одного бонуса магии",
        bonus_alone="{n:бонус|бонусы} магии {bonuses}, но нет жетонов магии",
        kinds="защита {defense}, магия {magic}, наука {science}",
        sets_item="{n} {n:полный набор|полных набора|полных наборов} по {worth} очков: {kinds}",
        no_set="нет полных наборов: {kinds}",
        attack_item="жетонов атаки у соперников: {n}, своя защита: {defense}; {outcome}",
        attack_stopped="все отбиты",
    ),
    painting=PaintingMessages(
        no_gems_left="Раскраска: нет, за ширмой не осталось самоцветов.",
        best_painting="Раскраска, выбранная за вас ({known}):",
        best_is_none="Раскраска: нет, так выбрано за вас ({known}).",
        chosen_painting="Раскраска, которую выбрал игрок ({known}):",
        chosen_is_none="Раскраска: нет, так выбрал игрок ({known}).",
        none_scores_more="больше очков не даёт ни одна",
        no_other_scores_more="больше очков не даёт никакая другая",
        no_gem_scores_more="ни один самоцвет на секторе не принёс бы больше",
        another_scores_more="другая даёт больше: `painting: best`",
        unproven="лучшая из найденных; не доказано, что никакая другая не даёт больше",
        painted_circle="- круг под картой {card}: положите {gems}; {end}",
        gems_on="{n} {things} ({sections})",
        section_labels={
            Section.LEFT: "слева",
            Section.RIGHT: "справа",
            Section.BOTTOM_LEFT: "внизу слева",
            Section.BOTTOM_RIGHT: "внизу справа",
        },
        stays_mixed="круг останется разноцветным",
        becomes="круг станет {i}",
        named_card="«{name}» ({number}, уровень {level})",
        numbered_card="{number} (уровень {level})",
        unknown_card="на уровне {level}, место {x}",
        sections_of_a_circle=(
            "Секторы круга: слева = правый верхний угол левой нижней карты, справа = левый верхний угол "
            "правой нижней карты, внизу слева и внизу справа = нижний край верхней карты."
        ),
    ),
    cards=CardMessages(
        sections="секторы: вверху слева {}, вверху справа {}, внизу {}",
        section_names=("вверху слева", "вверху справа", "внизу"),
        section_color="{m}",
        blank="пусто",
        level="уровень {level}: заплатите {cost}  получите {reward}",
        gems_of_cost="{n} {n:{m}|{gp}|{gp}}",
        top_reward="награды уровней 1, 2 и 3 или {n} очков власти",
        names="названия: {names}",
        columns=("номер", "название"),
    ),
    labels=Labels(
        lines={
            Line.CIRCLES: "Круги",
            Line.INFINITE_GEMS: "Бесконечные",
            Line.LAWS: "Законы",
            Line.POWER: "Власть",
            Line.MAGIC: "Магия",
            Line.SETS: "Наборы",
            Line.ATTACK: "Атака",
        },
        total="Всего",
        rank="Место",
        player="Игрок",
        winner="Победитель",
        winners="Победители",
        level="Уровень",
        colors={Color.BLUE: "синий", Color.RED: "красный", Color.GREEN: "зелёный", Color.YELLOW: "жёлтый"},
        circle="одноцветный круг",
        painted="раскрашен",
        points="очки власти",
        science="наука",
        magic="магия",
        defense="защита",
        magic_bonus="бонус магии",
        circle_bonus="бонус за круги",
        infinite_gem="бесконечный самоцвет",
        stored_gem="самоцвет на карте",
        tucked_card="карта снизу",
        gems="самоцветы",
        draw="взять карты",
        attack="атака",
        power="власть",
    ),
    table=ENGLISH.table,
    events=ENGLISH.events,
    prompts=ENGLISH.prompts,
    actions=ENGLISH.actions,
    moments=ENGLISH.moments,
    refusals=ENGLISH.refusals,
    hints=ENGLISH.hints,
)
