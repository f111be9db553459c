"""CalcuSSIMO's referee desk: judges one play or calculation, finds the best plays of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from abaculus.games.calcussimo.judge import judge, judge_bare
from abaculus.games.calcussimo.kinds import KINDS, bag_without, in_rack_order
from abaculus.games.calcussimo.move_text import (
    format_move,
    format_run,
    normalise_chips,
    parse_move,
    parse_run,
)
from abaculus.games.calcussimo.moves import FreePlay, LinePlay, Play, Swap
from abaculus.games.calcussimo.options import Rules, rules
from abaculus.games.calcussimo.placement import chips_to_lay
from abaculus.games.calcussimo.positions import (
    format_position,
    parse_position,
    parse_rack,
    position_fault,
)
from abaculus.games.calcussimo.scoring import reason_news
from abaculus.games.calcussimo.stage.faces import chip_face
from abaculus.games.calcussimo.state import Disputing, State, Turning
from abaculus.games.calcussimo.strategy.free_plays import best_candidates
from abaculus.games.calcussimo.turns import ARITHMETIC
from abaculus.games.calcussimo.view import View
from abaculus.grids import Grid
from abaculus.kernel.bot import Stop, never_stop
from abaculus.kernel.desk import Desk, Field, Reply, format_last_move, play_text
from abaculus.kernel.events import Played
from abaculus.kernel.game import AnyGame, Step
from abaculus.kernel.messages import FormulaValue, News, Refusal, Value
from abaculus.kernel.options import Options, choose
from abaculus.kernel.scene_parts import Face, Text

_POSITION: Final = Field("position", "field-position")
_REASONS: Final = ("because-", "counted-low", "turn-lost", *ARITHMETIC)
"""The news that explains the points of a play."""


class CalcussimoDesk:
    """Judges as the referee of the table does."""

    judge_fields = (
        Field("move", "field-move", required=True),
        _POSITION,
        Field("rack", "field-rack", between=""),
    )
    best_fields = (_POSITION, Field("rack", "field-own-rack", required=True, between=""))

    def build_state(
        self, game: AnyGame, options: Options, given: Mapping[str, str]
    ) -> State | Refusal:
        """The state in the turn of seat 0; a rack that is not given holds the chips of the move."""
        table = rules(options)
        position = _parse_board(table, given)
        if isinstance(position, Refusal):
            return position
        grid, jokers = position
        left = bag_without(_all_chips(table), _board_chips(grid, jokers))
        if given.get("rack") is None:
            rack = _rack_for(table, grid, left, given.get("move", ""))
        else:
            read = parse_rack(table.terms, given["rack"])
            if isinstance(read, Refusal):
                return read
            rack = read
        fault = _shortage(table, grid, jokers, rack)
        return fault or _deal(table, grid, jokers, rack)

    def judge(self, game: AnyGame, options: Options, given: Mapping[str, str]) -> Reply | Refusal:
        """What the rules say about a move; a calculation without a place is only worked out."""
        state = self.build_state(game, options, given)
        if isinstance(state, Refusal):
            return state
        move = parse_move(given["move"])
        if isinstance(move, Refusal) and move.code == "E-PARSE":
            return _judge_bare(state.rules, given["move"])
        step = play_text(game, state, given["move"])
        return step if isinstance(step, Refusal) else _reply(game, state, step)

    def best(
        self,
        game: AnyGame,
        options: Options,
        given: Mapping[str, str],
        top: int,
        stop: Stop = never_stop,
    ) -> tuple[Reply, ...] | Refusal:
        """The best plays: exact in one line; with several, the best a wide search finds."""
        state = self.build_state(game, options, given)
        if isinstance(state, Refusal):
            return state
        replies: list[Reply] = []
        for offer in best_candidates(state.rules, state.grid, state.racks[0], top, stop=stop):
            step = play_text(game, state, format_move(offer.play))
            if isinstance(step, Refusal):
                raise AssertionError(f"the search found a play that is refused: {step}")
            replies.append(_reply(game, state, step))
        return tuple(replies)

    def given(self, game: AnyGame, view: View) -> dict[str, str]:
        """The board and the viewer's rack; nothing while a play may be disputed or is malformed."""
        terms, seat, phase = view.rules.terms, view.seat, view.phase
        if seat is None or position_fault(terms, view.grid, view.jokers):
            return {}
        if isinstance(phase, Disputing):
            return {}
        position = format_position(terms, view.grid, view.jokers)
        texts = {"position": position, "rack": view.racks[seat]}
        if not isinstance(phase, Turning) or phase.seat != seat:
            return texts
        # the texts cannot say that the seat agrees to end, nor whether the bag is empty
        bag = _bag_size(view.rules, len(view.grid.pieces) + len(view.racks[seat]))
        return texts if seat not in view.agreed and bool(bag) == bool(view.bag) else {}

    def pieces(self, game: AnyGame) -> tuple[Face[Text], ...]:
        """The kinds of chips the game is played with, in rack order."""
        counts = rules(choose(game.info.menu, {})).chips.counts
        return tuple(chip_face(kind) for kind in KINDS if counts.get(kind))


def _parse_board(table: Rules, given: Mapping[str, str]) -> tuple[Grid, tuple[int, ...]] | Refusal:
    if given.get("position"):
        return parse_position(table.terms, given["position"])
    return Grid({}, table.terms.board.side, table.terms.board.side), ()


def _all_chips(table: Rules) -> tuple[int, ...]:
    return tuple(table.chips.counts.get(kind, 0) for kind in KINDS)


def _board_chips(grid: Grid, jokers: tuple[int, ...]) -> str:
    return "".join("?" if cell in jokers else chip for cell, chip in grid.pieces.items())


def _rack_for(table: Rules, grid: Grid, left: tuple[int, ...], text: str) -> str:
    """The chips a move needs, as far as they exist and fit on a rack."""
    move = parse_move(text)
    needed = move.chips if isinstance(move, Swap) else ""
    if isinstance(move, LinePlay | FreePlay):
        chips = chips_to_lay(table.terms, grid, move)
        if not isinstance(chips, Refusal):
            needed = "".join("?" if is_joker else chip for _, chip, is_joker in chips)
    held = "".join(
        kind * min(needed.count(kind), many) for kind, many in zip(KINDS, left, strict=True)
    )
    return in_rack_order(held[: table.terms.rack_size])


def _shortage(table: Rules, grid: Grid, jokers: tuple[int, ...], rack: str) -> Refusal | None:
    """A chip of the rack that is already on the board."""
    used = _board_chips(grid, jokers) + rack
    for chip in dict.fromkeys(rack):
        most = table.chips.counts.get(chip, 0)
        if used.count(chip) > most:
            named_chip = "joker" if chip == "?" else FormulaValue(chip)
            found = used.count(chip)
            values: dict[str, Value] = {"chip": named_chip, "found": found, "most": most}
            return Refusal("E-RACK-TEXT", {"why": "board", **values})
    return None


def _share(table: Rules, left: int) -> int:
    """How many chips each of the others holds: a full rack, or an equal share of what is left."""
    others = table.players - 1
    return min(table.terms.rack_size, left // others) if others else 0


def _bag_size(table: Rules, used: int) -> int:
    """How many chips stay in the bag when this many are on the board and the rack."""
    left = sum(table.chips.counts.values()) - used
    return left - _share(table, left) * (table.players - 1)


def _deal(table: Rules, grid: Grid, jokers: tuple[int, ...], rack: str) -> State:
    """The state in the turn of seat 0; the other seats hold the first chips left."""
    counts = bag_without(_all_chips(table), _board_chips(grid, jokers) + rack)
    left = "".join(kind * many for kind, many in zip(KINDS, counts, strict=True))
    size = _share(table, len(left))
    others = tuple(left[size * n : size * (n + 1)] for n in range(table.players - 1))
    return State(
        rules=table,
        phase=Turning(0, 0),
        grid=grid,
        jokers=jokers,
        bag=bag_without(counts, "".join(others)),
        racks=(rack, *others),
        scores=(0,) * table.players,
    )


def _reply(game: AnyGame, state: State, step: Step[Any, Any]) -> Reply:
    """What the rules say about a move, with its points or, on honour, the announced total."""
    text = format_last_move(game, step)
    event = step.event
    if not isinstance(event, Played) or not isinstance(event.move, LinePlay | FreePlay):
        facts: dict[str, bool | int | str] = {"legal": True, "move": text, "points": 0}
        return Reply(facts, News("judged-other", {"move": text}))
    counted = [item.values for item in step.news if item.code in ("played", "announced")]
    points = next((values.get("points", values.get("total")) for values in counted), 0)
    reasons = tuple(item for item in step.news if item.code.startswith(_REASONS))
    if isinstance(step.state.phase, Disputing):
        reasons = _explain_dispute(state, event.move)
    return _legal_reply(text, int(str(points)), reasons)


def _explain_dispute(state: State, play: Play) -> tuple[News, ...]:
    """What the referee would decide if someone disputed a play on honour."""
    found = judge(state.rules.terms, state.grid, state.racks[0], play)
    if isinstance(found, Refusal):
        return (News(found.code, found.values),)
    announced = play.total or 0
    if announced == found.points:
        return reason_news(found)
    code = "counted-low" if announced < found.points else "lowered"
    return (*reason_news(found), News(code, {"announced": announced, "points": found.points}))


def _legal_reply(move: str, points: int, reasons: tuple[News, ...]) -> Reply:
    headline = News("judged-play", {"move": move, "points": points})
    return Reply({"legal": True, "move": move, "points": points}, headline, reasons)


def _judge_bare(table: Rules, text: str) -> Reply | Refusal:
    """Judge a calculation without a place: its result, since it is not a move."""
    result = judge_bare(table.terms, text)
    if isinstance(result, Refusal):
        return result
    run = format_run(parse_run(normalise_chips(text)) or ())
    chips = FormulaValue(run.replace("?", ""))
    reasons = (
        News("because-calculation", {"run": chips, "result": result}),
        News("because-total", {"points": result}),
    )
    return _legal_reply(run, result, reasons)


DESK: Final[Desk] = CalcussimoDesk()
