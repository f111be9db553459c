"""What may be done beside the game: vote, object, propose, take a pawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from abaculus.games.mathematicus import moves
from abaculus.games.mathematicus.clocks import VOTE, VOTE_TIME, voters
from abaculus.games.mathematicus.elements import ADVANCED, INTERMEDIATE
from abaculus.games.mathematicus.legal_moves import side_moves
from abaculus.games.mathematicus.move_text import format_move
from abaculus.games.mathematicus.options import with_option
from abaculus.games.mathematicus.phases import Starting
from abaculus.games.mathematicus.stage.move_cards import sheet
from abaculus.games.mathematicus.stage.square_texts import text_value
from abaculus.games.mathematicus.state import State, Vote, is_cards_only
from abaculus.games.mathematicus.turns import free_pawns
from abaculus.kernel.messages import PlayerValue, Seat, Value
from abaculus.kernel.options import OptionValue
from abaculus.kernel.prompts import Button, Choose, FaceGroup, Prompt
from abaculus.kernel.scene_parts import Face, Text
from abaculus.kernel.scenes import Proposal

VOTES: Final = ("vote-yes", "vote-no", "again-right", "again-wrong")
"""The answers to a proposal."""
_MANY: Final = 8
"""At tables this large, all players propose for themselves only."""
_BOARD: Final[dict[str, tuple[OptionValue, ...]]] = {
    "gimmick": ("digits", "off"),
    "medal_poach": (True, False),
    "nonagon_rule": ("answer", "landing"),
    "time_limit": (0, 30, 60),
    "window_s": (5, 10, 15),
}
_ALWAYS: Final[dict[str, tuple[OptionValue, ...]]] = {
    "time_end": ("turn", "round"),
    "decision_s": (0, 30, 60),
}
_TOGETHER: Final[dict[str, tuple[OptionValue, ...]]] = {"dealer": ("computer", "rounds")}
"""The changes that are offered, on a board, everywhere, to more than one; others can be written."""
_PAWNS: Final = (
    moves.Pawn("T"),
    moves.Pawn("C"),
    moves.Pawn("O"),
    moves.Pawn("D"),
    moves.Pawn("I"),
)
_MODES: Final = {"b": "", "i": INTERMEDIATE, "a": INTERMEDIATE + ADVANCED}
_TOLERANCES: Final = (0, 5, 10)


def side_prompts(table: State, seat: Seat) -> Iterator[Prompt[Text]]:
    """A vote while there is one, otherwise what may be proposed."""
    vote = table.vote
    if vote is not None:
        if seat in voters(table):
            yield from _vote_buttons(vote)
        return
    if not is_cards_only(table) and not table.hands[seat].pawn:
        free = free_pawns(table)
        found = sheet(table, seat, "pawn", [pawn for pawn in _PAWNS if pawn.solid in free])
        if found is not None:
            is_due = isinstance(table.phase, Starting) and table.turn == seat
            yield replace(found, aside=not is_due)
    doubt = objection(table, seat)
    if doubt is not None:
        yield doubt
    yield _proposal_prompt(table, seat)


def _button(name: str, move: moves.Move, values: dict[str, Value] | None = None) -> Button[Text]:
    aside = isinstance(move, moves.Objection)
    return Button(name, Text(f"{name}-label", values or {}), format_move(move), aside=aside)


def _vote_buttons(vote: Vote) -> Iterator[Button[Text]]:
    values = _values(vote)
    if vote.judge is not None:
        yield _button("again-right", moves.Judge(True), values)
        yield _button("again-wrong", moves.Judge(False), values)
        return
    text = format_move(moves.Yes())
    yield Button("vote-no", Text("vote-no-label"), format_move(moves.No()), key="n")
    yield Button("vote-yes", Text(f"vote-{vote.kind}", values), text, icon="done", key="y")


def proposal(vote: Vote) -> Proposal[Text]:
    """The proposal being voted on, and its proposer."""
    kind = "judge" if vote.judge is not None else vote.kind
    whose = "all" if vote.seat is None or kind == "level" else "one"
    text = Text(f"proposal-{kind}", {**_values(vote), "whose": whose})
    return Proposal(text, VOTES, VOTE, VOTE_TIME)


def objection(table: State, seat: Seat | None) -> Button[Text] | None:
    """The way to doubt the last verdict, as long as it is open."""
    if seat is None or seat in table.gone or moves.Objection() not in side_moves(table, seat):
        return None
    return _button("objection", moves.Objection())


def _values(vote: Vote) -> dict[str, Value]:
    of = PlayerValue(vote.proposer if vote.seat is None else vote.seat)
    by = PlayerValue(vote.proposer)
    return {"player": by, "of": of, "key": vote.key, "value": text_value(vote.value)}


def _proposal_prompt(table: State, seat: Seat) -> Choose[Text]:
    """All proposals in words; the sign of each is its text."""
    faces = tuple(Face(format_move(move), "word", text) for move, text in _proposals(table, seat))
    asked = Text("propose-ask")
    groups = (FaceGroup(Text("propose-one"), faces),)
    confirm = Text("propose-confirm")
    return Choose("propose", Text("propose-label"), asked, groups, confirm, aside=True)


def _proposals(table: State, seat: Seat) -> Iterator[tuple[moves.Move, Text]]:
    for move in side_moves(table, seat):
        if isinstance(move, moves.Level) and (move.seat == seat or table.rules.players <= _MANY):
            values: dict[str, Value] = {"of": PlayerValue(move.seat), "value": str(move.level)}
            yield move, Text("propose-level", values)
    hand = table.hands[seat]
    if not is_cards_only(table):
        for mode, elements in _MODES.items():
            if elements != hand.elements:
                yield _change("mode", mode, seat)
    for seconds in _TOLERANCES:
        if seconds != hand.tolerance:
            yield _change("tolerance", str(seconds), seat)
    yield from _changes(table)
    if moves.StopNow() in side_moves(table, seat):
        yield moves.StopNow(), Text("propose-end")


def _changes(table: State) -> Iterator[tuple[moves.Move, Text]]:
    """Other rules for the whole table."""
    rules = table.rules
    every = {**({} if is_cards_only(table) else _BOARD), **_ALWAYS}
    for key, values in (every if rules.players == 1 else {**every, **_TOGETHER}).items():
        for value in values:
            if with_option(rules, key, value) != rules:
                word = ("on" if value else "off") if isinstance(value, bool) else str(value)
                yield _change(key, word, None)


def _change(key: str, value: str, seat: Seat | None) -> tuple[moves.Move, Text]:
    code = "change" if seat is None else "change-own"
    return moves.Change(key, value, seat), Text(code, {"key": key, "value": text_value(value)})
