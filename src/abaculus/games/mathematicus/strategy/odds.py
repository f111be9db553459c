"""What a move promises, in words: how likely it reaches what, and the effect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from abaculus.games.mathematicus import moves
from abaculus.games.mathematicus.board import SIZE
from abaculus.games.mathematicus.chance.deck import deck
from abaculus.games.mathematicus.phases import Penalty, Rolled, Window
from abaculus.games.mathematicus.strategy.course import bit
from abaculus.games.mathematicus.strategy.worth import DecisionCase
from abaculus.kernel.messages import PlayerValue, Value
from abaculus.kernel.scene_parts import Text

_NONE: Final = "none"


def odds_text(case: DecisionCase, move: moves.Move) -> Text:
    """A move and its chances, as a sentence."""
    match move:
        case moves.Roll(die=die):
            return _roll(case, die, "free")
        case moves.Extra(die=die):
            return _roll(case, die, "extra")
        case moves.Walk(forward=forward):
            return _walk(case, forward=forward)
        case moves.Challenge():
            return _challenge(case, move)
        case moves.Serve():
            is_new = isinstance(case.state.phase, Penalty)
            return Text("promise-serve", {"when": "later" if is_new else "now"})
        case moves.Medal() | moves.Exchange() | moves.Choose():
            return _figure(move)
        case _:
            return _thing(case, move)


def _figure(move: moves.Medal | moves.Exchange | moves.Choose) -> Text:
    """A figure is taken, chosen or swapped for."""
    if isinstance(move, moves.Choose):
        if move.other:
            return Text("promise-swap", {"figure": move.other})
        return Text("promise-figure", {"figure": move.figure})
    code = "promise-medal" if isinstance(move, moves.Medal) else "promise-nonagon"
    if move.rival is None:
        return Text(code, {"figure": move.figure})
    return Text(f"{code}-from", {"figure": move.figure, "rival": PlayerValue(move.rival)})


def _thing(case: DecisionCase, move: moves.Move) -> Text:
    match move:
        case moves.Use(card=card, score=score, figure=figure):
            effect = deck(case.state.rules.chance).named[card].effect
            return Text("promise-card", {"effect": effect, "score": score or 0, "figure": figure})
        case moves.BuyOff(price=price):
            return Text("promise-buy-off", {"price": _token_value(price)})
        case moves.Token(kind=kind):
            return Text("promise-token", {"token": _token_value(kind)})
        case moves.TakeHalf(half=half):
            return Text("promise-half", {"half": half})
        case _:
            return Text("promise-rest", {"what": type(move).__name__})


def _roll(case: DecisionCase, die: int, kind: str) -> Text:
    """The chance to gain a figure with a roll, wrong answers included."""
    hits = [score for score in range(1, die + 1) if _figures(case, score)]
    names = [figure for score in hits for figure in _figures(case, score)]
    chance = round(100 * case.outlook.right * len(hits) / die)
    values: dict[str, Value] = {"die": die, "kind": kind, "chance": chance}
    values["figure"] = names[0] if len(set(names)) == 1 else "some" if names else _NONE
    return Text("promise-roll", values)


def _figures(case: DecisionCase, score: int) -> Sequence[str]:
    """The useful figures that a score leads to."""
    stand, course = case.stand, case.outlook.ground.course
    found = [course.squares[(stand.pos + by) % SIZE].figure for by in course.ways(score)]
    return [figure for figure in found if figure and not bit(figure) & stand.mask]


def _walk(case: DecisionCase, *, forward: bool) -> Text:
    phase = case.state.phase
    score = phase.score if isinstance(phase, Rolled) else 0
    stand, ground = case.stand, case.outlook.ground
    place = (stand.pos + (score if forward else -score)) % SIZE
    square = ground.course.squares[place]
    figure, role = square.figure, str(square.role)
    if figure and figure in case.state.hands[case.seat].figures:
        role = "own"
    reaped = ground.reaped(stand, place)
    has_token = reaped.d4 + reaped.d12 > stand.d4 + stand.d12
    values: dict[str, Value] = {
        "square": place,
        "role": role,
        "chance": round(100 * case.outlook.right),
        "figure": figure if reaped.mask != stand.mask else _NONE,
        "token": _token_value(square.token) if has_token else _NONE,
        "half": reaped.half if reaped.half != stand.half else _NONE,
    }
    return Text("promise-walk", values)


def _challenge(case: DecisionCase, move: moves.Challenge) -> Text:
    """How likely it is that the other fails and one is right oneself."""
    phase = case.state.phase
    rival = move.rival
    if rival is None and isinstance(phase, Window):
        rival = phase.stake.seat
    rival = rival or 0
    chance = round(100 * (1 - case.rival_right(rival)) * case.outlook.right)
    return Text("promise-challenge", {"rival": PlayerValue(rival), "chance": chance})


def _token_value(token: str) -> str | int:
    """A token as sentences name it."""
    return int(token) if token.isdigit() else token


def cells(case: DecisionCase, move: moves.Move) -> tuple[str, ...]:
    """The squares that a move is about."""
    stand, course, phase = case.stand, case.outlook.ground.course, case.state.phase
    if isinstance(move, moves.Walk) and isinstance(phase, Rolled):
        return (str((stand.pos + (phase.score if move.forward else -phase.score)) % SIZE),)
    if not isinstance(move, moves.Roll | moves.Extra):
        return ()
    reached = {
        (stand.pos + by) % SIZE
        for score in range(1, move.die + 1)
        if _figures(case, score)
        for by in course.ways(score)
    }
    return tuple(
        str(place)
        for place in sorted(reached)
        if course.squares[place].figure and not bit(course.squares[place].figure) & stand.mask
    )
