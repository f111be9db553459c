# Why not

bad-text = I do not understand that. Write R4 or R12 to roll, F or B to move, P to pass, A:42 to answer, E to end your turn.
X-SEATS = The board game is for 1 to 5 players, cards alone for 2 to 60.
X-MODE = I cannot read this mode: b, i or a, with a level from 1 to 4 or without, or letters, each at most once: r c x n, and A M Y E R B C I N S for blue cards.
X-MIX = Blue cards need the four intermediate elements, r c x n: retro, challenge, ×2 and nonagon. All players can agree to mix freely.
X-LEVEL = Levels go from 1 to 4.
X-STEP = A level moves one step at a time.
X-TURN = It is not your decision now.
X-PHASE = This does not fit here. Possible now: { $now }.
X-OVER = The game is over.
X-SKIP = You skip this turn: wait with S, or give up a roll token with S4 or S12.
X-ROLL = The d4 shows 1 to 4.
X-DIE = That die cannot be rolled here.
X-FREEFIRST = Use your free roll first; tokens give extra rolls afterwards.
X-ELEMENT = You or the other player play without this element.
X-FIRSTMOVE = The first move of your pawn goes forward.
X-PRIME = You may go back with a prime score only: 2, 3, 5, 7 or 11. { $score } is not prime.
X-NONE = You have no such token.
X-TWICE = The time is already doubled for this question.
X-WINDOW = There is no window for a challenge now: somebody was quicker, it has closed, you have declined, or no question comes here.
X-SELF = You cannot challenge yourself.
X-NOFIG = A challenge for a figure needs a mathematician’s square.
X-ONBOARD = This figure is still on the board: there is no need to take it from a player.
X-OWNER = That player does not have it.
X-DUP = Nobody owns the same mathematician twice.
X-GONE = None is left on the board.
X-POACHFIRST = A rival owns this figure: take it there.
X-MEDALTIME = A medal is played before you roll.
X-MEDALPAY = A challenge for a medal is paid with a challenge token.
X-SHIELDED = That figure was protected in this turn.
X-SHIELD = Without this figure there would be nothing left to choose: you cannot refuse it.
X-BLUE = This card works with yellow questions only.
X-NUMBER = Choose a number from 1 to 9.
X-TILE = These signs do not form a number in this system. Lay them anew; the clock is running.
X-CARD = You do not hold this card.
X-MALFORMED = { $why ->
    [none] This is no answer. Try again; the clock is running.
   *[other] { $why } Try again; the clock is running.
}
X-FORM = { $why ->
    [none] Work it out: this repeats the question or is not finished.
   *[other] { $why }
}
X-LATE = The time of the question is over: it cannot be doubled any more.
X-LONG = Answers have at most 200 characters.
X-PAWN = The pawn must be { $range }.
X-DEALER = Only the dealer says right or wrong, and only when there is something to judge.
X-VOTE = There is nothing for you to vote on now, or another vote is still open.
X-OBJECTION = An objection comes within 15 seconds of a verdict, and before the next roll.
X-OPTION = { $key } must be { $range }.
X-SETTARGET = { $key } must be { $range }.
bad-board = This is no board: { $reason }.
bad-chance = This is no Chance deck: { $reason }.
bad-position = This is no position: { $why }.
