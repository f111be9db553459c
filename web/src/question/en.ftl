# A question and its answer
question = Question
grade-n = Grade { $grade }
level-n = Level { $level }
category-all = Everything
category-numbers = Numbers and data
category-change = Change and motion
category-space = Space and time
credit = From { $credit }
your-answer = Your answer
choose-one = Choose an answer
you-wrote = You wrote
answer = Answer
answer-missing = Type your answer first.
how-it-goes = How to do it
the-answer = The answer is

# The hourglass
time-over = Time is up. Take as long as you like.
seconds-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
  }
seconds-word = { $seconds ->
    [one] second
   *[other] seconds
  }
extra-time = +{ $percent } %

# Keys
keypad = Keypad
key-erase = Delete
key-fraction = Fraction bar
key-power = To the power of
key-root = Square root
key-pi = Pi
key-minus = Minus
key-plus = Plus
key-times = Times
key-divided = Divided by
key-equals = Equals
key-point = Decimal point
key-comma = Comma
key-semicolon = Semicolon
key-colon = Colon
key-open = Open bracket
key-close = Close bracket
key-open-square = Open square bracket
key-close-square = Close square bracket
key-less = Less than
key-greater = Greater than
key-at-most = At most
key-at-least = At least
key-infinity = Infinity
key-percent = Percent
key-degrees = Degrees
key-space = Space
key-remainder = Remainder
