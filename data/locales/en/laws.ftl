### English: laws in sentences.
### The comments are for translators into other languages. Nobody whose first language is English has read this file yet.

## Quantities and conditions
##
## What laws count, and under which conditions they work. These are parts of sentences.

# Behind cards: those with a section of a color.
quantities-section = with a { color-name } section
# The same of sections at a place of the card: its upper corners, either of them, or its lower edge.
quantities-section-at-top-left = with a { color-name } section at the top left
quantities-section-at-top-right = with a { color-name } section at the top right
quantities-section-at-top = with a { color-name } section at the top
quantities-section-at-bottom = with a { color-name } section at the bottom
# Behind cards: those with tokens on them, or without any.
quantities-having-some = with tokens
quantities-having-none = without tokens
# Behind cards and their place: those that lie directly on a card of this kind, one level higher.
quantities-resting-character =
    { $n ->
        [one] that rests on a character
       *[other] that rest on a character
    }
quantities-resting-law =
    { $n ->
        [one] that rests on a law
       *[other] that rest on a law
    }
# Before one thing: "for each gem". It may depend on $gender, that of the noun. Write { "" } if your language has no
# word there.
quantities-each = each
# Before one thing, a noun in the genitive: "there is no law in your hand". It may depend on $gender.
quantities-none = no
# Before each part of a set, a noun in the genitive: "a set of one science token and one magic token". It may depend on
# $gender.
quantities-each-one = one
# In the pyramid of the player, or of those players, whose things are counted. Messages with such a place refer to this
# one.
owner-in-pyramid =
    { $whose ->
        [mine] in your pyramid
        [opponents] in the pyramids of all other players
        [everybody] in the pyramids of all players
       *[anybody] in the pyramid
    }
# The genitive of that pyramid, as behind a level of it.
owner-of-pyramid =
    { $whose ->
        [mine] of your pyramid
        [opponents] of the pyramids of all other players
        [everybody] of the pyramids of all players
       *[anybody] of the pyramid
    }
# Behind the screen, where gems and attack tokens are hidden.
owner-behind-screen =
    { $whose ->
        [mine] behind your screen
        [opponents] behind the screens of all other players
        [everybody] behind the screens of all players
       *[anybody] behind the screen
    }
# Where things are, behind their noun: "cards in your pyramid". What is said may depend on $counted, the kind of thing
# (cards, gems, circles ...), and on $n, their number.
quantities-places-pyramid =
    { $counted ->
        [cards] { owner-in-pyramid } (tucked cards left out)
        [gems] stored on laws { owner-in-pyramid }
       *[other] { owner-in-pyramid }
    }
quantities-places-pyramid-and-tucked = { owner-in-pyramid } (tucked cards included)
# Of cards that are tucked under any others.
quantities-places-tucked = tucked under cards { owner-of-pyramid }
quantities-places-row =
    { $counted ->
        [cost_gems] in the row of this law
        [cards] in the row of this law
       *[other] on cards in the row of this law
    }
quantities-places-adjacent =
    { $counted ->
        [cost_gems] adjacent to this law
        [cards] adjacent to this law
       *[other] on cards adjacent to this law
    }
# Of the cards that lie directly on the law, one level higher in the pyramid.
quantities-places-above =
    { $counted ->
        [cost_gems] resting on this law
        [cards] resting on this law
       *[other] on cards resting on this law
    }
# Of the cards on which the law lies directly, one level lower.
quantities-places-below =
    { $counted ->
        [cost_gems] that this law rests on
        [cards] that this law rests on
       *[other] on cards that this law rests on
    }
# Of the cards left and right of the law, in its row.
quantities-places-beside =
    { $counted ->
        [cost_gems] beside this law
        [cards] beside this law
       *[other] on cards beside this law
    }
# Of circles: the law is one of the three cards of the circle.
quantities-places-touching = that this law is a part of
quantities-places-here = on this law
quantities-places-tucked-here = tucked under this law
quantities-places-stored-here = stored on this law
# Of gems at the end of the game.
quantities-places-screen = left { owner-behind-screen }
quantities-places-hand = in your hand
# Of levels.
quantities-places-itself = up to the level of this law
# Of turns of the game.
quantities-places-game = up to and including this one
# $level is a number, or several: "2 or 3".
quantities-on-level = on level { $level } { owner-of-pyramid }
# $levels are numbers: "2, 3 and 4".
quantities-on-each-level = on each of levels { $levels } { owner-of-pyramid }
# One of each of several things. $parts: "one science token and one magic token on this law".
quantities-sets =
    { $n ->
        [one] set of { $parts }
       *[other] sets of { $parts }
    }
# How many of several different things are there, however many of each. $parts are the things.
quantities-kinds-among =
    { $n ->
        [one] kind among { $parts }
       *[other] kinds among { $parts }
    }
# Behind a part of a set that is needed in every color: "one gem of each color".
quantities-of-each-color = of each color
# How many levels have something. $levels is empty, or which levels, in parentheses; $parts is one thing.
quantities-levels-with =
    { $n ->
        [one] level{ $levels } { owner-of-pyramid } with at least { $parts }
       *[other] levels{ $levels } { owner-of-pyramid } with at least { $parts }
    }
# How many colors things have. $parts are the things.
quantities-colors-among =
    { $n ->
        [one] color of { $parts }
       *[other] colors of { $parts }
    }
# How many kinds of token are there. $parts is where they lie.
quantities-kinds-of-token =
    { $n ->
        [one] kind of token { $parts }
       *[other] kinds of token { $parts }
    }
# How many other players have fewer, or more, of something. $parts are the things, behind quantities-fewer-of.
quantities-opponents-with-fewer =
    { $n ->
        [one] other player who has fewer { $parts } than you
       *[other] other players who have fewer { $parts } than you
    }
quantities-opponents-with-more =
    { $n ->
        [one] other player who has more { $parts } than you
       *[other] other players who have more { $parts } than you
    }
# Behind several things: "circles or infinite gems (only the most numerous kind counts)".
quantities-greatest = (only the most numerous kind counts)
# Behind a thing that a sum names several times. $n is how often each of them counts, 2 or more.
quantities-each-counts =
    { $n ->
        [2] (each counts twice)
       *[other] (each counts { $n } times)
    }
# For what a law gives something. $each_thing is quantities-each with one thing.
quantities-for-each = for { $each_thing }
# The same for several at a time.
quantities-for-every = for every { $n } { $things }
# The same with a limit. $rate is one of the two messages above, $times is the next one.
quantities-at-most-times = { $rate }, at most { $times }
quantities-times =
    { $n ->
        [one] once
       *[other] { $n } times
    }
# What was counted, in the reason of a score.
quantities-found =
    { $n ->
        [one] { $n } { $thing }
       *[other] { $n } { $things }
    }
# The same if nothing was there. Write { quantities-found } if your language says it in the same way.
quantities-found-none = no { $things }
# Behind "if". $limits is made of quantities-exactly, -at-least and -at-most; $n is the number that the nouns stand
# nearest to.
quantities-there-are =
    { $n ->
        [one] there is { $limits } { $thing }
       *[other] there are { $limits } { $things }
    }
# Behind "if". $parts are several different things, in the plural; how many of these kinds there are.
quantities-there-are-kinds =
    { $n ->
        [one] there is { $limits } kind among { $parts }
       *[other] there are { $limits } kinds among { $parts }
    }
# Behind "if". $parts are things, in the plural; how many colors they have.
quantities-there-are-colors =
    { $n ->
        [one] there is { $limits } color of { $parts }
       *[other] there are { $limits } colors of { $parts }
    }
# Behind "if". $things as in quantities-opponents-with-fewer.
quantities-opponents-have-fewer =
    { $n ->
        [one] { $limits } other player has fewer { $things } than you
       *[other] { $limits } other players have fewer { $things } than you
    }
quantities-opponents-have-more =
    { $n ->
        [one] { $limits } other player has more { $things } than you
       *[other] { $limits } other players have more { $things } than you
    }
# Behind "if". $no_thing is quantities-none with one thing.
quantities-there-is-no = there is { $no_thing }
# Behind "if". $things are several, joined by the next message.
quantities-there-is-neither = there are neither { $things }
# Behind "if".
quantities-no-opponent-has-fewer = no other player has fewer { $things } than you
quantities-no-opponent-has-more = no other player has more { $things } than you
# With its spaces.
quantities-nor = { " nor " }
# Behind "if".
quantities-level-is = the level of this law is { $limits }
# Behind "if".
quantities-turn-is = the number of this turn is { $limits }
# These three are the $limits of conditions.
quantities-exactly = exactly { $n }
quantities-at-least = at least { $n }
quantities-at-most = at most { $n }
# The same for the limit 0. Write { quantities-at-most } if your language has no word for it.
quantities-at-most-none = none
# Before each of several things behind "fewer", with its space, as French "moins de jetons". Write { "" } if your
# language has no word there.
quantities-fewer-of = { "" }

## Rewards
##
## What a player gets, as the object of a sentence: "take 2 gems of any colors".

# If there is no reward at all.
rewards-nothing = nothing
rewards-any-gems =
    { $n ->
        [one] { $n } gem of any color
       *[other] { $n } gems of any colors
    }
rewards-drawn =
    { $n ->
        [one] { $n } card drawn from a deck of your choice
       *[other] { $n } cards drawn from decks of your choice
    }
# Gems that other players get, in colors that they choose.
rewards-their-gems =
    { $n ->
        [one] { $n } gem of any color
       *[other] { $n } gems of any colors
    }
# Cards that other players draw, from decks that they choose.
rewards-their-cards =
    { $n ->
        [one] { $n } card drawn from a deck of that player's choice
       *[other] { $n } cards drawn from decks of that player's choice
    }
rewards-any-infinite-gem = 1 infinite gem of a color you choose

## Effects of laws
##
## What a law does, in sentences to the player. Longer effects are made of the messages below them.

# $gained is a reward, often followed by quantities-for-each.
effects-gain = Take { $gained }.
# $options: "(1) 4 gems of any colors; (2) 1 attack token".
effects-choose-one = Choose one: { $options }.
effects-draw =
    { $n ->
        [one] Draw { $n } card { deck-source }.
       *[other] Draw { $n } cards { deck-source }.
    }
# $things: cards, characters or laws.
effects-put-back-cards =
    { $n ->
        [one] Put { $n } { $things } from your hand { deck-put }.
       *[other] Put { $n } { $things } from your hand { deck-put }, in an order you choose.
    }
effects-tuck-from-hand =
    { $n ->
        [one] You may tuck 1 card from your hand under this law.
       *[other] You may tuck up to { $n } cards from your hand under this law.
    }
effects-tuck-any-from-hand = You may tuck any number of cards from your hand under this law.
effects-tuck-free-card = Tuck one free card of your pyramid under this law if there is one: a card at an end of its row with nothing on top of it and no card under it. Everything that lay on it moves onto this law.
effects-store-gems =
    { $n ->
        [one] You may put 1 gem from behind your screen on this law; it stays there.
       *[other] You may put up to { $n } gems from behind your screen on this law; they stay there.
    }
# $paid is empty, or the next message.
effects-swap-tokens = You may swap a token on one of your cards for a token on a card of another player, who cannot refuse{ $paid }.
# $gems: "2 gems of any colors".
effects-paid-for-swap = ; if you do, pay that player { $gems } from behind your screen
effects-take-from-row = Take one character of the auction row into your hand; its place is refilled from the reserve deck.
effects-skip-next-auction = Take no part in the next auction phase.
effects-double-tokens = Double the tokens on that character: add an equal one for each that lies there; gems are not doubled.
# $rest: what happens with the cards, made of the messages below.
effects-look =
    { $n ->
        [one] Look at the { deck-end } card { deck-genitive }; { $rest }.
       *[other] Look at the { deck-end } { $n } cards { deck-genitive }; { $rest }.
    }
# All cards that were looked at go to the hand.
effects-keep-all =
    { $n ->
        [one] take it into your hand
       *[other] take them into your hand
    }
# $put: where the others go, made of the messages below.
effects-keep-some = take { $n } of them into your hand and { $put }
# The only card that was looked at. $where: effects-rests.
effects-put-it = put it back { $where }
# All cards that were looked at.
effects-put-them = put them back { $where }, in an order you choose
# The one card that is left.
effects-put-other = put the other one back { $where }
# The cards that are left.
effects-put-others = put the others back { $where }, in an order you choose
# Where these cards go.
effects-rests-top = on top of the deck
effects-rests-bottom = under the deck
effects-look-behind-screen = Look behind the screen of another player, whom you choose; tell nobody what you see there.
# $condition: quantities-there-are or one like it. $effects: what is done, with a small letter.
effects-conditional = If { $condition }, { $effects }.
# $others: what is done if the condition does not hold.
effects-conditional-otherwise = If { $condition }, { $effects }; if not, { $others }.
# $lists: "(1) draw 1 card from the law deck; (2) take 2 gems of any colors".
effects-choose = Choose one: { $lists }.
# $payment is made of the next messages but one, such as "pay 2 gems of any colors and discard 1 card from your hand".
# $effects: what is done then.
effects-pay = You may { $payment }; if you do, { $effects }.
# The same inside a sentence, behind a comma. Write { effects-pay } if the order of the words does not change there.
effects-pay-inside = { effects-pay }
# The same if it may be paid several times. $times is quantities-times.
effects-pay-times = You may { $payment } up to { $times }; each time you do, { $effects }.
# The same inside a sentence, behind a comma.
effects-pay-times-inside = { effects-pay-times }
effects-pay-gems = pay { $gems }
effects-discard-cards =
    { $n ->
        [one] discard { $n } card from your hand
       *[other] discard { $n } cards from your hand
    }
effects-discard-tucked =
    { $n ->
        [one] discard { $n } card from under this law
       *[other] discard { $n } cards from under this law
    }
# Tokens that lie in the pyramid.
effects-give-tokens = give up { $tokens } of your pyramid
# Attack tokens from behind the screen.
effects-give-attack = give up { $tokens }
effects-move-token = You may move a token from one card of your pyramid to another.
effects-turn-token = You may turn one of your tokens over: a science or magic token on any card of your pyramid, a defense token on this law, which goes behind your screen as an attack token, or an attack token, which comes to lie on this law as a defense token.
effects-untuck =
    { $n ->
        [one] You may take 1 card from under this law back into your hand.
       *[other] You may take up to { $n } cards from under this law back into your hand.
    }
effects-untuck-any = You may take any number of cards from under this law back into your hand.
effects-take-stored = Take all gems stored on this law back behind your screen.
# Which other players, behind that word: those who have fewer of $things, such as "science tokens in the pyramid", than
# the player.
effects-with-fewer = { " " }who has fewer { $things } than you
# The same of those who have more.
effects-with-more = { " " }who has more { $things } than you
# $gained is a reward. $who is empty, or one of the two messages above.
effects-others-gain = Each other player{ $who } takes { $gained }.
# The same inside a sentence, behind a comma. Write { effects-others-gain } if the order of the words does not change
# there.
effects-others-gain-inside = { effects-others-gain }
effects-others-lose =
    { $n ->
        [one] Each other player{ $who } gives { $n } gem of any color to the bank; a player without gems gives none.
       *[other] Each other player{ $who } gives { $n } gems of any colors to the bank; a player with fewer gives all of them.
    }
# The same inside a sentence, behind a comma. Write { effects-others-lose } if the order of the words does not change
# there.
effects-others-lose-inside = { effects-others-lose }
# Between effects that follow each other, with its spaces.
effects-then = ; then{ " " }
# The same inside another effect.
effects-then-inside = , then{ " " }

## Points at the end of the game
##
## $scored is clauses-score, clauses-score-more or clauses-lose with what the points are for: "you score 2 points for
## each gem stored on this law". $thing is one of what is counted, $things are several.

clauses-at-the-end = At the end of the game you { $scored }.
# $condition: quantities-there-are or one like it.
clauses-at-the-end-if = At the end of the game, if { $condition }, you { $scored }.
# A sentence of its own, behind clauses-at-the-end, if the condition is long.
clauses-only-if = This counts only if { $condition }.
clauses-score =
    { $n ->
        [one] score { $n } point
       *[other] score { $n } points
    }
# The same for things that bring points without this law, too.
clauses-score-more =
    { $n ->
        [one] score { $n } point more
       *[other] score { $n } points more
    }
clauses-lose =
    { $n ->
        [one] lose { $n } point
       *[other] lose { $n } points
    }
# $points: "5, 7 or 9" for $numbers: "1, 2 or at least 3". $n is the last number of points.
clauses-table =
    { $n ->
        [one] score { $points } point for { $numbers } { $things }
       *[other] score { $points } points for { $numbers } { $things }
    }
# A pair of a long table: $n points for exactly $least. $things is as in the next message.
clauses-step =
    { $n ->
        [one] { $n } point for { $least }{ $things }
       *[other] { $n } points for { $least }{ $things }
    }
# $n points from $least things on. $things stands in the lowest tier only, with a space before it; else it is empty.
clauses-tier =
    { $n ->
        [one] { $n } point for at least { $least }{ $things }
       *[other] { $n } points for at least { $least }{ $things }
    }
# $tiers are several of the message above. A language whose tiers do not name the things names $things here.
clauses-tiers = score { $tiers }
# $levels are the next two messages.
clauses-by-level = score { $levels }
# On a drawn card: a table of levels and points follows. Used in place of clauses-by-level.
clauses-by-level-table = score points by the level on which this law lies
# $n may be negative. The form [1] is for 1 itself, so that -1 takes the other one.
clauses-first-level =
    { $n ->
        [1] { $n } point if this law lies on level { $level }
       *[other] { $n } points if this law lies on level { $level }
    }
# The same for each further level.
clauses-further-level =
    { $n ->
        [1] { $n } point on level { $level }
       *[other] { $n } points on level { $level }
    }
# No other player has more.
clauses-most = { $scored } if you have at least 1 { $thing } and no other player has more of them
# All other players have fewer.
clauses-most-alone = { $scored } if you have at least 1 { $thing } and every other player has fewer of them
# $first is one of the two messages above; then points for the second place.
clauses-second = { $first }; you { $scored } if exactly one other player has more
# No other player has fewer.
clauses-fewest = { $scored } if no other player has fewer { $things }
# All other players have more.
clauses-fewest-alone = { $scored } if every other player has more { $things }
# The same on each of several levels. $levels is empty, or which levels, in parentheses, with a space before it.
clauses-most-on-levels = { $scored } for each level{ $levels } of your pyramid on which you have at least 1 { $thing } and no other player has more
clauses-most-on-levels-alone = { $scored } for each level{ $levels } of your pyramid on which you have more { $things } than any other player
clauses-fewest-on-levels = { $scored } for each level{ $levels } on which no other player has fewer { $things }
clauses-fewest-on-levels-alone = { $scored } for each level{ $levels } on which every other player has more { $things }
# Behind points for what lies in the pyramid, if each level of it counts by itself.
clauses-each-level = { $scored }, counted separately on each level
# The same as a sentence of its own, where the sentence would be long.
clauses-each-level-apart = Each level counts separately.
clauses-copied = score as many points as the adjacent law that scores the most for you

## How a law is played
##
## Where and when a law is played, what it responds to, and what changes while it lies in the pyramid.

# Two sentences.
laws-in-place-of-card-1 = Play this law in place of a card on level 1, 2, 3 or 4 of your pyramid.
laws-in-place-of-card-2 = That card goes back to your hand; what lay on it or under it stays with this law.
laws-under-character = Do not give this law a place of its own: tuck it under one of the characters of your pyramid.
laws-on-levels = Play this law on level { $levels } only.
laws-price = When you play this law, pay { $gems }.
# $condition: quantities-there-are or one like it.
laws-only-if = Play this law only if { $condition }.
laws-requires =
    { $n ->
        [one] If no card is left { deck-inside }, nothing happens when you play this law.
       *[other] If fewer than { $n } cards are left { deck-inside }, nothing happens when you play this law.
    }
# A law without effects and points.
laws-does-nothing = This law does nothing but lie there.
# What a law responds to. $whose says who does it; $circle is a circle, of any color or of one; $which is empty, or which
# cards or circles, with a space before it: " with a red section on level 2".
laws-events-card-taken =
    { $whose ->
        [mine] Whenever you take a card into your hand, won, drawn or given by a law,
        [opponents] Whenever another player takes a card into the hand, won, drawn or given by a law,
       *[everybody] Whenever you or another player takes a card into the hand, won, drawn or given by a law,
    }
laws-events-circle-closed =
    { $whose ->
        [mine] Whenever you complete a { $circle }{ $which },
        [opponents] Whenever another player completes a { $circle }{ $which },
       *[everybody] Whenever you or another player completes a { $circle }{ $which },
    }
laws-events-passed =
    { $whose ->
        [mine] At the end of each auction phase in which you have passed,
        [opponents] At the end of each auction phase, for each other player who has passed,
       *[everybody] At the end of each auction phase, for each player who has passed,
    }
laws-events-round-ended = At the end of each round,
laws-events-turn-ended = At the end of each turn,
laws-events-law-played =
    { $whose ->
        [mine] Whenever you play another law{ $which },
        [opponents] Whenever another player plays a law{ $which },
       *[everybody] Whenever you or another player plays a law{ $which },
    }
laws-events-character-played =
    { $whose ->
        [mine] Whenever you play a character{ $which },
        [opponents] Whenever another player plays a character{ $which },
       *[everybody] Whenever you or another player plays a character{ $which },
    }
# Behind a card that is played, or a circle. $level is a number, or several: "2 or 3".
laws-event-on = on level { $level }
# $event is one of the messages above, without a comma at its end. $condition: quantities-there-are or one like it.
laws-event-if = { $event }, if { $condition },
# $event is one of the messages above, or laws-event-if. $effects: what is done, with a small letter.
laws-does = { $event } { $effects }.
# The same if the player may choose.
laws-may-do = { $event } you may use this law: { $effects }.
# $response is one of the next messages.
laws-may = { $event } you may { $response }.
# What the player may do at an event.
laws-responses-tuck-here = tuck it under this law
# $different is one of the messages below.
laws-while-here = As long as this law lies open in your pyramid, { $different }.
# The same with a condition. $condition: quantities-there-are or one like it.
laws-while-here-if = As long as this law lies open in your pyramid and { $condition }, { $different }.
# $where is empty, or the next message.
laws-cheaper = a character{ $where } costs you { $gems } less
# $level is a number, or several: "2 or 3".
laws-cheaper-on = { " " }that you play on level { $level }
laws-more-gems-pass = you take { $gems } more when you pass in an auction
laws-more-gems-circle = a single-color circle that you complete brings you { $gems } more of its color
