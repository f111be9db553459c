# Bots, advice during a game, and looking back after it.

bot-1 = Wanderer: goes where chance takes it, and half of its answers are right.
bot-2 = Collector: sees figures and nothing else, and answers 60 of 100 questions rightly.
bot-3 = Saver: weighs everything that the next roll may bring, and answers 75 of 100 questions rightly.
bot-4 = Racer: plays exactly for the fewest turns, and answers 85 of 100 questions rightly.
bot-5 = Champion: races exactly, tries out what medals, the nonagon and challenges would bring, and answers 95 of 100 questions rightly.

figure-name = { $figure ->
    [E] Euclid
    [A] Archimedes
    [H] Hypatia
    [K] Al-Khwarizmi
    [G] Gauss
   *[T] Turing
}
token-name = { $token ->
    [4] a d4 roll
    [12] a d12 roll
    [c] a challenge token
    [x] a ×2 token
   *[m] a Fields Medal
}

promise-roll = { $kind ->
        [extra] Trade in a token and roll the d{ $die }
       *[free] Roll the d{ $die }
    }: { $figure ->
        [none] no figure you need is in reach
        [some] { $chance } in 100 to gain a figure, wrong answers counted in
       *[other] { $chance } in 100 to gain { figure-name }, wrong answers counted in
    }.
brings = { $figure ->
        [none] { $token ->
            [none] { $half ->
                [none] stay there
               *[other] gain half of the nonagon
            }
           *[other] gain { token-name }
        }
       *[other] gain { figure-name }{ $token ->
            [none] {""}
           *[other] {" "}and { token-name }
        }
    }
promise-walk = Go to { $square }: { $role ->
        [chance] draw a Chance card
        [medal] the square of the Fields Medal, and no question
        [penalty] a turn is skipped, or a roll token pays for it
        [gimmick] say a remainder by 3, or skip a turn
        [own] you own its figure, so nothing happens
       *[other] { $chance } in 100 to { brings }
    }.
promise-medal = Play a medal for { figure-name }.
promise-medal-from = Play a medal and take { figure-name } from { $rival }.
promise-nonagon = Exchange the nonagon for { figure-name }.
promise-nonagon-from = Exchange the nonagon for { figure-name } of { $rival }.
promise-challenge = Challenge { $rival }: { $chance } in 100 that { $rival } is wrong and you are right.
promise-figure = Choose { figure-name }.
promise-swap = Swap for { figure-name }.
promise-card = { $effect ->
        [second] Use your card for another question.
        [refuse] Refuse the challenge with your card.
        [name-score] Use your card as a roll of { $score }.
        [clockwise] Use your card and go clockwise.
        [easier] Use your card for an easier question.
        [shield] Keep your figure with your card.
        [buy-figure] Give up your card and two roll tokens for { figure-name }.
       *[other] Use your card.
    }
promise-buy-off = { $price ->
        [J] Give up the card and skip nothing.
       *[other] Give up a d{ $price } roll and skip nothing.
    }
promise-serve = { $when ->
        [now] Skip this turn and keep your tokens.
       *[later] Skip a turn later and keep your tokens.
    }
promise-token = Choose { token-name }.
promise-half = Take half { $half }.
promise-rest = { $what ->
        [End] End the turn and keep your tokens.
        [Pass] Stay where you are.
        [NoChallenge] No challenge.
       *[other] Leave it.
    }
advice-best = This leaves the fewest turns, as far as can be told:

report-answers = answered { $right } of { $asked ->
        [one] 1 question
       *[other] { $asked } questions
    } rightly, in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } each{ $late ->
        [0] {""}
       *[other] {" "}({ $late } too late)
    }
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
report-turning = turning point: turn { $turn } of the game { $luck ->
        [good] brought the six figures { $turns } turns nearer
       *[bad] put the six figures { $turns } turns further off
    }
level-higher = { $row ->
        [0] { $percent } of 100 answers were right
       *[other] the last { $row } answers were right
    }: level { $better } instead of { $level } would be worth a try
level-lower = { $row ->
        [0] { $percent } of 100 answers were right
       *[other] the last { $row } answers were wrong
    }: level { $better } instead of { $level } would fit better
