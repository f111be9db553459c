# The instrument
slide-rule = Slide rule
slide = Slide
hairline = Hairline
reset = Reset
turn-back = Back
turn-front = Front
put-away = Put away
closer = Closer
further = Further
drag-hint = Drag the slide, the glass or this frame.
readings = Readings
readings-under = Under the hairline
not-there = –

# Where things lie, as the marks show it
place-on = { $scale } { $value }
place-between = { $scale }, between { $left } and { $right }, { $where ->
    [left] nearer { $left }
    [right] nearer { $right }
   *[middle] about the middle
}
place-beyond = { $scale }, beyond its end
slide-at = { $end } of { $own } over { $place }
slide-under = Under the hairline { $place }
hairline-at = Over { $place }
off-end = Off the end of the rule: use the other end of the slide.
other-end = Use the other end

# Keys
keys-help = Left and right: move by one mark, with Shift by a tenth of that. Digits: jump to a number. A, B, C, D, K, and I for CI, or up and down: choose the scale. H: switch between the slide and the hairline. O: the other end of the slide. T: turn over.
key-slide = slide
key-shift = Shift
key-finer = finer
key-hairline = hairline
key-jump = jump
key-scale = scale
key-turn = turn over
key-end = other end

# How it is done
how = How to
multiply = Multiply
divide = Divide
root = Roots
circle = Circle
multiply-1 = Slide the 1 of C over the first number on D.
multiply-2 = Move the hairline to the second number on C.
multiply-3 = Read the product on D. Off the end? Use the 10 of C.
divide-1 = Move the hairline to the first number on D.
divide-2 = Slide the second number on C under the hairline.
divide-3 = Read the quotient on D, at the 1 or the 10 of C.
root-1 = Move the hairline to the number on A. If it has an odd number of digits, use the left half; if even, the right half.
root-2 = Read the square root on D.
root-3 = Over a number on D you find its square on A and its cube on K.
circle-1 = Move the hairline to the radius on D. A shows its square.
circle-2 = Slide the 1 of B under the hairline, then move the hairline to 3.14 on B.
circle-3 = Read the area on A. Off the end? Use the 100 of B.

# The back
polygons = Regular polygons, side 1
solids = Platonic solids, edge 1
name = name
sides = sides
angle = angle in °
sum = sum in °
diagonals = diag­onals
apothem = apothem ÷ side
radius = radius ÷ side
area = area ÷ side²
triangle = triangle
square = square
pentagon = pentagon
hexagon = hexagon
heptagon = heptagon
octagon = octagon
nonagon = nonagon
decagon = decagon
hendecagon = hendecagon
dodecagon = dodecagon
tridecagon = tridecagon
tetradecagon = tetradecagon
tetrahedron = tetrahedron
cube = cube
octahedron = octahedron
dodecahedron = dodecahedron
icosahedron = icosahedron
faces = faces
edges = edges
corners = corners
surface = surface ÷ edge²
volume = volume ÷ edge³
inside = radius inside
to-edges = to the edges
to-corners = to the corners
between-faces = angle of faces °
formulas = Circle, sphere, constants
of-circle = Circle
of-sector = Sector
of-sphere = Sphere
of-constants = Constants
circle-says = circumference 2πr = πd, area πr² ≈ { $quarter } d²
sector-says = arc 2πrα ÷ 360, area πr²α ÷ 360
sphere-says = surface 4πr² = πd², volume 4πr³ ÷ 3 ≈ { $sixth } d³
constants-say = π { $pi } · √2 { $two } · √3 { $three } · φ { $golden }
