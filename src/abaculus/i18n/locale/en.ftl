## Parts of sentences

player = player { $number }
at-line = Line { $line }: { $sentence }

## Names and options

no-game = There is no game called “{ $name }”. Choose one of these: { $known }.
no-variant = This game has no variant called “{ $name }”. Choose one of these: { $known }.
no-bot = There is no bot called “{ $name }” here. Choose one of these: { $known }.
E-OPTION = { $key } must be { $range }.
malformed = This cannot be read as JSON of the right shape: { $reason }.

## Events that do not fit

no-draw = Nothing is to be drawn now; a player is to move, or the game is over.
draw-impossible = “{ $result }” cannot be drawn here: it is not among what can come.
no-deadline = No deadline called “{ $name }” is running.
not-due = This deadline passes at { $at } ms, not before.
no-seat = This table has no seat { $seat }. Seats are counted from 0.

## Records

record-first = This is no game record. The first line of one reads “{ $first }”.
record-long = This record is too long. The longest that is read has { $most } characters.
record-header = “{ $text }” is no header, or it is there twice. A header reads “key: value”; an empty line ends the headers.
record-missing = The header “{ $key }” is missing. Add a line “{ $key }: …” above the moves.
record-rules = This record was played by the rules “{ $given }”, and only “{ $known }” are known here. Replay it with the version that wrote it.
record-seats = This game has { $players } players, so the headers must name each seat once, counting from 0: “seat 0: person, Ann”.
record-line = “{ $text }” is no event. An event reads “number time seat text”, with “-” for the seat where chance or time acts.
record-number = The events must be numbered without a gap; this one should be number { $expected }.
record-time = This event is at { $at } ms, which does not follow { $before } ms. Time never runs back, and a draw bears the time of what called for it.
record-overdue = The deadline “{ $deadline }” ran out at { $at } ms, before this event. The record must tell that first.
record-result = The header says the result is “{ $given }”, but the moves lead to “{ $played }”.

## Command line

no-games = No games are installed. Install Abaculus again.
no-file = I cannot open { $file }: { $reason }.
no-text = { $file } is no UTF-8 text. Save it as UTF-8 and try again.
batch-line = I cannot use this line: { $reason }. Each line must be one JSON object with some of these names: { $names }.
batch-long = This line is longer than { $most } bytes.
use-field = { $flag } is needed. { $help }
use-option = “{ $text }” is no option. Write --option key=value.
use-seats = --seats names { $bots } bots, but --option players asks for { $players }. Leave one of them out.
use-show = --show plays one game. Leave --games out.
try-help = { $problem } Try: { $command } --help
private = (to { $names }) { $sentence }
unfinished = The game is not finished.
not-over-yet = This game is not finished. Look back on it when it is over.
looking-back = Looking back
no-thought = Nobody could think this through in time. Go to another turn, or try again.
turn-was-best = { $turn }. { $name }: nothing was better.
turn-best = { $turn }. { $name }: { $sentence }
no-moves = There is no move here.
use-game = Name a game: abaculus { $verb } GAME. Choose one of these: { $known }.

use-exhibit = The museum has no “{ $name }”. Choose one of these: { $known }.
use-rule-number = “{ $text }” is no number that a slide rule can be set to. Write one above 0, such as 1.8.
use-bones = Bones cannot be laid for “{ $text }”. Write a whole number of 1 to { $most } digits, such as 329.
use-row = Bones have no row { $row }. Take one of the rows 1 to 9.
use-number = “{ $text }” cannot be shown in all systems. Write a whole number from 1 to { $most }.

museum-exhibit = { $name ->
    [slide-rule] abaculus museum slide-rule --at 1.8 --hair 3
    [bones] abaculus museum bones 329 --row 7
   *[numerals] abaculus museum numerals 164
}
museum-hairline = With the { $end } of C there, under the hairline: { $readings }
museum-band = Band { $place } from the right: { $sum }, write { $digit }{ $carry ->
    [0] {""}
   *[other] , carry { $carry }
}
museum-product = { $number } × { $row } = { $product }

match-head = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game }, { $variant }; seed { $seed }
match-seats = Wins by seat, from the first: { $shares }
match-moves = Moves in a game: { $moves }
match-intervals = In brackets: where the true value lies 95 times in 100 (Wilson for shares, Student for averages).
match-ahead = “ahead”: how many { $fewest ->
    [yes] fewer
   *[no] more
} { $measure } than the others on average.

measure-points = points
measure-pieces = pieces left
measure-turns = turns

## Terminal

use-link = “{ $link }” is no link to a table. A link looks like http://192.168.1.20:8642/join/ABCDEF.
use-code = This address names a server but no table. Add the code: abaculus join { $server } ABCDEF.
use-company = --seats names { $given ->
    [one] 1 player
   *[other] { $given } players
}, but this game is for { $low } to { $high }.
use-nobody = --seats names bots only. Add “me”, or let bots play each other with: abaculus match.
use-seat = “{ $word }” is nobody I know. Write me, me:NAME, bot or bot:LEVEL, with commas between.
use-terminal = This command draws a table on a terminal, and the output is none. Run it in a terminal window, or play in the browser with: abaculus.
term-free = free chair
term-you = you
term-holds = { $many ->
    [one] 1 piece
   *[other] { $many } pieces
}
term-bot = bot { $level }
term-held = a bot plays on
term-away = away, back soon
term-waited-for = waiting
term-to-play = to play
term-stopped = (stopped)
term-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
term-paused = Paused
term-onlookers = { $many ->
    [one] 1 onlooker
   *[other] { $many } onlookers
}
term-rule = Rule { $rule }: F1 opens the rules.
term-nobody-won = Nobody won.
term-won = { $name } wins.
term-shared = { $names } share the win.
term-before = The game has not begun.
term-code = Code: { $code }. Others open { $link } in a browser, or type: abaculus join { $link }
term-host-starts = Press Enter to begin.
term-wait-host = The host will begin.

## Tables

no-table = There is no such table. It may have been put away; ask for a new link, or open a table of your own.
not-host = Only the host of this table can do that. Ask the host.
not-your-seat = This is not your seat. Sit down with a code or link to play, or play from your own seat.
seat-taken = Somebody else sits there already. Choose another chair.
table-full = All chairs are taken. You can watch, or ask the host for one more chair.
already-seated = You already have a chair at this table.
already-begun = The game has begun, so the chairs and options stay as they are. You can watch, or wait for the next game.
not-begun = The game has not begun yet. The host starts it when everybody sits.
game-over = The game is over. Ask the host for a rematch.
not-over = The game still goes on. A rematch can be opened when it is over.
rematch-open = The rematch is already open at its own table.
too-few = { $missing ->
    [one] One more player is needed
   *[other] { $missing } more players are needed
} to start; this game takes { $low } or more. Wait for somebody to sit down, or add a bot.
paused = The game is paused. It goes on when the host resumes it.
not-paused = The game is not paused.
name-bad = A name has 1 to { $most } characters that can be seen. Choose another one.
name-taken = Somebody here is called “{ $name }” already. Choose another name, or add a letter.
seating-unclear = I cannot tell who stays in which chair: each chair must keep one of the people here, or nobody. Load the table again and retry.
option-of-chairs = “{ $key }” follows from the chairs. Add, remove or change chairs instead.
no-stand-in = This game has no bots, so nobody can hold the seat.
is-bot = A bot already plays this seat.
not-a-bot = A person plays this seat, not a bot.
only-bots = Only a bot answers by chance. Write what you think.
not-held = No bot holds this seat.
already-left = This player has left the game for good.
nothing-to-take-back = You can take back only your own move, and only while nothing has happened after it.
too-late-to-take-back = The time for that turn has run out meanwhile, so the move stays.
already-asked = The others have been asked already. Wait for their answers.
nobody-asks = Nobody asks to take a move back now.
already-answered = You have agreed already. Wait for the others.
book-damaged = The book of this table is damaged here, and the game cannot be read further.

## Set phrases

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-moment = One moment, please.
phrase-thinking = I am still thinking.
phrase-nice = Well played!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-back = I am back.
phrase-good-game = That was a good game.
phrase-again = Shall we play again?
phrase-bye = Goodbye!

## Where games are kept

store-unknown = “{ $address }” is no place to keep games. Name a file, or “memory:” to keep nothing.
store-foreign = { $file } is a file of something else. It is left as it is; name another file for the games.
store-damaged = The file of games { $file } is damaged. Put it aside and start again: a new one is made.
store-version = { $file } was written by another version of Abaculus (its form is { $version }). Start the version that wrote it, or name another file.
store-trouble = The file of games { $file } cannot be used: { $reason }. See that the disk has room and the file may be written.
store-closed = The games are being put away. Try again in a moment.

## Server

no-code = No table has this code now. Codes end when the game begins; ask for a new one, and mind that there is no 0 and no O in it.
too-many-codes = Too many codes in a short time. Wait { $seconds } seconds, then try again.
too-fast = That was too much at once. Wait { $seconds } seconds, then go on.
too-many-tables = This server has no room for another table now. Try again later.
too-many-connections = This server has no room for another connection now. Try again in a minute.
too-many-spectators = So many people watch this table already that there is no room for one more.
too-long = This is too long: at most { $most } bytes are read.
unknown-token = This key does not open any seat at this table. Use the link with which you first sat down, or watch without a key.
hello-first = A client has to say hello first.
bad-id = A command needs an id of 1 to { $most } characters.
no-phrase = There is no such phrase. Choose one of the list.
no-hints = There are no hints at this table.
no-rung = There is no such hint.
hint-waits = The last hint is still on its way.
trouble = Something went wrong here, and nothing was changed. Please try again.
too-slow = This took too long and was given up. Please try again.
server-stops = Abaculus is being stopped here. Your game is kept.
share-off = The host no longer shares this game on the network.
share-not-here = Sharing can be switched only on the machine on which Abaculus runs.
share-failed = The network cannot be opened: { $reason }.
foreign-page = This was sent by another web page or under a foreign name, so it is not done. Open Abaculus by its own address.
no-page = There is nothing at this address.
no-method = This address cannot be used like that.
no-turn = This game has no such turn.
practice-handle = This question is not from here. Ask for a new one.
practice-gone = This question can no longer be made. Ask for a new one.
practice-nothing = No question fits. Choose another grade, level or topic.
practice-no-hint = This question has no such hint.
practice-no-pack = These questions are not here any more. Ask whoever gave you the link to share them again.
pack-no-item = This question cannot be asked as it stands. Look at what is wrong with it.
pack-no-format = There is no format { $format } to write a pack in.
pack-too-long = A pack at a table may have { $most } signs at most, because it goes with every record of the game. Leave some questions out.
pack-unsound = The pack has a mistake in line { $line }, column { $column }: { $reason }
pack-no-licence = Without a licence a pack stays on the machine it was written on. Add one, such as CC-BY-4.0, to let others practise it.
term-agree = Agree
term-disagree = Better not
term-start = Begin the game
term-resume = Go on
term-next = To the rematch
term-rematch = Rematch
term-story = Moves so far
term-look-back = Look back
term-back-keys = ← → turn by turn · Home End · ↑ ↓ scroll · Esc back
term-turn-of = Turn { $turn } of { $turns }
term-thinking = One moment …
term-was-best = ★ Nothing was better.
term-best = The best there was
term-stands = Score after it: { $scores }
term-nothing-known = There is nothing to tell.
term-ask-back = { $name }: ask to take the last move back
term-say = Say something
term-rename = Change my name
term-resign = Leave the game for good
term-rise = Give my chair free
term-pause = Pause
term-hand-back = Give { $name } the seat back
term-hold = Let a bot play on for { $name }
term-rules = Rules
term-keys = Keys
term-theme = Light or dark
term-quit = Quit
term-leave = Quit; the table is kept
term-keep = Keep playing
term-pick-keys = ↑ ↓ choose · Enter take · Esc back
term-fill-keys = Enter done · Esc back
term-read-keys = ↑ ↓ scroll · Esc back
term-pass-to = Pass the screen to { $name }
term-i-am = I am { $name }
term-command = › type a move and press Enter
term-lost = Connection lost. Your pieces are safe. Trying again …
term-lost-wait = The connection is lost, so nothing was sent. Your pieces stay where they are; press Enter again when it is back.
term-chosen = { $many ->
    [0] Nothing chosen yet.
   *[other] { $many } chosen.
}
term-asks-back = { $name } would like to take the last move back. Do you agree?
term-is-paused = The table is paused; the clocks stand still.
term-all-choices = all { $many } choices
term-choose = Choose
term-take-back = take back
term-clear = clear
term-hint = Hint
term-menu = Menu
term-ahead = wait for your turn
term-no-piece = There is no { $sign } left on your rack.
term-name-joker = What is the joker to be?
term-or = { $some } or { $last }
term-counts = Choose { $counts }. { $many } chosen now.
term-not-yet = It is not your turn yet. What you laid stays where it is.
term-which = Which one?
term-onlooker = You are looking on here; the people at the table make the moves.
term-no-rules = The rules of this game are not on this machine. Open the table in a browser to read them.
term-no-hints = This table plays without hints.
term-nothing-to-hint = There is nothing to choose now.
term-more-hints = Press H for more.
term-new-name = Your name
term-resign-ask = Leave the game for good? You cannot come back to it.
term-key-arrows = move the cursor
term-key-signs = lay the piece with that sign at the cursor
term-key-turn = lay across or down; where you choose a place, go to the next one
term-key-back = take the last piece back
term-key-escape = take everything back
term-key-enter = do what stands first in the line of keys
term-key-joker = lay a joker and name it
term-key-command = type a move
term-key-hint = a hint; again: a little more
term-key-rules = the rules
term-key-story = all moves, with the reasons of their points
term-key-menu = everything else
term-key-choices = all choices in a list
term-key-pages = scroll a long question or verdict
term-key-aids = instruments, where a question allows them
term-key-quit = quit; the table is kept
record-closed = The record of a game can be read when the game is over.
cannot-listen = I cannot listen on { $host }, port { $port }: { $reason }. Choose another port with --port.
home-began = Abaculus is at { $link } (this machine only). Press Ctrl-C to stop; games are kept.
home-already = Abaculus is already running at { $link }.
serve-began = Abaculus is at { $link }. Press Ctrl-C to stop; games are kept.
term-kept = The table is kept. Go on with: abaculus play --resume
term-come-back = Your chair is kept. Come back with: abaculus join { $link }
nothing-to-resume = There is no unfinished game here. Begin one with: abaculus play
no-server = No Abaculus server answers at { $server } ({ $reason }). Check the address, and that you are in the same network.
use-watch = Looking on needs the link to a table, such as http://192.168.1.20:8642/t/…; a code leads to a chair.
term-asked-back = You asked to take your move back. The others are thinking about it.

## Verdicts on answers

use-answer = I cannot judge this: { $reason }. Mend that and ask again.
answer-field-spec = What the question asks for, as JSON: {"{"}"kind": "number", "value": "7/12"{"}"}.
answer-field-given = The text that was typed: 14/24.
answer-exact = Right.
answer-equivalent_form = Right, in another form.
answer-within_tolerance = Right: near enough.
answer-typo = Right, but look at the spelling.
answer-wrong = Wrong.
answer-wrong_sign = Wrong: look at the sign.
answer-reciprocal = Wrong: it is upside down.
answer-power_of_ten = Wrong: the digits are right, but not their places.
answer-separator = Wrong: here the other sign parts the decimals.
answer-rounded = Wrong: that is near, but the exact value is asked for.
answer-not_reduced = Wrong: the value is right, but it can be reduced.
answer-wrong_form = Wrong: the value is right, but another form is asked for.
answer-not_simplified = Wrong: the value is right, but its roots can be simplified.
answer-not_prime = Wrong: not all of these are primes.
answer-missing_items = Wrong: something is missing.
answer-extra_items = Wrong: there is too much.
answer-order = Wrong: look at the order.
answer-endpoint = Wrong: look at the ends.
answer-am_pm = Wrong: that is the other half of the day.
answer-no_year_zero = Wrong: there is no year 0.
answer-noncanonical_numeral = Wrong: the value is right, but it is not written that way.
answer-inconsistent = Wrong: the sides of the equality do not all say the answer.
answer-empty = Nothing was typed.
answer-syntax = I cannot read this as an answer; write it another way.
answer-too_long = Answers have at most 200 characters.
answer-too_big = This number is too big to be worked out; write it more simply.
answer-div0 = Nothing can be divided by 0.
answer-not_real = A negative number has no such root.
answer-hedged = Give one answer, not two.
answer-unevaluated = Work it out: this repeats the question or is not finished.
answer-not_plain = Write a plain number, without signs of operation.
answer-not_expanded = Multiply the brackets out.
answer-not_collected = Put like terms together.
answer-not_factored = Write it as a product, with every factor taken apart.
answer-not_equation = Write an equation, with one sign =.
answer-count = That is not the number of items that is asked for.
answer-unit_unknown = I do not know this unit or word.
answer-unit_unexpected = No unit is asked for here; write the number alone.
answer-unit_missing = Write the unit too.
answer-unit_scale = Give the answer in the unit that is asked for.
answer-unit_dimension = This unit measures something else.

## Practice in the terminal

term-practice-place-grade = { $topic }: { $title } (grade { $grade })
term-practice-place-level = { $topic }: { $title } (level { $level })
term-practice-place = { $topic }: { $title }
term-practice-credit = By { $who }
term-practice-lines = Type your answer and press Enter. ? a hint · ! the solution · + another like this · > the next · Ctrl+D ends
term-practice-figure = Picture: { $alt }
term-practice-boxes = Several answers, with ; between them: { $names }
term-practice-unit = in { $unit }
term-practice-hint = Hint { $rung }: { $text }
term-practice-no-hint = There is no more help than this. The solution shows every step.
term-practice-answer = The answer is { $answer }.
term-practice-reads = Read as { $text }
term-practice-nothing = Nothing was answered this time.
term-practice-total =
    { $asked ->
        [one] You practised 1 question
       *[other] You practised { $asked } questions
    }, { $right } right at once and without help.
term-practice-topic = { $topic }: { $right } of { $asked }
term-practice-type = Type your answer
term-practice-enter = Answer
term-practice-next = Next question
term-practice-help = Hint
term-practice-show = Solution
term-practice-like = Another like this
term-practice-end = End
term-practice-forgotten = Everything that was kept about practice is thrown away.
term-practice-nobody = Nothing is kept about “{ $name }”.

## A question at the table, in the terminal

term-asked-grade = grade { $grade }
term-asked-passed = Passed.
term-asked-time-up = Time is up.
term-asked-right = Right.
term-asked-wrong = Not right.
term-asked-thinks = { $name } is working it out.
term-asked-left = { $seconds ->
    [0] Time is up.
    [one] 1 second left
   *[other] { $seconds } seconds left
  }
term-asked-leave = to the board
term-asked-go-on = Go on
term-asked-late = Your answer came after the time was up.
term-asked-late-lost = { $seconds ->
    [one] Your answer came 1 second after the time: the connection was lost.
   *[other] Your answer came { $seconds } seconds after the time: the connection was lost.
  }

## Instruments in the terminal

term-aid-away = put away
term-aid-scroll = scroll
term-slide-rule = Slide rule
term-rule-back = Back of the slide rule
term-rule-turn = turn over
term-rule-mark = by one mark
term-rule-hairline = move the hairline
term-rule-slide = move the slide
term-rule-jump = go to a number
term-rule-scale = by this scale (I: CI)
term-rule-other-end = other end
term-rule-on = { $scale } { $value }
term-rule-between = { $scale }, between { $left } and { $right }, { $where ->
    [left] nearer { $left }
    [right] nearer { $right }
   *[middle] about the middle
}
term-rule-beyond = { $scale }, beyond its end
term-rule-slide-at = Slide: the { $end } of { $own } at { $place }
term-rule-slide-under = Slide: under the hairline { $place }
term-rule-hair-at = Hairline: at { $place }
term-rule-off = Hairline: off the end of the rule. O brings the other end of the slide.
term-back-polygons = Regular polygons, side 1
term-back-polygon-heads = n | name | angle ° | sum ° | diagonals | apothem | radius | area
term-back-polygon = { $sides ->
    [3] triangle
    [4] square
    [5] pentagon
    [6] hexagon
    [7] heptagon
    [8] octagon
    [9] nonagon
    [10] decagon
    [11] hendecagon
    [12] dodecagon
    [13] tridecagon
   *[14] tetradecagon
}
term-back-solids = Regular solids, edge 1; radii: inside, to mid-edge, to a corner
term-back-solid-heads = name | faces | edges | corners | surface | volume | inside | middle | outer | angle
term-back-solid = { $faces ->
    [4] tetrahedron
    [6] cube
    [8] octahedron
    [12] dodecahedron
   *[20] icosahedron
}
term-back-circle = Circle: circumference 2πr = πd, area πr² ≈ { $quarter } d²
term-back-sector = Sector of α°: arc 2πrα ÷ 360, area πr²α ÷ 360
term-back-sphere = Sphere: surface 4πr² = πd², volume 4πr³ ÷ 3 ≈ { $sixth } d³
term-back-constants = π ≈ { $pi }, √2 ≈ { $two }, √3 ≈ { $three }, φ ≈ { $golden }
term-bones = Napier’s bones
term-bones-none = No bones are laid yet. Type the digits of the number; a digit may lie twice.
term-bones-lay = lay a bone
term-bones-take = take a row
term-bones-to-lay = then lay bones
term-bones-to-take = then take a row
term-bones-rows = rows
term-bones-back = take the last off
term-calculator = Calculator
term-calculator-equals = work it out
term-calculator-signs = signs
term-calculator-root = root
term-calculator-none = { $text } has no result
term-signs = Signs
term-numbers-short = All numbers
term-numbers = Numbers from 1 to { $most }
term-legend = { $system ->
    [arabic-indic] Eastern Arabic digits
    [mayan] Mayan signs
    [egyptian] Egyptian signs
    [roman] Roman letters
    [babylonian] Babylonian signs
    [chinese] Chinese characters
   *[binary] Binary digits
}: key, sign, name, worth
term-system = { $system ->
    [arabic-indic] Arabic
    [mayan] Mayan
    [egyptian] Egyptian
    [roman] Roman
    [babylonian] Babylon
    [chinese] Chinese
   *[binary] Binary
}
term-legend-law = { $system ->
    [arabic-indic] Ten digits in places of ten, the highest on the left.
    [mayan] Upper storey: twenties, lower storey: units. At most 4 dots and 3 bars in each; an empty storey holds a shell.
    [egyptian] Larger signs first, at most nine of each.
    [roman] Larger letters first; only in IV, IX, XL and XC the smaller one is taken away.
    [babylonian] Left column: sixties, right column: units. Hooks before wedges; an empty column holds the sign for nothing.
    [chinese] A digit, then its place; 零 for a missing ten between hundred and unit.
   *[binary] Each place is worth twice the one on its right.
}
term-tiles-typed = { $system ->
    [mayan] Letters, a space between the storeys; or two numbers: 3.7
    [egyptian] A letter for each sign; or so many of each: h1t2u3
    [roman] Type capital letters.
    [babylonian] Letters, a space between the columns; or two numbers: 3,7
    [binary] Type the digits 0 and 1.
   *[other] A letter for each sign.
}
