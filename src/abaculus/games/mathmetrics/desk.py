"""MathMetrics' referee desk: where a roll leads, what happens there, and where best to go."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from abaculus.games.mathmetrics import phases
from abaculus.games.mathmetrics.board import board
from abaculus.games.mathmetrics.keys import key
from abaculus.games.mathmetrics.moves import Go
from abaculus.games.mathmetrics.options import rules
from abaculus.games.mathmetrics.state import PlayerState, Rules, State, Tokens
from abaculus.games.mathmetrics.strategy.odds import MoveOdds
from abaculus.games.mathmetrics.strategy.plans import heuristic_of
from abaculus.games.mathmetrics.view import View, view
from abaculus.kernel.bot import Stop, never_stop
from abaculus.kernel.desk import Desk, Field, Reply, play_move
from abaculus.kernel.events import Drawn
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import News, Refusal, Value
from abaculus.kernel.options import Options
from abaculus.kernel.scene_parts import Face, Text

_TOKENS: Final = re.compile(r"E(\d{1,9})\s*N(\d{1,9})\s*G(\d{1,9})", re.IGNORECASE)
_ROLL: Final = re.compile(r"([1-6])(?:\s*[, ]\s*([1-6]))?")
_USUAL: Final = 70
"""The percentage of right answers by default."""
_LONGEST: Final = 20


class MathMetricsDesk:
    """Judges routes over the board; questions belong to the practice desk."""

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

    def build_state(
        self, game: AnyGame, options: Options, given: Mapping[str, str]
    ) -> State | Refusal:
        """The state with these pieces in the turn of seat 0, before a roll or a choice of route."""
        if not given.get("position", "").strip():
            return Refusal("E_NOTHING")
        table = rules(game.info.id, options)
        players = _parse_players(table, given)
        if isinstance(players, Refusal):
            return players
        rolls = _parse_rolls(given)
        if isinstance(rolls, Refusal):
            return rolls
        state = State(
            rules=table,
            phase=phases.Ready(0, 0),
            players=players,
            order=tuple(range(table.players)),
            turn=1,
        )
        return _roll(game, state, rolls) if rolls else state

    def judge(self, game: AnyGame, options: Options, given: Mapping[str, str]) -> Reply | Refusal:
        """Where a roll leads and what happens there; for one destination, whether it is reached."""
        state = self.build_state(game, options, given)
        if isinstance(state, Refusal):
            return state
        percent = _parse_percent(given.get("accuracy", ""))
        if percent is None:
            return _refusal("accuracy", given.get("accuracy", ""))
        phase = state.phase
        if not isinstance(phase, phases.Choosing):
            return _all_rolls_reply(game, state)
        destination = given.get("destination", "").strip()
        if not destination:
            return _roll_reply(state, phase, percent)
        step = play_move(game, state, Go(_spell(state, destination)))
        if isinstance(step, Refusal):
            return step
        walk = step.state.walk
        way = next(one for one in phase.options if walk and one.path == walk.path)
        return _go_reply(state, phase, way, percent)

    def best(
        self,
        game: AnyGame,
        options: Options,
        given: Mapping[str, str],
        top: int,
        stop: Stop = never_stop,
    ) -> tuple[Reply, ...] | Refusal:
        """The destinations of a roll, the most promising first."""
        state = self.build_state(game, options, given)
        if isinstance(state, Refusal):
            return state
        percent = _parse_percent(given.get("accuracy", ""))
        if percent is None:
            return _refusal("accuracy", given.get("accuracy", ""))
        phase = state.phase
        if not isinstance(phase, phases.Choosing):
            return _refusal("roll", given.get("roll", ""))
        thumb = heuristic_of(view(state, 0), (percent, percent, percent))
        ranked = sorted(phase.options, key=lambda option: -thumb.landing(option.to))
        return tuple(_go_reply(state, phase, option, percent) for option in ranked[:top])

    def given(self, game: AnyGame, view: View) -> dict[str, str]:
        """All pieces, the viewer's tokens and roll, during the viewer's turn."""
        phase, seat = view.phase, view.seat
        if (
            not isinstance(phase, phases.Ready | phases.Choosing)
            or phase.seat != seat
            or seat is None
        ):
            return {}
        player = view.players[seat]
        if player.held or player.is_absent:
            return {}
        order = [(seat + step) % view.rules.players for step in range(1, view.rules.players)]
        there = [view.players[other] for other in order if not view.players[other].is_gone]
        e, n, g = player.tokens
        rolls = view.thrown.values if view.thrown and isinstance(phase, phases.Choosing) else ()
        return {
            "position": player.position,
            "roll": ",".join(map(str, rolls)),
            "tokens": f"E{e} N{n} G{g}",
            "others": " ".join(other.position for other in there),
        }

    def pieces(self, game: AnyGame) -> tuple[Face[Text], ...]:
        """Empty, because no pieces are held in a hand."""
        return ()


def _refusal(why: str, text: str) -> Refusal:
    shown = text[:_LONGEST].encode("utf-8", "replace").decode()
    return Refusal("E_POSITION", {"why": why, "text": shown})


def _parse_players(table: Rules, given: Mapping[str, str]) -> tuple[PlayerState, ...] | Refusal:
    """All pieces, and the tokens of seat 0; a seat not mentioned is not yet on the board."""
    spelled = {position.lower(): position for position in board(table.board).ways}
    position = spelled.get(given.get("position", "").strip().lower())
    if position is None:
        return _refusal("space", given.get("position", ""))
    others = [spelled.get(word.lower()) for word in given.get("others", "")[:200].split()]
    if None in others or len(others) >= table.players:
        return _refusal("others", given.get("others", ""))
    tokens = _parse_tokens(given.get("tokens", ""))
    if tokens is None:
        return _refusal("tokens", given.get("tokens", ""))
    there = [PlayerState(position, tokens, turns=1)]
    there += [PlayerState(other) for other in others if other]
    return (*there, *(PlayerState() for _ in range(table.players - len(there))))


def _parse_tokens(text: str) -> Tokens | None:
    if not text.strip():
        return 0, 0, 0
    found = _TOKENS.fullmatch(text.strip())
    return None if found is None else (int(found[1]), int(found[2]), int(found[3]))


def _parse_rolls(given: Mapping[str, str]) -> tuple[int, ...] | Refusal:
    roll = given.get("roll", "").strip()
    found = _ROLL.fullmatch(roll)
    if found is None:
        return _refusal("roll", roll) if roll else ()
    return tuple(int(value) for value in found.groups() if value)


def _parse_percent(text: str) -> int | None:
    bare = text.strip().removesuffix("%").strip()
    if not bare:
        return _USUAL
    is_whole = bare.isascii() and bare.isdigit() and len(bare) <= 3
    return int(bare) if is_whole and int(bare) <= 100 else None


def _roll(game: AnyGame, state: State, rolls: tuple[int, ...]) -> State:
    """The table after a roll, to choose a way; a single way is not walked at once."""
    rolling = phases.Rolling(0, 0, "ready", "two" if rolls[1:] else "any")
    after: State = game.apply(replace(state, phase=rolling), Drawn(0, rolls)).state
    if isinstance(after.phase, phases.Choosing) or after.walk is None:
        return after
    only = phases.Destination(min(rolls), after.players[0].position, after.walk.path)
    return replace(state, phase=phases.Choosing(0, 0, (only,)), thrown=after.thrown)


def _ways(game: AnyGame, state: State, value: int) -> tuple[phases.Destination, ...]:
    phase = _roll(game, state, (value,)).phase
    return phase.options if isinstance(phase, phases.Choosing) else ()


def _spell(state: State, destination: str) -> str:
    """A space or position as the board writes it; an unknown one as given, shortened."""
    table = board(state.rules.board)
    names = {name.lower(): name for name in (*table.ways, *table.spaces)}
    shown = destination[:_LONGEST].encode("utf-8", "replace").decode()
    return names.get(destination.lower(), shown)


def _destination_news(
    state: State, phase: phases.Choosing, option: phases.Destination, percent: int
) -> News:
    """What it means to go there."""
    promises = MoveOdds(state.rules, state.players[0], (percent, percent, percent))
    text = promises.of(phase, Go(option.to))
    return News(text.code, text.values)


def _symbol(state: State, position: str) -> str:
    table = board(state.rules.board)
    return table.spaces[table.sole[position]].symbol


def _go_reply(
    state: State, phase: phases.Choosing, option: phases.Destination, percent: int
) -> Reply:
    symbol = _symbol(state, option.to)
    facts: dict[str, bool | int | str] = {
        "legal": True,
        "roll": option.value,
        "destination": option.to,
        "path": " ".join(option.path),
        "symbol": symbol,
        "asks": key(state.rules.key)[symbol].asks,
    }
    values: dict[str, Value] = {"roll": option.value, "path": " ".join(option.path)}
    because = _destination_news(state, phase, option, percent)
    return Reply(facts, News("judged-way", values), (because,))


def _roll_reply(state: State, phase: phases.Choosing, percent: int) -> Reply:
    names = [option.to for option in phase.options]
    rolls = state.thrown.values if state.thrown else ()
    facts: dict[str, bool | int | str] = {"legal": True, "destinations": " ".join(names)}
    values: dict[str, Value] = {
        "position": state.players[0].position,
        "roll": " or ".join(map(str, dict.fromkeys(rolls))),
        "count": len(names),
        "ways": ", ".join(names),
    }
    because = tuple(_destination_news(state, phase, option, percent) for option in phase.options)
    return Reply(facts, News("judged-roll", values), because)


def _all_rolls_reply(game: AnyGame, state: State) -> Reply:
    """Everywhere the next roll can lead."""
    position = state.players[0].position
    symbol = _symbol(state, position)
    facts: dict[str, bool | int | str] = {"legal": True, "symbol": symbol}
    because: list[News] = []
    for value in range(1, 7):
        names = [way.to for way in _ways(game, state, value)]
        facts[f"roll{value}"] = " ".join(names)
        because.append(News("judged-each", {"roll": value, "ways": ", ".join(names)}))
    values: dict[str, Value] = {"position": position, "symbol": symbol}
    return Reply(facts, News("judged-position", values), tuple(because))


DESK: Final[Desk] = MathMetricsDesk()
