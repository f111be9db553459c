# Names

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
tokens-name = { $token ->
    [4] d4 rolls
    [12] d12 rolls
    [c] challenge tokens
    [x] ×2 tokens
   *[m] Fields Medals
}
pawn-name = { $pawn ->
    [T] the tetrahedron
    [C] the cube
    [O] the octahedron
    [D] the dodecahedron
   *[I] the icosahedron
}
type-name = { $type ->
    [A] Eastern Arabic numerals
    [M] mental arithmetic
    [Y] Mayan numerals
    [E] Egyptian numerals
    [R] Roman numerals
    [B] Babylonian numerals
    [C] Chinese numerals
    [I] binary numbers
    [N] Napier’s bones
   *[S] the slide rule
}

# The board

board = Heptagon of 35 squares
supply = Still to win
square = { $number }{ $prime ->
    [yes] , prime
   *[no] {""}
}{ $theme ->
    [none] {""}
   *[other] : { title }
}
title = { $theme ->
    [theme-brahmagupta] Brahmagupta and zero
    [theme-unit] The unit
    [theme-even-prime] The only even prime
    [theme-threes] Casting out threes
    [theme-babylonian] Babylonian numerals
    [theme-euclid] Euclid
    [theme-egyptian] Egyptian numerals
    [theme-bridges] The bridges of Königsberg
    [theme-moebius] The Möbius strip
    [theme-magic-square] The magic square
    [theme-archimedes] Archimedes
    [theme-chinese] Chinese numerals
    [theme-abundant] The first abundant number
    [theme-archimedean-solids] The thirteen Archimedean solids
    [theme-chance] Chance
    [theme-hypatia] Hypatia
    [theme-fourth-power] Two to the fourth, four squared
    [theme-wallpaper] The seventeen wallpaper patterns
    [theme-achilles] Achilles and the tortoise
    [theme-roman] Roman numerals
    [theme-al-khwarizmi] Al-Khwarizmi
    [theme-medal] The Fields Medal
    [theme-harmonic] The harmonic series
    [theme-labyrinths] Labyrinths
    [theme-golden-ratio] The golden ratio
    [theme-gauss] Gauss
    [theme-birthdays] Shared birthdays
    [theme-sierpinski] The Sierpiński triangle
    [theme-fibonacci] Fibonacci’s numbers
    [theme-mayan] Mayan numerals
    [theme-turing] Turing
    [theme-goldbach] Goldbach’s conjecture
    [theme-powers-of-two] Powers of two
    [theme-hilbert-hotel] Hilbert’s hotel
    [theme-arabic] Eastern Arabic numerals
   *[other] {""}
}
card-called = { $card ->
    [C01] Pythagoras
    [C02] Thales
    [C03] Fermat
    [C04] Eratosthenes
    [C05] Mirzakhani
    [C06] Euler
    [C07] Fibonacci
    [C08] Descartes
    [C09] Pascal
    [C10] Ramanujan
    [C11] Noether
    [C12] Galois
    [C13] Agnesi
    [C14] Napier
    [C15] Zeno
    [C16] Cantor
    [C17] Abel
    [C18] Tartaglia
    [C19] Riemann
    [C20] Leibniz
    [C21] Cardano
    [C22] Gödel
    [C23] Newton
    [C24] Germain
    [C25] Lovelace
    [C26] Bernoulli
    [C27] Kovalevskaya
    [C28] Viète
    [C29] Hilbert
    [C30] von Neumann
    [C31] Liu Hui
    [C32] Poincaré
   *[other] { $card }
}
reaps = { $token ->
    [none] {""}
   *[other] {" "}and take { token-name }
}{ $half ->
    [none] {""}
    [AB] {" "}{ reaps-half } A or B of the nonagon
   *[other] {" "}{ reaps-half } { $half } of the nonagon
}
reaps-half = { $token ->
    [none] and take half
   *[other] and half
}
consoles = { $token ->
    [none] {""}
   *[other] {" "}You get { token-name }.
}
kind-asked = { $card ->
    [blue] A blue card
    [some] A question, blue for those who play with blue cards
   *[yellow] A question
}
detail-question = { kind-asked }. Right: you stay{ reaps }. Wrong: you go back to where you came from.
detail-figure = { kind-asked }. Right: { figure-name } is yours{ reaps }. Wrong: you go back to where you came from.
detail-taken = { kind-asked }. There is no { figure-name } left on the board, but if you are right you stay{ reaps }.
detail-own = You already have { figure-name }: nothing happens, and you stay.
detail-chance = You draw a Chance card.
detail-penalty = You skip your next turn, or pay with a roll token.{ consoles }
detail-gimmick = Find the remainder when dividing by 3, or skip your next turn.{ consoles }
detail-medal = You take a Fields Medal. Later it wins you any figure you don’t have.
detail-no-medal = There are no Fields Medals left.

pile-figure = { figure-name }
pile-token = { $token ->
    [4] d4 rolls on the board
    [12] d12 rolls on the board
    [c] Challenge tokens on the board
    [x] ×2 tokens on the board
   *[m] Fields Medals on the board
}
pile-half = Half { $half } of the nonagon
pile-questions = Questions
pile-advanced = Advanced
pile-chance = Chance
lying-anew = shuffled again each time
lying = { $many ->
    [0] none left
   *[other] { $many } left
}
pawn-of = { $player }’s pawn{ $pawn ->
    [none] {""}
   *[other] , { pawn-name }
}
pawn-came = { $player } came from here

# The dice

die-face = { $value }
rolled-own = You rolled { $value }
rolled-other = { $player } rolled { $value }
rolled-four = { $number }
rolled-blue = Blue card: { $rolls }

# What to do

ask-opening = The d12 decides who starts.
ask-tie = The d12 decides who answers first.
ask-wait = One moment …
ask-start = Choose a die and roll.
ask-start-other = { $player } is choosing a die.
ask-start-near = Choose a die and roll. { figure-name } is { $away } away.
ask-start-near-other = { ask-start-other }
ask-rolled = Where does your pawn go?
ask-rolled-other = { $player } is deciding where to go.
ask-skip = { $skips ->
    [one] You skip this turn, unless you pay to keep it.
   *[other] You skip this turn and { $skips ->
        [2] one more
       *[other] some more
    }, unless you pay to keep it.
}
ask-skip-other = { $player } has a turn to skip.
ask-penalty = You will skip your next turn, unless you pay for it now.
ask-penalty-other = { $player } is on a penalty square.
ask-free-roll = You may roll the d{ $die } once more.
ask-free-roll-other = { $player } may roll once more.
ask-back-roll = Roll the d12. You go back that many squares.
ask-back-roll-other = { $player } rolls to go back.
ask-gimmick = Divide { $number } by 3. What is left over? The sum of its digits tells you.
ask-gimmick-other = { $player } is looking for the remainder when { $number } is divided by 3.
ask-medal-square = There are no Fields Medals left. Challenge someone for one, roll again, or end your turn.
ask-medal-square-other = { $player } may challenge someone for a Fields Medal.
ask-window = Challenge { $player }, or let them answer.
window-detail = If { $player } is wrong, you get a question. Right: you jump to { $number }{ $figure ->
    [none] {""}
   *[other] {" "}and take { figure-name } if there is one left
}. You spend the token either way.
then-window = Too late to challenge: { $player } answers.
doing-thinks = is choosing
doing-lets = does not challenge
doing-cannot = cannot challenge
doing-agrees = agrees
ask-window-own = A question comes next. Do you want to use this first?
ask-window-me = The others may challenge you for square { $number }.
ask-window-other = { $player } may be challenged for square { $number }.
ask-refuse = { $rival } challenges you. Do you refuse?
ask-refuse-other = { $player } may refuse the challenge.
ask-answer = Answer the level { $level } question.
ask-answer-other = { $player } is answering a level { $level } question.
ask-answer-blue = Answer your blue card: { type-name }.
ask-answer-blue-other = { $player } is answering a blue card: { type-name }.
ask-blue-pick = Your blue card is face down. Which number do you choose?
ask-blue-pick-other = { $player } is choosing a number on a blue card.
ask-judge = { $answers } says { $given }. The card says { $answer }. Right or wrong?
ask-judge-other = { $player } decides whether { $answers } is right.
ask-second = That was wrong. Do you want another question?
ask-second-other = { $player } may ask for another question.
ask-half = Which half of the nonagon do you take?
ask-half-other = { $player } is choosing a half of the nonagon.
ask-nonagon = Your nonagon is complete! Choose a figure.
ask-nonagon-other = { $player } has completed the nonagon and is choosing a figure.
ask-shield = { $rival } wants your { figure-name }. Do you protect it?
ask-shield-other = { $player } may protect { figure-name }.
ask-choose-figure = Choose a figure.
ask-choose-figure-other = { $player } is choosing a figure.
ask-choose-token = Choose a token.
ask-choose-token-other = { $player } is choosing a token.
ask-choose-lose-token = Which roll token do you give back?
ask-choose-lose-token-other = { $player } gives back a roll token.
ask-choose-give-token = Which token do you give to the next player?
ask-choose-give-token-other = { $player } gives away a token.
ask-choose-lose-figure = Which figure do you give back?
ask-choose-lose-figure-other = { $player } gives back a figure.
ask-choose-swap = Do you want to swap a figure?
ask-choose-swap-other = { $player } may swap a figure.
ask-choose-duel = Do you want to duel for a figure?
ask-choose-duel-other = { $player } may duel for a figure.
ask-after = Roll again with a token, or end your turn.
ask-after-other = { $player } may roll again.
ask-after-none = Your turn is over.
ask-after-none-other = { $player } ends the turn.

# Buttons and cards

roll-name = Roll the d{ $die }
extra-name = Roll the d{ $die } again
chance-of = { $chance } %
die-name = d{ $die }
die-again = d{ $die } again
odds = 1 to { $die }, each { $chance } %
steps-back = { $steps } back
primes-back = A prime roll may also go back.
serve-name = { $when ->
    [penalty] Skip my next turn
   *[now] Skip this turn
}
buy-off-name = Pay with { token-name }
half-name = Half { $half }
half-A = 3, 5, 7, 11, 13
half-B = 13, 17, 19, 29, 31
token-named = { $token ->
    [4] d4 roll
    [12] d12 roll
    [c] Challenge token
    [x] ×2 token
   *[m] Fields Medal
}
won-cards = Level { $level } cards won: { $titles }
won-cards-blank = Level { $level } cards won
tokens = { $token ->
    [4] d4 rolls
    [12] d12 rolls
    [c] Challenge tokens
    [x] ×2 tokens
   *[m] Fields Medals
}
skips = Turns to skip
pawn-named = { $pawn ->
    [T] Tetrahedron
    [C] Cube
    [O] Octahedron
    [D] Dodecahedron
   *[I] Icosahedron
}
score-name = { $score ->
    [one] 1 step
   *[other] { $score } steps
}
figure-named = { figure-name }
figure-from = { figure-name } from { $rival }
return-figure = Give back { figure-name }
own-name = { $own ->
    [E] Euclid
    [A] Archimedes
    [H] Hypatia
    [K] Al-Khwarizmi
    [G] Gauss
   *[T] Turing
}
swap-name = Your { own-name } for { $rival }’s { figure-name }
fight-name = Challenge { $rival }{ $figure ->
    [none] {""}
   *[other] {" "}for { figure-name }
}
fight-detail = { $price ->
    [c] Costs a challenge token. { $rival } answers first. If that is wrong, you get a question.
    [m] Costs a Fields Medal. { $rival } answers first. If that is wrong, you get a question.
   *[none] Costs nothing. { $rival } answers first. If that is wrong, you get a question.
}
walk-label = Go to
walk-meaning = { $by ->
    [forward] { square }
    [back] { square }, back
   *[card] { square }, back with your card
}
stay = Stay here
stay-detail = Nothing happens here. You can still roll again with a token.
pass-label = Pass
end-label = End my turn
decline-label = No, thank you
no-challenge-label = No, let them answer
no-fight-label = No, I’ll answer
challenge-label = Challenge
challenge-medal-label = Challenge with a medal
give-up-label = Give up
give-up-confirm = Give up? That counts as a wrong answer.
go-label = Start
go-bones-label = The bones are laid
number-name = Number { $number }
double-label = ×2 time
use-label = Use { card-called }
card-name = { card-called }
remainder-label = { $value }
remainder-none-label = I don’t know
judge-right-label = Right
judge-wrong-label = Wrong
judge-auto-label = Let the computer decide
answer-label = Answer
yes-move = You can do that.
yes-answer = I can read that.
stale-answer = That question is no longer open.
medal-label = Play a Fields Medal
medal-ask = Which figure do you want?
medal-confirm = Take it
name-score-label = Use Bernoulli
name-score-ask = How many squares do you want to go, instead of rolling?
name-score-confirm = Go
buy-figure-label = Use Poincaré
buy-figure-ask = The card, a d4 roll and a d12 roll win you a figure. Which one?
buy-figure-confirm = Take it
pawn-label = Choose a pawn
pawn-ask = Which solid is your pawn?
pawn-confirm = Take it

# Questions

stake-reading = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} from when you start. The clock soon starts by itself.
stake-bones = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} from when your bones are laid. You have 30 seconds to lay them.
stake-judging = The answer is being judged.
stake-calculator = You may use a calculator.
right-square = { $figure ->
    [none] Right: you stay on { $number }{ reaps }.
   *[other] Right: you stay on { $number }, and { figure-name } is yours if there is one left{ reaps }.
}
wrong-square = Wrong: you go back to { $came }, and your turn ends.
right-above = Right: choose any figure you don’t have.
wrong-above = Wrong: your turn ends.
right-tie = Right: you stay in.
wrong-tie = Wrong: you are out.
right-cards = Right: one point.
wrong-cards = Wrong: no point.
right-ambush-first = { right-square }
wrong-ambush-first = Wrong: you go back to { $came }, and { $rival } gets a question.
right-ambush-second = Right: you jump to { $number } and take what is there.
wrong-ambush-second = Wrong: nothing happens.
prize = { $prize ->
    [E] Euclid
    [A] Archimedes
    [H] Hypatia
    [K] Al-Khwarizmi
    [G] Gauss
    [T] Turing
   *[other] your medal
}
right-figure-first = Right: you keep { prize }, and { $player } goes back.
wrong-figure-first = Wrong: { $player } gets a question.
right-figure-second = Right: { prize } is yours.
wrong-figure-second = Wrong: you go back to { $came }, and your turn ends.
right-duel-first = Right: you keep { prize }.
wrong-duel-first = Wrong: { $player } gets a question.
right-duel-second = Right: { $prize ->
    [medal] a Fields Medal
   *[other] { prize }
} is yours.
wrong-duel-second = Wrong: your turn ends.
result-right = Right!
result-wrong = Not this time.
blue-behind-all = What was behind the numbers:
blue-behind = { $number }: { type-name }

# Seats and table

badge = { $mode ->
    [usual] level { $level }
    [basic] basic, level { $level }
    [intermediate] intermediate, level { $level }
    [advanced] advanced, level { $level }
    [some-blue] some blue cards, level { $level }
   *[other] with { $mode }, level { $level }
}
fact-gone = has left
fact-dealer = dealer
fact-out = is out
fact-type = { type-name }
fact-without = without { type-name }
fact-coming = from the next turn: { $mode ->
    [some-blue] some blue cards
   *[other] { $mode }
}
tag-goal = First to 6 figures
tag-target = { $target ->
    [one] First to 1 point
   *[other] First to { $target } points
}
tag-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
tag-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
tag-round = round { $round }
tag-vote = a vote is open

# Beside the game

objection-label = Object to the verdict
again-right-label = It was right
again-wrong-label = It was wrong
vote-no-label = No
vote-level = Yes: level { $value } for { $of }
vote-option = Yes: { change }
vote-end = Yes: end the game now
vote-verdict = Yes: change the verdict
proposal-level = { $player } proposes level { $value } for { $of }.
proposal-option = { $player } proposes: { change }{ $whose ->
    [one] {" "}for { $of }
   *[all] {""}
}.
proposal-end = { $player } proposes to end the game now.
proposal-verdict = { $player } objects to the verdict. If everyone agrees, it is changed.
proposal-judge = { $player } objects to the verdict. The dealer decides.
propose-label = Propose a level or the end
propose-elements-label = Propose other elements
propose-dealer-label = Propose another dealer
propose-end-label = Propose other limits
propose-rules-label = Propose another rule
propose-element = { $has ->
    [yes] Without
   *[no] With
} { $type ->
    [r] going back on primes
    [c] challenges
    [x] ×2 tokens
    [n] the nonagon
   *[other] { type-name }
}, for me
propose-ask = Everyone has to agree.
propose-one = Choose one
propose-confirm = Propose it
propose-end = End the game now
propose-level = Level { $value } for { $of }
change-own = { change }, for me
change = { $key ->
    [gimmick] { $value ->
        [off] Square 3 without the riddle
       *[digits] Square 3 with the riddle
    }
    [medal_poach] { $value ->
        [off] Medals do not take figures from players
       *[on] Medals may take figures from players
    }
    [nonagon_rule] { $value ->
        [landing] Half nonagons on landing
       *[answer] Half nonagons for right answers
    }
    [time_end] { $value ->
        [round] When time is up, finish the round
       *[turn] When time is up, finish the turn
    }
    [time_limit] { $value ->
        [0] No time limit
        [1] 1 minute in all
       *[other] { $value } minutes in all
    }
    [window_s] { $value ->
        [0] No hurry to challenge
        [1] 1 second to challenge
       *[other] { $value } seconds to challenge
    }
    [decision_s] { $value ->
        [0] No clock for decisions
        [1] 1 second for a decision
       *[other] { $value } seconds for a decision
    }
    [dealer] { $value ->
        [computer] The computer deals
        [minutes] You deal in turn, by minutes
        [fixed] One player deals all the time
       *[other] You deal in turn, by rounds
    }
    [dealer_rounds] { $value ->
        [1] Another dealer after each round
       *[other] Another dealer after { $value } rounds
    }
    [dealer_minutes] { $value ->
        [1] Another dealer after 1 minute
       *[other] Another dealer after { $value } minutes
    }
    [dealer_seat] { $who } deals all the time
    [cards_end] { $value ->
        [time] Time ends the game
        [rounds] A number of rounds ends the game
       *[target] A number of right answers ends the game
    }
    [target] { $value ->
        [1] 1 right answer wins
       *[other] { $value } right answers win
    }
    [minutes] { $value ->
        [1] 1 minute in all
       *[other] { $value } minutes in all
    }
    [rounds] { $value ->
        [1] 1 round in all
       *[other] { $value } rounds in all
    }
    [cards_direction] { $value ->
        [cw] Clockwise, to the left
       *[ccw] Counterclockwise, to the right
    }
    [keep_won_cards] { $value ->
        [off] Put the cards you win back
       *[on] Keep the cards you win
    }
    [tie_cap] { $value ->
        [1] Share the win after 1 round of a tie
       *[other] Share the win after { $value } rounds of a tie
    }
    [locale] { $value ->
        [it] Numbers as in Italy: 1.234,5
        [fr] Numbers as in France: 1 234,5
        [de] Numbers as in Germany: 1.234,5
        [cs] Numbers as in Czechia: 1 234,5
        [es] Numbers as in Spain: 1.234,5
       *[en] Numbers as in England: 1,234.5
    }
    [mode] { $value ->
        [b] Basic, from the next turn
        [i] Intermediate, from the next turn
        [a] Advanced, from the next turn
       *[other] With { $value }, from the next turn
    }
    [free_mix] { $value ->
        [off] Blue cards need the four intermediate elements
       *[on] Blue cards go with any elements
    }
    [tolerance] { $value ->
        [1] 1 extra second to answer
       *[other] { $value } extra seconds to answer
    }
   *[other] { $key }: { $value }
}

# The log

log-opening-rolled = rolls { $score } to see who starts
log-starts = starts
log-pawn = takes { pawn-name }
log-dealer = deals now
log-elements = now plays with other elements: { $elements }
log-rolled = rolls { $score }
log-extra-roll = trades in { token-name }
log-passed = passes
log-stayed = stays
log-landed = { $from } → { $square }
log-slow = runs out of time
log-left = has left
log-own-figure = already has { figure-name }
log-gimmick-right = right: { $number } divided by 3 leaves { $remainder }
log-gimmick-wrong = { $number } divided by 3 leaves { $remainder }
log-will-skip = will skip a turn
log-skipped = skips this turn
log-bought-off = pays with { token-name } and does not skip
log-sent-back = goes back to { $square }
log-took-token = takes { token-name }
log-took-figure = takes { figure-name }
log-robbed-figure = takes { figure-name } from { $owner }
log-lost-figure = gives back { figure-name }
log-lost-tokens = gives back { $count ->
    [one] { token-name }
   *[other] { $count } { tokens-name }
}
log-gave-token = gives { token-name } to { $rival }
log-half = takes half { $half } of the nonagon
log-half-lost = gives back half { $half } of the nonagon
log-nonagon = has completed the nonagon
log-drew-card = draws { card-called }
log-used-card = uses { card-called }
log-medal-spent = plays a Fields Medal
log-medal-won = takes a Fields Medal from { $rival }
log-wants-figure = wants { figure-name } from { $owner }
log-shielded = does not get { figure-name }: { $owner } protects it
log-blue-card = chooses { $number }: { type-name }
log-blue-rolled = rolls { $rolls } for the blue card
log-doubled = doubles the time
log-right = right
log-wrong = wrong
log-no-answer = no answer
log-ambush = challenges { $rival } for this square
log-figure-challenge = challenges { $rival } for { figure-name }
log-medal-challenge = challenges { $rival } for a Fields Medal
log-jumped = jumps to { $square }
log-proposed-level = proposes level { $value } for { $of }
log-proposed-option = proposes: { change }
log-proposed-end = proposes to end the game
log-voted-yes = agrees
log-voted-no = does not agree
log-objected = objects to the verdict
log-tie-rolled = rolls { $score } for the elimination
log-tie-first = answers first
log-won = wins
