"""What may be done beside the game: vote, object, propose, take a pawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from msgspec.structs import replace

from abaculus.games.mathematicus import moves
from abaculus.games.mathematicus.clocks import VOTE, VOTE_TIME, voters
from abaculus.games.mathematicus.elements import (
    ADVANCED,
    INTERMEDIATE,
    Mode,
    format_mode,
    sort_elements,
)
from abaculus.games.mathematicus.legal_moves import side_moves
from abaculus.games.mathematicus.move_text import format_move
from abaculus.games.mathematicus.options import menu, with_option
from abaculus.games.mathematicus.phases import Starting
from abaculus.games.mathematicus.stage.move_cards import sheet
from abaculus.games.mathematicus.stage.square_texts import text_value
from abaculus.games.mathematicus.state import State, Vote, is_cards_only, still_in
from abaculus.games.mathematicus.turns import free_pawns
from abaculus.games.mathematicus.votes import option_value
from abaculus.kernel.messages import PlayerValue, Refusal, Seat, Value
from abaculus.kernel.options import BoolOption, ChoiceOption, Option, OptionValue
from abaculus.kernel.prompts import Button, Choose, FaceGroup, Prompt
from abaculus.kernel.scene_parts import Face, Text
from abaculus.kernel.scenes import Proposal

VOTES: Final = ("vote-yes", "vote-no", "again-right", "again-wrong")
"""The answers to a proposal."""
_MANY: Final = 8
"""At tables this large, all players propose for themselves only."""
_NUMBERS: Final[dict[str, tuple[int, ...]]] = {
    "target": (5, 10, 19, 31),
    "minutes": (10, 20, 30, 60),
    "rounds": (3, 5, 10, 20),
    "time_limit": (0, 30, 60, 90),
    "window_s": (0, 5, 10, 15),
    "decision_s": (0, 30, 60, 120),
    "tie_cap": (5, 10, 20, 50),
    "dealer_rounds": (1, 2, 3, 5),
    "dealer_minutes": (5, 10, 15, 30),
}
"""The numbers that are offered; others can be written."""
_SHEETS: Final[dict[str, tuple[str, ...]]] = {
    "dealer": ("dealer", "dealer_rounds", "dealer_minutes", "dealer_seat"),
    "end": (
        *("cards_end", "target", "minutes", "rounds", "time_limit", "time_end"),
        *("tie_cap", "decision_s", "window_s"),
    ),
    "rules": (
        *("gimmick", "medal_poach", "nonagon_rule", "free_mix"),
        *("cards_direction", "keep_won_cards", "locale"),
    ),
}
"""The options on each sheet of proposals."""
_DETAILS: Final = {
    **{key: ("dealer", key.removeprefix("dealer_")) for key in ("dealer_rounds", "dealer_minutes")},
    "dealer_seat": ("dealer", "fixed"),
    "target": ("cards_end", "target"),
    "minutes": ("cards_end", "time"),
    "rounds": ("cards_end", "rounds"),
}
"""The options that matter only where another one has a certain value."""
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
    for name, offers in _sheets(table, seat):
        if offers:
            yield _proposal_prompt(name, offers)


def change_values(key: str, value: str) -> dict[str, Value]:
    """A change of an option as values of a sentence; a seat is named by its player."""
    values: dict[str, Value] = {"key": key, "value": text_value(value)}
    if key == "dealer_seat":
        values["who"] = PlayerValue(int(value) - 1)
    return values


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
    return {"player": by, "of": of, **change_values(vote.key, vote.value)}


_Offer: TypeAlias = tuple[moves.Move, Text]


def _proposal_prompt(name: str, offers: list[_Offer]) -> Choose[Text]:
    """A sheet of proposals in words; the sign of each is its text."""
    faces = tuple(Face(format_move(move), "word", text) for move, text in offers)
    asked = Text("propose-ask")
    groups = (FaceGroup(Text("propose-one"), faces),)
    confirm = Text("propose-confirm")
    return Choose(name, Text(f"{name}-label"), asked, groups, confirm, aside=True)


def _sheets(table: State, seat: Seat) -> Iterator[tuple[str, list[_Offer]]]:
    """Everything that may be proposed, on sheets short enough to read."""
    yield "propose", list(_proposals(table, seat))
    if not is_cards_only(table):
        yield "propose-elements", list(_element_changes(table, seat))
    for name, keys in _SHEETS.items():
        yield f"propose-{name}", list(_changes(table, keys))


def _proposals(table: State, seat: Seat) -> Iterator[_Offer]:
    for move in side_moves(table, seat):
        if isinstance(move, moves.Level) and (move.seat == seat or table.rules.players <= _MANY):
            values: dict[str, Value] = {"of": PlayerValue(move.seat), "value": str(move.level)}
            yield move, Text("propose-level", values)
    for seconds in _TOLERANCES:
        if seconds != table.hands[seat].tolerance:
            yield _change("tolerance", str(seconds), seat)
    if moves.StopNow() in side_moves(table, seat):
        yield moves.StopNow(), Text("propose-end")


def _element_changes(table: State, seat: Seat) -> Iterator[_Offer]:
    """Other elements for a seat: one of the three modes, or one element more or fewer."""
    hand = table.hands[seat]
    now = hand.elements if hand.coming is None else hand.coming
    for mode, elements in _MODES.items():
        if elements != now:
            yield _change("mode", mode, seat)
    for element in INTERMEDIATE + ADVANCED:
        has = element in now
        mixed = now.replace(element, "") if has else now + element
        move = moves.Change("mode", format_mode(Mode(sort_elements(mixed), hand.level)), seat)
        if mixed not in _MODES.values() and not isinstance(option_value(table, move), Refusal):
            values: dict[str, Value] = {"type": element, "has": "yes" if has else "no"}
            yield move, Text("propose-element", values)


def _changes(table: State, keys: tuple[str, ...]) -> Iterator[_Offer]:
    """Other values of these options for the whole table, where they matter and are allowed."""
    rules = table.rules
    known = {option.key: option for option in menu(rules.variant).options}
    for key in keys:
        needed, word = _DETAILS.get(key, ("", ""))
        if key not in known or (needed and getattr(rules, needed) != word):
            continue
        for value in _values_of(table, known[key]):
            if with_option(rules, key, value) != rules:
                text = ("on" if value else "off") if isinstance(value, bool) else str(value)
                move, label = _change(key, text, None)
                if not isinstance(option_value(table, move), Refusal):
                    yield move, label


def _values_of(table: State, option: Option) -> tuple[OptionValue, ...]:
    if option.key == "dealer_seat":
        return tuple(seat + 1 for seat in still_in(table))
    if isinstance(option, ChoiceOption):
        return option.words
    return (True, False) if isinstance(option, BoolOption) else _NUMBERS[option.key]


def _change(key: str, value: str, seat: Seat | None) -> tuple[moves.Change, Text]:
    code = "change" if seat is None else "change-own"
    return moves.Change(key, value, seat), Text(code, change_values(key, value))
