### English: scores, cards and drawings.
### The comments are for translators into other languages. Nobody whose first language is English has read this file yet.

## Reasons of a score
##
## Why an item of a score is worth its points. A $found is what was counted, with its number.

# $color, $level, $painted: empty, or `painted_with`, $bonus: empty, or `circle_bonuses`.
reasons-circle-item = { color-name } circle on level { $level }{ $painted }: { $level }{ $bonus }
# $n gems that painted a circle.
reasons-painted-with =
    { $n ->
        [one] , painted with { $n } gem
       *[other] , painted with { $n } gems
    }
# $color, $level, $bonus: empty, or `circle_bonuses`.
reasons-infinite-item = infinite { color-name } gem on level { $level }: { $level }{ $bonus }
# $n points by circle bonuses of a $color.
reasons-circle-bonuses = , and { $n } for { color-name } circle bonuses
# $found, $n points for each thing.
reasons-per-each = { $found }: { $n } for each
# $found, $n points for every $every things.
reasons-per-every = { $found }: { $n } for every { $every }
# $found, $points for $n.
reasons-reached = { $found }: { $points } for { $n }
# $found, $points for $n or more.
reasons-reached-or-more = { $found }: { $points } for { $n } or more
# $found, fewer than $n.
reasons-tier-missed = { $found }: fewer than { $n }
# The law is worth its points by itself.
reasons-flat-item = this law is worth them by itself
# The $level of the law.
reasons-level-item = this law lies on level { $level }
# $found; no other player has more.
reasons-most-won = { $found }, and no other player has more
# $found; all other players have fewer.
reasons-most-won-alone = { $found }, and every other player has fewer
# $found; exactly one other player has more.
reasons-second-won = { $found }, and only one other player has more
# $found; another player has more.
reasons-most-lost = { $found }, but another player has more
# $found; another player has as many or more.
reasons-most-lost-alone = { $found }, but another player has as many or more
# $found; no other player has fewer.
reasons-fewest-won = { $found }, and no other player has fewer
# $found; all other players have more.
reasons-fewest-won-alone = { $found }, and every other player has more
# $found; another player has fewer.
reasons-fewest-lost = { $found }, but another player has fewer
# $found; another player has as few or fewer.
reasons-fewest-lost-alone = { $found }, but another player has as few or fewer
# No adjacent law scores.
reasons-nothing-copied = no adjacent law scores
# The points of the adjacent law that scores the most.
reasons-copied-item = as many as the adjacent law that scores the most
# The points of that $law: its number and name.
reasons-copied-known = as many as { $law }, the adjacent law that scores the most
# $found, and the $limits that it does not keep.
reasons-condition-missed = { $found }, but it needs { $limits }
# $reason, and $found for its condition.
reasons-condition-held = { $reason }; its condition holds: { $found }
# $n magic tokens, $bonuses: a single one.
reasons-magic-times =
    { $n ->
        [one] { $n } magic token times the magic bonus { $bonuses }
       *[other] { $n } magic tokens times the magic bonus { $bonuses }
    }
# $n magic tokens, $bonuses: several, and their $sum.
reasons-magic-times-sum =
    { $n ->
        [one] { $n } magic token times { $sum }, the sum of the magic bonuses { $bonuses }
       *[other] { $n } magic tokens times { $sum }, the sum of the magic bonuses { $bonuses }
    }
# $n magic tokens without a bonus.
reasons-magic-alone =
    { $n ->
        [one] { $n } magic token, but no magic bonus
       *[other] { $n } magic tokens, but no magic bonus
    }
# $bonuses without a magic token; the number is that of the bonuses.
reasons-bonus-alone =
    { $n ->
        [one] magic bonus { $bonuses }, but no magic token
       *[other] magic bonuses { $bonuses }, but no magic token
    }
# The tokens of which sets are made: $defense, $magic, $science.
reasons-kinds = { $defense } defense, { $magic } magic, { $science } science
# $n sets of $worth points each, $kinds.
reasons-sets-item =
    { $n ->
        [one] { $n } complete set of { $worth } points: { $kinds }
       *[other] { $n } complete sets of { $worth } points: { $kinds }
    }
# $kinds.
reasons-no-set = no complete set: { $kinds }
# $n attack tokens of the opponents, $defense, $outcome: a product, or the next one.
reasons-attack-item =
    { $n ->
        [one] opponents have { $n } attack token left, own defense is { $defense }: { $outcome }
       *[other] opponents have { $n } attack tokens left, own defense is { $defense }: { $outcome }
    }
# No token costs points.
reasons-attack-stopped = all stopped

## Painting
##
## How a player painted. $known is one of the five messages in the middle.

# No gem is left to paint with.
painting-no-gems-left = Painting: none, no gem is left behind the screen.
# The program painted: $known.
painting-best-painting = Painting, chosen for you ({ $known }):
# The program painted nothing: $known.
painting-best-is-none = Painting: none, chosen for you ({ $known }).
# The player painted: $known.
painting-chosen-painting = Painting, as the player chose it ({ $known }):
# The player painted nothing: $known.
painting-chosen-is-none = Painting: none, as the player chose ({ $known }).
painting-none-scores-more = no painting scores more
painting-no-other-scores-more = no other painting scores more
painting-no-gem-scores-more = no gem on a section would score more
painting-another-scores-more = another one scores more
painting-unproven = the best found; it is not proven that no other scores more
# $gems: what is put where, $card: the upper card, $end: one of `stays_mixed` and `becomes`.
painting-painted-circle = - put { $gems } of the circle under { $card }: { $end }
# $n, $things, $sections: joined from `section_labels`.
painting-gems-on =
    { $n ->
        [one] { $n } { $things } on the { $sections } section
       *[other] { $n } { $things } on the { $sections } sections
    }
# The sections of a circle.
painting-section-labels-left = left
painting-section-labels-right = right
painting-section-labels-bottom-left = bottom left
painting-section-labels-bottom-right = bottom right
# The circle keeps several colors.
painting-stays-mixed = it still has several colors
# The circle becomes $color.
painting-becomes = it becomes { color-name }
# The upper card: $name, $number, $level.
painting-named-card = { $name } ({ $number }, level { $level })
# The upper card, if it has no name: $number, $level.
painting-numbered-card = card { $number } (level { $level })
# The upper card, if it has no number: $level, $x.
painting-unknown-card = the card at level { $level }, place { $x }
# Where the sections of a circle lie.
painting-sections-of-a-circle = The sections of a circle: left = top right corner of the left lower card, right = top left corner of the right lower card, bottom left and bottom right = lower edge of the upper card.

## Cards as text
##
## A card as text, and the list of a set.

# The heading of the colors at the top left, the top right and the bottom.
cards-sections = sections
# Where each of these colors is.
cards-section-names-1 = top left
cards-section-names-2 = top right
cards-section-names-3 = bottom
# A section without a color.
cards-blank = blank
# A row of a character: $level, $cost, $reward.
cards-level = level { $level }: pay { $cost }  get { $reward }
# Gems of a color, as of a cost: $n, $color.
cards-gems = { $n } { color-name }
# By themselves, where that differs.
cards-gems-nominative = { cards-gems }
# What the top level gives: $n points, or the rewards below.
cards-top-reward = the rewards of levels 1, 2 and 3, or { $n } power points
# The $names in other languages.
cards-names = names: { $names }
# The headings of the number and the name of a card in a list.
cards-columns-1 = number
cards-columns-2 = name

## Labels of tables and drawings
##
## The words of tables, drawings and legends.

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
# Of a single color.
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
# Of any colors.
labels-gems = gems
# Cards.
labels-draw = draw
# A token.
labels-attack = attack
# Points.
labels-power = power
# The letter of a kind of token in a drawing of a card: the first one of its name, if no other sign looks like it.
labels-letters-science = S
labels-letters-magic = M
labels-letters-attack = A
labels-letters-defense = D
