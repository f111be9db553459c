# Multiplication Tables

tables-nothing-laid = Lay your answer first.

# What happens

tables-factors = Turn { $turn }: { $run }.
tables-ready = { $player } is ready.
tables-own = You answer { $answer }.
tables-own-skip = You lay nothing this time.
tables-answered = { $player } lays { $run }.
tables-skipped = { $player } lays nothing.
tables-late = The time of { $player } is over.
tables-drew = { $player } draws { $digit }.
tables-drew-hidden = { $player } draws a piece.
tables-recycled = The bag is empty: the pieces of earlier turns go back into it.
tables-tied = { $count } players have equally few pieces and play on.
tables-left = { $player } has left the game; the pieces go back into the bag.

tables-end = The fewest pieces win
tables-end-alone = All multiplications are done
tables-end-empty = No more pieces to draw
tables-end-empty-alone = No more pieces to draw
tables-end-left = Too few are left

# Lines of the log

log-tables-answered = { $run }
log-tables-skipped = lays nothing
log-tables-late = is out of time
log-tables-drew = draws { $digit }
log-tables-drew-hidden = draws a piece
log-tables-left = has left

# On the screen

tables-zone = The multiplication
tables-cell-first = First number
tables-cell-times = Times
tables-cell-second = Second number
tables-cell-equals = Equals
tables-cell-answer = First digit of your answer
tables-cell-answer-more = Second digit of your answer
tables-cell-before = The turn before, place { $number }
tables-rack = Your pieces
tables-rack-of = Pieces of { $player }
tables-rack-place = Place { $number } of the row
tables-turn = Turn { $turn } of { $turns }
tables-extra = Extra turn { $turn } of { $turns }
tables-times = { $count } × left
tables-fact-gone = has left
tables-fact-out = has played
tables-fact-ready = is ready

tables-ask-deal = Everybody gets ten pieces
tables-ask-factors = Two numbers are drawn
tables-ask = What is { $run }?
tables-ask-wait = Wait for the others
tables-ask-others = The others play on
tables-ask-draw = Everybody draws a piece
tables-lay = That is my answer
tables-skip = I cannot
tables-skip-confirm = Lay nothing this time?
tables-yes = You answer { $answer }.
tables-yes-skip = You lay nothing this time.

# Help

tables-hint-zero = Nothing times { $other } is nothing.
tables-hint-one = Once { $other } is { $other }.
tables-hint-add = Add { $other } again and again: { $sum }.
tables-hint-near = You may know { $near } = { $known }. Now { $more }.
tables-hint-same = { $first } and { $second } come to the same.
tables-hint-have = You have the pieces: { $run } = { $product }.
tables-hint-lack = { $run } = { $product }, but you do not have the pieces.
tables-best = { $run } = { $product }, and you have the pieces.
tables-best-skip = { $run } = { $product }: the pieces are missing.
