title-museum = Museum – Abaculus
title-exhibit = { $name } – Abaculus
museum = Museum of reckoning
to-museum = To the museum
museum-say = Instruments that people reckoned with. Take them in your hand.
slide-rule = Slide rule
slide-rule-say = Turns multiplying into adding lengths.

# The rooms
instruments = Instruments
numerals = Seven ways to write numbers
look-up = To look up
bones = Napier’s bones
bones-say = Multiplying becomes adding along diagonals.
mayan = Mayan numerals
mayan-say = Dots, bars and a shell, in storeys of twenty.
egyptian = Egyptian numerals
egyptian-say = Strokes, arches and coils, simply counted together.
roman = Roman numerals
roman-say = Letters, of which a small one may be taken away.
babylonian = Babylonian numerals
babylonian-say = Wedges in clay, in columns of sixty.
chinese = Chinese numerals
chinese-say = Each digit is followed by the name of its place.
arabic-indic = Eastern Arabic numerals
arabic-indic-say = The ten digits in the forms of Cairo and Baghdad.
binary = Binary numerals
binary-say = Two digits are enough for everything.
numbers = All numbers to 240
numbers-say = Look up any number in seven systems.

# In a room
how-it-works = How it works
history = Where it comes from
try-it = Try it
try-number = Compose { $number }.
try-product = Work out { $number } × { $factor } with the bones.
your-number = Your number
judge = Is it right?
judge-missing = Lay some tiles first.
read-missing = Fill the boxes first.
another = Another one
right-sum = { $number } = { $sum }
trouble = The referee cannot be reached just now. Try again.
try-sum = Work out { $sum } with the slide rule.
your-reading = Your reading
reading-missing = Write a number first, such as 5.4.
rule-right = Near enough: { $sum } = { $exact }.
rule-wrong = { $given } is more than a twentieth away. Where does the point belong, and was it the right end of the slide?
bones-right = Yes: { $number } × { $factor } = { $product }.
bones-wrong = The boxes say { $given }, but this is not { $number } × { $factor }. Check bones, row and carries.
show-steps = Show the sums

# Lessons and history
slide-rule-lesson-1 = Each number stands as far along as its logarithm is long, so laying two lengths end to end multiplies.
slide-rule-lesson-2 = The rule knows digits only: 1.8, 18 and 180 share a place. Guess the size of the result first.
slide-rule-lesson-3 = A and K hold the squares and cubes of what stands on D, so they give roots as well.
slide-rule-history = A few years after Napier’s logarithms of 1614, Edmund Gunter drew them on a stick, and around 1622 William Oughtred laid two such scales side by side. In 1859 Amédée Mannheim, a French officer, chose the scales that nearly every later rule carries. Bridges, aeroplanes and moon rockets were reckoned with it until pocket calculators took its place in the 1970s.
bones-lesson-1 = Bone 7 carries the multiples of 7, each with its tens above the diagonal and its units below.
bones-lesson-2 = Lay the digits of a number side by side and take the row of the digit you multiply by.
bones-lesson-3 = Add what stands between two diagonals, starting on the right; from 10 on carry to the left.
bones-lesson-4 = For a factor with two digits take two rows, shift the second by one place and add.
bones-history = John Napier, a Scottish landowner who also gave us logarithms, described the rods in a little book printed in 1617, the year he died. Merchants and astronomers carried them all over Europe, and travellers soon brought them to China. In 1623 Wilhelm Schickard of Tübingen put turning rods of this kind into one of the first calculating machines.
mayan-lesson-1 = A dot is 1 and a bar is 5; up to four dots and three bars make 1 to 19.
mayan-lesson-2 = The storey above counts twenties, so 1 dot over a shell is 20.
mayan-lesson-3 = A storey in which nothing stands must hold the shell, or nobody could tell 20 from 1.
mayan-history = Scribes in Central America wrote such numbers on stone, on pots and in folded books of bark paper for more than a thousand years. Their shell is one of the earliest signs for zero anywhere. In their calendar the third storey counted 360 days instead of 400, because 18 months of 20 days make nearly a year.
egyptian-lesson-1 = A stroke is 1, an arch is 10 and a coil of rope is 100.
egyptian-lesson-2 = Signs are simply counted together, up to nine of each, the larger ones first.
egyptian-lesson-3 = No sign for zero is needed: what is not there is not written.
egyptian-history = Signs of this kind are about five thousand years old; an early king’s mace head already counts captured cattle with them. Further signs went up to a million, drawn as a god with raised arms. For everyday work scribes used quicker, joined-up forms on papyrus, as in the reckoning book that Ahmes copied around 1550 BCE.
roman-lesson-1 = I is 1, V is 5, X is 10, L is 50 and C is 100; larger signs come first and are added.
roman-lesson-2 = At most three of a kind stand in a row. Instead of four, one is taken from the next: IV, IX, XL, XC.
roman-lesson-3 = Only these pairs are taken away: 99 is XCIX, not IC.
roman-history = The letters probably grew out of tally marks older than Rome itself, which the Etruscans next door used as well. Romans often wrote IIII where we write IV; the strict rule is younger than their empire. Reckoning was done with pebbles on a board, and the letters only kept the result.
babylonian-lesson-1 = A wedge is 1 and a hook is 10: up to five hooks and nine wedges make 1 to 59.
babylonian-lesson-2 = The column on the left counts sixties, so one wedge before another one is 61.
babylonian-lesson-3 = Two slanting wedges mark a column in which nothing stands.
babylonian-history = Scribes in what is now Iraq pressed these signs into wet clay about four thousand years ago, and thousands of their tablets still exist. For a long time an empty place was only a gap; the slanting wedges came some centuries before our era. Hours of 60 minutes and circles of 360 degrees are their gift to us.
chinese-lesson-1 = Nine characters count 1 to 9; 十 is ten and 百 is a hundred.
chinese-lesson-2 = Each digit stands before the name of its place: 六十四 is six tens and four.
chinese-lesson-3 = Where the tens are missing between hundreds and units, 零 holds their place.
chinese-history = The oldest forms of these characters stand on oracle bones from before 1000 BCE. Because each place has a name, no zero was needed for a very long time; 零 came into use only in the Middle Ages. For reckoning itself people laid rods, and later moved the beads of the suanpan.
arabic-indic-lesson-1 = The places are those you know: units on the right, then tens, then hundreds.
arabic-indic-lesson-2 = Only the digits look different. Mind the dot, which is zero, and the ring, which is five.
arabic-indic-lesson-3 = Words in Arabic run from right to left, but its numbers stand as ours do, the highest place on the left.
arabic-indic-history = The ten digits came from India to Baghdad, where al-Khwarizmi wrote a book about them around 825. In the east of the Arab world they took the forms you see here, in the west those from which ours come. Both are used side by side today, on number plates, coins and clocks.
binary-lesson-1 = There are two digits, 0 and 1, and each place is worth twice the one on its right.
binary-lesson-2 = From the right the places are 1, 2, 4, 8, 16, 32, 64 and 128.
binary-lesson-3 = Take away the largest that fits, write 1 there, and go on with what is left.
binary-history = Gottfried Wilhelm Leibniz explained the system in a paper of 1703 and was delighted to find it again in the old hexagrams of China. In 1854 George Boole made two values into an algebra of true and false. In 1937 Claude Shannon showed that switches can reckon with it, and so every computer does.
