# The table of numbers, and what signs are worth
numbers = Numbers from 1 to 240
number = Number
number-find = Find a number
number-out = The table goes from 1 to 240.
seven-ways = { $number } in seven ways
all-numbers = All of them
signs-of = The signs
sign = Sign
name = Name
worth = Worth
put-away = Put away
trouble = The table cannot be loaded just now.
