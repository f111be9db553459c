"""One sentence: what to do now, or who is awaited."""

from __future__ import annotations

from typing import Final

from abaculus.games.mathematicus import phases
from abaculus.games.mathematicus.blue import kind_of
from abaculus.games.mathematicus.board import board
from abaculus.games.mathematicus.challenges import challenged_seat
from abaculus.games.mathematicus.clocks import due, is_chance
from abaculus.games.mathematicus.skips import digits
from abaculus.games.mathematicus.stage.square_texts import next_figure
from abaculus.games.mathematicus.state import D4, D12, State
from abaculus.games.mathematicus.view import View
from abaculus.kernel.messages import PlayerValue, Seat, Value
from abaculus.kernel.scene_parts import Text

_PLAIN: Final[dict[type[phases.Phase], str]] = {
    phases.Rolled: "rolled",
    phases.Penalty: "penalty",
    phases.MedalSquare: "medal-square",
    phases.BackRoll: "back-roll",
    phases.BluePick: "blue-pick",
    phases.SecondTry: "second",
    phases.Half: "half",
    phases.Nonagon: "nonagon",
    phases.Refusing: "refuse",
    phases.Shield: "shield",
}
"""Phases with a single sentence."""


def ask(view: View) -> Text:
    """The sentence for those who must act, or about them for everyone else."""
    table, phase = view.table, view.table.phase
    if isinstance(phase, phases.Ended):
        return Text(phase.outcome.reason)
    if isinstance(phase, phases.Opening | phases.TieRoll):
        return Text("ask-opening" if isinstance(phase, phases.Opening) else "ask-tie")
    if is_chance(phase):
        return Text("ask-wait")
    if isinstance(phase, phases.Window):
        return _window(view, phase)
    seat = due(table)[0]
    code, values = _sentence(table, phase, seat)
    text_values: dict[str, Value] = {"player": PlayerValue(seat), **values}
    if isinstance(phase, phases.Judging) and view.seat == seat:
        text_values |= _judge_values(view, phase)
    return Text(f"ask-{code}" if view.seat == seat else f"ask-{code}-other", text_values)


def _sentence(table: State, phase: phases.Phase, seat: Seat) -> tuple[str, dict[str, Value]]:
    """The name of the sentence, and its values."""
    hand = table.hands[seat]
    match phase:
        case phases.Starting():
            near = next_figure(table, seat)
            return ("start", {}) if near is None else ("start-near", dict(near))
        case phases.Skipping():
            return "skip", {"skips": hand.skips}
        case phases.FreeRoll(die=die):
            return "free-roll", {"die": die}
        case phases.Gimmick(rolls=rolls):
            return "gimmick", {"number": digits(rolls)}
        case phases.Answering(question=question):
            if question.blue is not None:
                return "answer-blue", {"type": kind_of(question.blue)}
            return "answer", {"level": question.level}
        case phases.Judging(question=question):
            return "judge", {"answers": PlayerValue(question.seat)}
        case phases.Choosing(what=what):
            return f"choose-{what}", {}
        case phases.After():
            return "after" if hand.tokens[D4] or hand.tokens[D12] else "after-none", {}
        case _:
            return _PLAIN[type(phase)], _against(phase)


def _against(phase: phases.Phase) -> dict[str, Value]:
    """Who wants something of the one who decides."""
    if isinstance(phase, phases.Refusing):
        by = (
            phase.stake.rival
            if challenged_seat(phase.stake) == phase.stake.seat
            else phase.stake.seat
        )
        return {"rival": PlayerValue(0 if by is None else by)}
    if isinstance(phase, phases.Shield):
        return {"figure": phase.figure, "rival": PlayerValue(phase.seat)}
    return {}


def _judge_values(view: View, phase: phases.Judging) -> dict[str, Value]:
    """What was answered and what the card says; nothing on a blank card."""
    answer = view.key.solution.answer.text if view.key is not None else ""
    return {"given": phase.question.given or "–", "answer": answer or "–"}


def is_hurried(view: View) -> bool:
    """Whether the time of a challenge runs: for everyone but the active player."""
    phase = view.table.phase
    if not isinstance(phase, phases.Window) or not view.table.rules.window:
        return False
    active = phase.stake.seat
    return view.seat != active and any(seat != active for seat in phase.open)


def detail(view: View) -> Text | None:
    """The cost and prize of a challenge, or the meaning of a proposal."""
    phase, vote = view.table.phase, view.table.vote
    if vote is not None or not isinstance(phase, phases.Window) or view.seat == phase.stake.seat:
        return None
    return Text("window-detail", _window_values(view, phase)) if view.seat in phase.open else None


def then(view: View) -> Text | None:
    """What follows when no one has challenged in time."""
    phase = view.table.phase
    if not isinstance(phase, phases.Window) or not is_hurried(view):
        return None
    return Text("then-window", {"player": PlayerValue(phase.stake.seat)})


def _window(view: View, phase: phases.Window) -> Text:
    """Challengers and the active player are asked; others hear who is waited for."""
    stake, seat = phase.stake, view.seat
    values = _window_values(view, phase)
    if seat is None or seat not in phase.open:
        return Text("ask-window-me" if seat == stake.seat else "ask-window-other", values)
    return Text("ask-window-own" if seat == stake.seat else "ask-window", values)


def _window_values(view: View, phase: phases.Window) -> dict[str, Value]:
    number = phase.stake.square
    square = board(view.table.rules.board).squares[number]
    figure = square.figure or "none"
    return {"player": PlayerValue(phase.stake.seat), "number": number, "figure": figure}
