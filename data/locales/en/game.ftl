### English: a game in progress.
### The comments are for translators into other languages. Nobody whose first language is English has read this file yet.

## Parts of sentences
##
## Parts of the sentences of a game in progress.

# By itself.
table-no-gems = no gems
# As the object of a sentence; also where a card of the auction row would lie.
table-no-card = no card
# A card that is not known, as the object of a sentence.
table-a-card = a card
# Tokens without an article. $n is what is printed on them.
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
# $token is one of the messages above, as the object of a sentence.
table-a-token = a { $token }
# The auction row has two cards of each color: the lower one is the base, the upper one the tip.
table-at-base = lower { color-name } card
table-at-tip = upper { color-name } card
# A place of a pyramid. Places of a level are counted from the left, from 0.
table-place = level { $level }, place { $x }
# A place where no card lies.
table-level = level { $level }
table-under = under { $card }
# As the subject of a sentence.
table-virtual-opponents =
    { $n ->
        [one] { $n } virtual opponent
       *[other] { $n } virtual opponents
    }
# The printed editions of the game, as in "the German rules". Editions of house rules have the names that players give
# them.
table-editions-french = French
table-editions-english = English
table-editions-german = German
table-editions-italian = Italian
table-editions-portuguese = Portuguese

## Events
##
## What happened, one line for each event. $player is a name; $card is a number and a name, such as "32 Captain";
## $cards are several, or table-no-card; $gems are counted by color, "1 blue, 2 yellow"; $at and $to are a card, or
## table-place; $token is table-a-token.

# $edition is one of the messages above.
events-game-started = { $players } play by the { $edition } rules.
events-cards-removed = Not used by this edition: { $cards }.
# How many cards each deck has.
events-decks-made = The auction deck has { $auction } cards, the reserve deck { $reserve }.
events-gems-returned = { $player } gives back { $gems }.
# $things: "4 characters"; $shown is empty, or the cards behind a colon.
events-dealt = { $player } gets { $things }{ $shown }.
events-first-card-placed = { $player } starts with { $card }.
events-turn-started = — Turn { $turn } —
# $row: the cards of the auction row by color.
events-cards-revealed = New cards: { $row }.
events-auction-started = Auction { $auction }: { $players }.
events-choice-made = { $player } has chosen.
# $bids are names with colors, and the next two messages.
events-bids-revealed = Hands open: { $bids }.
events-bid-pass = { $player } pass
events-virtual-bid = virtual opponent { $number } { color-name }
# $claims are names with table-at-base or table-at-tip, and the next message.
events-claims-revealed = Claims: { $claims }.
# The player wants no card of that color.
events-claim-none = { $player } no { color-name } card
events-card-taken = { $player } takes { $card } ({ color-name }).
events-cards-discarded = Discarded: { $cards }.
events-passed = { $player } passes.
events-gems-taken = { $player } takes { $gems } from the bank.
# $cards were discarded; $row: the others by color.
events-row-moved = The row moves on; discarded: { $cards }; now above: { $row }.
events-card-tucked = { $player } tucks { $card } under { $at }.
# $slot is table-at-base or table-at-tip.
events-row-refilled = { $card } from the reserve deck is now the { $slot }.
events-auction-skipped = { $player } will take no part in the next auction phase.
events-round-started = Round { $round }: { $players }.
# $cards are names with cards, some with the next message.
events-cards-laid = Cards turned up: { $cards }.
# Behind a card that is discarded for gems, with its space.
events-laid-for-gems = { " " }(for gems)
events-card-returned = { $card } goes back to the hand of { $player }.
# $where is one of the next six messages or table-under; $paid and $infinite are empty, or the messages behind them.
events-card-placed = { $player } places { $card } { $where }{ $paid }{ $infinite }.
events-on-place = on level { $level }, place { $x }
events-on-level-one = on level 1
events-left-of = on level 1, left of { $card }
events-right-of = on level 1, right of { $card }
# $cards are two numbers: "44 and 2".
events-across = on level { $level }, across { $cards }
# Behind the place of a card, or behind a swap.
events-paid = , paying { $gems }
# Behind the place of a card: gems that infinite gems of the pyramid paid.
events-infinite = ; infinite gems pay { $gems }
events-circle-closed = { $player } completes a { color-name } circle and takes 1 { color-name } gem.
events-circle-without-gem = { $player } completes a { color-name } circle; the bank has no { color-name } gem left.
# $tokens: "a power token of 12 points and 2 magic tokens".
events-tokens-gained = { $player } gains { $tokens } on { $at }.
# $tokens: "2 attack tokens".
events-attack-gained = { $player } takes { $tokens } behind the screen.
events-infinite-gem-gained = { $player } puts an infinite { color-name } gem from the bank on { $at }.
events-own-infinite-gem = { $player } puts an infinite { color-name } gem from behind the screen on { $at }.
events-infinite-gem-lost = { $player } gets no infinite { color-name } gem.
events-card-drawn = { $player } draws { $card } { deck-source }.
events-law-responded = { $card } of { $player } takes effect.
events-no-effect = { $card } of { $player }: an effect is not possible now.
# $option is a number.
events-option-chosen = { $player } chooses option { $option }.
# $option: what the player gets, or sentences about effects.
events-option-taken = { $player } chooses: { $option }.
events-gems-paid = { $player } pays { $gems }.
# $tokens: "2 attack tokens".
events-attack-paid = { $player } gives up { $tokens }.
events-token-paid = { $player } gives up { $token } on { $at }.
events-token-moved = { $player } moves { $token } from { $at } to { $to }.
# $side and $other: "magic", "science".
events-token-turned = { $player } turns a token over: { $side } becomes { $other }, { $at }.
events-card-taken-back = { $player } takes { $card } from under { $at } back into the hand.
events-gems-taken-back = { $player } takes { $gems } from { $at } back behind the screen.
events-gem-stored = { $player } stores 1 { color-name } gem on { $at }.
events-gems-lost = { $player } loses { $gems }.
events-no-gems-lost = { $player } has no gems to lose.
events-card-put-back = { $player } puts { $card } back { deck-put }.
# $shown is empty, or the cards behind a colon.
events-cards-looked-at =
    { $n ->
        [one] { $player } looks at the { deck-end } card { deck-genitive }{ $shown }.
       *[other] { $player } looks at the { deck-end } { $n } cards { deck-genitive }{ $shown }.
    }
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
# $other is a name; $shown is empty, or what is behind the screen, behind a colon.
events-screen-seen = { $player } looks behind the screen of { $other }{ $shown }.
# $level: where the card lay.
events-card-moved-under = { $player } moves { $card } from level { $level } under { $to }.
# $other is a name; $token goes there, $taken comes; $paid is empty, or events-paid.
events-tokens-swapped = { $player } swaps tokens with { $other }, { $token } for { $taken }{ $paid }.
# $behind: gems and attack tokens, by themselves.
events-hand-discarded = { $player } removes the screen: { $behind }; hand discarded: { $cards }.
# $section is one of painting-section-labels in scores.ftl; $circle is one of the next two messages.
events-section-painted = { $player } paints the { $section } section of the circle { $circle } in { color-name }.
# A circle, by its upper card.
events-circle-under = under { $at }
# A circle, by its place.
events-circle-at = at { $at }

## Questions to a player
##
## Each question is the text of a message. The line .choosing below it is for those who wait: "Ada chooses which card
## to keep". $about is the number and the name of the card in question.

# For those who wait. $players: "Ada and Ben", $n in number; $choosing is a line .choosing of a question.
prompts-chooses =
    { $n ->
        [one] { $players } chooses { $choosing }.
       *[other] { $players } choose { $choosing }.
    }
# Behind a question, with its space.
prompts-up-to = { " " }(up to { $n } more)
# Behind a question, with its space: so many cards, gems or tokens are still to be chosen.
prompts-due = { " " }({ $n } to go)
prompts-gems-to-return = Which two of your gems do you give back?
    .choosing = which two gems to give back
prompts-start = Which character is the first of your pyramid, and which do you keep?
    .choosing = the first card, and one to keep
prompts-bid = Auction { $auction } of { $auctions }: what do you bid?
    .choosing = what to bid
# $others are names, $n in number.
prompts-claim = { $others } bid { color-name } too: which do you claim? If it is the same, nobody gets it.
    .choosing = which card of a color to claim
# Nobody else bid that color.
prompts-claim-alone = Only you bid { color-name }: which of the two cards do you take?
prompts-claim-with-virtual = A virtual opponent bid { color-name } too: do you take the upper card, or leave both?
prompts-attack-card = Your attack token: which card do you take?
    .choosing = a card for an attack token
prompts-row-discard = Which card do you discard for the virtual opponent?
    .choosing = a card to discard for a virtual opponent
prompts-lay = Round { $round } of { $rounds }: which card do you lay?
    .choosing = a card to lay
prompts-place = Where do you place { $about }?
    .choosing = where to place a card
# For those who wait; the question itself is prompts-payment.
prompts-price = which gems to pay for a law
prompts-top-reward = { $about } lies on level { $level }: what do you take?
    .choosing = the reward of the top level
prompts-gems =
    { $n ->
        [one] You take { $n } gem: of which color?
       *[other] You take { $n } gems: of which colors?
    }
    .choosing = gems from the bank
# $due is empty, or prompts-due.
prompts-draw = From which deck do you draw?{ $due }
    .choosing = which deck to draw from
prompts-own-gem = The bank has no { color-name } gem for { $about }. Do you put one of your own on it?
    .choosing = whether to give one of their gems
prompts-option = { $about }: what do you choose?
    .choosing = a reward of a law
# For those who wait; the question itself is prompts-option.
prompts-effects = what a law does
prompts-color = { $about }: of which color is the infinite gem?
    .choosing = the color of an infinite gem
# $due is prompts-due.
prompts-put-back = Which card do you put back on the deck?{ $due }
    .choosing = a card to put back
# $due is prompts-due.
prompts-put-under = Which card do you put under the deck?{ $due }
# $most is empty, or prompts-up-to.
prompts-store = Which gem do you put on { $about }?{ $most }
    .choosing = gems to store on a law
prompts-row-card = Which card of the auction row do you take?
    .choosing = a card of the auction row
# $effects: what the law does, with a small letter.
prompts-use-law = Do you use { $about }? If so, { $effects }.
    .choosing = whether to use a law
prompts-tuck-taken = You took { $about }. Do you tuck it under a law?
    .choosing = whether to tuck the card just taken
# $most is empty, or prompts-up-to.
prompts-tuck-hand = Which card of your hand do you tuck under { $about }?{ $most }
    .choosing = cards of the hand to tuck
prompts-tuck-free = Which free card do you tuck under { $about }?
    .choosing = a free card to tuck
# $most is empty, or prompts-up-to.
prompts-untuck = Which card do you take from under { $about }?{ $most }
    .choosing = cards to take from under a law
# $due is prompts-due.
prompts-keep = Which of the { $cards } cards do you keep?{ $due }
    .choosing = which card to keep
# $due is prompts-due.
prompts-arrange = Which card do you put back on the deck? The last one is the top card.{ $due }
    .choosing = which card to put back first
# $due is prompts-due.
prompts-arrange-below = Which card do you put under the deck? The last one is the lowest.{ $due }
prompts-screen = Behind whose screen do you look?
    .choosing = whose screen to look behind
prompts-swap = Which of your tokens do you swap?
    .choosing = what to swap
# $token: one's own, without an article.
prompts-swap-others = Which token do you want for your { $token }?
prompts-swap-gems =
    { $n ->
        [one] Which gem do you pay { $player }?
       *[other] Which { $n } gems do you pay { $player }?
    }
prompts-swap-for-nothing = You pay { $player } no gems: do you swap?
prompts-move-token = { $about }: which token do you move?
    .choosing = a token to move
# $token is without an article.
prompts-move-to = To which card do you move the { $token }?
prompts-turn-token = { $about }: which token do you turn over?
    .choosing = a token to turn over
# $payment: "pay 2 gems of any colors"; $effects: what is done then.
prompts-pay = { $about }: do you { $payment }? If you do: { $effects }.
    .choosing = whether to pay for what a law does
prompts-payment =
    { $n ->
        [one] Which gem do you pay for { $about }?
       *[other] Which { $n } gems do you pay for { $about }?
    }
    .choosing = what to pay with
# $due is prompts-due.
prompts-pay-card = Which card do you discard for { $about }?{ $due }
# Of the cards that are tucked under a law. $due is prompts-due.
prompts-pay-tucked = Which card under { $about } do you discard?{ $due }
# $due is prompts-due.
prompts-pay-token = Which token do you give up for { $about }?{ $due }
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
## The answers to the questions, in a menu or on buttons. $place is one of the first four messages.

# A place where a card lies.
actions-card-on-level = { $card } on level { $level }
actions-left-end = level 1, left end
actions-right-end = level 1, right end
# A place where no card lies yet; $cards are those below it: "44 and 2".
actions-level-on-cards = level { $level }, on { $cards }
# $gives is empty, or the next message.
actions-start = start with { $card }{ $gives }
# With its colon.
actions-start-gives = : get { $reward }
actions-keep = keep { $card }
# $cards: those of the color, joined by "or", or table-no-card.
actions-bid = { color-name }: for { $cards }
actions-bid-attack = attack token: take any card before the others
actions-pass-auction =
    { $n ->
        [one] pass: take no card, but { $n } gem
       *[other] pass: take no card, but { $n } gems
    }
# The same if the bank has no gem.
actions-pass-for-nothing = pass: take no card
actions-claim-base = { $card }, the lower card
actions-claim-tip = { $card }, the upper card
actions-claim-none = neither of them
actions-keep-in-hand = keep it in your hand
# A card that was just taken.
actions-tuck-under = tuck it under { $place }
actions-lay-law = { $card } (law)
actions-discard =
    { $n ->
        [one] discard { $card } for { $n } gem
       *[other] discard { $card } for { $n } gems
    }
actions-pass-round = pass: play no more cards this turn
# $payment is actions-payment or actions-pay-nothing; $top is empty, or the next message; $circle is empty, or one of
# the two behind it.
actions-place = { $place }: { $payment }; get { $rewards }{ $top }{ $circle }
# On level 5: points in place of the rewards.
actions-or-points = , or { $n } points
# The card closes a circle of one color. With its semicolon.
actions-closes = ; closes a { color-name } circle
# The card makes a circle of several colors. With its semicolon.
actions-circle-of = ; circle of { $sections }
# Sections of a circle in one color; a circle lists several of these.
actions-colored-sections = { $n } { color-name }
# Where a law is played.
actions-in-place-of = in place of { $place }
# A cost, and by how many gems laws make it less.
actions-less =
    { $n ->
        [one] { $gems }, { $n } gem less
       *[other] { $gems }, { $n } gems less
    }
actions-payment = pay { $gems }
actions-pay-nothing = pay nothing
actions-top-rewards = the rewards of levels 1, 2 and 3: { $rewards }
# A card to draw, as the object of a sentence.
actions-decks-law-deck = a law
actions-decks-reserve-deck = a character of the reserve
# Answers to prompts-own-gem.
actions-own-gem = put one of your own on it
actions-no-own-gem = go without
actions-color = { color-name } (the bank has { $n })
actions-gem = a { color-name } gem
# $token is without an article.
actions-token = { $token } on { $place }
# A place in the pyramid of another player.
actions-place-of = { $place } of { $player }
actions-turn-attack = an attack token: it lies as a defense token on { $place }
# $side and $other: "magic", "science".
actions-turn-token = a { $side } token on { $place }: it becomes { $other }
# Answers to prompts-use-law and prompts-pay.
actions-yes = yes
actions-no = no
actions-swap-nothing = swap nothing
actions-leave-tokens = leave the tokens as they are
actions-done = done: no more of them
# $sections: its colors.
actions-circle = the circle under { $place }: { $sections }
# $section is one of painting-section-labels in scores.ftl; $circle is the message above.
actions-paint = the { $section } section { color-name }, { $circle }
actions-paint-best = paint for the most points: let viceroy find how
actions-paint-no-more = done: paint no more

## Moments of a game
##
## The line above a question that says where the game is.

moments-game-over = The game is over
moments-painting = The end of the game: painting
moments-before = Before the first turn
moments-development = Turn { $turn } of { $turns }, development, round { $round } of { $rounds }
moments-auction = Turn { $turn } of { $turns }, auction { $auction } of { $auctions }

## Why a choice cannot be taken back
##
## The reason, as a part of a sentence. It names the event that revealed something, not what it revealed.

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
undo-choice-made = somebody else has chosen since

## Remarks on a score sheet
##
## What is wrong with a score sheet, said to somebody who enters it by tapping on cards.

remarks-unknown-set = The card set of this sheet is not here: open its file.
remarks-unknown-card = No card of this set has the number { $card }.
remarks-card-twice = This card lies in two places.
remarks-gap = This place is empty, but the cards of a row lie side by side.
remarks-no-support = A card rests on two cards of the row below, and one of them is not there.
remarks-too-high = A pyramid has at most 5 levels.
remarks-law-on-level-5 = Laws do not lie on level 5.
remarks-lies-under = This law lies under a character: take it away, and tap the character.
remarks-on-levels = This law lies on level { $levels } only.
# A law offers a choice, and the sheet does not say what was chosen.
remarks-choice = What did it give? Tap the card to answer.
remarks-tucked-most =
    { $n ->
        [one] At most { $n } card lies under this card.
       *[other] At most { $n } cards lie under this card.
    }
remarks-tucked-which = Tap the card to say which cards lie under it.
remarks-stored-most =
    { $n ->
        [one] At most { $n } gem lies on this card.
       *[other] At most { $n } gems lie on this card.
    }
remarks-stored-none = No gems are stored on this card.
remarks-stored-which = Tap the card to say which colors the gems on it have.
remarks-painting = This painting no longer fits the cards and gems: choose another one.
# $pieces: kinds of tokens or gems; $found are on the sheet, $supply in the box.
remarks-too-many = { $pieces }: { $found } on this sheet, but { $supply } in the game.

## Refusals
##
## Why a player cannot do something now: a sentence without a capital and a period.

refusals-no-gem-of-color = you have no { color-name } gem; you have { $available } behind your screen
# The end of refusals-sentences-wrong-left-out, or nothing.
refusals-or-others = , or as many others
# As refusals-sentences-not-a-card-to-replace, in editions that want a free card.
refusals-free-card-to-replace = there is no free card on levels 1 to 4 for the law to replace
# $needed and $available are gems, "1 blue, 2 yellow"; $n and $found are numbers: what is needed, and what the player
# named; $either: what is possible, joined by "or"; $listed: what there is, joined by "and"; $characters and $laws:
# numbers of cards.
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
## Why a choice is a good one. The choice is the subject: "discard 32 Captain: brings 5 gems".

# If nothing else can be said.
hints-best = comes first in the games that were tried
# If nothing else can be said.
hints-worse = fell behind in the games that were tried
# Of the choice that is proven best.
hints-proven = nothing brings more by the end
# Of an attack token.
hints-takes-any = takes a card of the row whatever the others bid
hints-brings-gems =
    { $n ->
        [one] brings { $n } gem
       *[other] brings { $n } gems
    }
hints-begins = begins with { $reward }
hints-passes-round = keeps cards and gems for later
hints-passes-auction = takes gems instead of a card
hints-then-gems = then you have { $gems }
# $outlook is one of the next two messages.
hints-bid-for = { $card } { $outlook }
hints-too-dear = costs more gems than you have
# $n is a level; $reward is the next message, or a reward.
hints-as-high =
    { $n ->
        [one] can lie only on level { $n }, where it brings { $reward }
       *[other] can lie as high as level { $n }, where it brings { $reward }
    }
# $law: its first sentence.
hints-law-costs =
    { $n ->
        [one] costs { $n } gem: { $law }
       *[other] costs { $n } gems: { $law }
    }
# $law: its first sentence.
hints-law-is-free = costs no gems: { $law }
hints-closes = closes a { color-name } circle on level { $level }
hints-brings = brings { $reward } on level { $level }
hints-needs-no-gems = needs no gems on level { $level }
# $n is how many choices were made before.
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
hints-interval = { $low } to { $high }
# What the points are.
hints-legend = points: how far ahead of the best other player you will probably be at the end of the next turn, with what may still score; less than 0 is behind.

## Reviews
##
## What a review says of the choices of a game that was played.

# What the better choice leads to. $differences: "Circles +3.1, gems left -1.2".
reviews-leads-to = at the end of the next turn, on average: { $differences }
# What there is more of, or less, in such a list.
reviews-gems = gems left
reviews-cards = cards in the hand
reviews-others = points of the best other player
# The headings: the player, the lead at the end, at the first choice, by luck, by choices, and how many mistakes.
reviews-columns-1 = player
reviews-columns-2 = end
reviews-columns-3 = deal
reviews-columns-4 = luck
reviews-columns-5 = choices
reviews-columns-6 = mistakes
# What the columns are.
reviews-legend-1 = end: the lead over the best other player at the end. deal: the lead to expect at the first choice.
reviews-legend-2 = luck: what the cards that came and the other players brought since then. choices: what other choices would have brought.
reviews-legend-3 = mistakes: certainly a point or more worse than another choice, by what the player knew; of how many choices. In brackets: 95 % intervals.
# Before the mistakes that cost most.
reviews-costliest = The mistakes that cost most:
# If a player made no mistake.
reviews-none = { $player }: no mistake
# The head of a mistake. $moment: "Turn 5 of 12, auction 2 of 3"; $points with its $interval; $n: after how many actions.
reviews-cost = { $player }. { $moment }, after action { $n }: { $points } points ({ $interval })
# Before what was chosen.
reviews-chosen = chosen
# Before what would have been better.
reviews-better = better
# Before a table of leads, turn by turn.
reviews-course = The lead to expect, turn by turn:
# $command is typed in a terminal.
reviews-look = A moment as a position, to be played on: { $command }

## A game in a terminal
##
## The table, the menus and the screen of a game that is played in a terminal.

terminal-row = Auction row
terminal-row-is-empty = The auction row is empty.
terminal-bank = Bank: { $gems }
# $auction: a number, $reserve and $laws: numbers of cards.
terminal-decks = decks: { $auction } for auctions, { $reserve } in reserve, { $laws }
# Before the characters are split into two decks: $characters and $laws.
terminal-deck-before = decks: { $characters }, { $laws }
# $numbers of virtual opponents.
terminal-still-bidding = virtual opponents still bidding: { $numbers }
# $cards are joined by effects-then-inside.
terminal-on-top = On top { deck-genitive }: { $cards }
terminal-at-bottom = At the bottom { deck-genitive }: { $cards }
terminal-known-to = a card known to { $players }
terminal-players = Players
# The player at this terminal.
terminal-you = { $player } (you)
terminal-hand = hand: { $cards }
# No cards in a hand; in brackets, no card at a place of the auction row.
terminal-empty = empty
terminal-points-now =
    { $n ->
        [one] { $n } point now
       *[other] { $n } points now
    }
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
terminal-pyramid = { $player }: pyramid
terminal-no-card-yet = No card yet.
# $corners are letters of colors; $law: its sentences.
terminal-law = { $card } (law, { $corners }): { $law }
# The sentence of a drawing that shows what $player knows.
terminal-as-seen-by = As { $player } sees it.
# $behind: gems and attack tokens.
terminal-behind-screen = gems: { $behind }
# On the face of a card: short.
terminal-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# On the face of a card, of an infinite gem: short.
terminal-any-color = any
# Above a card, in at most 18 characters.
terminal-to-place = to place
# Above a card, in at most 18 characters.
terminal-looked-at = looked at
# $belongings, $gems of the bank.
terminal-you-have = You have { $belongings }. The bank has { $gems }.
# Of a long list.
terminal-more = more: { $first } to { $last }
terminal-back = back
# The gems that are left are all of one color, so that $gems are settled.
terminal-all-gems = { color-name }: { $gems } in all
# $question is one of the questions.
terminal-gems-left =
    { $n ->
        [one] { $question } { $n } gem more.
       *[other] { $question } { $n } gems more.
    }
# Any card.
terminal-discard =
    { $n ->
        [one] discard a card for { $n } gem
       *[other] discard a card for { $n } gems
    }
# $section is one of painting-section-labels in scores.ftl; $now is empty, or the next message.
terminal-section = the { $section } section{ $now }: { color-name }
# The color that the section has, with a space before it.
terminal-section-now = { " " }(now { color-name })
