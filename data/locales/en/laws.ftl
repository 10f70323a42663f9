### English: laws in sentences.
### The comments are for translators into other languages. Nobody whose first language is English has read this file yet.

## Quantities and conditions
##
## Quantities and conditions.

# A card with a section of a color: $color.
quantities-section = with a { color-name } section
# A card with tokens, or without.
quantities-having-some = with tokens
quantities-having-none = without tokens
# The articles of "each" by gender; empty in a language that has none there.
quantities-each = each
# The articles of "no" by gender, before a noun in the genitive.
quantities-none = no
# The articles of the parts of a set by gender, before a noun in the genitive.
quantities-each-one = one
# In the pyramid of the player, or of the players, whose things are counted.
owner-in-pyramid =
    { $whose ->
        [mine] in your pyramid
        [opponents] in the pyramids of all other players
        [everybody] in the pyramids of all players
       *[anybody] in the pyramid
    }
# The genitive of that pyramid, as behind a level.
owner-of-pyramid =
    { $whose ->
        [mine] of your pyramid
        [opponents] of the pyramids of all other players
        [everybody] of the pyramids of all players
       *[anybody] of the pyramid
    }
# Behind the screen, where gems and attack tokens are kept.
owner-behind-screen =
    { $whose ->
        [mine] behind your screen
        [opponents] behind the screens of all other players
        [everybody] behind the screens of all players
       *[anybody] behind the screen
    }
# Where things lie; the number is that of the things: owner-in-pyramid, owner-of-pyramid, owner-behind-screen.
quantities-places-pyramid =
    { $counted ->
        [cards] { owner-in-pyramid } (tucked cards left out)
        [gems] stored on laws { owner-in-pyramid }
       *[other] { owner-in-pyramid }
    }
quantities-places-pyramid-and-tucked = { owner-in-pyramid } (tucked cards included)
quantities-places-row =
    { $counted ->
        [cards] in the row of this law
       *[other] on cards in the row of this law
    }
quantities-places-adjacent =
    { $counted ->
        [cards] adjacent to this law
       *[other] on cards adjacent to this law
    }
quantities-places-touching = that this law is a part of
quantities-places-here = on this law
quantities-places-tucked-here = tucked under this law
quantities-places-stored-here = stored on this law
quantities-places-screen = left { owner-behind-screen }
quantities-places-hand = in your hand
quantities-places-itself = up to the level of this law
# A level of a pyramid, or one of several: $level, owner-of-pyramid.
quantities-on-level = on level { $level } { owner-of-pyramid }
# Several levels of a pyramid: $levels, owner-of-pyramid.
quantities-on-each-level = on each of levels { $levels } { owner-of-pyramid }
# One of each of several things: $parts.
quantities-sets =
    { $n ->
        [one] set of { $parts }
       *[other] sets of { $parts }
    }
# Different things among several: $parts.
quantities-kinds-among =
    { $n ->
        [one] kind among { $parts }
       *[other] kinds among { $parts }
    }
# Behind the part of a set that is there in each color.
quantities-of-each-color = of each color
# Different levels with something: $levels: empty, or which in parentheses, owner-of-pyramid, $parts: one.
quantities-levels-with =
    { $n ->
        [one] level{ $levels } { owner-of-pyramid } with at least { $parts }
       *[other] levels{ $levels } { owner-of-pyramid } with at least { $parts }
    }
# Different colors of something: $parts.
quantities-colors-among =
    { $n ->
        [one] color of { $parts }
       *[other] colors of { $parts }
    }
# Different kinds of token: $parts: where they lie.
quantities-kinds-of-token =
    { $n ->
        [one] kind of token { $parts }
       *[other] kinds of token { $parts }
    }
# Behind several things of which the most frequent is counted.
quantities-greatest = (only the most numerous kind counts)
# For one thing at a time: $each_thing.
quantities-for-each = for { $each_thing }
# For several things at a time: $n, $things.
quantities-for-every = for every { $n } { $things }
# With a limit: $rate, $times.
quantities-at-most-times = { $rate }, at most { $times }
# How many times: $n.
quantities-times =
    { $n ->
        [one] once
       *[other] { $n } times
    }
# What was counted: $n, $thing or $things.
quantities-found =
    { $n ->
        [one] { $n } { $thing }
       *[other] { $n } { $things }
    }
# What was counted if it is nothing: $things; as `found` if left out.
quantities-found-none = no { $things }
# A number of things within limits: $limits, $thing or $things.
quantities-there-are =
    { $n ->
        [one] there is { $limits } { $thing }
       *[other] there are { $limits } { $things }
    }
# No thing at all: $no_thing.
quantities-there-is-no = there is { $no_thing }
# None of several things: $things, joined by the next one.
quantities-there-is-neither = there are neither { $things }
# Between things of which there are none, with its spaces.
quantities-nor = { " nor " }
# The level of the law within limits: $limits.
quantities-level-is = the level of this law is { $limits }
# Both limits: $n.
quantities-exactly = exactly { $n }
# A lower limit: $n.
quantities-at-least = at least { $n }
# An upper limit: $n.
quantities-at-most = at most { $n }
# The upper limit 0; as `at_most` if left out.
quantities-at-most-none = none
# Before each of several things that are compared, with its space: "moins *de* jetons".
quantities-fewer-of = { "" }

## Rewards
##
## What a reward gives, as the object of a sentence.

# No reward at all.
rewards-nothing = nothing
# Gems of any colors: $n.
rewards-any-gems =
    { $n ->
        [one] { $n } gem of any color
       *[other] { $n } gems of any colors
    }
# Cards drawn: $n.
rewards-drawn =
    { $n ->
        [one] { $n } card drawn from a deck of your choice
       *[other] { $n } cards drawn from decks of your choice
    }
# Gems of any colors that other players choose: $n.
rewards-their-gems =
    { $n ->
        [one] { $n } gem of any color
       *[other] { $n } gems of any colors
    }
# Cards drawn from decks that other players choose: $n.
rewards-their-cards =
    { $n ->
        [one] { $n } card drawn from a deck of that player's choice
       *[other] { $n } cards drawn from decks of that player's choice
    }
# An infinite gem of any color.
rewards-any-infinite-gem = 1 infinite gem of a color you choose

## Effects of laws
##
## The effects of laws: a sentence for each class, with its period, and the parts of some of them.

# $gained: a reward, in the words of `RewardMessages`.
effects-gain = Take { $gained }.
# $options: numbered rewards.
effects-choose-one = Choose one: { $options }.
# $n cards, deck-source.
effects-draw =
    { $n ->
        [one] Draw { $n } card { deck-source }.
       *[other] Draw { $n } cards { deck-source }.
    }
# $n, $things, deck-top.
effects-put-back-cards =
    { $n ->
        [one] Put { $n } { $things } from your hand { deck-top }.
       *[other] Put { $n } { $things } from your hand { deck-top }, in an order you choose.
    }
# Up to $n cards.
effects-tuck-from-hand =
    { $n ->
        [one] You may tuck 1 card from your hand under this law.
       *[other] You may tuck up to { $n } cards from your hand under this law.
    }
# Any number of cards.
effects-tuck-any-from-hand = You may tuck any number of cards from your hand under this law.
effects-tuck-free-card = Tuck one free card of your pyramid under this law if there is one: a card at an end of its row with nothing on top of it and no card under it. Everything that lay on it moves onto this law.
# Up to $n gems.
effects-store-gems =
    { $n ->
        [one] You may put 1 gem from behind your screen on this law; it stays there.
       *[other] You may put up to { $n } gems from behind your screen on this law; they stay there.
    }
# $paid: empty, or `paid_for_swap`.
effects-swap-tokens = You may swap a token on one of your cards for a token on a card of another player, who cannot refuse{ $paid }.
# What the other player gets for a swap: $gems, which are $n.
effects-paid-for-swap = ; if you do, pay that player { $gems } from behind your screen
effects-take-from-row = Take one character of the auction row into your hand; its place is refilled from the reserve deck.
effects-skip-next-auction = Take no part in the next auction phase.
effects-double-tokens = Double the tokens on that character: add an equal one for each that lies there; gems are not doubled.
# $n cards, $deck: one of `looked_decks`, $rest: what happens with the cards.
effects-look =
    { $n ->
        [one] Look at the top card { deck-genitive }; { $rest }.
       *[other] Look at the top { $n } cards { deck-genitive }; { $rest }.
    }
# All cards that were looked at come into the hand; the number is theirs.
effects-keep-all =
    { $n ->
        [one] take it into your hand
       *[other] take them into your hand
    }
# $n of the cards that were looked at come into the hand, $put: where the others go.
effects-keep-some = take { $n } of them into your hand and { $put }
# A single card goes $where: one of `rests`.
effects-put-it = put it back { $where }
# All cards go $where.
effects-put-them = put them back { $where }, in an order you choose
# The one card that is left goes $where.
effects-put-other = put the other one back { $where }
# The cards that are left go $where.
effects-put-others = put the others back { $where }, in an order you choose
# Where cards go that were looked at.
effects-rests-top = on top of the deck
effects-rests-bottom = under the deck
effects-look-behind-screen = Look behind the screen of another player, whom you choose; tell nobody what you see there.
# $condition, $effects.
effects-conditional = If { $condition }, { $effects }.
# $condition, $effects, $others: the effects if the condition does not hold.
effects-conditional-otherwise = If { $condition }, { $effects }; if not, { $others }.
# $lists: numbered lists of effects.
effects-choose = Choose one: { $lists }.
# $payment: joined from the next four, $effects.
effects-pay = You may { $payment }; if you do, { $effects }.
# As `pay`, behind a part of a sentence, where the order of the words changes there.
effects-pay-inside = { effects-pay }
# $gems.
effects-pay-gems = pay { $gems }
# $n cards of the hand.
effects-discard-cards =
    { $n ->
        [one] discard { $n } card from your hand
       *[other] discard { $n } cards from your hand
    }
# $tokens of the pyramid.
effects-give-tokens = give up { $tokens } of your pyramid
# $tokens: attack tokens.
effects-give-attack = give up { $tokens }
effects-move-token = You may move a token from one card of your pyramid to another.
effects-turn-token = You may turn one of your tokens over: a science or magic token on any card of your pyramid, a defense token on this law, which goes behind your screen as an attack token, or an attack token, which comes to lie on this law as a defense token.
# Up to $n cards.
effects-untuck =
    { $n ->
        [one] You may take 1 card from under this law back into your hand.
       *[other] You may take up to { $n } cards from under this law back into your hand.
    }
# Any number of cards.
effects-untuck-any = You may take any number of cards from under this law back into your hand.
effects-take-stored = Take all gems stored on this law back behind your screen.
# $gained: a reward, with `their_gems` and `their_cards`.
effects-others-gain = Each other player takes { $gained }.
# As `others_gain`, behind a part of a sentence, where the order of the words changes there.
effects-others-gain-inside = { effects-others-gain }
# $n gems.
effects-others-lose =
    { $n ->
        [one] Each other player gives { $n } gem of any color to the bank; a player without gems gives none.
       *[other] Each other player gives { $n } gems of any colors to the bank; a player with fewer gives all of them.
    }
# As `others_lose`, behind a part of a sentence, where the order of the words changes there.
effects-others-lose-inside = { effects-others-lose }
# Between effects that follow each other in a sentence of their own.
effects-then = ; then{ " " }
# Between effects that follow each other as a part of an effect.
effects-then-inside = , then{ " " }

## Points at the end of the game
##
## Points clauses. A $scored is one of `score`, `score_more` and `lose`, with what it is for.

# The sentence of a clause: $scored.
clauses-at-the-end = At the end of the game you { $scored }.
# The sentence of a clause with a condition: $scored, $condition.
clauses-at-the-end-if = At the end of the game, if { $condition }, you { $scored }.
# The sentence of a long $condition, behind that of its clause.
clauses-only-if = This counts only if { $condition }.
# Points: $n.
clauses-score =
    { $n ->
        [one] score { $n } point
       *[other] score { $n } points
    }
# Points for what has points of its own: $n.
clauses-score-more =
    { $n ->
        [one] score { $n } point more
       *[other] score { $n } points more
    }
# Points lost: $n.
clauses-lose =
    { $n ->
        [one] lose { $n } point
       *[other] lose { $n } points
    }
# A table; the number is that of the last points: $points for $numbers of $things.
clauses-table =
    { $n ->
        [one] score { $points } point for { $numbers } { $things }
       *[other] score { $points } points for { $numbers } { $things }
    }
# A tier: $n points from $least on, $things: the things behind a space in the lowest tier, else empty.
clauses-tier =
    { $n ->
        [one] { $n } point for at least { $least }{ $things }
       *[other] { $n } points for at least { $least }{ $things }
    }
# All $tiers; in a language whose tiers do not name them, $things.
clauses-tiers = score { $tiers }
# Points by the level of the law: $levels, joined from the next two.
clauses-by-level = score { $levels }
# $n points on level $level.
clauses-first-level =
    { $n ->
        [1] { $n } point if this law lies on level { $level }
       *[other] { $n } points if this law lies on level { $level }
    }
# $n points on level $level.
clauses-further-level =
    { $n ->
        [1] { $n } point on level { $level }
       *[other] { $n } points on level { $level }
    }
# No other player has more: $scored, $thing or $things.
clauses-most = { $scored } if you have at least 1 { $thing } and no other player has more of them
# All other players have fewer: $scored, $thing or $things.
clauses-most-alone = { $scored } if you have at least 1 { $thing } and every other player has fewer of them
# Exactly one other player has more: $first, as above, and $scored.
clauses-second = { $first }; you { $scored } if exactly one other player has more
# No other player has fewer: $scored, $things.
clauses-fewest = { $scored } if no other player has fewer { $things }
# All other players have more: $scored, $things.
clauses-fewest-alone = { $scored } if every other player has more { $things }
# The points of the adjacent law that scores the most.
clauses-copied = score as many points as the adjacent law that scores the most for you

## How a law is played
##
## How a law is played, what it responds to, and what is different while it lies in the pyramid.

# Where the law is played.
laws-in-place-of-card-1 = Play this law in place of a card on level 1, 2, 3 or 4 of your pyramid.
laws-in-place-of-card-2 = That card goes back to your hand; what lay on it or under it stays with this law.
laws-under-character = Do not give this law a place of its own: tuck it under one of the characters of your pyramid.
# $levels that it may lie on.
laws-on-levels = Play this law on level { $levels } only.
# $gems that it costs.
laws-price = When you play this law, pay { $gems }.
# The $condition to play it.
laws-only-if = Play this law only if { $condition }.
# What a deck must hold: $n cards, deck-inside.
laws-requires =
    { $n ->
        [one] If no card is left { deck-inside }, nothing happens when you play this law.
       *[other] If fewer than { $n } cards are left { deck-inside }, nothing happens when you play this law.
    }
# A law without effects and points.
laws-does-nothing = This law does nothing but lie there.
# What it responds to, with the comma behind it, if the language has one there.
laws-events-card-taken = Whenever you take a card into your hand, won, drawn or given by a law,
laws-events-circle-closed = Whenever you complete a single-color circle,
laws-events-passed = At the end of each auction phase in which you have passed,
laws-events-round-ended = At the end of each round,
laws-events-turn-ended = At the end of each turn,
laws-events-law-played = Whenever another player plays a law,
# $event, $effects that happen then.
laws-does = { $event } { $effects }.
# $event, $effects that the player may let happen.
laws-may-do = { $event } you may use this law: { $effects }.
# $event, $response that the player may choose.
laws-may = { $event } you may { $response }.
# What the player may do at an event.
laws-responses-tuck-here = tuck it under this law
# As long as the law lies there: $different, one of the following.
laws-while-here = As long as this law lies open in your pyramid, { $different }.
# A character costs less: $gems, $where: empty, or `cheaper_on`.
laws-cheaper = a character{ $where } costs you { $gems } less
# Where a character costs less: $level, or one of several.
laws-cheaper-on = { " " }that you play on level { $level }
# What brings more: $gems.
laws-more-gems-pass = you take { $gems } more when you pass in an auction
laws-more-gems-circle = a single-color circle that you complete brings you { $gems } more of its color
