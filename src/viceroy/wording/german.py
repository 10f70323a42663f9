"""Laws and scores in German. Nouns stand in the accusative, as after "für jeden"."""

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


def _color(name: str) -> dict[str, str]:
    return {"plain": name, "e": f"{name}e", "en": f"{name}en", "er": f"{name}er", "em": f"{name}em"}


GERMAN = Catalog(
    language="de",
    words=Vocabulary(
        both="und",
        either="oder",
        semicolon="; ",
        colors={
            Color.BLUE: _color("blau"),
            Color.RED: _color("rot"),
            Color.GREEN: _color("grün"),
            Color.YELLOW: _color("gelb"),
        },
        nouns={
            Counted.CARDS: Noun("Karte", "Karten", "f"),
            Counted.CIRCLES: Noun("einfarbigen Kreis", "einfarbige Kreise", "m"),
            Counted.INFINITE_GEMS: Noun("unerschöpflichen Edelstein", "unerschöpfliche Edelsteine", "m"),
            Counted.GEMS: Noun("Edelstein", "Edelsteine", "m"),
            Counted.SETS: Noun(
                "vollständigen Markersatz (je 1 Verteidigung, Magie und Wissenschaft)",
                "vollständige Markersätze (je 1 Verteidigung, Magie und Wissenschaft)",
                "m",
            ),
            Counted.LEVEL: Noun("Stufe", "Stufen", "f"),
            Counted.ROWS: Noun("Reihe", "Reihen", "f"),
            Counted.SCIENCE: Noun("Wissenschaftsmarker", "Wissenschaftsmarker", "m"),
            Counted.MAGIC: Noun("Magiemarker", "Magiemarker", "m"),
            Counted.DEFENSE: Noun("Verteidigungsmarker", "Verteidigungsmarker", "m"),
            Counted.POWER: Noun("Machtpunktmarker", "Machtpunktmarker", "m"),
            Counted.POWER_POINTS: Noun("Machtpunkt", "Machtpunkte", "m"),
            Counted.MAGIC_BONUS: Noun("Bonusmarker für Magie", "Bonusmarker für Magie", "m"),
            Counted.CIRCLE_BONUS: Noun("Bonusmarker für Kreise", "Bonusmarker für Kreise", "m"),
            Counted.ATTACK: Noun("Angriffsmarker", "Angriffsmarker", "m"),
        },
        kinds={
            CardKind.CHARACTER: Noun("Charakterkarte", "Charakterkarten", "f"),
            CardKind.LAW: Noun("Gesetzeskarte", "Gesetzeskarten", "f"),
        },
        colored={
            Counted.CIRCLES: Noun("{en} Kreis", "{e} Kreise", "m"),
            Counted.INFINITE_GEMS: Noun("unerschöpflichen {en} Edelstein", "unerschöpfliche {e} Edelsteine", "m"),
            Counted.GEMS: Noun("{en} Edelstein", "{e} Edelsteine", "m"),
            Counted.CIRCLE_BONUS: Noun("Bonusmarker für {e} Kreise", "Bonusmarker für {e} Kreise", "m"),
        },
        decks={
            Deck.LAWS: DeckPhrases(
                "vom Gesetzeskartenstapel", "oben auf den Gesetzeskartenstapel", "im Gesetzeskartenstapel"
            ),
            Deck.RESERVE: DeckPhrases("vom Reservestapel", "oben auf den Reservestapel", "im Reservestapel"),
        },
        looked_decks={
            LookedDeck.LAWS: "des Gesetzeskartenstapels",
            LookedDeck.RESERVE: "des Reservestapels",
            LookedDeck.AUCTION: "des Auktionsstapels",
        },
    ),
    quantities=QuantityMessages(
        section="mit {em} Segment",
        having={Having.SOME: "mit Markern", Having.NONE: "ohne Marker"},
        each={"m": "jeden", "f": "jede"},
        none={"m": "keinen", "f": "keine"},
        each_one={"m": "einem", "f": "einer"},  # dative, after "aus"
        owners={
            Whose.MINE: Owner("in deiner Pyramide", "deiner Pyramide", "hinter deinem Sichtschirm"),
            Whose.OPPONENTS: Owner(
                "in den Pyramiden aller anderen Spieler",
                "der Pyramiden aller anderen Spieler",
                "hinter den Sichtschirmen aller anderen Spieler",
            ),
            Whose.EVERYBODY: Owner(
                "in den Pyramiden aller Spieler",
                "der Pyramiden aller Spieler",
                "hinter den Sichtschirmen aller Spieler",
            ),
        },
        any_player=Owner("in der Pyramide", "der Pyramide", "hinter dem Sichtschirm"),
        places={
            Where.PYRAMID: "{owner.in_pyramid}",
            Where.PYRAMID_AND_TUCKED: "{owner.in_pyramid} (Karten unter anderen zählen mit)",
            Where.ROW: "auf Karten in der Reihe dieses Gesetzes",
            Where.ADJACENT: "auf benachbarten Karten",
            Where.TOUCHING: "mit einem Segment dieses Gesetzes",
            Where.HERE: "auf diesem Gesetz",
            Where.TUCKED_HERE: "unter diesem Gesetz",
            Where.STORED_HERE: "auf diesem Gesetz",
            Where.SCREEN: "{owner.behind_screen}",
            Where.HAND: "auf deiner Hand",
            Where.ITSELF: "bis zu der dieses Gesetzes",
        },
        places_of={
            (Counted.CARDS, Where.PYRAMID): "{owner.in_pyramid} (Karten unter anderen zählen nicht)",
            (Counted.CARDS, Where.ROW): "in der Reihe dieses Gesetzes",
            (Counted.CARDS, Where.ADJACENT): "diesem Gesetz benachbarte {noun}",
            (Counted.GEMS, Where.PYRAMID): "auf Gesetzeskarten {owner.in_pyramid}",
        },
        on_level="auf Stufe {level} {owner.of_pyramid}",
        on_each_level="auf jeder der Stufen {levels} {owner.of_pyramid}",
        sets=Noun("Satz aus {parts}", "Sätze aus {parts}", "m"),
        kinds_among=Noun("vorhandene Art ({parts})", "vorhandene Arten ({parts})", "f"),
        of_each_color="jeder Farbe",
        levels_with=Noun(
            "Stufe{levels} {owner.of_pyramid} mit mindestens {parts}",
            "Stufen{levels} {owner.of_pyramid} mit mindestens {parts}",
            "f",
        ),
        colors_among=Noun("vorhandene Farbe ({parts})", "vorhandene Farben ({parts})", "f"),
        kinds_of_token=Noun("Markerart {parts}", "Markerarten {parts}", "f"),
        greatest="(nur die häufigste Art zählt)",
        for_each="für {each_thing}",
        for_every="für je {n} {things}",
        at_most_times="{rate}, höchstens {times}",
        times="{n:einmal|{n}-mal}",
        found="{things}: {n}",
        found_none="{things}: 0",
        there_are="es {limits} {n:{thing}|{things}} gibt",
        there_is_no="es {no_thing} gibt",
        there_is_neither="es weder {things} gibt",
        nor=" noch ",
        level_is="die Stufe dieses Gesetzes {limits} ist",
        exactly="genau {n}",
        at_least="mindestens {n}",
        at_most="höchstens {n}",
        at_most_none="höchstens 0",
    ),
    rewards=RewardMessages(
        nothing="nichts",
        any_gems="{n} {n:Edelstein|Edelsteine} beliebiger {n:Farbe|Farben}",
        drawn="{n} {n:Karte von einem Stapel|Karten von Stapeln} deiner Wahl",
        their_gems="{n} {n:Edelstein|Edelsteine} beliebiger {n:Farbe|Farben}",
        their_cards="{n} {n:Karte von einem Stapel|Karten von Stapeln} eigener Wahl",
        magic_bonus="1 Bonusmarker +{n} für Magie",
        circle_bonus="1 Bonusmarker +{n} für {e} Kreise",
        any_infinite_gem="1 unerschöpflichen Edelstein in einer Farbe deiner Wahl",
        infinite_gem="1 unerschöpflichen {en} Edelstein",
    ),
    effects=EffectMessages(
        gain="Nimm {gained}.",
        choose_one="Nimm eines davon: {options}.",
        draw="Ziehe {n} {n:Karte|Karten} {deck.source}.",
        put_back_cards="Lege {n} {things} von deiner Hand {deck.top}{n:|, in beliebiger Reihenfolge}.",
        tuck_from_hand="Lege{n:, wenn du willst, 1| bis zu {n}} deiner Handkarten unter dieses Gesetz.",
        tuck_any_from_hand="Lege beliebig viele deiner Handkarten unter dieses Gesetz.",
        tuck_free_card=(
            "Lege eine freie Karte deiner Pyramide unter dieses Gesetz, falls es eine gibt: eine Karte am "
            "Ende ihrer Reihe, auf der keine Karte steht und unter der keine liegt. Alles, was auf ihr lag, "
            "kommt auf dieses Gesetz."
        ),
        store_gems=(
            "Lege{n:, wenn du willst, 1 Edelstein, der| bis zu {n} Edelsteine, die} hinter deinem Sichtschirm "
            "{n:liegt|liegen}, auf dieses Gesetz; dort {n:bleibt er|bleiben sie}."
        ),
        swap_tokens=(
            "Tausche, wenn du willst, einen Marker auf einer deiner Karten gegen einen Marker auf einer "
            "Karte eines anderen Spielers, der nicht ablehnen darf{paid}."
        ),
        paid_for_swap=("; gib diesem Spieler dafür {gems}, {n:der|die} hinter deinem Sichtschirm {n:liegt|liegen}"),
        take_from_row=(
            "Nimm eine ausliegende Charakterkarte der Auktion auf die Hand; ihr Platz wird vom Reservestapel "
            "aufgefüllt."
        ),
        skip_next_auction="Nimm an der nächsten Auktionsphase nicht teil.",
        double_tokens=(
            "Verdopple die Marker auf jener Charakterkarte: Lege zu jedem, der dort liegt, einen gleichen; "
            "Edelsteine werden nicht verdoppelt."
        ),
        look="Sieh dir die {n:oberste Karte|obersten {n} Karten} {deck} an; {rest}.",
        keep_all="nimm sie auf die Hand",
        keep_some="nimm {n} davon auf die Hand und {put}",
        put_it="lege sie {where}",
        put_them="lege sie {where}, in beliebiger Reihenfolge",
        put_other="lege die andere {where}",
        put_others="lege die anderen {where}, in beliebiger Reihenfolge",
        rests={Rest.TOP: "zurück auf den Stapel", Rest.BOTTOM: "unter den Stapel"},
        look_behind_screen=(
            "Sieh hinter den Sichtschirm eines anderen Spielers deiner Wahl; verrate niemandem, was du dort siehst."
        ),
        conditional="Wenn {condition}, {effects}.",
        conditional_otherwise="Wenn {condition}, {effects}; sonst {others}.",
        choose="Wähle eines: {lists}.",
        pay="Du darfst {payment}; tust du es, {effects}.",
        pay_inside="darfst du {payment}; tust du es, {effects}.",
        pay_gems="{gems} zahlen",
        discard_cards="{n} {n:Handkarte|Handkarten} abwerfen",
        give_tokens="{tokens} aus deiner Pyramide abgeben",
        give_attack="{tokens} abgeben",
        move_token="Verschiebe, wenn du willst, einen Marker von einer Karte deiner Pyramide auf eine andere.",
        turn_token=(
            "Drehe, wenn du willst, einen deiner Marker um: einen Wissenschafts- oder Magiemarker auf einer "
            "Karte deiner Pyramide, einen Verteidigungsmarker auf diesem Gesetz, der als Angriffsmarker "
            "hinter deinen Sichtschirm kommt, oder einen Angriffsmarker, der als Verteidigungsmarker auf "
            "dieses Gesetz kommt."
        ),
        untuck="Nimm{n:, wenn du willst, 1 Karte| bis zu {n} Karten} unter diesem Gesetz zurück auf die Hand.",
        untuck_any="Nimm beliebig viele Karten unter diesem Gesetz zurück auf die Hand.",
        take_stored="Nimm alle auf diesem Gesetz abgelegten Edelsteine zurück hinter deinen Sichtschirm.",
        others_gain="Jeder andere Spieler nimmt {gained}.",
        others_gain_inside="nimmt jeder andere Spieler {gained}.",
        others_lose=(
            "Jeder andere Spieler legt {n} {n:Edelstein beliebiger Farbe|Edelsteine beliebiger Farben} in den Vorrat; "
            "wer {n:keinen hat, gibt keinen|weniger hat, gibt alle}."
        ),
        others_lose_inside=(
            "legt jeder andere Spieler {n} {n:Edelstein beliebiger Farbe|Edelsteine beliebiger Farben} in den Vorrat; "
            "wer {n:keinen hat, gibt keinen|weniger hat, gibt alle}."
        ),
        then="; danach ",
        then_inside=", danach ",
    ),
    clauses=ClauseMessages(
        at_the_end="Bei Spielende {scored}.",
        at_the_end_if="Bei Spielende, falls {condition}, {scored}.",
        only_if="Das gilt nur, wenn {condition}.",
        score="erhältst du {n} {n:Punkt|Punkte}",
        score_more="erhältst du {n} {n:weiteren Punkt|weitere Punkte}",
        lose="verlierst du {n} {n:Punkt|Punkte}",
        table="erhältst du {points} {n:Punkt|Punkte} für {numbers} {things}",
        first_tier="{n} {n:Punkt|Punkte} für mindestens {least} {things}",
        further_tier="{n} {n:Punkt|Punkte} für mindestens {least}",
        tiers="erhältst du {tiers}",
        by_level="erhältst du für dieses Gesetz {levels}",
        first_level="{n} {n:Punkt|Punkte} auf Stufe {level}",
        further_level="{n} {n:Punkt|Punkte} auf Stufe {level}",
        most="{scored}, wenn du mindestens 1 {thing} hast und kein anderer Spieler mehr davon hat",
        most_alone="{scored}, wenn du mindestens 1 {thing} hast und alle anderen Spieler weniger davon haben",
        second="{first}; sonst {scored}, wenn genau ein anderer Spieler mehr hat",
        fewest="{scored}, wenn kein anderer Spieler weniger {things} hat",
        fewest_alone="{scored}, wenn alle anderen Spieler mehr {things} haben",
        copied="erhältst du so viele Punkte wie für das benachbarte Gesetz, das dir am meisten einbringt",
    ),
    laws=LawMessages(
        placements={
            Placement.NORMAL: (),
            Placement.IN_PLACE_OF_CARD: (
                "Spiele dieses Gesetz anstelle einer Karte auf Stufe 1, 2, 3 oder 4 deiner Pyramide.",
                "Nimm jene Karte zurück auf die Hand; was auf ihr oder unter ihr lag, bleibt bei diesem Gesetz.",
            ),
            Placement.UNDER_CHARACTER: (
                "Gib diesem Gesetz keinen eigenen Platz: Lege es unter eine Charakterkarte deiner Pyramide.",
            ),
        },
        on_levels="Spiele dieses Gesetz nur auf Stufe {levels}.",
        price="Zahle {gems}, wenn du dieses Gesetz spielst.",
        only_if="Spiele dieses Gesetz nur, wenn {condition}.",
        requires=(
            "{n:Ist {deck.inside} keine Karte mehr|Sind {deck.inside} weniger als {n} Karten}, geschieht nichts, "
            "wenn du dieses Gesetz spielst."
        ),
        does_nothing="Dieses Gesetz bewirkt nichts; es liegt nur da.",
        events={
            Trigger.CARD_TAKEN: (
                "Immer wenn du eine Karte auf die Hand nimmst (ersteigert, gezogen oder durch ein Gesetz),"
            ),
            Trigger.CIRCLE_CLOSED: "Immer wenn du einen einfarbigen Kreis vollendest,",
            Trigger.PASSED: "Immer wenn eine Auktionsphase endet, in der du gepasst hast,",
            Trigger.ROUND_ENDED: "Immer wenn eine Entwicklungsrunde endet,",
            Trigger.TURN_ENDED: "Immer wenn eine Spielrunde endet,",
            Trigger.LAW_PLAYED: "Immer wenn ein anderer Spieler ein Gesetz spielt,",
        },
        does="{event} {effects}.",
        may_do="{event} darfst du dieses Gesetz nutzen; dann {effects}.",
        may="{event} darfst du {response}.",
        responses={Response.TUCK_HERE: "sie unter dieses Gesetz legen"},
        while_here="Solange dieses Gesetz offen in deiner Pyramide liegt, {different}.",
        cheaper="kosten dich Charakterkarten{where} je {gems} weniger",
        cheaper_by_choice=(
            "kosten dich Charakterkarten{where} je {n} {n:Edelstein einer Farbe|Edelsteine in Farben} deiner Wahl "
            "weniger"
        ),
        cheaper_on=" auf Stufe {level}",
        more_gems={
            Occasion.PASS: "nimmst du {gems} zusätzlich, wenn du in einer Auktion passt",
            Occasion.CIRCLE: "bringt dir jeder einfarbige Kreis, den du vollendest, zusätzlich {gems} seiner Farbe",
        },
    ),
    reasons=ReasonMessages(
        circle_item="{er} Kreis auf Stufe {level}{painted}: {level}{bonus}",
        painted_with=", eingefärbt mit {n} {n:Edelstein|Edelsteinen}",
        infinite_item="unerschöpflicher {er} Edelstein auf Stufe {level}: {level}{bonus}",
        circle_bonuses=", und {n} durch Boni für {e} Kreise",
        power_item="Machtpunktmarker mit Wert {n}",
        per_each="{found}; je {n} {n:Punkt|Punkte}",
        per_every="{found}; {n} {n:Punkt|Punkte} für je {every}",
        reached="{found}; {points} für {n}",
        reached_or_more="{found}; {points} ab {n}",
        tier_missed="{found}; weniger als {n}",
        flat_item="so viel ist dieses Gesetz wert",
        level_item="dieses Gesetz liegt auf Stufe {level}",
        most_won="{found}; kein anderer Spieler hat mehr",
        most_won_alone="{found}; alle anderen Spieler haben weniger",
        second_won="{found}; nur ein anderer Spieler hat mehr",
        most_lost="{found}; aber ein anderer Spieler hat mehr",
        most_lost_alone="{found}; aber ein anderer Spieler hat ebenso viele oder mehr",
        fewest_won="{found}; kein anderer Spieler hat weniger",
        fewest_won_alone="{found}; alle anderen Spieler haben mehr",
        fewest_lost="{found}; aber ein anderer Spieler hat weniger",
        fewest_lost_alone="{found}; aber ein anderer Spieler hat ebenso wenige oder weniger",
        nothing_copied="kein benachbartes Gesetz bringt Punkte",
        copied_item="so viel wie das benachbarte Gesetz, das am meisten einbringt",
        copied_known="so viel wie {law}, das benachbarte Gesetz, das am meisten einbringt",
        condition_missed="{found}; nötig: {limits}",
        condition_held="{reason}; die Bedingung ist erfüllt: {found}",
        magic_times="{n} Magiemarker mal Magiebonus {bonuses}",
        magic_times_sum="{n} Magiemarker mal {sum}, die Summe der Magieboni {bonuses}",
        magic_alone="{n} Magiemarker, aber kein Magiebonus",
        bonus_alone="{n:Magiebonus|Magieboni} {bonuses}, aber kein Magiemarker",
        kinds="Verteidigung {defense}, Magie {magic}, Wissenschaft {science}",
        sets_item="{n} {n:vollständiger Markersatz|vollständige Markersätze} zu {worth} Punkten: {kinds}",
        no_set="kein vollständiger Markersatz: {kinds}",
        attack_item="Angriffsmarker der Mitspieler: {n}, eigene Verteidigung: {defense}; {outcome}",
        attack_stopped="alle abgewehrt",
    ),
    painting=PaintingMessages(
        no_gems_left="Einfärben: keines, kein Edelstein ist übrig.",
        best_painting="Einfärben, für dich gewählt ({known}):",
        best_is_none="Einfärben: keines, für dich gewählt ({known}).",
        chosen_painting="Einfärben, wie der Spieler es gewählt hat ({known}):",
        chosen_is_none="Einfärben: keines, wie der Spieler gewählt hat ({known}).",
        none_scores_more="mehr Punkte sind nicht möglich",
        no_other_scores_more="mehr Punkte sind nicht möglich",
        no_gem_scores_more="kein Edelstein auf einem Segment brächte mehr",
        another_scores_more="anders wären mehr Punkte möglich: `painting: best`",
        unproven="das beste gefundene; ob mehr möglich ist, ist nicht bewiesen",
        painted_circle="- Kreis unter {card}: lege {gems}; {end}",
        gems_on="{n} {things} auf {sections} Segment",
        section_labels={
            Section.LEFT: "das linke",
            Section.RIGHT: "das rechte",
            Section.BOTTOM_LEFT: "das untere linke",
            Section.BOTTOM_RIGHT: "das untere rechte",
        },
        stays_mixed="der Kreis bleibt mehrfarbig",
        becomes="der Kreis wird {plain}",
        named_card="{name} ({number}, Stufe {level})",
        numbered_card="Karte {number} (Stufe {level})",
        unknown_card="der Karte auf Stufe {level}, Platz {x}",
        sections_of_a_circle=(
            "Die Segmente eines Kreises: das linke = obere rechte Ecke der linken unteren Karte, das rechte = "
            "obere linke Ecke der rechten unteren Karte, das untere linke und das untere rechte = untere Kante "
            "der oberen Karte."
        ),
    ),
    cards=CardMessages(
        sections="Segmente: oben links {}, oben rechts {}, unten {}",
        section_names=("oben links", "oben rechts", "unten"),
        section_color="{plain}",
        blank="leer",
        level="Stufe {level}: zahle {cost}  erhalte {reward}",
        gems_of_cost="{n} {n:{en}|{e}}",
        top_reward="die Belohnungen der Stufen 1, 2 und 3 oder {n} Machtpunkte",
        names="Namen: {names}",
        columns=("Nummer", "Name"),
    ),
    labels=Labels(
        lines={
            Line.CIRCLES: "Kreise",
            Line.INFINITE_GEMS: "Unerschöpfliche",
            Line.LAWS: "Gesetze",
            Line.POWER: "Macht",
            Line.MAGIC: "Magie",
            Line.SETS: "Markersätze",
            Line.ATTACK: "Angriff",
        },
        total="Gesamt",
        rank="Rang",
        player="Spieler",
        winner="Sieger",
        winners="Sieger",
        level="Stufe",
        colors={Color.BLUE: "blau", Color.RED: "rot", Color.GREEN: "grün", Color.YELLOW: "gelb"},
        circle="einfarbiger Kreis",
        painted="eingefärbt",
        points="Machtpunkte",
        science="Wissenschaft",
        magic="Magie",
        defense="Verteidigung",
        magic_bonus="Magiebonus",
        circle_bonus="Kreisbonus",
        infinite_gem="unerschöpflicher Edelstein",
        stored_gem="abgelegter Edelstein",
        tucked_card="Karte darunter",
        gems="Edelsteine",
        draw="ziehen",
        attack="Angriff",
        power="Macht",
    ),
    table=ENGLISH.table,
    events=ENGLISH.events,
    prompts=ENGLISH.prompts,
    actions=ENGLISH.actions,
    moments=ENGLISH.moments,
    refusals=ENGLISH.refusals,
    hints=ENGLISH.hints,
)
