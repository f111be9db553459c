# Advice

advice-line = { $line } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $piece } alone counts { $worth }.
advice-crossings = { $line } crosses { $count ->
    [one] 1 equality
   *[other] { $count } equalities
} and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
advice-emptied = { $line } uses all your pieces and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
advice-face = Turn the die to { $face ->
    [cont] continue
    [plus3] three more pieces
    [double] double
    [two] two equalities
   *[steal] take a piece
}: that looks best.
advice-steal = Take { $piece } from { $player }: it makes your best line better.
advice-buy = I can’t find a line with these pieces. { $pieces } would make one.
advice-pass = I can’t find a line with these pieces. Pass.
advice-done = I can’t find a second line with what is left. Stop here.
advice-more = Draw: one more piece can only help.
hint-there-is = { $points ->
    [one] There is a line for 1 point.
   *[other] There is a line for { $points } points.
}
hint-value = Both sides can be { $value }.
hint-root = Both sides have the same root.
hint-continue = You can extend { $line }: the new side must be { $value } too.
hint-piece = { $count ->
    [0] Use your { $piece }.
    [one] Use your { $piece }, and cross the table at { $crossed }.
   *[other] Use your { $piece }, and cross { $count } equalities.
}
hint-free = Where there is room: { $line }.
hint-behind = After { $chain }: = { $line }.
hint-through = { $down ->
    [yes] Down, through { $crossed } on the table: { $line }.
   *[no] To the right, through { $crossed } on the table: { $line }.
}

ring-best = { $ring ->
    [even] { $piece } fits the even square { $side ->
        [left] on the left
       *[right] on the right
    }.
    [odd] { $piece } fits the odd square { $side ->
        [left] on the left
       *[right] on the right
    }.
   *[only] { $piece } fits { $side ->
        [left] on the left
       *[right] on the right
    }.
}
ring-hint = One of your pieces fits.
ring-hint-end = { $ring ->
    [even] Look at the even square, { $side ->
        [left] on the left
       *[right] on the right
    }.
    [odd] Look at the odd square, { $side ->
        [left] on the left
       *[right] on the right
    }.
   *[only] Look { $side ->
        [left] on the left
       *[right] on the right
    }.
}
ring-hint-piece = Put the { $piece } there.
