# The Number

must_put = One of your pieces fits. Put it down first, then you may stop.
nothing_fits = None of your pieces fits now. Draw one.
does_not_fit = { $how ->
    [next] { $needed ->
        [none] Nothing comes after 9: no digit is bigger than 9.
       *[other] One more than { $number } is { $needed }, not { $piece }.
    }
    [previous] { $needed ->
        [none] Nothing comes before 0: no digit is smaller than 0.
       *[other] One less than { $number } is { $needed }, not { $piece }.
    }
    [higher] { $needed ->
        [none] No digit is bigger than 9.
       *[other] { $piece } is not bigger than { $number }.
    }
    [lower] { $needed ->
        [none] No digit is smaller than 0.
       *[other] { $piece } is not smaller than { $number }.
    }
    [same] The same as { $number } is { $number }, not { $piece }.
   *[end] The next one here is { $needed }, not { $piece }.
}

# What happens

number-opened = The NUMBER is { $number }.
number-rolled = { $player } rolls: { $face ->
    [next] one more
    [previous] one less
    [higher] bigger
    [lower] smaller
    [same] the same
   *[free] as you like
}.
number-chose = { $player } chooses: { $face ->
    [next] one more
    [previous] one less
    [higher] bigger
    [lower] smaller
   *[same] the same
}.
number-put = { $player } puts { $digit } on { $number }.
number-stuck = Nothing fits for { $player }, who draws a piece.
number-stuck-empty = Nothing fits for { $player }, and the bag is empty.
number-drew = { $player } draws { $digit }, which { $fits ->
    [yes] fits
   *[no] does not fit
}.
number-drew-hidden = { $player } draws a piece.
number-done = { $player } stops.
number-late = { $player } has run out of time, so the table plays for them.
number-left = { $player } has left the game. Their pieces go back into the bag.

number-end = The last piece is down!
number-end-alone = All your pieces are down!
number-end-left = Too few players are left.

# Lines of the log

log-number-rolled = rolls: { $face ->
    [next] one more
    [previous] one less
    [higher] bigger
    [lower] smaller
    [same] the same
   *[free] as you like
}
log-number-chose = chooses: { $face ->
    [next] one more
    [previous] one less
    [higher] bigger
    [lower] smaller
   *[same] the same
}
log-number-put = puts { $digit } on { $number }
log-number-stuck = has nothing that fits
log-number-stuck-empty = has nothing that fits
log-number-drew = draws { $digit }
log-number-drew-hidden = draws a piece
log-number-done = stops
log-number-late = runs out of time
log-number-left = has left

# On the screen

number-zone = The NUMBER and the die
number-cell-number = The NUMBER
number-cell-die = The die
number-cell-place = The next piece goes here
number-rack = Your pieces
number-rack-of = { $player }’s pieces
number-rack-place = Place { $number } in the row
number-fact-gone = has left
number-fact-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
number-bag = Bag: { $count }

number-face-none = The die has not been rolled yet
number-face = { $how ->
    [next] one more
    [previous] one less
    [higher] bigger
    [lower] smaller
    [same] the same
   *[free] as you like
}
number-face-detail = { $how ->
    [next] The next number fits.
    [previous] The number before fits.
    [higher] Any bigger number fits.
    [lower] Any smaller number fits.
    [same] The same number fits.
   *[free] You choose what fits.
}

number-ask-deal = Everyone gets pieces
number-ask-open = Here comes the NUMBER
number-ask-other = It is { $player }’s turn
number-ask-roll = Roll the die
number-ask-rolling = The die is rolling
number-ask-face = Choose what fits
number-ask-draw = Nothing fits: you draw
number-ask-put = { $how ->
    [next] Put the next number
    [previous] Put the number before
    [higher] Put a bigger number
    [lower] Put a smaller number
   *[same] Put the same number
}
number-ask-more = One more, or stop?
number-ask-drawn = It fits! Put it?
number-roll = Roll
number-put-label = Put
number-done-label = Stop

number-yes-roll = The die says what fits.
number-yes-face = { $how ->
    [next] Then the next number fits.
    [previous] Then the number before fits.
    [higher] Then any bigger number fits.
    [lower] Then any smaller number fits.
   *[same] Then the same number fits.
}
number-yes-put = { $how ->
    [next] After { $number } comes { $piece }.
    [previous] Before { $number } comes { $piece }.
    [higher] { $piece } is bigger than { $number }.
    [lower] { $piece } is smaller than { $number }.
   *[same] { $piece } is the same as { $number }.
}
number-yes-plain = You put { $piece } on the NUMBER.
number-yes-done = Your turn is over.

# Help

number-hint-face = Which choice lets you put down the most pieces in a row?
number-hint-choose = Choose: { $how ->
    [next] one more
    [previous] one less
    [higher] bigger
    [lower] smaller
   *[same] the same
}.
number-hint-look = { $how ->
    [next] Which number comes after { $number }?
    [previous] Which number comes before { $number }?
    [higher] Which numbers are bigger than { $number }?
    [lower] Which numbers are smaller than { $number }?
   *[same] Look for { $number } again.
}
number-hint-digits = These fit: { $digits }.
number-hint-count = { $count ->
    [one] You can put down 1 piece.
   *[other] You can put down { $count } pieces, one after the other.
}
number-hint-pieces = Put { $pieces }, in this order.
number-best = { $count ->
    [one] You can put down { $pieces }.
   *[other] You can put down { $pieces }, one after the other.
}
