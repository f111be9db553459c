# Turn and text

not_your_turn = It is { $player }’s turn.
wrong_phase = { $expected ->
    [roll] Roll the die first.
    [face] Put the die on a face first.
    [steal] Take a piece from another player first.
    [write] Now write an equality, or pass.
    [second] Now write your second equality, or say that you are done.
    [more] Draw one more piece, or say that you are done.
    [put] Now put a piece, or say that you are done.
    [attach] Now add a piece to an end.
    [answer] Now answer, or skip.
    [answered] You have answered already; the others are still thinking.
    [draw] One moment: pieces are being drawn.
    [wait] One moment: something else comes first.
    [gone] You have left this game.
    [left] You have left this game.
    [over] The game is over.
   *[other] That cannot be done now.
}
bad_notation = I cannot read “{ $text }” as a move. The rules show how moves are written.
bad_option = { $key } must be { $range }.
bad_position = { $why ->
    [notation] Equality { $number } cannot be read at “{ $run }”. Write each one like h0,0:4*3=8+4, without square brackets, and ; between two of them.
    [long] This position is longer than { $most } characters.
    [piece] Equality { $number } uses { $piece }, which is no piece of this game.
    [no_equals] Equality { $number }, { $run }, has no =.
    [untrue] Equality { $number }, { $run }, is not true.
    [deep] Equality { $number } is too deep to check.
    [edge] Equality { $number } goes beyond the edge of the table.
    [cell] Equality { $number } needs { $piece } at { $cell }, but { $there } lies there.
    [parallel] Equality { $number } shares { $piece } at { $cell } with another of the same direction. Equalities may cross, but not overlap.
    [touching] Equality { $number } does not fit the table at { $cell }: its { $piece } lies beside a { $there }, and no equality has both.
   *[form] Equality { $number }, { $run }, is not written as an equality is.
}

# Pieces

unknown_piece = There is no piece “{ $piece }” in the box.
piece_not_in_mode = { $mode ->
    [basic] { $piece } belongs to level { $level }. This game uses only digits, + and −.
    [pytagora] { $piece } belongs to level { $level }. This game uses digits and + − × ÷.
   *[other] This set has no { $piece }. Choose another piece.
}
not_in_rack = { $held ->
    [0] You do not have { $piece }.
    [one] You have only one { $piece }, and this needs { $needed }.
   *[other] You have { $held } times { $piece }, and this needs { $needed }.
}
supply_empty = { $left ->
    [0] No { $piece } is left on the table. Cross one that lies there already.
   *[other] Only { $left } more { $piece } is left on the table, and this needs more.
}

# How a line is written

no_equals = An equality needs an =: write what is equal to it.
too_many_equals = { $how ->
    [continued] You add one side, so one = is enough; here are { $many }.
   *[new] A new equality has exactly one =; here are { $many }. More sides can be added when the die says so.
}
empty_member = { $side ->
    [left] Nothing stands on the left of =. Write something of the same value there.
   *[right] Nothing stands on the right of =. Write something of the same value there.
}
bad_expression = { $why ->
    [minus] “{ $near }”: − stands between two numbers here, not in front of one.
    [first] “{ $near }” begins with { $piece }. Begin with a number.
    [last] After { $before } a number is missing.
    [double] “{ $near }”: after { $before } a number must come, not { $piece }.
   *[join] “{ $near }”: something is missing between { $before } and { $piece }, perhaps a ×.
}
leading_zero = A number does not begin with 0. Write { $better } instead of “{ $number }”.
trailing_zero = The last 0 after the comma says nothing. Write { $better } instead of “{ $number }”.
comma_misplaced = “{ $near }”: a comma needs digits on both sides, and only one fits into a number.
period_misplaced = “{ $near }”: the period bar goes after the comma, right before the digits that repeat.
period_not_shortest = { $why ->
    [nothing] “{ $number }”: 0 or 9 without end can be written without a period. Leave it out.
    [early] “{ $number }”: the period begins earlier. Put the bar as far to the left as you can.
   *[repeats] “{ $number }”: the digits after the bar repeat among themselves. Write them once.
}
bracket_unbalanced = { $why ->
    [open] “{ $near }”: this bracket is opened and not closed on its side of =.
   *[close] “{ $near }”: this bracket is closed and was not opened on its side of =.
}
bracket_pointless = Brackets hold an operation. “{ $part }” is just { $inside }: leave them out.
stacked_power = A number takes one power; { $powers } are two. Put brackets round the first to raise it again.

# What a line is worth

times_zero = { $plain ->
    [yes] “{ $part }”: multiplying by 0 is not allowed here, because anything would do. Choose other factors.
   *[no] “{ $part }”: { $zero } is 0, and multiplying by 0 is not allowed here, because anything would do.
}
zero_divided = { $plain ->
    [yes] “{ $part }”: 0 may not be divided here, because any divisor would do. Choose another number.
   *[no] “{ $part }”: { $zero } is 0, and 0 may not be divided here, because any divisor would do.
}
divided_by_zero = { $plain ->
    [yes] “{ $part }”: nothing can be divided by 0. Choose another divisor.
   *[no] “{ $part }”: { $zero } is 0, and nothing can be divided by 0.
}
division_not_whole = “{ $part }” comes to { $value }. At this table every division must come out whole.
even_root_of_negative = { $inside } comes to { $value }. No number has that as its square or fourth power, so there is no { $root } of it.
root_not_rational = “{ $part }” comes to { $value } and never ends. At this table roots must come out exactly.
too_deep = This expression is too deep to check exactly. Use fewer roots or powers inside one another.
not_equal = { $how ->
    [none] { $left } is not { $right }. Both sides must be worth the same.
    [left] { $left } comes to { $left_value }, not { $right }.
    [right] { $right } comes to { $right_value }, not { $left }.
   *[both] { $left } comes to { $left_value }, but { $right } to { $right_value }.
}

# Where a line lies

cell_taken = A { $there } lies at { $cell }, where your { $piece } would go. Move your line.
crossing_not_marked = A { $piece } lies at { $cell } already. Mark it as a crossing: [{ $piece }].
crossing_on_empty_cell = Nothing lies at { $cell }, so there is no { $piece } to cross. Write it without [ ].
crosses_parallel = { $way ->
    [row] The { $piece } at { $cell } is part of an equality in this row. Cross it in its column, or leave a free cell.
   *[column] The { $piece } at { $cell } is part of an equality in this column. Cross it in its row, or leave a free cell.
}
touches = Your { $piece } at { $cell } would lie beside the { $there } at { $beside }, which belongs to another equality. Leave a free cell between them.
runs_on = { $end ->
    [before] Right before your equality lies a { $there } at { $cell }. Leave a free cell before it.
   *[after] Right after your equality lies a { $there } at { $cell }. Leave a free cell after it.
}
no_new_piece = Use at least one piece of your own.
not_connected = At this table each equality must cross another. Use a piece that lies there.
out_of_table = That is too far away: the table ends { $reach } cells from its middle.

# What the die says

die_says_continue = The die wants you to continue an equality: put = and a side of the same value behind one.
die_says_new = You may continue an equality only when the die shows …=C. Write a new one.
no_such_equality = { $many ->
    [0] There is no equality on the table yet.
    [one] There is no equality { $number }. The table has one, number 1.
   *[other] There is no equality { $number }. They are numbered from 1 to { $many }.
}
continuation_form = What continues equality { $number } begins with a new = and adds one side.
nothing_to_continue = There is no equality on the table yet that could go on.
bad_face = There is no such face to choose. On the blue die they are cont, plus3, double, two and steal; in The Number +1, -1, >, < and =.
nobody_to_rob = No other player has a piece.
not_held_by_victim = That player does not have { $piece }.
already_bought = You may buy once a turn, before you write.
bag_empty = The bag is empty, so there is nothing to buy.
not_in_bag = The bag has no { $piece } left. Choose another piece.
buy_form = Take one number and one symbol.

# Small games

wrong_product = { $run } is not { $answer }. Try again.
