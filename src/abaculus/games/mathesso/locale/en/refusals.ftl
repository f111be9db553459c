# Moves

bad-text = I do not understand that. Type a place such as c7, or . to stop.
not-your-turn = It is { $player }’s turn.
not-seated = You are not playing in this game.
no-such-place = There is no place { $place } on this table.
gone = That jetton has already been taken.
already-up = That jetton is already turned over. Choose another one.
need-one = To decide who starts, turn over a jetton with a 1.
order-first = First we find out who starts.
wait-lots = One moment, lots decide.
wait-draw = One moment, the jettons are being laid or turned.
nothing-up = Turn over a jetton first.
must-two = In this game every turn uses two jettons.
show-first = Cover the jettons first.
nothing-to-cover = Nothing to cover now.
no-extra = You have no extra move.
extra-busy = Wait until this turn is finished.
fresh-needed = Nothing new for several rounds: please turn one of the marked jettons first.
game-over = The game is over.

# Options

opt-unknown = { $key } must be { $range }.
opt-players = Mathesso is for { $range } players.
opt-deck = The deck must be { $range }.
opt-cjv = The Cooper-Janeček pairs can be switched on or off from Pico on, and not with a deck of your own.
opt-factorial = Factorials can be switched on or off from Femto on, and not with a deck of your own.
opt-order = Who starts must be { $range }.
opt-scoring = What counts must be { $range }.
opt-min-flips = The least number of jettons in a turn must be { $range }.
opt-zero-rule = The rule for zeros must be { $range }.
opt-stall = The rounds without anything new must be { $range }.
opt-seconds = The time for a turn must be { $range } (seconds, or what is said for a seat).
opt-show = The time to look must be { $range } seconds.
opt-memory = The memory must be { $range }.
opt-ruler = The ruler must be { $range }.
opt-words = Jettons are told by { $range }.
opt-hints = Help must be { $range }.
opt-box = The box must be { $range }.

# The desk

no-hand = Write the pairs of a hand, and they lie here.
bad-hand = { $why ->
    [long] That is too long for a hand: at most { $most } characters.
    [unknown] The box has no pair “{ $pair }”. Pairs are written like M3.7, Q4, P5, F21, Z21a, C12 and !4.
   *[many] { $most ->
        [one] There is only one pair { $pair } in the box.
       *[other] There are only { $most } pairs { $pair } in the box.
    }
}
bad-position = { $why ->
    [form] A position begins with start: or order: and is at most 20,000 characters long.
    [place] I cannot read a place of this position. One reads 750,812,-5,3 (right, down, turned, back), with ^M3.7 after it for an open face x1M3.7 for what you have taken and x2M3.7 for what the next player has.
    [face] A face of this position cannot lie under that back, or lies there too often.
    [backs] The backs of this position are not those of the deck.
    [pair] Something was taken in this position that is no pair, or by nobody who plays.
    [memory] A covered jetton has no face that can be told.
   *[turn] It is nobody’s turn in this position: something must be covered, and at most one jetton open.
}
