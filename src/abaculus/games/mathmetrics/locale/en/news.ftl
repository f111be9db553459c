# What happens

order-rolled = { $player } rolls { $value } to see who starts.
order-again = { $count } players have rolled { $value } and roll again.
ordered = { $player } plays first, { $last } last.
placed = { $player } starts on { $space }.
turn = It is { $player }’s turn, number { $number }.
rolled = { $player } rolls { $value }.
rolled-twice = { $player } rolls { $value } and { $second }, and moves one of them.
filter-failed = { $filter ->
    [odd] That is not odd: { $player } stays put, and the turn ends.
    [even] That is not even: { $player } stays put, and the turn ends.
   *[prime] That is not prime: { $player } stays put, and the turn ends.
}
held-on = { $player } is still locked, and the turn ends.
held-free = { $player } is free again.
moved = { $player } goes to { $space }: { landing }.
hole = { $player } is in the black hole.
held = { $player } is locked and can leave only with { $values }. The turn ends.
miss = { $player } will miss the next turn. The turn ends.
missed = { $player } misses a turn.
picked = { $player } chooses { letter }.
waits = { $player } waits in the black hole.
seven = { $player } rolls { $value } and { $second }: seven! Free to roll again.
seven-failed = { $player } rolls { $value } and { $second }: not seven. The turn ends.
blast = Blast! { $player } rolls { $value }, and all tokens double: Einstein { $e }, Newton { $n }, Gauss { $g }.
bust = Bust! { $player } rolls { $value } and { $lost ->
    [0] has no tokens to lose
    [one] loses 1 token
   *[other] loses { $lost } tokens
}.
bust-gentle = { $player } rolls { $value } and keeps all tokens.
asked = Question { $number }, { letter }, for { $player }.
judged = { $player }, { letter }: { $outcome ->
    [right] right.
    [passed] passed.
    [late] out of time.
   *[wrong] wrong.
}
trio = { $player } gets { $right ->
    [0] none
   *[other] { $right }
} of three right.
gained = { $player } gains { $count ->
    [one] 1 { letter } token
   *[other] { $count } { letter } tokens
} and has { $total }.
lost = { $player } loses { $count ->
    [one] 1 { letter } token
   *[other] { $count } { letter } tokens
} and has { $total }.
nothing-to-lose = { $player } has no { letter } tokens to lose.
doubled = { $player }’s tokens double: Einstein { $e }, Newton { $n }, Gauss { $g }.
lapsed = { $player } ran out of time, so the table decides.
absent = { $player } seems to be away. The table plays for this seat.
back = { $player } is back.
paused = Everyone is away: the game waits.
time-up = { $end ->
    [now] Time is up.
    [turn] Time is up: this turn is the last.
   *[round] Time is up: this round is the last.
}
left = { $player } has left the game.
setup-again = Everyone else rolls again to see who begins, and places a new piece.
counted = { $player }: Einstein { $e }, Newton { $n }, Gauss { $g }, { $total } in all.
reading = Read as { $text }.

end-target = All three categories are full: the game is won.
end-time = Time is up: the most tokens win.
end-time-alone = Time is up.
end-left = Only one player is left: the game is over.
end-unfinished = The game ended before anyone won.
end-abandoned = Nobody came back for a week: the game is over.

# The desk

judged-way = { $roll ->
    [one] 1 step
   *[other] { $roll } steps
}: { $path }.
judged-roll = { $count ->
    [one] With { $roll } from { $position } there is one way, to { $ways }.
   *[other] With { $roll } from { $position } there are { $count } ways: { $ways }.
}
judged-each = { $roll }: { $ways }.
judged-position = { $position }: { landing }. Roll to see where you can go.
field-position = Where the piece is: O17, I05; on an outer junction O08.in or O08.on for the way it must take, on a radian R2a.in or R2a.out.
field-roll = The number rolled, such as 4; for two rolls to choose from, 2,5.
field-destination = The space you mean, such as O09. Leave it out for all of them.
field-tokens = The player’s tokens, such as E3 N0 G1.
field-accuracy = How many answers in a hundred are right. If you leave it out, 70.
field-others = Where the other players are, such as O02 I05.
