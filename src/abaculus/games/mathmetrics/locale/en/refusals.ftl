# Moves

E_OVER = The game is over.
E_SEAT = You are not playing in this game.
E_WAIT = One moment, the table is rolling or looking for a question.
E_TURN = It is { $player }’s turn.
E_PHASE = You cannot do that now: first { $first ->
    [roll] roll the die
    [start] choose where your piece begins
    [move] choose where to go
    [pick] choose a category
    [hole-in] decide whether you wait or blast
    [hole] decide between seven and blast
   *[answer] answer the question
}.
E_SYNTAX = I do not understand “{ $text }”. Try: r to roll, >O13 to go there, =36 to answer.
E_SPACE = Choose a space of the outer circle; { $space } is none.
E_PATH = With { $roll } you can reach { $ways }.
E_AMBIGUOUS = Two ways lead there: say which, { $ways }.
E_CAT = Choose Einstein, Newton or Gauss: E, N or G.
E_ANSWER = { $why ->
    [range] An answer has at most 500 characters.
   *[other] { $sentence }
}
E_DIE = A die shows 1 to 6: this record is damaged.
E_SHEET = This is no question and no verdict: the record is damaged.

# Options

E_OPT_VALUE = { $key } must be { $range }.
E_OPT_PLAYERS = MathMetrics is for { $range } players here; alone, choose a game for one.
E_OPT_GRADE = Choose a grade from R to 12 ({ $key }).
E_OPT_HIGHER = Questions can be from your grade or a lower one. For harder questions choose a higher grade ({ $key }).
E_OPT_LOWER = This table plays without lower grades ({ $key }).
E_OPT_FACTOR = Extra time can be 1, 1.5, 2 or 3 times.
E_OPT_MODE = What is played for must be { $range }; here it goes with the game that is chosen.
E_OPT_KEY = The key must be { $range }.
E_OPT_TIME_END = When time is up must be { $range }.
E_OPT_TARGET = The number of tokens goes from 1 to 20, and counts where tokens are played for.
E_OPT_MINUTES = The time goes from 1 to 240 minutes, and counts where time is played against.
E_OPT_QSEC = Allow 5 to 300 seconds, or 0 for no limit.
E_BOARD = This board cannot be played on: { $range }.
E_SYLLABUS = Grade { $grade } { letter } has too few questions: it needs { $most } different ones.

# The desk

E_POSITION = { $why ->
    [space] This board has no position { $text }. A position reads O17, I05, O08.in or R2a.out.
    [tokens] I cannot read the tokens “{ $text }”. They read E3 N0 G1.
    [roll] “{ $text }” is no roll. A die shows 1 to 6; two rolls read 2,5.
    [others] “{ $text }” are not places where the other players stand. They read O02 I05 R2a.in, one for each player at most.
   *[accuracy] “{ $text }” is no chance: give right answers in percent, 0 to 100.
}
E_NOTHING = Say where the piece stands, such as O05.
