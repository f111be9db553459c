"""Tables set up and played in the compact form of the specification's cases (13.2)."""

from __future__ import annotations

import re

from msgspec.structs import replace

from abaculus.games.mathmetrics import phases
from abaculus.games.mathmetrics.moves import Answer, Move
from abaculus.games.mathmetrics.rules import MathMetrics
from abaculus.games.mathmetrics.state import PlayerState, State, Tokens
from abaculus.kernel.awaits import Chance, first_due
from abaculus.kernel.draws import AskQuestion
from abaculus.kernel.events import Drawn, Event, Left, Played
from abaculus.kernel.messages import News, Refusal, RefusedError, Seat
from abaculus.kernel.options import OptionValue, choose

_NAMES = {"qsec": "question_seconds", "also": "also_minutes"}
_WORDS: dict[type, str] = {
    phases.Ordering: "ORDER",
    phases.Starting: "START",
    phases.Ready: "READY",
    phases.Picking: "PICK",
    phases.HoleIn: "HOLE_IN",
    phases.Hole: "HOLE",
}
_PARTS = re.compile(r"(?:(\d)!)?(.+)")


def tokens(text: str) -> Tokens:
    """E1N0G2 as numbers."""
    e, n, g = map(int, re.findall(r"\d+", text))
    return e, n, g


def named(counts: Tokens) -> str:
    """The same as text."""
    return "".join(f"{letter}{count}" for letter, count in zip("ENG", counts, strict=True))


def game(players: int, mode: str) -> MathMetrics:
    """The variant for so many players."""
    alone = {"token": "solo", "time": "solo-time"}
    return MathMetrics(alone[mode] if players == 1 else mode)


class Table:
    """A table on which a record is played."""

    rules = ""
    """The version of the rules; empty: today's."""

    def __init__(self, before: str, **options: OptionValue) -> None:
        words = before.split()
        chosen = dict(word.split("=", 1) for word in words if "=" in word)
        bare = [word for word in words if "=" not in word]
        self.players = int(chosen.pop("players", "1"))
        self.game = game(self.players, chosen.pop("mode", "token"))
        seats = {key: chosen.pop(key) for key in list(chosen) if key in ("tok1", "tok2", "pos1")}
        if chosen.pop("gentle", ""):
            options = {**options, "gentle": True}
        given = {_NAMES.get(key, key): value for key, value in chosen.items()}
        chosen_options = choose(self.game.info.menu, {"players": self.players, **given, **options})
        self.options = replace(chosen_options, rules=self.rules)
        self.now = 0
        self.news: list[News] = []
        self.events: list[Event[Move]] = []
        self.state = self._set_up(bare, seats)

    def _set_up(self, bare: list[str], seats: dict[str, str]) -> State:
        state = self.game.setup(self.options)
        order = tuple(range(self.players))
        if not bare:
            return replace(state, groups=(), order=order, phase=phases.Starting(0, 0))
        others = [PlayerState("O02") for _ in order[1:]]
        if others:
            others[0] = PlayerState(seats.get("pos1", "O02"), tokens(seats.get("tok1", "E0N0G0")))
        if "tok2" in seats:
            others[1] = PlayerState("O02", tokens(seats["tok2"]))
        flags = bare[2:]
        first = PlayerState(
            bare[0], tokens(bare[1]), held="held" in flags, hole="hole" in flags, turns=1
        )
        phase = phases.Hole(0, 0) if first.hole else phases.Ready(0, 0)
        return replace(state, groups=(), order=order, phase=phase, players=(first, *others), turn=1)

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return 0 if isinstance(self.state.phase, phases.Ended) else self.state.phase.seat

    def happen(self, event: Event[Move]) -> None:
        """One event, and the question that it calls for, a blank one."""
        step = self.game.apply(self.state, event)
        self.state = step.state
        self.news += step.news
        self.events.append(step.event)
        awaits = self.game.awaits(self.state)
        if isinstance(awaits, Chance) and isinstance(awaits.draw, AskQuestion):
            self.happen(Drawn(self.now, ("", "")))

    def play(self, record: str) -> None:
        """The words of a record, one after the other; raises `RefusedError`."""
        for word in record.split():
            self._word(word)

    def _word(self, word: str) -> None:
        if word.startswith("t:"):
            self.pass_time(int(word[2:]))
            return
        found = _PARTS.fullmatch(word)
        assert found is not None
        seat = self.seat if found[1] is None else int(found[1])
        text = found[2]
        if text == "x":
            self.happen(Left(self.now, seat))
        elif text in ("=/+", "=/-"):
            self.happen(Played(self.now, seat, Answer("")))
            self.happen(Drawn(self.now, (text[-1], "")))
        else:
            move, _, dice = text.partition(":")
            self.move(seat, move)
            if dice:
                self.happen(Drawn(self.now, tuple(map(int, dice.split(",")))))

    def move(self, seat: Seat, text: str) -> None:
        """A move as it is typed."""
        read = self.game.notation.read_move(text)
        if isinstance(read, Refusal):
            raise RefusedError(read)
        self.happen(Played(self.now, seat, read))

    def happen_dice(self, *values: int) -> None:
        """The dice lie that the table has thrown for somebody."""
        assert isinstance(self.state.phase, phases.Rolling)
        self.happen(Drawn(self.state.phase.since, values))

    def pass_time(self, now: int) -> None:
        """The clock goes on to this moment."""
        while (due := first_due(self.game.awaits(self.state), now)) is not None:
            self.now = due.at
            self.happen(due)
        self.now = now

    def describe(self) -> str:
        """The table as the cases write it."""
        phase, players = self.state.phase, self.state.players
        if isinstance(phase, phases.Ended):
            winners = ",".join(map(str, phase.outcome.places[0]))
            held = " ".join(named(player.tokens) for player in players)
            return f"OVER winners={winners} {held}"
        player = players[phase.seat]
        flags = [flag for flag in ("miss", "held", "hole") if getattr(player, flag)]
        words = [player.position, named(player.tokens), self._phase(), f"t{self.state.turn}"]
        seat = [f"seat{phase.seat}"] if self.players > 1 else []
        return " ".join(seat + words + flags)

    def _phase(self) -> str:
        match self.state.phase:
            case phases.Asking(category=category):
                return f"ASK:{category}"
            case phases.Bonus(filter=admits):
                return f"BONUS:{admits}"
            case phases.Choosing(options=options):
                ways = sorted((option.value, option.to) for option in options)
                return "MOVE{" + " ".join(f"{value}>{to}" for value, to in ways) + "}"
            case phases.Rolling():
                return "ROLLING"
            case phase:
                return _WORDS[type(phase)]


def after(before: str, record: str) -> str:
    """What a record leads to, or the code of what was refused."""
    table = Table(before)
    try:
        table.play(record)
    except RefusedError as refused:
        return f"refused {refused.refusal.code}"
    return table.describe()
