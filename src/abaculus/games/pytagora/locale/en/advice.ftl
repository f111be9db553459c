# Advice

advice-line = { $line } brings { $points } points; { $piece } alone counts { $worth }.
advice-crossings = { $line } crosses { $count } equalities and brings { $points } points.
advice-emptied = { $line } uses all your pieces and brings { $points } points.
advice-face = Put the die on { $face ->
    [cont] continue
    [plus3] three pieces more
    [double] double
    [two] two equalities
   *[steal] take a piece
}: it promises the most.
advice-steal = Take { $piece } from { $player }: it makes your best line better.
advice-buy = I find no line with these pieces. { $pieces } would make one.
advice-pass = I find no line with these pieces. Pass.
advice-done = I find no second line with what is left. Stop here.
advice-more = Draw: one more piece can only help.
hint-there-is = { $points ->
    [one] There is a line for 1 point.
   *[other] There is a line for { $points } points.
}
hint-value = Both sides can be { $value }.
hint-root = Both sides hold the same root.
hint-continue = { $line } can go on: the new side must be { $value } too.
hint-piece = { $count ->
    [0] Use your { $piece }.
    [one] Use your { $piece }, and cross the table at { $crossed }.
   *[other] Use your { $piece }, and cross { $count } equalities.
}
hint-free = Where there is room: { $line }.
hint-behind = Behind { $chain }: = { $line }.
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
