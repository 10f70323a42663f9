### Russian: what the page says by itself.
### Nobody who speaks Russian well has read this file yet. What each message is for, the English file says.

## A browser that cannot run the page

page-browser-old = Этот браузер слишком старый для Viceroy. Нужен Safari от 16.4, Firefox от 114 или Chrome от 111. Партии, которые здесь хранятся, остаются как были.

## The four tabs at the head of the page

page-tab-score = Счёт
page-tab-play = Игра
page-tab-cards = Карты
page-tab-workshop = Мастерская

## Buttons and labels in several places

page-common-close = Закрыть
page-common-done = Готово
page-common-undo = Отменить
page-common-redo = Повторить
page-common-really = Точно?
page-common-delete = Удалить: { $title }
page-common-edition = Издание
page-common-language = Язык
page-common-print = Распечатать
page-common-error = Ошибка
page-common-remark = Замечание
page-common-line = Строка { $line }
page-common-playing-bar = Сыграно партий

## Editions of the rules

page-edition-english = Английское
page-edition-french = Французское
page-edition-german = Немецкое
page-edition-italian = Итальянское
page-edition-portuguese = Португальское

## Notices at the head of the page

page-notice-loading = Подготовка: { $loaded } из { $total } МБ. Продолжайте ввод; очки появятся, когда всё загрузится.
page-notice-starting = Загрузка… Вводите дальше: очки появятся, когда всё будет готово.
page-notice-failed = Не получилось: { $reason }
page-notice-silence = Сейчас нет ответа ({ $reason }). Всё, что вы здесь сделали, сохранено, и страница попробует ещё раз.
page-notice-too-slow = это длится слишком долго
page-notice-no-server = сервер не отвечает
page-notice-server-status = сервер отвечает: { $status }
page-notice-python-ended = программа остановилась
page-notice-no-language = Тексты этого языка сейчас не загрузить. Выберите его ещё раз позже.
page-notice-in-english = Этот отчёт на английском языке.

## What is kept on this device

page-kept-full = Для того, что вы сейчас вводите, нет места. Сохраните это в файл или удалите партии и наборы карт.
page-kept-nothing = Этот браузер ничего не хранит: сохраните введённое в файл, прежде чем закрыть страницу.
page-kept-open = { $day }, открыто

## Files that somebody opens

page-file-refused = Не удаётся открыть: { $name }
page-file-open-stays = Открытое осталось как было.
page-file-no-text = Это не текст в UTF-8.
page-file-too-large = Файл слишком велик для этой страницы.
page-file-pack-too-large = Файл слишком велик: эта страница принимает пакеты и картинки не больше 3 миллионов байтов.
page-file-load-sheet = Загрузить лист

## The list of kept games

page-games-button = Партии
page-games-title = Партии на этом устройстве
page-games-new = Новая партия
page-games-save-all = Сохранить всё
page-games-save-all-help = «Сохранить всё» складывает все партии и наборы в один файл; «Загрузить лист» возьмёт его и на другом устройстве.
page-games-unread =
    { $count ->
        [one] Партии, которые страница не может прочесть: { $count }. Она остаётся здесь; «Сохранить всё» берёт её с собой.
        [few] Партии, которые страница не может прочесть: { $count }. Они остаются здесь; «Сохранить всё» берёт их с собой.
       *[many] Партии, которые страница не может прочесть: { $count }. Они остаются здесь; «Сохранить всё» берёт их с собой.
    }
page-games-unsafe = Этот браузер может удалить сохранённое, если страницу не открывали несколько дней.
page-games-address = Эти партии есть только по адресу { $address }. Если компьютер, на котором работает Viceroy, получит другой адрес, там их не будет: сначала нажмите «Сохранить всё», а там откройте файл кнопкой «Загрузить лист».
page-games-taken = Взято: { $count }.
page-games-had = Уже были здесь: { $count }.
page-games-lost = Не взято, нет места или не читается: { $count }.
page-games-opened = { $name }: открыто как новая партия.
page-games-so-far = пока
page-games-statistics = Игроки законченных партий
page-games-bots = Боты
page-games-column-games = Партии
page-games-column-won = Побед
page-games-column-mean = В среднем
page-games-column-best = Макс.

## One game on several phones

page-shared-button = Несколько телефонов
page-shared-title = Одна партия на нескольких телефонах
page-shared-how = Каждый открывает этот код камерой или вводит его четыре буквы в разделе «Игра», выбирает игрока и вводит его пирамиду. Итоги видят все.
page-shared-invitation = Давайте вместе посчитаем эту партию Viceroy: { $code }.
page-shared-privacy = Вводить может любой в этой сети, у кого есть код. Партия есть на компьютере, где работает Viceroy, и на телефонах, и больше нигде.
page-shared-leave = Продолжить отдельно
page-shared-left = Этот телефон продолжает отдельно.
page-shared-in-step = Общая партия на нескольких телефонах: { $code }.
page-shared-waiting =
    { $count ->
        [one] Ещё не отправлено { $count } изменение.
        [few] Ещё не отправлено { $count } изменения.
       *[many] Ещё не отправлено { $count } изменений.
    }
page-shared-lost = На компьютере, где работает Viceroy, этой общей партии больше нет, например после перезапуска. Всё, что вы видите, остаётся на этом телефоне. Один телефон делится ею снова, остальные открывают новый код: то, что они ввели, придёт вместе с ними.
page-shared-anew = Поделиться снова
page-shared-full = Столько в общую партию не помещается. То, что вы вводите, остаётся на этом телефоне.
page-shared-not-taken = Не принято: другой телефон был первым
page-shared-row-by = { $where }: вы ввели «{ $mine }», телефон { $phone } ввёл «{ $theirs }».
page-shared-row = { $where }: вы ввели «{ $mine }», сейчас там «{ $theirs }».
page-shared-more =
    { $count ->
        [one] и ещё { $count }
        [few] и ещё { $count }
       *[many] и ещё { $count }
    }
page-shared-mine = Взять моё
page-shared-theirs = Оставить так
page-shared-nothing = ничего
page-shared-there = этот игрок
page-shared-cards = Карты

## Card sets to choose from

page-set-label = Карты
page-set-printed = Печатные карты
page-set-named = Набор «{ $name }»
page-set-open = Открыть набор карт (YAML, пакет)

## The Score tab: the players

page-player-label = Игрок
page-player-add = Добавить игрока
page-player-name = Имя
page-player-leave = Убрать
page-player-leave-sure = Точно убрать: { $name }?
page-player-points =
    { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
page-player-no-points = пока нет очков
page-player-errors = Ошибок: { $count }
page-player-namesake = Так зовут двух игроков.

## The Score tab: the pyramid, and the keys that lay cards

page-pyramid-place = уровень { $level }, место { $place }
page-pyramid-add = Добавить карту: { $place }
page-pyramid-used = уже в пирамиде: { $name }
page-keys-first = Начните с нижнего ряда, слева направо: вводите номера, напечатанные на картах.
page-keys-number = Номер
page-keys-number-or-name = Номер или название
page-keys-field = Номер или название карты
page-keys-instead = Вместо: { $card }
page-keys-found = Найденные карты
page-keys-not-found = Карты с таким номером или названием нет.
page-keys-lay-number = Выложить карту { $number }
page-keys-tucks = лежит под персонажем: коснитесь его
page-keys-laid = { $card }: уровень { $level }, место { $place }.
page-keys-row = Ряд { $level }
page-keys-row-go = Дальше в ряду { $level }
page-keys-lay = Выложить
page-keys-pad = Цифры
page-keys-delete = Стереть цифру
page-keys-letters = Искать по названию: показать клавиатуру

## The Score tab: the card that was tapped

page-card-none = карта не из набора
page-card-next = Следующая карта
page-card-previous = Предыдущая карта
page-card-replace = Другая карта
page-card-insert-left = Вставить слева
page-card-insert-right = Вставить справа
page-card-move = Переместить
page-card-move-where = { $card }: коснитесь места, куда её положить. С другой картой она поменяется местами.
page-card-move-not = Оставить на месте
page-card-take-away = Убрать
page-card-carries = На ней держатся другие карты, поэтому её нельзя убрать.
page-card-more = На ней или под ней лежит что-то ещё
page-card-text = Карта

## The Score tab: what a sheet asks about a card

page-ask-taken = Что взяли?
page-ask-taken-choice = Выбор { $number }: что взяли?
page-ask-taken-top = Уровень 5: что взяли?
page-ask-infinite-gem = Какой бесконечный самоцвет?
page-ask-none-left = таких не осталось
page-ask-stored = Самоцветы, положенные на неё
page-ask-tucked = Карты под ней
page-ask-tokens = Жетоны на ней
page-ask-infinite = Бесконечные самоцветы на ней
page-ask-other-tokens = Не те жетоны, что напечатаны
page-ask-other-infinite = Не те бесконечные самоцветы, что напечатаны
page-ask-as-printed = Как напечатано
page-ask-numbers = { $what }, например 12, 3
page-ask-card = Номер или название карты под ней
page-ask-card-add = Добавить
page-ask-card-remove = Убрать из-под неё: { $card }

## The Score tab: what is left behind the screen, and the painting

page-screen-title = За ширмой
page-screen-gems = Самоцветы
page-screen-gems-of = Самоцветы: { $color }
page-screen-attack = Жетоны атаки
page-painting-title = Раскраска
page-painting-how = Что раскрашивают этими самоцветами
page-painting-best = лучшая из возможных
page-painting-none = без раскраски
page-painting-hand = как раскрасили за столом

## The Score tab: the points

page-score-waiting = Очки появятся, когда будут карты и всё загрузится.
page-score-none = Пока нет очков.
page-score-so-far = Пока что: пустое и отмеченное ещё не считается.
page-score-why = Почему? { $what }
page-score-nothing = В этой строке ничто не приносит очков.

## The Score tab: edition and language, and how a game leaves the page

page-setup-house-rules = Домашние правила этого листа: { $rules }
page-share-title = Сохранить и поделиться
page-share-picture = Поделиться картинкой
page-share-link = Поделиться ссылкой
page-share-game = Партия в Viceroy
page-share-privacy = Все партии остаются на этом устройстве. Ссылка содержит весь лист; больше его никто не хранит.
page-share-file = Файлом
page-share-png = Картинка (PNG)
page-share-svg = Рисунок (SVG)
page-share-sheet = Лист (YAML)
page-share-no-png = Этот браузер не может создать картинку. На рисунке (SVG) то же самое.
page-share-no-cards = Рисовать пока нечего: сначала выложите карту и исправьте отмеченное.
page-link-none = Этот браузер не может создать ссылку. Сохраните лист и отправьте его файл.
page-link-without-set = Набор карт слишком велик для ссылки. Отправьте вместе с ней его файл.
page-link-copied = Ссылка скопирована.
page-link-copy = Скопируйте ссылку:
page-link-field = Ссылка для копирования
page-link-this-computer = Ссылка открывается только на этом компьютере, пока на нём работает Viceroy.
page-link-this-network = Ссылка открывается только в этой сети, пока здесь работает Viceroy. Для других сохраните лист и отправьте файл.
page-link-opened = Эта партия пришла по ссылке; она хранится рядом с вашими.
page-link-set-opened = Этот набор карт пришёл по ссылке; он хранится рядом с вашими.
page-link-broken = Ссылка испорчена или обрезана. С вашими партиями ничего не случилось.

## The Cards tab

page-cards-count = Карт: { $count }
page-cards-english-names = У карт английские названия.
page-cards-none = Ни одна карта не подходит под всё это.
page-cards-show-all = Показать все карты
page-cards-find = Номер, название или текст
page-cards-narrow = Отобрать
page-cards-all = все
page-cards-kind = Вид
page-cards-characters = персонажи
page-cards-laws = законы
page-cards-color = Цвет
page-cards-gives = Даёт
page-cards-works = Закон действует
page-cards-on-play = когда его разыгрывают
page-cards-whenever = каждый раз, когда что-то происходит
page-cards-while-here = пока он лежит в пирамиде
page-cards-scoring = в конце игры
page-cards-price = за плату
page-cards-only-if = при условии

## The Play tab: a new game against bots

page-play-new = Партия против ботов
page-play-same = Сыграть ещё: { $edition }, { $players }
page-play-your-name = Ваше имя
page-play-opponent = Соперник { $number }
page-play-leave-out = Без соперника { $number }
page-play-more = Ещё один соперник
page-play-rules = Правила и карты: { $edition }
page-play-virtual = Виртуальные соперники
page-play-deal = Раздать
page-play-bad-set = Набором с ошибками играть нельзя.
page-play-guide = Как играть (на английском)
page-play-kept = Начатые партии
page-play-kept-none = Ваши партии хранятся на этом устройстве.
page-play-open = Открыть партию из файла
page-bot-greedy = Жадина
page-bot-greedy-how = берёт то, что сразу даёт больше
page-bot-quick = Шустрый
page-bot-quick-how = смотрит немного вперёд
page-bot-careful = Внимательный
page-bot-careful-how = смотрит дальше вперёд
page-bot-deep = Мыслитель
page-bot-deep-how = думает по нескольку секунд

## The Play tab: the table

page-table-players = Игроки
page-table-scene = О чём идёт речь
page-table-points =
    { $points ->
        [one] очко пока
        [few] очка пока
       *[many] очков пока
    }
page-table-hand-count = Карт на руке: { $count }
page-table-attack-count = Жетонов атаки: { $count }
page-table-your-turn = ваш ход
page-table-thinks = думает…
page-table-has-chosen = выбор сделан
page-table-has-card = с картой
page-table-passed = пас
page-table-row = Аукцион
page-table-color = Цвет: { $color }
page-table-left-over = с прошлого хода
page-table-bank = Банк
page-table-laws = Законы
page-table-reserve = Резерв
page-table-auction-deck = Большая колода
page-table-hand = Ваша рука
page-table-drawn = только что взята
page-table-screen = За вашей ширмой
page-table-your-pyramid = Ваша пирамида
page-table-pyramid = Пирамида: { $name }
page-table-no-cards = Карт пока нет.
page-table-hand-of = Рука: { $cards }
page-table-hidden = { $count } втёмную
page-table-level = уровень { $level }
page-table-under = под ней: { $card }

## The Play tab: what the reader can do

page-choice-title = Что вы можете сделать
page-choice-look = Рассмотреть
page-choice-all = Все варианты ({ $count })
page-choice-gems = Выберите самоцветы
page-choice-hint = Подсказка
page-choice-keep = Сначала { $first }, оставить { $card }
page-choice-no-hint = Здесь подсказки нет.
page-choice-tap = Коснитесь карты или места в рамке.
page-circle-now =
    { $points ->
        [one] Этот круг сейчас: { $points } очко
        [many] Этот круг сейчас: { $points } очков
       *[few] Этот круг сейчас: { $points } очка
    }
page-circle-tap = Коснитесь сектора: туда ляжет самоцвет.
page-circle-then =
    { $points ->
        [one] { $points } очко
        [many] { $points } очков
       *[few] { $points } очка
    }
page-choice-ahead =
    { $points ->
        [one] вероятно, впереди на { $points } очко
        [many] вероятно, впереди на { $points } очков
       *[few] вероятно, впереди на { $points } очка
    }
page-choice-behind =
    { $points ->
        [one] вероятно, позади на { $points } очко
        [many] вероятно, позади на { $points } очков
       *[few] вероятно, позади на { $points } очка
    }
page-choice-result = Показать итог
page-choice-rematch = Реванш
page-choice-again = Другая партия
page-end-course = Очки после каждого хода

## Reviews of finished games

page-review-start = Разобрать мои ходы
page-review-of = Разбор: { $player }
page-review-title = Разбор
page-review-count = Разобрано { $done } из { $all }
page-review-stop = Остановить
page-review-nothing = Разбирать нечего: выбора не было.
page-review-deal = Старт: ожидаемый отрыв в начале
page-review-luck = Удача: карты и то, что сделали другие
page-review-choices = Выбор: что принёс бы лучший
page-review-lead = Отрыв в конце
page-review-course = Ожидаемый отрыв при каждом выборе; ошибки отмечены
page-review-mistakes = Ошибок: { $count } из { $all }.
page-review-about = Только то, что точно: судя по известному тогда, другой выбор приносит очко или больше.
page-review-cost =
    { $points ->
        [one] потеряно { $points } очко
        [many] потеряно { $points } очков
       *[few] потеряно { $points } очка
    }
page-review-chosen = Выбрано:
page-review-better = Лучше:
page-review-look = Показать этот момент

## The Play tab: the start, and the door of a table of friends

page-friends-bots = Против ботов
page-friends-friends = С друзьями
page-friends-nowhere = Стол должен держать компьютер: запустите на нём viceroy web --lan и откройте страницу, которую он назовёт. На одном устройстве: «Передавать устройство».
page-friends-code = Код
page-friends-pass = Передавать устройство
page-friends-make = Открыть стол
page-friends-back = Назад
page-friends-door = Стол { $code }
page-friends-there = За столом: { $names }.
page-friends-has-begun = Игра уже началась. Можно смотреть.
page-friends-is-full = Все четыре места заняты. Можно смотреть.
page-friends-join = Присоединиться
page-friends-watch = Смотреть
page-friends-screen = Экран для стола
page-friends-yours = Ваши столы
page-friends-gone = больше нет
page-friends-gone-now = На сервере больше нет такого стола, или он не знает этого устройства.
page-friends-opening = Стол загружается…
page-friends-no-way = Нет связи, или компьютер с игрой спит. Всё продолжится само.
page-friends-unsent = Нет связи. Ваш выбор будет отправлен, как только она появится.

## The Play tab: the lobby of a table of friends

page-friends-lobby = ждёт игроков
page-friends-table = Стол { $code }
page-invite-title = Как попасть за этот стол
page-friends-invitation = Сыграй со мной в Viceroy, стол { $code }.
page-invite-qr = Код для камеры
page-invite-send = Отправить ссылку
page-invite-copy = Копировать
page-invite-machine = Открывается только на этом компьютере: он не в сети, или viceroy web запущен без --lan.
page-invite-network = Открывается только в этой сети, пока работает компьютер с партией.
page-invite-anywhere = Открывается где угодно.
page-friends-you = вы
page-friends-host = раздаёт
page-friends-here = здесь
page-friends-away = отошёл
page-friends-free = Освободить место: { $name }
page-friends-seat-free = свободно
page-friends-add-bot = Добавить бота
page-friends-who-deals = Раздаёт { $name }, когда все соберутся.
page-friends-take-over = { $name } не отвечает: раздаю я
page-friends-sit = Занять место
page-friends-too-few = Нужны хотя бы двое: подождите кого-нибудь или добавьте бота.
page-friends-settings = Во что играем
page-friends-own-set = свой набор карт
page-friends-undo = Возврат хода
page-friends-undo-free = возврат: свободно, если ничего не открыто
page-friends-undo-ask = возврат: если все согласны
page-friends-undo-never = возврат: никогда
page-friends-clock = Время на вопрос
page-friends-clock-none = без ограничения
page-friends-clock-seconds = { $count } секунд
page-friends-clock-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
page-friends-hints = подсказки
page-friends-points = текущие очки
page-friends-stop-watching = Больше не смотреть

## The Play tab: at a table of friends

page-friends-you-watch = Вы смотрите.
page-friends-waits = Ждём: { $names }.
page-friends-title = Ваш ход
page-friends-change-mind = Изменить выбор
page-friends-is-away = { $name }: нет на связи.
page-friends-takes-long = { $name } долго думает.
page-friends-wait = Ждать
page-friends-bot-now = Пусть выберет бот
page-friends-bot-until = … пока не вернётся { $name }
page-friends-bot-plays = играет бот
page-friends-ask-undo = Попросить вернуть ход
page-friends-undo-asked = { $name } хочет вернуть последний ход.
page-friends-undo-mine = Вы просите вернуть ход. Ещё не ответили: { $names }.
page-friends-undo-yes = Разрешить
page-friends-undo-no = Нет
page-friends-undo-withdraw = Оставить
page-friends-no-undo = Сейчас вернуть ничего нельзя.
page-friends-somebody = Кто-то
page-friends-news-joined = За столом { $name }.
page-friends-news-left = { $name } выходит.
page-friends-news-returned = { $name } снова здесь.
page-friends-news-host = Теперь раздаёт { $name }.
page-friends-news-stand-in = За { $name } играет бот.
page-friends-news-stand-in-ended = { $name } снова играет.
page-friends-news-undo-yes = { $name } разрешает.
page-friends-news-undo-no = { $name } предпочитает играть дальше.
page-friends-news-taken-back = { $name } возвращает ход.
page-friends-news-rematch = { $name } хочет сыграть ещё.
page-friends-news-settings = { $name } меняет условия игры.
page-friends-signs = Подать знак
page-friends-signed = { $name }: { $sign }
page-friends-sign-hello = Привет!
page-friends-sign-well-played = Отличный ход!
page-friends-sign-thanks = Спасибо!
page-friends-sign-oops = Ой!
page-friends-sign-thinking = Думаю…
page-friends-sign-hurry = Давай!

## The Play tab: the menu and the end of a game with friends

page-friends-invite-watch = Пригласить или дать посмотреть
page-friends-device = Продолжить на другом устройстве
page-friends-device-how = Отсканируйте это другим устройством в течение пяти минут. Код действует один раз и только для вас.
page-friends-device-qr = Код для другого устройства
page-friends-beside = Стол виден на экране: здесь только моё
page-friends-sound = Звук, когда мой ход
page-friends-to-games = Ко всем играм
page-friends-leave = Выйти из-за стола
page-friends-leave-how = Игра продолжится без вас.
page-friends-leave-bot = Дальше играет бот
page-friends-leave-later = Я вернусь позже
page-friends-deal-now = Раздать сейчас
page-friends-tally = За вечер
page-friends-won = побед

## The Play tab: why something is not possible at a table of friends

page-friends-why-stale = Тем временем что-то изменилось; ничего не сделано.
page-friends-why-not-host = Это может только тот, кто раздаёт.
page-friends-why-not-seated = Для этого нужно место за столом.
page-friends-why-not-playing = Сейчас игра не идёт.
page-friends-why-playing = Игра уже началась.
page-friends-why-seats-full = Все четыре места заняты.
page-friends-why-table-full = Больше этот стол не вместит.
page-friends-why-must-ask = Сначала должны согласиться остальные.
page-friends-why-no-question = Это уже решено.
page-friends-why-still-here = Этот человек здесь, или у него ещё есть время.
page-friends-why-has-left = Вы вышли из-за этого стола.
page-friends-why-busy = Слишком много попыток. Подождите минуту.
page-friends-why-not-kept = Диск сервера переполнен; ничего не сделано.
page-friends-why-no-table = Стола с таким кодом нет.

## The Play tab: several people at one device

page-friends-person = Человек за этим устройством
page-friends-person-name = Имя игрока { $number }
page-friends-pass-now = Теперь { $name }
page-friends-pass-how = Передайте устройство: сейчас выбирает { $name }. Больше никто не смотрит.
page-friends-pass-take = Я — { $name }
page-friends-pass-back = Назад: { $name }
page-friends-pass-on = Передать: { $name }

## The Play tab: what has happened, and the menu

page-log-virtual = Виртуальный соперник
page-log-latest = Что сейчас произошло
page-log-more = ещё { $count }
page-log-nobody = Ставок на { $color } цвет: { $count }. Карту не получает никто.
page-log-title = Что произошло
page-log-before = До первого хода
page-menu-title = Меню
page-menu-replay = Повторить партию
page-menu-save = Сохранить партию в файл
page-menu-share = Поделиться партией
page-menu-signs = Что означают знаки
page-keyboard-title = Клавиши
page-keyboard-choose = вариант по его номеру
page-keyboard-next = следующее, что можно выбрать
page-keyboard-pass = спасовать или закончить
page-keyboard-hint = подсказка
page-keyboard-undo = отменить, как Ctrl+Z
page-keyboard-all = все варианты словами
page-keyboard-menu = меню

## The Play tab: lessons, and the first game

page-learn-title = Научиться играть
page-learn-step = { $title } · { $step } из { $count }
page-learn-on = Дальше
page-learn-done = Урок пройден.
page-learn-next = Дальше: { $title }
page-learn-list = Все уроки
page-learn-first = Первая партия
page-learn-first-how = Целая партия против бота, со словом к каждому новому вопросу.
page-learn-is-done = пройден

## The Play tab: the replay of a game

page-replay-title = Повтор
page-replay-at =
    { $done ->
        [one] После { $done } решения из { $all }
        [few] После { $done } решений из { $all }
       *[many] После { $done } решений из { $all }
    }
page-replay-turns = Ход
page-replay-turn = Ход { $turn }
page-replay-start = В начало
page-replay-back = На одно решение назад
page-replay-on = На одно решение вперёд
page-replay-end = В конец
page-replay-run = Показать подряд
page-replay-stop = Остановить
page-replay-play-on = Играть отсюда
page-replay-leave = Назад к партии

## The Workshop tab

page-workshop-editor = Набор карт в YAML. Escape, затем Tab — выйти из редактора.
page-workshop-keys = Tab делает отступ. Escape, затем Tab — выйти из редактора. Ctrl и пробел подсказывают, что здесь можно написать.
page-workshop-sets = Мои наборы
page-workshop-sets-title = Наборы на этом устройстве
page-workshop-open = Открыть
page-workshop-save = Сохранить
page-workshop-suggest = Подсказать
page-workshop-errors = Ошибок: { $count }
page-workshop-remarks = Замечаний: { $count }
page-workshop-no-problems = Замечаний нет
page-workshop-more = и ещё { $count }
page-workshop-card-none = Здесь будет нарисована карта, которую вы пишете.
page-workshop-card-old = В карте, которую вы пишете, есть ошибка; это последняя нарисованная.
page-workshop-examples = Начать с примера
page-workshop-example-new = Новый маленький набор
page-workshop-example-workshop = Набор «Мастерская»
page-workshop-example-cookbook = Законы из книги рецептов

## The Workshop tab: pictures, and the way to others

page-art-title = Картинки
page-art-how = Карта показывает картинку из этого списка по строке в тексте: image: и имя картинки. SVG, PNG и JPEG, вместе не больше 3 миллионов байтов.
page-art-none = У этого набора ещё нет картинок.
page-art-add = Добавить картинки
page-send-title = Поделиться
page-send-pack-how = Пакет — это один файл с картами и их картинками. Другие открывают его в разделе «Мастерская» или в программе.
page-send-pack = Сохранить пакет
page-send-link-how = В ссылке весь набор; ни один сервер его не получает.
page-send-link = Скопировать ссылку
page-send-link-pictures = Для картинок в ссылке нет места: отправьте пакет.
page-send-link-long = Этот набор слишком длинный для ссылки: отправьте пакет.
page-send-link-near = Ссылка открывается только на этом компьютере или в этой сети, пока здесь работает Viceroy. Другим отправьте пакет.
page-send-table = Чтобы играть с друзьями, выберите этот набор за своим столом: его карты видят все.

## The Workshop tab: games that try a set or a card

page-trial-title = Опробовать
page-trial-about = Боты, которые выбирают наугад, играют вашим набором: какие карты идут в дело и сколько очков приносят.
page-trial-start =
    { $count ->
        [one] Сыграть { $count } партию
        [few] Сыграть { $count } партии
       *[many] Сыграть { $count } партий
    }
page-trial-play = Играть этим набором
page-trial-count = Партий: { $done } из { $all }
page-trial-good =
    { $count ->
        [one] Нет ошибок за { $count } партию.
        [few] Нет ошибок за { $count } партии.
       *[many] Нет ошибок за { $count } партий.
    }
page-trial-broken =
    { $count ->
        [one] { $count } партия сорвалась:
        [few] { $count } партии сорвались:
       *[many] { $count } партий сорвались:
    }
page-trial-card = Карта
page-trial-times = Сколько раз сыграна
page-trial-points = Очки на уровне
page-trial-points-help = Это очки, которые карта сама приносила на уровне, в среднем.
page-trial-own = Только карты набора
page-trial-all = Все карты
page-trial-this-card = Опробовать эту карту
page-trial-copy = Скопировать позицию
page-trial-copied = Позиция скопирована.
page-trial-position = Позиция в виде текста
