### English: scores, cards and drawings.
### The comments are for translators into other languages. Nobody whose first language is English has read this file yet.

## Reasons of a score
##
## Why a line of a score is worth its points. $found is what was counted with its number, quantities-found in laws.ftl:
## "3 gems stored on this law".

# $painted is empty, or the next message; $bonus is empty, or reasons-circle-bonuses.
reasons-circle-item = { color-name } circle on level { $level }{ $painted }: { $level }{ $bonus }
reasons-painted-with =
    { $n ->
        [one] , painted with { $n } gem
       *[other] , painted with { $n } gems
    }
# $bonus is empty, or the next message.
reasons-infinite-item = infinite { color-name } gem on level { $level }: { $level }{ $bonus }
# Points that tokens with a circle bonus add.
reasons-circle-bonuses = , and { $n } for { color-name } circle bonuses
# $n points for each thing; they may be negative. The form [1] is for 1 itself, so that -1 takes the other one.
reasons-per-each = { $found }: { $n } for each
# $n points for every $every things.
reasons-per-every = { $found }: { $n } for every { $every }
# Points from a table.
reasons-reached = { $found }: { $points } for { $n }
# The same for its last step.
reasons-reached-or-more = { $found }: { $points } for { $n } or more
# $n is the lowest number that would bring points.
reasons-tier-missed = { $found }: fewer than { $n }
reasons-flat-item = this law is worth them by itself
reasons-level-item = this law lies on level { $level }
# No other player has more.
reasons-most-won = { $found }, and no other player has more
# All other players have fewer.
reasons-most-won-alone = { $found }, and every other player has fewer
reasons-second-won = { $found }, and only one other player has more
reasons-most-lost = { $found }, but another player has more
reasons-most-lost-alone = { $found }, but another player has as many or more
# No other player has fewer.
reasons-fewest-won = { $found }, and no other player has fewer
# All other players have more.
reasons-fewest-won-alone = { $found }, and every other player has more
reasons-fewest-lost = { $found }, but another player has fewer
reasons-fewest-lost-alone = { $found }, but another player has as few or fewer
reasons-nothing-copied = no adjacent law scores
reasons-copied-item = as many as the adjacent law that scores the most
# $law is its number and name.
reasons-copied-known = as many as { $law }, the adjacent law that scores the most
# $limits: quantities-at-least and the like, which were not kept.
reasons-condition-missed = { $found }, but it needs { $limits }
# $reason is another message of this chapter; $found is what the condition counts.
reasons-condition-held = { $reason }; its condition holds: { $found }
# $bonuses: "+2".
reasons-magic-times =
    { $n ->
        [one] { $n } magic token times the magic bonus { $bonuses }
       *[other] { $n } magic tokens times the magic bonus { $bonuses }
    }
# $bonuses: "+2 and +5".
reasons-magic-times-sum =
    { $n ->
        [one] { $n } magic token times { $sum }, the sum of the magic bonuses { $bonuses }
       *[other] { $n } magic tokens times { $sum }, the sum of the magic bonuses { $bonuses }
    }
# Tokens without a bonus bring nothing.
reasons-magic-alone =
    { $n ->
        [one] { $n } magic token, but no magic bonus
       *[other] { $n } magic tokens, but no magic bonus
    }
# A bonus without tokens brings nothing. $n is how many bonuses there are.
reasons-bonus-alone =
    { $n ->
        [one] magic bonus { $bonuses }, but no magic token
       *[other] magic bonuses { $bonuses }, but no magic token
    }
# The tokens of which sets are made.
reasons-kinds = { $defense } defense, { $magic } magic, { $science } science
# $kinds is the message above.
reasons-sets-item =
    { $n ->
        [one] { $n } complete set of { $worth } points: { $kinds }
       *[other] { $n } complete sets of { $worth } points: { $kinds }
    }
# $kinds is reasons-kinds.
reasons-no-set = no complete set: { $kinds }
# $outcome: "2 × -4", or the next message.
reasons-attack-item =
    { $n ->
        [one] opponents have { $n } attack token left, own defense is { $defense }: { $outcome }
       *[other] opponents have { $n } attack tokens left, own defense is { $defense }: { $outcome }
    }
# Every attack token is stopped by a defense.
reasons-attack-stopped = all stopped

## Painting
##
## At the end of the game gems are painted on sections of circles. These messages tell how a player painted. $known is
## one of the messages from painting-none-scores-more to painting-unproven.

painting-no-gems-left = Painting: none, no gem is left behind the screen.
# The program painted.
painting-best-painting = Painting, chosen for you ({ $known }):
# The program painted nothing.
painting-best-is-none = Painting: none, chosen for you ({ $known }).
# The player painted.
painting-chosen-painting = Painting, as the player chose it ({ $known }):
# The player painted nothing.
painting-chosen-is-none = Painting: none, as the player chose ({ $known }).
painting-none-scores-more = no painting scores more
painting-no-other-scores-more = no other painting scores more
painting-no-gem-scores-more = no gem on a section would score more
painting-another-scores-more = another one scores more
painting-unproven = the best found; it is not proven that no other scores more
# $gems are several of the next message; $card is one of the messages below, from painting-named-card on; $end is
# painting-stays-mixed or painting-becomes.
painting-painted-circle = - put { $gems } of the circle under { $card }: { $end }
# $things: "red gems"; $sections: "left and right".
painting-gems-on =
    { $n ->
        [one] { $n } { $things } on the { $sections } section
       *[other] { $n } { $things } on the { $sections } sections
    }
# The four sections of a circle.
painting-section-labels-left = left
painting-section-labels-right = right
painting-section-labels-bottom-left = bottom left
painting-section-labels-bottom-right = bottom right
# The circle keeps several colors.
painting-stays-mixed = it still has several colors
painting-becomes = it becomes { color-name }
# The upper card of a circle.
painting-named-card = { $name } ({ $number }, level { $level })
# The same for a card without a name.
painting-numbered-card = card { $number } (level { $level })
# The same for a card without a number.
painting-unknown-card = the card at level { $level }, place { $x }
# A legend.
painting-sections-of-a-circle = The sections of a circle: left = top right corner of the left lower card, right = top left corner of the right lower card, bottom left and bottom right = lower edge of the upper card.

## Cards as text
##
## A card as a small table, and the list of a card set.

# The heading of the next three messages.
cards-sections = sections
# Where on the card each color is.
cards-section-names-1 = top left
cards-section-names-2 = top right
cards-section-names-3 = bottom
# A section without a color.
cards-blank = blank
# A row of a character card.
cards-level = level { $level }: pay { $cost }  get { $reward }
# Gems of one color, as the object of a sentence: a cost, or what is paid.
cards-gems = { $n } { color-name }
# The same by itself, as in a list. Write { cards-gems } if it is no other form.
cards-gems-nominative = { cards-gems }
# What level 5 brings.
cards-top-reward = the rewards of levels 1, 2 and 3, or { $n } power points
# The names of the card in other languages.
cards-names = names: { $names }
# The headings of a list.
cards-columns-1 = number
cards-columns-2 = name

## Labels of tables and drawings
##
## Words of tables, drawings and legends. They stand by themselves.

# The lines of a score.
labels-lines-circles = Circles
labels-lines-infinite-gems = Infinite gems
labels-lines-laws = Laws
labels-lines-power = Power
labels-lines-magic = Magic
labels-lines-sets = Sets
labels-lines-attack = Attack
labels-total = Total
labels-rank = Rank
labels-player = Player
labels-winner = Winner
labels-winners = Winners
labels-level = Level
# A circle of a single color, in a legend.
labels-circle = circle of one color
labels-painted = painted
labels-points = power points
labels-science = science
labels-magic = magic
labels-defense = defense
labels-magic-bonus = magic bonus
labels-circle-bonus = circle bonus
labels-infinite-gem = infinite gem
labels-stored-gem = stored gem
labels-tucked-card = tucked card
# Gems of any colors.
labels-gems = gems
# Cards that are drawn.
labels-draw = draw
# An attack token.
labels-attack = attack
# Power points.
labels-power = power
# The letter of a kind of token in a drawing of a card: the first one of its name, if no other sign looks like it.
labels-letters-science = S
labels-letters-magic = M
labels-letters-attack = A
labels-letters-defense = D
