# The Square, Even & Odd

square_complete = This square is finished. It needs no more pieces.

# What happens

ring-dealt = { $player } gets { $pieces }.
ring-dealt-hidden = { $player } gets ten pieces.
ring-drew = { $player } draws { $pieces }.
ring-drew-hidden = { $player } draws a piece.
ring-attached = { $player } adds { $piece }.
ring-kept = { $player } keeps the piece.
ring-stuck = Nothing fits for { $player }, and the bag is empty.
ring-time = { $player } has run out of time.
ring-left = { $player } has left the game. Their pieces go back into the bag.

end-square = The square is complete!
end-rings = Both squares are complete!
end-ring-left = Too few players are left.

# Lines of the log

log-ring-drew = draws { $pieces }
log-ring-drew-hidden = draws a piece
log-ring-attached = adds { $piece }
log-ring-kept = keeps the piece
log-ring-stuck = has nothing that fits
log-ring-time = runs out of time
log-ring-left = has left

# On the screen

ring-board = The square
ring-boards = The even square and the odd square
ring-cell = Place { $number } of the square
ring-cell-even = Place { $number } of the even square
ring-cell-odd = Place { $number } of the odd square
ring-end = Place { $number } of the square, an open end
ring-end-even = Place { $number } of the even square, an open end
ring-end-odd = Place { $number } of the odd square, an open end
ring-rack = Your pieces
ring-rack-of = { $player }’s pieces
ring-rack-place = Place { $number } in the row
ring-gone = has left
ring-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
ring-bag = Bag: { $count }

ring-ask = Add the next number
ring-ask-drawn = It fits! Add it?
ring-ask-draw = Nothing fits: you draw
ring-ask-deal = Everyone gets ten pieces
ring-ask-other = It is { $player }’s turn
ring-put = Add
ring-done = Keep it
ring-meaning-left = Add { $piece } at the left end
ring-meaning-right = Add { $piece } at the right end
ring-yes = { $piece } fits here.
ring-yes-done = You keep the piece you drew.
