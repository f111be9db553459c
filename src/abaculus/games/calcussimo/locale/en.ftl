# Refusals

E-OVER = The game is over.
E-TURN = It is { $name }’s turn.
E-PHASE = You can do that only { $when }.
E-TIME = Your time is up, and your turn is over.
E-CLAIM = Announce your total as a whole number, 1 or more.
E-PARSE = I cannot read “{ $text }”. A play looks like H6v 4-(2)+3.
E-SQUARE = { $square } is not on this board.
E-JOKER-VALUE = Say what the joker is: a number, + − or ÷.
E-MISMATCH = { $chip ->
    [none] { $square } is empty; there is no { $given } on it.
   *[other] { $square } has { $chip } on it, not { $given }.
}
E-RACK = { $chip ->
    [joker] You don’t have a joker.
   *[other] You don’t have { $chip }.
}
E-JOKER-MULTIPLY = A joker can be anything except ×.
E-EMPTY = Lay at least one chip.
E-TWICE = You laid two chips on { $square }.
E-OCCUPIED = { $square } is already taken.
E-LINE = Lay all your chips in one row or one column.
E-GAP = There is a gap. All the chips of a turn must join up.
E-CENTRE = The first calculation must cover the logo square { $square }.
E-CENTRE-NUMBER = The chip on the logo square must be a number.
E-TOUCH = Your chips must touch chips already on the board.
E-NO-CALCULATION = That is not a calculation yet. You need at least number, sign, number.
E-FORM-NUMBERS = { $square ->
    [none] { $a } and { $b } touch. Put a sign between them.
   *[other] { $a } and { $b } touch at { $square }. Put a sign between them.
}
E-FORM-SIGNS = { $square ->
    [none] Two signs touch.
   *[other] Two signs touch at { $square }.
}
E-FORM-END = “{ $run }” starts or ends with a sign.
E-MULTIPLY = “{ $run }” would use × twice. Only one × is allowed per calculation.
E-ZERO = “{ $run }” divides by zero.
E-INTERMEDIATE = “{ $part }” = { $value }: in this game every step must be whole (and not below zero).
E-RESULT = “{ $run }” = { $value }. The answer must be 1, 2, 3, …
E-RESULT-PREMIUM = { $colours ->
    [0] “{ $run }” = { $value }. The answer must be 1, 2, 3, …
   *[other] With the coloured squares, “{ $run }” becomes { $counted } = { $value }. Try another chip or square.
}
E-SWAP-COUNT = Swap one chip or all of them.
E-SWAP-BAG = The bag is empty, so you can only play or pass.
E-SWAP-STUCK = You can make a play, so you cannot swap.
E-DISPUTE-OWN = You cannot judge your own play.
E-DISPUTE-CLOSED = The time to object is over.
E-OPTION = { $key } must be { $range }.
E-BOARD = This board cannot be used: { $which }.
E-CHIPS = This chip set cannot be used: { $which }.

# What happens

start-drew = { $player } draws { $chip } to see who starts.
start-again = { $count } players draw again.
starts = { $player } starts.
drew = { $player } draws { $count ->
    [one] one chip
   *[other] { $count } chips
}.
drew-own = You draw { $chips }.
played = { $player } plays { $move } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
laid = { $player } lays { $move }.
announced = { $player } announces { $total }.
counted = { $player } scores { $points }.
counted-low = The calculation was worth { $points }, but { $announced } was announced, so that is what counts.
turn-lost = { $player } takes the chips back and loses the turn.
swapped = { $player } swaps { $count ->
    [one] one chip
   *[other] { $count } chips
} and loses the turn.
swapped-own = You put back { $chips } and lose the turn.
passed = { $player } passes.
time-out = { $player } runs out of time and loses the turn.
time-warning = { $player } has run out of time. Please play.
second-turn = { $player } laid every chip and plays again.
last-turns = The bag is empty. { $count ->
    [0] No last turns are left.
    [one] One player has a last turn.
   *[other] { $count } players have a last turn.
}
disputed = { $player } objects to the play.
upheld = The objection is right: { $player } takes the chips back and loses the turn.
lowered = The total is { $points }, not { $announced }, so it is lowered.
dispute-failed = The play was right. { $points ->
    [0] The objection costs { $player } nothing.
    [one] The objection costs { $player } 1 point.
   *[other] The objection costs { $player } { $points } points.
}
agreed = { $player } agrees to end the game now.
agreed-back = { $player } wants to keep playing after all.
leaving = { $player } will leave at the next turn.
left = { $player } has left the game.
deduction = { $player } still has { $chips }: { $points ->
    [one] 1 point
   *[other] { $points } points
} off. Final score: { $score }.

# Ends

end-bag = The bag is empty: the game is over.
end-placed-all = A player has laid every chip: the game is over.
end-round = The last turns have been played: the game is over.
end-idle = Nobody has laid a chip for too long: the game is over.
end-agreed = Everyone agreed to stop: the game is over.
end-left = Only one player is left: the game is over.

# The desk

judged-play = { $move } is legal: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
judged-other = { $move } is legal.

field-move = The move, such as “H6v 4-(2)+3”, or a calculation alone, such as “9+6/2”.
field-position = The board: its rows joined by |, with . for an empty square, then ; and the squares of the jokers, or -. Leave it out for an empty board.
field-rack = The chips you hold, such as 1379+/?. Leave it out: those the move needs.
field-own-rack = The chips you hold, such as 1379+/? (? is a joker).

# Points

because-green = { $square } is green: { $product } = { $result }.
because-blue = { $square } is blue: { $product } = { $result }.
because-calculation = { $run } = { $result }.
because-face = { $counted } is not 1, 2, 3, …, so the numbers count as shown: { $run } = { $result }.
because-yellow = { $square } is yellow and doubles the calculation: { $product } = { $result }.
because-purple = { $square } is purple and triples the calculation: { $product } = { $result }.
because-logo = The logo on { $square } doubles the calculation: { $product } = { $result }.
because-total = Total: { $points }.
because-sum = Total: { $sum } = { $points }.

# Positions and racks

E-POSITION =
    { $why ->
        [long] The position is longer than { $most } characters.
        [rows] This board has { $needed } rows, but the position has { $found }. Join the rows with | and write . for an empty square.
        [length] Row { $row } of the position has { $found ->
            [one] 1 square
           *[other] { $found } squares
        }; this board has { $needed }.
        [chip] { $square } has “{ $chip }” on it, which is not a chip. Write 0 to 9, + - * / or . for an empty square.
        [square] “{ $square }” is not a square. After the ; write the squares of the jokers, as in F8,H10, or a single -.
        [joker-empty] A joker is marked on { $square }, but there is no chip there.
        [joker-multiply] A joker is marked on { $square }, but a joker is never ×.
        [form] Starting at { $square }, the board reads “{ $run }”. Numbers and signs must take turns, with a number at each end.
        [centre] No chip covers the logo square { $square }, where every game starts.
        [apart] The chips do not all join up.
        [single] One chip alone is not a calculation.
       *[chips] { $chip ->
            [joker] The position has { $found ->
                [one] 1 joker
               *[other] { $found } jokers
            }, but the set has only { $most }.
           *[other] The position has { $found ->
                [one] 1 chip
               *[other] { $found } chips
            } marked { $chip }, but the set has only { $most }.
        }
    }
E-RACK-TEXT =
    { $why ->
        [chip] “{ $chip }” is not a chip. Write a rack like 1379+/?, with ? for a joker.
        [long] The rack has { $found } chips, but at most { $most } are allowed.
        [board] { $chip ->
            [joker] The board and the rack together have { $found ->
                [one] 1 joker
               *[other] { $found } jokers
            }, but the set has only { $most }.
           *[other] The board and the rack together have { $found ->
                [one] 1 chip
               *[other] { $found } chips
            } marked { $chip }, but the set has only { $most }.
        }
       *[many] { $chip ->
            [joker] The rack has { $found ->
                [one] 1 joker
               *[other] { $found } jokers
            }, but the set has only { $most }.
           *[other] The rack has { $found ->
                [one] 1 chip
               *[other] { $found } chips
            } marked { $chip }, but the set has only { $most }.
        }
    }

# Bots

bot-1 = Makes the first play it finds.
bot-2 = Finds three plays and makes the best one.
bot-3 = Finds fifteen plays and makes the best one.
bot-4 = Finds sixty plays and makes the best one.
bot-5 = Always finds the play with the most points.
bot-6 = Weighs the points for a play against the chips it would keep.
bot-7 = Thinks about how the others could reply before it plays.

# Chips, squares and places, read aloud

chip-number = { $number }
chip-plus = plus
chip-minus = minus
chip-times = times
chip-divided = divided by
chip-joker = joker
chip-joker-as = joker, used as { $chip }
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

# Facts about seats and table

fact-holds = { $count ->
    [0] no chips
    [one] 1 chip
   *[other] { $count } chips
}
fact-agrees = wants to stop
fact-accepts = accepts the play
fact-gone = has left
fact-less = { $less ->
    [0] { $before }, nothing left on the rack
   *[other] { $before }, minus { $less } for chips left on the rack
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

ask-start = Each player draws a chip. The highest number starts.
ask-lots = Drawing lots to see who starts.
ask-drawing = Drawing chips from the bag.
ask-first = Lay a calculation over the middle square.
ask-turn = Lay a calculation that touches the board.
ask-second = You laid every chip. Lay another calculation!
ask-last = Lay a calculation that touches the board. This is your last turn.
ask-late = Your time is up. Lay a calculation, swap or pass.
ask-other = It is { $player }’s turn.
ask-gone = You have left the game. It is { $player }’s turn.
ask-announced = You announced { $total }. The others are checking it.
ask-dispute = { $player } lays { $run } and announces { $total }. Is that right?
ask-dispute-accepted = You accept { $run } for { $total }. Until the others answer, you can still object.
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
pass-confirm = Pass and end your turn without laying a chip?
agree-offer = Offer to end the game
agree-end = End the game
agree-confirm = End the game now? Chips left on the racks cost points.
agree-back = Keep playing after all
accept = That is right
dispute = I object

# The referee says yes

yes = Yes, you can lay this.
yes-ahead = You could lay this on your turn.
yes-unjudged = The chips fit. Work out the total yourself.
yes-swap = { $count ->
    [one] You put { $chips } back and draw a new chip. Your turn ends.
   *[other] You put { $chips } back and draw { $count } new ones. Your turn ends.
}
yes-pass = You lay nothing. Your turn ends.
yes-agree = The game ends as soon as everyone agrees.
yes-agree-back = You keep playing.
yes-dispute = The referee works it out. If you are right, the chips go back and the turn is lost.
yes-accept = You agree with the play and its total.
confirm-lay = { $points ->
    [one] Lay it for 1 point
   *[other] Lay it for { $points } points
}
confirm-announce = Lay it and announce { $total }

formula = { $run } = { $result }
formula-run = { $run }
row-new = { $sign ->
    [minus] takes away { $number }
   *[plus] adds { $number }
}
row-old = was already there, { $sign ->
    [minus] takes away { $number }
   *[plus] adds { $number }
}
row-joker = a joker, { $sign ->
    [minus] takes away { $number }
   *[plus] adds { $number }
}
row-premium = { $sign ->
    [minus] takes away { $product }
   *[plus] adds { $product }
}
row-term = { $sign ->
    [minus] { $term } is taken away
   *[plus] { $term }
}
row-term-premium = { $sign ->
    [minus] { $term } is taken away
   *[plus] { $term }
} with the coloured square
row-spoiled = { $counted } is not 1, 2, 3, …, so the numbers count as shown.
row-sum = { $sum }
row-whole = the whole calculation: { $product }
row-logo = the first calculation: { $product }
row-total = Total

# Not yet a move

wait-empty = Lay your first chip.
wait-swap = Choose which chips to put back.
wait-swap-count = Choose one chip or all of them.
wait-joker = Say what the joker is: a number, + − or ÷.
wait-calculation = Keep going: number, sign, number makes a calculation.
wait-number = Keep going: a calculation starts and ends with a number.
wait-touch = Keep going until your chips touch those on the board.
wait-centre = Keep going until your chips cover the logo square { $square }.
wait-gap = Keep going: all the chips of a turn must join up.
wait-total = Now announce your total.

# The referee says not yet

no-result-broken = Not yet: this is not a whole number.
no-result-low = Not yet: this is { $value }.
no-coloured-broken = Not yet: with the coloured squares, this is not a whole number.
no-coloured-low = Not yet: with the coloured squares, this is { $value }.
no-step-broken = Not yet: one step is not a whole number.
no-step-low = Not yet: one step is { $value }.
row-step = { $part }
row-step-left = { $part }, but { $number } = { $check }
help-rack = Lay only chips from your own rack.
help-joker = A joker can be any number, or + − ÷. It stays what you say.
help-occupied = Put each chip on an empty square.
help-line = One turn fills one row or one column. Move your chips into one line.
help-gap = Fill the gap, or move the chips together.
help-centre = The game starts in the middle of the board.
help-centre-number = In this game, the first chip on the logo must be a number.
help-touch = Chips touch side to side; corners do not count.
help-form-numbers = Numbers and signs take turns: 4 next to 5 is not 45.
help-form-signs = Numbers and signs take turns. Put a number between the signs.
help-form-end = A calculation starts and ends with a number.
help-multiply = A calculation may have only one ×. Try another sign, or another place.
help-zero = You can’t divide by 0. Put another number after the ÷.
help-result = The answer must be 1, 2, 3 … with nothing left over.
help-premium = Coloured squares multiply the numbers on them first. The answer must still be 1, 2, 3 …
help-exact = In this game, every division must be a whole number.
help-natural = In this game, every step must be whole and not below zero.
help-divides = Which numbers divide { $number }?
help-strict = In this game, a wrong play costs you the turn.
help-swap-stuck = In this game, you may swap only if you have no play. Look again!
help-swap-bag = When the bag is empty, you can play or pass.

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
log-time-out = runs out of time
log-time-warning = has run out of time
log-second-turn = laid every chip and plays again
log-disputed = objects
log-upheld = takes the chips back: the objection was right
log-agreed = wants to end the game now
log-agreed-back = wants to keep playing after all
log-leaving = will leave at the next turn
log-left = has left the game
log-deduction = still has { $chips }

# Advice

advice-joins = One { $sign } is enough: { $run } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
advice-plain = { $run } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
advice-coloured = { $run } is on coloured squares and counts { $counted } = { $points }.
advice-whole = { $run } counts { $result }. { $square } multiplies it all: { $product } = { $points }.
advice-wholes = { $run } counts { $result }. Its coloured squares multiply it all: { $product } = { $points }.
advice-several = { $run } and more: { $count } calculations at once score { $sum } = { $points }.
advice-swap = You can’t make a play with these chips. Swap them all.
advice-pass = You can’t make a play with these chips, and the bag is empty. Pass.
advice-accept = The play is legal, and its total is not too high.
advice-dispute = The play is not legal, or its total is too high.
hint-row = Look at row { $row }.
hint-column = Look at column { $column }.
hint-lines = Look around { $square }.
hint-points = { $points ->
    [one] You can score 1 point.
   *[other] You can score { $points } points.
}
hint-chips = Use these chips: { $chips }.
hint-move = { $down ->
    [yes] From { $square } down: { $run }.
   *[no] From { $square } to the right: { $run }.
}
hint-squares = Lay them like this: { $move }.

# On the shelf

card-say = Lay calculations like a crossword. Each one scores its own answer, times the squares it covers.
card-short = Calculations laid like a crossword
card-age = age 7 and up

variant-calcussimo = CalcuSSIMO
variant-calcussimo-say = The game as in the rulebook: one line per turn, two minutes each.
variant-free = Several lines
variant-free-say = You may fill several lines in one turn, as long as everything joins up.
variant-zero = With zeros
variant-zero-say = Four extra chips with 0. You still can’t divide by zero.
variant-junior = Junior
variant-junior-say = 70 chips with only + and −. Every step is whole and not below zero. No clock.
variant-honour = On your honour
variant-honour-say = You announce your total, and the others may object before the next turn.
variant-playout = To the last chip
variant-playout-say = When the bag is empty, you keep playing until someone has no chips left.
variant-plain = Plain board
variant-plain-say = Only the logo is coloured: a calculation scores just its answer.
variant-solo = Alone
variant-solo-say = One player, the whole bag, no clock. How many points can you get?

option-board = Board
option-board-why = Which squares are coloured. If you own the box, you can use a board of your own.
option-board-calcussimo-15 = Coloured squares
option-board-plain-15 = Only the logo coloured
option-chips = Chips
option-chips-why = What is in the bag.
option-chips-calcussimo-100 = 100 chips, 1 to 9
option-chips-zero-104 = 104 chips, 0 to 9
option-chips-junior-70 = 70 chips, only + and −
option-rack_size = Chips on a rack
option-rack_size-why = More chips mean more choice and longer turns.
option-placement = Where chips go
option-placement-why = One line per turn is the usual way. Several lines give you more to think about.
option-placement-line = One line
option-placement-free = Several lines
option-result_rule = Whole answers
option-result_rule-why = Coloured squares change an answer. It may have to be 1, 2, 3 … as shown, as scored, or both.
option-result_rule-both = As shown and as scored
option-result_rule-scored = As scored
option-result_rule-face = As shown
option-intermediate = On the way to the answer
option-intermediate-why = You can leave fractions and negative numbers out of the steps.
option-intermediate-free = Any number
option-intermediate-exact = Whole numbers
option-intermediate-natural = Whole, not below 0
option-centre_start = First chip on the logo
option-centre_start-why = A sign on the logo keeps numbers away from most coloured squares for the whole game.
option-centre_start-any = Number or sign
option-centre_start-number = A number
option-referee = Wrong plays
option-referee-why = How strict the referee is, or whether you judge each other.
option-referee-auto = Try again
option-referee-strict = Lose the turn
option-referee-honour = Others judge
option-announce = Who adds up
option-announce-why = Adding up your own total is good practice. A total announced too low stays low.
option-announce-auto = The program
option-announce-claim = The player
option-turn_seconds = Time for a turn
option-turn_seconds-why = The rulebook says 2 minutes. Give any other time in seconds.
option-turn_seconds-0 = No clock
option-turn_seconds-15 = 15 s
option-turn_seconds-60 = 1 min
option-turn_seconds-120 = 2 min
option-turn_seconds-240 = 4 min
option-turn_seconds-600 = 10 min
option-timeout = When time is up
option-timeout-why = The rulebook is strict; a reminder is kinder.
option-timeout-lose_turn = The turn is lost
option-timeout-warn = Only a reminder
option-swap_count = How many chips to swap
option-swap_count-why = The rulebook says one or all.
option-swap_count-one_or_all = One or all
option-swap_count-any = As many as you like
option-swap_when = When to swap
option-swap_when-why = Swapping only when you are stuck makes everyone look twice.
option-swap_when-any = Always
option-swap_when-stuck = Only when you have no play
option-end_mode = The end
option-end_mode-why = What happens when the bag is empty.
option-end_mode-bag = As soon as the bag is empty
option-end_mode-round = After the round
option-end_mode-playout = When a rack is empty
option-bonus_turn = Second turn
option-bonus_turn-why = If you lay every chip at once, you play again.
option-idle_rounds = Rounds without a chip
option-idle_rounds-why = After this many, the game ends.
option-dispute_seconds = Time to object
option-dispute_seconds-why = In seconds; only where the others judge.
option-dispute_penalty = Cost of a wrong objection
option-dispute_penalty-why = In points; only where the others judge.
option-time_factor = Time for this player
option-time_factor-why = Give more time to a player who needs it.
option-time_factor-0 = No clock
option-time_factor-1 = As usual
option-time_factor-1-5 = 1½ times as much
option-time_factor-2 = Twice as much
option-time_factor-3 = Three times as much
