"""MathMetrics' referee desk: where a roll leads, what happens there, and where to go best."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from abaculus.games.mathmetrics.board import CircleBoard, board
from abaculus.games.mathmetrics.keys import key
from abaculus.games.mathmetrics.moves import Go
from abaculus.games.mathmetrics.options import rules
from abaculus.games.mathmetrics.state import (
    Choosing,
    Destination,
    DiceRoll,
    PlayerState,
    Ready,
    Rules,
    Tokens,
)
from abaculus.games.mathmetrics.strategy.odds import MoveOdds
from abaculus.games.mathmetrics.strategy.plans import heuristic_of
from abaculus.games.mathmetrics.view import View
from abaculus.kernel.desk import Desk, Field, Reply
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import News, Refusal, Value
from abaculus.kernel.options import Options
from abaculus.kernel.scene_parts import Face, Text

_TOKENS: Final = re.compile(r"E(\d{1,4})\s*N(\d{1,4})\s*G(\d{1,4})", re.IGNORECASE)
_ROLL: Final = re.compile(r"([1-6])(?:\s*[, ]\s*([1-6]))?")
_USUAL: Final = 70
"""So many answers in a hundred are right, where nothing is said."""
_LONGEST: Final = 20


class _Situation(Struct, frozen=True):
    """What was laid on the desk."""

    rules: Rules
    player: PlayerState
    others: tuple[str, ...]
    rolls: tuple[int, ...]
    percent: int

    @property
    def board(self) -> CircleBoard:
        """What is played on."""
        return board(self.rules.board)

    @property
    def options(self) -> tuple[Destination, ...]:
        """Where the rolls lead, each position once."""
        ways = self.board.ways[self.player.position]
        found: dict[str, Destination] = {}
        for value in sorted(set(self.rolls)):
            for way in ways[value]:
                found.setdefault(way.to, Destination(value, way.to, way.path))
        return tuple(found.values())


class MathMetricsDesk:
    """Judges ways over the board; questions are for the practice desk."""

    _position = Field("position", "field-position", required=True)
    _tokens = Field("tokens", "field-tokens")
    _accuracy = Field("accuracy", "field-accuracy")
    _others = Field("others", "field-others")
    judge_fields = (
        _position,
        Field("roll", "field-roll"),
        Field("destination", "field-destination"),
        *(_tokens, _accuracy, _others),
    )
    best_fields = (_position, Field("roll", "field-roll", required=True), _tokens, _accuracy)

    def judge(self, game: AnyGame, options: Options, given: Mapping[str, str]) -> Reply | Refusal:
        """Where a roll leads and what happens there; of one destination, whether it is reached."""
        read = _situation(rules(game.info.id, options), given)
        if isinstance(read, Refusal):
            return read
        if not read.rolls:
            return _all_rolls_reply(read)
        wanted = given.get("destination", "").strip()
        if not wanted:
            return _roll_reply(read)
        for option in read.options:
            if wanted.lower() in (option.to.lower(), read.board.sole[option.to].lower()):
                return _go_reply(read, option)
        return _unreachable(read, wanted)

    def best(
        self, game: AnyGame, options: Options, given: Mapping[str, str], top: int
    ) -> tuple[Reply, ...] | Refusal:
        """The destinations of a roll, the most promising first."""
        read = _situation(rules(game.info.id, options), given)
        if isinstance(read, Refusal):
            return read
        if not read.rolls:
            return _refusal("roll", given.get("roll", ""))
        percent = read.percent
        thumb = heuristic_of(_view(read), (percent, percent, percent))
        ranked = sorted(read.options, key=lambda option: -thumb.landing(option.to))
        return tuple(_go_reply(read, option) for option in ranked[:top])

    def view(self, game: AnyGame, options: Options, given: Mapping[str, str]) -> View | Refusal:
        """The board with these pieces, seen by the one who is to move."""
        if not given.get("position", "").strip():
            return Refusal("E_NOTHING")
        read = _situation(rules(game.info.id, options), given)
        return read if isinstance(read, Refusal) else _view(read)

    def given(self, game: AnyGame, view: View) -> dict[str, str]:
        """Where everybody stands, the viewer's tokens and roll, in the viewer's own turn."""
        phase, seat = view.phase, view.seat
        if not isinstance(phase, Ready | Choosing) or phase.seat != seat or seat is None:
            return {}
        player = view.players[seat]
        if player.held:
            return {}
        order = [(seat + step) % view.rules.players for step in range(1, view.rules.players)]
        there = [view.players[other] for other in order if not view.players[other].is_gone]
        e, n, g = player.tokens
        rolls = view.thrown.values if view.thrown and isinstance(phase, Choosing) else ()
        return {
            "position": player.position,
            "roll": ",".join(map(str, rolls)),
            "tokens": f"E{e} N{n} G{g}",
            "others": " ".join(other.position for other in there),
        }

    def pieces(self, game: AnyGame) -> tuple[Face[Text], ...]:
        """Nothing is held in a hand."""
        return ()


def _refusal(why: str, text: str) -> Refusal:
    shown = text[:_LONGEST].encode("utf-8", "replace").decode()
    return Refusal("E_POSITION", {"why": why, "text": shown})


def _situation(table: Rules, given: Mapping[str, str]) -> _Situation | Refusal:
    ways = board(table.board).ways
    spelled = {position.lower(): position for position in ways}
    position = spelled.get(given.get("position", "").strip().lower())
    if position is None:
        return _refusal("space", given.get("position", ""))
    others = [spelled.get(word.lower()) for word in given.get("others", "")[:200].split()]
    if None in others or len(others) >= table.players:
        return _refusal("others", given.get("others", ""))
    tokens = _tokens(given.get("tokens", ""))
    if tokens is None:
        return _refusal("tokens", given.get("tokens", ""))
    roll = given.get("roll", "").strip()
    found = _ROLL.fullmatch(roll)
    if roll and found is None:
        return _refusal("roll", roll)
    percent = _percent(given.get("accuracy", ""))
    if percent is None:
        return _refusal("accuracy", given.get("accuracy", ""))
    rolls = () if found is None else tuple(int(value) for value in found.groups() if value)
    where = tuple(filter(None, others))
    return _Situation(table, PlayerState(position, tokens, turns=1), where, rolls, percent)


def _tokens(text: str) -> Tokens | None:
    if not text.strip():
        return 0, 0, 0
    found = _TOKENS.fullmatch(text.strip()[:_LONGEST])
    return None if found is None else (int(found[1]), int(found[2]), int(found[3]))


def _percent(text: str) -> int | None:
    bare = text.strip().removesuffix("%").strip()
    if not bare:
        return _USUAL
    is_whole = bare.isascii() and bare.isdigit() and len(bare) <= 3
    return int(bare) if is_whole and int(bare) <= 100 else None


def _view(read: _Situation) -> View:
    """The table of a situation, in the turn of seat 0."""
    table, rolls = read.rules, read.rolls
    absent = table.players - 1 - len(read.others)
    players = (
        read.player,
        *(PlayerState(position) for position in read.others),
        *(PlayerState() for _ in range(absent)),
    )
    return View(
        seat=0,
        rules=table,
        phase=Choosing(0, 0, read.options) if rolls else Ready(0, 0),
        players=players,
        groups=(),
        rolled=(),
        order=tuple(range(table.players)),
        turn=1,
        begun=0,
        is_time_up=False,
        paused_at=None,
        asked=0,
        question=None,
        judgement=None,
        thrown=DiceRoll(1, 1, 0, "ready", "two" if rolls[1:] else "any", rolls) if rolls else None,
        walk=None,
        past=(),
        deadlines=(),
    )


def _destination_news(read: _Situation, option: Destination) -> News:
    """What it means to go there."""
    percent = read.percent
    promises = MoveOdds(read.rules, read.player, (percent, percent, percent))
    told = promises.of(Choosing(0, 0, read.options), Go(option.to))
    return News(told.code, told.values)


def _symbol(read: _Situation, position: str) -> str:
    return read.board.spaces[read.board.sole[position]].symbol


def _go_reply(read: _Situation, option: Destination) -> Reply:
    symbol = _symbol(read, option.to)
    facts: dict[str, bool | int | str] = {
        "legal": True,
        "roll": option.value,
        "destination": option.to,
        "path": " ".join(option.path),
        "symbol": symbol,
        "asks": key(read.rules.key)[symbol].asks,
    }
    values: dict[str, Value] = {"roll": option.value, "path": " ".join(option.path)}
    return Reply(facts, News("judged-way", values), (_destination_news(read, option),))


def _roll_reply(read: _Situation) -> Reply:
    names = " ".join(option.to for option in read.options)
    facts: dict[str, bool | int | str] = {"legal": True, "destinations": names}
    values: dict[str, Value] = {
        "position": read.player.position,
        "roll": _format_rolls(read.rolls),
        "count": len(read.options),
        "ways": ", ".join(option.to for option in read.options),
    }
    because = tuple(_destination_news(read, option) for option in read.options)
    return Reply(facts, News("judged-roll", values), because)


def _all_rolls_reply(read: _Situation) -> Reply:
    """Everywhere the next roll can lead."""
    position, ways = read.player.position, read.board.ways[read.player.position]
    facts: dict[str, bool | int | str] = {"legal": True, "symbol": _symbol(read, position)}
    because: list[News] = []
    for value in range(1, 7):
        facts[f"roll{value}"] = " ".join(way.to for way in ways[value])
        told: dict[str, Value] = {"roll": value, "ways": ", ".join(way.to for way in ways[value])}
        because.append(News("judged-each", told))
    values: dict[str, Value] = {"position": position, "symbol": _symbol(read, position)}
    return Reply(facts, News("judged-position", values), tuple(because))


def _unreachable(read: _Situation, wanted: str) -> Refusal:
    shown = wanted[:_LONGEST].encode("utf-8", "replace").decode()
    return Refusal(
        "E_DESTINATION",
        {
            "position": read.player.position,
            "roll": _format_rolls(read.rolls),
            "to": shown,
            "ways": ", ".join(option.to for option in read.options),
        },
    )


def _format_rolls(rolls: tuple[int, ...]) -> str:
    return " or ".join(map(str, dict.fromkeys(rolls)))


DESK: Final[Desk] = MathMetricsDesk()
