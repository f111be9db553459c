"""Whoever asks for whatever at whatever time, a table stays sound and its log holds it all."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, get_args

import pytest

from abaculus.i18n import load_translator
from abaculus.kernel.awaits import Over, Turn
from abaculus.kernel.game import AnyGame
from abaculus.kernel.gestures import Gesture, LayGesture, PiecePlacement, PressGesture, TakeGesture
from abaculus.kernel.messages import Refusal, Seat
from abaculus.kernel.prompts import Button, Lay, Point, Take
from abaculus.kernel.registry import families
from abaculus.kernel.rng import SeededRng
from abaculus.tables.commands import (
    AnswerTakeback,
    ArrangeSeats,
    ChangeOptions,
    Command,
    HoldSeat,
    LeaveSeat,
    Pause,
    Play,
    Rematch,
    Remove,
    Rename,
    RequestTakeback,
    Resign,
    Resume,
    ReturnSeat,
    Start,
)
from abaculus.tables.decide import (
    Actor,
    Decision,
    decide,
    decide_bot_move,
    next_deadline,
    open_table,
    pass_time,
    rematch,
    sit,
)
from abaculus.tables.fold import fold, fold_log, record_of
from abaculus.tables.log import LogEntry, RematchEntry, decode_entry, encode_entry
from abaculus.tables.table import SeatRequest, TableState
from tests.tables.samples import ANN, BEN, HERE, HOST, LINK, OPEN, SPECTATOR, STRANGER

PEOPLE = (HOST, ANN, BEN)
NAMES = ("", "Ann", "ann", " Ben  Bo ", "\x07", "x" * 25, "Ünï", "\u202eevil")
OPTIONS: tuple[dict[str, str | int | bool], ...] = (
    {},
    {"players": 3},
    {"seat0.slow": "on"},
    {"seconds": 5, "rounds": 2},
    {"nonsense": True},
    {"turn_seconds": 15},
)


class Chaos:
    """A table at which everybody asks for anything."""

    def __init__(self, family: str, game: AnyGame, seed: int) -> None:
        self.random = random.Random(f"{family} {game.info.id} {seed}")  # noqa: S311
        self.rng = SeededRng(seed)
        self.now = 0
        self.log: list[LogEntry] = []
        low, high = game.info.menu.players
        seats = tuple(self.request() for _ in range(self.random.randint(low, high)))
        opened = open_table("t", family, game.info.id, {}, seats, HOST.key, 1, self.rng)
        assert isinstance(opened, Decision), opened
        self.table = opened.table
        self.speaker = load_translator(self.table.load_family())
        self.keep(None, opened)

    def request(self) -> SeatRequest:
        return self.random.choice((HERE, LINK, OPEN, SeatRequest("bot")))

    def seat(self, *likely: Seat) -> Seat:
        if likely and self.random.random() < 0.8:
            return self.random.choice(likely)
        return self.random.randint(-1, len(self.table.holders))

    def person(self, command: Command) -> Actor:
        """Mostly the one who may."""
        if self.random.random() < 0.2:
            return self.random.choice(PEOPLE)
        seat = getattr(command, "seat", -1)
        whose = 0 <= seat < len(self.table.holders) and not isinstance(command, HoldSeat | Remove)
        return Actor(self.table.holders[seat].key) if whose else HOST

    def keep(self, before: TableState | None, decision: Decision) -> None:
        """Every law about a decision."""
        table = before
        steps: list[Any] = []
        for entry in decision.entries:
            again = decode_entry(encode_entry(entry))
            self.log.append(again)
            table, step = fold(table, "t", again)
            steps += [step] if step is not None else []
        assert decision.table == table
        assert list(decision.steps) == steps
        assert decision.table.number == len(self.log)
        assert before is None or before.at <= decision.table.at
        self.table = decision.table
        if self.table.phase in ("playing", "paused"):
            assert isinstance(self.table.awaits(), Turn)
        assert (self.table.phase == "over") == isinstance(self.table.awaits(), Over)

    def refused(self, answer: Refusal) -> None:
        """Every refusal has its words."""
        names = [holder.name or "?" for holder in self.table.holders]
        assert self.speaker.say(answer, names)

    def move(self) -> Command:
        awaits = self.table.awaits()
        seat = self.seat()
        if not isinstance(awaits, Turn) or self.random.random() < 0.1:
            return Play(
                seat, PressGesture(self.random.choice(("", "b2", "3:7", "\0", "-", "x" * 500)))
            )
        seat = self.random.choice(awaits.must + awaits.may)
        game = self.table.game()
        if self.random.random() < 0.3:
            return Play(seat, self.gesture(seat))
        move = game.sample(self.table.state, seat, self.rng)
        return Play(seat, PressGesture(game.notation.write_move(move)))

    def gesture(self, seat: Seat) -> Gesture:
        """What a hand might do with what the seat sees."""
        game = self.table.game()
        scene = self.table.load_family().stage(game).scene(game, game.view(self.table.state, seat))
        prompt = self.random.choice((*scene.prompts, None))
        match prompt:
            case Button(move=move):
                return PressGesture(move)
            case Point(targets=targets) if targets:
                return PressGesture(self.random.choice(targets).move)
            case Take(id=name, pieces=pieces, counts=counts):
                return TakeGesture(name, self.some(pieces, self.random.choice((*counts, 0, 99))))
            case Lay(id=name, pieces=pieces, cells=cells):
                many = self.random.randint(0, 3)
                pairs = zip(self.some(pieces, many), self.some(cells, many), strict=False)
                return LayGesture(name, tuple(PiecePlacement(piece, cell) for piece, cell in pairs))
            case _:
                return self.random.choice(
                    (
                        LayGesture("x", (PiecePlacement("p", "c", "?"),), -1),
                        TakeGesture("x", ("", "b")),
                        LayGesture("x", ()),
                    )
                )

    def some(self, things: tuple[str, ...], many: int) -> tuple[str, ...]:
        return tuple(self.random.sample(things, min(many, len(things))))

    def command(self) -> Command:
        row = tuple(self.request() for _ in range(self.random.randint(0, 5)))
        others: tuple[Callable[[], Command], ...] = (
            lambda: Resign(self.seat()),
            lambda: Rename(self.seat(), self.random.choice(NAMES)),
            lambda: RequestTakeback(self.seat(*self.table.may_ask_back)),
            lambda: AnswerTakeback(self.seat(), self.random.random() < 0.8),
            lambda: LeaveSeat(self.seat()),
            lambda: ArrangeSeats(row, tuple(self.random.choice((None, self.seat())) for _ in row)),
            lambda: ChangeOptions(self.variant(), self.random.choice(OPTIONS)),
            Start,
            Pause,
            Resume,
            lambda: HoldSeat(self.seat(), self.random.choice(("", "random", "nobody"))),
            lambda: ReturnSeat(self.seat()),
            lambda: Remove(self.seat()),
            Rematch,
        )
        asked = self.table.asks_back is not None
        weights = [1, 5, 40, 200 if asked else 5, 3, 3, 6, 8, 4, 9, 9, 9, 1, 1]
        if self.table.phase == "paused":
            weights[9] = 100
        if self.table.phase != "waiting" and not asked and self.random.random() < 0.5:
            return self.move()
        return self.random.choices(others, weights)[0]()

    def variant(self) -> str:
        known = [game.info.id for game in self.table.load_family().games]
        return self.random.choice(("", "no such", self.table.variant, *known))

    def anything(self) -> None:
        """One of the things that can happen to a table."""
        self.now += self.random.choice((0, 0, 0, 1, 200, 3000, 20_000))
        before = self.table
        command = self.command()
        for nobody in (SPECTATOR, STRANGER):
            self.refused_to(nobody, command)
        dice = self.random.random()
        answer: Decision | Refusal | None
        if before.phase == "waiting" and dice < 0.3:
            name, person = self.random.choice(NAMES), self.random.choice((ANN, BEN))
            answer = sit(before, name, person.key, self.rng, self.random.choice((None, 0, 9)))
        elif dice < 0.1:
            answer = pass_time(before, self.now, self.rng)
        elif dice < 0.2 and isinstance(awaits := before.awaits(), Turn):
            seat = self.random.choice(awaits.must)
            move = before.game().sample(before.state, seat, self.rng)
            answer = decide_bot_move(before, seat, move, self.now, self.rng)
        else:
            answer = decide(before, self.person(command), command, self.now, self.rng)
        if isinstance(answer, Decision):
            self.keep(before, answer)
        elif answer is not None:
            self.refused(answer)

    def refused_to(self, person: Actor, command: Command) -> None:
        answer = decide(self.table, person, command, self.now, self.rng)
        assert isinstance(answer, Refusal), (person, command)
        self.refused(answer)

    def end(self) -> None:
        """People come, start, and leave the rest to bots, who play until it is over."""
        if self.table.phase == "waiting":
            row = tuple(SeatRequest("here") for _ in range(self.table.game().info.menu.players[0]))
            self.do(ArrangeSeats(row, (None,) * len(row)))
            self.do(Start())
        if self.table.phase == "paused":
            self.do(Resume())
        for seat, holder in enumerate(self.table.holders):
            if self.table.phase == "playing" and holder.kind != "bot":
                self.leave_to_bot(seat)
        most = self.table.game().bound(self.table.agreed()) + 1
        for _ in range(most):
            awaits = self.table.awaits()
            if not isinstance(awaits, Turn):
                break
            deadline = next_deadline(self.table)
            is_due = deadline is not None and deadline < self.now
            if deadline is not None and (is_due or not awaits.must or self.random.random() < 0.2):
                passed = pass_time(self.table, deadline + 1, self.rng)
                assert passed is not None
                self.keep(self.table, passed)
            else:
                move = self.table.game().sample(self.table.state, awaits.must[0], self.rng)
                self.act(awaits.must[0], move)

    def leave_to_bot(self, seat: Seat) -> None:
        if seat not in self.table.gone:
            self.do(HoldSeat(seat))

    def act(self, seat: Seat, move: object) -> None:
        answer = decide_bot_move(self.table, seat, move, self.now, self.rng)
        assert isinstance(answer, Decision), answer
        self.keep(self.table, answer)

    def do(self, command: Command) -> None:
        answer = decide(self.table, HOST, command, self.now, self.rng)
        assert isinstance(answer, Decision), answer
        self.keep(self.table, answer)


def every_game() -> list[tuple[str, str]]:
    """Found when the tests run, so that new games are tried too; the toys are added by hand."""
    found = [(family.id, game.info.id) for family in families() for game in family.games]
    return [*found, ("pebbles", "noughts"), ("pebbles", "morra")]


@pytest.mark.slow
@pytest.mark.parametrize(("family", "variant"), every_game())
def test_a_table_stays_sound_whatever_people_ask(family: str, variant: str) -> None:
    box = next(box for box in families() if box.id == family)
    kinds: set[type[LogEntry]] = set()
    for seed in range(40 if family == "pebbles" else 3):
        chaos = Chaos(family, box.game(variant), seed)

        for _ in range(160):
            chaos.anything()
            if chaos.random.random() < 0.05:
                assert chaos.table == fold_log("t", chaos.log)
        chaos.end()

        assert "over" == chaos.table.phase
        assert chaos.table == fold_log("t", chaos.log)
        assert record_of(chaos.table, chaos.log).outcome is not None
        kinds |= {type(entry) for entry in chaos.log}
        following = rematch(chaos.table, "next", 2, chaos.rng)
        assert not isinstance(following, Refusal)
    if family == "pebbles":
        assert set(get_args(LogEntry)) - {RematchEntry} == kinds
