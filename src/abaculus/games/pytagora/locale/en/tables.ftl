# Multiplication Tables

tables-nothing-laid = Lay your answer first.

# What happens

tables-factors = Turn { $turn }: { $run }.
tables-ready = { $player } is ready.
tables-own = You answer { $answer }.
tables-own-skip = You lay nothing this time.
tables-answered = { $player } lays { $run }.
tables-skipped = { $player } lays nothing.
tables-late = { $player } has run out of time.
tables-drew = { $player } draws { $digit }.
tables-drew-hidden = { $player } draws a piece.
tables-recycled = The bag is empty: the pieces of earlier turns go back into it.
tables-tied = { $count } players are tied for the fewest pieces and keep playing.
tables-left = { $player } has left the game. Their pieces go back into the bag.

tables-end = The fewest pieces win
tables-end-alone = All multiplications are done
tables-end-empty = No more pieces to draw
tables-end-empty-alone = No more pieces to draw
tables-end-left = Too few players are left

# Lines of the log

log-tables-answered = { $run }
log-tables-skipped = lays nothing
log-tables-late = runs out of time
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
tables-cell-before = Last turn, place { $number }
tables-rack = Your pieces
tables-rack-of = { $player }’s pieces
tables-rack-place = Place { $number } in the row
tables-turn = Turn { $turn } of { $turns }
tables-extra = Extra turn { $turn } of { $turns }
tables-times = { $count } × left
tables-fact-gone = has left
tables-fact-out = has finished
tables-fact-ready = is ready

tables-ask-deal = Everyone gets ten pieces
tables-ask-factors = Drawing two numbers
tables-ask = What is { $run }?
tables-ask-wait = Wait for the others
tables-ask-others = The others are still playing
tables-ask-draw = Everyone draws a piece
tables-lay = That is my answer
tables-skip = I can’t
tables-skip-confirm = Lay nothing this time?
tables-yes = You answer { $answer }.
tables-yes-skip = You lay nothing this time.

# Help

tables-hint-zero = 0 times { $other } is 0.
tables-hint-one = 1 times { $other } is { $other }.
tables-hint-add = Add { $other } again and again: { $sum }.
tables-hint-near = Maybe you know { $near } = { $known }. Now { $more }.
tables-hint-same = { $first } and { $second } are the same.
tables-hint-have = You have the pieces: { $run } = { $product }.
tables-hint-lack = { $run } = { $product }, but you don’t have the pieces.
tables-best = { $run } = { $product }, and you have the pieces.
tables-best-skip = { $run } = { $product }, but you don’t have the pieces.
