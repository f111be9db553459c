"""What can be done now: roll, choose a space, a kind of question or a way out, answer, pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from abaculus.games.mathmetrics import moves, phases
from abaculus.games.mathmetrics.board import board, space_of
from abaculus.games.mathmetrics.keys import CATEGORIES, NAMES, key
from abaculus.games.mathmetrics.notation import MathMetricsNotation
from abaculus.games.mathmetrics.stage.cards import costs
from abaculus.games.mathmetrics.stage.pieces import DIE
from abaculus.games.mathmetrics.stage.symbol_texts import detail, name, picture
from abaculus.games.mathmetrics.stage.zones import place
from abaculus.games.mathmetrics.view import View
from abaculus.kernel.messages import Seat, Value
from abaculus.kernel.prompts import Answer, Button, Cards, Point, Prompt, PromptCard, Target
from abaculus.kernel.scene_parts import Text

_LINES: Final = MathMetricsNotation()


def prompts(view: View) -> Iterator[Prompt[Text]]:
    """What the viewer may do."""
    phase, seat = view.phase, view.seat
    if seat is None or isinstance(
        phase, phases.Ended | phases.Rolling | phases.Fetching | phases.Marking
    ):
        return
    if view.players[seat].is_gone:
        return
    if view.players[seat].is_absent:
        yield _button("here", moves.Here())
    if phase.seat == seat:
        yield from _in_turn(view, phase, seat)


def answer_id(number: int) -> str:
    """The id of a question's prompt, so that a late answer counts for no other question."""
    return f"answer-{number}"


def _in_turn(view: View, phase: phases.Phase, seat: Seat) -> Iterator[Prompt[Text]]:
    match phase:
        case phases.Ordering() | phases.Ready():
            yield _roll("roll")
        case phases.Bonus(filter="two"):
            yield _roll("roll-twice")
        case phases.Bonus():
            yield _roll("roll-again")
        case phases.Starting():
            yield Point("start", Text("start-label"), tuple(_starts(view)))
        case phases.Choosing(options=options):
            yield Point("go", Text("go-label"), tuple(_goals(view, seat, options)))
        case phases.Picking():
            yield Cards("pick", Text("ask-pick"), tuple(_kinds(view, seat)))
        case phases.HoleIn():
            yield Cards("hole", Text("ask-hole-in"), (_wait_card(), _blast_card(view, seat)))
        case phases.Hole():
            yield Cards("hole", Text("ask-hole"), (_seven_card(), _blast_card(view, seat)))
        case phases.Asking():
            yield from _answer_prompts(view, seat)
        case _:
            return


def _button(name: str, move: moves.Move) -> Button[Text]:
    return Button(name, Text(f"{name}-label"), _LINES.write_move(move))


def _roll(code: str) -> Button[Text]:
    text = _LINES.write_move(moves.Roll())
    return Button("roll", Text(f"{code}-label"), text, is_main=True, icon="die", die=DIE)


def _starts(view: View) -> Iterator[Target[Text]]:
    """Every space of the outer circle."""
    meanings = key(view.rules.key)
    for space in board(view.rules.board).spaces.values():
        if space.ring == "outer":
            symbol = meanings[space.symbol]
            yield Target(
                space.id,
                _LINES.write_move(moves.Place(space.id)),
                Text("start-meaning", place(space)),
                picture=picture(space.symbol, symbol),
                detail=name(symbol),
            )


def _goals(
    view: View, seat: Seat, options: tuple[phases.Destination, ...]
) -> Iterator[Target[Text]]:
    """Where the roll leads, and by which way."""
    table, meanings = board(view.rules.board), key(view.rules.key)
    spaces = Counter(space_of(option.to) for option in options)
    is_twice = len({option.value for option in options}) > 1
    start = table.sole[view.players[seat].position]
    for option in options:
        space = table.spaces[space_of(option.to)]
        symbol = meanings[space.symbol]
        yield Target(
            space.id,
            _LINES.write_move(moves.Go(space.id if spaces[space.id] == 1 else option.to)),
            name(symbol),
            path=(start, *option.path),
            picture=picture(space.symbol, symbol),
            detail=detail(symbol, gentle=view.rules.gentle, steps=option.value if is_twice else 0),
        )


def _kinds(view: View, seat: Seat) -> Iterator[PromptCard[Text]]:
    """The three categories, each with the seat's tokens."""
    for category, many in zip(CATEGORIES, view.players[seat].tokens, strict=True):
        move = _LINES.write_move(moves.Choose(category))
        values: dict[str, Value] = {"many": many, "target": view.rules.target}
        tokens = Text("pick-detail", values)
        kind = Text(f"kind-{NAMES[category]}")
        yield PromptCard(category, f"{category.lower()}-go-small", category, kind, move, tokens)


def _wait_card() -> PromptCard[Text]:
    text = _LINES.write_move(moves.Wait())
    return PromptCard("wait", "miss", "II", Text("wait-name"), text, Text("wait-detail"))


def _seven_card() -> PromptCard[Text]:
    text = _LINES.write_move(moves.Seven())
    return PromptCard("seven", "seven", "7", Text("seven-name"), text, Text("seven-detail"))


def _blast_card(view: View, seat: Seat) -> PromptCard[Text]:
    """Both outcomes of a blast in tokens."""
    many = sum(view.players[seat].tokens)
    values: dict[str, Value] = {"many": many, "twice": 2 * many}
    code = "blast-gentle" if view.rules.gentle else "blast-detail"
    move = _LINES.write_move(moves.Blast())
    return PromptCard("blast", "blast", "×2", Text("blast-name"), move, Text(code, values))


def _answer_prompts(view: View, seat: Seat) -> Iterator[Prompt[Text]]:
    """The answer and the pass; for a blank question only the pass."""
    question = view.question
    confirm = Text("pass-confirm") if costs(view, seat) else None
    skip = Button("pass", Text("pass-label"), _LINES.write_move(moves.Pass()), confirm, icon="skip")
    if question is None or question.card is None:
        yield skip
    else:
        number = question.number
        yield Answer(answer_id(number), Text("answer-label"), number, skip)
