# Bots, advice during a game, and looking back after it.

bot-1 = Tourist: wanders about by chance, and half of its answers are right.
bot-2 = Pupil: looks at its ways half of the time, and answers 65 of 100 questions rightly; best at Gauss.
bot-3 = Captain: takes what promises most at first sight, and answers 80 of 100 questions rightly; best at Newton.
bot-4 = Professor: plays exactly for the fewest turns, and answers 90 of 100 questions rightly.
bot-5 = Champion: watches how soon the others will be done, plays for the win, and answers 95 of 100 questions rightly.

promise-start = Begin on { $space }, { symbol }
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
promise-roll = { $space }, { symbol }: { $again } in 100 to move on, and no question.
promise-hold = { $space }, { symbol }: each turn { $percent } in 100 to get away.
promise-hole = { $space }, { symbol }: wait for a seven, or risk all your tokens.
promise-miss = { $space }, { symbol }: the next turn is missed.
promise-category = { letter }: { $right } in 100 to gain { $gain }. You have { $has }{ $target ->
        [0] .
       *[other] {" "}of { $target }.
    }
promise-wait = Wait: nothing is risked, and the turn ends.
promise-seven = Seven: 1 in 6 to be free, nothing is risked.
promise-blast = Blast or bust: 1 in 3 to have { $twice } instead of { $many }, 2 in 3 to { $gentle ->
        [yes] keep them
       *[no] have none
    }.

to-expect = { $unit ->
        [turns] {" "}On average { $many } of your turns would then be left, the fewest there can be.
        [tokens] {" "}On average you would then have { $many } tokens { $ahead ->
            [1] at the end of this turn
           *[other] after { $ahead } of your turns, this one included
        }: the most there can be.
       *[none] {""}
    }
advice-start = Begin on { $space }.{ to-expect }
advice-go = Go to { $space }, { symbol }.{ to-expect }
advice-pick = Choose { letter }.{ to-expect }
advice-wait = Wait.{ to-expect }
advice-seven = Try for a seven.{ to-expect }
advice-blast = Blast or bust!{ to-expect }

review-lost = { $unit ->
        [tokens] Tokens
       *[turns] Turns
    } lost by what was chosen
review-dice = { $unit ->
        [tokens] Tokens brought
       *[turns] Turns saved
    } by the dice
review-answers = { $unit ->
        [tokens] Tokens brought
       *[turns] Turns saved
    } by the answers

report-answers = answered { $right } of { $asked ->
        [one] 1 question
       *[other] { $asked } questions
    } rightly, in { $seconds ->
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
report-turns = measured at { $percent } right answers in 100: the dice { $luck ->
        [good] saved { $dice } turns
       *[bad] cost { $dice } turns
    }, the answers { $knowledge ->
        [good] saved { $answers }
       *[bad] cost { $answers }
    }, the choices cost { $lost }
report-tokens = measured at { $percent } right answers in 100: the dice { $luck ->
        [good] brought { $dice } tokens
       *[bad] cost { $dice } tokens
    }, the answers { $knowledge ->
        [good] brought { $answers }
       *[bad] cost { $answers }
    }, the choices cost { $lost }
grade-lower = with about { $percent } right answers in 100 a game takes { $turns } turns, and { $usual } are usual: questions of grade { $better } instead of { $grade } would make it shorter
grade-higher = with about { $percent } right answers in 100 a game takes { $turns } turns, and { $usual } are usual: questions of grade { $better } instead of { $grade } would be worth a try
