# What many pages say
abaculus = Abaculus
close = Close
on = On
off = Off
skip = Skip to the main part
loading = One moment …
code = Code: { $code }
try-again = Try again
all-games = All games
this-page = On this page
not-there = That is not here, or not any more.
server-gone = The server does not answer. Is it still running? We will keep trying.

# Home
title-home = Abaculus: mathematical board games
more-pages = More
how-to-play = How to play
settings = Settings
join = Join
join-with-code = Join with a code
what-shall-we-play = What shall we play?
home-lead = { $count ->
    [one] One box of mathematics. No account, just sit down.
    *[other] { $count } boxes of mathematics. No account, just sit down.
  }
also-here = Also here
play = Play
players = { $high ->
    [one] 1 player
    *[other] { $low }–{ $high } players
  }
players-few = { $high ->
    [one] 1
    *[other] { $low }–{ $high }
  }
practise = Practise
practise-say = Questions that suit you
museum = Museum
museum-say = Old instruments and numerals to try
own-questions = Your own questions
own-questions-say = Write a pack for your class
ask-the-referee = Ask the referee
referee-say = At a real table
referee-which = The referee for which game?
rules-which = The rules of which game?
open-record = Open a record
open-record-say = Look back, or keep playing
your-turn = Your turn, { $name }
turn-of = { $name }’s turn
waiting-for-friends = Waiting for friends
paused = Paused
game-over = The game is over
game-goes-on = The game is still on
game-with = { $title }, with { $names }
score-to = { $own } to { $other }
look-back = Look back
go-on = Continue

# New table
title-new = New table: { $game } – Abaculus
new-table = New table: { $game }
rules = Rules
who-plays = Who plays?
seats-lead = { $low ->
    [one] { $high ->
        [one] A game for one.
        *[other] 1 to { $high }, in any mix. Drag a row to change the order.
      }
    *[other] { $low } to { $high }, in any mix. Drag a row to change the order.
  }
how-do-we-play = How do we play?
options-lead = Fine as it is. Change only what you like.
all-options = All options
more-ways = { $count ->
    [one] 1 more way to play
    *[other] { $count } more ways to play
  }
somebody = Someone
you-here = You, on this screen
also-on-this-screen = Also on this screen
friend-by-link = Friend by link
friend-sits = Already sitting here
friend-say = Gets a link from you and takes this seat.
bot = Bot
bot-level = Bot, level { $level }
level = Level
strongest = { $level } is the strongest
name = Name
rename = Rename
done = Done
remove-seat = Remove: { $name }
move-seat = Move: { $name }
move-seat-keys = Drag, or press Alt with the up or down arrow
moved-to = Now in place { $place }.
person-here = Person here
friend = Friend
other = Other
own-file = Your own file
own-mix = My own mix…
own-mix-of = { $option }: a mix for { $name }
own-mix-now = Now: { $mix }
own-mix-take = Use this mix
cancel = Cancel
upload = Open a file
whole-range = Give a whole number from { $low } to { $high }.
too-few = { $low ->
    [one] This game needs 1 player. Add someone.
    *[other] This game needs { $low } players. Add someone.
  }
too-many = { $high ->
    [one] This game is for 1 player. Remove someone.
    *[other] This game is for up to { $high } players. Remove someone.
  }
same-name = Someone else already has this name. Choose another.
count-players = { $count ->
    [one] 1 player
    *[other] { $count } players
  }
start-the-game = Start the game
open-the-table = Open the table
opening = One moment …
share-here = Share on this network
share-is-off = For now, links work only on this computer. Turn this on, and friends on the same network can follow them.
share-is-on = Friends on the same network can follow your links. This is the front door:
share-elsewhere = Only the person who started Abaculus can share it with the network, in a browser opened with the link in its terminal.
qr-of-server = QR code that opens this server
nick-manners = Bold Brave Bright Calm Cheery Clever Cosy Eager Gentle Glad Happy Jolly Keen Kind Lively Lucky Merry Nimble Quick Quiet Sunny Swift Tidy Witty
nick-creatures = Badger Beaver Crane Dolphin Finch Fox Gecko Hare Hedgehog Heron Ibex Koala Lemur Lynx Magpie Marmot Newt Otter Owl Panda Puffin Raven Robin Seal Squirrel Stork Swan Wren

# A path that leads nowhere
title-lost = Not found – Abaculus
lost = There is nothing here
lost-say = The address may have a typo in it, or the table has been cleared away.

# Joining
title-join = Join a table – Abaculus
join-a-table = Join a table
join-game = { $game }: sit down with us
join-lead = Your friend sees the code at the table. Type it here.
the-code = The code, six characters
code-short = { $signs ->
    [one] The code has 1 character.
    *[other] The code has { $signs } characters.
  }
name-missing = Give yourself a name.
your-name = Your name
another-name = Another name
sit-down = Sit down
who-is-there = Who is there
free-seat = free
you-sit-here = You already have a seat at this table.
no-free-seat = All the seats are taken. You can watch.
look-on = Watch

# Settings
title-settings = Settings – Abaculus
settings-lead = Saved in this browser, for you alone.
settings-look = How it looks
theme = Light or dark
theme-why = Paper, or lamplight in the evening
as-the-system = Automatic
theme-light = Paper
theme-dark = Lamplight
size = Size
size-why = Larger for tired eyes, largest for a class
size-normal = Normal
size-large = Large
size-projector = Projector
contrast = Stronger lines
contrast-why = Borders and pale text stand out more
motion = Less motion
motion-why = Pieces appear in their places at once
settings-table = At the table
hints = Offer hints
hints-why = Only you see them, and only when you ask
sand = Hourglass
sand-why = Turn it off to see plain seconds, with nothing falling
sound = Sounds
sound-why = Wood on wood. You can see everything as well
voice = Read aloud
voice-why = What to do next, for players who can’t read yet
voice-little = Small games
voice-always = Always
voice-never = Never
hand = Main button
hand-why = On the side of your better hand
left = Left
right = Right
settings-saved = What this browser remembers
forget-title = Seats, names and settings
forget-why = Nobody else can see them
forget = Forget everything
forget-ask = Forget everything?
forget-means = Games in progress stay on the server, but this browser loses its keys to your seats.
keep-it = Keep it
forgotten = Forgotten.
licences = Fonts and libraries in these pages, and their licences

# Rules
title-rules = Rules of { $game } – Abaculus
search-rules = Search the rules
sections = Sections
found-in = { $count ->
    [one] In one section
    *[other] In { $count } sections
  }
found-nothing = No rule has this word.

# Referee
title-referee = Referee for { $game } – Abaculus
referee-into = Where the keys write
referee-hand = Pieces in your hand
referee-hand-none = Tap the keys below
referee-hand-back = Put the last piece back
referee-hand-clear = Put all pieces back
referee-take = Take pieces with the keys, then lay them on the board.
referee-text = Write it as text
referee-lead = For a game with real pieces, or to settle a question.
which-game = Which game
your-question = Your question
is-it-right = Is this right?
what-is-best = What is best?
if-you-like = if you like
field-missing = Fill in first: { $field }.
judge-it = Judge it
find-best = Find the best
why = Why?
no-move-there = There are no moves to make here.
referee-waits = Lay a move, and I will tell you what it is worth and why.
