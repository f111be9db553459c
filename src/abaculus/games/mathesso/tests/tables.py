"""Tables with known jettons, on which moves are played as the specification writes them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from abaculus.games.mathesso.moves import Move
from abaculus.games.mathesso.rules import Mathesso
from abaculus.games.mathesso.scatter import place_names
from abaculus.games.mathesso.setup import number_backs
from abaculus.games.mathesso.state import Backing, Dropping, Lapsed, Lots, Revealing, State, keys_of
from abaculus.games.mathesso.turns import scores
from abaculus.kernel.awaits import Chance
from abaculus.kernel.chance import sample
from abaculus.kernel.draws import Result
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.messages import News, Refusal
from abaculus.kernel.options import OptionValue, choose
from abaculus.kernel.rng import SeededRng

L1 = "M3.7/3 M3.7/7 Q3/3 Q3/3 P5/5 P5/5 F5/5 F5/5"
L2 = "C12/12 C12/21 C37/37 C37/73 P2/2 P2/2 M1.2/1 M1.2/2"
L3 = "M1.2/1 M1.2/2 M1.3/1 M1.3/3 Q1/1 Q1/1 F1/1 F1/1"
PLAIN: Mapping[str, OptionValue] = {"order": "seats", "min_flips": 1}

OWN = Mathesso("custom")


class Table:
    """A game with an own deck whose jettons lie in a known order; places are a1, a2, …"""

    rules = ""
    """The version of the rules; empty: today's."""

    def __init__(
        self,
        layout: str,
        lots: tuple[int, ...] = (),
        lapse: str = "",
        factor: str = "1",
        **options: OptionValue,
    ) -> None:
        self._jettons = [jetton.split("/") for jetton in layout.split()]
        self._lots, self._lapse = lots, lapse
        keys = [key for key, _ in self._jettons]
        deck = " ".join(key for key in dict.fromkeys(keys) for _ in range(keys.count(key) // 2))
        chosen = {**PLAIN, "deck": deck, "seat0.time_factor": factor, **options}
        self.options = replace(choose(OWN.info.menu, chosen), rules=self.rules)
        self.state: State = OWN.setup(self.options)
        self.news: list[News] = []
        self.at = 0
        self._draw_on()

    def _draw_on(self) -> None:
        """Chance answers as the layout says, until somebody is to move."""
        while isinstance(awaits := OWN.awaits(self.state), Chance):
            self._apply(Drawn(self.at, self._answer(awaits)))

    def _answer(self, awaits: Chance) -> Result:
        match self.state.phase:
            case Backing():
                return number_backs(top for _, top in self._jettons)
            case Revealing(place=place):
                return (self._jettons[place][0],)
            case Lots() if self._lots:
                return self._lots
            case Lapsed():
                return (self._lapse,)
            case Dropping():
                # the last cells stay empty, so that places come in rows from the first
                draw = awaits.draw
                many = getattr(draw, "many", 0)
                bag = getattr(draw, "bag", ())
                return tuple(cell for cell, _ in bag[len(bag) - many :])
            case _:
                return sample(awaits.draw, SeededRng(1))

    def _apply(self, event: Event[Move]) -> None:
        step = OWN.apply(self.state, event)
        self.state = step.state
        self.news += step.news

    def happen(self, event: Event[Move]) -> str:
        """An event and the draws it calls for; the code of its refusal, or nothing."""
        refusal = OWN.check(self.state, event)
        if refusal is not None:
            return refusal.code
        self._apply(event)
        self._draw_on()
        return ""

    def play(self, text: str) -> list[str]:
        """Moves as `seat:text`, seats from 1; the codes of those refused."""
        refused: list[str] = []
        for word in text.split():
            seat, _, move = word.partition(":")
            refused.append(self.move(int(seat) - 1, move))
        return [code for code in refused if code]

    def move(self, seat: int, text: str) -> str:
        """One move, or a resignation."""
        if text == "resign":
            return self.happen(Left(self.at, seat))
        read = OWN.notation.read_move(text)
        if isinstance(read, Refusal):
            over = OWN.check(self.state, Left(self.at, seat))
            return over.code if over is not None and over.code == "game-over" else read.code
        return self.happen(Played(self.at, seat, read))

    def wait(self, deadline: str, seat: int) -> str:
        """Time runs out."""
        awaits = OWN.awaits(self.state)
        (due,) = (one for one in getattr(awaits, "deadlines", ()) if one.name == deadline)
        self.at = due.at
        return self.happen(TimedOut(due.at, deadline, seat))

    @property
    def phase(self) -> str:
        """The kind of phase, and whose it is (from 1)."""
        seat = getattr(self.state.phase, "seat", None)
        name = type(self.state.phase).__name__
        return name if seat is None else f"{name} {seat + 1}"

    @property
    def hands(self) -> list[str]:
        """The pairs of each seat."""
        return [" ".join(keys_of(hand)) for hand in self.state.hands]

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return list(scores(self.state))

    @property
    def order(self) -> list[int]:
        """Who plays after whom, from 1."""
        return [seat + 1 for seat in self.state.order]

    def lying(self, how: str) -> list[str]:
        """The places that lie so."""
        named = place_names(self.state.rows).by_place
        return [named[place] for place, lies in enumerate(self.state.lies) if lies == how]
