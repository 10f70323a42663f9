### English: what the page says by itself.
### The comments are for translators into other languages. Nobody whose first language is English has read this file yet.

## A browser that cannot run the page

# It stays on one line: the page looks for it in this file, in JavaScript that old browsers read.
page-browser-old = This browser is too old for Viceroy. It works from Safari 16.4, Firefox 114 and Chrome 111 on. Games that are kept here stay as they are.

## The four tabs at the head of the page

# The tab; also the heading of the points, and the button that leads to them.
page-tab-score = Score
# The tab where one plays against bots.
page-tab-play = Play
# The tab that shows the cards of a set.
page-tab-cards = Cards
# The tab where one writes a card set.
page-tab-workshop = Workshop

## Buttons and labels in several places

# Closes a dialog.
page-common-close = Close
# A button at the end of what one types.
page-common-done = Done
page-common-undo = Undo
page-common-redo = Redo
# On a button that deletes something, after the first press: the second press deletes.
page-common-really = Really?
# $title: names of players, or the name of a card set.
page-common-delete = Delete { $title }
# Of the rules of the game: English, French, German ...
page-common-edition = Edition
page-common-language = Language
page-common-print = Print
# Before a problem of a card set, for screen readers.
page-common-error = Error
# The same before what is no error.
page-common-remark = Remark
# $line: the number of a line in a file.
page-common-line = Line { $line }
# For screen readers: a bar that grows while bots play.
page-common-playing-bar = Games played

## Editions of the rules

# In many languages an adjective that goes with "edition".
page-edition-english = English
page-edition-french = French
page-edition-german = German
page-edition-italian = Italian
page-edition-portuguese = Portuguese

## Notices at the head of the page

# $loaded, $total: megabytes, such as 2.5.
page-notice-loading = Getting ready: { $loaded } of { $total } MB. Type on; points appear when all of it is here.
page-notice-starting = Getting ready… Type on; points appear when everything is ready.
# $reason: why, a sentence or a part of one.
page-notice-failed = That did not work: { $reason }
# $reason: one of the next four texts, or a technical message.
page-notice-silence = There is no answer at the moment ({ $reason }). What you do here is kept, and the page tries again.
# A reason in the texts above.
page-notice-too-slow = it takes too long
# A reason in the texts above.
page-notice-no-server = the server is not there
# A reason in the texts above. $status: a number such as 404.
page-notice-server-status = the server answers { $status }
# A reason in the texts above. "It" is the program that counts the points.
page-notice-python-ended = it stopped
# Another language was chosen, and its texts did not come.
page-notice-no-language = The texts of this language cannot be loaded now. Choose it again later.
# Before a report that the program writes in English alone.
page-notice-in-english = This report is in English.

## What is kept on this device

page-kept-full = There is no room left for what you type now. Save it as a file, or delete kept games and card sets.
page-kept-nothing = This browser keeps nothing: save what you typed as a file before you close the page.
# The row of the game or card set that is open. $day: day and time of its last change.
page-kept-open = { $day }, open

## Files that somebody opens

# $name: the name of a file. The heading of a dialog with the reasons.
page-file-refused = { $name } cannot be opened
page-file-open-stays = What was open stays as it was.
# "It" is the file.
page-file-no-text = It is not text in UTF-8.
# "It" is a file, or the text in the editor.
page-file-too-large = It is too large for this page.
# "It" is a pack or a picture.
page-file-pack-too-large = It is too large: this page takes packs and pictures of at most 3 million bytes.
# A button that opens a score sheet from a file.
page-file-load-sheet = Load a sheet

## The list of kept games

# The button at the head of the page that opens the list.
page-games-button = Games
page-games-title = Games on this device
page-games-new = New game
# A button; two texts below name it.
page-games-save-all = Save all
page-games-save-all-help = “Save all” makes one file of all games and card sets; “Load a sheet” takes it, on another device too.
page-games-unread =
    { $count ->
        [one] Kept games that this page cannot read: { $count }. It stays here; “Save all” takes it along.
       *[other] Kept games that this page cannot read: { $count }. They stay here; “Save all” takes them along.
    }
page-games-unsafe = This browser may delete what it keeps when the page was not opened for some days.
# Only in the page of `viceroy web`. $address: where the browser is, such as 192.168.1.7:8350.
page-games-address = These games belong to the address { $address } alone. If the computer that runs Viceroy gets another address, they do not appear there: press “Save all” before, and open the file there with “Load a sheet”.
# $count: games and card sets from a file of "Save all" that are kept here now.
page-games-taken = Taken: { $count }.
# $count: those that were here before.
page-games-had = Here already: { $count }.
page-games-lost = Not taken, for want of room or unreadable: { $count }.
# $name: the name of a file.
page-games-opened = { $name } is open as a new game.
# In brackets after the points of a game that is not finished.
page-games-so-far = so far
# Above a table with the next four columns.
page-games-statistics = Players of finished games
# Above the bots in that table.
page-games-bots = Bots
# How many games somebody played.
page-games-column-games = Games
# How many of them somebody won.
page-games-column-won = Won
# Points on average.
page-games-column-mean = Mean
# The most points in one game.
page-games-column-best = Best

## One game on several phones

page-shared-button = Several phones
page-shared-title = One game on several phones
# The code is a QR code.
page-shared-how = Everybody opens this code with the camera, or types its four letters under Play, chooses a player and types that pyramid. All see the totals.
# A text that is sent with a link.
page-shared-invitation = Let us count this game of Viceroy together: { $code }.
page-shared-privacy = Anybody in this network who has the code can type. The computer that runs Viceroy holds the game, and nobody else but the phones.
# A button: this phone shares the game no longer.
page-shared-leave = Go on alone
page-shared-left = This phone goes on alone.
# $code: its four letters.
page-shared-in-step = Shared with other phones: { $code }.
# $count: how often something was typed, without a network.
page-shared-waiting =
    { $count ->
        [one] { $count } change is not sent yet.
       *[other] { $count } changes are not sent yet.
    }
# In place of the code, on each phone, after the computer has lost the game.
page-shared-lost = The computer that runs Viceroy no longer has this shared game, as after a new start. All that you see is kept on this phone. One phone shares it again, and the others open the new code: what they have typed comes along.
page-shared-anew = Share it again
# When the limits of a shared game are reached.
page-shared-full = So much does not fit into a shared game. What you type stays on this phone.
# Above rows of what was typed here and is not in the game.
page-shared-not-taken = Not taken: another phone was first
# $where: a player and a place in the pyramid, or another thing such as the name; $mine, $theirs: cards, numbers or page-shared-nothing; $phone: 2 for the second that typed.
page-shared-row-by = { $where }: you typed { $mine }, phone { $phone } typed { $theirs }.
# The same where this phone has typed that itself, or nobody.
page-shared-row = { $where }: you typed { $mine }, now it is { $theirs }.
# $count: more such rows.
page-shared-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
# A button: what was typed here goes into the game after all.
page-shared-mine = Take mine
# A button: what the others typed stays.
page-shared-theirs = Leave theirs
# In a row: no card, or an empty field.
page-shared-nothing = nothing
# In a row: that a player was added.
page-shared-there = this player
# In a row: which cards the game is played with.
page-shared-cards = Cards

## Card sets to choose from

# Before the list of card sets.
page-set-label = Cards
# The set that comes with the game.
page-set-printed = The printed cards
page-set-named = The set “{ $name }”
# The last entry of the list: a file.
page-set-open = Open a card set (YAML, pack)

## The Score tab: the players

# Before the program is ready; a number may follow.
page-player-label = Player
page-player-add = Add a player
page-player-name = Name
# A button that takes a player off the sheet.
page-player-leave = Leave out
page-player-leave-sure = Really leave { $name } out?
# Read after the total of a player, which stands before it; not shown. $points: the total.
page-player-points =
    { $points ->
        [one] point
       *[other] points
    }
# The same where there is no total yet.
page-player-no-points = no points yet
# Read after the points: mistakes in the pyramid of a player.
page-player-errors = Errors: { $count }
page-player-namesake = Two players have this name.

## The Score tab: the pyramid, and the keys that lay cards

# Where a card lies. $place counts from 1.
page-pyramid-place = level { $level }, place { $place }
# $place: page-pyramid-place.
page-pyramid-add = Add a card: { $place }
# About a card that is typed. $name: a player.
page-pyramid-used = already in the pyramid of { $name }
page-keys-first = Start with the bottom row, from left to right: type the numbers printed on the cards.
# In the empty field, where the page has keys of its own.
page-keys-number = Number
# In the empty field, where the reader has a keyboard.
page-keys-number-or-name = Number or name
# Names the field for screen readers.
page-keys-field = Number or name of the card
# $card: the card that is replaced.
page-keys-instead = Instead of { $card }
page-keys-found = Cards found
page-keys-not-found = No card has this number or name.
# $number: what was typed, while the cards are not known yet.
page-keys-lay-number = Lay card { $number }
# A law that was typed, and that lies below another card.
page-keys-tucks = lies under a character: tap that character
page-keys-laid = { $card } lies on level { $level }, place { $place }.
# On the key that goes on in another row of the pyramid.
page-keys-row = Row { $level }
# The same for screen readers.
page-keys-row-go = Go on in row { $level }
# The key that lays the card that was typed. Short; also before a card that the reader may lay.
page-keys-lay = Lay
# Names the keys for screen readers.
page-keys-pad = Numbers
page-keys-delete = Delete a digit
page-keys-letters = Search by name: show the keyboard

## The Score tab: the card that was tapped

# In place of the number and name of a card that only the sheet describes.
page-card-none = a card from no set
# Goes on to the next place; in the gallery to the next picture.
page-card-next = Next card
# To the picture before, in the gallery.
page-card-previous = The card before
# A button: another card lies in this place.
page-card-replace = Another card
page-card-insert-left = Insert to its left
page-card-insert-right = Insert to its right
page-card-move = Move
page-card-move-where = { $card }: tap the place where it goes. With another card it changes places.
page-card-move-not = Leave it there
page-card-take-away = Take away
page-card-carries = Cards rest on it, so it cannot be taken away.
# Unfolds what a sheet may say of any card.
page-card-more = Something else lies on it or under it
# Unfolds the picture and the text of the card.
page-card-text = The card

## The Score tab: what a sheet asks about a card

# A card offered a choice.
page-ask-taken = What was taken?
# The same where a card offers several choices. $number counts them from 1.
page-ask-taken-choice = Choice { $number }: what was taken?
# A card on level 5 gives points or its rewards.
page-ask-taken-top = Level 5: what was taken?
page-ask-infinite-gem = Which infinite gem?
# An answer to the question before.
page-ask-none-left = there was none left
page-ask-stored = Gems stored on it
page-ask-tucked = Cards under it
page-ask-tokens = Tokens on it
page-ask-infinite = Infinite gems on it
# A button: the sheet says which tokens lie on the card.
page-ask-other-tokens = Other tokens than printed
page-ask-other-infinite = Other infinite gems than printed
# A button that takes the two before back.
page-ask-as-printed = As printed
# Before a field for several numbers. $what: a kind of token.
page-ask-numbers = { $what }, such as 12, 3
page-ask-card = Number or name of a card under it
# The button beside that field.
page-ask-card-add = Add
page-ask-card-remove = Take { $card } away from under it

## The Score tab: what is left behind the screen, and the painting

page-screen-title = Behind the screen
page-screen-gems = Gems
# For screen readers. $color: the name of a color, such as "blue".
page-screen-gems-of = Gems, { $color }
page-screen-attack = Attack tokens
page-painting-title = Painting
# The question before the next three answers.
page-painting-how = What is painted with these gems
page-painting-best = what scores most
page-painting-none = nothing
# As the players painted at the table.
page-painting-hand = as it was painted

## The Score tab: the points

page-score-waiting = Points appear once there are cards and everything is ready.
page-score-none = No points yet.
page-score-so-far = So far: anything empty or marked counts for nothing yet.
# For screen readers: a button that explains points. $what: a line of the score, a player and the points.
page-score-why = Why? { $what }
page-score-nothing = Nothing scores in this line.

## The Score tab: edition and language, and how a game leaves the page

# $rules: keys of the sheet and their values, in English.
page-setup-house-rules = House rules of this sheet: { $rules }
page-share-title = Keep and share
page-share-picture = Share the picture
page-share-link = Share a link
# The title of what is sent.
page-share-game = A game of Viceroy
page-share-privacy = Every game stays on this device. A link holds the whole sheet; nobody else keeps it.
# Unfolds the next three buttons.
page-share-file = As a file
page-share-png = Picture (PNG)
page-share-svg = Drawing (SVG)
page-share-sheet = Sheet (YAML)
page-share-no-png = This browser cannot make the picture. The drawing (SVG) shows the same.
page-share-no-cards = There is nothing to draw yet: lay a card first, and mend what is marked.
page-link-none = This browser cannot make a link. Save the sheet and send its file.
page-link-without-set = The card set is too large for a link. Send its file along.
page-link-copied = The link is copied.
page-link-copy = Copy this link:
# Names the field with the link for screen readers.
page-link-field = Link to copy
page-link-this-computer = The link opens on this computer only, while Viceroy runs there.
page-link-this-network = The link opens in this network only, while Viceroy runs here. For others save the sheet and send its file.
page-link-opened = This game came with the link; it is kept beside yours.
page-link-set-opened = This card set came with the link; it is kept beside yours.
page-link-broken = This link is broken or cut off. Your own games are as they were.

## The Cards tab

page-cards-count = Cards: { $count }
page-cards-english-names = The cards have their English names.
page-cards-none = No card fits all of this.
page-cards-show-all = Show all cards
# The label of a field: what the cards shall have.
page-cards-find = Number, name or text
# Unfolds the next four lists.
page-cards-narrow = Narrow down
# The first entry of each list: all cards.
page-cards-all = all
# A list: characters or laws.
page-cards-kind = Kind
page-cards-characters = characters
page-cards-laws = laws
page-cards-color = Color
# A list of what cards give: gems, tokens ...
page-cards-gives = Gives
# A list of the next six.
page-cards-works = A law works
page-cards-on-play = when it is played
page-cards-whenever = whenever something happens
page-cards-while-here = as long as it lies there
page-cards-scoring = at the end of the game
page-cards-price = for a price
page-cards-only-if = on a condition

## The Play tab: a new game against bots

page-play-new = A game against bots
# A button: another game as the last one. $edition: the name of an edition; $players: the names of the others.
page-play-same = Play again: { $edition }, { $players }
page-play-your-name = Your name
# Before the list of bots. $number counts them from 1.
page-play-opponent = Opponent { $number }
# A button that takes the bot away.
page-play-leave-out = Without opponent { $number }
# A button that adds a bot.
page-play-more = Another opponent
# Above what most readers leave as it is. $edition: the name of an edition.
page-play-rules = Rules and cards: { $edition }
# How many; a virtual opponent of the rulebook only bids.
page-play-virtual = Virtual opponents
page-play-deal = Deal
page-play-bad-set = A set with errors cannot be played.
# A link to the guide.
page-play-guide = How to play (in English)
page-play-kept = Games to go on with
page-play-kept-none = Games that you play are kept on this device.
page-play-open = Open a game from a file
# The name of a bot; it takes what brings most points now.
page-bot-greedy = Greedy
# How a bot plays, after its name and a colon.
page-bot-greedy-how = takes what brings most at once
# The names of bots that think ahead, less and more.
page-bot-quick = Quick thinker
page-bot-quick-how = looks a little ahead
page-bot-careful = Careful thinker
page-bot-careful-how = looks further ahead
page-bot-deep = Deep thinker
page-bot-deep-how = thinks for seconds

## The Play tab: the table

page-table-players = Players
# Of the middle of the screen, for screen readers.
page-table-scene = What the question is about
# Read after the points of a player, which stand before it; not shown. $points: the points.
page-table-points =
    { $points ->
        [one] point so far
       *[other] points so far
    }
page-table-hand-count = Cards in hand: { $count }
page-table-attack-count = Attack tokens: { $count }
# Below the name of a player: what that player does.
page-table-your-turn = your turn
# The same for a bot.
page-table-thinks = thinks…
page-table-has-chosen = has chosen
# From the auction of this turn.
page-table-has-card = has a card
# Did not bid.
page-table-passed = passed
page-table-row = Auction row
# $color: the name of a color, such as "blue".
page-table-color = Color: { $color }
# A card that lies in the row since the turn before.
page-table-left-over = left over
page-table-bank = Bank
# The deck of laws; how many cards it has follows.
page-table-laws = Laws
# The reserve of characters; a number follows.
page-table-reserve = Reserve
# A number follows.
page-table-auction-deck = Auction deck
page-table-hand = Your hand
# After the name of a card.
page-table-drawn = drawn just now
page-table-screen = Behind your screen
page-table-your-pyramid = Your pyramid
page-table-pyramid = Pyramid of { $name }
page-table-no-cards = No cards yet.
# What is known of the hand of another player. $cards: names of cards, and page-table-hidden.
page-table-hand-of = Hand: { $cards }
# $count: cards in a hand that nobody else knows.
page-table-hidden = { $count } hidden
page-table-level = level { $level }
page-table-under = under it: { $card }

## The Play tab: what the reader can do

page-choice-title = What you can do
# After the name of a card, on a button that shows it large.
page-choice-look = Look closely
page-choice-all = All choices ({ $count })
# How many of how many follows.
page-choice-gems = Choose the gems
page-choice-hint = Hint
# Before the first turn, once the first card of the pyramid was tapped. $first: that card; $card: the other one, which
# stays in the hand.
page-choice-keep = { $first } first, keep { $card }
page-choice-no-hint = There is no hint for this.
# Where all choices are about something on the table, and none has a button: below the question.
page-choice-tap = Tap a card or a place with a frame.
# Of a circle that can be painted, as it is now.
page-circle-now =
    { $points ->
        [one] This circle now: { $points } point
       *[other] This circle now: { $points } points
    }
# Below a circle that can be painted, until a section is chosen.
page-circle-tap = Tap a section: a gem goes there.
# Behind the gems that give a circle one color: what it is worth then.
page-circle-then =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# How a game may end after a choice. $points: against the best other player; may have a fraction, such as 2.5.
page-choice-ahead =
    { $points ->
        [one] probably { $points } point ahead
       *[other] probably { $points } points ahead
    }
page-choice-behind =
    { $points ->
        [one] probably { $points } point behind
       *[other] probably { $points } points behind
    }
page-choice-result = Show the result
# A button: another game of the same players.
page-choice-rematch = Rematch
page-choice-again = Another game
# Above a graph.
page-end-course = Points after each turn

## Reviews of finished games

# A button at the end of a game: how good were my choices?
page-review-start = Review my choices
# The same where several people played at this device, and above what came of it.
page-review-of = Review: { $player }
# What a bar of progress is about.
page-review-title = Review
page-review-count = { $done } of { $all } choices
page-review-stop = Stop
page-review-nothing = There were no choices to review.
# Four rows, each with points that may be negative; the first three add up to the fourth.
page-review-deal = The deal: lead to expect at the start
page-review-luck = Luck: the cards, and what others did
page-review-choices = Your choices: what better ones would have brought
page-review-lead = Lead at the end
# Above a graph.
page-review-course = Lead to expect at each choice; mistakes are marked
page-review-mistakes = Mistakes: { $count } of { $all } choices.
# Behind the number of mistakes.
page-review-about = Only what is certain: by what was known then, another choice brings a point or more.
# What a mistake costs; may have a fraction, such as 2.5.
page-review-cost =
    { $points ->
        [one] { $points } point lost
       *[other] { $points } points lost
    }
# Before what was chosen, and what would have been better.
page-review-chosen = Chosen:
page-review-better = Better:
# A button: the table as it was.
page-review-look = Show this moment

## The Play tab: the start, and the door of a table of friends

# Two large buttons of the start.
page-friends-bots = Against bots
page-friends-friends = With friends
# Where the page comes from a web host that runs nothing. `viceroy web --lan` stays as it is.
page-friends-nowhere = A computer has to hold the table: run viceroy web --lan there, and open the page that it names. On one device: Pass the phone.
# The label of a field for the four letters of a table.
page-friends-code = Code
# Several people play at one device, which goes from hand to hand.
page-friends-pass = Pass the phone
# A button.
page-friends-make = Make a table
# A button.
page-friends-back = Back
# The heading of somebody who comes to a table.
page-friends-door = Table { $code }
page-friends-there = At the table: { $names }.
page-friends-has-begun = The game has begun. You can watch.
page-friends-is-full = All four seats are taken. You can watch.
# A button.
page-friends-join = Join
# A button: look on without a seat.
page-friends-watch = Watch
# A button: a tablet or a television in the middle of the table.
page-friends-screen = Screen for the table
# The heading of the tables at which the reader has a seat.
page-friends-yours = Your tables
# Below the name of a table.
page-friends-gone = no longer there
page-friends-gone-now = The server has no such table any more, or does not know this device.
page-friends-opening = The table is coming …
# No connection to the server.
page-friends-no-way = No connection, or the computer with the game sleeps. It goes on by itself.
page-friends-unsent = No connection. What you chose is sent as soon as there is one.

## The Play tab: the lobby of a table of friends

# Below the name of a table: its game has not been dealt yet.
page-friends-lobby = waits for players
# The heading of the lobby.
page-friends-table = Table { $code }
# Of the code, the QR code and the link of a table.
page-invite-title = The way to this table
# A text that is sent to friends, before a link.
page-friends-invitation = Play Viceroy with me, at table { $code }.
# Of the picture of a QR code.
page-invite-qr = The code for cameras
page-invite-send = Send link
page-invite-copy = Copy
# Where the link of a table opens. `viceroy web --lan` stays as it is.
page-invite-machine = Opens on this computer only: it is in no network, or runs viceroy web without --lan.
page-invite-network = Opens in this network only, as long as the computer with the game runs.
page-invite-anywhere = Opens anywhere.
# Beside a name.
page-friends-you = you
# Beside the name of the person who sets what is played, and deals.
page-friends-host = deals
# Of a dot beside a name.
page-friends-here = here
# Of a dot beside a name, and at the table.
page-friends-away = away
# A button.
page-friends-free = Free the seat of { $name }
# Of a seat.
page-friends-seat-free = free
page-friends-add-bot = Add a bot
page-friends-who-deals = { $name } deals when all are there.
# A button: the person who deals has been away for two minutes.
page-friends-take-over = { $name } is away: I deal
# A button of somebody who has no seat at the table.
page-friends-sit = Take a seat
page-friends-too-few = Two players make a game: wait for somebody, or add a bot.
# The heading of what is played, and how.
page-friends-settings = What is played
page-friends-own-set = an own card set
# The label of a list.
page-friends-undo = Taking back
# A list of three: when a choice can be taken back.
page-friends-undo-free = taking back: free where nothing was revealed
page-friends-undo-ask = taking back: if all agree
page-friends-undo-never = taking back: never
# The label of a list.
page-friends-clock = Time for a question
# In that list.
page-friends-clock-none = as long as it takes
page-friends-clock-seconds = { $count } seconds
page-friends-clock-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
# A box to tick, and a word in a list.
page-friends-hints = hints
# A box to tick, and a word in a list.
page-friends-points = points so far
# A button.
page-friends-stop-watching = Stop watching

## The Play tab: at a table of friends

page-friends-you-watch = You watch.
# Whom all wait for: one name or several.
page-friends-waits = Waiting for { $names }.
# In the title of the window.
page-friends-title = Your turn
# A button, as long as the own bid is hidden.
page-friends-change-mind = Change my choice
page-friends-is-away = { $name } is away.
page-friends-takes-long = { $name } takes a long time.
# A button.
page-friends-wait = Wait
# A button.
page-friends-bot-now = Let a bot choose this
# A button.
page-friends-bot-until = … until { $name } is back
# Below a name.
page-friends-bot-plays = a bot plays
# The label of the button for undo, where the others are asked.
page-friends-ask-undo = Ask to take back
page-friends-undo-asked = { $name } would like to take back the last choice.
page-friends-undo-mine = You ask to take it back. Missing: { $names }.
# A button.
page-friends-undo-yes = Allow it
# A button.
page-friends-undo-no = No
# A button.
page-friends-undo-withdraw = Leave it
page-friends-no-undo = There is nothing that can be taken back now.
page-friends-somebody = Somebody
page-friends-news-joined = { $name } is here.
page-friends-news-left = { $name } has left.
page-friends-news-returned = { $name } is back.
page-friends-news-host = { $name } deals now.
page-friends-news-stand-in = A bot plays for { $name }.
page-friends-news-stand-in-ended = { $name } plays again.
page-friends-news-undo-yes = { $name } allows it.
page-friends-news-undo-no = { $name } would rather go on.
page-friends-news-taken-back = { $name } has taken a choice back.
page-friends-news-rematch = { $name } wants another game.
page-friends-news-settings = { $name } has changed what is played.
# A button, and the heading of six quick signs.
page-friends-signs = Give a sign
# $sign is one of the next six.
page-friends-signed = { $name }: { $sign }
page-friends-sign-hello = Hello!
page-friends-sign-well-played = Well played!
page-friends-sign-thanks = Thank you!
page-friends-sign-oops = Oops!
page-friends-sign-thinking = I am thinking …
page-friends-sign-hurry = Come on!

## The Play tab: the menu and the end of a game with friends

# Before the deal the link joins, afterwards it watches.
page-friends-invite-watch = Invite, or let somebody watch
# A button, and the heading of what it shows.
page-friends-device = Continue on another device
page-friends-device-how = Scan this with the other device, within five minutes. It works once, and is for you alone.
# Of a picture.
page-friends-device-qr = The code for the other device
# A box to tick: then the phone shows the own hand and the question, and no longer the table.
page-friends-beside = A screen shows the table: here only what is mine
# A box to tick.
page-friends-sound = A sound when it is my turn
# A button; the seat stays.
page-friends-to-games = To all games
# A button.
page-friends-leave = Leave the table
page-friends-leave-how = The game goes on without you.
# A button.
page-friends-leave-bot = A bot plays on
# A button.
page-friends-leave-later = I come back later
# A button: do not wait for the others.
page-friends-deal-now = Deal now
# The heading of a table with the points of each game.
page-friends-tally = This evening
# The heading of a column: how many games.
page-friends-won = won

## The Play tab: why something is not possible at a table of friends

page-friends-why-stale = Something has changed meanwhile; nothing was done.
page-friends-why-not-host = Only the person who deals can do that.
page-friends-why-not-seated = That needs a seat at the table.
page-friends-why-not-playing = No game is going on.
page-friends-why-playing = The game has begun.
page-friends-why-seats-full = All four seats are taken.
page-friends-why-table-full = This table takes no more.
page-friends-why-must-ask = The others have to agree first.
page-friends-why-no-question = That is settled already.
page-friends-why-still-here = That person is here, or has time left.
page-friends-why-has-left = You have left this table.
page-friends-why-busy = Too many tries. Wait a minute.
page-friends-why-not-kept = The disk of the server is full; nothing was done.
page-friends-why-no-table = No table has this code.

## The Play tab: several people at one device

# In a list of players of a new game, beside the bots.
page-friends-person = A person at this device
# The label of a field. $number counts the other players from 1, so the first is number 2.
page-friends-person-name = Name of player { $number }
# The next who is to choose, at a device that several people share.
page-friends-pass-now = Now { $name }
page-friends-pass-how = Hand the device to { $name }. Nobody else looks at it now.
# A button of the person who has the device now.
page-friends-pass-take = I am { $name }
# A button that shows the table of the last person once more.
page-friends-pass-back = Back to { $name }
# A button that covers the table for the next person.
page-friends-pass-on = Hand on to { $name }

## The Play tab: what has happened, and the menu

page-log-virtual = Virtual opponent
page-log-latest = What has just happened
# Behind the latest of several things that a player did. $count: how many others there are.
page-log-more = { $count } more
# In an auction. $color: the name of a color; $count: how many bid it, at least 2.
page-log-nobody = { $count } bid { $color }: nobody gets a card of it.
page-log-title = What has happened
# The heading of the first part of the log.
page-log-before = Before the first turn
page-menu-title = Menu
page-menu-replay = Replay the game
page-menu-save = Save the game as a file
page-menu-share = Share the game
# Of the signs on cards.
page-menu-signs = What the signs mean
# In the menu, and above the list of keys.
page-keyboard-title = Keys of the keyboard
# What a key does.
page-keyboard-choose = a choice, as they are numbered
page-keyboard-next = the next thing that can be chosen
page-keyboard-pass = pass, or stop
page-keyboard-hint = a hint
page-keyboard-undo = undo, as Ctrl+Z does
page-keyboard-all = all choices in words
page-keyboard-menu = the menu

## The Play tab: lessons, and the first game

# A button and a heading: the way to the lessons for somebody new, and their list.
page-learn-title = Learn to play
# Above a table: which lesson it is, and where it stands. $title: what the lesson is called.
page-learn-step = { $title } · { $step } of { $count }
# A button: the next step of a lesson.
page-learn-on = Go on
page-learn-done = The lesson is done.
# A button. $title: what the next lesson is called.
page-learn-next = Next: { $title }
# A button.
page-learn-list = All lessons
# A button, and the name of the game among those that are kept.
page-learn-first = First game
# Below that button.
page-learn-first-how = A whole game against a bot, with a word to each new question.
# Said by screen readers after the name of a lesson.
page-learn-is-done = done

## The Play tab: the replay of a game

page-replay-title = Replay
page-replay-at =
    { $all ->
        [one] After { $done } of { $all } choice
       *[other] After { $done } of { $all } choices
    }
# A list of the turns of a game.
page-replay-turns = Turn
page-replay-turn = Turn { $turn }
page-replay-start = To the start
page-replay-back = One choice back
page-replay-on = One choice on
page-replay-end = To the end
# A button: the replay goes on by itself.
page-replay-run = Let it run
# A button that stops the replay, or games that bots play.
page-replay-stop = Stop
# A button: begin another game at this moment.
page-replay-play-on = Play on from here
page-replay-leave = Back to the game

## The Workshop tab

# Names the editor for screen readers.
page-workshop-editor = Card set in YAML. Escape, then Tab, leaves the editor.
page-workshop-keys = Tab indents. Escape, then Tab, leaves the editor. Control and Space suggest what can stand there.
# A button that opens the list of card sets.
page-workshop-sets = My sets
page-workshop-sets-title = Sets on this device
# A button that opens a file.
page-workshop-open = Open
page-workshop-save = Save
# A button: what can stand where the cursor is.
page-workshop-suggest = Suggest
page-workshop-errors = Errors: { $count }
page-workshop-remarks = Remarks: { $count }
page-workshop-no-problems = No problems
# Below a long list of errors and remarks: those that are not shown.
page-workshop-more = and { $count } more
page-workshop-card-none = The card you are writing is drawn here.
page-workshop-card-old = The card you are writing has an error; this is the last one drawn.
# Above the next three.
page-workshop-examples = Begin with an example
page-workshop-example-new = A new small set
page-workshop-example-workshop = The workshop set
# Those of the guide's page with recipes for laws.
page-workshop-example-cookbook = The laws of the cookbook

## The Workshop tab: pictures, and the way to others

# A button and the heading of its dialog: the pictures of the set in the editor.
page-art-title = Pictures
# “image:” stays as it is: it stands so in the text of a set.
page-art-how = A card shows a picture of this list by its line in the text: image: and the name of the picture. SVG, PNG and JPEG, 3 million bytes together.
page-art-none = This set has no pictures yet.
page-art-add = Add pictures
# A button and the heading of its dialog: how the set in the editor goes to others.
page-send-title = Share
# “Workshop” is the name of the tab.
page-send-pack-how = A pack is one file with the cards and their pictures. Others open it under Workshop, or with the program.
# A button that saves the set and its pictures as one file, a pack.
page-send-pack = Save a pack
page-send-link-how = The link holds the whole set; no server gets it.
page-send-link = Copy the link
page-send-link-pictures = A link has no room for pictures: send the pack.
page-send-link-long = This set is too long for a link: send the pack.
page-send-link-near = The link opens on this computer or in this network only, while Viceroy runs here. Send others the pack.
# The table is one for a game with friends, under Play.
page-send-table = To play with friends, choose this set at your table: everybody sees its cards.

## The Workshop tab: games that try a set or a card

page-trial-title = Try it
page-trial-about = Bots that choose at random play with your set: which cards are used, and what they score.
page-trial-start =
    { $count ->
        [one] Try { $count } game
       *[other] Try { $count } games
    }
page-trial-play = Play with this set
page-trial-count =
    { $all ->
        [one] { $done } of { $all } game
       *[other] { $done } of { $all } games
    }
page-trial-good =
    { $count ->
        [one] No error in { $count } game.
       *[other] No error in { $count } games.
    }
# $count: games. Their errors follow.
page-trial-broken = { $count } went wrong:
page-trial-card = Card
page-trial-times = Times laid
# Above columns for levels 1 to 5.
page-trial-points = Points on level
page-trial-points-help = The points are those that a card scored by itself on a level, on average.
page-trial-own = Own cards only
page-trial-all = All cards
page-trial-this-card = Try this card
page-trial-copy = Copy the position
page-trial-copied = The position is copied.
page-trial-position = The position as text
