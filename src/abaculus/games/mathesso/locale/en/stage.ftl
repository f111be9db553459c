# The table

table = The table
place = { $place }
hand-own = Your pairs
hand-of = { $player }’s pairs
hand-place = Pair { $number }
ruler = Colour ruler
ruler-box = { $number }: { $one ->
    [light-green] light green
    [dark-green] dark green
    [light-blue] light blue
    [dark-blue] dark blue
   *[other] { $one }
}, { $shape }
ruler-reads = { $product } = { $number }

face-back = back { $top }
face-back-sign = back with an exclamation mark
face-product = { $number } in two colours, { $one ->
    [light-green] light green
    [dark-green] dark green
    [light-blue] light blue
    [dark-blue] dark blue
   *[other] { $one }
} and { $two ->
    [light-green] light green
    [dark-green] dark green
    [light-blue] light blue
    [dark-blue] dark blue
   *[other] { $two }
}: factors { $a } and { $b }
face-square = { $number } on a circle, { $one ->
    [light-green] light green
    [dark-green] dark green
    [light-blue] light blue
    [dark-blue] dark blue
   *[other] { $one }
}: { $a } times { $b }
face-prime = { $number }, black on yellow, a prime
face-fibonacci = { $number }, black on orange, Fibonacci
face-zero = zero with { $behind } behind it{ $rim ->
    [yes] , with a yellow and blue rim
   *[no] {""}
}
face-mirrored = { $number }, yellow and blue, mirrored
face-factorial = { $number } on a rainbow, { $a } factorial

fact-gone = has left
fact-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
fact-drew = turned { $number }
fact-order = plays { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
}
fact-pairs = { $count ->
    [0] no pairs yet
    [one] 1 pair
   *[other] { $count } pairs
}
fact-extra = has an extra move
fact-agreed = wants to end here
tag-left = { $count ->
    [one] 1 pair left
   *[other] { $count } pairs left
}
tag-worth = Its pair is worth { $points } to you
tag-pairs = House rule: pairs count
tag-box = Changed box
tag-memory = Open memory

# What to do

ask-lay = The jettons are being laid.
ask-lots = Drawing lots to see who starts.
ask-one = Turn over a jetton with a 1. The lowest number starts.
ask-turning = A jetton is being turned.
ask-other = It is { $player }’s turn.
ask-marked = There has been nothing new for a while. Turn one of the marked jettons first.
ask-extra = Your extra move: turn over a jetton.
ask-first = Turn over a jetton.
ask-second-other = { $player } has turned { $group ->
    [product] { $number } in two colours
    [square] { $number } on a circle
    [prime] { $number } on yellow
    [fibonacci] { $number } on orange
    [zero] a zero
    [mirrored] { $number } in yellow and blue
   *[factorial] { $number } on a rainbow
}.
ask-second = Here is { $group ->
    [product] { $number } in two colours
    [square] { $number } on a circle
    [prime] { $number } on yellow
    [fibonacci] { $number } on orange
    [zero] a zero
    [mirrored] { $number } in yellow and blue
   *[factorial] { $number } on a rainbow
}. { $must ->
    [yes] Turn over a second jetton.
   *[no] Turn over a second jetton, or stop here.
}
ask-second-hint = { $group ->
    [zero] A zero: look for a
   *[other] { $why }: look for a
} back with { $top }. { $must ->
    [yes] Turn over a second jetton.
   *[no] Turn over a second jetton, or stop here.
}
shown-one = { $group ->
    [product] One jetton: { $sum }. Remember it.
    [square] One jetton: { $sum }. Remember it.
    [zero] One jetton: a zero. Remember it.
   *[other] One jetton: { $number }. Remember it.
}
shown-pair = { $group ->
    [product] A pair: { $sum }.
    [square] A pair: { $sum }.
    [factorial] A pair: { $sum }.
    [zero] A pair of zeros.
    [mirrored] A pair: the digits are mirrored.
   *[other] A pair: { $number } and { $number }.
}
shown-numbers = { $number } and { $number2 } are different numbers: not a pair.
shown-colours = { $group ->
    [product] { $sum } and { $sum2 }: the same number in different colours, so not a pair.
    [zero] Two zeros, but not the same: look at the number behind them and at the rim.
   *[other] Both are { $number }, but they do not belong together.
}
shown-groups = Both are { $number }, but one is { $group ->
    [product] a product
    [square] a square
    [prime] a prime
    [fibonacci] a Fibonacci number
    [mirrored] a mirrored number
    [zero] a zero
   *[factorial] a factorial
} and the other is { $group2 ->
    [product] a product
    [square] a square
    [prime] a prime
    [fibonacci] a Fibonacci number
    [mirrored] a mirrored number
    [zero] a zero
   *[factorial] a factorial
}: not a pair.

turn-label = Turn over
turn-meaning = { $place }, back { $top }
stop-label = Stop here
cover-label = Cover
extra-label = Take the extra move
agree-label = End the game here
agree-confirm = The game ends when everyone agrees. Nobody scores for what is still on the table.
disagree-label = Keep playing after all

yes-turn = { $place } is turned over for everyone to see.
yes-stop = Your turn ends with this one jetton.
yes-cover = The jettons are covered, and the next player plays.
yes-extra = You play one turn now. Then the game continues where it was.
yes-agree = The game ends here if all the others agree.
yes-disagree = You no longer want to end the game.

# For children who go by colours and shapes

face-colours = { $group ->
    [product] { $one ->
        [light-green] light green
        [dark-green] dark green
        [light-blue] light blue
        [dark-blue] dark blue
       *[other] { $one }
    } { $shape } and { $two ->
        [light-green] light green
        [dark-green] dark green
        [light-blue] light blue
        [dark-blue] dark blue
       *[other] { $two }
    } { $shape2 }
    [square] { $one ->
        [light-green] light green
        [dark-green] dark green
        [light-blue] light blue
        [dark-blue] dark blue
       *[other] { $one }
    } { $shape } twice, on a circle
    [prime] black on yellow
    [fibonacci] black on orange
    [zero] a white ring on black
    [mirrored] yellow and blue
   *[factorial] a rainbow
}
colours-second-other = { $player } has turned this one: { $group ->
    [product] { $one ->
        [light-green] light green
        [dark-green] dark green
        [light-blue] light blue
        [dark-blue] dark blue
       *[other] { $one }
    } { $shape } and { $two ->
        [light-green] light green
        [dark-green] dark green
        [light-blue] light blue
        [dark-blue] dark blue
       *[other] { $two }
    } { $shape2 }
    [square] { $one ->
        [light-green] light green
        [dark-green] dark green
        [light-blue] light blue
        [dark-blue] dark blue
       *[other] { $one }
    } { $shape } twice, on a circle
    [prime] black on yellow
    [fibonacci] black on orange
    [zero] a white ring on black
    [mirrored] yellow and blue
   *[factorial] a rainbow
}.
colours-second = This one: { $group ->
    [product] { $one ->
        [light-green] light green
        [dark-green] dark green
        [light-blue] light blue
        [dark-blue] dark blue
       *[other] { $one }
    } { $shape } and { $two ->
        [light-green] light green
        [dark-green] dark green
        [light-blue] light blue
        [dark-blue] dark blue
       *[other] { $two }
    } { $shape2 }
    [square] { $one ->
        [light-green] light green
        [dark-green] dark green
        [light-blue] light blue
        [dark-blue] dark blue
       *[other] { $one }
    } { $shape } twice, on a circle
    [prime] black on yellow
    [fibonacci] black on orange
    [zero] a white ring on black
    [mirrored] yellow and blue
   *[factorial] a rainbow
}. { $must ->
    [yes] Turn over a second jetton.
   *[no] Turn over a second jetton, or stop here.
}
colours-one = One jetton. Remember its colours and shapes.
colours-pair = They look alike: a pair.
colours-missed = They do not look alike: not a pair.
