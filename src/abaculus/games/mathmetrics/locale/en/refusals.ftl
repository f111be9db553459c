# Moves

E_OVER = The game is over.
E_SEAT = You are not playing in this game.
E_WAIT = One moment, the table is rolling or finding a question.
E_TURN = It is { $player }’s turn.
E_PHASE = You can’t do that now. First { $first ->
    [roll] roll the die
    [start] choose where your piece starts
    [move] choose where to go
    [pick] choose a category
    [hole-in] decide whether to wait or blast
    [hole] decide between seven and blast
   *[answer] answer the question
}.
E_SYNTAX = I don’t understand “{ $text }”. Try r to roll, >O13 to go there, or =36 to answer.
E_SPACE = Choose a space on the outer circle; { $space } is not one.
E_PATH = With { $roll } you can reach { $ways }.
E_AMBIGUOUS = You can get there two ways. Say which: { $ways }.
E_CAT = Choose Einstein, Newton or Gauss: E, N or G.
E_ANSWER = { $why ->
    [range] An answer has at most 500 characters.
   *[other] { $sentence }
}
E_DIE = A die shows 1 to 6: this record is damaged.
E_SHEET = This is not a question or a verdict: the record is damaged.

# Options

E_OPT_VALUE = { $key } must be { $range }.
E_OPT_PLAYERS = Here MathMetrics is for { $range } players. To play alone, choose a game for one.
E_OPT_GRADE = Choose a grade from R to 12 ({ $key }).
E_OPT_HIGHER = Questions can be for your grade or a lower one. For harder questions, choose a higher grade ({ $key }).
E_OPT_LOWER = This table does not allow lower grades ({ $key }).
E_OPT_FACTOR = Extra time can be 1, 1.5, 2 or 3 times.
E_OPT_MODE = The goal must be { $range }, and the game you choose decides which.
E_OPT_KEY = The key must be { $range }.
E_OPT_TIME_END = When time is up must be { $range }.
E_OPT_TARGET = The number of tokens must be 1 to 20. It counts only when you play for tokens.
E_OPT_MINUTES = The time must be 1 to 240 minutes. It counts only when you play against time.
E_OPT_QSEC = Allow 5 to 300 seconds, or 0 for no limit.
E_BOARD = You cannot play on this board: { $range }.
E_SYLLABUS = There are too few { letter } questions for grade { $grade }: at least { $most } different ones are needed.

# The desk

E_POSITION = { $why ->
    [space] This board has no position { $text }. Write a position like O17, I05, O08.in or R2a.out.
    [tokens] I cannot read the tokens “{ $text }”. Write them like E3 N0 G1.
    [roll] “{ $text }” is not a roll. A die shows 1 to 6. Write two rolls like 2,5.
    [others] “{ $text }” are not places for the other players. Write them like O02 I05 R2a.in, at most one for each player.
   *[accuracy] “{ $text }” is not a percentage. Give the right answers out of 100, 0 to 100.
}
E_NOTHING = Say where the piece is, such as O05.
