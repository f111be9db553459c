"""CalcuSSIMO's referee desk: one play or one calculation judged, the best plays of a position."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from abaculus.games.calcussimo.judge import judge, judge_bare
from abaculus.games.calcussimo.kinds import KINDS, in_rack_order
from abaculus.games.calcussimo.move_text import (
    format_move,
    format_run,
    normalise_chips,
    parse_move,
    parse_run,
)
from abaculus.games.calcussimo.moves import FreePlay, LinePlay, Move, Pass, Play, Swap
from abaculus.games.calcussimo.options import Rules, rules
from abaculus.games.calcussimo.placement import chips_to_lay, ownership_fault
from abaculus.games.calcussimo.positions import (
    format_position,
    parse_position,
    parse_rack,
    position_fault,
)
from abaculus.games.calcussimo.scoring import reason_news
from abaculus.games.calcussimo.stage.faces import chip_face
from abaculus.games.calcussimo.state import Turning
from abaculus.games.calcussimo.strategy.free_plays import best_candidates
from abaculus.games.calcussimo.turns import swap_refusal
from abaculus.games.calcussimo.view import HIDDEN, View
from abaculus.grids import Grid
from abaculus.kernel.desk import Field, Reply
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import FormulaValue, News, Refusal, Value
from abaculus.kernel.options import Options, choose
from abaculus.kernel.scene_parts import Face, Text

_POSITION = Field("position", "field-position")


class CalcussimoDesk:
    """Judges by the exact rules, whoever is the referee at the table."""

    judge_fields = (
        Field("move", "field-move", required=True),
        _POSITION,
        Field("rack", "field-rack", between=""),
    )
    best_fields = (_POSITION, Field("rack", "field-own-rack", required=True, between=""))

    def judge(self, game: AnyGame, options: Options, given: Mapping[str, str]) -> Reply | Refusal:
        """One move; without a rack nobody asks who holds the chips."""
        table = rules(options)
        read = _situation(table, given)
        if isinstance(read, Refusal):
            return read
        grid, rack = read
        move = parse_move(given["move"])
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
        for offer in best_candidates(table, grid, rack or "", top):
            reply = _judge_play(table, grid, rack, offer.play)
            if isinstance(reply, Refusal):
                raise AssertionError(f"the search found a play that is refused: {reply}")
            replies.append(reply)
        return tuple(replies)

    def view(self, game: AnyGame, options: Options, given: Mapping[str, str]) -> View | Refusal:
        """The table to lay chips on; without a rack it holds the chips of the move, if any."""
        table = rules(options)
        position = _position(table, given)
        if isinstance(position, Refusal):
            return position
        grid, jokers = position
        if given.get("rack") is None:
            rack = _chips_of_move(table, grid, given.get("move", ""))
            is_there = _check_chip_counts(table, grid, jokers, rack) is None
            return _desk_view(table, grid, jokers, rack if is_there else "")
        held = parse_rack(table.terms, given["rack"])
        if isinstance(held, Refusal):
            return held
        return _check_chip_counts(table, grid, jokers, held) or _desk_view(
            table, grid, jokers, held
        )

    def given(self, game: AnyGame, view: View) -> dict[str, str]:
        """Board and own rack; nothing for an onlooker, or while an unreadable play lies there."""
        terms = view.rules.terms
        if view.seat is None or position_fault(terms, view.grid, view.jokers):
            return {}
        position = format_position(terms, view.grid, view.jokers)
        return {"position": position, "rack": view.racks[view.seat]}

    def pieces(self, game: AnyGame) -> tuple[Face[Text], ...]:
        """The kinds of chips the game is played with, in rack order."""
        counts = rules(choose(game.info.menu, {})).chips.counts
        return tuple(chip_face(kind) for kind in KINDS if counts.get(kind))


def _position(table: Rules, given: Mapping[str, str]) -> tuple[Grid, tuple[int, ...]] | Refusal:
    if given.get("position"):
        return parse_position(table.terms, given["position"])
    return Grid({}, table.terms.board.side, table.terms.board.side), ()


def _situation(table: Rules, given: Mapping[str, str]) -> tuple[Grid, str | None] | Refusal:
    """Board and rack; without a rack nobody asks who holds the chips."""
    position = _position(table, given)
    if isinstance(position, Refusal):
        return position
    if given.get("rack") is None:
        return position[0], None
    rack = parse_rack(table.terms, given["rack"])
    return rack if isinstance(rack, Refusal) else (position[0], rack)


def _chips_of_move(table: Rules, grid: Grid, text: str) -> str:
    """The chips a play lays, if a rack could hold them; otherwise none."""
    move = parse_move(text)
    if not isinstance(move, LinePlay | FreePlay):
        return ""
    chips = chips_to_lay(table.terms, grid, move)
    if isinstance(chips, Refusal) or ownership_fault(table.terms, None, chips):
        return ""
    return in_rack_order("".join("?" if is_joker else chip for _, chip, is_joker in chips))


def _board_chips(grid: Grid, jokers: tuple[int, ...]) -> str:
    return "".join("?" if cell in jokers else chip for cell, chip in grid.pieces.items())


def _check_chip_counts(
    table: Rules, grid: Grid, jokers: tuple[int, ...], rack: str
) -> Refusal | None:
    """A chip of the rack that lies on the board already."""
    used = _board_chips(grid, jokers) + rack
    for chip in dict.fromkeys(rack):
        most = table.chips.counts.get(chip, 0)
        if used.count(chip) > most:
            named_chip = "joker" if chip == "?" else FormulaValue(chip)
            found = used.count(chip)
            values: dict[str, Value] = {"chip": named_chip, "found": found, "most": most}
            return Refusal("E-RACK-TEXT", {"why": "board", **values})
    return None


def _desk_view(table: Rules, grid: Grid, jokers: tuple[int, ...], rack: str) -> View:
    """What seat 0 sees on its turn; the others hold as many chips as there can be."""
    left = sum(table.chips.counts.values()) - len(grid.pieces) - len(rack)
    others = table.players - 1
    held = min(table.terms.rack_size, left // others) if others else 0
    return View(
        seat=0,
        rules=table,
        phase=Turning(0, 0),
        grid=grid,
        jokers=jokers,
        bag=left - held * others,
        racks=(rack, *(HIDDEN * held,) * others),
        scores=(0,) * table.players,
        aside="",
        starter=0,
        idle=0,
        closing=False,
        due=(),
        agreed=(),
        gone=(),
        leaving=(),
        last=None,
    )


def _judge_play(table: Rules, grid: Grid, rack: str | None, play: Play) -> Reply | Refusal:
    if table.claim and play.total is None:
        return Refusal("E-CLAIM")
    judged = judge(table.terms, grid, rack, play)
    if isinstance(judged, Refusal):
        return judged
    total = judged.play.total if table.claim else None
    points = judged.points if total is None else min(total, judged.points)
    reasons = reason_news(judged)
    if points < judged.points:
        low = News("counted-low", {"announced": points, "points": judged.points})
        reasons = (*reasons, low)
    move = format_move(replace(judged.play, total=total))
    return _legal_reply(move, points, reasons)


def _legal_reply(move: str, points: int, reasons: tuple[News, ...]) -> Reply:
    headline = News("judged-play", {"move": move, "points": points})
    return Reply({"legal": True, "move": move, "points": points}, headline, reasons)


def _judge_bare(table: Rules, text: str) -> Reply | Refusal:
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


def _judge_other(table: Rules, grid: Grid, rack: str | None, move: Move) -> Reply | Refusal:
    if isinstance(move, Swap):
        refusal = _swap_refusal(table, grid, rack, move)
        if refusal is not None:
            return refusal
        move = Swap(in_rack_order(move.chips))
    elif not isinstance(move, Pass):
        return Refusal("E-PHASE", {"when": "at a table, about another player's play"})
    text = format_move(move)
    return Reply({"legal": True, "move": text, "points": 0}, News("judged-other", {"move": text}))


def _swap_refusal(table: Rules, grid: Grid, rack: str | None, swap: Swap) -> Refusal | None:
    if rack is not None:
        return swap_refusal(table, grid, rack, swap, bag_is_empty=False)
    if not swap.chips:
        return Refusal("E-EMPTY")
    return ownership_fault(table.terms, None, [(0, chip, chip == "?") for chip in swap.chips])


DESK = CalcussimoDesk()
