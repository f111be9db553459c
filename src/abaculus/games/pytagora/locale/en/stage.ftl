# Pieces and places, read aloud

piece-number = { $number }
piece-plus = plus
piece-minus = minus
piece-times = times
piece-divided = divided by
piece-equals = equals
piece-open = open bracket
piece-close = close bracket
piece-comma = comma
piece-period = period bar
piece-square = squared
piece-cube = cubed
piece-fourth-power = to the fourth power
piece-square-root = square root
piece-cube-root = cube root
piece-fourth-root = fourth root
piece-hidden = hidden piece
hand-place = place { $number }
zone-table = Table
zone-hand = Your pieces
zone-hand-of = { $player }’s pieces
zone-stock = For everyone

# The blue die

die-waits = The blue die
die-cont = Continue an equality
die-cont-detail = { $whose ->
    [offer] Extend an equality: add =, then one more side.
    [roll] Your roll. Extend an equality: add =, then one more side.
    [choice] Your choice. Extend an equality: add =, then one more side.
   *[other] Extends an equality: adds =, then one more side.
}
die-plus3 = Three more pieces
die-plus3-detail = { $whose ->
    [offer] You draw three pieces before you write.
    [roll] Your roll. Three pieces were drawn for you.
    [choice] Your choice. Three pieces were drawn for you.
   *[other] Draws three pieces before writing.
}
die-double = One piece counts double
die-double-detail = { $whose ->
    [offer] Your new piece with the most points counts twice.
    [roll] Your roll. Your best new piece counts twice.
    [choice] Your choice. Your best new piece counts twice.
   *[other] The new piece with the most points counts twice.
}
die-two = Two equalities
die-two-detail = { $whose ->
    [offer] You write one, then another if you can.
    [roll] Your roll. Write one, then another if you can.
    [choice] Your choice. Write one, then another if you can.
   *[other] Writes one, then perhaps another.
}
die-steal = Take a piece from someone
die-steal-detail = { $whose ->
    [offer] You take any piece from another player.
    [roll] Your roll. Take any piece from another player.
    [choice] Your choice. Take any piece from another player.
   *[other] Takes any piece from another player.
}
die-choose = Choose a face
die-choose-detail = { $whose ->
    [roll] Your roll. Turn the die to any face you like.
    [choice] Turn the die to any face you like.
   *[other] Turns the die to any other face.
}

# Facts about seats and table

fact-pieces = { $count ->
    [0] no pieces
    [one] 1 piece
   *[other] { $count } pieces
}
fact-tied = is playing for the win
fact-left = has left
tag-round = Round { $round }
tag-round-of = Round { $round } of { $rounds }
tag-tied = Tie-break
tag-pieces = { $count ->
    [0] the bag is empty
    [one] 1 piece in the bag
   *[other] { $count } pieces in the bag
}

# What to do now

ask-deal = Everyone draws { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}.
ask-lot = Drawing lots to see who starts.
ask-draws = Drawing pieces from the bag.
ask-roll = Roll the die.
ask-rolling = The die is rolling.
ask-face = Turn the die to the face you like.
ask-steal = Take a piece from another player.
ask-more = { $sort ->
    [number] You have fewer than three numbers. Draw one more?
   *[symbol] You have fewer than three symbols. Draw one more?
}
ask-first-line = Write the first equality. Both sides must be worth the same.
ask-write = Write an equality. Crossings score extra points.
ask-continue = Extend an equality: add = and one more side.
ask-two = Write the first of two equalities.
ask-second-line = Write a second equality, or stop here.
ask-no-pieces = You have no pieces. Buy two, or pass.
wait-roll = Waiting for { $player } to roll the die.
wait-face = { $player } is choosing a face of the die.
wait-steal = Waiting for { $player } to take a piece.
wait-write = Waiting for { $player } to write.
wait-more = { $player } may draw one more piece.

roll = Roll the die
write = Write it
face-label = Choose a face
steal-label = Take a piece
steal = Take it
steal-this = { $piece } from { $player }
buy = Buy for 5 points
buy-ask = { $count ->
    [one] Choose one piece.
   *[other] Choose one number and one symbol.
}
buy-number = Number
buy-symbol = Symbol
buy-confirm = { $count ->
    [one] Buy it for 5 points
   *[other] Buy both for 5 points
}
pass = Pass
pass-confirm = End your turn without writing an equality?
no-second = Stop here
more = { $sort ->
    [number] Draw one more number
   *[symbol] Draw one more symbol
}
no-more = Enough

# The referee says yes

yes-true = { $sides ->
    [all] True: all sides are { $value }.
   *[both] True: both sides are { $value }.
}{ $when ->
    [first] {" "}But roll the die first.
    [later] {" "}You can write it on your turn.
   *[now] {""}
}
yes-equal = { $sides ->
    [all] True: all sides are exactly equal.
   *[both] True: both sides are exactly equal.
}{ $when ->
    [first] {" "}But roll the die first.
    [later] {" "}You can write it on your turn.
   *[now] {""}
}
yes-roll = The die decides what happens this turn.
yes-face = The die stays on the face you chose.
yes-steal = You take { $piece } from { $player }.
yes-buy = { $count ->
    [one] You get { $pieces } for 5 points.
   *[other] You get { $pieces } for 5 points, and then you can write.
}
yes-pass = You write nothing. Your turn ends.
yes-no-second = Just one equality this time. Your turn ends.
yes-more = { $sort ->
    [number] You draw one more number.
   *[symbol] You draw one more symbol.
}
yes-no-more = You draw nothing more. Your turn ends.
confirm-write = { $points ->
    [one] Write it for 1 point
   *[other] Write it for { $points } points
}

formula-line = { $line }
row-pieces = Pieces: { $sum }
row-crossing = 1 crossing, at the { $piece }
row-crossings = { $count ->
    [one] 1 crossing
   *[other] { $count } crossings: { $sum }
}
row-double = { $piece } counts double
row-emptied = You used all your pieces
row-points = Points for this equality
row-same-number = A number on both sides: each of its digits counts 1
row-by-one = × with 1 or ÷ by 1 counts 1
row-n-by-n = A number divided by itself: ÷ and each digit count 1
row-same-term = The same multiplication or division on both sides: its signs count 1
row-of-one = A root or power of 1 or 0 counts 1
row-same-root = The same root or power on both sides counts 1
why-ten = ten
why-hundred = hundred
why-thousand = thousand
why-hundredth = hundredth
why-thousandth = thousandth
why-place = place { $place }
why-both-sides = on both sides
why-by-one = by 1
why-by-itself = by itself
why-of-one = of 1 or 0

# Not yet a move

wait-first = Lay your first piece.
wait-gap = Keep going: the pieces of an equality must join up with no gaps.
wait-equals = Keep going: an equality needs = and another side.
wait-equals-value = So far { $value }. Now add = and another side.
wait-other-side = Keep going: the other side is still empty.
wait-other-side-value = One side is { $value }. Now make the other.
wait-left-side = Keep going: the left side of = is still empty.
wait-left-side-value = The right side of = is { $value }. What is the left side?
wait-last = Keep going: a number comes next.
wait-bracket = Keep going: the bracket is still open. Anyone may take a ).
wait-decimals = Keep going: digits come next.

# The referee says not yet

not_in_line = Your pieces are not in one row or one column.
gap = There is a gap between your pieces.
row-left = left of =: { $side }
row-right = right of =: { $side }
help-not_in_rack = Lay only your own pieces, and = from the stock.
help-root_not_rational = Look for squares under √ and cubes under ∛.
help-division_not_whole = Look for a number that divides it with no remainder.
help-not_equal = Change one side, or keep going, until both are worth the same.
help-already_bought = You can write, or pass.
help-not_in_line = Move them into one line. Only pieces you cross may come between them.

# The log

log-compose-wrote = { $line }{ $count ->
    [0] {""}
    [one] , with 1 crossing
   *[other] , with { $count } crossings
}
log-compose-continued = extends it: = { $line }
log-compose-starts = starts
log-compose-rolled = rolls: { $face ->
    [cont] continue
    [plus3] three more pieces
    [double] one piece counts double
    [two] two equalities
    [steal] take a piece
   *[choose] any face
}
log-compose-rolled-again = rolls again: there is nothing to continue
log-compose-chose = chooses: { $face ->
    [cont] continue
    [plus3] three more pieces
    [double] one piece counts double
    [two] two equalities
   *[steal] take a piece
}
log-compose-stole = takes { $piece } from { $victim }
log-compose-stole-something = takes a piece from { $victim }
log-compose-bought = buys { $pieces }
log-compose-bought-some = { $count ->
    [one] buys a piece
   *[other] buys { $count } pieces
}
log-compose-passed = passes
log-compose-one-line = stops after one equality
log-compose-put-back = { $count ->
    [one] puts 1 piece back into the bag
   *[other] puts { $count } pieces back into the bag
}
log-compose-time-out = runs out of time
log-compose-extra-turn = takes an extra turn
log-compose-left = has left the game
log-compose-won = wins
