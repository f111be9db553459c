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
field-rack = The chips you hold, such as 1379+/?. Nothing: those the move needs.
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
        [board] { $chip ->
            [joker] Board and rack hold { $found } jokers together, but the set has only { $most }.
           *[other] Board and rack hold { $found } chips { $chip } together, but the set has only { $most }.
        }
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

# Chips, squares and places, read aloud

chip-number = { $number }
chip-plus = plus
chip-minus = minus
chip-times = times
chip-divided = divided by
chip-joker = joker
chip-joker-as = joker, stands for { $chip }
square-plain = { $square }
square-green = { $square }, doubles the number
square-blue = { $square }, triples the number
square-yellow = { $square }, doubles the calculation
square-purple = { $square }, triples the calculation
square-logo = { $square }, the logo, doubles the first calculation
place = place { $number }
zone-board = Board
zone-own = Your rack
zone-rack = { $player }’s rack

# What is told of seats and table

fact-holds = { $count ->
    [0] no chip
    [one] 1 chip
   *[other] { $count } chips
}
fact-agrees = would end now
fact-accepts = accepts the play
fact-gone = has left
fact-less = { $less ->
    [0] { $before }, nothing left on the rack
   *[other] { $before }, less { $less } left on the rack
}
tag-bag = { $count ->
    [0] the bag is empty
    [one] 1 chip in the bag
   *[other] { $count } chips in the bag
}
tag-second = second turn
tag-last = last turns
legend-number = this number
legend-whole = the whole calculation

# What to do now

ask-start = Everybody draws a chip; the highest number starts.
ask-lots = Lots decide who starts.
ask-drawing = Chips are drawn from the bag.
ask-first = Lay a calculation over the middle square.
ask-turn = Lay a calculation that touches the board.
ask-second = You placed every chip: lay another calculation.
ask-last = Lay a calculation that touches the board. It is your last turn.
ask-late = Your time is used up. Lay a calculation, swap or pass.
ask-other = { $player } is to play.
ask-gone = You have left the game. { $player } is to play.
ask-announced = You announced { $total }. The others check it.
ask-dispute = { $player } lays { $run } and announces { $total }. Is that right?
ask-dispute-accepted = You accept { $run } for { $total }. Until the others answer you may still object.
ask-dispute-watched = { $player } lays { $run } and announces { $total }. The others may object.

lay = Lay it
lay-total = Your total
swap = Swap chips
swap-ask = Choose one chip, or all of them, to put back into the bag.
swap-ask-any = Choose the chips to put back into the bag.
swap-confirm = { $count ->
    [0] Swap and end my turn
    [one] Swap 1 chip and end my turn
   *[other] Swap { $count } chips and end my turn
}
pass = Pass
pass-confirm = Pass and end your turn without a chip?
agree-offer = Offer to end the game
agree-end = End the game
agree-confirm = End the game now? What is left on the racks is taken off.
agree-back = Play on after all
accept = That is right
dispute = I object

# The referee says yes

yes = Yes, you can lay this.
yes-ahead = You could lay this on your turn.
yes-unjudged = The chips fit. The sum is yours to work out.
yes-swap = { $count ->
    [one] You put { $chips } back and draw another chip. Your turn ends.
   *[other] You put { $chips } back and draw { $count } others. Your turn ends.
}
yes-pass = You lay nothing. Your turn ends.
yes-agree = The game ends as soon as everybody agrees.
yes-agree-back = You play on.
yes-dispute = The referee works it out. If you are right, the chips go back and the turn is lost.
yes-accept = You take the play and its total as right.
confirm-lay = { $points ->
    [one] Lay it for 1 point
   *[other] Lay it for { $points } points
}
confirm-announce = Lay it and announce { $total }

formula = { $run } = { $result }
formula-run = { $run }
row-new = { $sign ->
    [minus] takes { $number } away
   *[plus] counts { $number }
}
row-old = was there already, { $sign ->
    [minus] takes { $number } away
   *[plus] counts { $number }
}
row-joker = a joker, { $sign ->
    [minus] takes { $number } away
   *[plus] counts { $number }
}
row-premium = { $sign ->
    [minus] takes { $product } away
   *[plus] counts { $product }
}
row-term = { $sign ->
    [minus] { $term } is taken away
   *[plus] { $term }
}
row-term-premium = { $sign ->
    [minus] { $term } is taken away
   *[plus] { $term }
} with the coloured square
row-spoiled = { $counted } is not 1, 2, 3, …, so the numbers count as printed.
row-sum = { $sum }
row-whole = the whole calculation: { $product }
row-logo = the first calculation: { $product }
row-total = Together

# Not yet a move

wait-empty = Lay your first chip.
wait-swap = Choose what to put back.
wait-swap-count = Choose one chip, or all of them.
wait-joker = Say what the joker stands for: a number, + − or ÷.
wait-calculation = Go on: number, sign, number makes a calculation.
wait-number = Go on: a calculation begins and ends with a number.
wait-touch = Go on until your chips touch those on the board.
wait-centre = Go on until your chips cover the logo square { $square }.
wait-gap = Go on: the chips of a turn must join up.
wait-total = Now announce your total.

# The referee says not yet

no-result-broken = Not yet: this does not come out whole.
no-result-low = Not yet: this comes to { $value }.
no-coloured-broken = Not yet: with the coloured squares this does not come out whole.
no-coloured-low = Not yet: with the coloured squares this comes to { $value }.
no-step-broken = Not yet: one step does not come out whole.
no-step-low = Not yet: one step falls to { $value }.
row-step = { $part }
row-step-left = { $part }, but { $number } = { $check }
help-rack = Lay only chips from your own rack.
help-joker = A joker can be any number, or + − ÷. It stays what you say.
help-occupied = Take a free square for each chip.
help-line = One turn fills one row or one column. Move the chips into one line.
help-gap = Fill the gap, or move the chips together.
help-centre = The game begins in the middle of the board.
help-centre-number = In this game the first chip on the logo is a number.
help-touch = Chips touch side to side; corners do not count.
help-form-numbers = Numbers and signs take turns: 4 beside 5 is not 45.
help-form-signs = Numbers and signs take turns. Put a number between the signs.
help-form-end = A calculation begins and ends with a number.
help-multiply = A calculation may hold only one ×. Use another sign, or another place.
help-zero = Nothing can be divided by 0. Put another number behind the ÷.
help-result = A calculation must come to 1, 2, 3 … with nothing left over.
help-premium = Coloured squares multiply the numbers on them first. The result must be 1, 2, 3 … then, too.
help-exact = In this game every division on the way comes out whole.
help-natural = In this game every step on the way is whole and not below zero.
help-divides = What divides { $number }?
help-strict = In this game a wrong play costs the turn.
help-swap-stuck = In this game you swap only when no play exists. Look once more.
help-swap-bag = With an empty bag you can play or pass.

# The log

log-played = { $run }
log-played-freely = { $count } chips in several lines
log-laid = { $run }, announced { $total }
log-laid-freely = { $count } chips in several lines, announced { $total }
log-number = { $product } on { $square }
log-whole = the whole calculation: { $product }
log-start-drew = draws { $chip } for the start
log-starts = starts
log-counted = scores { $points }
log-turn-lost = takes the chips back and loses the turn
log-swapped = { $count ->
    [one] swaps 1 chip
   *[other] swaps { $count } chips
}
log-swapped-own = swaps { $chips }
log-passed = passes
log-time-out = is out of time
log-time-warning = has used up the time
log-second-turn = placed every chip and plays again
log-disputed = objects
log-upheld = takes the chips back: the objection was right
log-agreed = would end the game now
log-agreed-back = wants to play on after all
log-leaving = leaves at the next turn
log-left = has left the game
log-deduction = still holds { $chips }

# Advice

advice-joins = One { $sign } is enough: { $run } brings { $points ->
    [one] 1 point
   *[other] { $points } points
}.
advice-plain = { $run } brings { $points ->
    [one] 1 point
   *[other] { $points } points
}.
advice-coloured = { $run } lies on coloured squares and counts { $counted } = { $points }.
advice-whole = { $run } counts { $result }. { $square } multiplies it all: { $product } = { $points }.
advice-wholes = { $run } counts { $result }. Its coloured squares multiply it all: { $product } = { $points }.
advice-several = { $run } and more: { $count } calculations at once bring { $sum } = { $points }.
advice-swap = No play is possible with these chips. Swap them all.
advice-pass = No play is possible with these chips, and the bag is empty. Pass.
advice-accept = The play is allowed, and its total is not too high.
advice-dispute = The play is not allowed, or its total is too high.
hint-row = Look at row { $row }.
hint-column = Look at column { $column }.
hint-lines = Look around { $square }.
hint-points = { $points ->
    [one] 1 point is possible.
   *[other] { $points } points are possible.
}
hint-chips = These chips do it: { $chips }.
hint-move = { $down ->
    [yes] From { $square } down: { $run }.
   *[no] From { $square } to the right: { $run }.
}
hint-squares = Lay them so: { $move }.

# On the shelf

card-say = Lay calculations like a crossword. Each is worth its own result, times the fields it covers.
card-short = Calculations laid like a crossword
card-age = from age 7

variant-calcussimo = CalcuSSIMO
variant-calcussimo-say = The game as the rulebook tells it: one line a turn, two minutes each.
variant-free = Several lines
variant-free-say = You may fill several lines in one turn, as long as everything joins up.
variant-zero = With zeros
variant-zero-say = Four zeros more in the bag; nobody divides by zero.
variant-junior = Junior
variant-junior-say = 70 chips with + and − only, every step whole and not below zero, no clock.
variant-honour = On your honour
variant-honour-say = You announce your total, and the others may object before the next turn.
variant-playout = To the last chip
variant-playout-say = With an empty bag you play on until somebody has no chip left.
variant-plain = Plain board
variant-plain-say = Only the logo is coloured: a calculation is worth its own result.
variant-solo = Alone
variant-solo-say = One player, the whole bag, no clock: how many points are in it?

option-board = Board
option-board-why = Which squares are coloured. Owners of the box can put in a board of their own.
option-board-calcussimo-15 = Coloured squares
option-board-plain-15 = Only the logo coloured
option-chips = Chips
option-chips-why = What is in the bag.
option-chips-calcussimo-100 = 100 chips, 1 to 9
option-chips-zero-104 = 104 chips, 0 to 9
option-chips-junior-70 = 70 chips, only + and −
option-rack_size = Chips on a rack
option-rack_size-why = More chips give more choice and longer turns.
option-placement = Where chips go
option-placement-why = One line a turn is the usual way; several lines are for those who want more.
option-placement-line = One line
option-placement-free = Several lines
option-result_rule = Whole results
option-result_rule-why = Coloured squares change a result. It can have to be 1, 2, 3 … as printed, as counted, or both.
option-result_rule-both = As printed and as counted
option-result_rule-scored = As counted
option-result_rule-face = As printed
option-intermediate = On the way to the result
option-intermediate-why = Fractions and negative numbers can be kept out of the steps.
option-intermediate-free = Any number
option-intermediate-exact = Whole numbers
option-intermediate-natural = Whole, not below 0
option-centre_start = First chip on the logo
option-centre_start-why = A sign on the logo keeps numbers off most coloured squares for the whole game.
option-centre_start-any = Number or sign
option-centre_start-number = A number
option-referee = Wrong plays
option-referee-why = How strict the referee is, or whether you judge each other.
option-referee-auto = Try again
option-referee-strict = Cost the turn
option-referee-honour = Others judge
option-announce = Who adds up
option-announce-why = Announcing your own total is good practice; a total announced too low stays low.
option-announce-auto = The program
option-announce-claim = The player
option-turn_seconds = Time for a turn
option-turn_seconds-why = The rulebook gives 2 minutes. Another time is given in seconds.
option-turn_seconds-0 = No clock
option-turn_seconds-15 = 15 s
option-turn_seconds-60 = 1 min
option-turn_seconds-120 = 2 min
option-turn_seconds-240 = 4 min
option-turn_seconds-600 = 10 min
option-timeout = When time is over
option-timeout-why = The rulebook is strict; a reminder is kinder.
option-timeout-lose_turn = The turn is lost
option-timeout-warn = Only a reminder
option-swap_count = How many chips to swap
option-swap_count-why = The rulebook says one or all.
option-swap_count-one_or_all = One or all
option-swap_count-any = As many as you like
option-swap_when = When to swap
option-swap_when-why = Swapping only when stuck makes everybody look twice.
option-swap_when-any = Always
option-swap_when-stuck = Only without a play
option-end_mode = The end
option-end_mode-why = What happens when the bag is empty.
option-end_mode-bag = At once with the empty bag
option-end_mode-round = After the round
option-end_mode-playout = When a rack is empty
option-bonus_turn = Second turn
option-bonus_turn-why = Who places every chip at once plays again.
option-idle_rounds = Rounds without a chip
option-idle_rounds-why = After so many the game ends.
option-dispute_seconds = Time to object
option-dispute_seconds-why = In seconds; only where the others judge.
option-dispute_penalty = Price of a wrong objection
option-dispute_penalty-why = In points; only where the others judge.
option-time_factor = Time for this player
option-time_factor-why = Whoever needs more time gets it.
option-time_factor-0 = No clock
option-time_factor-1 = As usual
option-time_factor-1-5 = Half as much again
option-time_factor-2 = Twice as much
option-time_factor-3 = Three times as much
