"""Runs steps and works off the stack until someone must act (5.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from abaculus.games.mathematicus import phases
from abaculus.games.mathematicus.challenges import open_window
from abaculus.games.mathematicus.game_end import eliminate
from abaculus.games.mathematicus.land import land, reap
from abaculus.games.mathematicus.questions import ask
from abaculus.games.mathematicus.settle import settle
from abaculus.games.mathematicus.state import State
from abaculus.games.mathematicus.turns import end_turn
from abaculus.kernel.messages import News

_AFTER = phases.After()


def run_steps(state: State, at: int, news: list[News]) -> State:
    """Run steps until the state waits for someone."""
    while True:
        step = _STEPS.get(type(state.phase))
        if step is None:
            return state
        state = step(state, state.phase, at, news)


def _pop_step(state: State, step: phases.Done, at: int, news: list[News]) -> State:
    stack = state.stack
    if stack:
        return replace(state, phase=stack[-1], stack=stack[:-1])
    return replace(state, phase=_AFTER)


_STEPS: Final[dict[type, Callable[[State, Any, int, list[News]], State]]] = {
    phases.Done: _pop_step,
    phases.TurnOver: lambda state, step, at, news: end_turn(state, at, news),
    phases.Settling: lambda state, step, at, news: settle(state, step, news),
    phases.Landing: lambda state, step, at, news: land(state, step, news),
    phases.Facing: lambda state, step, at, news: open_window(state, step.stake),
    phases.Due: lambda state, step, at, news: ask(state, step.stake),
    phases.Reaping: lambda state, step, at, news: reap(state, step, news),
    phases.Eliminating: lambda state, step, at, news: eliminate(state, news),
}
