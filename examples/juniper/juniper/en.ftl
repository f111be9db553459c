card-say = Name factors and multiples until someone is stuck.
card-age = 8+

option-top = Highest number
option-top-why = The board shows the numbers from 1 to this one.

off-board = Name a number from 1 to { $top }.
named = { $move } has been named already.
start-even = The first number must be even.
unrelated = { $move } is neither a factor nor a multiple of { $last }.

name = Name { $move }
begins = { $player } begins with { $move }.
names-factor = { $player } names { $move }, a factor of { $last }.
names-multiple = { $player } names { $move }, a multiple of { $last }.
stuck = No factor and no multiple of the last number is left.
