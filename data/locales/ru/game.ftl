### Russian: a game in progress.
### Nobody who speaks Russian well has read this file yet. What each message is for, the English file says.
### Nouns stand in the accusative, as after "за", if no number asks for another case. Numbers that are compared
### stand behind what is counted, so that they need no case: "жетонов науки не меньше 3".
### Terms: gem самоцвет, circle круг, section сектор, infinite gem бесконечный самоцвет, screen ширма, bank банк,
### hand рука, law закон, power points очки власти, auction аукцион, row of cards ряд, round раунд, turn ход,
### to paint раскрашивать.

## Parts of sentences

table-no-gems = нет самоцветов
table-no-card = нет карт
table-a-card = рубашкой вверх
table-token-power =
    { $n ->
        [one] жетон власти на { $n } очко
        [few] жетон власти на { $n } очка
       *[many] жетон власти на { $n } очков
    }
table-token-science = жетон науки
table-token-magic = жетон магии
table-token-defense = жетон защиты
table-token-magic-bonus = жетон бонуса магии +{ $n }
table-token-circle-bonus = жетон бонуса +{ $n } за { color-plural } круги
table-a-token = { $token }
table-at-base = { color-feminine } снизу
table-at-tip = { color-feminine } сверху
table-place = с уровня { $level } (место { $x })
table-level = с уровня { $level }
table-under = под карту { $card }
table-virtual-opponents =
    { $n ->
        [one] { $n } виртуальный соперник
        [few] { $n } виртуальных соперника
       *[many] { $n } виртуальных соперников
    }
table-editions-french = французское
table-editions-english = английское
table-editions-german = немецкое
table-editions-italian = итальянское
table-editions-portuguese = португальское

## Events

events-game-started = { $players } начинают партию. Издание: { $edition }.
events-cards-removed = В этом издании не используются: { $cards }.
events-decks-made = Карт в колоде аукциона: { $auction }, в резервной колоде: { $reserve }.
events-gems-returned = { $player } возвращает { $gems }.
events-dealt = { $player } получает { $things }{ $shown }.
events-first-card-placed = { $player } начинает с карты { $card }.
events-turn-started = — Ход { $turn } —
events-cards-revealed = Новые карты: { $row }.
events-auction-started = Аукцион { $auction }: { $players }.
events-choice-made = Выбор сделан: { $player }.
events-bids-revealed = Ставки открыты: { $bids }.
events-bid-pass = { $player } пас
events-virtual-bid = виртуальный соперник { $number } { color-masculine }
events-claims-revealed = Выбраны карты: { $claims }.
events-claim-none = { $player } ни одной ({ color-masculine } цвет)
events-card-taken = { $player } берёт карту { $card } ({ color-masculine } цвет).
events-cards-discarded = Сброшены: { $cards }.
events-passed = { $player } пасует.
events-gems-taken = { $player } берёт { $gems } из банка.
events-row-moved = Ряд сдвигается; сброшены: { $cards }; теперь сверху: { $row }.
events-card-tucked = { $player } подкладывает карту { $card } под карту { $at }.
events-row-refilled = Карта { $card } из резервной колоды занимает свободное место ({ $slot }).
events-auction-skipped = { $player } не участвует в следующей фазе аукциона.
events-round-started = Раунд { $round }: { $players }.
events-cards-laid = Открыты карты: { $cards }.
events-laid-for-gems = { " " }(за самоцветы)
events-card-returned = { $player } возвращает в руку карту { $card }.
events-card-placed = { $player } выкладывает карту { $card } { $where }{ $paid }{ $infinite }.
events-on-place = на уровень { $level }, место { $x }
events-on-level-one = на уровень 1
events-left-of = на уровень 1, слева от карты { $card }
events-right-of = на уровень 1, справа от карты { $card }
events-across = на уровень { $level }, поверх карт { $cards }
events-paid = ; платит { $gems }
events-infinite = ; бесконечные самоцветы платят { $gems }
events-circle-closed = { $player } завершает { color-masculine } круг и берёт 1 { color-masculine } самоцвет.
events-circle-without-gem = { $player } завершает { color-masculine } круг; в банке не осталось { color-genitive-plural } самоцветов.
events-tokens-gained = { $player } получает { $tokens } на карту { $at }.
events-attack-gained = { $player } берёт за ширму { $tokens }.
events-infinite-gem-gained = { $player } кладёт бесконечный { color-masculine } самоцвет из банка на карту { $at }.
events-own-infinite-gem = { $player } кладёт свой { color-masculine } самоцвет как бесконечный на карту { $at }.
events-infinite-gem-lost = { $player } не получает бесконечный { color-masculine } самоцвет.
events-card-drawn = { $player } берёт карту { $card } { deck-source }.
events-law-responded = Действует карта { $card } игрока { $player }.
events-no-effect = Карта { $card } игрока { $player }: то, что она сейчас сделала бы, невозможно.
events-option-chosen = { $player } выбирает вариант { $option }.
events-option-taken = { $player } выбирает: { $option }.
events-gems-paid = { $player } платит { $gems }.
events-attack-paid = { $player } отдаёт { $tokens }.
events-token-paid = { $player } отдаёт { $token } с карты { $at }.
events-token-moved = { $player } перекладывает { $token } с карты { $at } на карту { $to }.
events-token-turned = { $player } переворачивает жетон на карте { $at }: была { $side }, стала { $other }.
events-card-taken-back = { $player } возвращает в руку карту { $card } из-под карты { $at }.
events-gems-taken-back = { $player } возвращает за ширму { $gems } с карты { $at }.
events-gem-stored = { $player } кладёт 1 { color-masculine } самоцвет на карту { $at }.
events-gems-lost = { $player } теряет { $gems }.
events-no-gems-lost = У игрока { $player } нет самоцветов, терять нечего.
events-card-put-back = { $player } кладёт карту { $card } { deck-put }.
events-cards-looked-at =
    { $n ->
        [1] { $player } смотрит { deck-end-one } карту { deck-genitive }{ $shown }.
        [one] { $player } смотрит { $n } { deck-end-one } карту { deck-genitive }{ $shown }.
        [few] { $player } смотрит { $n } { deck-end-few } карты { deck-genitive }{ $shown }.
       *[many] { $player } смотрит { $n } { deck-end-many } карт { deck-genitive }{ $shown }.
    }
events-rest-put-back-top =
    { $n ->
        [one] { $player } возвращает { $n } карту на верх { deck-genitive }.
        [few] { $player } возвращает { $n } карты на верх { deck-genitive }.
       *[many] { $player } возвращает { $n } карт на верх { deck-genitive }.
    }
events-rest-put-back-bottom =
    { $n ->
        [one] { $player } возвращает { $n } карту в низ { deck-genitive }.
        [few] { $player } возвращает { $n } карты в низ { deck-genitive }.
       *[many] { $player } возвращает { $n } карт в низ { deck-genitive }.
    }
events-screen-seen = { $player } заглядывает за ширму игрока { $other }{ $shown }.
events-card-moved-under = { $player } перекладывает карту { $card } с уровня { $level } под карту { $to }.
events-tokens-swapped = { $player } меняет { $token } на { $taken }; обмен с игроком { $other }{ $paid }.
events-hand-discarded = { $player } убирает ширму: { $behind }; с руки сброшены: { $cards }.
events-section-painted = { $player } раскрашивает в { color-masculine } цвет сектор круга { $circle } ({ $section }).
events-circle-under = под картой { $at }
events-circle-at = под картой { $at }

## Questions to a player

prompts-chooses =
    { $n ->
        [one] { $players } выбирает, { $choosing }.
        [few] { $players } выбирают, { $choosing }.
       *[many] { $players } выбирают, { $choosing }.
    }
prompts-up-to = { " " }(ещё не больше { $n })
prompts-due = { " " }(ещё { $n })
prompts-gems-to-return = Какие два самоцвета вы возвращаете?
    .choosing = какие два самоцвета вернуть
prompts-start = С какого персонажа вы начинаете пирамиду и какого оставляете?
    .choosing = какая карта будет первой и какую оставить
prompts-bid = Аукцион { $auction } из { $auctions }: какова ваша ставка?
    .choosing = какой будет ставка
prompts-claim =
    { $n ->
        [one] На { color-masculine } цвет ставку сделал также игрок { $others }: какую карту вы хотите? Если ту же, её не получит никто.
        [few] На { color-masculine } цвет ставку сделали также игроки { $others }: какую карту вы хотите? Если ту же, её не получит никто.
       *[many] На { color-masculine } цвет ставку сделали также игроки { $others }: какую карту вы хотите? Если ту же, её не получит никто.
    }
    .choosing = какую карту своего цвета взять
prompts-claim-alone = На { color-masculine } цвет ставку сделали только вы: какую из двух карт вы берёте?
prompts-claim-with-virtual = На { color-masculine } цвет ставку сделал и виртуальный соперник: возьмёте верхнюю карту или оставите обе?
prompts-attack-card = Ваш жетон атаки: какую карту вы берёте?
    .choosing = какую карту взять за жетон атаки
prompts-row-discard = Какую карту вы сбрасываете за виртуального соперника?
    .choosing = какую карту сбросить за виртуального соперника
prompts-lay = Раунд { $round } из { $rounds }: какую карту вы выкладываете?
    .choosing = какую карту выложить
prompts-place = Куда вы кладёте карту { $about }?
    .choosing = куда положить карту
prompts-price = какими самоцветами платить за закон
prompts-top-reward = Карта { $about } лежит на уровне { $level }: что вы берёте?
    .choosing = какую награду верхнего уровня взять
prompts-gems =
    { $n ->
        [1] Вы берёте { $n } самоцвет: какого цвета?
        [one] Вы берёте { $n } самоцвет: каких цветов?
        [few] Вы берёте { $n } самоцвета: каких цветов?
       *[many] Вы берёте { $n } самоцветов: каких цветов?
    }
    .choosing = какие самоцветы взять из банка
prompts-draw = Из какой колоды вы берёте карту?{ $due }
    .choosing = из какой колоды брать карту
prompts-own-gem = В банке нет { color-genitive } самоцвета для карты { $about }. Положите ли вы на неё свой?
    .choosing = отдать ли свой самоцвет
prompts-option = Карта { $about }: что вы выбираете?
    .choosing = какую награду закона взять
prompts-effects = что сделает закон
prompts-color = Карта { $about }: какого цвета бесконечный самоцвет?
    .choosing = какого цвета бесконечный самоцвет
prompts-put-back = Какую карту вы возвращаете на колоду?{ $due }
    .choosing = какую карту вернуть
prompts-put-under = Какую карту вы кладёте под колоду?{ $due }
prompts-store = Какой самоцвет вы кладёте на карту { $about }?{ $most }
    .choosing = какие самоцветы положить на закон
prompts-row-card = Какую карту ряда аукциона вы берёте?
    .choosing = какую карту ряда аукциона взять
prompts-use-law = Используете ли вы карту { $about }? Если да, { $effects }.
    .choosing = использовать ли закон
prompts-tuck-taken = Вы взяли карту { $about }. Подложите ли вы её под закон?
    .choosing = куда положить взятую карту
prompts-tuck-hand = Какую карту с руки вы подкладываете под карту { $about }?{ $most }
    .choosing = какие карты с руки подложить
prompts-tuck-free = Какую свободную карту вы подкладываете под карту { $about }?
    .choosing = какую свободную карту подложить
prompts-untuck = Какую карту вы берёте из-под карты { $about }?{ $most }
    .choosing = какие карты вернуть из-под закона
prompts-keep = Какую карту из { $cards } вы оставляете?{ $due }
    .choosing = какую карту оставить
prompts-arrange = Какую карту вы возвращаете на колоду? Последняя окажется верхней.{ $due }
    .choosing = в каком порядке вернуть карты
prompts-arrange-below = Какую карту вы кладёте под колоду? Последняя окажется нижней.{ $due }
prompts-screen = Кому вы заглядываете за ширму?
    .choosing = за чью ширму заглянуть
prompts-swap = Какой из своих жетонов вы обмениваете?
    .choosing = что обменять
prompts-swap-others = Какой жетон вы хотите за свой { $token }?
prompts-swap-gems =
    { $n ->
        [1] Какой самоцвет вы платите игроку { $player }?
        [one] Какие { $n } самоцвет вы платите игроку { $player }?
        [few] Какие { $n } самоцвета вы платите игроку { $player }?
       *[many] Какие { $n } самоцветов вы платите игроку { $player }?
    }
prompts-swap-for-nothing = Вы ничего не платите игроку { $player }: меняетесь?
prompts-move-token = Карта { $about }: какой жетон вы перекладываете?
    .choosing = какой жетон переложить
prompts-move-to = На какую карту вы перекладываете { $token }?
prompts-turn-token = Карта { $about }: какой жетон вы переворачиваете?
    .choosing = какой жетон перевернуть
prompts-pay = Карта { $about }: хотите ли вы { $payment }? Если да, { $effects }.
    .choosing = платить ли за действие закона
prompts-payment =
    { $n ->
        [1] Какой самоцвет вы платите за карту { $about }?
        [one] Какие { $n } самоцвет вы платите за карту { $about }?
        [few] Какие { $n } самоцвета вы платите за карту { $about }?
       *[many] Какие { $n } самоцветов вы платите за карту { $about }?
    }
    .choosing = чем платить
prompts-pay-card = Какую карту вы сбрасываете за карту { $about }?{ $due }
prompts-pay-tucked = Какую карту из-под карты { $about } вы сбрасываете?{ $due }
prompts-pay-token = Какой жетон вы отдаёте за карту { $about }?{ $due }
prompts-lose =
    { $n ->
        [1] Вы теряете { $n } самоцвет: какого цвета?
        [one] Вы теряете { $n } самоцвет: каких цветов?
        [few] Вы теряете { $n } самоцвета: каких цветов?
       *[many] Вы теряете { $n } самоцветов: каких цветов?
    }
    .choosing = какие самоцветы потерять
prompts-lose-none = У вас нет самоцветов, терять нечего.
prompts-paint = Куда вы кладёте самоцвет?
    .choosing = что раскрасить

## Choices of a player

actions-card-on-level = { $card } на уровне { $level }
actions-left-end = уровень 1, левый край
actions-right-end = уровень 1, правый край
actions-level-on-cards = уровень { $level }, поверх карт { $cards }
actions-start = начните с карты { $card }{ $gives }
actions-start-gives = : получите { $reward }
actions-keep = оставьте карту { $card }
actions-bid = { color-masculine }: за { $cards }
actions-bid-attack = жетон атаки: возьмите любую карту раньше других
actions-pass-auction =
    { $n ->
        [one] пас: без карты, зато { $n } самоцвет
        [few] пас: без карты, зато { $n } самоцвета
       *[many] пас: без карты, зато { $n } самоцветов
    }
actions-pass-for-nothing = пас: без карты
actions-claim-base = { $card }, нижнюю карту
actions-claim-tip = { $card }, верхнюю карту
actions-claim-none = ни ту, ни другую
actions-keep-in-hand = оставьте её в руке
actions-tuck-under = подложите её под карту { $place }
actions-lay-law = { $card } (закон)
actions-discard =
    { $n ->
        [one] сбросьте карту { $card } за { $n } самоцвет
        [few] сбросьте карту { $card } за { $n } самоцвета
       *[many] сбросьте карту { $card } за { $n } самоцветов
    }
actions-pass-round = пас: в этом ходу больше не играть карт
actions-place = { $place }: { $payment }; получите { $rewards }{ $top }{ $circle }
actions-or-points =
    { $n ->
        [one] { " " }или { $n } очко
        [few] { " " }или { $n } очка
       *[many] { " " }или { $n } очков
    }
actions-closes = ; завершает { color-masculine } круг
actions-circle-of = ; круг: { $sections }
actions-colored-sections =
    { $n ->
        [one] { $n } { color-masculine }
        [few] { $n } { color-genitive-plural }
       *[many] { $n } { color-genitive-plural }
    }
actions-in-place-of = вместо карты { $place }
actions-less =
    { $n ->
        [one] { $gems }, на { $n } самоцвет меньше
        [few] { $gems }, на { $n } самоцвета меньше
       *[many] { $gems }, на { $n } самоцветов меньше
    }
actions-payment = заплатите { $gems }
actions-pay-nothing = ничего не платите
actions-top-rewards = награды уровней 1, 2 и 3: { $rewards }
actions-decks-law-deck = закон
actions-decks-reserve-deck = персонаж из резервной колоды
actions-own-gem = положите свой самоцвет
actions-no-own-gem = обойдитесь без него
actions-color = { color-masculine } (в банке: { $n })
actions-gem = { color-masculine } самоцвет
actions-token = { $token } на карте { $place }
actions-place-of = { $place } игрока { $player }
actions-turn-attack = жетон атаки: ляжет как жетон защиты на карту { $place }
actions-turn-token = { $side } на карте { $place }: станет { $other }
actions-yes = да
actions-no = нет
actions-swap-nothing = ничего не меняйте
actions-leave-tokens = оставьте жетоны как есть
actions-done = готово: больше ничего
actions-circle = круг под картой { $place }: { $sections }
actions-paint = сектор { $section } в { color-masculine } цвет, { $circle }
actions-paint-best = раскрасьте ради наибольшего числа очков: viceroy найдёт, как
actions-paint-no-more = готово: больше не раскрашивать

## Moments of a game

moments-game-over = Партия окончена
moments-painting = Конец партии: раскраска
moments-before = До первого хода
moments-development = Ход { $turn } из { $turns }, развитие, раунд { $round } из { $rounds }
moments-auction = Ход { $turn } из { $turns }, аукцион { $auction } из { $auctions }

## Why a choice cannot be taken back

undo-nothing-done = ещё ничего не сделано
undo-gems-returned = самоцветы возвращены
undo-cards-removed = карты убраны из игры
undo-characters-dealt = карты персонажей розданы
undo-first-card-placed = первые карты открыты
undo-decks-made = колоды составлены
undo-laws-dealt = законы розданы
undo-cards-revealed = в ряду аукциона новые карты
undo-bids-revealed = ставки открыты
undo-claims-revealed = выбранные карты открыты
undo-cards-laid = сыгранные карты открыты
undo-passed = известно, кто спасовал
undo-card-drawn = взята карта из колоды
undo-cards-looked-at = кто-то посмотрел карты колоды
undo-screen-seen = кто-то заглянул за ширму
undo-row-refilled = в ряду аукциона новая карта
undo-hand-discarded = ширмы убраны
undo-choice-made = после этого выбирал кто-то другой

## Remarks on a score sheet

remarks-unknown-set = Здесь нет набора карт этого листа: откройте его файл.
remarks-unknown-card = В этом наборе нет карты с номером { $card }.
remarks-card-twice = Эта карта лежит в двух местах.
remarks-gap = Это место пусто, а карты ряда лежат рядом друг с другом.
remarks-no-support = Карта лежит на двух картах нижнего ряда, а одной из них нет.
remarks-too-high = В пирамиде не больше 5 уровней.
remarks-law-on-level-5 = Законы не лежат на уровне 5.
remarks-lies-under = Этот закон лежит под персонажем: уберите его и коснитесь персонажа.
remarks-on-levels = Этот закон лежит только на уровне { $levels }.
remarks-choice = Что она дала? Коснитесь карты, чтобы ответить.
remarks-tucked-most =
    { $n ->
        [one] Под этой картой не больше { $n } карты.
        [few] Под этой картой не больше { $n } карт.
       *[many] Под этой картой не больше { $n } карт.
    }
remarks-tucked-which = Коснитесь карты, чтобы указать, какие карты лежат под ней.
remarks-stored-most =
    { $n ->
        [one] На этой карте не больше { $n } самоцвета.
        [few] На этой карте не больше { $n } самоцветов.
       *[many] На этой карте не больше { $n } самоцветов.
    }
remarks-stored-none = На эту карту самоцветы не кладут.
remarks-stored-which = Коснитесь карты, чтобы указать, какого цвета на ней самоцветы.
remarks-painting = Такая раскраска больше не подходит к картам и самоцветам: выберите другую.
remarks-too-many = { $pieces }: на этом листе { $found }, а в игре { $supply }.

## Refusals

refusals-no-gem-of-color = у вас нет { color-genitive } самоцвета; за ширмой у вас { $available }
refusals-or-others = { " " }или столько же других
refusals-free-card-to-replace = на уровнях с 1 по 4 нет свободной карты, которую закон мог бы заменить
refusals-sentences-game-over = партия окончена
refusals-sentences-unknown-seat = там никто не сидит
refusals-sentences-not-your-choice = сейчас выбираете не вы
refusals-sentences-wrong-action = сейчас вам нужно выбрать другое
refusals-sentences-malformed = такого действия не бывает
refusals-sentences-not-your-seat = это выбирает другой игрок
refusals-sentences-stale = это относилось к другому моменту партии
refusals-sentences-not-two-gems = это должны быть два из ваших самоцветов; у вас за ширмой: { $available }
refusals-sentences-not-dealt = это должны быть две из розданных вам карт: { $listed }
refusals-sentences-no-gem = отдать { $needed } вы не можете; за ширмой у вас { $available }
refusals-sentences-no-card-there = там нет карты
refusals-sentences-no-attack-token = у вас нет жетона атаки
refusals-sentences-attack-too-late = жетон атаки действует только на первом аукционе хода, а это аукцион { $found }
refusals-sentences-not-claimable = здесь этого нельзя выбрать
refusals-sentences-wrong-number-of-gems =
    { $n ->
        [one] нужен { $n } самоцвет, а не { $found }
        [few] нужно { $n } самоцвета, а не { $found }
       *[many] нужно { $n } самоцветов, а не { $found }
    }
refusals-sentences-bank-short = в банке есть { $available }
refusals-sentences-deck-short = в колодах осталось: { $laws } и { $characters }
refusals-sentences-wrong-number-of-cards = нужно карт: { $n }, а не { $found }
refusals-sentences-not-in-hand = этой карты у вас в руке нет
refusals-sentences-drawn-this-phase = вы взяли её в этой фазе, поэтому сыграть её можно не раньше следующего хода
refusals-sentences-nowhere-to-place = уровень 1, самый дешёвый, стоит { $needed }, а заплатить вы можете { $available }
refusals-sentences-no-selling = в этом издании карты за самоцветы не сбрасывают
refusals-sentences-not-an-open-place = карту туда положить нельзя: она должна опираться на две карты и лежать рядом с другими
refusals-sentences-law-too-high = закон не кладут на уровень 5
refusals-sentences-not-a-card-to-replace = на уровнях с 1 по 4 нет карты, которую закон мог бы заменить
refusals-sentences-not-a-character = нет персонажа, под которого можно подложить закон
refusals-sentences-wrong-level = этот закон кладут только на уровень { $either }
refusals-sentences-condition-fails = условие, при котором закон разыгрывают, сейчас не выполнено
refusals-sentences-cannot-pay = это стоит { $needed }, а за ширмой у вас { $available }
refusals-sentences-wrong-left-out = ваши законы сберегают { $needed }{ $others }, а не { $available }
refusals-sentences-too-many-infinite = бесконечные самоцветы могут заплатить из этого { $available }
refusals-sentences-no-such-option = у закона нет варианта { $n }; есть { $listed }
refusals-sentences-not-of-the-deck = эта карта из другой колоды
refusals-sentences-not-looked-at = вы смотрите не карту { $n }, а { $listed }
refusals-sentences-not-another-player = это должна быть ширма другого игрока
refusals-sentences-not-free = карта не свободна: она должна лежать с края своего ряда, без карт на ней и под ней
refusals-sentences-no-such-law = там нет закона, который ждёт карт
refusals-sentences-no-such-token = там нет такого жетона
refusals-sentences-no-section = такого круга нет
refusals-sentences-painted-twice = этот сектор уже раскрашен
refusals-sentences-own-color = этот сектор уже такого цвета
refusals-sentences-pure-circle = круг и до раскраски был одноцветным и таким остаётся
refusals-sentences-best-too-late = лучшую раскраску ищут, только пока ничего не раскрашено

## Hints

hints-best = оказывается лучше всех в пробных партиях
hints-worse = отстаёт в пробных партиях
hints-proven = до конца партии больше не набрать
hints-takes-any = берёт карту ряда, что бы ни ставили другие
hints-brings-gems =
    { $n ->
        [one] приносит { $n } самоцвет
        [few] приносит { $n } самоцвета
       *[many] приносит { $n } самоцветов
    }
hints-begins = сразу приносит { $reward }
hints-passes-round = бережёт карты и самоцветы на потом
hints-passes-auction = берёт самоцветы вместо карты
hints-then-gems = потом за ширмой: { $gems }
hints-bid-for = { $card }: { $outlook }
hints-too-dear = стоит больше самоцветов, чем у вас есть
hints-as-high =
    { $n ->
        [1] может лечь только на уровень 1, где приносит { $reward }
       *[other] может лечь вплоть до уровня { $n }, где приносит { $reward }
    }
hints-law-costs =
    { $n ->
        [one] стоит { $n } самоцвет: { $law }
        [few] стоит { $n } самоцвета: { $law }
       *[many] стоит { $n } самоцветов: { $law }
    }
hints-law-is-free = бесплатно: { $law }
hints-closes = завершает { color-masculine } круг на уровне { $level }
hints-brings = приносит { $reward } на уровне { $level }
hints-needs-no-gems = бесплатно на уровне { $level }
hints-after =
    { $n ->
        [one] После { $n } действия.
        [few] После { $n } действий.
       *[many] После { $n } действий.
    }
hints-columns-1 = очки
hints-columns-2 = интервал 95 %
hints-columns-3 = выбор и что он приносит
hints-to-type = ввод
hints-interval = от { $low } до { $high }
hints-legend = очки: вероятный отрыв от лучшего из других в конце следующего хода, с тем, что ещё может принести очки; меньше 0 означает отставание.

## Reviews

reviews-leads-to = в конце следующего хода в среднем: { $differences }
reviews-gems = оставшиеся самоцветы
reviews-cards = карты на руке
reviews-others = очки лучшего из других
reviews-columns-1 = игрок
reviews-columns-2 = итог
reviews-columns-3 = старт
reviews-columns-4 = удача
reviews-columns-5 = выбор
reviews-columns-6 = ошибки
reviews-legend-1 = итог: отрыв от лучшего из других в конце. старт: ожидаемый отрыв при первом выборе.
reviews-legend-2 = удача: что с тех пор принесли карты и другие игроки. выбор: сколько принёс бы другой выбор.
reviews-legend-3 = ошибки: точно хуже другого выбора на очко или больше, судя по тому, что игрок знал; из скольких. В скобках: интервалы 95 %.
reviews-costliest = Самые дорогие ошибки:
reviews-none = { $player }: ни одной ошибки
reviews-cost = { $player }. { $moment }, после действия { $n }: { $points } очка ({ $interval })
reviews-chosen = выбрано
reviews-better = лучше
reviews-course = Ожидаемый отрыв, ход за ходом:
reviews-look = Момент как позиция, чтобы играть дальше: { $command }

## A game in a terminal

terminal-row = Ряд аукциона
terminal-row-is-empty = В ряду аукциона нет карт.
terminal-bank = Банк: { $gems }
terminal-decks = колоды: для аукционов { $auction }, в резерве { $reserve }, { $laws }
terminal-deck-before = колоды: { $characters }, { $laws }
terminal-still-bidding = ещё делают ставки виртуальные соперники: { $numbers }
terminal-on-top = Сверху { deck-genitive }: { $cards }
terminal-at-bottom = Снизу { deck-genitive }: { $cards }
terminal-known-to = карта, которую знают: { $players }
terminal-players = Игроки
terminal-you = { $player } (вы)
terminal-hand = рука: { $cards }
terminal-empty = пусто
terminal-points-now =
    { $n ->
        [one] сейчас { $n } очко
        [few] сейчас { $n } очка
       *[many] сейчас { $n } очков
    }
terminal-infinite-to-use = бесконечные самоцветы к оплате: { $gems }
terminal-has-chosen = выбор сделан
terminal-has-to-choose = выбирает
terminal-has-card = уже с картой
terminal-has-passed = пас
terminal-skips = не участвует в этой фазе аукциона
terminal-skips-next = не будет участвовать в следующей фазе аукциона
terminal-your-hand = Ваша рука
terminal-your-hand-is-empty = В вашей руке нет карт.
terminal-not-this-turn = не в этот ход
terminal-pyramid = { $player }: пирамида
terminal-no-card-yet = Карт пока нет.
terminal-law = { $card } (закон, { $corners }): { $law }
terminal-as-seen-by = Так это видит { $player }.
terminal-behind-screen = за ширмой: { $behind }
terminal-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
terminal-any-color = любой
terminal-to-place = положить
terminal-looked-at = открыта вам
terminal-you-have = У вас: { $belongings }. Банк: { $gems }.
terminal-more = дальше: { $first } — { $last }
terminal-back = назад
terminal-all-gems = { color-masculine }: всего { $gems }
terminal-gems-left =
    { $n ->
        [one] { $question } Ещё { $n } самоцвет.
        [few] { $question } Ещё { $n } самоцвета.
       *[many] { $question } Ещё { $n } самоцветов.
    }
terminal-discard =
    { $n ->
        [one] сбросьте карту за { $n } самоцвет
        [few] сбросьте карту за { $n } самоцвета
       *[many] сбросьте карту за { $n } самоцветов
    }
terminal-section = сектор { $section }{ $now }: в { color-masculine } цвет
terminal-section-now = { " " }(сейчас { color-masculine })
