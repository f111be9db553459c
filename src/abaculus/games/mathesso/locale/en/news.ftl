# What happens

laid = There are { $count } jettons on the table.
begins = { $player } starts.
order-drew = { $player } turns a { $number }.
order-again = { $count } players have turned the same number and turn again.
order-lots = Not enough ones are left for { $count } players, so they draw lots.
turned = { $player } turns { $place }: under { $top } is { $group ->
    [zero] a zero with { $top } behind it
    [product] { $number } in two colours
    [square] { $number } on a circle
    [prime] { $number }, black on yellow
    [fibonacci] { $number }, black on orange
    [mirrored] { $number }, yellow and blue
   *[factorial] { $number } on a rainbow
}.
missed = Not a pair for { $player }.
stopped = { $player } stops after one jetton.
paired = { $player } takes a pair: { $group ->
    [zero] zeros
    [mirrored] mirrored numbers
   *[other] { $number }
}, worth { $points }.
late = { $player } has run out of time.
late-order = { $player } has run out of time, so chance turns a 1.
extra-won = { $player } has both Cooper-Janeček pairs and may take an extra move at any time.
extra-taken = { $player } takes the extra move now.
agreed = { $player } wants to end the game here.
agreed-back = { $player } wants to keep playing after all.
left = { $player } has left the game.
scored = { $player } has { $points }.

end-taken = All jettons are taken: the game is over.
end-agreed = Everyone agreed to stop: the game is over.
end-abandoned = Nobody has turned a jetton for three rounds: the game is over.
end-left = Only one player is left: the game is over.
end-alone = You have found every pair!
end-unfinished = The game ended before all the pairs were found.

# Points

because-number = { $count ->
    [one] { $number }: { $pairs } alone, { $sum } = { $points }.
   *[other] { $number }: { $pairs } together, { $sum } = { $points }.
}
because-zero = { $number }: a zero without another pair has nothing to multiply: 0.
because-factorial = { $pairs }: a factorial, always { $points }.
because-cjv = { $count ->
    [one] { $pairs }: mirrored numbers, { $points }.
   *[other] { $pairs }: both mirrored pairs together, { $points }.
}
because-pairs = { $count ->
    [one] One pair.
   *[other] { $count } pairs.
}

# Lines of the log

log-begins = starts
log-missed = not a pair
log-stopped = one jetton
log-paired = takes { $group ->
    [zero] zeros
    [mirrored] mirrored numbers
   *[other] { $number }
}
log-late = runs out of time
log-late-order = runs out of time
log-extra-won = wins the extra move
log-extra-taken = takes the extra move
log-agreed = wants to end here
log-agreed-back = wants to keep playing
log-left = has left
log-scored = has { $points }

# The desk

judged-hand = { $counted ->
    [pairs] { $pairs ->
        [one] One pair
       *[other] { $pairs } pairs
    }. Where points count, { $pairs ->
        [one] it is
       *[other] they are
    } worth { $points }.
   *[points] Worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
best-pair = { $pair } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
field-hand = The pairs you hold, such as “M3.7 F21 Z21a”: M3.7 is 3 times 7, Q4 the square of 4, P5 a prime, F21 Fibonacci, Z21a zeros over 21, C12 mirrored, !4 a factorial.
field-offer = The pairs to choose from, written the same way.
field-position = What is on the table, in the form a saved moment of a game has: start: and the rows, with | between them. Leave it out to look only at the hand.
