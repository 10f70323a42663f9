### English: the lessons, which teach the game step by step.
### The comments are for translators into other languages. Nobody whose first language is English has read this file yet.
###
### In every lesson the learner is Ada, and Ben is the other player. Each text stands above a table on which the learner does what
### it asks for, so keep it short, and call things as the other files call them. $n is a number that the program counts.
### Messages with three parts in their name are said at a step; those with more parts are said to a mistake at that step.

## What any lesson says

# To an action that the rules allow, and the lesson does not ask for.
lessons-other-choice = You may do that in a game. Here, try what the lesson asks for.
# To a wrong number.
lessons-wrong-number = Not quite. Look once more.
# Before what a step says, if it does not go on at the table of the step before it. $text: what it says.
lessons-new-situation = A new situation. { $text }

## Lesson 1

lessons-row-title = The row and a bid
lessons-row-welcome = You are Ada, and Ben plays against you. In twelve turns you collect cards and build a pyramid of them. Whoever has the most points at the end wins.
lessons-row-table = The row is what you can get. Below each card stands the color that it costs. The gems at the very bottom are yours, and only you see them.
lessons-row-bid = To get a card, you bid a gem of the color below it, in secret. Take the card at yellow: tap it, then bid.
lessons-row-bid-color = That gem is for the card of that color. This time, take the one at yellow.
lessons-row-bid-pass = Whoever passes gets gems, but no card. This time, bid a gem.
lessons-row-won = You both opened your hands. Nobody else wanted yellow, so the card is yours, and lies in your hand. Your gem went to the bank.
lessons-row-again = A new turn, and four new cards. Bid for any card that you like. One is out of reach: you have no gem of its color.
lessons-row-end = The card is in your hand. A bid is one gem of one color, in secret. What happens if two want the same card?

## Lesson 2

lessons-color-title = Two on one color
lessons-color-same = You and Ben both want the card at red. Bid red, and see what happens.
lessons-color-same-other = This time, bid red: you will see what happens if two want the same card.
lessons-color-second = Two bids for one card: nobody gets it, and both gems are lost. But a turn has up to three auctions, and this is the second. Take the card at blue.
lessons-color-second-red = Ben bids red again. You would both lose one more gem: take the card at blue.
lessons-color-second-pass = You still have gems. Take the card at blue.
lessons-color-both = Now each of you has a card, so there is no third auction: nobody gets two cards in one turn.
lessons-color-two = At yellow there are two cards now: a new one, and above it one that nobody took in the last turn. Bid yellow.
lessons-color-two-other = This time, bid yellow: two cards lie there.
lessons-color-claim = Ben bid yellow, too. For two players there are two cards: each of you now names one in secret. Ben says that he wants the old one. Name the new one.
lessons-color-claim-same = If you both name the same card, nobody gets one. Leave the old one to Ben.
lessons-color-claim-none = There is a card for you: name the new one.
lessons-color-end = You named different cards, so both of you got one. Had three players bid yellow, nobody would have got a card.

## Lesson 3

lessons-place-title = Paying and places
lessons-place-lay = After the auctions you build, in three rounds. In each, every player lays a card of the hand face down, or passes; then all are shown. Lay your card.
lessons-place-lay-pass = Whoever passes plays no more cards in this turn. Lay your card.
lessons-place-cost = Each row of the card begins with a gem, level 1 at the bottom. A card costs the gems of all rows up to the level on which it lies. How many gems does it cost on level 2?
lessons-place-cost-one = One gem is what it costs on level 1.
lessons-place-cost-four = Four gems are what it costs on level 4.
lessons-place-up = Yes: { $n }. Above level 1, a card rests on two cards side by side. Place it on level 2.
lessons-place-up-beside = That is level 1. There is a place above your two cards.
lessons-place-paid = Your gems went to the bank. A card stays where it lies. Level 1 grows at both ends; the levels above have no gaps.
lessons-place-poor = Another card, and fewer gems: for level 2 you would need a blue one, too. Place the card beside the others, where you can pay.
lessons-place-end = Each level costs one gem more, up to level 5. What do the levels give for that?

## Lesson 4

lessons-levels-title = Levels and rewards
lessons-levels-reward = Beside its gem, each row of a card has a reward. You get the reward of the level on which the card lies, and no other. This card gives points on level 1. Place it there.
lessons-levels-reward-gems = On level 2 it gives gems. This time, place it on level 1, for the points.
lessons-levels-points = At the end, the token on the card is worth its number. How many points does it bring?
lessons-levels-gems = The same card once more. Now you want gems: place it on level 2.
lessons-levels-gems-points = On level 1 it gives points. This time, place it on level 2, for the gems.
lessons-levels-take = Four gems, of any colors: take the ones you like.
lessons-levels-cost = Late in a game, level 5 can be reached: the top. There a card costs the gems of its four rows, and that of the fourth row once more. How many gems are that?
lessons-levels-cost-four = Four rows are four gems. The gem of the fourth row is paid once more.
lessons-levels-top = Yes: { $n }. You have them. Place the card at the top.
lessons-levels-top-beside = That is level 1. This time, place the card at the very top.
lessons-levels-choice = On level 5 you choose: the rewards of rows 1, 2 and 3 together, or 15 points. Take the 15 points.
lessons-levels-choice-rewards = That is often good, too. This time, take the 15 points.
lessons-levels-end = A card gives something once, when it is laid. Low levels are cheap; what lies high costs and gives more.

## Lesson 5

lessons-circles-title = Circles
lessons-circles-lay = Where a card lies on two others, a circle of four parts is formed: a corner of each lower card, and the lower edge of the upper one. Two red corners wait here. Lay the card whose lower edge is red.
lessons-circles-lay-yellow = Its lower edge is yellow, so the circle would have two colors.
lessons-circles-lay-pass = Two red corners wait for a card. Lay the one whose lower edge is red.
lessons-circles-place = Place it on top of the two, so that the circle is all red.
lessons-circles-place-beside = That is level 1. The circle is formed above the two cards.
lessons-circles-points = A circle of one color! You got a red gem for it at once. At the end it is worth the level of its upper card. How many points are that?
lessons-circles-points-level = What counts is the level of the upper card of the circle.
lessons-circles-points-four = The four parts are one circle. What counts is the level of its upper card.
lessons-circles-high = Here is a red circle higher up, below the card at the top. How many points is it worth?
lessons-circles-bonus = One of your cards gave you a token: each of your red circles is worth 2 more. How many points does this circle bring?
lessons-circles-bonus-without = That is the circle without the token.
lessons-circles-end = Yes: { $n }. A circle of one color gives a gem at once, and points at the end: the higher, the more.

## Lesson 6

lessons-infinite-title = Infinite gems
lessons-infinite-get = On level 1, this card gives an infinite gem. Place it there.
lessons-infinite-lay = The infinite gem lies on its card, and stays there. In each turn it pays one gem of its color. Lay the card that costs a red gem and gives magic, though you have no red gem.
lessons-infinite-lay-other = Lay the card that costs a red gem and gives magic.
lessons-infinite-pay = Place it on level 1. The infinite gem pays the red one.
lessons-infinite-once = Your other card costs a red gem, too. But the infinite gem has paid in this turn already; it pays again in the next one. So pass.
lessons-infinite-points = At the end an infinite gem is worth the level of its card. This one lies at the top, on level 3. How many points is it worth?
lessons-infinite-points-one = What counts is the level on which its card lies.
lessons-infinite-end = Yes: { $n }. An infinite gem saves a gem in each turn, and brings points besides.

## Lesson 7

lessons-laws-title = Laws
lessons-laws-lay = Besides characters there are laws. Each player begins with three of them in hand. A law costs nothing: lay it, though you have no gems.
lessons-laws-lay-pass = You need no gems for a law. Lay it.
lessons-laws-place = Place it where you like. Its colors count for circles, as those of other cards do.
lessons-laws-choose = This law lets you choose a reward. Take the points.
lessons-laws-choose-attack = That is often good, too. This time, take the points.
lessons-laws-choose-gems = That is often good, too. This time, take the points.
lessons-laws-points = Other laws count at the end. The one in the middle of the lowest row brings 2 points for each character that touches it, at its sides or above it. How many points are that?
lessons-laws-points-each = Each character brings 2 points.
lessons-laws-points-above = Look once more: two lie beside it, and two above it.
lessons-laws-level = A law never lies on level 5, though it would cost nothing. Place it anywhere else.
lessons-laws-end = Tap a law, in your hand or in a pyramid, and you read what it does.

## Lesson 8

lessons-income-title = Passing and income
lessons-income-count = Whoever bids nothing passes, and takes gems: 3, and 1 more for each science token in their pyramid. You have one such token. How many gems may you take?
lessons-income-count-science = That is for the science token alone. 3 gems more come to it.
lessons-income-count-three = Your science token gives one more.
lessons-income-pass = Yes: { $n }. You have only one gem left, so this is better than a card now. Pass.
lessons-income-pass-bid = With your last gem you could get a card, but hardly pay for it later. This time, pass.
lessons-income-take = Take { $n } gems, of the colors that you need.
lessons-income-lost = Whoever has no card after three auctions takes gems in the same way, so losing all three does not leave you with nothing.
lessons-income-build = While you build, passing is something else: it brings no gems, and you play no more cards in this turn. Your only gem pays for nothing here. Pass, and keep the card for later.
lessons-income-end = Cards in your hand stay there for later turns. Gems come by passing, by rewards and by circles.

## Lesson 9

lessons-tokens-title = Tokens, attack and defense
lessons-tokens-attack = You have an attack token. You can bid it in place of a gem: then you take a card before any gem counts. Use it.
lessons-tokens-attack-bid = Ben wants yellow, too: your gem would be lost. Bid the attack token.
lessons-tokens-attack-pass = You have an attack token. Bid it.
lessons-tokens-take = Ben bid yellow. Take the card at yellow before he gets it.
lessons-tokens-take-other = You may take any card. This time, take the one that Ben wants.
lessons-tokens-defense = Ben lost his gem and got nothing. An attack token that is not used takes 4 points from each other player at the end, and each defense token stops one. Here, Ben has two attack tokens, and you have one defense token. How many points is that for you?
lessons-tokens-defense-one = Two attacks, and one defense token: one attack is not stopped.
lessons-tokens-defense-two = Your defense token stops one of the two.
lessons-tokens-magic = Magic counts in a special way: the number of magic tokens, times the sum of the magic bonuses. Here you have two magic tokens, and two bonuses of +2. How many points are that?
lessons-tokens-magic-sum = The number of magic tokens is multiplied by the sum of the bonuses.
lessons-tokens-magic-all = The bonuses are added first: +2 and +2.
lessons-tokens-sets = Each set of a defense, a magic and a science token is worth 12 points. Here you have two defense tokens, one magic token and two science tokens. How many points are that?
lessons-tokens-sets-two = With one magic token there is one set only.
lessons-tokens-end = So a token can be worth more together with others: see what you have before you bid.

## Lesson 10

lessons-end-title = The end and the score
lessons-end-screens = After twelve turns the game is over. All cards that are still in a hand are discarded, and everybody shows what gems are left.
lessons-end-paint = These gems can still paint: a gem gives a part of a circle its own color. Your first circle has three red parts and a green one. Paint that one red.
lessons-end-paint-other = That is possible, but makes no circle of one color. Paint the green part of the first circle red.
lessons-end-paint-self = That would do it for you. This time, paint the green part red yourself.
lessons-end-paint-done = You can still make a circle of one color: paint its green part red.
lessons-end-circle = Now the circle is all red. A painted circle counts like any other, but gives no gem. How many points is it worth?
lessons-end-done = Yes: { $n }. Your other gem brings nothing more, so stop here.
lessons-end-done-more = That brings no points. Stop painting.
lessons-end-score = The score has seven lines: circles, infinite gems, laws, points on tokens, magic, sets, and what attacks take away. You have { $n } points in all. The most points win.

## The first game: a word to each question that comes for the first time. Here the reader plays, and is no Ada.

first-ask-return = You begin with two gems of each color, and give two of them back. Keep those that pay for your cards.
first-ask-start = Choose the first card of your pyramid. It costs nothing, and gives the reward of its lowest row. Another one stays in your hand.
first-ask-bids = Bid a gem for a card of its color, or pass and take gems. Look at what a card costs before you bid, and at what the others may want.
first-ask-claims = Two cards lie at this color. If two players name different ones, both get one; if they name the same, nobody does.
first-ask-attack-card = Your attack token comes before all gems. Take any card.
first-ask-lay = Lay a card of your hand, or pass until the next turn. A tap on a card shows where it could lie, and what it costs there.
first-ask-place = Choose a place. The higher, the more it costs, and the better the reward; a circle of one color gives a gem, and points at the end.
first-ask-gems = Choose gems: those that your cards cost, and those that you want to bid.
first-ask-draw = Choose a deck: characters cost gems, laws are free. You may play the card later.
first-ask-own-gem = The bank has no gem of this color. You may put one of your own on the card: it pays in every turn.
first-ask-top-reward = Level 5: the rewards of rows 1, 2 and 3 together, or 15 points.
first-ask-option = This law lets you choose one reward.
first-ask-color = Choose the color that you pay most often: the infinite gem pays one in every turn.
first-ask-paint = The end: put gems that are left on circles, where a circle gets one color. If you do not see how, let the program paint for you.
first-other = A law asks this. Tap the law to read what it does.
