# Bots, advice during a game, and looking back after it.

bot-1 = Wanderer: goes where chance takes it and gets half of its answers right.
bot-2 = Collector: sees only figures and gets 60 of 100 answers right.
bot-3 = Saver: weighs everything the next roll may bring and gets 75 of 100 answers right.
bot-4 = Racer: plays exactly for the fewest turns and gets 85 of 100 answers right.
bot-5 = Champion: races exactly, tries out what medals, the nonagon and challenges would do, and gets 95 of 100 answers right.

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
        [none] no figure you need is within reach
        [some] { $chance } in 100 to gain a figure, counting wrong answers
       *[other] { $chance } in 100 to gain { figure-name }, counting wrong answers
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
        [medal] the Fields Medal square, with no question
        [penalty] skip a turn, or pay with a roll token
        [gimmick] say a remainder when dividing by 3, or skip a turn
        [own] you have its figure, so nothing happens
       *[other] { $chance } in 100 to { brings }
    }.
promise-medal = Play a medal for { figure-name }.
promise-medal-from = Play a medal and take { figure-name } from { $rival }.
promise-nonagon = Swap the nonagon for { figure-name }.
promise-nonagon-from = Swap the nonagon for { $rival }’s { figure-name }.
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
advice-best = As far as we can tell, this leaves the fewest turns:

report-answers = got { $right } of { $asked ->
        [one] 1 question
       *[other] { $asked } questions
    } right, in { $seconds ->
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
       *[bad] pushed the six figures { $turns } turns further away
    }
level-higher = { $row ->
        [0] { $percent } of 100 answers were right
       *[other] the last { $row } answers were right
    }: level { $better } instead of { $level } would be worth a try
level-lower = { $row ->
        [0] { $percent } of 100 answers were right
       *[other] the last { $row } answers were wrong
    }: level { $better } instead of { $level } would fit better
