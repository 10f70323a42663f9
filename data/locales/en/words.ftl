### English: the words of the game.
### The comments are for translators into other languages. Nobody whose first language is English has read this file yet.

## The words of the game
##
## Nouns stand in the form that an object of a sentence has: "take a gem". A noun may have lines below it: .gender
## (any short word, for the articles in laws.ftl), .genitive (of one: "a set of one gem") and .nominative (by
## itself, if that is another form).

# Before the last of several things: "gems, cards and tokens".
words-both = and
# Before the last of several things if any of them will do: "red, blue or green".
words-either = or
# Before the last of several things that are added up. Write { words-either } if your language needs no other word.
words-together = { words-either }
# With its spaces.
words-semicolon = { "; " }
# Between a label and what belongs to it, with its spaces.
words-colon = { ": " }
# The name of a color by itself, as in a table.
words-color = { color-name }
# The colors. Your language may need several messages like this one, one for each form that its other messages ask for:
# name them as you like, color-feminine or color-plural. The last line is for no color at all.
color-name =
    { $color ->
        [blue] blue
        [red] red
        [green] green
        [yellow] yellow
       *[other] { "" }
    }
# What is counted. In lists, what stands in parentheses is left out.
words-nouns-cards =
    { $n ->
        [one] card
       *[other] cards
    }
words-nouns-circles =
    { $n ->
        [one] single-color circle
       *[other] single-color circles
    }
words-nouns-infinite-gems =
    { $n ->
        [one] infinite gem
       *[other] infinite gems
    }
words-nouns-gems =
    { $n ->
        [one] gem
       *[other] gems
    }
words-nouns-sets =
    { $n ->
        [one] complete set of tokens (one defense, one magic and one science)
       *[other] complete sets of tokens (one defense, one magic and one science)
    }
words-nouns-level =
    { $n ->
        [one] level
       *[other] levels
    }
words-nouns-turn =
    { $n ->
        [one] turn
       *[other] turns
    }
words-nouns-rows =
    { $n ->
        [one] row
       *[other] rows
    }
words-nouns-science =
    { $n ->
        [one] science token
       *[other] science tokens
    }
words-nouns-magic =
    { $n ->
        [one] magic token
       *[other] magic tokens
    }
words-nouns-defense =
    { $n ->
        [one] defense token
       *[other] defense tokens
    }
words-nouns-power =
    { $n ->
        [one] power token
       *[other] power tokens
    }
words-nouns-power-points =
    { $n ->
        [one] power point
       *[other] power points
    }
words-nouns-magic-bonus =
    { $n ->
        [one] magic bonus token
       *[other] magic bonus tokens
    }
words-nouns-circle-bonus =
    { $n ->
        [one] circle bonus token
       *[other] circle bonus tokens
    }
words-nouns-attack =
    { $n ->
        [one] attack token
       *[other] attack tokens
    }
words-nouns-cost-gems =
    { $n ->
        [one] gem in the costs of characters
       *[other] gems in the costs of characters
    }
# Cards of one kind.
words-kinds-character =
    { $n ->
        [one] character
       *[other] characters
    }
words-kinds-law =
    { $n ->
        [one] law
       *[other] laws
    }
# Things of one color.
words-colored-circles =
    { $n ->
        [one] { color-name } circle
       *[other] { color-name } circles
    }
words-colored-infinite-gems =
    { $n ->
        [one] infinite { color-name } gem
       *[other] infinite { color-name } gems
    }
words-colored-gems =
    { $n ->
        [one] { color-name } gem
       *[other] { color-name } gems
    }
words-colored-cost-gems =
    { $n ->
        [one] { color-name } gem in the costs of characters
       *[other] { color-name } gems in the costs of characters
    }
words-colored-circle-bonus =
    { $n ->
        [one] { color-name } circle bonus token
       *[other] { color-name } circle bonus tokens
    }
# Where cards are drawn from. Messages that speak of a deck refer to one of these forms; your language may have other
# forms.
deck-source =
    { $end ->
        [bottom] from the bottom { deck-genitive }
       *[top]
            { $deck ->
                [reserve_deck] from the reserve deck
               *[law_deck] from the law deck
            }
    }
# Where cards are put back.
deck-put =
    { $end ->
        [bottom] at the bottom { deck-genitive }
       *[top]
            { $deck ->
                [reserve_deck] on top of the reserve deck
               *[law_deck] on top of the law deck
            }
    }
# Where cards are left.
deck-inside =
    { $deck ->
        [reserve_deck] in the reserve deck
       *[law_deck] in the law deck
    }
# At which end of a deck cards lie that somebody looks at: "the top card".
deck-end =
    { $end ->
        [bottom] bottom
       *[top] top
    }
# Whose cards they are: "the top card of the law deck".
deck-genitive =
    { $deck ->
        [auction_deck] of the auction deck
        [reserve_deck] of the reserve deck
       *[law_deck] of the law deck
    }

## Words that people type
##
## Words in your language that people type in files where a word of the format is meant. The program then suggests the
## right one: "did you mean 'red'?". Give as many as you like, or none.

# The words between the things of a list, "and" and "or", with a space between them.
typed-joining = and or
typed-words-1 = one
typed-words-2 = two
typed-words-3 = three
typed-words-4 = four
typed-words-5 = five
typed-words-6 = six
typed-words-7 = seven
typed-words-8 = eight
typed-words-9 = nine
typed-words-10 = ten
typed-keys-number = no num
typed-keys-en = english
typed-keys-blue = b
typed-keys-red = r
typed-keys-green = g
typed-keys-yellow = y
