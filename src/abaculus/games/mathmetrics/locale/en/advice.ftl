# Bots, advice during a game, and looking back after it.

bot-1 = Tourist: wanders around by chance and gets half of its answers right.
bot-2 = Pupil: thinks about its moves half of the time and gets 65 of 100 answers right. Best at Gauss.
bot-3 = Captain: takes what looks best at first sight and gets 80 of 100 answers right. Best at Newton.
bot-4 = Professor: plays exactly for the fewest turns and gets 90 of 100 answers right.
bot-5 = Champion: watches how close the others are, plays to win, and gets 95 of 100 answers right.

promise-start = Start on { $space }, { symbol }
promise-ask = { $space }, { symbol }: { $gain ->
        [0] { $again ->
            [0] nothing to gain
           *[other] { $right } in 100 to roll again
        }
       *[other] { $right } in 100 to gain { $gain }{ $again ->
            [0] {""}
           *[other] {" "}and roll again
        }
    }{ $loss ->
        [0] , nothing to lose.
       *[other] , { $wrong } in 100 to lose { $loss }.
    }
promise-roll = { $space }, { symbol }: { $again } in 100 to move on, with no question.
promise-hold = { $space }, { symbol }: each turn { $percent } in 100 to get away.
promise-hole = { $space }, { symbol }: wait for a seven, or risk all your tokens.
promise-miss = { $space }, { symbol }: you miss the next turn.
promise-category = { letter }: { $right } in 100 to gain { $gain }. You have { $has }{ $target ->
        [0] .
       *[other] {" "}of { $target }.
    }
promise-wait = Wait: you risk nothing, and your turn ends.
promise-seven = Seven: 1 in 6 to be free, and you risk nothing.
promise-blast = Blast or bust: 1 in 3 to have { $twice } instead of { $many }, 2 in 3 to { $gentle ->
        [yes] keep them
       *[no] have none
    }.

to-expect = { $unit ->
        [turns] {" "}On average you would then need { $many } more turns, the fewest possible.
        [tokens] {" "}On average you would then have { $many } tokens { $ahead ->
            [1] at the end of this turn
           *[other] after { $ahead } of your turns, counting this one
        }, the most possible.
       *[none] {""}
    }
advice-start = Start on { $space }.{ to-expect }
advice-go = Go to { $space }, { symbol }.{ to-expect }
advice-pick = Choose { letter }.{ to-expect }
advice-wait = Wait.{ to-expect }
advice-seven = Try for a seven.{ to-expect }
advice-blast = Blast or bust!{ to-expect }

review-lost = { $unit ->
        [tokens] Tokens
       *[turns] Turns
    } lost by the choices
review-dice = { $unit ->
        [tokens] Tokens gained
       *[turns] Turns saved
    } by the dice
review-answers = { $unit ->
        [tokens] Tokens gained
       *[turns] Turns saved
    } by the answers

report-answers = got { $right } of { $asked ->
        [one] 1 question
       *[other] { $asked } questions
    } right, in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } each
report-wrong = missed { $title }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } times)
    }{ $known ->
        [yes] : { $why }
       *[no] {""}
    }
report-more = and missed { $count ->
        [one] 1 more kind of question
       *[other] { $count } more kinds of questions
    }
report-turns = compared with { $percent } right answers in 100: the dice { $luck ->
        [good] saved { $dice } turns
       *[bad] cost { $dice } turns
    }, the answers { $knowledge ->
        [good] saved { $answers }
       *[bad] cost { $answers }
    }, the choices cost { $lost }
report-tokens = compared with { $percent } right answers in 100: the dice { $luck ->
        [good] gained { $dice } tokens
       *[bad] cost { $dice } tokens
    }, the answers { $knowledge ->
        [good] gained { $answers }
       *[bad] cost { $answers }
    }, the choices cost { $lost }
grade-lower = with about { $percent } right answers in 100, a game takes { $turns } turns ({ $usual } is usual): questions for grade { $better } instead of { $grade } would make it shorter
grade-higher = with about { $percent } right answers in 100, a game takes { $turns } turns ({ $usual } is usual): questions for grade { $better } instead of { $grade } would be worth a try
