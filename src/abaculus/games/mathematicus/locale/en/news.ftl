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
measure-figures = figures

# Beginning and turns

opening-rolled = { $player } rolls { $score } to see who starts.
starts = { $player } starts.
pawn = { $player } takes { pawn-name }.
dealer = { $player } is now the dealer.
elements = { $player } now plays with other elements: { $elements }.
rolled = { $player } rolls { $score }.
extra-roll = { $player } trades in { token-name } for an extra roll.
passed = { $player } passes.
stayed = { $player } stays.
landed = { $player } goes from { $from } to { $square }.
put-on = { $player }’s pawn goes to { $square }.
slow = { $player } has run out of time to decide.
left = { $player } has left the game.

# Squares

own-figure = { $player } already has { figure-name }: nothing happens.
penalty = { $player } is on a penalty square.
gimmick = { $player } may say the remainder when dividing by 3.
gimmick-right = { $player } is right: { $number } divided by 3 leaves { $remainder }. No turn is skipped.
gimmick-wrong = { $number } divided by 3 leaves { $remainder }. { $player } did not get it.
will-skip = { $player } will skip a turn.
skipped = { $player } skips this turn.
bought-off = { $player } pays with { token-name } and does not skip.
sent-back = { $player } goes back to { $square }.
took-token = { $player } takes { token-name }.
took-figure = { $player } takes { figure-name }.
robbed-figure = { $player } takes { figure-name } from { $owner }.
lost-figure = { $player } gives back { figure-name }.
lost-tokens = { $player } gives back { $count ->
    [one] { token-name }
   *[other] { $count } { tokens-name }
}.
gave-token = { $player } gives { token-name } to { $rival }.
half = { $player } takes half { $half } of the nonagon.
half-lost = { $player } gives back half { $half } of the nonagon.
nonagon = { $player } has completed the nonagon.

# Chance and medals

drew-card = { $player } draws the Chance card { $card }.
used-card = { $player } uses the card { $card }.
medal-spent = { $player } plays a Fields Medal.
medal-won = { $player } takes a Fields Medal from { $rival }.
wants-figure = { $player } wants { figure-name } from { $owner }.
shielded = { $owner } protects { figure-name } from { $player }.

# Questions

asked = A level { $level } question for { $player }.
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
asked-blue = A blue card for { $player }: { type-name }.
blue-card = { $player } chooses number { $number } on the blue card: { type-name }.
blue-rolled = { $player } rolls { $rolls } for the blue card.
clock-started = { $player }’s clock is running.
doubled = { $player } doubles the time.
reading = { $text }
right = { $player } is right.
wrong = { $player } is wrong.
no-answer = { $player } gives no answer in time.

# Challenges

ambush = { $player } challenges { $rival } for this square.
figure-challenge = { $player } challenges { $rival } for { figure-name }.
medal-challenge = { $player } challenges { $rival } for a Fields Medal.
jumped = { $player } jumps to { $square }.

# Votes and objections

proposed-level = { $player } proposes level { $value } for { $of }.
proposed-option = { $player } proposes { $key } = { $value }.
proposed-end = { $player } proposes to end the game.
voted-yes = { $player } agrees.
voted-no = { $player } does not agree.
agreed = Everyone agrees.
rejected = The proposal is rejected.
objected = { $player } objects to the verdict.
stands = The verdict stands.
turned-right = The verdict is changed: the answer was right. Play continues from there.
turned-wrong = The verdict is changed: the answer was wrong. Play continues from there.

# The end

time-up = Time is up.
tie = { $count } players are tied: an elimination decides.
tie-rolled = { $player } rolls { $score } for the elimination.
tie-first = { $player } answers first.
won = { $player } wins.

end-six = All six mathematicians are together: the game is over.
end-supply = No figure is left on the board: the game is over.
end-time = Time is up: the game is over.
end-agreed = Everyone agreed to stop: the game is over.
end-cap = Five hundred rounds are enough: the game is over.
end-left = Only one player is left: the game is over.
end-unfinished = The game ended before all six mathematicians were together.
end-tie = The elimination has decided: the game is over.
end-shared = Nobody could be beaten: the win is shared.
end-target = The target is reached: the game is over.
end-rounds = All the rounds have been played: the game is over.
