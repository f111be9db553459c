# Where one begins
title-practice = Practice – Abaculus
practice = Practice
what-to-practise = What would you like to practise?
how-to-choose = How to choose
way-suits = What suits me
way-grade = A grade
way-topics = Topics
way-level = A level
suits-means = Questions on everything, as hard as suits you. It learns from your answers, on this device only.
your-grade = Which grade, roughly? R is the year before grade 1.
which-grade = Which grade? R is the year before grade 1.
which-part = Which part?
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
hourglass-why = Sand that falls while you think. Nothing happens when it runs out.
extra = More time
extra-none = Usual
extra-half = 1½ times as much
extra-double = Twice as much
topics-missing = Choose at least one topic.
begin = Start
request-confident = Starts at grade { $grade }. You should get about 9 in 10 right.
request-steady = Starts at grade { $grade }. You should get about 3 in 4 right.
request-hard = Starts at grade { $grade }. You should get about 6 in 10 right.
request-grade-all = Grade { $grade }, a bit of everything.
request-grade = Grade { $grade }: { $part }.
request-topics = { $count ->
    [one] One topic, from easy to hard.
   *[other] { $count } topics, from easy to hard.
  }
request-level = Level { $level }, all topics.
request-again = The ones worth another look.
request-pack = Questions someone wrote.
own-questions = Write your own questions
place-grade = { $title }, grade { $grade }
place-level = { $title }, level { $level }

# A question and its answer
answering = One moment …
hint = Hint
hints = Hints
see-how = Show me how
try-again = Try again
another = Another like this
next = Next question
finish = Finish
done-so-far = { $count ->
    [one] 1 question done
   *[other] { $count } questions done
  }
stale = That question is no longer here. Here is a new one.
gone = Connection lost. What you typed is safe. Trying again …
gone-no-question = Connection lost. Trying again …
seconds = { $seconds } s
propose-level-up = These are going well. Level { $level } may suit you better.
propose-level-down = Level { $level } may suit you better for now.
propose-grade-up = These are going well. Grade { $grade } may suit you better.
propose-grade-down = Grade { $grade } may suit you better for now.
go-to-level = Go to level { $level }
go-to-grade = Go to grade { $grade }
stay = Stay here

# Keys
keys = Keys
keys-signs = 0 – 9
keys-type = type, at any time
keys-tiles = 1 – 9
keys-tile = the tile in that place on the tray
keys-places = another layer or column, or along the row
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
went-well = These went well
came-right = You got these on a second look
look-again = These are worth another look
practise = Practise
practise-this = Practise again: { $title }
something-else = Something else
go-on = Continue

# What is saved
title-progress = Progress – Abaculus
progress = Progress
back = Back to practice
progress-lead = What this device remembers about your practice, for you alone. It is not sent anywhere, and your name is not in it.
nothing-saved = There is nothing here yet. Practise a little, and you will see it here.
start-practice = Practise
by-topic = By topic
topic = Topic
answers = Answers
right-at-once = Right first time
usual-time = Usual time
about = About grade
not-yet = not yet
last-seen = Last
show-saved = Show what is saved on this device
saved-means = This is all of it, exactly as it is saved: how sure you are in each topic, and which kinds of mistakes happened when. Not what you typed.
export-csv = Save as a table (CSV)
delete-all = Delete it all
delete-ask = Delete everything saved about your practice?
delete-means = We will have to find out again what suits you. Nothing else on this device changes.
keep = Keep it
deleted = Deleted.
