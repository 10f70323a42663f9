### Russian: scores, cards and drawings.
### Nobody who speaks Russian well has read this file yet. What each message is for, the English file says.
### Nouns stand in the accusative, as after "за", if no number asks for another case. Numbers that are compared
### stand behind what is counted, so that they need no case: "жетонов науки не меньше 3".
### Terms: gem самоцвет, circle круг, section сектор, infinite gem бесконечный самоцвет, screen ширма, bank банк,
### hand рука, law закон, power points очки власти, auction аукцион, row of cards ряд, round раунд, turn ход,
### to paint раскрашивать.

## Reasons of a score

reasons-circle-item = { color-masculine } круг на уровне { $level }{ $painted }: { $level }{ $bonus }
reasons-painted-with =
    { $n ->
        [one] , раскрашен { $n } самоцветом
        [few] , раскрашен { $n } самоцветами
       *[many] , раскрашен { $n } самоцветами
    }
reasons-infinite-item = бесконечный { color-masculine } самоцвет на уровне { $level }: { $level }{ $bonus }
reasons-circle-bonuses = , и { $n } за бонусы за { color-plural } круги
reasons-per-each =
    { $n ->
        [one] { $found }; { $n } очко за каждую единицу
        [few] { $found }; { $n } очка за каждую единицу
       *[many] { $found }; { $n } очков за каждую единицу
    }
reasons-per-every =
    { $n ->
        [one] { $found }; { $n } очко за каждые { $every }
        [few] { $found }; { $n } очка за каждые { $every }
       *[many] { $found }; { $n } очков за каждые { $every }
    }
reasons-reached = { $found }; { $points } за { $n }
reasons-reached-or-more = { $found }; { $points } за { $n } и больше
reasons-tier-missed = { $found }; меньше { $n }
reasons-flat-item = столько приносит сам этот закон
reasons-level-item = этот закон лежит на уровне { $level }
reasons-most-won = { $found }; у других игроков не больше
reasons-most-won-alone = { $found }; у всех других игроков меньше
reasons-second-won = { $found }; больше только у одного из других игроков
reasons-most-lost = { $found }; но у другого игрока больше
reasons-most-lost-alone = { $found }; но у другого игрока столько же или больше
reasons-fewest-won = { $found }; у других игроков не меньше
reasons-fewest-won-alone = { $found }; у всех других игроков больше
reasons-fewest-lost = { $found }; но у другого игрока меньше
reasons-fewest-lost-alone = { $found }; но у другого игрока столько же или меньше
reasons-nothing-copied = ни один соседний закон не приносит очков
reasons-copied-item = столько же, сколько самый выгодный из соседних законов
reasons-copied-known = столько же, сколько { $law }, самый выгодный из соседних законов
reasons-condition-missed = { $found }; нужно { $limits }
reasons-condition-held = { $reason }; условие выполнено: { $found }
reasons-magic-times = жетонов магии: { $n }, умножить на бонус магии { $bonuses }
reasons-magic-times-sum = жетонов магии: { $n }, умножить на { $sum }, сумму бонусов магии { $bonuses }
reasons-magic-alone = жетонов магии: { $n }, но нет ни одного бонуса магии
reasons-bonus-alone =
    { $n ->
        [1] бонус магии { $bonuses }, но нет жетонов магии
       *[other] бонусы магии { $bonuses }, но нет жетонов магии
    }
reasons-kinds = защита { $defense }, магия { $magic }, наука { $science }
reasons-sets-item =
    { $n ->
        [one] { $n } полный набор по { $worth } очков: { $kinds }
        [few] { $n } полных набора по { $worth } очков: { $kinds }
       *[many] { $n } полных наборов по { $worth } очков: { $kinds }
    }
reasons-no-set = нет полных наборов: { $kinds }
reasons-attack-item = жетонов атаки у соперников: { $n }, своя защита: { $defense }; { $outcome }
reasons-attack-stopped = все отбиты

## Painting

painting-no-gems-left = Раскраска: нет, за ширмой не осталось самоцветов.
painting-best-painting = Раскраска, выбранная за вас ({ $known }):
painting-best-is-none = Раскраска: нет, так выбрано за вас ({ $known }).
painting-chosen-painting = Раскраска, которую выбрал игрок ({ $known }):
painting-chosen-is-none = Раскраска: нет, так выбрал игрок ({ $known }).
painting-none-scores-more = больше очков не даёт никакая раскраска
painting-no-other-scores-more = больше очков не даёт никакая другая
painting-no-gem-scores-more = ни один самоцвет на секторе не принёс бы больше
painting-another-scores-more = другая даёт больше
painting-unproven = лучшая из найденных; не доказано, что никакая другая не даёт больше
painting-painted-circle = - круг под картой { $card }: положите { $gems }; { $end }
painting-gems-on = { $n } { $things } ({ $sections })
painting-section-labels-left = слева
painting-section-labels-right = справа
painting-section-labels-bottom-left = внизу слева
painting-section-labels-bottom-right = внизу справа
painting-stays-mixed = круг останется разноцветным
painting-becomes = круг станет { color-instrumental }
painting-named-card = «{ $name }» ({ $number }, уровень { $level })
painting-numbered-card = { $number } (уровень { $level })
painting-unknown-card = на уровне { $level }, место { $x }
painting-sections-of-a-circle = Секторы круга: слева = правый верхний угол левой нижней карты, справа = левый верхний угол правой нижней карты, внизу слева и внизу справа = нижний край верхней карты.

## Cards as text

cards-sections = секторы
cards-section-names-1 = вверху слева
cards-section-names-2 = вверху справа
cards-section-names-3 = внизу
cards-blank = пусто
cards-level = уровень { $level }: заплатите { $cost }  получите { $reward }
cards-gems =
    { $n ->
        [one] { $n } { color-masculine }
        [few] { $n } { color-genitive-plural }
       *[many] { $n } { color-genitive-plural }
    }
cards-gems-nominative = { cards-gems }
cards-top-reward = награды уровней 1, 2 и 3 или { $n } очков власти
cards-names = названия: { $names }
cards-columns-1 = номер
cards-columns-2 = название

## Labels of tables and drawings

labels-lines-circles = Круги
labels-lines-infinite-gems = Бесконечные
labels-lines-laws = Законы
labels-lines-power = Власть
labels-lines-magic = Магия
labels-lines-sets = Наборы
labels-lines-attack = Атака
labels-total = Всего
labels-rank = Место
labels-player = Игрок
labels-winner = Победитель
labels-winners = Победители
labels-level = Уровень
labels-circle = одноцветный круг
labels-painted = раскрашен
labels-points = очки власти
labels-science = наука
labels-magic = магия
labels-defense = защита
labels-magic-bonus = бонус магии
labels-circle-bonus = бонус за круги
labels-infinite-gem = бесконечный самоцвет
labels-stored-gem = самоцвет на карте
labels-tucked-card = карта снизу
labels-gems = самоцветы
labels-draw = взять карты
labels-attack = атака
labels-power = власть
labels-letters-science = Н
labels-letters-magic = М
labels-letters-attack = А
labels-letters-defense = Щ
