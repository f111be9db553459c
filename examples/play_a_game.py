"""Play a game against a bot: you take the best move you are shown, the bot answers."""

import abaculus

table = abaculus.Table("calcussimo", seed=2026, names=["You", "Bot 3"])

while not table.is_over and len(table.events) < 40:
    if table.to_move == 0:
        choice = table.best(n=1)
        done = table.play(choice[0].move if choice else table.legal_moves()[0])
        print(f"You play {done.move} for {done.points} points.")
    else:
        done = table.play_bot("3")
        print(f"The bot plays {done.move} for {done.points} points.")

print()
print(table)

try:
    table.play("A1h 7/2")
except abaculus.RefusedError as refused:
    print(f"The referee says: {refused} ({refused.code})")
