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
pebbles-one-touch = One touch is a move here: choose a square, or press a button.
pebbles-choose = Choose a move.
pebbles-has-left = has left

noughts-no-square = The board has no such square.
noughts-taken = { $square } is taken.
noughts-marked = { $player } marks { $square }.
noughts-position = “{ $text }” is not a board: write nine signs X, O or a dot.
noughts-impossible = That board cannot come about: { $fault }.
noughts-row = Three in a row.
noughts-full = The board is full.
noughts-left = One player left.
noughts-board = Board of three by three
noughts-cell = { $square }
noughts-cross = a cross
noughts-ring = a ring
noughts-has-crosses = marks crosses
noughts-has-rings = marks rings
noughts-your-turn = Your turn. Mark an empty square.
noughts-wait = It is { $player }’s turn.
noughts-point = Mark a square
noughts-mark-here = Mark { $square }.
noughts-wins = You can win from here.
noughts-holds = Nobody can force a win; you can hold the tie.
noughts-loses = The other side can win, whatever you do.
noughts-in-column = Look at column { $column }.

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
morra-thinks = thinks
morra-has-thrown = has thrown
morra-has-changed = has thrown twice
morra-has-missed = shows no hand
morra-round = Round { $round } of { $rounds }
morra-worth = Worth { $value ->
    [one] one point
   *[other] { $value } points
}
morra-to = First to { $target }
morra-rolling = The die is rolling.
morra-throw-now = Throw, and guess the sum of all hands.
morra-threw-once = You throw { $fingers } and guess { $guess }. You may throw once more.
morra-threw-twice = You throw { $fingers } and guess { $guess }. Wait for the others.
morra-wait = Wait for the others.
morra-throw = Throw { $fingers }, guess { $guess }

card-say = Two small games for the road: three in a row, or fingers all at once.
card-short = Two small games for the road
card-age = 5+
variant-noughts = Noughts and crosses
variant-noughts-say = Three in a row win.
variant-morra-say = Show fingers, guess the sum.
option-target = Points to win
option-target-why = A higher target is a longer game.
option-seconds = Time to throw
option-seconds-why = Seconds for each round; a slow seat has twice as many.
option-seconds-0 = No clock
option-fist = A closed hand counts as 0
option-score = Who guesses right
option-score-why = What happens when several guess right.
option-score-full = Everybody gets all points
option-score-share = They share the points
option-handicap = Points at the start
