"""What can be done now, phase by phase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from abaculus.games.mathematicus import phases
from abaculus.games.mathematicus.board import SIZE
from abaculus.games.mathematicus.clocks import due, is_chance
from abaculus.games.mathematicus.legal_moves import phase_moves
from abaculus.games.mathematicus.move_text import format_move
from abaculus.games.mathematicus.moves import (
    Challenge,
    Decline,
    DoubleTime,
    End,
    GiveUp,
    Go,
    Medal,
    Move,
    NoChallenge,
    Pass,
    Remainder,
    Roll,
    Use,
    Walk,
)
from abaculus.games.mathematicus.stage import side_prompts
from abaculus.games.mathematicus.stage.cards import question_number
from abaculus.games.mathematicus.stage.move_cards import ROLL_KEY, cards, heading, sheet
from abaculus.games.mathematicus.stage.sentences import ask
from abaculus.games.mathematicus.stage.square_texts import landing_text, square_name, square_picture
from abaculus.games.mathematicus.state import State
from abaculus.games.mathematicus.view import View
from abaculus.kernel.messages import Seat, Value
from abaculus.kernel.prompts import Answer, Button, Point, Prompt, Target
from abaculus.kernel.question_source import ChanceAnswer
from abaculus.kernel.scene_parts import Text

_LABELS: Final[dict[Move, str]] = {
    Pass(): "pass",
    End(): "end",
    Decline(): "decline",
    NoChallenge(): "no-challenge",
    Challenge(): "challenge",
    Challenge(by_medal=True): "challenge-medal",
    GiveUp(): "give-up",
    Go(): "go",
    DoubleTime(): "double",
    Remainder(None): "remainder-none",
}
"""Moves that are buttons with a label of their own."""
_KEYS: Final = {
    "pass": "p",
    "challenge": "c",
    "challenge-medal": "m",
    "no-challenge": "n",
    "no-fight": "n",
    "double": "x",
    "go": "s",
}


CHALLENGES: Final = ("challenge", "challenge-medal", "no-challenge", "no-fight")
"""The moves possible before a question."""


def prompts(view: View) -> Iterator[Prompt[Text]]:
    """What the viewer may do, in the game and beside it."""
    table, seat = view.table, view.seat
    phase = table.phase
    if seat is None or seat in table.gone or isinstance(phase, phases.Ended) or is_chance(phase):
        return
    others = tuple(side_prompts.side_prompts(table, seat))
    if table.vote is not None:
        yield from others
    if seat in due(table):
        yield from _in_play(view, phase, seat)
    if table.vote is None:
        yield from others


def answer_id(view: View) -> str:
    """The id of a question's prompt, so that a late answer counts for no other question."""
    return f"answer-{question_number(view.table)}"


def _in_play(view: View, phase: phases.Phase, seat: Seat) -> Iterator[Prompt[Text]]:
    table = view.table
    moves: list[Move] = [
        move for move in phase_moves(table, seat) if not isinstance(move, ChanceAnswer)
    ]
    match phase:
        case phases.Starting():
            yield from _start_prompts(view, seat, moves)
        case phases.Rolled(score=score):
            targets = tuple(_goals(table, seat, score, moves))
            yield Point("walk", Text("walk-label"), targets)
        case phases.FreeRoll() | phases.BackRoll():
            yield from (_roll(move) if isinstance(move, Roll) else _button(move) for move in moves)
        case phases.Gimmick():
            yield from (_button(move) for move in moves)
        case phases.Window() if seat != phase.stake.seat:
            yield from (_button(move, is_main=move == Challenge()) for move in moves)
        case phases.Answering():
            yield from _answer_prompts(view, moves)
        case phases.Judging():
            for name, move in zip(("judge-right", "judge-wrong", "judge-auto"), moves, strict=True):
                yield Button(name, Text(f"{name}-label"), format_move(move))
        case _:
            yield from _choice_prompts(view, phase, seat, moves)


_WITH_END: Final = (phases.After, phases.MedalSquare)
_NAMES: Final[dict[type[phases.Phase], str]] = {
    phases.Skipping: "skip",
    phases.Penalty: "skip",
    phases.MedalSquare: "extra",
    phases.After: "extra",
    phases.Window: "fight",
    phases.Refusing: "refuse",
    phases.BluePick: "blue-pick",
    phases.SecondTry: "second",
    phases.Shield: "shield",
    phases.Half: "half",
    phases.Nonagon: "nonagon",
    phases.Choosing: "choose",
}


def _choice_prompts(
    view: View, phase: phases.Phase, seat: Seat, moves: list[Move]
) -> Iterator[Prompt[Text]]:
    """Pictured possibilities, and beside them the word that leaves them all."""
    if isinstance(phase, phases.MedalSquare):
        moves = [move for move in moves if not isinstance(move, Decline)]
    pictured = [move for move in moves if move not in _LABELS]
    if pictured:
        yield cards(view.table, seat, _NAMES[type(phase)], ask(view), pictured)
    for move in moves:
        if move == NoChallenge():
            yield _plain_button("no-fight", move)
        elif move in _LABELS:
            yield _button(move, is_main=isinstance(phase, _WITH_END))


def _button(move: Move, *, is_main: bool = False) -> Button[Text]:
    if isinstance(move, Remainder) and move.value is not None:
        name, values = f"remainder-{move.value}", {"value": move.value}
        return Button(name, Text("remainder-label", {**values}), format_move(move))
    return _plain_button(_LABELS[move], move, is_main=is_main)


def _plain_button(name: str, move: Move, *, is_main: bool = False) -> Button[Text]:
    icon = "done" if move in (End(), Go()) else "skip" if move in (Pass(), GiveUp()) else ""
    label, text, key = Text(f"{name}-label"), format_move(move), _KEYS.get(name, "")
    return Button(name, label, text, is_main=is_main, icon=icon, key=key)


def _roll(move: Roll) -> Button[Text]:
    label = Text("roll-name", {"die": move.die})
    return Button("roll", label, format_move(move), is_main=True, icon="die", key=ROLL_KEY)


def _start_prompts(view: View, seat: Seat, moves: list[Move]) -> Iterator[Prompt[Text]]:
    table = view.table
    yield cards(table, seat, "roll", ask(view), [one for one in moves if isinstance(one, Roll)])
    yield _button(Pass())
    used = [one for one in moves if isinstance(one, Use)]
    folded: dict[str, list[Move]] = {
        "medal": [one for one in moves if isinstance(one, Medal)],
        "name-score": [one for one in used if one.score is not None],
        "buy-figure": [one for one in used if one.figure],
    }
    for name, some in folded.items():
        found = sheet(table, seat, name, some)
        if found is not None:
            yield found


def _goals(table: State, seat: Seat, score: int, moves: list[Move]) -> Iterator[Target[Text]]:
    """Forward, back and the pawn's own square; no card is needed where going back is free."""
    pos = table.hands[seat].pos
    is_free = Walk(forward=False) in moves
    for move in moves:
        if isinstance(move, Pass):
            pawn = f"pawn-{table.hands[seat].pawn or 'O'}"
            detail = Text("stay-detail")
            text, key = format_move(move), _KEYS["pass"]
            yield Target(str(pos), text, Text("stay"), picture=pawn, detail=detail, key=key)
            continue
        if isinstance(move, Use) and is_free:
            continue
        step = 1 if move == Walk(forward=True) else -1
        way = tuple(str((pos + step * many) % SIZE) for many in range(score + 1))
        goal = (pos + step * score) % SIZE
        values: dict[str, Value] = {**square_name(table, goal).values, "by": _walk_direction(move)}
        yield Target(
            str(goal),
            format_move(move),
            Text("walk-meaning", values),
            way,
            square_picture(table, goal),
            landing_text(table, seat, goal),
            "f" if step > 0 else "b",
        )


def _walk_direction(move: Move) -> str:
    if isinstance(move, Use):
        return "card"
    return "forward" if move == Walk(forward=True) else "back"


def _answer_prompts(view: View, moves: list[Move]) -> Iterator[Prompt[Text]]:
    """The start of the clock, then the answer, and aids: more time, kept cards."""
    start = _start(view) if Go() in moves else None
    others = [move for move in moves if not isinstance(move, GiveUp | Go)]
    helps = tuple(_help(view, move) for move in others)
    confirm = Text("give-up-confirm")
    text = format_move(GiveUp())
    skip = Button("give-up", Text("give-up-label"), text, confirm, key="g")
    if view.card is None:
        yield from (skip, *helps, *((start,) if start is not None else ()))
    else:
        label, asked = Text("answer-label"), question_number(view.table)
        yield Answer(answer_id(view), label, asked, skip, helps, start)


def _start(view: View) -> Button[Text]:
    """The button that starts the clock after reading, or after laying the bones."""
    phase = view.table.phase
    is_blue = isinstance(phase, phases.Answering) and phase.question.blue is not None
    return _plain_button("go-bones" if is_blue else "go", Go(), is_main=True)


def _help(view: View, move: Move) -> Button[Text]:
    if not isinstance(move, Use):
        return _button(move)
    label = Text("use-label", heading(view.table, move.card).values)
    return Button(f"use-{move.card}", label, format_move(move))
