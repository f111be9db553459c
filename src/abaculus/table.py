"""A table to play at from Python.

>>> import abaculus
>>> table = abaculus.Table("pytagora", players=2, seed=105)
>>> _ = table.play("roll")
>>> table.legal_moves()
('face:plus3', 'face:double', 'face:two', 'face:steal')
>>> _ = table.play("face:double")
>>> table
<Table pytagora: seat 1 to move>
>>> table.play("h0,0:2+3*4=20")
Traceback (most recent call last):
abaculus.IllegalMoveError: 2 + 3 × 4 is 14, not 20.
>>> table.play("h0,0:2*3=6").points
7
>>> _ = table.play("roll")
>>> table.best(n=2)
(BestMove('e1:=0+30/5', points=9), BestMove('e1:=308/308+5', points=9))
>>> table.undo()
>>> table.play_bot("3")
MoveResult('roll', points=0)
>>> table.record().save("game.txt")
>>> abaculus.Record.read("game.txt")
<Record pytagora/pytagora: 10 events, unfinished>
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from abaculus.advice import find_best_in_view
from abaculus.bots.playout import next_timeout
from abaculus.bots.time_limit import SearchLimit, limit_seconds, no_limit
from abaculus.errors import GameOverError, IllegalMoveError, InvalidMoveError, RefusedError
from abaculus.i18n import load_translator, render
from abaculus.kernel.awaits import Awaits, Chance, Outcome, Over, Turn, describe_awaits, first_due
from abaculus.kernel.bot import AnyBot
from abaculus.kernel.chance import sample
from abaculus.kernel.codec import has_type
from abaculus.kernel.draws import Result
from abaculus.kernel.event_checks import check_event
from abaculus.kernel.events import Drawn, Event, Left, Played
from abaculus.kernel.game import AnyGame, Step
from abaculus.kernel.messages import Refusal, Seat, news_for
from abaculus.kernel.option_checks import check_options
from abaculus.kernel.options import Options, OptionValue
from abaculus.kernel.records import Record, RecordPlayer, replay
from abaculus.kernel.registry import Family, load_family
from abaculus.kernel.rng import GameRng, SecureRng, SeededRng
from abaculus.referee import BestMove, find_game, word, word_refusals
from abaculus.scene_text import format_scene


class MoveResult(Struct, frozen=True):
    """What a move led to, as far as the seat that made it may know."""

    move: str
    """Its canonical text."""
    points: int
    """The points it scored."""
    news: tuple[str, ...]
    """A sentence for each thing that happened, draws included."""

    def __repr__(self) -> str:
        return f"MoveResult({self.move!r}, points={self.points})"


class Table:
    """A game being played: its rules, its options and the events so far.

    `game` is a family, or a family and a variant: "family/variant".
    Options of the game are keyword arguments, or a mapping; `seats` has those of each seat.
    Chance comes from `seed`, or from the operating system if there is none; with
    `chance="manual"` you answer it by `draw`. Time passes only when you call `wait`.
    """

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        seed: int | str | None = None,
        chance: Literal["seeded", "manual"] = "seeded",
        names: Sequence[str] = (),
        seats: Sequence[Mapping[str, OptionValue]] = (),
        options: Mapping[str, OptionValue] | None = None,
        **more_options: OptionValue,
    ) -> None:
        family, rules = find_game(game)
        given: dict[str, object] = {**(options or {}), **more_options}
        if players is not None:
            given["players"] = players
        for seat, own in enumerate(seats):
            given |= {f"seat{seat}.{key}": value for key, value in own.items()}
        with word_refusals(load_translator(family)):
            chosen = check_options(rules, given)
            self._begin(family, rules, chosen, seed, chance)
        self._players = tuple(
            RecordPlayer(names[seat] if seat < len(names) else f"Player {seat + 1}")
            for seat in range(chosen.players)
        )
        self._draw_all()

    def _begin(
        self, family: Family, game: AnyGame, options: Options, seed: int | str | None, chance: str
    ) -> None:
        self.family, self.game, self.options = family, game, options
        self._voice = load_translator(family)
        self._seed = seed
        self._is_manual = chance == "manual"
        self._start = game.setup(options)
        self._steps: list[Step[Any, Any]] = []
        self._now = 0
        self._memories: dict[tuple[Seat, int], tuple[AnyBot, int, Any]] = {}
        self._bots: dict[str, AnyBot] = {}

    @classmethod
    def from_record(
        cls,
        record: Record,
        *,
        seed: int | str | None = None,
        chance: Literal["seeded", "manual"] = "seeded",
    ) -> Table:
        """The table at the end of a record; `undo` steps back through it."""
        table = cls.__new__(cls)
        family = load_family(record.family)
        with word_refusals(load_translator(family)):
            table._begin(family, family.game(record.variant), record.options, seed, chance)
            table._steps = list(replay(table.game, record.options, record.events))
        table._players = record.players
        table._now = record.events[-1].at if record.events else 0
        table._draw_all()
        return table

    # State

    @property
    def state(self) -> Any:
        """The whole state, hidden things included."""
        return self._steps[-1].state if self._steps else self._start

    @property
    def events(self) -> tuple[Event[Any], ...]:
        """The events so far."""
        return tuple(step.event for step in self._steps)

    @property
    def awaits(self) -> Awaits:
        """What the game waits for: a `Turn`, a `Chance`, or `Over`."""
        return self.game.awaits(self.state)

    @property
    def to_move(self) -> Seat | None:
        """The seat the game waits for, the first one of several; None: it waits for no seat."""
        awaits = self.awaits
        return awaits.must[0] if isinstance(awaits, Turn) and awaits.must else None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None: it has not."""
        awaits = self.awaits
        return awaits.outcome if isinstance(awaits, Over) else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    def legal_moves(self, seat: Seat | None = None) -> tuple[str, ...]:
        """The legal moves of a seat as texts; without a seat, those of the seat to move.

        Where there are too many to list, these are the usual ones.
        """
        seat = self.to_move if seat is None else seat
        awaits = self.awaits
        if not isinstance(awaits, Turn) or seat not in (*awaits.must, *awaits.may):
            return ()
        return tuple(map(self.game.notation.write_move, self.game.moves(self.state, seat)))

    def view(self, seat: Seat | None = None) -> Any:
        """What a seat may know; None: a spectator."""
        return self.game.view(self.state, seat)

    def show(self, seat: Seat | None = None) -> str:
        """The table as text, as a seat sees it; None: a spectator."""
        names = tuple(player.name for player in self._players)
        scene = self.family.stage(self.game).scene(self.game, self.view(seat))
        return format_scene(render(scene, self._voice, names), names)

    def best(self, n: int = 3, *, limit: float | None = None) -> tuple[BestMove, ...]:
        """The best moves of the seat to move, found from its view; empty if none are known.

        `limit` ends the search after this many seconds (None: never): the moves are then the best
        found so far, and not `proved`.
        """
        seat = self._need_seat(None)

        def is_legal(text: str) -> bool:
            move = self.game.notation.read_move(text)
            if isinstance(move, Refusal):
                return False
            return self.game.check(self.state, Played(self._now, seat, move)) is None

        view, stop = self.view(seat), SearchLimit(limit)
        return find_best_in_view(self.family, self.game, self.options, view, n, stop, is_legal)

    # Actions

    def play(self, move: Any, seat: Seat | None = None) -> MoveResult:
        """Makes a move, given as text or as a value, for the seat to move or for another one.

        Raises `InvalidMoveError` if it is not a move of this game, `IllegalMoveError` if the rules
        refuse it, `GameOverError` after the end.
        """
        seat = self._need_seat(seat)
        if isinstance(move, str):
            read = self.game.notation.read_move(move)
            if isinstance(read, Refusal):
                raise self._refuse(InvalidMoveError, read)
            move = read
        elif not has_type(move, self.game.shapes.move):
            example = next(iter(self.legal_moves(seat) or self.legal_moves()), "…")
            raise self._refuse(InvalidMoveError, Refusal("table-move", {"example": example}))
        return self._play(Played(self._now, seat, move))

    def play_bot(
        self, bot: str | int | AnyBot, seat: Seat | None = None, *, think: float | None = None
    ) -> MoveResult:
        """Lets a bot move for the seat to move: the name of a built-in one, or a bot of your own.

        `think` limits its time, in seconds.
        """
        seat = self._need_seat(seat)
        move = self._choose(bot, seat, think)
        if isinstance(bot, str | int):
            self._set_kind(seat, f"bot {bot}")
        return self._play(Played(self._now, seat, move))

    def bot_move(
        self, bot: str | int | AnyBot, seat: Seat | None = None, *, think: float | None = None
    ) -> str:
        """The move a bot would make, as text, without making it."""
        seat = self._need_seat(seat)
        return self.game.notation.write_move(self._choose(bot, seat, think))

    def draw(self, result: Result | int | str) -> tuple[str, ...]:
        """Answers what chance is asked for; returns the news as a spectator reads it."""
        event = Drawn(self._now, (result,) if isinstance(result, str | int) else tuple(result))
        refusal = check_event(self.awaits, event, self.options.players)
        if refusal is not None:
            raise self._refuse(IllegalMoveError, refusal)
        return self._hear(self._apply(event), None)

    def wait(self, seconds: float | None = None) -> tuple[str, ...]:
        """Lets time pass (None: to the next deadline); returns the news as a spectator reads it."""
        before = len(self._steps)
        if seconds is None:
            turn = self.awaits
            if not isinstance(turn, Turn) or not turn.deadlines:
                raise self._refuse(IllegalMoveError, Refusal("table-no-deadline"))
            self._apply(next_timeout(turn))
        else:
            end = self._now + round(seconds * 1000)
            while (due := first_due(self.awaits, end)) is not None:
                self._apply(due)
            self._now = end
        return self._hear(self._steps[before:], None)

    def leave(self, seat: Seat) -> None:
        """Lets a seat resign."""
        event = Left(self._now, seat)
        refusal = self.game.check(self.state, event)
        if refusal is not None:
            raise self._refuse(IllegalMoveError, refusal)
        self._apply(event)

    def undo(self) -> None:
        """Takes back the last move and everything after it."""
        played = [n for n, step in enumerate(self._steps) if isinstance(step.event, Played)]
        if not played:
            raise self._refuse(IllegalMoveError, Refusal("table-no-move"))
        del self._steps[played[-1] :]
        self._now = self._steps[-1].event.at if self._steps else 0
        self._memories.clear()

    def record(self) -> Record:
        """The game so far, to save or to read."""
        return Record(
            family=self.family.id,
            variant=self.game.info.id,
            rules=self.game.info.rules_for(self.options),
            options=self.options,
            players=self._players,
            outcome=self.outcome,
            events=self.events,
        )

    def __str__(self) -> str:
        return self.show()

    def __repr__(self) -> str:
        is_usual = self.game is self.family.games[0]
        name = self.family.id if is_usual else f"{self.family.id}/{self.game.info.id}"
        return f"<Table {name}: {describe_awaits(self.awaits)}>"

    # Internals

    def _play(self, event: Played[Any]) -> MoveResult:
        refusal = self.game.check(self.state, event)
        if refusal is not None:
            raise self._refuse(IllegalMoveError, refusal)
        steps = self._apply(event)
        canonical = steps[0].event
        move = canonical.move if isinstance(canonical, Played) else event.move
        stage = self.family.stage(self.game)
        entries = stage.entries(self.game, self._news(steps, event.seat))
        return MoveResult(
            move=self.game.notation.write_move(move),
            points=sum(one.points or 0 for one in entries if one.seat in (None, event.seat)),
            news=self._hear(steps, event.seat),
        )

    def _apply(self, event: Event[Any]) -> list[Step[Any, Any]]:
        """Apply an event and the draws that follow it; returns the steps."""
        before = len(self._steps)
        with word_refusals(self._voice):
            self._steps.append(self.game.apply(self.state, event))
        self._now = max(self._now, event.at)
        self._draw_all()
        return self._steps[before:]

    def _draw_all(self) -> None:
        while not self._is_manual and isinstance(awaits := self.awaits, Chance):
            # imported late: few games ask questions, and the generators are many
            from abaculus.questions.delivery.table_source import TABLE_SOURCE

            result = sample(awaits.draw, self._rng("draw"), TABLE_SOURCE)
            self._steps.append(self.game.apply(self.state, Drawn(self._now, result)))

    def _rng(self, use: str) -> GameRng:
        """Chance that repeats at the same point of the same game, so that undo changes nothing."""
        if self._seed is None:
            return SecureRng()
        return SeededRng(f"{self._seed} {use} {len(self._steps)}")

    def _choose(self, bot: str | int | AnyBot, seat: Seat, think: float | None) -> Any:
        player = self._find_bot(str(bot)) if isinstance(bot, str | int) else bot
        limit = no_limit if think is None else limit_seconds(think)
        memory = self._remember(player, seat)
        return player.choose(self.view(seat), memory, self._rng(f"seat {seat}"), limit()).move

    def _find_bot(self, name: str) -> AnyBot:
        if name not in self._bots:
            self._bots[name] = self.family.bot(name, self.game).make(self.game)
        return self._bots[name]

    def _remember(self, bot: AnyBot, seat: Seat) -> Any:
        """What a bot remembers of everything its seat was shown."""
        key = seat, id(bot)
        _, seen, memory = self._memories.get(key) or (bot, 0, bot.start())
        for step in self._steps[seen:]:
            view = self.game.view(step.state, seat)
            memory = bot.notice(memory, view, news_for(step.news, seat))
        self._memories[key] = bot, len(self._steps), memory
        return memory

    def _need_seat(self, seat: Seat | None) -> Seat:
        """The given seat, or the seat to move; raises if no seat can move."""
        awaits = self.awaits
        if isinstance(awaits, Over):
            raise self._refuse(GameOverError, Refusal("table-over"))
        if isinstance(awaits, Chance):
            raise self._refuse(IllegalMoveError, Refusal("table-chance"))
        if seat is None and self.to_move is None:
            raise self._refuse(IllegalMoveError, Refusal("table-nobody"))
        return seat if seat is not None else awaits.must[0]

    def _set_kind(self, seat: Seat, kind: str) -> None:
        self._players = tuple(
            replace(player, kind=kind) if number == seat else player
            for number, player in enumerate(self._players)
        )

    def _news(self, steps: Iterable[Step[Any, Any]], seat: Seat | None) -> tuple[Any, ...]:
        return tuple(item for step in steps for item in news_for(step.news, seat))

    def _hear(self, steps: Iterable[Step[Any, Any]], seat: Seat | None) -> tuple[str, ...]:
        names = tuple(player.name for player in self._players)
        return tuple(self._voice.say(item, names) for item in self._news(steps, seat))

    def _refuse(self, kind: type[RefusedError], refusal: Refusal) -> RefusedError:
        error = kind(refusal)
        error.sentence = word(self._voice, refusal)
        return error
