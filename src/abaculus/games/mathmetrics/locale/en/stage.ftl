# The board

board = Board of { $count } spaces
place = { $ring ->
    [outer] Outer circle { $number }
    [inner] Inner circle { $number }
   *[radian] Radian { $radian }, space { $number }
}
pawn = { $player }’s piece
kind-einstein = Einstein: space and time
kind-newton = Newton: change and motion
kind-gauss = Gauss: numbers and data
kind = { $category ->
    [einstein] Einstein
    [newton] Newton
    [gauss] Gauss
   *[any] Your choice
}

# What the symbols are called

name-ask = { $gain ->
    [0] { $loss ->
        [0] { kind }, roll on
       *[other] { kind } at risk
    }
   *[other] { $loss ->
        [0] { kind } +{ $gain }
       *[other] { kind } +{ $gain } −{ $loss }
    }
}
name-pick = Your choice
name-trio = All three
name-roll = Roll again
name-filter = Roll { $first }, { $others }, { $last }
name-twice = Two rolls
name-hold = Locked
name-hole = Black hole
name-miss = Pause
name-calm = Rest

space-ask = { place }: { name-ask }
space-pick = { place }: { name-pick }
space-trio = { place }: { name-trio }
space-roll = { place }: { name-roll }
space-filter = { place }: { name-filter }
space-twice = { place }: { name-twice }
space-hold = { place }: { name-hold }
space-hole = { place }: { name-hole }
space-miss = { place }: { name-miss }
space-calm = { place }: { name-calm }

# What happens on them

with-steps = { $steps ->
    [0] {""}
    [one] 1 step away.{" "}
   *[other] { $steps } steps away.{" "}
}
tokens = { $gain ->
    [one] 1 { kind } token
   *[other] { $gain } { kind } tokens
}
lost-tokens = { $costs ->
    [one] 1 { kind } token
   *[other] { $costs } { kind } tokens
}
right-ask = { $gain ->
    [0] { $again ->
        [yes] Right: roll again.
       *[no] Right: nothing.
    }
   *[other] { $again ->
        [yes] Right: { tokens }, and roll again.
       *[no] Right: { tokens }.
    }
}
wrong-ask = { $costs ->
    [0] Wrong: your turn ends.
   *[other] { $gain ->
        [0] Wrong: lose { lost-tokens }.
       *[other] Wrong: lose { $costs }.
    }
}
right-pick = { right-ask }
wrong-pick = { wrong-ask }
right-trio = { $need ->
    [3] All three right: all your tokens double.
   *[other] At least { $need } of 3 right: all your tokens double.
}
wrong-trio = Fewer: your turn ends.

detail-ask = { with-steps }{ right-ask } { wrong-ask }
detail-pick = { with-steps }Choose the kind of question. Right: { $gain ->
    [one] 1 token of that kind.
   *[other] { $gain } tokens of that kind.
}
detail-trio = { with-steps }One question of each kind. { right-trio }
detail-roll = { with-steps }Roll again and move on.
detail-filter = { with-steps }Roll again. Only { $first }, { $others } or { $last } moves you.
detail-twice = { with-steps }Roll twice and use one of the two rolls.
detail-hold = { with-steps }Your turn ends. Later you leave only with { $many ->
    [one] a { $first }
    [2] a { $first } or a { $last }
   *[other] a { $first }, { $others } or { $last }
}.
detail-hole = { with-steps }Wait for a seven, or blast or bust: double all your tokens, or lose them.
detail-miss = { with-steps }Your turn ends, and you miss the next one.
detail-calm = { with-steps }Nothing happens. Your turn ends.

# The dice

die-none = not rolled yet
die-face = { $value }
rolled-own = You rolled { $value }
rolled-other = { $player } rolled { $value }
rolled-two = { $value } or { $second }
rolled-sum = { $value } + { $second } = { $sum }

# What to do

ask-order = Roll the die: the highest number plays first.
ask-order-other = { $player } rolls to see who starts.
ask-start = Choose where to start: any space on the outer circle.
ask-start-other = { $player } is choosing where to start.
ask-roll = Roll the die.
ask-roll-other = It is { $player }’s turn to roll.
ask-held = Roll the die. Only a { $first } or a { $last } sets you free.
ask-held-other = It is { $player }’s turn to roll. Only a { $first } or a { $last } sets the piece free.
ask-again-any = Roll again.
ask-again-any-other = { $player } rolls again.
ask-again-two = Roll twice, then use one of the two rolls.
ask-again-two-other = { $player } rolls twice and uses one of the rolls.
ask-again-filter = Roll again. Only { $first }, { $second } or { $last } moves you.
ask-again-filter-other = { $player } rolls again. Only { $first }, { $second } or { $last } moves the piece.
ask-go = { $steps ->
    [one] Choose where your step ends.
   *[other] Choose where your { $steps } steps end.
}
ask-go-other = { $player } is choosing where { $steps ->
    [one] 1 step ends
   *[other] { $steps } steps end
}.
ask-go-two = Choose one of your two rolls and where it ends.
ask-go-two-other = { $player } is choosing one of the two rolls.
ask-pick = Which kind of question do you want?
ask-pick-other = { $player } is choosing a kind of question.
ask-hole-in = You are in the black hole. Wait, or blast or bust?
ask-hole-in-other = { $player } has fallen into the black hole.
ask-hole = You are in the black hole. How will you try to get out?
ask-hole-other = { $player } is in the black hole.
ask-answer = Answer the { kind } question.
ask-answer-other = { $player } is answering { $category ->
    [einstein] an
   *[other] a
} { kind } question.
ask-wait = One moment …

roll-label = Roll
roll-again-label = Roll again
roll-twice-label = Roll twice
here-label = I am back
start-label = Start on
start-meaning = space { $number }
go-label = Move to
pick-detail = You have { $many }{ $target ->
    [0] {""}
   *[other] {" "}of { $target }
}.
wait-name = Wait
wait-detail = Your turn ends. Next turn you can try for a seven, or blast.
seven-name = Try for a seven
seven-detail = Two rolls: if they add up to 7 (chance 1 in 6), you are free. If not, your turn ends and you keep your tokens.
blast-name = Blast or bust
blast-detail = { $many ->
    [0] One roll, and you are free. You have no tokens to lose.
    [one] One roll, and you are free. 1 or 6 (chance 1 in 3): your token becomes 2. 2 to 5 (2 in 3): you lose it.
   *[other] One roll, and you are free. 1 or 6 (chance 1 in 3): your { $many } tokens become { $twice }. 2 to 5 (2 in 3): you lose all { $many }.
}
blast-gentle = One roll, and you are free. 1 or 6 (chance 1 in 3): your tokens double. 2 to 5: you keep them.
answer-label = Answer
pass-label = Pass
pass-confirm = Pass? That counts as a wrong answer and costs a token.
yes-move = You can do that.
yes-answer = I can read that.
stale-answer = That question is no longer open.

# What came of a question

result-tokens = { kind } tokens
result-floor = You had no { kind } tokens to lose.
result-same = Your tokens stay as they are.
result-again = Roll again.
result-end = The turn ends.
result-over = All kinds are full.

# Seats and table

badge = grade { $grade }
badge-lower = grade { $grade }, plays grade { $plays }
fact-gone = has left
fact-rolled = rolled { $value }
fact-absent = seems to be away
fact-miss = misses the next turn
fact-held = locked: needs a { $first } or a { $last }
fact-hole = in the black hole
tag-goal = { $target ->
    [one] First to 1 token of each kind
   *[other] First to { $target } tokens of each kind
}
tag-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
tag-turn = turn { $turn }
tag-gentle = gentle: you never lose a token
tag-paused = paused: everyone is away

# The log

log-order-rolled = rolls { $value } to see who starts
log-ordered = plays first, { $last } last
log-placed = starts on { $space }
log-rolled = rolls { $value }
log-rolled-moved = rolls { $value } and goes to { $space }: { symbol }
log-rolled-twice = rolls { $value } and { $second }
log-filter-failed = { $filter ->
    [odd] not odd: stays put
    [even] not even: stays put
   *[prime] not prime: stays put
}
log-held-on = is still locked
log-held-free = is free again
log-moved = goes to { $space }: { symbol }
log-hole = is in the black hole
log-held = is locked until { $values }
log-miss = will miss the next turn
log-missed = misses a turn
log-picked = chooses { letter }
log-waits = waits in the black hole
log-seven = rolls { $value } + { $second } = 7 and is free
log-seven-failed = rolls { $value } + { $second }: not 7
log-blast = rolls { $value }: all tokens double, E { $e }, N { $n }, G { $g }
log-bust = rolls { $value } and { $lost ->
    [0] has no tokens to lose
    [one] loses 1 token
   *[other] loses { $lost } tokens
}
log-bust-gentle = rolls { $value } and keeps all tokens
log-judged = { letter }: { $outcome ->
    [right] right
    [passed] passed
    [late] out of time
   *[wrong] wrong
}
log-trio = { $right } of 3 right
log-gained = { $count ->
    [one] 1 more { letter } token: { $total }
   *[other] { $count } more { letter } tokens: { $total }
}
log-lost = { $count ->
    [one] loses 1 { letter } token: { $total }
   *[other] loses { $count } { letter } tokens: { $total }
}
log-nothing-to-lose = has no { letter } tokens to lose
log-doubled = all tokens double: E { $e }, N { $n }, G { $g }
log-lapsed = runs out of time
log-absent = seems to be away
log-back = is back
log-left = has left
log-counted = E { $e }, N { $n }, G { $g }: { $total } in all
