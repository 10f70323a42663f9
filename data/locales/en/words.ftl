### English: the words of the game.
### The comments are for translators into other languages. Nobody whose first language is English has read this file yet.

## The words of the game
##
## The words of the game.

# Between the last two of several things: "and".
words-both = and
# Between the last two of several things of which any will do: "or".
words-either = or
# Between the last two of several things that are added up; as `either` if left out.
words-together = { words-either }
# With its spaces.
words-semicolon = { "; " }
# With its spaces, between a label and what it stands for.
words-colon = { ": " }
# A color by itself.
words-color = { color-name }
# The name of a color. Other languages have several messages for it, one for each form that their other messages ask
# for.
color-name =
    { $color ->
        [blue] blue
        [red] red
        [green] green
        [yellow] yellow
       *[other] { "" }
    }
# What is counted; lists leave out what stands in parentheses, which explains it.
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
# What is counted of one color: $color.
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
words-colored-circle-bonus =
    { $n ->
        [one] { color-name } circle bonus token
       *[other] { color-name } circle bonus tokens
    }
# Where cards are drawn from.
deck-source =
    { $deck ->
        [reserve_deck] from the reserve deck
       *[law_deck] from the law deck
    }
# Where cards are put back.
deck-top =
    { $deck ->
        [reserve_deck] on top of the reserve deck
       *[law_deck] on top of the law deck
    }
# Where cards are left.
deck-inside =
    { $deck ->
        [reserve_deck] in the reserve deck
       *[law_deck] in the law deck
    }
# The cards of a deck that is looked at: the top card "of the law deck".
deck-genitive =
    { $deck ->
        [auction_deck] of the auction deck
        [reserve_deck] of the reserve deck
       *[law_deck] of the law deck
    }

## Words that people type

# The words that stand between the things of a list.
typed-joining = and or
# Words that people write in files where a word of the format is meant; a message then suggests it.
typed-keys-number = no num
typed-keys-en = english
