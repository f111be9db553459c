# Turn and text

not_your_turn = It is { $player }’s turn.
wrong_phase = { $expected ->
    [roll] Roll the die first.
    [face] Turn the die to a face first.
    [steal] Take a piece from another player first.
    [write] Now write an equality, or pass.
    [second] Now write your second equality, or say that you are done.
    [more] Draw one more piece, or say that you are done.
    [put] Now put down a piece, or say that you are done.
    [attach] Now add a piece to an end.
    [answer] Now answer, or skip.
    [answered] You have already answered. The others are still thinking.
    [draw] One moment: pieces are being drawn.
    [wait] One moment: something else comes first.
    [gone] You have left this game.
    [left] You have left this game.
    [over] The game is over.
   *[other] You can’t do that now.
}
bad_notation = I cannot read “{ $text }” as a move. The rules show how moves are written.
bad_option = { $key } must be { $range }.
bad_position = { $why ->
    [notation] Equality { $number } cannot be read at “{ $run }”. Write each one like h0,0:4*3=8+4, without square brackets, with ; between them.
    [long] This position is longer than { $most } characters.
    [piece] Equality { $number } uses { $piece }, which is not a piece in this game.
    [no_equals] Equality { $number }, { $run }, has no =.
    [untrue] Equality { $number }, { $run }, is not true.
    [deep] Equality { $number } is too deep to check.
    [edge] Equality { $number } goes past the edge of the table.
    [cell] Equality { $number } needs { $piece } at { $cell }, but { $there } is there.
    [parallel] Equality { $number } shares { $piece } at { $cell } with another in the same direction. Equalities may cross, but not overlap.
    [touching] Equality { $number } does not fit at { $cell }: its { $piece } is next to a { $there }, and they are not in the same equality.
   *[form] Equality { $number }, { $run }, is not written like an equality.
}

# Pieces

unknown_piece = There is no piece “{ $piece }” in the box.
piece_not_in_mode = { $mode ->
    [basic] { $piece } belongs to level { $level }. This game uses only digits, + and −.
    [pytagora] { $piece } belongs to level { $level }. This game uses digits and + − × ÷.
   *[other] This set has no { $piece }. Choose another piece.
}
not_in_rack = { $held ->
    [0] You don’t have { $piece }.
    [one] You have only one { $piece }, and this needs { $needed }.
   *[other] You have only { $held } of { $piece }, and this needs { $needed }.
}
supply_empty = { $left ->
    [0] There is no { $piece } left in the stock. Cross one that is already on the table.
   *[other] There is only { $left } more { $piece } in the stock, and this needs more.
}

# How a line is written

no_equals = An equality needs an =. Add = and something worth the same.
too_many_equals = { $how ->
    [continued] You add one side, so one = is enough. You used { $many }.
   *[new] A new equality has exactly one =, but you used { $many }. You can add more sides when the die says so.
}
empty_member = { $side ->
    [left] The left side of = is empty. Write something worth the same there.
   *[right] The right side of = is empty. Write something worth the same there.
}
bad_expression = { $why ->
    [minus] “{ $near }”: here − goes between two numbers, not in front of one.
    [first] “{ $near }” starts with { $piece }. Start with a number.
    [last] A number is missing after { $before }.
    [double] “{ $near }”: after { $before } you need a number, not { $piece }.
   *[join] “{ $near }”: something is missing between { $before } and { $piece }, perhaps a ×.
}
leading_zero = A number does not start with 0. Write { $better } instead of “{ $number }”.
trailing_zero = The last 0 after the comma changes nothing. Write { $better } instead of “{ $number }”.
comma_misplaced = “{ $near }”: a comma needs digits on both sides, and a number can have only one.
period_misplaced = “{ $near }”: the period bar goes after the comma, right before the digits that repeat.
period_not_shortest = { $why ->
    [nothing] “{ $number }”: you can write repeating 0s or 9s without a bar. Leave it out.
    [early] “{ $number }”: the repeating part starts earlier. Put the bar as far to the left as you can.
   *[repeats] “{ $number }”: the digits after the bar already repeat. Write them once.
}
bracket_unbalanced = { $why ->
    [open] “{ $near }”: this bracket is opened but not closed on its side of =.
   *[close] “{ $near }”: this bracket is closed but was not opened on its side of =.
}
bracket_pointless = Brackets go around a calculation. “{ $part }” is just { $inside }: leave them out.
stacked_power = A number can have one power; { $powers } are two. Put brackets around the first to raise it again.

# What a line is worth

times_zero = { $plain ->
    [yes] “{ $part }”: you may not multiply by 0 here. It would be too easy: it is always 0. Choose other numbers.
   *[no] “{ $part }”: { $zero } is 0, and you may not multiply by 0 here. It would be too easy: it is always 0.
}
zero_divided = { $plain ->
    [yes] “{ $part }”: you may not divide 0 here. It would be too easy: it is always 0. Choose another number.
   *[no] “{ $part }”: { $zero } is 0, and you may not divide 0 here. It would be too easy: it is always 0.
}
divided_by_zero = { $plain ->
    [yes] “{ $part }”: you can’t divide by 0. Choose another number to divide by.
   *[no] “{ $part }”: { $zero } is 0, and you can’t divide by 0.
}
division_not_whole = “{ $part }” is { $value }. At this table every division must be a whole number.
even_root_of_negative = { $inside } is { $value }. No number has that as its square or fourth power, so it has no { $root }.
root_not_rational = “{ $part }” is { $value } and never ends. At this table roots must be exact.
too_deep = This calculation is too deep to check exactly. Use fewer roots or powers inside one another.
not_equal = { $how ->
    [none] { $left } is not { $right }. Both sides must be worth the same.
    [left] { $left } is { $left_value }, not { $right }.
    [right] { $right } is { $right_value }, not { $left }.
   *[both] { $left } is { $left_value }, but { $right } is { $right_value }.
}

# Where a line lies

cell_taken = There is already a { $there } at { $cell }, where your { $piece } would go. Move your line.
crossing_not_marked = There is already a { $piece } at { $cell }. Mark it as a crossing: [{ $piece }].
crossing_on_empty_cell = { $cell } is empty, so there is no { $piece } to cross. Write it without [ ].
crosses_parallel = { $way ->
    [row] The { $piece } at { $cell } is part of an equality in this row. Cross it in its column, or leave an empty cell.
   *[column] The { $piece } at { $cell } is part of an equality in this column. Cross it in its row, or leave an empty cell.
}
touches = Your { $piece } at { $cell } would be next to the { $there } at { $beside }, which belongs to another equality. Leave an empty cell between them.
runs_on = { $end ->
    [before] There is a { $there } at { $cell }, just before your equality. Leave an empty cell before it.
   *[after] There is a { $there } at { $cell }, just after your equality. Leave an empty cell after it.
}
no_new_piece = Use at least one of your own pieces.
not_connected = At this table each equality must cross another. Use a piece that is already there.
out_of_table = That is too far away: the table ends { $reach } cells from the middle.

# What the die says

die_says_continue = The die says: continue. Pick an equality and add = and a side worth the same.
die_says_new = You may continue an equality only when the die shows …=C. Write a new one.
no_such_equality = { $many ->
    [0] There is no equality on the table yet.
    [one] There is no equality { $number }. The table has one, number 1.
   *[other] There is no equality { $number }. They are numbered from 1 to { $many }.
}
continuation_form = To continue equality { $number }, start with a new = and add one side.
nothing_to_continue = There is no equality on the table to continue yet.
bad_face = There is no such face. On the blue die they are cont, plus3, double, two and steal; in The Number +1, -1, >, < and =.
nobody_to_rob = No other player has any pieces.
not_held_by_victim = That player does not have { $piece }.
already_bought = You may buy once per turn, before you write.
bag_empty = The bag is empty, so there is nothing to buy.
not_in_bag = The bag has no { $piece } left. Choose another piece.
buy_form = Take one number and one symbol.

# Small games

wrong_product = { $run } is not { $answer }. Try again.
