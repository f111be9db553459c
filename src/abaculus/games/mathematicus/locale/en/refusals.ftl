# Why not

bad-text = I don’t understand that. Write R4 or R12 to roll, F or B to move, P to pass, A:42 to answer, E to end your turn.
X-SEATS = The board game is for 1 to 5 players, cards alone for 2 to 60.
X-MODE = I cannot read this mode. Write b, i or a, with a level from 1 to 4 if you like, or letters, each at most once: r c x n, and A M Y E R B C I N S for blue cards.
X-MIX = Blue cards need the four intermediate elements, r c x n: retro, challenge, ×2 and nonagon. All players can agree to mix freely.
X-LEVEL = Levels go from 1 to 4.
X-STEP = You can change a level by one step at a time.
X-TURN = It is not your turn to decide.
X-PHASE = You can’t do that here. You can do this: { $now }.
X-OVER = The game is over.
X-SKIP = You skip this turn. Wait with S, or pay with a roll token: S4 or S12.
X-ROLL = The d4 shows 1 to 4.
X-DIE = You can’t roll that die here.
X-FREEFIRST = Use your free roll first. After that, tokens give you extra rolls.
X-ELEMENT = You or the other player are playing without this element.
X-FIRSTMOVE = The first move of your pawn goes forward.
X-PRIME = You may go back only with a prime score: 2, 3, 5, 7 or 11. { $score } is not prime.
X-NONE = You don’t have one of those tokens.
X-TWICE = The time for this question is already doubled.
X-WINDOW = You can’t challenge now: someone was quicker, time is up, you have declined, or there is no question here.
X-SELF = You cannot challenge yourself.
X-NOFIG = A challenge for a figure needs a mathematician’s square.
X-ONBOARD = This figure is still on the board, so you can’t take it from a player.
X-OWNER = That player does not have it.
X-DUP = Nobody may have the same mathematician twice.
X-GONE = There are none left on the board.
X-POACHFIRST = A rival has this figure. Take it from them.
X-MEDALTIME = Play a medal before you roll.
X-MEDALPAY = Pay for a medal challenge with a challenge token.
X-SHIELDED = That figure was protected this turn.
X-SHIELD = You can’t protect this figure: there would be nothing left to choose.
X-BLUE = This card works only with yellow questions.
X-NUMBER = Choose a number from 1 to 9.
X-TILE = These signs are not a number in this system. Lay them again; the clock is running.
X-CARD = You don’t have this card.
X-MALFORMED = { $why ->
    [none] That is not an answer. Try again; the clock is running.
   *[other] { $why } Try again; the clock is running.
}
X-FORM = { $why ->
    [none] Work it out: this repeats the question or is not finished.
   *[other] { $why }
}
X-LATE = Time is up for this question, so you can’t double it any more.
X-LONG = An answer may have at most 200 characters.
X-PAWN = The pawn must be { $range }.
X-DEALER = Only the dealer says right or wrong, and only when there is something to judge.
X-VOTE = There is nothing for you to vote on now, or another vote is still open.
X-OBJECTION = You can object within 15 seconds of a verdict, and before the next roll.
X-OPTION = { $key } must be { $range }.
X-SETTARGET = { $key } must be { $range }.
bad-board = This is not a board: { $reason }.
bad-blue = These are not blue cards: { $reason }.
bad-chance = This is not a Chance deck: { $reason }.
bad-position = This is not a position: { $why }.
