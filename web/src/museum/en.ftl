title-museum = Museum – Abaculus
title-exhibit = { $name } – Abaculus
museum = Museum of calculating
to-museum = To the museum
museum-say = Instruments people used to calculate with. Pick them up and try them.
slide-rule = Slide rule
slide-rule-say = Turns multiplying into adding lengths.

# The rooms
instruments = Instruments
numerals = Seven ways to write numbers
look-up = Look it up
bones = Napier’s bones
bones-say = Multiplying becomes adding along diagonals.
mayan = Mayan numerals
mayan-say = Dots, bars and a shell, in layers of twenty.
egyptian = Egyptian numerals
egyptian-say = Strokes, arches and coils: just add them up.
roman = Roman numerals
roman-say = Letters, and a small one before a big one is taken away.
babylonian = Babylonian numerals
babylonian-say = Wedges in clay, in columns of sixty.
chinese = Chinese numerals
chinese-say = Each digit is followed by the name of its place.
arabic-indic = Eastern Arabic numerals
arabic-indic-say = The ten digits in the forms of Cairo and Baghdad.
binary = Binary numerals
binary-say = Two digits are all you need.
numbers = All numbers to 240
numbers-say = Look up any number in seven systems.

# In a room
how-it-works = How it works
history = Where it comes from
try-it = Try it
try-number = Make { $number }.
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
rule-right = Close enough: { $sum } = { $exact }.
rule-wrong = { $given } is more than a twentieth off. Where does the decimal point go, and did you use the right end of the slide?
bones-right = Yes: { $number } × { $factor } = { $product }.
bones-wrong = The boxes say { $given }, but that is not { $number } × { $factor }. Check the bones, the row and the carries.
show-steps = Show the steps

# Lessons and history
slide-rule-lesson-1 = Each number is as far along as its logarithm is long, so laying two lengths end to end multiplies.
slide-rule-lesson-2 = The rule knows only digits: 1.8, 18 and 180 share a place. Guess the size of the answer first.
slide-rule-lesson-3 = A and K show the squares and cubes of the numbers on D, so they give you roots as well.
slide-rule-history = A few years after Napier’s logarithms of 1614, Edmund Gunter drew them on a stick, and around 1622 William Oughtred laid two such scales side by side. In 1859 Amédée Mannheim, a French officer, chose the scales that nearly every later rule has. People used slide rules to design bridges, planes and moon rockets, until pocket calculators took over in the 1970s.
bones-lesson-1 = Bone 7 has the multiples of 7, each with its tens above the diagonal and its units below.
bones-lesson-2 = Lay the digits of a number side by side and take the row of the digit you multiply by.
bones-lesson-3 = Add the numbers between two diagonals, starting on the right. From 10 on, carry to the left.
bones-lesson-4 = To multiply by a number with two digits, take two rows, shift the second by one place and add.
bones-history = John Napier, a Scottish landowner who also gave us logarithms, described the rods in a little book printed in 1617, the year he died. Merchants and astronomers carried them all over Europe, and travellers soon brought them to China. In 1623 Wilhelm Schickard of Tübingen put turning rods of this kind into one of the first calculating machines.
mayan-lesson-1 = A dot is 1 and a bar is 5; up to four dots and three bars make 1 to 19.
mayan-lesson-2 = The layer above counts twenties, so 1 dot over a shell is 20.
mayan-lesson-3 = An empty layer must have a shell, or nobody could tell 20 from 1.
mayan-history = Scribes in Central America wrote numbers like these on stone, on pots and in folded books of bark paper for more than a thousand years. Their shell is one of the earliest signs for zero anywhere. In their calendar the third layer counted 360 days instead of 400, because 18 months of 20 days make nearly a year.
egyptian-lesson-1 = A stroke is 1, an arch is 10 and a coil of rope is 100.
egyptian-lesson-2 = You simply add up the signs. There can be up to nine of each, the larger ones first.
egyptian-lesson-3 = You don’t need a sign for zero: what is not there is not written.
egyptian-history = Signs of this kind are about five thousand years old; an early king’s mace head already counts captured cattle with them. Other signs went up to a million, drawn as a god with raised arms. For everyday work scribes used quicker, joined-up forms on papyrus, as in the book of problems that Ahmes copied around 1550 BCE.
roman-lesson-1 = I is 1, V is 5, X is 10, L is 50 and C is 100; larger signs come first and are added.
roman-lesson-2 = At most three of a kind come in a row. Instead of four, take one from the next: IV, IX, XL, XC.
roman-lesson-3 = You may take away only in these pairs: 99 is XCIX, not IC.
roman-history = The letters probably grew out of tally marks older than Rome itself, which the Etruscans next door used as well. Romans often wrote IIII where we write IV; the strict rule is younger than their empire. They did their calculating with pebbles on a board, and used the letters only for the answer.
babylonian-lesson-1 = A wedge is 1 and a hook is 10: up to five hooks and nine wedges make 1 to 59.
babylonian-lesson-2 = The column on the left counts sixties, so one wedge before another is 61.
babylonian-lesson-3 = Two slanting wedges mark an empty column.
babylonian-history = Scribes in what is now Iraq pressed these signs into wet clay about four thousand years ago, and thousands of their tablets still exist. For a long time an empty place was only a gap; the slanting wedges came some centuries before our era. Hours of 60 minutes and circles of 360 degrees are their gift to us.
chinese-lesson-1 = Nine characters count 1 to 9; 十 is ten and 百 is a hundred.
chinese-lesson-2 = Each digit comes before the name of its place: 六十四 is six tens and four.
chinese-lesson-3 = If there are hundreds and units but no tens, 零 holds the empty place.
chinese-history = The oldest forms of these characters are on oracle bones from before 1000 BCE. Because each place has a name, no zero was needed for a very long time; 零 came into use only in the Middle Ages. To calculate, people laid out rods, and later moved the beads of the suanpan.
arabic-indic-lesson-1 = The places are the ones you know: units on the right, then tens, then hundreds.
arabic-indic-lesson-2 = Only the digits look different. Watch out for the dot, which is zero, and the ring, which is five.
arabic-indic-lesson-3 = Words in Arabic go from right to left, but numbers are like ours, with the highest place on the left.
arabic-indic-history = The ten digits came from India to Baghdad, where al-Khwarizmi wrote a book about them around 825. In the east of the Arab world they took the forms you see here; in the west they took the forms that ours come from. Both are used side by side today, on number plates, coins and clocks.
binary-lesson-1 = There are two digits, 0 and 1, and each place is worth twice the one on its right.
binary-lesson-2 = From the right the places are 1, 2, 4, 8, 16, 32, 64 and 128.
binary-lesson-3 = Take away the largest that fits, write 1 there, and continue with what is left.
binary-history = Gottfried Wilhelm Leibniz explained the system in a paper of 1703 and was delighted to find it again in the old hexagrams of China. In 1854 George Boole made two values into an algebra of true and false. In 1937 Claude Shannon showed that switches can calculate with it, and every computer does it that way.
