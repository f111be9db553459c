# The page
title-packs = Your own questions – Abaculus
packs = Your own questions
to-practice = To practice
tools = Tools
more = More
part-write = Write
part-card = See the card
what-to-show = What to show
add-question = Add a question
cannot-add = Questions can be added to a pack in YAML whose items stand one below the other.
open-file = Open a file
about-pack = About this pack
save-as = Save or export
use-example = Begin with the example
discard = Discard
discard-ask = Discard what you have written?
discard-means = Nothing of it is left on this device. What you saved as a file stays, and so do packs that are already being practised.
discard-it = Discard it
keep-it = Keep it
practise-pack = Practise this pack
practise-short = Practise
correct-first = Correct the mistakes first.
nothing-written = Nothing is written yet.
empty = Write questions of your own, and see each card while you write.
empty-or = Or add a question, or open a file: YAML, JSON, CSV, GIFT, Moodle XML, Kahoot, Quizizz, Blooket, Anki.
drop-here = Drop the file here
gone = The server cannot be reached. Your text is safe on this device; checking goes on when it is back.
too-long = This text is too long to be kept on this device. Save it as a file before you close the page.
before-is-kept = What you had before ({ $file }) is still there.
bring-back = Bring it back
is-open = { $file } is open.
too-large = A file may have { $most } MB at most.
added = The question is at the end of the text.

# Writing
text-of-pack = Text of the pack
check = Check
findings = What was found
checking = Reading …
mistakes =
    { $count ->
        [one] 1 mistake.
       *[other] { $count } mistakes.
    }
no-mistakes =
    { $count ->
        [one] No mistakes: 1 question can be used.
       *[other] No mistakes: { $count } questions can be used.
    }
remarks =
    { $count ->
        [one] 1 thing is worth a look.
       *[other] { $count } things are worth a look.
    }
left-out =
    { $count ->
        [one] 1 question can be used as it is. Left out: { $items }
       *[other] { $count } questions can be used as they are. Left out: { $items }
    }
worth-a-look = Worth a look
line-of = Line { $line }, column { $column }

# The card
the-card = The card
question-of = Question { $number } of { $count }
question-before = Question before
question-after = Next question
first-question = This is the first one.
last-question = This is the last one.
card-before = There is a mistake now. This is the card as it was before.
no-card-yet = The card appears here once its mistakes are corrected.
no-items-yet = There is no question in the text yet.
try-answer = An answer to try
try-first = Type an answer first.
try-it = Try this answer
show-keypad = Keypad of the learner
another-variant = Other numbers
for-author = Only you see this
likely-mistakes = Mistakes you expect
no-why = Counted as wrong; nothing is explained.
seconds-given = { $seconds } seconds on the hourglass, where one is wanted.

# A question without YAML
prompt = Question
prompt-help = Plain text. Put mathematics between dollar signs, such as $\frac{"{"}3{"}"}{"{"}4{"}"}$.
answer-kind = What is the answer?
kind-number = A number
kind-choice = One of several
kind-word = A word
right-answer = Right answer
right-answer-help = As you would type it: 12, 3/4, 2.5, sqrt(2).
wrong-answers = Wrong answers you expect
wrong-answers-help = One a line; they may stay empty.
choices = Answers to choose from
choices-help = Mark the right one.
choice-n = Answer { $number }
choice-is-right = Answer { $number } is right
more-choices = One more
words = Words that count as right
words-help = One spelling a line.
steps = Steps of the solution
steps-help = One a line; the last one ends in the answer.
seconds = Seconds
level = Level
grade = Grade
category = Area
category-g = Numbers and data
category-n = Change and motion
category-e = Space and time
not-said = Not said
add-it = Add it to the pack
missing-prompt = Write the question first.
missing-answer = Write the right answer.
missing-choices = Write two different answers at least.
missing-right = Mark an answer that is filled in.
missing-words = Write one word at least.

# Who wrote it
pack-title = Title
pack-title-help = Learners see it above each question.
pack-id = Short name
pack-id-help = Small letters, digits, dots and hyphens; it stays the same when you change the pack.
pack-lang = Language
pack-lang-help = The language of your questions; it decides how numbers are written.
pack-authors = Authors
pack-authors-help = Who is named on the back of each card; several with commas between them.
pack-source = Source
pack-source-help = Where the questions come from: your own work, a book, a link.
pack-licence = Licence
pack-licence-help = What others may do with your questions. Choose it only if the questions are yours to give.
licence-none = None
licence-none-means = Nobody else may use it: the pack stays on this machine.
licence-cc0-means = Everybody may do anything with it, even without your name.
licence-by-means = Everybody may use and change it, as long as your name stands there.
licence-sa-means = The same, and what others make of it must stay as free.
licence-nc-means = Your name must stand there, and nobody may earn money with it.
licence-other = The pack now says { $licence }; it stays if you choose nothing here.
licence-asks-name = { $licence } asks for a name. Fill in the authors.
lang-en = English
lang-it = Italian
lang-fr = French
lang-cs = Czech
lang-de = German
lang-es = Spanish
write-about = Write it into the pack
missing-title = Give the pack a title and a short name.

# In and out
report-of = What came of { $file }
taken =
    { $count ->
        [0] The file is open ({ $format }). It has mistakes: see the list.
        [one] 1 question taken ({ $format }).
       *[other] { $count } questions taken ({ $format }).
    }
nothing-taken = Nothing could be taken from this file.
text-is-safe = Your text is as it was.
refused =
    { $count ->
        [one] Not taken
       *[other] Not taken: { $count }
    }
changed =
    { $count ->
        [one] Changed
       *[other] Changed: { $count }
    }
left-out-there =
    { $count ->
        [one] Left out
       *[other] Left out: { $count }
    }
whole-file = The file
in-line = Line { $line }
question-n = Question { $number }
format-columns = a table of questions and answers
go-on = Go on
save-yaml = The text as it stands here, to go on with later.
save-json = For other programs; everything is in it.
save-csv = For a spreadsheet, one question a row.
save-gift = For Moodle and other courses, as plain text.
save-moodle = For Moodle, with as much as it can hold.
saved = { $file } is saved.
skip-bad = Leave out questions with mistakes
skip-bad-means = Left out: { $items }

# Practising it
kept =
    { $count ->
        [one] “{ $title }” can be practised: 1 question.
       *[other] “{ $title }” can be practised: { $count } questions.
    }
practise-now = Practise now
link-for-pupils = Link for your pupils
qr-of-pack = The link as a QR code
copy-link = Copy the link
copied = The link is copied.
not-copied = Please copy the link by hand.
not-for-sharing = This pack has no licence, so it is not for sharing: it can be practised on this machine only. Choose a licence in “About this pack” to let others practise it.
