# Start

compose-starts = { $player } starts.
compose-lots = { $count } players have the same digits. They draw lots to see who starts.

# Pieces that come and go

compose-drew = { $player } draws { $pieces }.
compose-drew-own = You draw { $pieces }.
compose-drew-some = { $player } draws { $count ->
    [one] one piece
   *[other] { $count } pieces
}.
compose-bought = { $player } buys { $pieces } for { $price ->
    [one] 1 point
   *[other] { $price } points
}.
compose-bought-some = { $player } buys { $count ->
    [one] one piece
   *[other] { $count } pieces
} for { $price ->
    [one] 1 point
   *[other] { $price } points
}.
compose-stole = { $player } takes { $piece } from { $victim }.
compose-stole-something = { $player } takes a piece from { $victim }.
compose-put-back = { $player } puts { $count ->
    [one] one piece
   *[other] { $count } pieces
} back into the bag.

# The die

compose-rolled = { $face ->
    [cont] { $player } rolls …=C: extend an equality.
    [plus3] { $player } rolls +3: draw three more pieces first.
    [double] { $player } rolls ×2: the best new piece counts double.
    [two] { $player } rolls A=B, C=D: write up to two equalities.
    [steal] { $player } rolls the thief: take a piece from another player.
   *[choose] { $player } rolls the free choice: pick any face.
}
compose-rolled-again = There is no equality to continue yet, so { $player } rolls again.
compose-chose = { $face ->
    [cont] { $player } chooses …=C: extend an equality.
    [plus3] { $player } chooses +3: draw three more pieces first.
    [double] { $player } chooses ×2: the best new piece counts double.
    [two] { $player } chooses A=B, C=D: write up to two equalities.
   *[steal] { $player } chooses the thief: take a piece from another player.
}

# Lines

compose-wrote = { $player } writes { $line } for { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
compose-continued = { $player } continues equality { $number } with = { $line } for { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
compose-one-line = { $player } stops after one equality.
compose-passed = { $player } passes.
compose-time-out = { $player } has run out of time.
compose-left = { $player } has left the game. Their pieces go back into the bag.

# Where the points come from

because-piece = { $why ->
    [place] { $place ->
        [tens] { $piece } in the tens place: { $points }
        [hundreds] { $piece } in the hundreds place: { $points }
        [thousands] { $piece } in the thousands place: { $points }
        [hundredths] { $piece } in the hundredths place: { $points }
        [thousandths] { $piece } in the thousandths place: { $points }
       *[further] { $piece } by its place in the number: { $points }
    }
    [same-number] { $piece } in a number that is also on another side: { $points }
    [by-one] { $piece } with a plain 1: { $points }
    [n-by-n] { $piece } in a number divided by itself: { $points }
    [same-term] { $piece } as on another side: { $points }
    [crossed] { $piece } was already there: { $points }
    [of-one] { $piece } of 0 or 1: { $points }
    [same-root] { $piece } as on another side: { $points }
   *[own] { $piece }: { $points }
}
because-crossings = { $count ->
    [one] One crossing: { $points }
   *[other] { $count } crossings: { $points }
}
because-double = The die counts { $piece } once more: { $points }
because-emptied = Every piece used: { $points }
because-total = Total: { $points }

# The end

compose-tied = { $count } players are tied for the lead.
compose-extra-turn = { $player } takes one more turn.
compose-won = { $player } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
compose-alone = You reached the target in { $count ->
    [one] one turn
   *[other] { $count } turns
}.

end-target = The target is reached, and everyone has had the same number of turns.
end-alone = The target is reached.
end-tie = The extra turns have decided it.
end-shared = Still tied after all the extra turns: the win is shared.
end-stuck = The bag is empty, and nobody can find another equality.
end-turns = Everyone has had all their turns.
end-left = Only one player is left.
end-nobody = Nobody is left at the table.
