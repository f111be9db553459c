## Parts of sentences

player = player { $number }
at-line = Line { $line }: { $sentence }

## Names and options

no-game = There is no game called “{ $name }”. Choose one of these: { $known }.
no-variant = This game has no variant called “{ $name }”. Choose one of these: { $known }.
plugin-broken = This game is broken and cannot be played. The server's log says why; “abaculus games” says it too.
no-bot = There is no bot called “{ $name }” here. Choose one of these: { $known }.
no-option = There is no option { $key }. Options: { $known }.
E-OPTION = { $key } must be { $range }.
malformed = This cannot be read as JSON of the right shape: { $reason }.

## Events that do not fit

no-draw = There is nothing to draw now: it is a player’s move, or the game is over.
draw-impossible = “{ $result }” cannot be drawn here.
no-deadline = No deadline called “{ $name }” is running.
not-due = This deadline passes at { $at } ms, not before.
no-seat = This table has no seat { $seat }. Seats are counted from 0.

## Tables in Python

table-over = The game is over.
table-chance = Chance acts first: call draw() with its result.
table-nobody = Nobody has to move now. Name the seat, or let time pass with wait().
table-no-deadline = No deadline is running, so nothing happens however long you wait.
best-no-time = No move was found within the time limit.
table-move = A move is written as text, such as "{ $example }".
table-no-move = No move has been made that could be undone.

## Records

record-first = This is not a game record. A record starts with the line “{ $first }”.
record-long = This record is too long. A record may have at most { $most } characters.
record-header = “{ $text }” is not a header, or it is there twice. A header looks like “key: value”; an empty line ends the headers.
record-missing = The header “{ $key }” is missing. Add a line “{ $key }: …” above the moves.
record-rules = This record follows the rules “{ $given }”, but only “{ $known }” are known here. Replay it with the version that wrote it.
record-seats = { $players ->
    [one] This game has 1 player
   *[other] This game has { $players } players
}, so the headers must name each seat once, counting from 0: “seat 0: person, Ann”.
record-line = “{ $text }” is not an event. An event looks like “number time seat text”, with “-” for the seat where chance or time acts.
record-number = Number the events without a gap; this one should be number { $expected }.
record-time = This event is at { $at } ms, which does not follow { $before } ms. Time never runs back, and a draw has the time of the event that called for it.
record-overdue = The deadline “{ $deadline }” ran out at { $at } ms, before this event. The record must say so first.
record-result = The header says the result is “{ $given }”, but the moves lead to “{ $played }”.

## Games made with the game kit; a game may give these codes sentences of its own

kit-your-turn = Your turn. Choose a move.
kit-wait-for = { $player } is to move.
kit-press = Choose one of the moves.
kit-point = Point at the board
kit-label = { $move }
kit-board = Board
kit-cell = Cell { $cell }
kit-piece = { $sign }
kit-moved = { $player } plays { $move }.
kit-scored = { $player } plays { $move }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
kit-drawn = Chance draws { $result }.
kit-left = { $player } has left.
kit-stuck = The player to move has no legal move.
kit-deserted = The other players have left.
kit-over = The game is over.
kit-gone = This player has left already.
kit-illegal = This move is not legal now.
kit-unreadable = “{ $text }” is not a move of this game.{ $shape ->
    [number] { "" } Write a whole number.
    [numbers] { "" } Write { $fields } as whole numbers, such as { $example }.
    [fields] { "" } Write { $fields } with commas between.
   *[word] { "" }
}
kit-legal = { $move } is legal.
kit-best = { $move } wins { $percent } of 100 random games.
kit-hint = You have { $moves ->
    [one] one move
   *[other] { $moves } moves
}. The best one wins { $percent } of 100 random games.
kit-wins = { $player } wins.
kit-shares = { $player } shares the win.
kit-position = Move { $number } of the position, “{ $text }”, is not legal there.
kit-json = This position is not complete JSON. Write the moves so far, or the fields, such as { $example }.
kit-no-field = A position of this game has no field “{ $field }”. Its fields: { $known }.
kit-bad-field = { $field } must be { $shape ->
    [number] a whole number
    [numbers] a list of whole numbers
    [text] a text in quotes
    [texts] a list of texts in quotes
    [switch] true or false
    [list] a list
   *[other] written as in { $example }
}.
kit-impossible = This position is impossible: { $fault }.
kit-field-position = The moves so far with blanks between, such as “A B C”, or the fields of the state as JSON; the start if left out.
kit-field-move = The move to judge, as the game writes it.
kit-bot-random = Plays any legal move.
kit-bot-playouts = Plays the move that wins most random games.

## Command line

no-games = No games are installed. Install Abaculus again.
no-file = I cannot open { $file }: { $reason }.
no-text = { $file } is not UTF-8 text. Save it as UTF-8 and try again.
batch-line = I cannot use this line: { $reason }. Each line must be one JSON object with some of these names: { $names }.
batch-long = This line is longer than { $most } bytes.
use-field = { $flag } is missing. { $help }
use-option = “{ $text }” is not an option. Write --option key=value.
use-seats = --seats names { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}, but --option players asks for { $players }. Leave one of them out.
use-show = --show plays one game. Leave --games out.
use-name = “{ $name }” cannot name a game. Write small letters, digits and _, beginning with a letter, such as my_game.
use-other-name = There is already a game or a Python package called “{ $name }”. Choose another name.
use-folder = { $folder } is there already. Choose another name, or another folder with --into.
new-game-written = The game is in { $folder }.
    To install it: pip install -e { $folder }
    To play it: abaculus play { $name }
try-help = { $problem } Try: { $command } --help
private = (to { $names }) { $sentence }
unfinished = The game is not over.
not-over-yet = This game is not over. You can look back on it when it is.
looking-back = Looking back
no-thought = There was not enough time to think this through. Go to another turn, or try again.
turn-was-best = { $turn }. { $name }: there was nothing better.
turn-best = { $turn }. { $name }: { $sentence }
no-moves = There are no moves here.
use-game = Name a game: abaculus { $verb } GAME. Choose one of these: { $known }.

use-exhibit = The museum has no “{ $name }”. Choose one of these: { $known }.
use-rule-number = You cannot set a slide rule to “{ $text }”. Write a number above 0, such as 1.8.
use-bones = You cannot lay bones for “{ $text }”. Write a whole number of 1 to { $most } digits, such as 329.
use-row = Bones have no row { $row }. Choose a row from 1 to 9.
use-number = “{ $text }” cannot be written in all systems. Write a whole number from 1 to { $most }.

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
match-moves = Moves per game: { $moves }
match-intervals = In brackets: the range that holds the true value 95 times in 100 (Wilson for shares, Student for averages).
match-ahead = “ahead”: how many { $fewest ->
    [yes] fewer
   *[no] more
} { $measure } than the others on average.

measure-points = points
measure-pieces = pieces left
measure-turns = turns

## Terminal

use-link = “{ $link }” is not a link to a table. A link looks like http://192.168.1.20:8642/join/ABCDEF.
use-code = This address names a server but no table. Add the code: abaculus join { $server } ABCDEF.
use-company = --seats names { $given ->
    [one] 1 player
   *[other] { $given } players
}, but this game is for { $low } to { $high }.
use-nobody = --seats names only bots. Add “me”, or let bots play each other with: abaculus match.
use-seat = I don’t know “{ $word }”. Write me, me:NAME, bot or bot:LEVEL, with commas between them.
use-terminal = This command draws a table in a terminal, but the output is not one. Run it in a terminal window, or play in the browser with: abaculus.
term-free = empty seat
term-you = you
term-holds = { $many ->
    [one] 1 piece
   *[other] { $many } pieces
}
term-bot = bot { $level }
term-held = a bot is filling in
term-away = away, back soon
term-waited-for = waiting
term-to-play = to play
term-stopped = (stopped)
term-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
term-paused = Paused
term-spectators = { $many ->
    [one] 1 spectator
   *[other] { $many } spectators
}
term-rule = Rule { $rule }: F1 opens the rules.
term-nobody-won = Nobody won.
term-won = { $name } wins.
term-shared = { $names } share the win.
term-before = The game has not started.
term-code = Code: { $code }. Others open { $link } in a browser, or type: abaculus join { $link }
term-host-starts = Press Enter to start.
term-wait-host = The host will start the game.

## Tables

no-table = There is no such table. It may have been closed. Ask for a new link, or open a table of your own.
not-host = Only the host of this table can do that. Ask the host.
not-your-seat = This is not your seat. Sit down with a code or a link to play, or play from your own seat.
seat-taken = Someone is already sitting there. Choose another seat.
table-full = All the seats are taken. You can watch, or ask the host for another seat.
already-seated = You already have a seat at this table.
already-begun = The game has started, so the seats and options stay as they are. You can watch, or wait for the next game.
not-begun = The game has not started yet. The host starts it when everyone has sat down.
game-over = The game is over. Ask the host for a rematch.
not-over = The game is not over yet. You can open a rematch when it is.
rematch-open = The rematch already has a table of its own.
too-few = { $missing ->
    [one] One more player is needed
   *[other] { $missing } more players are needed
} to start; this game takes { $low } or more. Wait for someone to sit down, or add a bot.
paused = The game is paused. The host can continue it.
not-paused = The game is not paused.
name-bad = A name has 1 to { $most } characters that can be seen. Choose another.
name-taken = Someone here is already called “{ $name }”. Choose another name, or add a letter.
seating-unclear = I cannot tell who stays in which seat: each seat must keep one of the people here, or nobody. Load the table again and retry.
option-of-chairs = “{ $key }” depends on the seats. Add, remove or change seats instead.
no-stand-in = This game has no bots, so nobody can fill in.
is-bot = A bot already plays this seat.
not-a-bot = A person plays this seat, not a bot.
only-bots = Only a bot answers by chance. Write what you think.
not-held = No bot is filling in for this seat.
already-left = This player has left the game for good.
nothing-to-take-back = You can take back only your own move, and only if nothing has happened since.
too-late-to-take-back = The time for that turn has run out, so the move stays.
already-asked = You have already asked the others. Wait for their answers.
nobody-asks = Nobody is asking to take a move back.
already-answered = You have already agreed. Wait for the others.
book-damaged = The log of this table is damaged here, and the rest of the game cannot be read.

## Set phrases

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-moment = One moment, please.
phrase-thinking = I’m still thinking.
phrase-nice = Well played!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-back = I’m back.
phrase-good-game = That was a good game.
phrase-again = Shall we play again?
phrase-bye = Goodbye!

## Where games are kept

store-unknown = “{ $address }” is not a place to keep games. Name a file, or “memory:” to keep nothing.
store-foreign = { $file } belongs to something else or its beginning is damaged, so it is left as it is. Name another file for the games; if it was a games file, “abaculus database salvage” saves what is in it.
store-damaged = The games file { $file } is damaged. Tables that are not hit can be played on. Stop the server when you can, see what is hit with “abaculus database check”, then put a backup in its place with “abaculus database restore”, or save every table that can be read with “abaculus database salvage”.
store-version = { $file } was written by another version of Abaculus (its format is { $version }). Start the version that wrote it, or name another file.
store-full = The disk is full, so nothing can be saved in { $file }. Make room on it: moves wait for five minutes and are then saved without anyone doing anything.
store-locked = Another program is writing to { $file } and does not finish. Close it: moves wait for five minutes and are then saved without anyone doing anything.
store-read-only = { $file } may not be written to. Allow this user to write to the file and its folder.
store-gone = { $file } is no longer where it was. Put it back: moves wait for five minutes and are then saved. If it is lost, stop the server and use “abaculus database restore” with the last backup.
store-trouble = The games file { $file } cannot be used: { $reason }. Check that the disk works and that you may write to the file.
store-in-use = Another Abaculus already uses { $file }. Stop that one first, or name another file.
store-missing = There is no games file { $file }.
file-exists = { $file } is already there, so it is left as it is. Name a new file.
store-closed = The games are being saved. Try again in a moment.

# What players read: never the name of a file.

save-full = The server’s disk is full, so this was not saved and nothing was changed. Try again in a few minutes.
save-locked = The server’s games file is busy, so this was not saved and nothing was changed. Try again in a moment.
save-read-only = The server may not write to its games file, so this was not saved and nothing was changed. Please tell the person who runs it.
save-gone = The server’s games file is not in its place, so this was not saved and nothing was changed. Please tell the person who runs it.
save-trouble = The server’s disk has a problem, so this was not saved and nothing was changed. Try again in a few minutes.
save-damaged = The server’s games file is damaged at this table, so the table cannot be used now. The person who runs the server can bring it back from a backup.
save-foreign = The server’s games file is damaged, so nothing can be read or saved now. The person who runs the server can bring it back from a backup.
wait-full = The server’s disk is full. Your move is not lost: it is saved as soon as there is room.
wait-full-host = The server’s disk is full. Moves are not lost: they are saved as soon as there is room. Please make room on the disk of the machine that runs the server.
wait-locked = The server’s games file is busy. Your move is not lost: it is saved as soon as the file is free.
wait-locked-host = Another program is using the server’s games file. Moves are not lost: they are saved as soon as the file is free. Please close that program.
wait-read-only = The server may not write to its games file now. Your move is not lost: it is tried again.
wait-read-only-host = The server may not write to its games file. Moves are not lost: they are tried again. Please allow it to write to the file and its folder.
wait-gone = The server’s games file is not in its place. Your move is not lost: it is tried again.
wait-gone-host = The server’s games file was moved or deleted. Moves are not lost: they are tried again. Please put the file back.
wait-trouble = The server’s disk has a problem. Your move is not lost: it is tried again.
wait-trouble-host = The server’s disk reports an error. Moves are not lost: they are tried again. Please check the disk; the server’s log says more.


## Server

door-locked = The host has locked the door of this table. Ask the host to let you in, or watch.
no-code = No table has this code now. A code ends when the game starts, so ask for a new one. There is no 0 and no O in a code.
too-many-codes = Too many codes in a short time. Wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}, then try again.
too-fast = That was too much at once. Wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}, then continue.
too-many-tables = This server has no room for another table now. Try again later.
too-many-connections = This server has no room for another connection now. Try again in a minute.
server-full = This server needs your place for someone with a seat. Try again in a minute.
opened-elsewhere = You have opened this table in too many windows, so this one was closed.
too-much-traffic = This client sent too much for too long, so its connection was closed.
too-many-spectators = This table already has as many spectators as it can take.
too-long = This is too long: at most { $most } bytes are allowed.
unknown-token = This key does not open a seat at this table. Use the link you first sat down with, or watch without a key.
hello-first = A client has to say hello first.
bad-id = A command needs an id of 1 to { $most } characters.
no-phrase = There is no such phrase. Choose one from the list.
no-hints = There are no hints at this table.
no-rung = There is no such hint.
hint-waits = The last hint is still on its way.
trouble = Something went wrong here, and nothing was changed. Please try again; if it happens again, give the person who runs this server the number { $number }.
cut-short = The request ended before it was complete. Please try again.
wrong-token = This link is not from the Abaculus that is running here now. You can play; to share or to keep packs, use the link in its terminal.
ticket-used = This link was used before, and it works only once. Use the link in the terminal of Abaculus instead.
too-slow = This took too long and was stopped. Please try again.
task-time = This needs more than { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} of work, so it was stopped. Make it smaller: fewer items, narrower ranges, a shorter text.
task-memory = This needs more than { $most } MB of memory, so it was stopped. Make it smaller: fewer items, narrower ranges, a shorter text.
task-died = The work on this broke off twice, so it was given up. Try it with fewer items or a shorter text.
queue-full = Too many people are waiting for this at the moment. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
server-stops = Abaculus is stopping here. Your game is saved.
share-off = The host no longer shares this game on the network.
share-not-here = Only the person who started Abaculus can turn sharing on or off. Open it with the link in its terminal.
share-failed = The network cannot be opened: { $reason }.
foreign-page = This came from another web page or under another name, so it was not done. Open Abaculus at its own address.
no-page = There is nothing at this address.
no-method = You cannot use this address like that.
no-turn = This game has no such turn.
practice-handle = This question is not from here. Ask for a new one.
practice-gone = This question can no longer be made. Ask for a new one.
practice-nothing = No question fits. Choose another grade, level or topic.
practice-no-hint = This question has no such hint.
practice-no-pack = These questions are no longer here. Ask the person who gave you the link to share them again.
pack-no-item = This question cannot be asked yet. Check what is wrong with it.
pack-no-format = There is no pack format called { $format }.
pack-too-long = A pack at a table may have at most { $most } characters, because it is saved with every record of the game. Leave some questions out.
pack-unsound = The pack has a mistake in line { $line }, column { $column }: { $reason }
pack-no-licence = A pack without a licence can be kept only by the person who started Abaculus. Add a licence, such as CC-BY-4.0, to let others practise with it.
term-agree = Agree
term-disagree = No, thanks
term-start = Start the game
term-resume = Continue
term-next = Go to the rematch
term-rematch = Rematch
term-move-list = Moves so far
term-look-back = Look back
term-back-keys = ← → turn by turn · Home End · ↑ ↓ scroll · Esc back
term-turn-of = Turn { $turn } of { $turns }
term-thinking = One moment …
term-was-best = ★ There was nothing better.
term-best = The best move
term-stands = Score after this: { $scores }
term-nothing-known = There is nothing to show.
term-ask-back = { $name }: ask to take the last move back
term-say = Say something
term-rename = Change my name
term-resign = Leave the game for good
term-rise = Leave my seat
term-lock = Lock the door, so that nobody else can sit down
term-unlock = Unlock the door
term-locked = The door is locked: nobody else can sit down.
term-pause = Pause
term-hand-back = Give { $name } the seat back
term-hold = Let a bot fill in for { $name }
term-rules = Rules
term-keys = Keys
term-theme = Light or dark
term-quit = Quit
term-leave = Quit and keep the table
term-keep = Keep playing
term-pick-keys = ↑ ↓ move · Enter choose · Esc back
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
term-asks-back = { $name } would like to take back the last move. Do you agree?
term-is-paused = The table is paused and the clocks have stopped.
term-all-choices = all { $many } choices
term-choose = Choose
term-take-back = take back
term-clear = clear
term-hint = Hint
term-menu = Menu
term-ahead = wait for your turn
term-no-piece = There is no { $sign } left on your rack.
term-name-joker = What should the joker be?
term-or = { $some } or { $last }
term-counts = Choose { $counts }. { $many } chosen now.
term-not-yet = It is not your turn yet. The pieces you laid stay where they are.
term-which = Which one?
term-spectator = You are watching; the people at the table make the moves.
term-no-rules = The rules of this game are not on this computer. Open the table in a browser to read them.
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
term-key-enter = do the first thing in the line of keys
term-key-joker = lay a joker and name it
term-key-command = type a move
term-key-hint = a hint; press again for more
term-key-rules = the rules
term-key-move-list = all the moves, and why they scored
term-key-menu = everything else
term-key-choices = all choices in a list
term-key-pages = scroll a long question or verdict
term-key-aids = instruments, where a question allows them
term-key-quit = quit and keep the table
record-closed = You can read the record of a game when the game is over.
use-public-url = “{ $text }” is not the address of a server. Write it as people type it, such as https://games.example.org, with nothing behind the name or the port.
use-proxies = “{ $text }” is not an address or a network. Write addresses such as 127.0.0.1 and networks such as 10.0.0.0/8, separated by commas.
use-proxies-all = { $text } is every address there is, so anyone could pretend to be anyone. Name the proxies in front of this server.
use-token = A token has 16 to 200 letters, digits, hyphens or underscores.
cannot-listen = I cannot listen on { $host }, port { $port }: { $reason }. Choose another port with --port.
home-began = Abaculus is at { $link } (this computer only). Press Ctrl-C to stop; games are saved.
home-already = Abaculus is already running at { $link }.
database-sound = { $file } is sound: { $count ->
    [one] 1 table
   *[other] { $count } tables
}, and every one can be read.
database-unsound = { $file } is damaged: of { $count ->
    [one] 1 table
   *[other] { $count } tables
}, { $damaged ->
    [0] all can be read
    [one] 1 cannot be read whole
   *[other] { $damaged } cannot be read whole
}. Put a backup in its place with “abaculus database restore”, or save what can be read with “abaculus database salvage”.
salvage-nameless = A table without a name
salvage-cut = { $table }: { $saved } of { $of } entries are saved; the game continues from there.
salvage-lost = { $table }: lost.
salvage-done = { $file } has { $whole ->
    [one] 1 whole table
   *[other] { $whole } whole tables
}; { $damaged ->
    [0] nothing was lost
    [one] something of 1 table was lost
   *[other] something of { $damaged } tables was lost
}. The old file is as it was.
backup-done = The games are copied to { $file }.
restore-done = The games in { $file } are now those of { $backup }. What was there is kept in { $replaced }.
restore-new = The games in { $file } are now those of { $backup }.
serve-began = Abaculus is at { $link }. Press Ctrl-C to stop; games are saved.
serve-owner = Your own link, which lets you keep packs without a licence: { $link }
term-kept = The table is saved. Continue with: abaculus play --resume
term-come-back = Your seat is saved. Come back with: abaculus join { $link }
nothing-to-resume = There is no unfinished game here. Start one with: abaculus play
no-server = No Abaculus server answers at { $server } ({ $reason }). Check the address, and check that you are on the same network.
use-watch = To watch, you need the link to a table, such as http://192.168.1.20:8642/t/…; a code leads to a seat.
term-asked-back = You asked to take your move back. The others are thinking about it.

## Verdicts on answers

use-answer = I cannot check this: { $reason }. Fix that and try again.
answer-field-spec = The answer the question wants, as JSON: {"{"}"kind": "number", "value": "7/12"{"}"}.
answer-field-given = What was typed: 14/24.
answer-exact = Right.
answer-equivalent_form = Right, in another form.
answer-within_tolerance = Right: close enough.
answer-typo = Right, but check the spelling.
answer-wrong = Wrong.
answer-wrong_sign = Wrong: check the sign.
answer-reciprocal = Wrong: it is upside down.
answer-power_of_ten = Wrong: the digits are right, but they are in the wrong places.
answer-separator = Wrong: use the other decimal mark here.
answer-rounded = Wrong: that is close, but you need the exact value.
answer-not_reduced = Wrong: the value is right, but you can reduce it.
answer-wrong_form = Wrong: the value is right, but you need another form.
answer-not_simplified = Wrong: the value is right, but you can simplify the roots.
answer-not_prime = Wrong: not all of these are primes.
answer-missing_items = Wrong: something is missing.
answer-extra_items = Wrong: there are too many.
answer-order = Wrong: check the order.
answer-endpoint = Wrong: check the ends.
answer-am_pm = Wrong: that is the other half of the day.
answer-no_year_zero = Wrong: there is no year 0.
answer-noncanonical_numeral = Wrong: the value is right, but it is not written that way.
answer-inconsistent = Wrong: the sides of the equality do not all give the answer.
answer-empty = You have not typed anything.
answer-syntax = I cannot read this as an answer. Write it another way.
answer-too_long = An answer may have at most 200 characters.
answer-too_big = This number is too big to work out. Write it more simply.
answer-div0 = You can’t divide by 0.
answer-not_real = A negative number has no such root.
answer-hedged = Give one answer, not two.
answer-unevaluated = Work it out: this repeats the question or is not finished.
answer-not_plain = Write just a number, with no + − × ÷.
answer-not_expanded = Multiply out the brackets.
answer-not_collected = Collect like terms.
answer-not_factored = Write it as a product, with every factor split up.
answer-not_equation = Write an equation, with one =.
answer-count = That is not how many you need to give.
answer-unit_unknown = I don’t know this unit or word.
answer-unit_unexpected = You don’t need a unit here; write just the number.
answer-unit_missing = Write the unit too.
answer-unit_scale = Give the answer in the unit the question asks for.
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
term-practice-no-hint = There are no more hints. The solution shows every step.
term-practice-answer = The answer is { $answer }.
term-practice-reads = Read as { $text }
term-practice-nothing = You did not answer anything this time.
term-practice-total =
    { $asked ->
        [one] You practised 1 question
       *[other] You practised { $asked } questions
    } and got { $right } right the first time without help.
term-practice-topic = { $topic }: { $right } of { $asked }
term-practice-type = Type your answer
term-practice-enter = Answer
term-practice-next = Next question
term-practice-help = Hint
term-practice-show = Solution
term-practice-like = Another like this
term-practice-end = End
term-practice-forgotten = Everything saved about your practice has been deleted.
term-practice-nobody = Nothing is saved about “{ $name }”.

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
term-asked-go-on = Continue
term-asked-late = Your answer came after the time was up.
term-asked-late-lost = { $seconds ->
    [one] Your answer came 1 second too late: the connection was lost.
   *[other] Your answer came { $seconds } seconds too late: the connection was lost.
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
term-bones-none = There are no bones yet. Type the digits of the number; you can use a digit twice.
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
    [mayan] Upper layer: twenties, lower layer: units. At most 4 dots and 3 bars in each; an empty layer has a shell.
    [egyptian] Larger signs first, at most nine of each.
    [roman] Larger letters first; only in IV, IX, XL and XC do you take the smaller one away.
    [babylonian] Left column: sixties, right column: units. Hooks before wedges; an empty column has the sign for nothing.
    [chinese] A digit, then its place; 零 for a missing ten between hundred and unit.
   *[binary] Each place is worth twice the one on its right.
}
term-tiles-typed = { $system ->
    [mayan] Letters, a space between the layers; or two numbers: 3.7
    [egyptian] A letter for each sign; or the number of each: h1t2u3
    [roman] Type capital letters.
    [babylonian] Letters, a space between the columns; or two numbers: 3,7
    [binary] Type the digits 0 and 1.
   *[other] A letter for each sign.
}
