# hot: compiled with mypyc where possible
"""Writing a line: judged, laid, scored and reported item by item (5.9, 6)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from abaculus.games.pytagora.compose.flow import clear_fresh
from abaculus.games.pytagora.compose.phases import Composing
from abaculus.games.pytagora.compose.state import State
from abaculus.games.pytagora.equality.judge import format_play, judge, lay_line
from abaculus.games.pytagora.equality.scoring import EMPTY_HAND
from abaculus.games.pytagora.equality.terms import Continue, Count, LineJudgement, Play
from abaculus.games.pytagora.kinds import COMMON, format_piece, hand_without, text_of
from abaculus.kernel.messages import FormulaValue, News, PlayerValue, Refusal, Seat, Value

_PLACES: Final = {
    1: "tens",
    2: "hundreds",
    3: "thousands",
    -2: "hundredths",
    -3: "thousandths",
}
"""The places of a digit that count more than one point and have a name."""


def judge_for(
    state: State, seat: Seat, play: Play, *, ahead: bool = False
) -> LineJudgement | Refusal:
    """What the referee says about a seat's line; `ahead`: whatever the die may yet show."""
    face = None if ahead and state.rules.has_die else state.face
    return judge(state.rules.terms, state.table, play, face, state.hands[seat], supply=state.supply)


def write_line(
    state: State, phase: Composing, play: Play, news: list[News]
) -> tuple[State, Play] | Refusal:
    """Lay the line on the board and count its points; the phase is unchanged."""
    judged = judge_for(state, phase.seat, play)
    if isinstance(judged, Refusal):
        return judged
    news += line_news(phase.seat, judged)
    canonical = judged.play or play
    table = lay_line(state.table, judged, phase.seat, state.round)
    number = canonical.number if isinstance(canonical, Continue) else len(table.equalities)
    new = [kind for _, kind in judged.placed]
    hands, scores = list(state.hands), list(state.scores)
    own = [kind for kind in new if kind not in COMMON]
    hands[phase.seat] = hand_without(hands[phase.seat], own) or ()
    scores[phase.seat] += judged.points
    equals, closing = state.supply
    state = replace(
        clear_fresh(state, phase.seat),
        table=table,
        hands=tuple(hands),
        scores=tuple(scores),
        supply=(equals - new.count("="), closing - new.count(")")),
        idle=0,
        gained=(*state.gained, judged.points) if phase.second else (judged.points,),
        last=(*state.last, number) if phase.second else (number,),
    )
    return state, canonical


def line_news(seat: Seat, judged: LineJudgement) -> list[News]:
    """The news of a line: the line, each piece with its reason, the bonuses, the sum."""
    player = PlayerValue(seat)
    play = judged.play
    values: dict[str, Value] = {"player": player, "points": judged.points}
    if isinstance(play, Continue):
        values |= {"line": FormulaValue(text_of(play.pieces[1:])), "number": play.number}
        news = [News("compose-continued", {**values, "move": format_play(play)})]
    elif play is not None:
        line = FormulaValue(text_of(play.pieces))
        news = [News("compose-wrote", {**values, "line": line, "move": format_play(play)})]
    else:
        news = []
    return [*news, *reason_news(judged)]


def reason_news(judged: LineJudgement) -> list[News]:
    """The reasons for a line's points, item by item."""
    news = [_count_news(count) for count in judged.counts]
    if judged.crossings:
        bonus = judged.crossings * judged.crossings
        news.append(News("because-crossings", {"count": judged.crossings, "points": bonus}))
    if judged.doubled is not None:
        best = judged.counts[judged.doubled]
        news.append(
            News("because-double", {"piece": format_piece(best.kind), "points": best.points})
        )
    if judged.emptied:
        news.append(News("because-emptied", {"points": EMPTY_HAND}))
    news.append(News("because-total", {"points": judged.points}))
    return news


def _count_news(count: Count) -> News:
    return News(
        "because-piece",
        {
            "piece": format_piece(count.kind),
            "points": count.points,
            "why": count.why or "own",
            "place": _PLACES.get(count.place, "further"),
        },
    )
