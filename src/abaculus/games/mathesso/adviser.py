"""The adviser: hints during a game and reviews after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from abaculus.games.mathesso.decks import deck
from abaculus.games.mathesso.material import ROLES, Pair
from abaculus.games.mathesso.moves import Flip, Move
from abaculus.games.mathesso.notation import MathessoNotation
from abaculus.games.mathesso.scatter import place_names
from abaculus.games.mathesso.stage.faces import arithmetic, colour_side
from abaculus.games.mathesso.stage.pieces import jetton
from abaculus.games.mathesso.state import Seconding, Starting, State
from abaculus.games.mathesso.strategy.candidates import CandidateTurn
from abaculus.games.mathesso.strategy.pair_values import PairValues
from abaculus.games.mathesso.strategy.plans import best_greedy, next_places
from abaculus.games.mathesso.strategy.pools import TableKnowledge
from abaculus.games.mathesso.strategy.review import (
    KnownPair,
    MemoryReview,
    SecondFlip,
    accounts,
    known_pairs,
    review_turn,
)
from abaculus.games.mathesso.view import View
from abaculus.kernel.adviser import Review, Reviewer
from abaculus.kernel.bot import Stop
from abaculus.kernel.game import AnyGame, Step
from abaculus.kernel.messages import Value
from abaculus.kernel.scene_parts import Piece, Text
from abaculus.kernel.scenes import Advice, ScoreRow

_LINES: Final = MathessoNotation()
_ROWS: Final = 4
"""How many candidates are listed."""
_MISSED: Final = 6
"""How many missed pairs of a seat are listed."""
_EQUAL: Final = 1e-9


class MathessoAdviser:
    """Knows what is face up, what the backs prove and, after the game, all that was shown."""

    def best(self, game: AnyGame, view: View, stop: Stop) -> Advice[Text] | None:
        """The best jetton to turn now, from what the table shows alone."""
        phase = view.phase
        if not isinstance(phase, Starting | Seconding) or phase.seat != view.seat:
            return None
        table = TableKnowledge(view, {})
        place = next_places(view, table)[0]
        move = _LINES.write_move(Flip(place_names(view.rows).by_place[place]))
        if isinstance(phase, Seconding):
            return Advice(move, 0, _second(view, table, phase))
        one = best_greedy(view, table)
        return Advice(move, 0, Text("advice-any") if one is None else _sentence(view, table, one))

    def hint(self, game: AnyGame, view: View, rung: int, stop: Stop) -> tuple[Text, ...]:
        """The back that fits; with full help also its chance, and what the backs prove."""
        phase, help_ = view.phase, view.rules.hints
        if help_ == "off" or not isinstance(phase, Starting | Seconding):
            return ()
        if phase.seat != view.seat:
            return ()
        table = TableKnowledge(view, {})
        if isinstance(phase, Seconding):
            partner_back = _partner_back(view, phase)
            rungs = (Text("hint-back", {"top": partner_back}), _second(view, table, phase))
            return rungs[: max(rung, 1)] if help_ == "full" else rungs[:1]
        one = best_greedy(view, table)
        if help_ != "full" or one is None:
            return ()
        return (_sentence(view, table, one),)

    def review(
        self,
        game: AnyGame,
        before: State,
        moves: tuple[Move, ...],
        after: State,
        stop: Stop,
        states: tuple[State, ...] = (),
    ) -> Review | None:
        """Review a turn with perfect memory: the best candidate and what was lost."""
        look = review_turn(before, moves, after)
        if look is None:
            return None
        place = next_places(look.view, TableKnowledge(look.view, {}))[0]
        best = Advice(
            move=_LINES.write_move(Flip(place_names(before.rows).by_place[place])),
            points=_points(look),
            sentence=_review_text(look),
            rows=tuple(_rows(look)),
            pieces=tuple(_pieces(look)),
        )
        return Review(best, look.lost < _EQUAL)

    def summary(
        self, game: AnyGame, start: State, steps: Sequence[Step[Any, Any]]
    ) -> tuple[tuple[Text, ...], ...]:
        """How many of the pairs that could be known each seat took, and which it missed."""
        rows, pairs = steps[-1].state.rows if steps else "", deck(start.rules.box, start.rules.deck)
        reports: list[tuple[Text, ...]] = []
        for account in accounts(start, steps):
            score = Text("memory-score", {"taken": account.taken, "known": account.chances})
            missed = [
                _missed_text(rows, pairs.pairs[one.key], one) for one in account.missed.values()
            ]
            more = len(missed) - _MISSED
            rest = [Text("memory-more", {"count": more})] if more > 0 else []
            reports.append((score, *missed[:_MISSED], *rest) if account.chances else ())
        return tuple(reports)


def _missed_text(rows: str, pair: Pair, known: KnownPair) -> Text:
    return Text("memory-missed", {**_place_values(rows, known), **_describe_pair(pair)})


def _place_values(rows: str, pair: KnownPair) -> dict[str, Value]:
    named = place_names(rows).by_place
    return {"first": named[pair.first], "second": named[pair.second]}


def _describe_pair(pair: Pair) -> dict[str, Value]:
    """The name of a pair: its arithmetic, or its looks."""
    return {"group": ROLES[pair.group], "sum": arithmetic(pair, pair.top1), "behind": pair.top1}


def _partner_back(view: View, phase: Seconding) -> str:
    """The back that belongs to the jetton face up."""
    key, top = view.faces[phase.first], view.tops[phase.first]
    return deck(view.rules.box, view.rules.deck).pairs[key].partner(top)


def _second(view: View, table: TableKnowledge, phase: Seconding) -> Text:
    """Where the partner is, or the chance to find it."""
    key, top = view.faces[phase.first], view.tops[phase.first]
    if key in table.places:
        place = place_names(view.rows).by_place[table.places[key][0]]
        return Text("advice-partner", {"place": place})
    other, many, of = table.pool.hit(key, top)
    return Text("advice-chance", {"top": other, "many": many, "of": of})


def _sentence(view: View, table: TableKnowledge, one: CandidateTurn) -> Text:
    """Why a turn should begin like this."""
    if one.top:
        return Text("advice-back", {"top": one.top})
    pair = next(pair for pair in known_pairs(view, table) if pair.key == one.key)
    return Text("advice-pair", _values(view, pair))


def _values(view: View, pair: KnownPair) -> dict[str, Value]:
    return {
        "seen": "yes" if pair.was_seen else "no",
        **_place_values(view.rows, pair),
        **_describe_pair(deck(view.rules.box, view.rules.deck).pairs[pair.key]),
    }


def _best_pair(look: MemoryReview) -> KnownPair | None:
    return next((pair for pair in look.pairs if pair.key == look.best.key), None)


def _points(look: MemoryReview) -> int:
    """The points the best was certain to score."""
    pair = _best_pair(look)
    return 0 if pair is None else PairValues(look.view).own(look.view.seat or 0, pair.key)


def _review_text(look: MemoryReview) -> Text:
    pair = _best_pair(look)
    if pair is not None:
        return Text("review-pair", _values(look.view, pair))
    return Text("review-back", {"top": look.best.top, "percent": round(100 * look.chance)})


def _rows(look: MemoryReview) -> Iterator[ScoreRow[Text]]:
    """The ways to begin, each with its worth, and what was lost."""
    by_key = {pair.key: pair for pair in look.pairs}
    named = place_names(look.view.rows).by_place
    for one in look.ranked[:_ROWS]:
        if one.top:
            yield ScoreRow(Text("review-row-back", {"top": one.top}), _worth(one.value))
            continue
        pair = by_key[one.key]
        cells = (named[pair.first], named[pair.second])
        text = Text("review-row-pair", _values(look.view, pair))
        face = colour_side(look.view.rules.box, pair.key, look.view.tops[pair.first])
        yield ScoreRow(text, _worth(one.value), face, cells=cells)
    yield ScoreRow(Text("review-lost"), _worth(look.lost))
    if look.second is not None:
        yield from _one_or_two(named[look.second.place], look.second)


def _one_or_two(first: str, second: SecondFlip) -> Iterator[ScoreRow[Text]]:
    """The worth of stopping after the first jetton, and of turning another."""
    values: dict[str, Value] = {"top": second.top, "many": second.many, "of": second.of}
    one = Text("review-row-one", {"first": first})
    two = Text("review-row-two", {"first": first, **values})
    yield ScoreRow(one, _worth(second.stop), cells=(first,))
    yield ScoreRow(two, _worth(second.on), cells=(first,))


def _worth(value: float) -> str:
    return f"{value:.1f}".replace("-0.0", "0.0").replace("-", "−")


def _pieces(look: MemoryReview) -> Iterator[Piece[Text]]:
    """The two jettons of a known pair, face up."""
    pair, view = _best_pair(look), look.view
    if pair is None:
        return
    named = place_names(view.rows).by_place
    for place in (pair.first, pair.second):
        face = colour_side(view.rules.box, pair.key, view.tops[place])
        yield Piece(jetton(named[place]), named[place], face)


ADVISER: Final[Reviewer[View]] = MathessoAdviser()
