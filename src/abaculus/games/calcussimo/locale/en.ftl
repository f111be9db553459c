# Refusals

E-OVER = The game is over.
E-TURN = It is { $name }’s turn.
E-PHASE = You can do that only { $when }.
E-TIME = Your time is over; the turn has passed.
E-CLAIM = Announce your total as a whole number from 1 up.
E-PARSE = I cannot read “{ $text }”. A play looks like H6v 4-(2)+3.
E-SQUARE = { $square } is not on this board.
E-JOKER-VALUE = Say what the joker stands for: a number, + − or ÷.
E-MISMATCH = { $chip ->
    [none] { $square } is empty; no { $given } lies there.
   *[other] { $square } holds { $chip }, not { $given }.
}
E-RACK = { $chip ->
    [joker] You hold no joker.
   *[other] You do not hold { $chip }.
}
E-JOKER-MULTIPLY = A joker can be anything except ×.
E-EMPTY = Lay at least one chip.
E-TWICE = Two chips on { $square }.
E-OCCUPIED = { $square } is already taken.
E-LINE = Lay all chips of a turn in one row or one column.
E-GAP = There is a gap; the chips of a turn must join up.
E-CENTRE = The first calculation must cover the logo square { $square }.
E-CENTRE-NUMBER = Put a number on the logo square.
E-TOUCH = Your chips must touch the chips on the board.
E-NO-CALCULATION = That makes no calculation: number, sign, number at least.
E-FORM-NUMBERS = { $square ->
    [none] { $a } and { $b } touch; a sign must stand between numbers.
   *[other] { $a } and { $b } touch at { $square }; a sign must stand between numbers.
}
E-FORM-SIGNS = { $square ->
    [none] Two signs touch.
   *[other] Two signs touch at { $square }.
}
E-FORM-END = “{ $run }” begins or ends with a sign.
E-MULTIPLY = “{ $run }” would use × twice; only one × per calculation.
E-ZERO = “{ $run }” divides by zero.
E-INTERMEDIATE = “{ $part }” = { $value }: in this game every step must be whole (and not below zero).
E-RESULT = “{ $run }” = { $value }; a calculation must come to 1, 2, 3, …
E-RESULT-PREMIUM = { $colours ->
    [0] “{ $run }” = { $value }; a calculation must come to 1, 2, 3, …
   *[other] With the coloured squares “{ $run }” comes to { $counted } = { $value }; try another chip or square.
}
E-SWAP-COUNT = Swap one chip or all of them.
E-SWAP-BAG = The bag is empty; you can only play or pass.
E-SWAP-STUCK = You do have a play, so no swap.
E-DISPUTE-OWN = You cannot judge your own play.
E-DISPUTE-CLOSED = The time for objections is over.
E-OPTION = { $key } must be { $range }.
E-BOARD = This board cannot be used: { $which }.
E-CHIPS = This chip set cannot be used: { $which }.

# What happens

start-drew = { $player } draws { $chip } to find out who starts.
start-again = { $count } players draw again.
starts = { $player } starts.
drew = { $player } draws { $count ->
    [one] one chip
   *[other] { $count } chips
}.
drew-own = You draw { $chips }.
played = { $player } plays { $move } for { $points } points.
laid = { $player } lays { $move }.
announced = { $player } announces { $total }.
counted = { $player } scores { $points }.
counted-low = The calculation was worth { $points }; announced were { $announced }, and these count.
turn-lost = { $player } takes the chips back and loses the turn.
swapped = { $player } swaps { $count ->
    [one] one chip
   *[other] { $count } chips
} and loses the turn.
swapped-own = You put back { $chips } and lose the turn.
passed = { $player } passes.
time-out = { $player } is out of time and loses the turn.
time-warning = { $player } has used up the time for this turn; please play.
second-turn = { $player } placed every chip and plays again.
last-turns = The bag is empty. { $count ->
    [0] No last turns are left.
    [one] One player has a last turn.
   *[other] { $count } players have a last turn.
}
disputed = { $player } disputes the play.
upheld = The dispute is right: { $player } takes the chips back and loses the turn.
lowered = The total is { $points }, not { $announced }: it is lowered.
dispute-failed = The play was right. { $points ->
    [0] The dispute costs { $player } nothing.
   *[other] The dispute costs { $player } { $points } points.
}
agreed = { $player } agrees to end the game now.
agreed-back = { $player } wants to play on after all.
leaving = { $player } leaves at the next turn.
left = { $player } has left the game.
deduction = { $player } still holds { $chips }: { $points } points off, { $score } in the end.

# Ends

end-bag = The bag is empty: the game is over.
end-placed-all = A player has placed every chip: the game is over.
end-round = The last turns are played: the game is over.
end-idle = Nobody has placed a chip for too long: the game is over.
end-agreed = Everybody agreed to end: the game is over.
end-left = Only one player is left: the game is over.

# The desk

judged-play = { $move } is allowed and brings { $points ->
    [one] 1 point
   *[other] { $points } points
}.
judged-other = { $move } is allowed.

field-move = The move, such as “H6v 4-(2)+3”, or a calculation alone, such as “9+6/2”.
field-position = The board: its rows joined by |, . for an empty square, then ; and the joker squares or -. Nothing: the empty board.
field-rack = The chips you hold, such as 1379+/?. Nothing: not checked.
field-own-rack = The chips you hold, such as 1379+/? (? is a joker).

# Points

because-green = { $square } is green: { $product } = { $result }.
because-blue = { $square } is blue: { $product } = { $result }.
because-calculation = { $run } = { $result }.
because-face = { $counted } is not 1, 2, 3, …, so the numbers count as printed: { $run } = { $result }.
because-yellow = { $square } is yellow and doubles the calculation: { $product } = { $result }.
because-purple = { $square } is purple and triples the calculation: { $product } = { $result }.
because-logo = The logo on { $square } doubles the calculation: { $product } = { $result }.
because-total = Together { $points }.
because-sum = Together { $sum } = { $points }.

# Positions and racks

E-POSITION =
    { $why ->
        [long] The position is longer than { $most } characters.
        [rows] This board has { $needed } rows, but the position { $found }. Join the rows by | and write . for an empty square.
        [length] Row { $row } of the position has { $found } squares; this board has { $needed }.
        [chip] { $square } holds “{ $chip }”, which is no chip. Write 0 to 9, + - * / or . for an empty square.
        [square] “{ $square }” is no square. After the ; come the squares of the jokers, as in F8,H10, or a single -.
        [joker-empty] A joker is marked on { $square }, but no chip lies there.
        [joker-multiply] A joker is marked on { $square }, but a joker is never ×.
        [form] From { $square } on the board reads “{ $run }”; numbers and signs must alternate, with a number at either end.
        [centre] No chip covers the logo square { $square }, where every game begins.
        [apart] The chips do not all hang together.
        [single] One chip alone makes no calculation.
       *[chips] { $chip ->
            [joker] The position holds { $found } jokers, but the set has only { $most }.
           *[other] The position holds { $found } chips { $chip }, but the set has only { $most }.
        }
    }
E-RACK-TEXT =
    { $why ->
        [chip] “{ $chip }” is no chip. A rack reads like 1379+/?, with ? for a joker.
        [long] The rack holds { $found } chips; at most { $most } are allowed.
       *[many] { $chip ->
            [joker] The rack holds { $found } jokers, but the set has only { $most }.
           *[other] The rack holds { $found } chips { $chip }, but the set has only { $most }.
        }
    }

# Bots

bot-1 = Plays whatever it comes across.
bot-2 = Takes the best of three plays it comes across.
bot-3 = Takes the best of fifteen plays it comes across.
bot-4 = Takes the best of sixty plays it comes across.
bot-5 = Always finds the play with the most points.
bot-6 = Weighs the points of a play against the chips it keeps.
bot-7 = Thinks through the replies of the others before it plays.
