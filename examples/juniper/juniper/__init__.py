"""Juniper Green: a game of factors and multiples, written with the game kit."""

from collections.abc import Sequence

from abaculus.gamekit import (
    Choices,
    IntOption,
    News,
    PlayerValue,
    Refusal,
    Seat,
    Spot,
    State,
    Text,
    TurnGame,
    replace,
)

COLUMNS = 10


class Numbers(State, frozen=True):
    """The numbers that were named, in order; those up to `top` may be named."""

    top: int
    named: tuple[int, ...] = ()


class JuniperGreen(TurnGame[Numbers, int]):
    """Two players take turns to name a whole number from 1 to the highest one, 100 as a rule.

    1. No number is named twice.
    2. The first number must be even.
    3. Every other number must be a factor or a multiple of the one before it.
    4. A player who cannot name a number loses.
    """

    id = "juniper-green"
    title = "Juniper Green"
    rules = "juniper-green/1"
    options = (IntOption("top", default=100, low=10, high=200, usual=(20, 50, 100)),)
    longest = 300

    def start(self, options: Choices) -> Numbers:
        """No number is named yet."""
        return Numbers(options.top)

    def candidates(self, state: Numbers) -> range:
        """Every number on the board."""
        return range(1, state.top + 1)

    def refuse(self, state: Numbers, move: int) -> Refusal | None:
        """Why a number cannot be named now."""
        if not 1 <= move <= state.top:
            return Refusal("off-board", {"top": state.top})
        if move in state.named:
            return Refusal("named", {"move": move})
        if not state.named:
            return Refusal("start-even") if move % 2 else None
        last = state.named[-1]
        if last % move and move % last:
            return Refusal("unrelated", {"move": move, "last": last})
        return None

    def play(self, state: Numbers, seat: Seat, move: int) -> Numbers:
        """The number joins those that were named."""
        return replace(state, named=(*state.named, move))

    def tell(self, before: Numbers, after: Numbers, seat: Seat, move: int) -> tuple[News, ...]:
        """The number, and what it has to do with the one before it."""
        player = PlayerValue(seat)
        if not before.named:
            return (News("begins", {"player": player, "move": move}),)
        last = before.named[-1]
        code = "names-factor" if last % move == 0 else "names-multiple"
        return (News(code, {"player": player, "move": move, "last": last}),)

    def reason(self, state: Numbers) -> str:
        """The code of the sentence that says why the game is over."""
        return "stuck"

    def flaw(self, state: Numbers) -> str | None:
        """What is impossible about the numbers that were named."""
        if len(set(state.named)) < len(state.named):
            return "a number was named twice"
        if any(not 1 <= number <= state.top for number in state.named):
            return "a number is not on the board"
        return None

    def board(self, state: Numbers) -> Sequence[Sequence[Spot]]:
        """The numbers in rows of ten; a number that was named carries a piece of its player."""
        seats = {number: place % 2 for place, number in enumerate(state.named)}
        spots = [
            Spot(
                str(number), str(number), str(number) if number in seats else "", seats.get(number)
            )
            for number in range(1, state.top + 1)
        ]
        return [spots[first : first + COLUMNS] for first in range(0, len(spots), COLUMNS)]

    def label(self, state: Numbers, move: int) -> Text:
        """What pointing at a number means."""
        return Text("name", {"move": move})


GAMES = (JuniperGreen(),)
