# Moves

bad-text = I don’t understand that. Type a place such as c7, or . to stop.
not-your-turn = It is { $player }’s turn.
not-seated = You are not playing in this game.
no-such-place = There is no place { $place } on this table.
gone = That jetton has already been taken.
already-up = That jetton is already turned over. Choose another.
need-one = To decide who starts, turn over a jetton with a 1.
order-first = First let’s find out who starts.
wait-lots = One moment, drawing lots.
wait-draw = One moment, the jettons are being laid or turned.
nothing-up = Turn over a jetton first.
must-two = In this game every turn uses two jettons.
show-first = Cover the jettons first.
nothing-to-cover = There is nothing to cover now.
no-extra = You have no extra move.
extra-busy = Wait until this turn is over.
fresh-needed = There has been nothing new for several rounds. Turn one of the marked jettons first.
game-over = The game is over.

# Options

opt-unknown = { $key } must be { $range }.
opt-players = Mathesso is for { $range } players.
opt-deck = The deck must be { $range }.
opt-cjv = You can turn the Cooper-Janeček pairs on or off from Pico on, but not with your own deck.
opt-factorial = You can turn factorials on or off from Femto on, but not with your own deck.
opt-order = Who starts must be { $range }.
opt-scoring = What counts must be { $range }.
opt-min-flips = The least number of jettons in a turn must be { $range }.
opt-zero-rule = The rule for zeros must be { $range }.
opt-stall = The rounds with nothing new must be { $range }.
opt-seconds = The time for a turn must be { $range } (in seconds, or as chosen for a seat).
opt-show = The time to look must be { $range } seconds.
opt-memory = The memory must be { $range }.
opt-ruler = The ruler must be { $range }.
opt-words = Jettons can be told apart by { $range }.
opt-hints = Help must be { $range }.
opt-box = The box must be { $range }.

# The desk

no-hand = Write the pairs in a hand, and you will see them here.
bad-hand = { $why ->
    [long] That is too long for a hand: at most { $most } characters.
    [unknown] The box has no pair “{ $pair }”. Pairs are written like M3.7, Q4, P5, F21, Z21a, C12 and !4.
   *[many] { $most ->
        [one] There is only one { $pair } pair in the box.
       *[other] There are only { $most } { $pair } pairs in the box.
    }
}
bad-position = { $why ->
    [form] A position starts with start: or order: and is at most 20,000 characters long.
    [place] I cannot read a place in this position. Write one like 750,812,-5,3 (right, down, turned, back), with ^M3.7 after it for an open face, x1M3.7 for a jetton you have taken and x2M3.7 for one the next player has.
    [face] A face in this position cannot be under that back, or is there too often.
    [backs] The backs in this position are not those of the deck.
    [pair] Someone in this position has taken jettons that are not a pair, or is not a player.
    [memory] A covered jetton has no face that anyone could know.
   *[turn] It is nobody’s turn in this position: some jettons must be covered, and at most one may be open.
}
