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
no-moves = There is no move here.
use-game = Name a game: abaculus { $verb } GAME. Choose one of these: { $known }.

match-head = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game }, { $variant }; seed { $seed }
match-seats = Wins by seat, from the first: { $shares }
match-turns = Moves in a game: { $turns }
match-intervals = In brackets: where the true value lies 95 times in 100 (Wilson for shares, Student for points). “ahead” is the points less the others’ average.
