# Tiles of other numeral systems
tiles = Tiles
take-back = Take back
hidden = Its value stays hidden until you answer.
nothing-yet = empty
and = {" "}and{" "}
then = , then{" "}
place-of = { $name }: { $holds }

# Where tiles go
mayan-upper = twenties
mayan-upper-say = upper layer
mayan-lower = units
mayan-lower-say = lower layer
babylonian-upper = sixties
babylonian-upper-say = left column
babylonian-lower = units
babylonian-lower-say = right column
place-more = next place
place-more-say = further up

# The number on the tiles
mayan-one = One layer: { $only }.
mayan-more = { $count ->
    [one] 1 layer
   *[other] { $count } layers
  } from the top: { $all }.
mayan-two = Two layers: { $upper } above, { $lower } below.
babylonian-one = One column: { $only }.
babylonian-more = { $count ->
    [one] 1 column
   *[other] { $count } columns
  } from the left: { $all }.
babylonian-two = Two columns: { $upper } on the left, { $lower } on the right.
piles = { $piles }.
so-many = { $count ->
    [one] One sign.
   *[other] { $count } signs in a row.
  }
in-a-row = { $count ->
    [one] One sign: { $signs }.
   *[other] { $count } signs: { $signs }.
  }

# What a system allows
rule-mayan = At most 4 dots and 3 bars in a layer. An empty layer has a shell.
rule-egyptian = At most 9 of each sign, larger signs first.
rule-roman = Larger signs first. Take away one smaller sign before a larger one.
rule-babylonian = At most 5 hooks, then 9 wedges in a column. Choose a column, then tiles.
rule-chinese = Digit, then its place. 零 marks a missing ten.
rule-arabic-indic = Ten digits in places, the highest on the left.
rule-binary = Each place is twice the one on its right.
rule-long = No number is that long.

# Signs
sign-shell = shell
sign-dot = dot
sign-bar = bar
sign-stroke = stroke
sign-arch = arch
sign-coil = coil
sign-wedge = wedge
sign-hook = hook
sign-nothing = empty place
sign-shells = the shell
sign-dots = { $count ->
    [one] 1 dot
   *[other] { $count } dots
  }
sign-bars = { $count ->
    [one] 1 bar
   *[other] { $count } bars
  }
sign-strokes = { $count ->
    [one] 1 stroke
   *[other] { $count } strokes
  }
sign-archs = { $count ->
    [one] 1 arch
   *[other] { $count } arches
  }
sign-coils = { $count ->
    [one] 1 coil
   *[other] { $count } coils
  }
sign-wedges = { $count ->
    [one] 1 wedge
   *[other] { $count } wedges
  }
sign-hooks = { $count ->
    [one] 1 hook
   *[other] { $count } hooks
  }
sign-nothings = the sign for the empty place
sign-zero = zero
sign-one = one
sign-two = two
sign-three = three
sign-four = four
sign-five = five
sign-six = six
sign-seven = seven
sign-eight = eight
sign-nine = nine
sign-ten = ten
sign-hundred = hundred
sign-thousand = thousand
sign-worth = { $name }, { $worth }

# Titles
system-mayan = Mayan
system-egyptian = Egyptian
system-roman = Roman
system-babylonian = Babylonian
system-chinese = Chinese
system-arabic-indic = Eastern Arabic
system-binary = Binary
