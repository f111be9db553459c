trail-not-now = That cannot be done now.
trail-unreadable = “{ $text }” is not a step here.
trail-empty = Every piece is on the trail.
trail-throws = { $player } throws.
trail-chooses = { $player } chooses { $face }.
trail-wishes = { $player } wishes for { $many } times { $digit }.
trail-steps = { $player } adds { $run }.
trail-plus = plus
trail-digit = { $digit }
trail-table = The table
trail-stock = For everybody
trail-rack = Pieces of { $player }
trail-place = Place { $number }
trail-other = It is { $player }’s turn.
trail-ask-throw = Throw the die.
trail-ask-free = What shall the die say?
trail-ask-put = Put a digit.
trail-ask-lay = Lay a sum of two digits.
trail-throw = Throw
trail-wish = Make a wish
trail-which = Which?
trail-group = One of { $signs }
trail-do = Do it
trail-card-put = Put a digit
trail-card-lay = Lay a sum
trail-too-few = You need two digits for that.
trail-here = { $digit } on { $cell }
trail-yes = That fits.
trail-free = costs nothing
trail-choose = Choose a step.
trail-die = { $face ->
    [put] Put one digit
    [lay] Lay a sum
    [free] As you like
   *[none] Not thrown yet
}
card-say = A trail of digits and sums over an endless table.
