## The table and its parts

back-home = Back to all games
rules = Rules
moves = Moves
hint = Hint
menu = Menu
seats = Players
board-yours = yours, not yet played
board-blamed = look here
rack = Your rack
rack-place = Place { $number }, empty
rack-gone = Place { $number }, its piece is on the board
rack-held = in your hand
rack-pile = { $piece }, { $count ->
    [one] 1 left
   *[other] { $count } left
}
shuffle = Shuffle the rack
sort = Sort the rack
zoom-whole = Show the whole board
zoom-near = Show it larger
plane-cell = Column { $column }, row { $row }
plane-larger = Larger
plane-smaller = Smaller
plane-fit = Fit
over-tag = Game over
spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
looking-on = You are watching
points = { $points ->
    [one] 1 point
    [-1] −1 point
   *[other] { NUMBER($points, useGrouping: 0) } points
}
points-word = { $points ->
    [one] point
   *[other] points
}
returned = { $count ->
    [one] A cell you chose is taken now. Your piece is back on the rack.
   *[other] Cells you chose are taken now. { $count } pieces are back on the rack.
}
missing = You don’t have a { $sign }.

## Seats

seat-you = you
seat-turn = to play
seat-short-turn = your turn
seat-thinks = thinking
seat-bot = bot, { $level }
seat-bot-short = bot
seat-level = level { $level }
seat-held = a bot is filling in, { $level }
seat-away = away, back soon
seat-open = free
seat-waiting = not here yet
seat-more-time = { $factor } time
seat-score = { $score ->
    [one] 1 point
    [-1] −1 point
   *[other] { NUMBER($score, useGrouping: 0) } points
}
seat-clock = { $time } left
seat-goal = of { $goal }
seat-gain = this move adds { $gain }
seat-look = Look at { $name }’s pieces
seat-hand = { $name }’s pieces

## Prompt and verdict

yes-short = Yes:
show-rule = Show the rule
take-back = Take back
take-all-back = Take all back
lay-first = Lay at least one piece first.
name-first = First say what the joker is.
total-first = First say what it adds up to.
not-yet = The referee says no. Move a piece, or take one back.
asking = The referee is reading …
turn-first = You can arrange your pieces. You play them when it is your turn.
lost-first = Connection lost. You can still arrange your pieces.
choose-more = Choose { $counts }.
sending = Just a moment …
cancel-taking = Keep them
confirm-no = Keep playing
show-sum = Show the sum
hide-sum = Hide the sum
joker-title = What is the joker?
joker-later = Take it back
or = or
more-choices = More choices
offer-of = What { $name } can do
doings = What the others are doing
choose-each = First choose one from each row.
strip-double = counts double

## For the little ones

say-again = Say it again
little-held = has { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
little-fits = fits
little-help = Help
little-more = This table

## Hint

hint-title = A little help
hint-more = More help
hint-close = Close the hint
hint-none = There is nothing to help with now.
hint-waits = Thinking …

## Log

no-moves-yet = No moves yet.
all-moves = All moves

## Rules drawer

rules-title = Rules
rules-search = Search the rules
rules-none = Nothing found for “{ $text }”.
rules-whole = All rules on their own page
loading = One moment …
try-again = Try again

## Connection

lost = Connection lost. Your pieces are safe. Trying again …
joining = Coming to the table …
refused-title = This table cannot be opened
closed-title = This table is closed
join-here = Sit down at this table
forget = Watch without a seat
home = All games

## Waiting room

waiting-title = { $title }: waiting to start
waiting-say = Anyone with the link can sit down. { $host ->
    [yes] Start when everyone is here.
   *[no] The host starts when everyone is here.
}
invite-friends = Invite friends
invite-code = Code
invite-link = Link
invite-scan = Scan this to join
invite-local = This link works only on this computer. Turn on sharing to let other devices on your network join.
invite-none = Nobody else can join this table now.
copy = Copy the link
copied = The link is copied.
copy-by-hand = You cannot copy with a button here. Select the link and copy it by hand.
send = Send the link
start = Start the game
start-wait = { $count ->
    [one] One seat is still empty. You can wait, or start without it.
   *[other] { $count } seats are still empty. You can wait, or start without them.
}
start-few = { $low ->
    [one] The game needs at least 1 player. Invite someone, or add a bot.
   *[other] The game needs at least { $low } players. Invite someone, or add a bot.
}
waits-for-host = Waiting for the host to start …
add-bot = Put a bot here
free-seat = Free this seat
make-open = Leave it open
change-game = How we play
change-seats = Change the seats
rename = Rename
rename-title = What should { $name } be called?
name = Name
save = Save
cancel = Cancel
rise = Leave my seat
seat-empty = An empty seat

## Menu

menu-title = This table
menu-resign = Give up
menu-resign-as = Give up as { $name }
resign-title = Give up the game?
resign-say = { $name } leaves the game for good. The others keep playing or win, as the rules say.
resign-yes = Give up
menu-ask-back = Ask to take back the last move
ask-back-asked = { $name } would like to take back the last move.
ask-back-yes = Let them take it back
ask-back-no = Leave it as it is
ask-back-waits = Waiting for the others to agree …
menu-pause = Pause
menu-resume = Continue
paused-title = Paused
paused-say = The clocks have stopped.
paused-wait = The host will continue the game.
menu-hold = Let a bot fill in for { $name }
menu-hand-back = Give { $name } the seat back
menu-hand-back-me = Take my seat back from the bot
menu-remove = Let { $name } leave the game
remove-title = Let { $name } leave the game?
remove-say = { $name } cannot come back to this game.
remove-yes = Let { $name } leave
menu-rename = Rename { $name }
menu-say = Say something
menu-invite = Invite or share
menu-pass = Pass the screen to { $name }
menu-keys = Keys
menu-settings = Settings
menu-sound-on = Turn sound on
menu-sound-off = Turn sound off
menu-leave = Leave the table
menu-leave-say = Your seat is saved. Come back from the first page.
held-say = A bot is filling in for you.

## Set phrases

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-moment = One moment, please.
phrase-thinking = I’m still thinking.
phrase-nice = Nice move!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-back = I’m back.
phrase-good-game = Good game!
phrase-again = Shall we play again?
phrase-bye = Goodbye!

## Curtain

curtain-title = Pass the screen to { $name }
curtain-here = I am { $name }

## Keys

keys-title = Keys
keys-arrows = move around the board or the rack
keys-type = lay a piece; x * for ×, / : for ÷, - for −
keys-joker = lay a joker, then type what it is
keys-turn = change the typing direction, or lift and lay a piece
keys-enter = lay the piece in your hand, or play
keys-back = take the last piece back
keys-escape = put the piece in your hand back
keys-help = show these keys
keys-answer = answer the question
key-space = Space
key-arrows = ← ↑ → ↓
key-signs = 0–9 + − × ÷

## The end

end-wins = { $name } wins
end-wins-by = { $name } wins by { NUMBER($points, useGrouping: 0) }
end-draw = It is a draw
end-shared = { $names } share the win
end-place = Place { $place }
end-look-back = Look back
end-again = Play again
end-again-wait = The host can start the next game.
end-again-go = Go to the new table
end-save = Save record

## Looking back

replay-lead = { $name }’s lead
replay-lead-say = turn by turn
replay-star = ★ the best move was played
replay-scores = Scores turn by turn
replay-turns = Turn by turn
replay-turn = Turn { $turn } of { $turns }
replay-slider = Turn
replay-first = First turn
replay-before = Previous turn
replay-next = Next turn
replay-last = Last turn
replay-play = Play through
replay-stop = Stop
replay-best = The best move
replay-was-best = This was the best move.
replay-why = What it was worth
replay-asked = The questions
replay-each = How each of you did
replay-practise = Practise what went wrong
replay-thinking = Looking for the best move …
replay-laid = made, { NUMBER($points, useGrouping: 0) }
replay-made = played
replay-could = best, { NUMBER($points, useGrouping: 0) }
replay-better = best
replay-try = Try this position
replay-back = Back to the table
replay-none = Nothing happened in this game.
replay-leads = { $name }’s lead after turn { $turn }: { NUMBER($points, useGrouping: 0) }

## Trying a position

try-label = A position to try
try-lay = Lay pieces and see what the referee says.
try-show = Show this board
try-clear = Take all back

## Strewn pieces

strewn-up = turned
strewn-covered = covered
strewn-marked = marked
strewn-wanted = would fit
strewn-won = won
strewn-whole = Show the whole table
ruler-lay = Put it on the ruler: { $piece }
turned = Turned over
turned-none = Pieces you turn over appear here.
tray-empty = What you win appears here.
tray-look = Look at what you have won
won-title = What { $name } has won
won-total = Total
keys-nearest = go to the nearest piece that way
keys-place = go to the place with that name
keys-turn-over = turn it over, or press the main button
key-place = c 7

## Painted boards

painted-goal = choice { $number }
painted-open = can be chosen
painted-first = Choose a space first
tally = { $kind }: { $many }
tally-goal = { $kind }: { $many } of { $goal }
keys-numbers = choose the destination with that number
keys-go-there = choose it; press again to go there
key-numbers = 1 2 3
cards-first = Choose one first
card-put-away = Put the card away
on-board = On the board
lens = Enlarged
key-round = ← →
keys-round = go around the board, → forward
keys-own = go to your own piece
keys-about = about this space
keys-made = make the move you have chosen, like Enter

# A question at the table
asked-kind = { $kind }: { $about }
asked-time-up = Time is up.
asked-paused = The question waits
asked-paused-say = It comes back when the game continues.
asked-paused-left = { $seconds ->
    [one] It comes back when the game continues, with 1 second on its clock.
   *[other] It comes back when the game continues, with { $seconds } seconds on its clock.
  }
asked-given = The answer was
asked-given-by = { $name } wrote
asked-passed = Passed.
asked-right = Right.
asked-wrong = Not right.
asked-other-right = { $name } is right.
asked-other-wrong = { $name } is not right.
asked-reads = { $name } is reading it.
asked-choices-later = The answers to choose from appear when the clock starts.
asked-starts = or by itself:
asked-aids = You may use
asked-aid = { $aid ->
    [calculator] Calculator
    [slide-rule] Slide rule
    [bones] Napier’s bones
    [numbers] Table 1–240
   *[legend] Signs
}
asked-thinks = { $name } is working it out.
asked-judging = The answer is being judged.
asked-pad = Scratch pad
asked-pad-back = Take back the last line
asked-pad-clear = Wipe it clean
asked-free = It costs nothing. The clock keeps running.
asked-stay = Back to the question
asked-sending = One moment …
asked-waits = Waiting for the connection …
asked-lost = Connection lost. What you typed is safe. Trying again …
asked-late = Your answer came after the time was up.
asked-late-lost = { $seconds ->
    [one] Your answer came 1 second too late: the connection was lost.
   *[other] Your answer came { $seconds } seconds too late: the connection was lost.
  }
asked-several = Questions and verdicts
asked-how = How to do it
asked-go-on = Continue
