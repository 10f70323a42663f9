### Russian: laws in sentences.
### Nobody who speaks Russian well has read this file yet. What each message is for, the English file says.
### Nouns stand in the accusative, as after "за", if no number asks for another case. Numbers that are compared
### stand behind what is counted, so that they need no case: "жетонов науки не меньше 3".
### Terms: gem самоцвет, circle круг, section сектор, infinite gem бесконечный самоцвет, screen ширма, bank банк,
### hand рука, law закон, power points очки власти, auction аукцион, row of cards ряд, round раунд, turn ход,
### to paint раскрашивать.

## Quantities and conditions

quantities-section = с { color-instrumental } сектором
quantities-section-at-top-left = с { color-instrumental } сектором слева вверху
quantities-section-at-top-right = с { color-instrumental } сектором справа вверху
quantities-section-at-top = с { color-instrumental } сектором вверху
quantities-section-at-bottom = с { color-instrumental } сектором внизу
quantities-having-some = с жетонами
quantities-having-none = без жетонов
quantities-resting-character = непосредственно выше персонажа
quantities-resting-law = непосредственно выше закона
quantities-each =
    { $gender ->
        [a] каждого
        [m] каждый
        [n] каждое
       *[f] каждую
    }
quantities-none =
    { $gender ->
        [a] ни одного
        [m] ни одного
        [n] ни одного
       *[f] ни одной
    }
quantities-each-one =
    { $gender ->
        [a] одного
        [m] одного
        [n] одного
       *[f] одной
    }
owner-in-pyramid =
    { $whose ->
        [mine] в вашей пирамиде
        [opponents] в пирамидах всех других игроков
        [everybody] в пирамидах всех игроков
       *[anybody] в пирамиде
    }
owner-of-pyramid =
    { $whose ->
        [mine] вашей пирамиды
        [opponents] пирамид всех других игроков
        [everybody] пирамид всех игроков
       *[anybody] пирамиды
    }
owner-behind-screen =
    { $whose ->
        [mine] за вашей ширмой
        [opponents] за ширмами всех других игроков
        [everybody] за ширмами всех игроков
       *[anybody] за ширмой
    }
quantities-places-pyramid =
    { $counted ->
        [cards] { owner-in-pyramid } (не считая карт под другими)
        [gems] на законах { owner-in-pyramid }
       *[other] { owner-in-pyramid }
    }
quantities-places-pyramid-and-tucked = { owner-in-pyramid } (считая карты под другими)
quantities-places-tucked = под картами { owner-of-pyramid }
quantities-places-row =
    { $counted ->
        [cost_gems] в ряду этого закона
        [cards] в ряду этого закона
       *[other] на картах в ряду этого закона
    }
quantities-places-adjacent =
    { $counted ->
        [cost_gems] рядом с этим законом
        [cards] рядом с этим законом
       *[other] на картах рядом с этим законом
    }
quantities-places-above =
    { $counted ->
        [cost_gems] непосредственно выше этого закона
        [cards] непосредственно выше этого закона
       *[other] на картах непосредственно выше этого закона
    }
quantities-places-below =
    { $counted ->
        [cost_gems] непосредственно ниже этого закона
        [cards] непосредственно ниже этого закона
       *[other] на картах непосредственно ниже этого закона
    }
quantities-places-beside =
    { $counted ->
        [cost_gems] слева или справа от этого закона
        [cards] слева или справа от этого закона
       *[other] на картах слева или справа от этого закона
    }
quantities-places-touching = с сектором этого закона
quantities-places-here = на этом законе
quantities-places-tucked-here = под этим законом
quantities-places-stored-here = на этом законе
quantities-places-screen = { owner-behind-screen }
quantities-places-hand = у вас в руке
quantities-places-itself = до уровня этого закона включительно
quantities-places-game = до текущего включительно
quantities-on-level = на уровне { $level } { owner-of-pyramid }
quantities-on-each-level = на каждом из уровней { $levels } { owner-of-pyramid }
quantities-sets =
    { $n ->
        [one] набор из { $parts }
        [few] набора из { $parts }
       *[many] наборов из { $parts }
    }
    .gender = m
    .genitive = набора из { $parts }
quantities-kinds-among =
    { $n ->
        [one] вид из числа { $parts }
        [few] вида из числа { $parts }
       *[many] видов из числа { $parts }
    }
    .gender = m
    .genitive = вида из числа { $parts }
quantities-of-each-color = каждого цвета
quantities-levels-with =
    { $n ->
        [one] уровень{ $levels } { owner-of-pyramid } (где не меньше { $parts })
        [few] уровня{ $levels } { owner-of-pyramid } (где не меньше { $parts })
       *[many] уровней{ $levels } { owner-of-pyramid } (где не меньше { $parts })
    }
    .gender = m
    .genitive = уровня{ $levels } { owner-of-pyramid } (где не меньше { $parts })
quantities-colors-among =
    { $n ->
        [one] цвет { $parts }
        [few] цвета { $parts }
       *[many] цветов { $parts }
    }
    .gender = m
    .genitive = цвета { $parts }
quantities-kinds-of-token =
    { $n ->
        [one] вид жетонов { $parts }
        [few] вида жетонов { $parts }
       *[many] видов жетонов { $parts }
    }
    .gender = m
    .genitive = вида жетонов { $parts }
quantities-opponents-with-fewer =
    { $n ->
        [one] другого игрока с меньшим, чем у вас, числом { $parts }
        [few] других игрока с меньшим, чем у вас, числом { $parts }
       *[many] других игроков с меньшим, чем у вас, числом { $parts }
    }
    .gender = a
    .genitive = другого игрока с меньшим, чем у вас, числом { $parts }
quantities-opponents-with-more =
    { $n ->
        [one] другого игрока с большим, чем у вас, числом { $parts }
        [few] других игрока с большим, чем у вас, числом { $parts }
       *[many] других игроков с большим, чем у вас, числом { $parts }
    }
    .gender = a
    .genitive = другого игрока с большим, чем у вас, числом { $parts }
quantities-greatest = (считается только самый многочисленный вид)
quantities-each-counts =
    { $n ->
        [2] (считать дважды)
        [one] (считать { $n } раз)
        [few] (считать { $n } раза)
       *[many] (считать { $n } раз)
    }
quantities-for-each = за { $each_thing }
quantities-for-every = за каждые { $n } { $things }
quantities-at-most-times = { $rate }, но не больше { $times }
quantities-times =
    { $n ->
        [one] { $n } раза
        [few] { $n } раз
       *[many] { $n } раз
    }
quantities-found = { $things }: { $n }
quantities-found-none = { quantities-found }
quantities-there-are = { $things } { $limits }
quantities-there-are-kinds = видов из числа { $parts } { $limits }
quantities-there-are-colors = цветов { $parts } { $limits }
quantities-opponents-have-fewer = других игроков, у которых меньше { $things }, чем у вас, { $limits }
quantities-opponents-have-more = других игроков, у которых больше { $things }, чем у вас, { $limits }
quantities-there-is-no = нет { $no_thing }
quantities-there-is-neither = нет ни { $things }
quantities-no-opponent-has-fewer = нет других игроков, у которых меньше { $things }, чем у вас
quantities-no-opponent-has-more = нет других игроков, у которых больше { $things }, чем у вас
quantities-nor = , ни{ " " }
quantities-level-is = уровень этого закона { $limits }
quantities-turn-is = номер этого хода { $limits }
quantities-exactly = ровно { $n }
quantities-at-least = не меньше { $n }
quantities-at-most = не больше { $n }
quantities-at-most-none = { quantities-at-most }
quantities-fewer-of = { "" }

## Rewards

rewards-nothing = ничего
rewards-any-gems =
    { $n ->
        [1] { $n } самоцвет любого цвета
        [one] { $n } самоцвет любых цветов
        [few] { $n } самоцвета любых цветов
       *[many] { $n } самоцветов любых цветов
    }
rewards-drawn =
    { $n ->
        [1] { $n } карту из колоды по вашему выбору
        [one] { $n } карту из колод по вашему выбору
        [few] { $n } карты из колод по вашему выбору
       *[many] { $n } карт из колод по вашему выбору
    }
rewards-their-gems =
    { $n ->
        [1] { $n } самоцвет любого цвета
        [one] { $n } самоцвет любых цветов
        [few] { $n } самоцвета любых цветов
       *[many] { $n } самоцветов любых цветов
    }
rewards-their-cards =
    { $n ->
        [1] { $n } карту из колоды по своему выбору
        [one] { $n } карту из колод по своему выбору
        [few] { $n } карты из колод по своему выбору
       *[many] { $n } карт из колод по своему выбору
    }
rewards-any-infinite-gem = 1 бесконечный самоцвет любого цвета

## Effects of laws

effects-gain = Возьмите { $gained }.
effects-choose-one = Возьмите на выбор: { $options }.
effects-draw =
    { $n ->
        [one] Возьмите { $n } карту { deck-source }.
        [few] Возьмите { $n } карты { deck-source }.
       *[many] Возьмите { $n } карт { deck-source }.
    }
effects-put-back-cards =
    { $n ->
        [1] Положите { $n } { $things } с руки { deck-put }.
       *[other] Положите { $n } { $things } с руки { deck-put } в любом порядке.
    }
effects-tuck-from-hand =
    { $n ->
        [1] Вы можете подложить под этот закон 1 карту с руки.
        [one] Вы можете подложить под этот закон до { $n } карты с руки.
        [few] Вы можете подложить под этот закон до { $n } карт с руки.
       *[many] Вы можете подложить под этот закон до { $n } карт с руки.
    }
effects-tuck-any-from-hand = Вы можете подложить под этот закон любое число карт с руки.
effects-tuck-free-card = Подложите под этот закон одну свободную карту вашей пирамиды, если такая есть: карту с края своего ряда, на которую не опираются другие карты и под которой ничего не лежит. Всё, что лежало на ней, переложите на этот закон.
effects-store-gems =
    { $n ->
        [1] Вы можете положить на этот закон 1 самоцвет из-за своей ширмы; он останется на законе.
        [one] Вы можете положить на этот закон до { $n } самоцвета из-за своей ширмы; они останутся на законе.
        [few] Вы можете положить на этот закон до { $n } самоцветов из-за своей ширмы; они останутся на законе.
       *[many] Вы можете положить на этот закон до { $n } самоцветов из-за своей ширмы; они останутся на законе.
    }
effects-swap-tokens = Вы можете обменять жетон с одной из своих карт на жетон с карты другого игрока, который не может отказаться{ $paid }.
effects-paid-for-swap = ; в этом случае отдайте ему { $gems } из-за своей ширмы
effects-take-from-row = Возьмите в руку одну карту персонажа из ряда аукциона; её место займёт карта из резервной колоды.
effects-skip-next-auction = Не участвуйте в следующей фазе аукциона.
effects-double-tokens = Удвойте жетоны на этом персонаже: к каждому из них добавьте такой же; самоцветы не удваиваются.
effects-look =
    { $n ->
        [1] Посмотрите { deck-end-one } карту { deck-genitive }; { $rest }.
        [one] Посмотрите { $n } { deck-end-one } карту { deck-genitive }; { $rest }.
        [few] Посмотрите { $n } { deck-end-few } карты { deck-genitive }; { $rest }.
       *[many] Посмотрите { $n } { deck-end-many } карт { deck-genitive }; { $rest }.
    }
effects-keep-all =
    { $n ->
        [1] возьмите её в руку
       *[other] возьмите их в руку
    }
effects-keep-some = возьмите { $n } из них в руку и { $put }
effects-put-it = верните её { $where }
effects-put-them = верните их { $where } в любом порядке
effects-put-other = верните другую { $where }
effects-put-others = верните остальные { $where } в любом порядке
effects-rests-top = на верх колоды
effects-rests-bottom = под колоду
effects-look-behind-screen = Загляните за ширму любого другого игрока; никому не рассказывайте, что вы там увидели.
effects-conditional = Если { $condition }, { $effects }.
effects-conditional-otherwise = Если { $condition }, { $effects }; иначе { $others }.
effects-choose = Выберите одно: { $lists }.
effects-pay = Вы можете { $payment }; в этом случае { $effects }.
effects-pay-inside = { effects-pay }
effects-pay-times = Вы можете до { $times } { $payment }; каждый раз { $effects }.
effects-pay-times-inside = { effects-pay-times }
effects-pay-gems = заплатить { $gems }
effects-discard-cards =
    { $n ->
        [one] сбросить { $n } карту с руки
        [few] сбросить { $n } карты с руки
       *[many] сбросить { $n } карт с руки
    }
effects-discard-tucked =
    { $n ->
        [one] сбросить { $n } карту из-под этого закона
        [few] сбросить { $n } карты из-под этого закона
       *[many] сбросить { $n } карт из-под этого закона
    }
effects-give-tokens = отдать { $tokens } из вашей пирамиды
effects-give-attack = отдать { $tokens }
effects-move-token = Вы можете переложить один жетон с любой карты вашей пирамиды на другую её карту.
effects-turn-token = Вы можете перевернуть один свой жетон: жетон науки или магии на любой карте вашей пирамиды, жетон защиты на этом законе, который станет жетоном атаки за вашей ширмой, или жетон атаки, который станет жетоном защиты на этом законе.
effects-untuck =
    { $n ->
        [1] Вы можете вернуть в руку 1 карту из-под этого закона.
        [one] Вы можете вернуть в руку до { $n } карты из-под этого закона.
        [few] Вы можете вернуть в руку до { $n } карт из-под этого закона.
       *[many] Вы можете вернуть в руку до { $n } карт из-под этого закона.
    }
effects-untuck-any = Вы можете вернуть в руку любое число карт из-под этого закона.
effects-take-stored = Верните за свою ширму все самоцветы, лежащие на этом законе.
effects-with-fewer = , у которого { $things } меньше, чем у вас,
effects-with-more = , у которого { $things } больше, чем у вас,
effects-others-gain = Каждый другой игрок{ $who } берёт { $gained }.
effects-others-gain-inside = { effects-others-gain }
effects-others-lose =
    { $n ->
        [1] Каждый другой игрок{ $who } отдаёт в банк { $n } самоцвет по своему выбору; у кого их нет, тот не отдаёт.
        [one] Каждый другой игрок{ $who } отдаёт в банк { $n } самоцвет по своему выбору; у кого их меньше, тот отдаёт все.
        [few] Каждый другой игрок{ $who } отдаёт в банк { $n } самоцвета по своему выбору; у кого их меньше, тот отдаёт все.
       *[many] Каждый другой игрок{ $who } отдаёт в банк { $n } самоцветов по своему выбору; у кого их меньше, тот отдаёт все.
    }
effects-others-lose-inside = { effects-others-lose }
effects-then = ; затем{ " " }
effects-then-inside = , затем{ " " }

## Points at the end of the game

clauses-at-the-end = В конце игры { $scored }.
clauses-at-the-end-if = В конце игры, если { $condition }, { $scored }.
clauses-only-if = Это действует, только если { $condition }.
clauses-score =
    { $n ->
        [one] получите { $n } очко
        [few] получите { $n } очка
       *[many] получите { $n } очков
    }
clauses-score-more =
    { $n ->
        [one] получите ещё { $n } очко
        [few] получите ещё { $n } очка
       *[many] получите ещё { $n } очков
    }
clauses-lose =
    { $n ->
        [one] потеряйте { $n } очко
        [few] потеряйте { $n } очка
       *[many] потеряйте { $n } очков
    }
clauses-table =
    { $n ->
        [one] получите { $points } очко, если { $things } соответственно { $numbers }
        [few] получите { $points } очка, если { $things } соответственно { $numbers }
       *[many] получите { $points } очков, если { $things } соответственно { $numbers }
    }
clauses-step =
    { $n ->
        [one] { $n } очко за { $least }
        [few] { $n } очка за { $least }
       *[many] { $n } очков за { $least }
    }
clauses-tier =
    { $n ->
        [one] { $n } очко за { $least } и больше
        [few] { $n } очка за { $least } и больше
       *[many] { $n } очков за { $least } и больше
    }
clauses-tiers = по числу { $things } получите { $tiers }
clauses-by-level = получите за этот закон { $levels }
clauses-by-level-table = получите очки по уровню, на котором лежит этот закон
clauses-first-level =
    { $n ->
        [one] { $n } очко на уровне { $level }
        [few] { $n } очка на уровне { $level }
       *[many] { $n } очков на уровне { $level }
    }
clauses-further-level =
    { $n ->
        [one] { $n } очко на уровне { $level }
        [few] { $n } очка на уровне { $level }
       *[many] { $n } очков на уровне { $level }
    }
clauses-most = { $scored }, если { $things } не меньше, чем у любого другого игрока, и есть хотя бы 1
clauses-most-alone = { $scored }, если { $things } больше, чем у любого другого игрока, и есть хотя бы 1
clauses-second = { $first }; если больше только у одного другого игрока, { $scored }
clauses-fewest = { $scored }, если у каждого из других игроков { $things } не меньше, чем у вас
clauses-fewest-alone = { $scored }, если у каждого из других игроков { $things } больше, чем у вас
clauses-most-on-levels = { $scored } за каждый уровень{ $levels } вашей пирамиды, на котором { $things } не меньше, чем у любого другого игрока, и есть хотя бы 1
clauses-most-on-levels-alone = { $scored } за каждый уровень{ $levels } вашей пирамиды, на котором у вас больше { $things }, чем у любого другого игрока
clauses-fewest-on-levels = { $scored } за каждый уровень{ $levels }, на котором у каждого из других игроков { $things } не меньше, чем у вас
clauses-fewest-on-levels-alone = { $scored } за каждый уровень{ $levels }, на котором у каждого из других игроков { $things } больше, чем у вас
clauses-each-level = { $scored }, причём каждый уровень считается отдельно
clauses-each-level-apart = Каждый уровень считается отдельно.
clauses-copied = получите столько очков, сколько приносит вам самый выгодный из соседних законов

## How a law is played

laws-in-place-of-card-1 = Разыграйте этот закон вместо карты на уровне 1, 2, 3 или 4 вашей пирамиды.
laws-in-place-of-card-2 = Верните ту карту в руку; всё, что лежало на ней или под ней, останется с этим законом.
laws-under-character = Не выкладывайте этот закон на отдельное место: подложите его под одного из персонажей вашей пирамиды.
laws-on-levels = Разыгрывайте этот закон только на уровне { $levels }.
laws-price = Разыгрывая этот закон, заплатите { $gems }.
laws-only-if = Разыгрывайте этот закон, только если { $condition }.
laws-requires =
    { $n ->
        [1] Если { deck-inside } не осталось карт, при розыгрыше этого закона ничего не происходит.
        [one] Если { deck-inside } осталось меньше { $n } карты, при розыгрыше этого закона ничего не происходит.
        [few] Если { deck-inside } осталось меньше { $n } карт, при розыгрыше этого закона ничего не происходит.
       *[many] Если { deck-inside } осталось меньше { $n } карт, при розыгрыше этого закона ничего не происходит.
    }
laws-does-nothing = Этот закон ничего не делает, только лежит.
laws-events-card-taken =
    { $whose ->
        [mine] Каждый раз, когда вы берёте карту в руку (выиграв её на аукционе, взяв из колоды или получив от закона),
        [opponents] Каждый раз, когда другой игрок берёт карту в руку (выиграв её на аукционе, взяв из колоды или получив от закона),
       *[everybody] Каждый раз, когда любой игрок, включая вас, берёт карту в руку (выиграв её на аукционе, взяв из колоды или получив от закона),
    }
laws-events-circle-closed =
    { $whose ->
        [mine] Каждый раз, когда вы завершаете { $circle }{ $which },
        [opponents] Каждый раз, когда другой игрок завершает { $circle }{ $which },
       *[everybody] Каждый раз, когда любой игрок, включая вас, завершает { $circle }{ $which },
    }
laws-events-passed =
    { $whose ->
        [mine] В конце каждой фазы аукциона, в которой вы спасовали,
        [opponents] В конце каждой фазы аукциона за каждого другого игрока, который в ней спасовал,
       *[everybody] В конце каждой фазы аукциона за каждого игрока, который в ней спасовал,
    }
laws-events-round-ended = В конце каждого раунда
laws-events-turn-ended = В конце каждого хода
laws-events-law-played =
    { $whose ->
        [mine] Каждый раз, когда вы разыгрываете другой закон{ $which },
        [opponents] Каждый раз, когда другой игрок разыгрывает закон{ $which },
       *[everybody] Каждый раз, когда любой игрок, включая вас, разыгрывает закон{ $which },
    }
laws-events-character-played =
    { $whose ->
        [mine] Каждый раз, когда вы разыгрываете карту персонажа{ $which },
        [opponents] Каждый раз, когда другой игрок разыгрывает карту персонажа{ $which },
       *[everybody] Каждый раз, когда любой игрок, включая вас, разыгрывает карту персонажа{ $which },
    }
laws-event-on = на уровне { $level }
laws-event-if = { $event }, если { $condition },
laws-does = { $event } { $effects }.
laws-may-do = { $event } вы можете использовать этот закон: { $effects }.
laws-may = { $event } вы можете { $response }.
laws-responses-tuck-here = подложить её под этот закон
laws-while-here = Пока этот закон лежит открытым в вашей пирамиде, { $different }.
laws-while-here-if = Пока этот закон лежит открытым в вашей пирамиде и { $condition }, { $different }.
laws-cheaper = карта персонажа{ $where } обходится вам на { $gems } дешевле
laws-cheaper-on = { " " }на уровне { $level }
laws-more-gems-pass = вы берёте ещё { $gems }, когда пасуете на аукционе
laws-more-gems-circle = вы берёте ещё { $gems } того же цвета за каждый одноцветный круг, который завершаете
