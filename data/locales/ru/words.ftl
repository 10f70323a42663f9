### Russian: the words of the game.
### Nobody who speaks Russian well has read this file yet. What each message is for, the English file says.
### Nouns stand in the accusative, as after "за", if no number asks for another case. Numbers that are compared
### stand behind what is counted, so that they need no case: "жетонов науки не меньше 3".
### Terms: gem самоцвет, circle круг, section сектор, infinite gem бесконечный самоцвет, screen ширма, bank банк,
### hand рука, law закон, power points очки власти, auction аукцион, row of cards ряд, round раунд, turn ход,
### to paint раскрашивать.

## The words of the game

words-both = и
words-either = или
words-together = и
words-semicolon = { "; " }
words-colon = { ": " }
words-color = { color-masculine }
color-masculine =
    { $color ->
        [blue] синий
        [red] красный
        [green] зелёный
        [yellow] жёлтый
       *[other] { "" }
    }
color-plural =
    { $color ->
        [blue] синие
        [red] красные
        [green] зелёные
        [yellow] жёлтые
       *[other] { "" }
    }
color-genitive =
    { $color ->
        [blue] синего
        [red] красного
        [green] зелёного
        [yellow] жёлтого
       *[other] { "" }
    }
color-genitive-plural =
    { $color ->
        [blue] синих
        [red] красных
        [green] зелёных
        [yellow] жёлтых
       *[other] { "" }
    }
color-instrumental =
    { $color ->
        [blue] синим
        [red] красным
        [green] зелёным
        [yellow] жёлтым
       *[other] { "" }
    }
color-feminine =
    { $color ->
        [blue] синяя
        [red] красная
        [green] зелёная
        [yellow] жёлтая
       *[other] { "" }
    }
words-nouns-cards =
    { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }
    .gender = f
    .genitive = карты
words-nouns-circles =
    { $n ->
        [one] одноцветный круг
        [few] одноцветных круга
       *[many] одноцветных кругов
    }
    .gender = m
    .genitive = одноцветного круга
words-nouns-infinite-gems =
    { $n ->
        [one] бесконечный самоцвет
        [few] бесконечных самоцвета
       *[many] бесконечных самоцветов
    }
    .gender = m
    .genitive = бесконечного самоцвета
words-nouns-gems =
    { $n ->
        [one] самоцвет
        [few] самоцвета
       *[many] самоцветов
    }
    .gender = m
    .genitive = самоцвета
words-nouns-sets =
    { $n ->
        [one] полный набор жетонов (1 защита, 1 магия и 1 наука)
        [few] полных набора жетонов (1 защита, 1 магия и 1 наука)
       *[many] полных наборов жетонов (1 защита, 1 магия и 1 наука)
    }
    .gender = m
    .genitive = полного набора жетонов (1 защита, 1 магия и 1 наука)
words-nouns-level =
    { $n ->
        [one] уровень
        [few] уровня
       *[many] уровней
    }
    .gender = m
    .genitive = уровня
words-nouns-turn =
    { $n ->
        [one] ход
        [few] хода
       *[many] ходов
    }
    .gender = m
    .genitive = хода
words-nouns-rows =
    { $n ->
        [one] ряд
        [few] ряда
       *[many] рядов
    }
    .gender = m
    .genitive = ряда
words-nouns-science =
    { $n ->
        [one] жетон науки
        [few] жетона науки
       *[many] жетонов науки
    }
    .gender = m
    .genitive = жетона науки
words-nouns-magic =
    { $n ->
        [one] жетон магии
        [few] жетона магии
       *[many] жетонов магии
    }
    .gender = m
    .genitive = жетона магии
words-nouns-defense =
    { $n ->
        [one] жетон защиты
        [few] жетона защиты
       *[many] жетонов защиты
    }
    .gender = m
    .genitive = жетона защиты
words-nouns-power =
    { $n ->
        [one] жетон власти
        [few] жетона власти
       *[many] жетонов власти
    }
    .gender = m
    .genitive = жетона власти
words-nouns-power-points =
    { $n ->
        [one] очко власти
        [few] очка власти
       *[many] очков власти
    }
    .gender = n
    .genitive = очка власти
words-nouns-magic-bonus =
    { $n ->
        [one] жетон бонуса магии
        [few] жетона бонуса магии
       *[many] жетонов бонуса магии
    }
    .gender = m
    .genitive = жетона бонуса магии
words-nouns-circle-bonus =
    { $n ->
        [one] жетон бонуса за круги
        [few] жетона бонуса за круги
       *[many] жетонов бонуса за круги
    }
    .gender = m
    .genitive = жетона бонуса за круги
words-nouns-attack =
    { $n ->
        [one] жетон атаки
        [few] жетона атаки
       *[many] жетонов атаки
    }
    .gender = m
    .genitive = жетона атаки
words-nouns-cost-gems =
    { $n ->
        [one] самоцвет в стоимости персонажей
        [few] самоцвета в стоимости персонажей
       *[many] самоцветов в стоимости персонажей
    }
    .gender = m
    .genitive = самоцвета в стоимости персонажей
words-kinds-character =
    { $n ->
        [one] карту персонажа
        [few] карты персонажей
       *[many] карт персонажей
    }
    .gender = f
    .genitive = карты персонажа
    .nominative =
        { $n ->
            [several] карты персонажей
            [one] карта персонажа
            [few] карты персонажей
           *[many] карт персонажей
        }
words-kinds-law =
    { $n ->
        [one] закон
        [few] закона
       *[many] законов
    }
    .gender = m
    .genitive = закона
    .nominative =
        { $n ->
            [several] законы
            [one] закон
            [few] закона
           *[many] законов
        }
words-colored-circles =
    { $n ->
        [one] { color-masculine } круг
        [few] { color-genitive-plural } круга
       *[many] { color-genitive-plural } кругов
    }
    .gender = m
    .genitive = { color-genitive } круга
words-colored-infinite-gems =
    { $n ->
        [one] бесконечный { color-masculine } самоцвет
        [few] бесконечных { color-genitive-plural } самоцвета
       *[many] бесконечных { color-genitive-plural } самоцветов
    }
    .gender = m
    .genitive = бесконечного { color-genitive } самоцвета
words-colored-gems =
    { $n ->
        [one] { color-masculine } самоцвет
        [few] { color-genitive-plural } самоцвета
       *[many] { color-genitive-plural } самоцветов
    }
    .gender = m
    .genitive = { color-genitive } самоцвета
words-colored-cost-gems =
    { $n ->
        [one] { color-masculine } самоцвет в стоимости персонажей
        [few] { color-genitive-plural } самоцвета в стоимости персонажей
       *[many] { color-genitive-plural } самоцветов в стоимости персонажей
    }
    .gender = m
    .genitive = { color-genitive } самоцвета в стоимости персонажей
words-colored-circle-bonus =
    { $n ->
        [one] жетон бонуса за { color-plural } круги
        [few] жетона бонуса за { color-plural } круги
       *[many] жетонов бонуса за { color-plural } круги
    }
    .gender = m
    .genitive = жетона бонуса за { color-plural } круги
deck-source =
    { $end ->
        [bottom] с низа { deck-genitive }
       *[top]
            { $deck ->
                [reserve_deck] из резервной колоды
               *[law_deck] из колоды законов
            }
    }
deck-put =
    { $end ->
        [bottom] в низ { deck-genitive }
       *[top]
            { $deck ->
                [reserve_deck] на верх резервной колоды
               *[law_deck] на верх колоды законов
            }
    }
deck-inside =
    { $deck ->
        [reserve_deck] в резервной колоде
       *[law_deck] в колоде законов
    }
deck-end-one =
    { $end ->
        [bottom] нижнюю
       *[top] верхнюю
    }
deck-end-few =
    { $end ->
        [bottom] нижние
       *[top] верхние
    }
deck-end-many =
    { $end ->
        [bottom] нижних
       *[top] верхних
    }
deck-genitive =
    { $deck ->
        [auction_deck] колоды аукциона
        [reserve_deck] резервной колоды
       *[law_deck] колоды законов
    }

## Words that people type

typed-joining = и или
typed-words-blue = синий голубой
typed-words-red = красный
typed-words-green = зелёный
typed-words-yellow = жёлтый
typed-words-1 = один одна одно
typed-words-2 = два две
typed-words-3 = три
typed-words-4 = четыре
typed-words-5 = пять
typed-words-6 = шесть
typed-words-7 = семь
typed-words-8 = восемь
typed-words-9 = девять
typed-words-10 = десять
typed-keys-number = номер
typed-keys-name = название имя
typed-keys-sections = секции
typed-keys-levels = уровни
typed-keys-cost = цена стоимость
typed-keys-reward = награда
typed-keys-points = очки
typed-keys-scoring = подсчёт
typed-keys-characters = персонажи
typed-keys-laws = законы
typed-keys-players = игроки
typed-keys-pyramid = пирамида
typed-keys-gems = камни
typed-keys-where = где
typed-keys-color = цвет
typed-keys-en = английский
typed-keys-top-left = слева_вверху вверху_слева
typed-keys-top-right = справа_вверху вверху_справа
typed-keys-bottom = внизу низ
typed-keys-bottom-left = слева_внизу внизу_слева
typed-keys-bottom-right = справа_внизу внизу_справа
typed-keys-count = считать количество
typed-keys-draw = взять добор
typed-keys-science = наука
typed-keys-magic = магия
typed-keys-defense = защита
typed-keys-attack = атака
typed-keys-power = сила власть
typed-keys-value = значение
typed-keys-per = за
typed-keys-every = каждые
typed-keys-up-to = не_больше до
typed-keys-kind = вид
typed-keys-level = уровень
typed-keys-section = секция
typed-keys-tokens = жетоны
typed-keys-on-play = эффект
typed-keys-whenever = всякий_раз
typed-keys-event = событие
typed-keys-only-if = только_если
typed-keys-at-least = не_меньше
typed-keys-deck = колода
typed-keys-cards = карты
typed-keys-circles = круги
typed-keys-character = персонаж
typed-keys-law = закон
typed-keys-adjacent = соседние рядом
typed-keys-hand = рука
typed-keys-most = больше
typed-keys-fewest = меньше
