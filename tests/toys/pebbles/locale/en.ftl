pebbles-over = The game is over.
pebbles-draw-first = The die has to be rolled first.
pebbles-not-your-turn = It is not the turn of seat { $seat }.
pebbles-gone = { $player } has left already.
pebbles-unreadable = “{ $text }” is not a move here.
pebbles-allowed = { $move } is allowed.
pebbles-left = { $player } has left.
pebbles-bot-random = Makes any legal move.
pebbles-bot-careful = Never loses at noughts and crosses; at morra it counts fingers.
pebbles-field-position = The board, row by row, such as XO.......
pebbles-field-move = A square such as b2, or fingers and guess such as 3:7.

noughts-no-square = The board has no such square.
noughts-taken = { $square } is taken.
noughts-marked = { $player } marks { $square }.
noughts-position = “{ $text }” is not a board: write nine signs X, O or a dot.
noughts-impossible = That board cannot come about: { $fault }.
noughts-row = Three in a row.
noughts-full = The board is full.
noughts-left = One player left.

morra-handicap = A handicap must be below the target of { $target } points.
morra-die = This round is worth { $value ->
    [one] one point
   *[other] { $value } points
}.
morra-you = You throw { $fingers } and guess { $guess }.
morra-threw = { $player } has thrown.
morra-again = { $player } has thrown again.
morra-missed = { $player } ran out of time.
morra-showed = { $player } shows { $fingers } and guessed { $guess }.
morra-total = Together { $total }; right guesses: { $right }.
morra-scored = { $player } scores { $points }.
morra-fingers = A hand shows { $low } to 5 fingers, not { $fingers }.
morra-guess = The sum is at most { $high }; { $guess } cannot be.
morra-alone = Only one player is left.
morra-target = The target is reached.
morra-rounds = All rounds are played.
