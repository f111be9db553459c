"""Find puzzles: positions in which one move is far better than all others."""

import abaculus

for seed in range(4):
    table = abaculus.Table("calcussimo", seed=seed)
    while not table.is_over and len(table.events) < 40:
        found = table.best(n=50)
        others = [one.points for one in found if one.points < found[0].points]
        if others and found[0].points >= 1.5 * others[0]:
            view = table.view(table.to_move)
            print(f"Seed {seed}, {len(table.events)} events: you hold {view.racks[view.seat]}.")
            print(f"  {others[0]} points are easy. Can you find {found[0].points}?")
            print(f"  Solution: {found[0].move}")
            for reason in found[0].reasons:
                print(f"    {reason}")
        table.play_bot("2")
