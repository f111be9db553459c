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
cannot-add = You can add questions to a pack in YAML if its items are one below the other.
open-file = Open a file
about-pack = About this pack
save-as = Save or export
use-example = Start with the example
discard = Discard
discard-ask = Discard what you have written?
discard-means = Nothing of it will be left on this device. Files you saved stay, and so do packs people are already practising.
discard-it = Discard it
keep-it = Keep it
practise-pack = Practise this pack
practise-short = Practise
correct-first = Fix the mistakes first.
nothing-written = You have not written anything yet.
empty = Write your own questions, and see each card as you write.
empty-or = Or add a question, or open a file: YAML, JSON, CSV, GIFT, Moodle XML, Kahoot, Quizizz, Blooket, Anki.
drop-here = Drop the file here
gone = The server cannot be reached. Your text is safe on this device. Checking will start again when the server is back.
too-long = This text is too long to be saved on this device. Save it as a file before you close the page.
before-is-saved = What you had before ({ $file }) is still here.
bring-back = Bring it back
is-open = { $file } is open.
too-large = A file may have at most { $most } MB.
added = The question is at the end of the text.

# Writing
text-of-pack = Text of the pack
check = Check
findings = What we found
checking = Reading …
mistakes =
    { $count ->
        [one] 1 mistake.
       *[other] { $count } mistakes.
    }
no-mistakes =
    { $count ->
        [one] No mistakes: you can use 1 question.
       *[other] No mistakes: you can use { $count } questions.
    }
remarks =
    { $count ->
        [one] 1 thing is worth a look.
       *[other] { $count } things are worth a look.
    }
left-out =
    { $count ->
        [one] You can use 1 question as it is. Left out: { $items }
       *[other] You can use { $count } questions as they are. Left out: { $items }
    }
worth-a-look = Worth a look
line-of = Line { $line }, column { $column }

# The card
the-card = The card
question-of = Question { $number } of { $count }
question-before = Previous question
question-after = Next question
first-question = This is the first one.
last-question = This is the last one.
card-before = There is a mistake now. This is the card from before.
no-card-yet = The card appears here once you have fixed its mistakes.
no-items-yet = There are no questions in the text yet.
try-answer = An answer to try
try-first = Type an answer first.
try-it = Try this answer
show-keypad = The learner’s keypad
another-variant = Other numbers
for-author = Only you see this
likely-mistakes = Mistakes you expect
no-why = Counted as wrong, with no explanation.
seconds-given = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  } on the hourglass, if there is one.

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
wrong-answers-help = One per line. You can leave this empty.
choices = Answers to choose from
choices-help = Mark the right one.
choice-n = Answer { $number }
choice-is-right = Answer { $number } is right
more-choices = One more
words = Words that count as right
words-help = One spelling per line.
steps = Steps of the solution
steps-help = One per line; the last one ends in the answer.
seconds = Seconds
level = Level
grade = Grade
category = Area
category-g = Numbers and data
category-n = Change and motion
category-e = Space and time
not-set = Not set
add-it = Add it to the pack
missing-prompt = Write the question first.
missing-answer = Write the right answer.
missing-choices = Write at least two different answers.
missing-right = Mark an answer that is filled in.
missing-words = Write at least one word.

# Who wrote it
pack-title = Title
pack-title-help = Learners see it above each question.
pack-id = Short name
pack-id-help = Small letters, digits, dots and hyphens. It stays the same when you change the pack.
pack-lang = Language
pack-lang-help = The language of your questions; it decides how numbers are written.
pack-authors = Authors
pack-authors-help = The names on the back of each card, with commas between them.
pack-source = Source
pack-source-help = Where the questions come from: your own work, a book, a link.
pack-licence = Licence
pack-licence-help = What others may do with your questions. Choose one only if the questions are yours to give.
licence-none = None
licence-none-means = Nobody else may use it: the pack stays on this computer.
licence-cc0-means = Anyone may do anything with it, even without your name.
licence-by-means = Anyone may use and change it, as long as your name is on it.
licence-sa-means = The same, and whatever others make from it must stay just as free.
licence-nc-means = Your name must be on it, and nobody may make money with it.
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
report-of = What we found in { $file }
taken =
    { $count ->
        [0] The file is open ({ $format }). It has mistakes: see the list.
        [one] 1 question added ({ $format }).
       *[other] { $count } questions added ({ $format }).
    }
nothing-taken = There was nothing in this file we could use.
text-is-safe = Your text has not changed.
refused =
    { $count ->
        [one] Not added
       *[other] Not added: { $count }
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
go-on = Continue
save-yaml = The text as it is here, to continue later.
save-json = For other programs; everything is in it.
save-csv = For a spreadsheet, one question per row.
save-gift = For Moodle and other courses, as plain text.
save-moodle = For Moodle, with as much as it can take.
saved = { $file } is saved.
skip-bad = Leave out questions with mistakes
skip-bad-means = Left out: { $items }

# Practising it
pack-ready =
    { $count ->
        [one] “{ $title }” is ready to practise: 1 question.
       *[other] “{ $title }” is ready to practise: { $count } questions.
    }
practise-now = Practise now
link-for-pupils = Link for your pupils
qr-of-pack = The link as a QR code
copy-link = Copy the link
copied = The link is copied.
not-copied = Please copy the link by hand.
not-for-sharing = This pack has no licence, so you cannot share it: it can be practised only in this browser. Choose a licence in “About this pack” to let others practise it.
