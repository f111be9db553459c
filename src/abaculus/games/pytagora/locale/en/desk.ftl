# The desk

judged-line = { $move } is legal: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
judged-move = { $move } is legal.
best-move = { $move } is best.
best-unproved = The search could not look at everything. There may be a better line, but none worth more than { $bound ->
    [one] 1 point
   *[other] { $bound } points
}.

field-move = The move, such as h0,3:1[6]/4=7-3, or a line alone, such as 4*3=8+4; in the small games put:7, ans:24, L:4 or EL:2.
field-position = What is on the table: its equalities, such as h0,0:4*3=8+4;v1,-1:2*3=6; the NUMBER, such as 6; the multiplication, such as 3*8; the pieces attached left and right, such as 43/678; in Even & Odd both squares, such as 2/68;3/7. Leave it out for the start.
field-rack = The pieces you hold, such as 134777/-. Leave it out: those the line needs, and one more.
field-own-rack = The pieces you hold, such as 134777/-.
field-die = The face of the die: cont, plus3, double, two or steal; in The Number +1, -1, >, < or =. Leave it out: one that allows the move.
field-others = The pieces the other players hold, clockwise, with | between hands, such as 17+|239/. Leave it out: only the piece you steal.
field-done = What you did earlier in this turn: bought, wrote (the first of two lines) or stole.

search_unfinished = There are too many possibilities to look at, and no line has turned up so far. Try fewer pieces.
no_die = This game has no die.
bad_rack = { $why ->
    [long] That is too many for a hand: { $most } pieces at most.
    [common] { $piece } belongs to everyone, so it is not in a hand. Leave it out.
    [digits] In this game a hand has only digits, at most 40, such as 134777.
   *[many] { $most ->
        [one] There is only one { $piece } in the bag
       *[other] There are only { $most } pieces marked { $piece } in the bag
    }; the table and the hand have more.
}
bad_others = { $many ->
    [0] Nobody else is playing.
    [one] There is only 1 other hand.
   *[other] There are only { $many } other hands.
}
bad_done = Say what you did earlier in this turn: bought, wrote or stole.
bad_number = Say what the NUMBER is, such as 6.
bad_factors = Say which numbers are multiplied, such as 3*8.
bad_ring = I cannot build this. Write the pieces attached on the left, then /, then those on the right, each in the order they came, such as 43/678. In Even & Odd write both squares, such as 2/68;3/7.
