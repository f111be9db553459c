# Where one begins
title-practice = Practice – Abaculus
practice = Practice
what-to-practise = What would you like to practise?
how-to-choose = How to choose
way-suits = What suits me
way-grade = A grade
way-topics = Topics
way-level = A level
suits-means = Questions from everywhere, as hard as suits you. It learns from your answers, on this device only.
your-grade = Which grade, more or less? R is the year before grade 1.
which-grade = Which grade? R is the year before grade 1.
which-part = What of it?
which-topics = Which topics?
which-level = Which level?
category-all-means = A bit of everything
category-numbers-means = Calculating, factors, chance, tables
category-change-means = Patterns, equations, growth, stories
category-space-means = Shapes, measures, clocks, angles
how-hard = How hard?
mood-confident = Mostly easy
mood-steady = Just right
mood-hard = A bit hard
offer-choices = Answers to choose from
offer-choices-why = Tap an answer instead of typing it
hourglass = Hourglass
hourglass-why = Sand that falls while you think; nothing happens when it is through
extra = More time
extra-none = Usual
extra-half = Half as much again
extra-double = Twice as much
topics-missing = Choose one topic at least.
begin = Start
wish-confident = Starts at grade { $grade }. About 9 in 10 will go right.
wish-steady = Starts at grade { $grade }. About 3 in 4 will go right.
wish-hard = Starts at grade { $grade }. About 6 in 10 will go right.
wish-grade-all = Grade { $grade }, a bit of everything.
wish-grade = Grade { $grade }: { $part }.
wish-topics = { $count ->
    [one] One topic, from easy to hard.
   *[other] { $count } topics, from easy to hard.
  }
wish-level = Level { $level }, all topics.
wish-again = What is worth another look.
wish-pack = Questions somebody wrote.
own-questions = Write questions of your own
place-grade = { $title }, grade { $grade }
place-level = { $title }, level { $level }

# A question and its answer
answering = One moment …
hint = Hint
hints = Hints
see-how = See how
try-again = Try again
another = Another like this
next = Next question
finish = Finish
done-so-far = { $count ->
    [one] 1 question done
   *[other] { $count } questions done
  }
stale = That question is no longer known here. Here is a new one.
gone = Connection lost. What you typed is safe. Trying again …
gone-no-question = Connection lost. Trying again …
seconds = { $seconds } s
propose-level-up = These go well. Level { $level } may suit you better.
propose-level-down = Level { $level } may suit you better for now.
propose-grade-up = These go well. Grade { $grade } may suit you better.
propose-grade-down = Grade { $grade } may suit you better for now.
go-to-level = Go to level { $level }
go-to-grade = Go to grade { $grade }
stay = Stay here

# Keys
keys = Keys
keys-signs = 0 – 9
keys-type = type, at any time
keys-tiles = 1 – 9
keys-tile = the tile in that place of the tray
keys-places = another storey or column, or along the row
keys-choose = choose an answer
keys-answer = answer; then the next question
keys-hint = a hint
keys-tab = to the next button
keys-list = this list

# The end of a practice
summary = Done for now
summary-count = { $count ->
    [one] You practised one question.
   *[other] { $titles ->
        [one] You practised { $count } questions of one kind.
       *[other] You practised { $count } questions of { $titles } kinds.
      }
  }
went-well = This went well
came-right = This came right with a second look
look-again = This is worth another look
practise = Practise
practise-this = Practise again: { $title }
something-else = Something else
go-on = Go on

# What is kept
title-progress = Progress – Abaculus
progress = Progress
back = Back to practice
progress-lead = What this device remembers about practice, for you alone. It is sent nowhere, and there is no name in it.
nothing-kept = Nothing is kept yet. Practise a little, and it will be shown here.
start-practice = Practise
by-topic = By topic
topic = Topic
answers = Answers
right-at-once = Right at once
usual-time = Usual time
about = About grade
not-yet = not yet
last-seen = Last
show-kept = Show what is kept on this device
kept-means = This is all of it, as it is written down: how sure you are in each topic, which kinds of mistakes happened, when. Not what you typed.
export-csv = Save as a table (CSV)
delete-all = Delete all of it
delete-ask = Delete all that is kept about practice?
delete-means = What suits you will be found out anew. Nothing else on this device changes.
keep = Keep it
deleted = Deleted.
