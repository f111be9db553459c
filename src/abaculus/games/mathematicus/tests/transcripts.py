"""Transcripts of the specification, played on a table; what they leave out is filled in."""

from __future__ import annotations

import re

from msgspec.structs import replace

from abaculus.games.mathematicus import phases
from abaculus.games.mathematicus.blue import kind_of
from abaculus.games.mathematicus.blue_deck import TYPES, blue_deck
from abaculus.games.mathematicus.board import STANDARD
from abaculus.games.mathematicus.clocks import awaits, due
from abaculus.games.mathematicus.elements import Mode, blue_types, parse_mode
from abaculus.games.mathematicus.move_text import parse_move
from abaculus.games.mathematicus.moves import Answer, GiveUp, Move, NoChallenge, Remainder
from abaculus.games.mathematicus.positions import parse_position
from abaculus.games.mathematicus.rules import Mathematicus
from abaculus.games.mathematicus.skips import remainder
from abaculus.games.mathematicus.state import Rules, State
from abaculus.kernel.awaits import Chance
from abaculus.kernel.draws import Result
from abaculus.kernel.events import Drawn, Event, Left, Played
from abaculus.kernel.messages import News, Refusal, RefusedError, Seat
from abaculus.kernel.options import OptionValue, choose

POS_A = (
    "0*:-:1,1,1,1,0:-:0:-:i2/0*:-:1,1,1,1,0:-:0:-:i2/0*:-:1,1,1,1,0:-:0:-:i2 4,4,4,7,3:222222:AB 1"
)
POS_B = (
    "0:-:1,1,1,1,0:-:0:-:i2/12:-:1,1,1,1,0:-:0:-:i2/20:-:1,1,1,1,0:-:0:-:i2 4,4,4,7,3:222222:AB 1"
)
PLAIN = Rules("intermediate", 2, STANDARD, STANDARD)
_FIELDS = {"r4": 0, "r12": 1, "ch": 2, "x2": 3, "md": 4}
_PHASES = {
    "start": "START",
    "after": "AFTER",
    "gimmick": "GIMMICK",
    "window": "WINDOW",
    "blue-pick": "BLUEPICK",
    "question": "QUESTION",
    "tie-roll": "TIEBREAK",
    "ended": "OVER",
    "penalty": "PENALTY",
    "skip": "SKIP",
    "medal-square": "MEDALSQ",
    "refuse": "REFUSE",
    "second": "SECOND",
    "half": "HALF",
    "nonagon": "NONAGON",
    "shield": "SHIELD",
    "judge": "JUDGE",
    "free-roll": "FREEROLL",
    "back-roll": "BACKROLL",
}


def started(modes: str, **options: OptionValue) -> State:
    """A new game with these modes, seat 1 starting."""
    seats: dict[str, OptionValue] = {}
    for seat, mode in enumerate(modes.split()):
        read = parse_mode(mode)
        assert isinstance(read, Mode)
        seats[f"seat{seat}.mode"] = read.elements or "b"
        seats[f"seat{seat}.level"] = read.level
    game = Mathematicus("basic")
    chosen = {"players": len(modes.split()), **seats, **options}
    state = game.setup(choose(game.info.menu, chosen))
    return game.apply(state, Drawn(0, (12,))).state


class Table:
    """A table on which a transcript is played."""

    def __init__(self, start: str | State, **options: OptionValue) -> None:
        self.game = Mathematicus("intermediate")
        self.at = 0
        self.news: list[News] = []
        self.asked = 0
        self.level = 0
        self.blue = ""
        self.refused = ""
        if isinstance(start, State):
            self.state = start
        elif ":" in start:
            read = parse_position(PLAIN, start)
            assert isinstance(read, State), read
            self.state = read
        else:
            self.state = started(start, **options)

    @property
    def phase(self) -> phases.Phase:
        return self.state.phase

    def play(self, transcript: str) -> Table:
        """All words of a transcript; a refusal ends it."""
        for word in transcript.split():
            try:
                self.word(word)
            except RefusedError as refused:
                self.refused = refused.refusal.code
        return self

    def word(self, text: str) -> None:
        """One word: a seat's move with its roll, a draw, or an answer that is right or wrong."""
        found = re.fullmatch(r"(?:([1-9]):)?(.+)", text)
        assert found is not None
        seat = None if found[1] is None else int(found[1]) - 1
        word = found[2]
        if word == "#TIME":
            self.state = replace(self.state, is_time_up=True)
        elif word.startswith("#C"):
            self._draw((word[1:],))
        elif word.startswith("#B:"):
            self.blue = word
        elif word.startswith("#O="):
            self._draw((int(word[3:]),))
        elif word == "resign":
            self.happen(Left(self.at, 0 if seat is None else seat))
        else:
            self._moved(seat, word)

    def _moved(self, seat: Seat | None, word: str) -> None:
        word, _, rolled = word.partition("=") if word[0] in "RK" else (word, "", "")
        mark = word[-1] if word in ("A+", "A-", "A0") else ""
        if isinstance(self.phase, phases.Window) and word[0] not in "CJ":
            self._close_window()
        mover = (due(self.state) or (self.state.turn,))[0] if seat is None else seat
        if seat is None and isinstance(self.phase, phases.Window):
            mover = self.state.turn
        self.happen(Played(self.at, mover, self._move(word, mark)))
        if rolled:
            self._draw((int(rolled),))
        if mark in ("+", "-"):
            assert isinstance(self.phase, phases.Marking)
            self._draw((mark, ""))

    def _move(self, word: str, mark: str) -> Move:
        if mark:
            return GiveUp() if mark == "0" else Answer("1")
        if word in ("G+", "G-") and isinstance(self.phase, phases.Gimmick):
            right = remainder(self.phase.rolls)
            return Remainder(right if word == "G+" else None)
        move = parse_move(word)
        if isinstance(move, Refusal):
            raise RefusedError(move)
        return move

    def _close_window(self) -> None:
        while isinstance(self.phase, phases.Window):
            self.happen(Played(self.at, self.phase.open[0], NoChallenge()))

    def happen(self, event: Event[Move]) -> None:
        """An event, and what a transcript leaves out after it."""
        step = self.game.apply(self.state, event)
        self.state = step.state
        self.news += step.news
        self._fill_in()

    def _draw(self, result: Result) -> None:
        self.happen(Drawn(self.at, result))

    def _fill_in(self) -> None:
        """What a transcript leaves out: cards, questions, the dice of gimmicks and blue cards.

        A blue card comes as the transcript named it before its number, else the first that fits.
        """
        phase = self.phase
        if isinstance(phase, phases.BlueDealing):
            self.level = phase.question.level
            self._draw(self._behind(phase.question))
            return
        if isinstance(phase, phases.Dealing):
            self.level = phase.question.level
            self.asked += 1
            waiting = awaits(self.state)
            assert isinstance(waiting, Chance)
            self._draw((str(next(n for n in range(1, 209) if n not in self.state.dealt)),))
        elif isinstance(phase, phases.Asking):
            self._draw(("", ""))
        elif isinstance(phase, phases.Shaking):
            self._draw((12, 7, 10, 4))

    def _behind(self, question: phases.QuestionState) -> Result:
        blue = question.blue
        assert blue is not None
        dealt = re.fullmatch("#B:(\\w+):(\\w+)=([0-9,]+)", self.blue)
        if not blue.types:
            types = dealt[1] if dealt else blue_types(self.state.hands[question.seat].elements)
            return tuple((types * 9)[:9])
        if not blue.card:
            self.asked += 1
            return (dealt[2] if dealt else next(iter(TYPES[kind_of(blue)].cards)),)
        self.blue, dice = "", blue_deck(self.state.rules.blue).dice(blue.card)
        if dealt is None:
            return (1,) * len(dice)
        shown = map(int, dealt[3].split(","))
        return tuple(face + (die == "binary") for face, die in zip(shown, dice, strict=True))

    def field(self, name: str) -> str:
        """A field of the expected column."""
        if name in ("phase", "active", "asked", "level", "kind", "over"):
            return self._about(name)
        whose, what = name.split(".")
        if whose == "supply":
            return self._supply(what)
        hand = self.state.hands[int(whose) - 1]
        if what in _FIELDS:
            return str(hand.tokens[_FIELDS[what]])
        values = {
            "pos": hand.pos,
            "figs": hand.figures,
            "half": hand.half,
            "skips": hand.skips,
            "kept": "+".join(hand.kept),
        }
        return str(values[what])

    def _supply(self, what: str) -> str:
        supply = self.state.supply
        if what == "half":
            return supply.halves
        if what in _FIELDS:
            return str(supply.tokens[_FIELDS[what]])
        return str(supply.figures["EAHKGT".index(what)])

    def _about(self, name: str) -> str:
        phase = self.phase
        if name == "phase":
            return _PHASES[str(phase.__struct_config__.tag)]
        if name == "active":
            return str(self.state.turn + 1)
        if name == "over":
            return self._over()
        kind = "yellow" if self.level else "blue"
        return {"asked": str(self.asked), "level": str(self.level), "kind": kind}[name]

    def _over(self) -> str:
        phase = self.phase
        if isinstance(phase, phases.TieRoll):
            return "tie " + "+".join(str(seat + 1) for seat in phase.tied)
        if isinstance(phase, phases.Ended):
            return "win " + "+".join(str(seat + 1) for seat in phase.outcome.places[0])
        return "none"


def opened(rolls: tuple[int, ...], seats: int) -> int:
    """The seat that starts after these opening rolls."""
    game = Mathematicus("basic")
    state = game.setup(choose(game.info.menu, {"players": seats}))
    for roll in rolls:
        assert isinstance(state.phase, phases.Opening)
        state = game.apply(state, Drawn(0, (roll,))).state
    assert not isinstance(state.phase, phases.Opening)
    return state.turn + 1
