# The desk

judged-line = { $move } is allowed and brings { $points ->
    [one] 1 point
   *[other] { $points } points
}.
judged-move = { $move } is allowed.
best-move = { $move } is best.
best-unproved = The search could not look at everything: there may be a better line, but none of more than { $bound } points.

field-move = The move, such as h0,3:1[6]/4=7-3, or a line alone, such as 4*3=8+4; in the small games put:7, ans:24, L:4 or EL:2.
field-position = What lies on the table: its equalities, such as h0,0:4*3=8+4;v1,-1:2*3=6; the NUMBER, such as 6; the multiplication, such as 3*8; what was attached left and right, such as 43/678, in Even & Odd for both squares, such as 2/68;3/7. Nothing: the start.
field-rack = The pieces you hold, such as 134777/-. Nothing: those the line needs, and one more.
field-own-rack = The pieces you hold, such as 134777/-.
field-die = The face of the die: cont, plus3, double, two or steal; in The Number +1, -1, >, < or =. Nothing: one that allows the move.
field-others = The pieces the other players hold, clockwise, with | between hands, such as 17+|239/. Nothing: only what is to be stolen.
field-done = What was done in this turn before the move: bought, wrote (the first of two lines) or stole.

search_unfinished = There are too many possibilities to look at, and no line was found so far. Try fewer pieces.
no_die = This game has no die.
bad_rack = { $why ->
    [long] That is too much for a hand: { $most } pieces at the most.
    [common] { $piece } lies on the table for everybody; it is in no hand. Leave it out.
    [digits] A hand of this game is only digits, at most 40, such as 134777.
   *[many] There are only { $most } pieces { $piece } in the bag; table and hand have more.
}
bad_others = { $many ->
    [0] Nobody else plays.
    [one] There is only 1 other hand.
   *[other] There are only { $many } other hands.
}
bad_done = Say what was done in this turn: bought, wrote or stole.
bad_number = Say which NUMBER lies there, such as 6.
bad_factors = Say what is multiplied, such as 3*8.
bad_ring = I cannot build this. Write the pieces attached on the left, then /, then those on the right, each in the order they came, such as 43/678; in Even & Odd both squares, such as 2/68;3/7.
