# Bots, advice during a game, and looking back after it.

bot-1 = Tourist: wanders about by chance, and half of its answers are right.
bot-2 = Pupil: looks at its ways half of the time, and answers 65 of 100 questions rightly; best at Gauss.
bot-3 = Captain: takes what promises most at first sight, and answers 80 of 100 questions rightly; best at Newton.
bot-4 = Professor: plays exactly for the fewest turns, and answers 90 of 100 questions rightly.
bot-5 = Champion: watches how soon the others will be done, plays for the win, and answers 95 of 100 questions rightly.

lands-on = { $symbol ->
    [E_GO] Einstein, go on
    [N_GO] Newton, go on
    [G_GO] Gauss, go on
    [E_ONE] Einstein +1
    [N_ONE] Newton +1
    [G_ONE] Gauss +1
    [E_TWO] Einstein +2 −1
    [N_TWO] Newton +2 −1
    [G_TWO] Gauss +2 −1
    [E_RISK] Einstein at risk
    [N_RISK] Newton at risk
    [G_RISK] Gauss at risk
    [ROLL] Roll again
    [ODD] Roll 1, 3, 5
    [EVEN] Roll 2, 4, 6
    [PRIME] Roll 2, 3, 5
    [PICK] Your choice
    [TRIO] All three
    [TWICE] Two rolls
    [HOLD25] Locked
    [HOLE] Black hole
   *[MISS] Pause
}
asks-of = { $category ->
    [E] Einstein
    [N] Newton
   *[G] Gauss
}

promise-start = Begin on { $space }, { lands-on }
promise-ask = { $space }, { lands-on }: { $gain ->
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
promise-roll = { $space }, { lands-on }: { $again } in 100 to move on, and no question.
promise-hold = { $space }, { lands-on }: each turn { $percent } in 100 to get away.
promise-hole = { $space }, { lands-on }: wait for a seven, or risk all your tokens.
promise-miss = { $space }, { lands-on }: the next turn is missed.
promise-category = { asks-of }: { $right } in 100 to gain { $gain }. You have { $has }{ $target ->
        [0] .
       *[other] {" "}of { $target }.
    }
promise-wait = Wait: nothing is risked, and the turn ends.
promise-seven = Seven: 1 in 6 to be free, nothing is risked.
promise-blast = Blast or bust: 1 in 3 to have { $twice } instead of { $many }, 2 in 3 to { $gentle ->
        [yes] keep them
       *[no] have none
    }.

turns-to-go = { $turns ->
        [none] {""}
       *[other] {" "}On average { $turns } of your turns would then be left, the fewest there can be.
    }
advice-start = Begin on { $space }.{ turns-to-go }
advice-go = Go to { $space }, { lands-on }.{ turns-to-go }
advice-pick = Choose { asks-of }.{ turns-to-go }
advice-wait = Wait.{ turns-to-go }
advice-seven = Try for a seven.{ turns-to-go }
advice-blast = Blast or bust!{ turns-to-go }

review-lost = Turns lost by what was chosen
review-dice = Turns saved by the dice
review-answers = Turns saved by the answers

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
grade-lower = with about { $percent } right answers in 100 a game takes { $turns } turns, and { $usual } are usual: questions of grade { $better } instead of { $grade } would make it shorter
grade-higher = with about { $percent } right answers in 100 a game takes { $turns } turns, and { $usual } are usual: questions of grade { $better } instead of { $grade } would be worth a try
