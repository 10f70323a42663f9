### English: a game in progress.
### The comments are for translators into other languages. Nobody whose first language is English has read this file yet.

## Parts of sentences
##
## Parts of the sentences of a game in progress.

# By itself.
table-no-gems = no gems
# As the object of a sentence, and where a card of the auction row would lie.
table-no-card = no card
# One that is not known, as the object of a sentence.
table-a-card = a card
# A token: $n, its value, and $color of a circle bonus.
table-token-power =
    { $n ->
        [one] power token of { $n } point
       *[other] power token of { $n } points
    }
table-token-science = science token
table-token-magic = magic token
table-token-defense = defense token
table-token-magic-bonus = magic bonus of +{ $n }
table-token-circle-bonus = { color-name } circle bonus of +{ $n }
# A $token with its article, as the object of a sentence.
table-a-token = a { $token }
# The base of a $color in the auction row.
table-at-base = { color-name } base
# The tip of a $color in the auction row.
table-at-tip = { color-name } tip
# A place of a pyramid: $level, $x.
table-place = level { $level }, place { $x }
# A $level, where no card lies.
table-level = level { $level }
# Under a $card.
table-under = under { $card }
# $n virtual opponents, as the subject of a sentence.
table-virtual-opponents =
    { $n ->
        [one] { $n } virtual opponent
       *[other] { $n } virtual opponents
    }
# The names of the printed editions, for $edition; one of house rules has the name that its player gave it.
table-editions-french = French
table-editions-english = English
table-editions-german = German
table-editions-italian = Italian
table-editions-portuguese = Portuguese

## Events
##
## Events, a line each.  $player: a name, $card and $law: a number and a name, $cards: several or `no_card`, $gems:
## counted by color, or `no_gems`, $at and $to: a card or a place, $token: in the words of `a_token`, $deck: a deck in
## its phrases.

# $players, $edition.
events-game-started = { $players } play by the { $edition } rules.
events-cards-removed = Not used by this edition: { $cards }.
# The numbers of cards: $auction, $reserve.
events-decks-made = The auction deck has { $auction } cards, the reserve deck { $reserve }.
events-gems-returned = { $player } gives back { $gems }.
# $things: a number of cards of a kind, $shown: empty, or the cards behind a colon.
events-dealt = { $player } gets { $things }{ $shown }.
events-first-card-placed = { $player } starts with { $card }.
# $turn.
events-turn-started = — Turn { $turn } —
# $row: cards by color.
events-cards-revealed = New cards: { $row }.
# $auction: a number, $players.
events-auction-started = Auction { $auction }: { $players }.
events-choice-made = { $player } has chosen.
# $bids: colors, and the next ones.
events-bids-revealed = Hands open: { $bids }.
events-bid-pass = { $player } pass
# $number of a virtual opponent, $color.
events-virtual-bid = virtual opponent { $number } { color-name }
# $claims, joined from the next ones.
events-claims-revealed = Claims: { $claims }.
# A $color of which the player wants no card.
events-claim-none = { $player } no { color-name } card
# $slot: one of `at_base` and `at_tip`.
events-card-taken = { $player } takes { $card } ({ $slot }).
events-cards-discarded = Discarded: { $cards }.
events-passed = { $player } passes.
events-gems-taken = { $player } takes { $gems } from the bank.
# $cards that were discarded, $row: cards by color.
events-row-moved = The row moves on; discarded: { $cards }; at the tips: { $row }.
events-card-tucked = { $player } tucks { $card } under { $at }.
# $slot: one of `at_base` and `at_tip`.
events-row-refilled = { $card } from the reserve deck fills the { $slot }.
events-auction-skipped = { $player } will take no part in the next auction phase.
# $round: a number, $players.
events-round-started = Round { $round }: { $players }.
# $cards with the names of their players, some with the next one.
events-cards-laid = Cards turned up: { $cards }.
# Behind a card that is discarded for gems, with its space.
events-laid-for-gems = { " " }(for gems)
events-card-returned = { $card } goes back to the hand of { $player }.
# $where: one of the next six, $paid and $infinite: empty, or one of those behind them.
events-card-placed = { $player } places { $card } { $where }{ $paid }{ $infinite }.
# A place: $level, $x.
events-on-place = on level { $level }, place { $x }
events-on-level-one = on level 1
# On level 1, to the left of the $card.
events-left-of = on level 1, left of { $card }
# On level 1, to the right of the $card.
events-right-of = on level 1, right of { $card }
# On a $level, across the $cards.
events-across = on level { $level }, across { $cards }
events-paid = , paying { $gems }
# $gems that infinite gems paid.
events-infinite = ; infinite gems pay { $gems }
# $color, of which the player takes a gem.
events-circle-closed = { $player } completes a { color-name } circle and takes 1 { color-name } gem.
# $color, of which the bank has no gem.
events-circle-without-gem = { $player } completes a { color-name } circle; the bank has no { color-name } gem left.
# $tokens.
events-tokens-gained = { $player } gains { $tokens } on { $at }.
# $tokens: attack tokens.
events-attack-gained = { $player } takes { $tokens } behind the screen.
# $color, from the bank.
events-infinite-gem-gained = { $player } puts an infinite { color-name } gem from the bank on { $at }.
# $color, from behind the screen.
events-own-infinite-gem = { $player } puts an infinite { color-name } gem from behind the screen on { $at }.
# $color.
events-infinite-gem-lost = { $player } gets no infinite { color-name } gem.
events-card-drawn = { $player } draws { $card } { deck-source }.
events-law-responded = { $card } of { $player } takes effect.
events-no-effect = { $card } of { $player }: an effect is not possible now.
# $option: a number.
events-option-chosen = { $player } chooses option { $option }.
# $option: what it gives, or sentences about its effects.
events-option-taken = { $player } chooses: { $option }.
events-gems-paid = { $player } pays { $gems }.
# $tokens: attack tokens.
events-attack-paid = { $player } gives up { $tokens }.
events-token-paid = { $player } gives up { $token } on { $at }.
events-token-moved = { $player } moves { $token } from { $at } to { $to }.
# $side that was up, $other: the one that is now.
events-token-turned = { $player } turns a token over: { $side } becomes { $other }, { $at }.
events-card-taken-back = { $player } takes { $card } from under { $at } back into the hand.
events-gems-taken-back = { $player } takes { $gems } from { $at } back behind the screen.
# $color.
events-gem-stored = { $player } stores 1 { color-name } gem on { $at }.
events-gems-lost = { $player } loses { $gems }.
events-no-gems-lost = { $player } has no gems to lose.
events-card-put-back = { $player } puts { $card } back { deck-top }.
# $n cards, $deck: one of `looked_decks`, $shown: empty, or the cards behind a colon.
events-cards-looked-at =
    { $n ->
        [one] { $player } looks at the top card { deck-genitive }{ $shown }.
       *[other] { $player } looks at the top { $n } cards { deck-genitive }{ $shown }.
    }
# $n cards, $deck: one of `looked_decks`.
events-rest-put-back-top =
    { $n ->
        [one] { $player } puts { $n } card back on top { deck-genitive }.
       *[other] { $player } puts { $n } cards back on top { deck-genitive }.
    }
events-rest-put-back-bottom =
    { $n ->
        [one] { $player } puts { $n } card back at the bottom { deck-genitive }.
       *[other] { $player } puts { $n } cards back at the bottom { deck-genitive }.
    }
# $other: a name, $shown: empty, or what is behind the screen, behind a colon.
events-screen-seen = { $player } looks behind the screen of { $other }{ $shown }.
# $level where the card lay.
events-card-moved-under = { $player } moves { $card } from level { $level } under { $to }.
# $other: a name, $token that goes there, $taken: the token that comes, $paid: empty, or `paid`.
events-tokens-swapped = { $player } swaps tokens with { $other }, { $token } for { $taken }{ $paid }.
# $behind: gems and attack tokens, in the nominative.
events-hand-discarded = { $player } removes the screen: { $behind }; hand discarded: { $cards }.
# $section: one of `section_labels`, $circle: one of the next two, $color.
events-section-painted = { $player } paints the { $section } section of the circle { $circle } in { color-name }.
# A circle, by its upper card: $at.
events-circle-under = under { $at }
# A circle, by its place: $at.
events-circle-at = at { $at }

## Questions to a player
##
## The questions to a player. An $about is the number and name of the card in question.

# For those who wait: $players who choose, $n in number, $choosing.
prompts-chooses =
    { $n ->
        [one] { $players } chooses { $choosing }.
       *[other] { $players } choose { $choosing }.
    }
# Behind a question, with its space: at most $n more.
prompts-up-to = { " " }(up to { $n } more)
# Behind a question, with its space: $n cards, gems or tokens that are still due.
prompts-due = { " " }({ $n } to go)
prompts-gems-to-return = Which two of your gems do you give back?
    .choosing = which two gems to give back
prompts-start = Which character is the first of your pyramid, and which do you keep?
    .choosing = the first card, and one to keep
# $auction of $auctions.
prompts-bid = Auction { $auction } of { $auctions }: what do you bid?
    .choosing = what to bid
# $others who bid the $color, too; $n is their number.
prompts-claim = { $others } bid { color-name } too: which do you claim? If it is the same, nobody gets it.
    .choosing = which card of a color to claim
# Nobody else bid the $color.
prompts-claim-alone = Only you bid { color-name }: which of the two cards do you take?
# A virtual opponent bid the $color, too.
prompts-claim-with-virtual = A virtual opponent bid { color-name } too: which of the two cards do you take?
prompts-attack-card = Your attack token: which card do you take?
    .choosing = a card for an attack token
prompts-row-discard = Which card do you discard for the virtual opponent?
    .choosing = a card to discard for a virtual opponent
# $round of $rounds.
prompts-lay = Round { $round } of { $rounds }: which card do you lay?
    .choosing = a card to lay
prompts-place = Where do you place { $about }?
    .choosing = where to place a card
# What is chosen where the question is that of `payment`: gems for a law.
prompts-price = which gems to pay for a law
# $level: the top level.
prompts-top-reward = { $about } lies on level { $level }: what do you take?
    .choosing = the reward of the top level
# $n gems.
prompts-gems =
    { $n ->
        [one] You take { $n } gem: of which color?
       *[other] You take { $n } gems: of which colors?
    }
    .choosing = gems from the bank
# $due: empty, or a number of cards.
prompts-draw = From which deck do you draw?{ $due }
    .choosing = which deck to draw from
# $color.
prompts-own-gem = The bank has no { color-name } gem for { $about }. Do you put one of your own on it?
    .choosing = whether to give one of their gems
prompts-option = { $about }: what do you choose?
    .choosing = a reward of a law
# What is chosen where the question is that of `option`: what a law does.
prompts-effects = what a law does
prompts-color = { $about }: of which color is the infinite gem?
    .choosing = the color of an infinite gem
# $due.
prompts-put-back = Which card do you put back on the deck?{ $due }
    .choosing = a card to put back
# $most: empty, or `up_to`.
prompts-store = Which gem do you put on { $about }?{ $most }
    .choosing = gems to store on a law
prompts-row-card = Which card of the auction row do you take?
    .choosing = a card of the auction row
# $effects.
prompts-use-law = Do you use { $about }? If so, { $effects }.
    .choosing = whether to use a law
prompts-tuck-taken = You took { $about }. Do you tuck it under a law?
    .choosing = whether to tuck the card just taken
# $most: empty, or `up_to`.
prompts-tuck-hand = Which card of your hand do you tuck under { $about }?{ $most }
    .choosing = cards of the hand to tuck
prompts-tuck-free = Which free card do you tuck under { $about }?
    .choosing = a free card to tuck
# $most: empty, or `up_to`.
prompts-untuck = Which card do you take from under { $about }?{ $most }
    .choosing = cards to take from under a law
# $n of $cards.
prompts-keep = Which of the { $cards } cards do you keep?{ $due }
    .choosing = which card to keep
# Cards go back on the deck: $due.
prompts-arrange = Which card do you put back on the deck? The last one is the top card.{ $due }
    .choosing = which card to put back first
# Cards go under the deck: $due.
prompts-arrange-below = Which card do you put under the deck? The last one is the lowest.{ $due }
prompts-screen = Behind whose screen do you look?
    .choosing = whose screen to look behind
prompts-swap = Which of your tokens do you swap?
    .choosing = what to swap
# The token of the other player: $token, one of `token`, is the own one.
prompts-swap-others = Which token do you want for your { $token }?
# $n gems for $player.
prompts-swap-gems =
    { $n ->
        [one] Which gem do you pay { $player }?
       *[other] Which { $n } gems do you pay { $player }?
    }
# No gems for $player.
prompts-swap-for-nothing = You pay { $player } no gems: do you swap?
prompts-move-token = { $about }: which token do you move?
    .choosing = a token to move
# $token: one of `token`.
prompts-move-to = To which card do you move the { $token }?
prompts-turn-token = { $about }: which token do you turn over?
    .choosing = a token to turn over
# $payment, $effects that follow it.
prompts-pay = { $about }: do you { $payment }? If you do: { $effects }.
    .choosing = whether to pay for what a law does
# $n gems.
prompts-payment =
    { $n ->
        [one] Which gem do you pay for { $about }?
       *[other] Which { $n } gems do you pay for { $about }?
    }
    .choosing = what to pay with
# A card: $about, $due.
prompts-pay-card = Which card do you discard for { $about }?{ $due }
# A token: $about, $due.
prompts-pay-token = Which token do you give up for { $about }?{ $due }
# $n gems.
prompts-lose =
    { $n ->
        [one] You lose { $n } gem: of which color?
       *[other] You lose { $n } gems: of which colors?
    }
    .choosing = which gems to lose
prompts-lose-none = You have no gems to lose.
prompts-paint = Where do you put a gem?
    .choosing = where to paint

## Choices of a player
##
## What a player may choose, as the answers to the questions. A $place is one of the first four.

# A place where a $card lies: $level.
actions-card-on-level = { $card } on level { $level }
# Of level 1.
actions-left-end = level 1, left end
# Of level 1.
actions-right-end = level 1, right end
# A place on a $level, on $cards: their numbers.
actions-level-on-cards = level { $level }, on { $cards }
# $card, $gives: empty, or the next one.
actions-start = start with { $card }{ $gives }
# $reward, behind a colon.
actions-start-gives = : get { $reward }
# $card.
actions-keep = keep { $card }
# $color, $cards: those of the color, joined by "or", or `no_card`.
actions-bid = { color-name }: for { $cards }
actions-bid-attack = attack token: take any card before the others
# $n gems that are taken.
actions-pass-auction =
    { $n ->
        [one] pass: take no card, but { $n } gem
       *[other] pass: take no card, but { $n } gems
    }
# The same where the bank is empty.
actions-pass-for-nothing = pass: take no card
# $card.
actions-claim-base = { $card } at the base
# $card.
actions-claim-tip = { $card } at the tip
actions-claim-none = neither of them
actions-keep-in-hand = keep it in your hand
# The card in question, $place.
actions-tuck-under = tuck it under { $place }
# A $card that is a law.
actions-lay-law = { $card } (law)
# $card for $n gems.
actions-discard =
    { $n ->
        [one] discard { $card } for { $n } gem
       *[other] discard { $card } for { $n } gems
    }
actions-pass-round = pass: play no more cards this turn
# $place, $payment: one of those below, $rewards, $top: empty, or the next one, $circle: empty, or one of those behind
# it.
actions-place = { $place }: { $payment }; get { $rewards }{ $top }{ $circle }
# $n points, in place of the rewards.
actions-or-points = , or { $n } points
# A $color circle that is closed, with its semicolon.
actions-closes = ; closes a { color-name } circle
# The $sections of a circle so far, with its semicolon.
actions-circle-of = ; circle of { $sections }
# $n sections of a $color; those of a circle are listed.
actions-colored-sections = { $n } { color-name }
# A law: $place.
actions-in-place-of = in place of { $place }
# $gems of which laws take $n off.
actions-less =
    { $n ->
        [one] { $gems }, { $n } gem less
       *[other] { $gems }, { $n } gems less
    }
# $gems.
actions-payment = pay { $gems }
actions-pay-nothing = pay nothing
# $rewards on the top level.
actions-top-rewards = the rewards of levels 1, 2 and 3: { $rewards }
# A card of a deck, to be drawn.
actions-decks-law-deck = a law
actions-decks-reserve-deck = a character of the reserve
actions-own-gem = put one of your own on it
actions-no-own-gem = go without
# $color, of which the bank has $n.
actions-color = { color-name } (the bank has { $n })
# A gem of a $color.
actions-gem = a { color-name } gem
# $token: one of `token`, $place.
actions-token = { $token } on { $place }
# A $place in the pyramid of another $player.
actions-place-of = { $place } of { $player }
# An attack token, which comes to lie on the $place.
actions-turn-attack = an attack token: it lies as a defense token on { $place }
# $side, $place, $other: the side that is up then.
actions-turn-token = a { $side } token on { $place }: it becomes { $other }
actions-yes = yes
actions-no = no
actions-swap-nothing = swap nothing
actions-leave-tokens = leave the tokens as they are
actions-done = done: no more of them
# A circle under a $place: $sections, its colors.
actions-circle = the circle under { $place }: { $sections }
# $section: one of `section_labels`, $color, $circle.
actions-paint = the { $section } section { color-name }, { $circle }
actions-paint-best = paint for the most points: let viceroy find how
actions-paint-no-more = done: paint no more

## Moments of a game
##
## The head of a moment.

moments-game-over = The game is over
moments-painting = The end of the game: painting
moments-before = Before the first turn
# $turn of $turns, $round of $rounds.
moments-development = Turn { $turn } of { $turns }, development, round { $round } of { $rounds }
# $turn of $turns, $auction of $auctions.
moments-auction = Turn { $turn } of { $turns }, auction { $auction } of { $auctions }

## Why a choice cannot be taken back
##
## Why a choice cannot be taken back: by the event that has revealed something, without what it revealed.

# There is no choice yet.
undo-nothing-done = nothing has been done yet
undo-gems-returned = gems have been given back
undo-cards-removed = cards have been taken out of the game
undo-characters-dealt = characters have been dealt
undo-first-card-placed = the first cards lie open
undo-decks-made = the decks have been made
undo-laws-dealt = laws have been dealt
undo-cards-revealed = new cards lie in the auction row
undo-bids-revealed = all hands have been opened
undo-claims-revealed = the claims have been revealed
undo-cards-laid = the laid cards have been turned up
undo-passed = somebody's pass has been revealed
undo-card-drawn = a card has been drawn
undo-cards-looked-at = cards of a deck have been looked at
undo-screen-seen = somebody has looked behind a screen
undo-row-refilled = a new card lies in the auction row
undo-hand-discarded = the screens have been removed

## Remarks on a score sheet
##
## What is wrong with a score sheet, to somebody who taps on its cards.

# The sheet names a card set that is not here.
remarks-unknown-set = The card set of this sheet is not here: open its file.
# $card: its number or id.
remarks-unknown-card = No card of this set has the number { $card }.
# A card lies in two places.
remarks-card-twice = This card lies in two places.
# An empty place between the cards of a row (R3.4).
remarks-gap = This place is empty, but the cards of a row lie side by side.
# A card that does not rest on two others (R3.3).
remarks-no-support = A card rests on two cards of the row below, and one of them is not there.
# A sixth level (R3.1).
remarks-too-high = A pyramid has at most 5 levels.
remarks-law-on-level-5 = Laws do not lie on level 5.
# A law that lies only under a character, at a place of its own.
remarks-lies-under = This law lies under a character: take it away, and tap the character.
# A law on another level than $levels.
remarks-on-levels = This law lies on level { $levels } only.
# It is not said what a card gave.
remarks-choice = What did it give? Tap the card to answer.
# More than $n cards under a card.
remarks-tucked-most =
    { $n ->
        [one] At most { $n } card lies under this card.
       *[other] At most { $n } cards lie under this card.
    }
# It is said how many cards lie under a card, but not which.
remarks-tucked-which = Tap the card to say which cards lie under it.
# More than $n gems on a card.
remarks-stored-most =
    { $n ->
        [one] At most { $n } gem lies on this card.
       *[other] At most { $n } gems lie on this card.
    }
# Gems on a card that stores none.
remarks-stored-none = No gems are stored on this card.
# It is said how many gems lie on a card, but not their colors.
remarks-stored-which = Tap the card to say which colors the gems on it have.
# What was painted is not possible with these cards and gems.
remarks-painting = This painting no longer fits the cards and gems: choose another one.
# $pieces, of which there are $found, and $supply in the game.
remarks-too-many = { $pieces }: { $found } on this sheet, but { $supply } in the game.

## Refusals
##
## Why an action is refused: a sentence without its capital and period.

# As `NO_GEM`, where one gem of a $color is needed.
refusals-no-gem-of-color = you have no { color-name } gem; you have { $available } behind your screen
# What laws take off a cost may be other gems, as many: $others of `WRONG_LEFT_OUT`, else empty.
refusals-or-others = , or as many others
# As `NOT_A_CARD_TO_REPLACE`, where the edition wants a free card (B29).
refusals-free-card-to-replace = there is no free card on levels 1 to 4 for the law to replace
# $needed and $available: gems, $n: the number that is needed, $found: the one that was named, $either: what is
# needed, joined by "or", $listed: what is available, joined by "and", $characters and $laws: numbers of cards,
# $others: empty, or `or_others`.
refusals-sentences-game-over = the game is over
refusals-sentences-unknown-seat = nobody sits there
refusals-sentences-not-your-choice = it is not your choice now
refusals-sentences-wrong-action = you have something else to choose now
refusals-sentences-malformed = that is not a possible action
refusals-sentences-not-your-seat = that is a choice of another player
refusals-sentences-stale = that was meant for another moment of the game
refusals-sentences-not-two-gems = it must be two of the gems you have: { $available }
refusals-sentences-not-dealt = it must be two of the cards you were dealt: { $listed }
refusals-sentences-no-gem = you do not have { $needed }; you have { $available } behind your screen
refusals-sentences-no-card-there = no card lies there
refusals-sentences-no-attack-token = you have no attack token
refusals-sentences-attack-too-late = an attack token works in the first auction of a turn only, and this is auction { $found }
refusals-sentences-not-claimable = that cannot be claimed here
refusals-sentences-wrong-number-of-gems =
    { $n ->
        [one] { $n } gem is due, not { $found }
       *[other] { $n } gems are due, not { $found }
    }
refusals-sentences-bank-short = the bank has { $available }
refusals-sentences-deck-short = { $laws } and { $characters } are left to draw
refusals-sentences-wrong-number-of-cards =
    { $n ->
        [one] { $n } card is due, not { $found }
       *[other] { $n } cards are due, not { $found }
    }
refusals-sentences-not-in-hand = the card is not in your hand
refusals-sentences-drawn-this-phase = you drew it in this phase, so it cannot be played before the next turn
refusals-sentences-nowhere-to-place = level 1, the cheapest, costs { $needed }, and you can pay with { $available }
refusals-sentences-no-selling = this edition does not discard cards for gems
refusals-sentences-not-an-open-place = no card may lie there: it must rest on two cards, beside the others
refusals-sentences-law-too-high = a law cannot lie on level 5
refusals-sentences-not-a-card-to-replace = there is no card on levels 1 to 4 for the law to replace
refusals-sentences-not-a-character = there is no character for the law to lie under
refusals-sentences-wrong-level = the law can lie on level { $either } only
refusals-sentences-condition-fails = the condition for playing the law does not hold now
refusals-sentences-cannot-pay = it costs { $needed }, but you have { $available } behind your screen
refusals-sentences-wrong-left-out = your laws take { $needed } off the cost{ $others }, not { $available }
refusals-sentences-too-many-infinite = infinite gems can pay { $available } of it
refusals-sentences-no-such-option = the law has no option { $n }; there are { $listed }
refusals-sentences-not-of-the-deck = the card belongs to the other deck
refusals-sentences-not-looked-at = you do not look at card { $n }, but at { $listed }
refusals-sentences-not-another-player = it must be the screen of another player
refusals-sentences-not-free = the card is not free: it must be at an end of its row, with nothing on it and no card under it
refusals-sentences-no-such-law = no law that waits for cards lies there
refusals-sentences-no-such-token = no such token lies there
refusals-sentences-no-section = there is no such circle
refusals-sentences-painted-twice = the section has been painted already
refusals-sentences-own-color = the section has that color already
refusals-sentences-pure-circle = the circle was of a single color before painting, and stays as it is
refusals-sentences-best-too-late = the best painting is found only while nothing has been painted

## Hints
##
## Why a choice is worth it: the predicate of a sentence about the choice.

# Nothing but the trials speak for it: it is the best.
hints-best = comes first in the games that were tried
# Nothing but the trials speak for it: others are better.
hints-worse = fell behind in the games that were tried
# An attack token.
hints-takes-any = takes a card of the row whatever the others bid
# $n.
hints-brings-gems =
    { $n ->
        [one] brings { $n } gem
       *[other] brings { $n } gems
    }
# $reward.
hints-begins = begins with { $reward }
hints-passes-round = keeps cards and gems for later
hints-passes-auction = takes gems instead of a card
# $gems that the player has then.
hints-then-gems = then you have { $gems }
# $card, $outlook: one of the next two.
hints-bid-for = { $card } { $outlook }
hints-too-dear = costs more gems than you have
# The level $n, $reward: one of the next one, or a reward.
hints-as-high =
    { $n ->
        [one] can lie only on level { $n }, where it brings { $reward }
       *[other] can lie as high as level { $n }, where it brings { $reward }
    }
# $n gems, $law: its first sentence.
hints-law-costs =
    { $n ->
        [one] costs { $n } gem: { $law }
       *[other] costs { $n } gems: { $law }
    }
# $law: its first sentence.
hints-law-is-free = costs no gems: { $law }
# $color, $level.
hints-closes = closes a { color-name } circle on level { $level }
# $reward, $level.
hints-brings = brings { $reward } on level { $level }
# $level.
hints-needs-no-gems = needs no gems on level { $level }
# The moment: $n actions.
hints-after =
    { $n ->
        [one] After { $n } action.
       *[other] After { $n } actions.
    }
# The headings: points, their interval, the choice and why it is worth it.
hints-columns-1 = points
hints-columns-2 = 95 % interval
hints-columns-3 = choice, and what it brings
# The heading of what to type at a keyboard.
hints-to-type = type
# From $low to $high.
hints-interval = { $low } to { $high }
# What the points are.
hints-legend = points: how far ahead of the best other player you will probably be at the end of the next turn, with what may still score; less than 0 is behind.

## A game in a terminal
##
## The table, the menus and the screen of a game in a terminal.

terminal-row = Auction row
terminal-row-is-empty = The auction row is empty.
# $gems.
terminal-bank = Bank: { $gems }
# $auction: a number, $reserve and $laws: numbers of cards.
terminal-decks = decks: { $auction } for auctions, { $reserve } in reserve, { $laws }
# Before the characters are split into two decks: $characters and $laws.
terminal-deck-before = decks: { $characters }, { $laws }
# $numbers of virtual opponents.
terminal-still-bidding = virtual opponents still bidding: { $numbers }
# $deck: one of `looked_decks`, $cards, joined by `then_inside`.
terminal-on-top = On top { deck-genitive }: { $cards }
# $deck: one of `looked_decks`, $cards, joined by `then_inside`.
terminal-at-bottom = At the bottom { deck-genitive }: { $cards }
# A card that $players know.
terminal-known-to = a card known to { $players }
terminal-players = Players
# $player, whose screen it is.
terminal-you = { $player } (you)
# $cards.
terminal-hand = hand: { $cards }
# No cards in a hand.
terminal-empty = empty
# $n.
terminal-points-now =
    { $n ->
        [one] { $n } point now
       *[other] { $n } points now
    }
# $gems.
terminal-infinite-to-use = infinite gems to use: { $gems }
terminal-has-chosen = has chosen
terminal-has-to-choose = has to choose
terminal-has-card = has a card
terminal-has-passed = has passed
# A player takes no part in this auction phase.
terminal-skips = takes no part in this auction phase
terminal-skips-next = will take no part in the next auction phase
terminal-your-hand = Your hand
terminal-your-hand-is-empty = Your hand is empty.
# Above a card in the hand, in at most 18 characters.
terminal-not-this-turn = not this turn
# $player.
terminal-pyramid = { $player }: pyramid
terminal-no-card-yet = No card yet.
# $card, $corners, $law: its sentences.
terminal-law = { $card } (law, { $corners }): { $law }
# The sentence of a drawing that shows what $player knows.
terminal-as-seen-by = As { $player } sees it.
# $behind: gems and attack tokens.
terminal-behind-screen = gems: { $behind }
# $n, on the face of a card.
terminal-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# Of an infinite gem, on the face of a card.
terminal-any-color = any
# Above a card, in at most 18 characters.
terminal-to-place = to place
# Above a card, in at most 18 characters.
terminal-looked-at = looked at
# $belongings, $gems of the bank.
terminal-you-have = You have { $belongings }. The bank has { $gems }.
# $first to $last of a long list.
terminal-more = more: { $first } to { $last }
terminal-back = back
# $color of the last gem, $gems in all.
terminal-all-gems = { color-name }: { $gems } in all
# $question, $n gems more.
terminal-gems-left =
    { $n ->
        [one] { $question } { $n } gem more.
       *[other] { $question } { $n } gems more.
    }
# Any card, for $n gems.
terminal-discard =
    { $n ->
        [one] discard a card for { $n } gem
       *[other] discard a card for { $n } gems
    }
# $section: one of `section_labels`, $now: empty, or the next one, $color.
terminal-section = the { $section } section{ $now }: { color-name }
# The $color of a section, with its space.
terminal-section-now = { " " }(now { color-name })
