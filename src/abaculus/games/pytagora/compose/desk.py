"""Pytagora, Basic and Pro at the referee's desk: one line judged, the best lines of a position."""

from __future__ import annotations

from typing import Final, TypeAlias

from abaculus.games.pytagora.compose.moves import Buy, ChooseFace, Move, Steal
from abaculus.games.pytagora.compose.notation import ComposeNotation
from abaculus.games.pytagora.compose.options import rules
from abaculus.games.pytagora.compose.state import Composing, Rules, State
from abaculus.games.pytagora.compose.turns import CHOICES
from abaculus.games.pytagora.compose.view import View, view
from abaculus.games.pytagora.compose.write import reason_news
from abaculus.games.pytagora.desk_base import DeskTexts, allow
from abaculus.games.pytagora.equality.judge import judge, judge_bare
from abaculus.games.pytagora.equality.terms import (
    Board,
    Continue,
    Hand,
    LineJudgement,
    LineTerms,
    Play,
    Write,
)
from abaculus.games.pytagora.kinds import (
    COMMON,
    KINDS,
    bag_without,
    format_piece,
    in_order,
    is_number,
)
from abaculus.games.pytagora.positions import format_position, parse_hand, parse_position
from abaculus.games.pytagora.search import best_lines
from abaculus.kernel.desk import Reply
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import News, Refusal
from abaculus.kernel.options import Options

Situation: TypeAlias = tuple[Rules, Board, Hand | None, str | None]
"""Rules, table, hand or none, face of the die or none."""

PRICE: Final = 5
_PATIENCE: Final = 2_500_000
"""So much work is put into a search for the best line."""
_LINES: Final = ComposeNotation()


def judge_move(game: AnyGame, options: Options, given: DeskTexts) -> Reply | Refusal:
    """One move; without a hand or a die nobody asks for them."""
    situation = _situation(game, options, given)
    if isinstance(situation, Refusal):
        return situation
    table, lines, hand, face = situation
    move = _LINES.read_move(given["move"])
    if isinstance(move, Refusal) and _has_no_place(given["move"]):
        return _judge_bare(table.terms, given["move"], face, hand)
    if isinstance(move, Refusal):
        return move
    if isinstance(move, Write | Continue):
        found = judge(table.terms, lines, move, face, hand, supply=_remaining_supply(table, lines))
        return found if isinstance(found, Refusal) else _reply(_LINES.write_move(move), found)
    return _judge_other(table, move)


def _has_no_place(text: str) -> bool:
    """Whether a text is a line by itself, not a move that is written wrongly."""
    bare = text.strip().lower()
    return not bare.startswith(("h", "v", "e", "face:", "buy:", "steal:"))


def _judge_bare(
    terms: LineTerms, text: str, face: str | None, hand: Hand | None
) -> Reply | Refusal:
    found = judge_bare(terms, text, face, hand)
    if isinstance(found, Refusal):
        return found
    return _reply("".join(_mark_crossings(found)), found)


def _mark_crossings(found: LineJudgement) -> list[str]:
    return [f"[{one.kind}]" if one.is_crossed else one.kind for one in found.counts]


def _reply(move: str, found: LineJudgement) -> Reply:
    headline = News("judged-line", {"move": move, "points": found.points})
    facts: dict[str, bool | int | str] = {"legal": True, "move": move, "points": found.points}
    return Reply(facts, headline, tuple(reason_news(found)))


def _judge_other(table: Rules, move: Move) -> Reply | Refusal:
    """A move that is no line: only its form can be judged."""
    text = _LINES.write_move(move)
    match move:
        case ChooseFace(face=face) if face not in CHOICES:
            return Refusal("bad_face")
        case ChooseFace() if not table.has_die:
            return Refusal("no_die")
        case Steal(piece=piece) if piece not in table.terms.kinds or piece in COMMON:
            return Refusal("not_held_by_victim", {"piece": format_piece(piece)})
        case Buy(pieces=pieces):
            return _judge_purchase(table, pieces, text)
        case _:
            return allow(text)


def _judge_purchase(table: Rules, pieces: tuple[str, ...], text: str) -> Reply | Refusal:
    for piece in pieces:
        if piece not in table.terms.kinds or piece in COMMON:
            return Refusal("not_in_bag", {"piece": format_piece(piece)})
    if sorted(map(is_number, pieces)) not in ([True], [False], [False, True]):
        return Refusal("buy_form")
    return allow(text, -PRICE)


def best(
    game: AnyGame, options: Options, given: DeskTexts, top: int
) -> tuple[Reply, ...] | Refusal:
    """The best lines; whether nothing is better than the first one is said with it."""
    situation = _situation(game, options, given)
    if isinstance(situation, Refusal):
        return situation
    table, lines, hand, face = situation
    found = best_lines(
        table.terms,
        lines,
        hand or (),
        face,
        top=top,
        supply=_remaining_supply(table, lines),
        work=_PATIENCE,
    )
    if not found.plays:
        return () if found.complete else Refusal("search_unfinished")
    replies = [
        _reply(_LINES.write_move(play), _judge_sure(table, lines, play, face, hand))
        for play in found.plays
    ]
    doubt = () if found.complete else (News("best-unproved", {"bound": found.bound}),)
    first = replies[0]
    facts = {**first.facts, "proved": found.complete, "bound": found.bound}
    return Reply(facts, first.headline, (*first.because, *doubt)), *replies[1:]


def _judge_sure(
    table: Rules, lines: Board, play: Play, face: str | None, hand: Hand | None
) -> LineJudgement:
    found = judge(table.terms, lines, play, face, hand)
    if isinstance(found, Refusal):
        raise AssertionError(f"the search found a line that is refused: {found}")
    return found


def build_view(game: AnyGame, options: Options, given: DeskTexts) -> View | Refusal:
    """The table to write on; without a hand it is that of the move, if any."""
    situation = _situation(game, options, given)
    if isinstance(situation, Refusal):
        return situation
    table, lines, hand, face = situation
    if hand is None:
        hand = _needed_pieces(given.get("move", ""))
        is_there = all(piece in table.terms.kinds for piece in hand) and not _excess_refusal(
            table, lines, hand
        )
        hand = hand if is_there else ()
    return _excess_refusal(table, lines, hand) or _seat_at(table, lines, hand, face or "")


def _needed_pieces(text: str) -> Hand:
    """The pieces of a hand that a line needs."""
    move = _LINES.read_move(text)
    if not isinstance(move, Write | Continue):
        return ()
    new = [piece for piece, old in zip(move.pieces, move.crossed, strict=True) if not old]
    return in_order(piece for piece in new if piece in KINDS and piece not in COMMON)


def _on_table(lines: Board) -> list[str]:
    return [piece for piece in lines.pieces.values() if piece not in COMMON]


def _remaining_supply(table: Rules, lines: Board) -> tuple[int, int]:
    """What is left of the common stock."""
    lying = list(lines.pieces.values())
    equals, closing = table.supply
    return equals - lying.count("="), closing - lying.count(")")


def _excess_refusal(table: Rules, lines: Board, hand: Hand) -> Refusal | None:
    """A piece of which table and hand have more than there are."""
    left = bag_without(table.bag, [*_on_table(lines), *hand])
    for kind, many, most in zip(KINDS, left, table.bag, strict=True):
        if many < 0:
            return Refusal("bad_rack", {"why": "many", "piece": format_piece(kind), "most": most})
    return None


def _seat_at(table: Rules, lines: Board, hand: Hand, face: str) -> View:
    """What seat 0 sees on its turn; the others hold nothing that could distract."""
    state = State(
        rules=table,
        phase=Composing(0, 0),
        table=lines,
        bag=bag_without(table.bag, [*_on_table(lines), *hand]),
        hands=(hand, *((),) * (table.players - 1)),
        scores=(0,) * table.players,
        supply=_remaining_supply(table, lines),
        face=face,
        throws=1 if face else 0,
    )
    return view(state, 0)


def view_texts(seen_table: View) -> dict[str, str]:
    """Table, own hand and the die of one's turn; nothing for an onlooker."""
    seat = seen_table.seat
    if seat is None or seat in seen_table.gone:
        return {}
    texts = {
        "position": format_position(seen_table.table),
        "rack": "".join(seen_table.hands[seat]),
    }
    phase = seen_table.phase
    is_turn = isinstance(phase, Composing) and phase.seat == seat
    return {**texts, "die": seen_table.face} if is_turn and seen_table.face else texts


def _situation(game: AnyGame, options: Options, given: DeskTexts) -> Situation | Refusal:
    table = rules(game.info.id, options)
    lines = parse_position(table.terms, given.get("position", ""))
    if isinstance(lines, Refusal):
        return lines
    face = _face(table, given.get("die"))
    if isinstance(face, Refusal):
        return face
    if given.get("rack") is None:
        return table, lines, None, face
    hand = parse_hand(table.terms, given["rack"])
    return hand if isinstance(hand, Refusal) else (table, lines, hand, face)


def _face(table: Rules, text: str | None) -> str | Refusal | None:
    """The face of the die; None: nobody asks for it."""
    face = (text or "").strip()
    if not face:
        return None
    if not table.has_die:
        return Refusal("no_die")
    return face if face in CHOICES else Refusal("bad_face")
