"""CalcuSSIMO's referee desk: one play or one calculation judged, the best plays of a position."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from abaculus.games.calcussimo.judging import judge, judge_bare
from abaculus.games.calcussimo.kinds import in_rack_order
from abaculus.games.calcussimo.moves import FreePlay, LinePlay, Move, Pass, Play, Swap
from abaculus.games.calcussimo.notation import lenient, read_move, read_run, write_move, write_run
from abaculus.games.calcussimo.options import Rules, rules
from abaculus.games.calcussimo.placing import ownership_fault
from abaculus.games.calcussimo.positions import read_position, read_rack
from abaculus.games.calcussimo.scoring import because
from abaculus.games.calcussimo.thinking.freely import best_offers
from abaculus.games.calcussimo.turns import swap_refusal
from abaculus.grids import Grid
from abaculus.kernel.contract import AnyGame
from abaculus.kernel.desk import Field, Reply
from abaculus.kernel.options import Options
from abaculus.kernel.said import Formula, News, Refusal

_POSITION = Field("position", "field-position")


class CalcussimoDesk:
    """Judges by the exact rules, whoever is the referee at the table."""

    judge_fields = (
        Field("move", "field-move", required=True),
        _POSITION,
        Field("rack", "field-rack"),
    )
    best_fields = (_POSITION, Field("rack", "field-own-rack", required=True))

    def judge(self, game: AnyGame, options: Options, given: Mapping[str, str]) -> Reply | Refusal:
        """One move; without a rack nobody asks who holds the chips."""
        table = rules(options)
        read = _situation(table, given)
        if isinstance(read, Refusal):
            return read
        grid, rack = read
        move = read_move(given["move"])
        if isinstance(move, Refusal):
            return _judge_bare(table, given["move"]) if move.code == "E-PARSE" else move
        if isinstance(move, LinePlay | FreePlay):
            return _judge_play(table, grid, rack, move)
        return _judge_other(table, grid, rack, move)

    def best(
        self, game: AnyGame, options: Options, given: Mapping[str, str], top: int
    ) -> tuple[Reply, ...] | Refusal:
        """The best plays: exact in one line; with several, the best a wide search finds."""
        table = rules(options)
        read = _situation(table, given)
        if isinstance(read, Refusal):
            return read
        grid, rack = read
        replies: list[Reply] = []
        for offer in best_offers(table, grid, rack or "", top):
            reply = _judge_play(table, grid, rack, offer.play)
            if isinstance(reply, Refusal):
                raise AssertionError(f"the search found a play that is refused: {reply}")
            replies.append(reply)
        return tuple(replies)


def _situation(table: Rules, given: Mapping[str, str]) -> tuple[Grid, str | None] | Refusal:
    """Board and rack; what lies on the board cannot be on the rack as well."""
    grid = Grid({}, table.terms.board.side, table.terms.board.side)
    if given.get("position"):
        position = read_position(table.terms, given["position"])
        if isinstance(position, Refusal):
            return position
        grid = position[0]
    if given.get("rack") is None:
        return grid, None
    rack = read_rack(table.terms, given["rack"])
    return rack if isinstance(rack, Refusal) else (grid, rack)


def _judge_play(table: Rules, grid: Grid, rack: str | None, play: Play) -> Reply | Refusal:
    if table.claim and play.total is None:
        return Refusal("E-CLAIM")
    judged = judge(table.terms, grid, rack, play)
    if isinstance(judged, Refusal):
        return judged
    total = judged.play.total if table.claim else None
    points = judged.points if total is None else min(total, judged.points)
    reasons = because(judged)
    if points < judged.points:
        low = News("counted-low", {"announced": points, "points": judged.points})
        reasons = (*reasons, low)
    move = write_move(replace(judged.play, total=total))
    return _allowed(move, points, reasons)


def _allowed(move: str, points: int, reasons: tuple[News, ...]) -> Reply:
    headline = News("judged-play", {"move": move, "points": points})
    return Reply({"legal": True, "move": move, "points": points}, headline, reasons)


def _judge_bare(table: Rules, text: str) -> Reply | Refusal:
    result = judge_bare(table.terms, text)
    if isinstance(result, Refusal):
        return result
    run = write_run(read_run(lenient(text)) or ())
    chips = Formula(run.replace("?", ""))
    reasons = (
        News("because-calculation", {"run": chips, "result": result}),
        News("because-total", {"points": result}),
    )
    return _allowed(run, result, reasons)


def _judge_other(table: Rules, grid: Grid, rack: str | None, move: Move) -> Reply | Refusal:
    if isinstance(move, Swap):
        refusal = _swap_refusal(table, grid, rack, move)
        if refusal is not None:
            return refusal
        move = Swap(in_rack_order(move.chips))
    elif not isinstance(move, Pass):
        return Refusal("E-PHASE", {"when": "at a table, about another player's play"})
    text = write_move(move)
    return Reply({"legal": True, "move": text, "points": 0}, News("judged-other", {"move": text}))


def _swap_refusal(table: Rules, grid: Grid, rack: str | None, swap: Swap) -> Refusal | None:
    if rack is not None:
        return swap_refusal(table, grid, rack, swap, bag_is_empty=False)
    if not swap.chips:
        return Refusal("E-EMPTY")
    return ownership_fault(table.terms, None, [(0, chip, chip == "?") for chip in swap.chips])


DESK = CalcussimoDesk()
