# The desk

field-position = The table: each player as pos:figures:d4,d12,challenge,×2,medals:half:skips:cards:mode with / between them, then the supply, and whose turn it is, as “0:E:1,1,0,0,0:-:0:-:b1/12:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:011111:- 1”.
field-score = What a die shows. Leave it out to see every score.
field-pawns = A letter for each player’s pawn: T C O D I for the five solids, or - for none yet.
field-rolls = The four rolls of square 3, as “12,7,10,4”.
no-position = Describe the table, or give the four rolls of square 3.
no-board = Cards alone is played without a board.
bad-rolls = “{ $rolls }” is not four rolls of the d12. Write four scores from 1 to 12, as “12,7,10,4”.
X-ROLL-DESK = “{ $score }” is not a score. The d4 shows 1 to 4, the d12 shows 1 to 12.

desk-gimmick = { $number } divided by 3 leaves { $remainder }.
desk-digits = The digits add up to { $sum } = { $total }, and a number leaves the same remainder as the sum of its digits: { $remainder }.
desk-reach = From { $square } you can reach these squares:
desk-way = { $way ->
    [forward] { $score } forward to { $square }
   *[back] { $score } back to { $square }
}
desk-chance = { desk-way }: a Chance card.
desk-medal = { desk-way }: a Fields Medal, if one is left.
desk-penalty = { desk-way }: skip a turn, or pay with a roll token.
desk-gimmick-square = { desk-way }: say the remainder when dividing by 3, or skip a turn.
desk-asks = { $card ->
    [blue] a blue card
   *[yellow] a question
}
desk-question = { desk-way }: { desk-asks }, and nothing to collect.
desk-token = { desk-way }: { desk-asks } for { $token ->
    [4] a d4 roll
    [12] a d12 roll
   *[c] a challenge token
}.
desk-figure = { desk-way }: { desk-asks } for { figure-name }.
desk-figure-gone = { desk-way }: { desk-asks }; { figure-name } is no longer on the board.
desk-own = { desk-way }: you already have { figure-name }, so nothing happens.
desk-die = The d{ $die } reaches a figure you can win with chance { $figure }, and a token with chance { $token }.
figure-name = { $figure ->
    [E] Euclid
    [A] Archimedes
    [H] Hypatia
    [K] Al-Khwarizmi
    [G] Gauss
   *[T] Turing
}
