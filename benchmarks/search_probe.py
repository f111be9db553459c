"""CPU time of the CalcuSSIMO line search on random mid-game positions, by number of jokers held."""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable

from abaculus.games.calcussimo import search

ROWS = (
    "...............", ".P.G.Y...Y.G.P.", "...............", ".G.B.G.G.G.B.G.", "...............",
    ".Y.G.B.G.B.G.Y.", "...............", "...G.G.L.G.G...",
)  # fmt: skip
PREMIUMS = "".join(ROWS + ROWS[-2::-1])
BAG = "123456789" * 6 + "+" * 14 + "-" * 12 + "*" * 8 + "/" * 8
Position = tuple[str, str]


def ground() -> search.Ground:
    """The default board and options."""
    return search.Ground(15, PREMIUMS, "123456789+-/", 7, "both", "free", False)


def position(field: search.Ground, plays: int, jokers: int, chance: random.Random) -> Position:
    """A board after so many random plays, and a rack drawn from the chips left."""
    while True:
        bag = list(BAG)
        chance.shuffle(bag)
        board = "." * len(PREMIUMS)
        rack = [bag.pop() for _ in range(7)]
        for _ in range(plays):
            play = search.sample(field, board, "".join(rack), chance.randrange)
            if play is None or len(bag) < 14:
                break
            squares = list(board)
            for cell, chip, laid in zip(play.cells, play.chips, play.laid, strict=True):
                squares[cell] = chip
                rack.remove(laid)
                rack.append(bag.pop())
            board = "".join(squares)
        else:
            return board, "".join(bag.pop() for _ in range(7 - jokers)) + "?" * jokers


def level_six(kept: str) -> int:
    """The rack value of the sixth strength level."""
    numbers = [int(chip) for chip in kept if chip.isdigit()]
    signs = [chip for chip in kept if chip in "+-*/"]
    pips = 5 * (sum(numbers) - 5 * len(numbers))
    jokers, times, over = 25 * kept.count("?"), 20 * ("*" in kept), 12 * kept.count("/")
    return pips - 24 * abs(len(numbers) - len(signs)) + jokers + times - over + 60 * (not kept)


def spent(work: Callable[[Position], object], positions: list[Position]) -> list[float]:
    """CPU milliseconds for each position."""
    times: list[float] = []
    for at in positions:
        start = time.process_time()
        work(at)
        times.append((time.process_time() - start) * 1000)
    return times


def main() -> None:
    """Prints mean, median and worst CPU milliseconds for every kind of search."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--all", action="store_true", help="list every play too")
    chosen = parser.parse_args()
    chance = random.Random(chosen.seed)
    field = ground()
    searches: dict[str, Callable[[Position], object]] = {
        "best": lambda at: search.best(field, at[0], at[1]),
        "best ten, rack value": lambda at: search.best(field, at[0], at[1], 10, level_six),
        "has a play": lambda at: search.has_play(field, at[0], at[1]),
        "sample": lambda at: search.sample(field, at[0], at[1], chance.randrange),
    }
    if chosen.all:
        searches["all plays"] = lambda at: search.plays(field, at[0], at[1])
    print("compiled" if search.is_compiled() else "plain", sys.version.split()[0])
    print(f"{'jokers':8}{'search':24}{'mean':>9}{'median':>9}{'worst':>9}  ms of CPU")
    for jokers in range(5):
        positions = [
            position(field, chance.randrange(10, 15), jokers, chance)
            for _ in range(chosen.positions)
        ]
        for name, work in searches.items():
            times = spent(work, positions)
            mean, median, worst = statistics.mean(times), statistics.median(times), max(times)
            print(f"{jokers:<8}{name:24}{mean:9.3f}{median:9.3f}{worst:9.3f}")


if __name__ == "__main__":
    main()
