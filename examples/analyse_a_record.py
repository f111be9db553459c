"""Look back on a recorded game: what each move brought, and what the best one would have."""

import sys
from pathlib import Path
from tempfile import mkdtemp

import abaculus
from abaculus.kernel.events import Played

if len(sys.argv) > 1:
    record = abaculus.Record.read(sys.argv[1])
else:
    table = abaculus.Table("calcussimo", seed=1, names=["Ada", "Bob"])
    while len(table.events) < 30 and not table.is_over:
        table.play_bot("2" if table.to_move == 0 else "1")
    file = Path(mkdtemp()) / "game.txt"
    table.record().save(file)
    record = abaculus.Record.read(file)

print(repr(record))
lost = [0] * len(record.players)
again = abaculus.Table.from_record(record)
moves = [event for event in record.events if isinstance(event, Played)]
for event in reversed(moves):  # from the last move to the first
    again.undo()
    best = again.best(n=1)
    done = again.play(event.move, event.seat)
    again.undo()
    better = best[0].points - done.points if best else 0
    if better > 0:
        lost[event.seat] += better
        name = record.players[event.seat].name
        print(f"{name}: {done.move} for {done.points}, and {best[0].move} for {better} more")

for player, points in zip(record.players, lost, strict=True):
    print(f"{player.name} ({player.kind}) left {points} points on the table")
