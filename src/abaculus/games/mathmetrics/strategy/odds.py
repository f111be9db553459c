"""What a choice means, in words: the chance to gain, to lose, to roll again (11)."""

from __future__ import annotations

from collections.abc import Mapping

from abaculus.games.mathmetrics.board import board
from abaculus.games.mathmetrics.keys import ADMITTED, CATEGORIES, Category, Symbol, key
from abaculus.games.mathmetrics.legal_moves import end_of
from abaculus.games.mathmetrics.moves import Blast, Choose, Go, Move, Place, Seven
from abaculus.games.mathmetrics.phases import Choosing, Phase
from abaculus.games.mathmetrics.state import PlayerState, Rules
from abaculus.games.mathmetrics.strategy.course import FACES, asked_categories, chance_of
from abaculus.games.mathmetrics.strategy.worth import category_of
from abaculus.kernel.messages import Value
from abaculus.kernel.scene_parts import Text


class MoveOdds:
    """The odds of choices for a player with this accuracy in each category."""

    def __init__(self, rules: Rules, player: PlayerState, percents: tuple[int, ...]) -> None:
        self._rules, self._player = rules, player
        self._percents: Mapping[Category, int] = dict(zip(CATEGORIES, percents, strict=True))

    def of(self, phase: Phase, move: Move) -> Text:
        """What one choice means."""
        match move:
            case Place(space=space):
                return Text("promise-start", self.named(space))
            case Go() if isinstance(phase, Choosing):
                return self._landing(end_of(move, phase.options))
            case Choose(category=name):
                return self._category(category_of(name))
            case Blast():
                many = sum(self._player.tokens)
                gentle = "yes" if self._rules.gentle else "no"
                return Text("promise-blast", {"many": many, "twice": 2 * many, "gentle": gentle})
            case Seven():
                return Text("promise-seven")
            case _:
                return Text("promise-wait")

    def named(self, position: str) -> dict[str, Value]:
        """A space and its symbol."""
        space, symbol, _ = self._at(position)
        return {"space": space, "symbol": symbol}

    def _at(self, position: str) -> tuple[str, str, Symbol]:
        table = board(self._rules.board)
        space = table.sole[position]
        name = table.spaces[space].symbol
        return space, name, key(self._rules.key)[name]

    def _landing(self, position: str) -> Text:
        symbol, named = self._at(position)[2], self.named(position)
        if symbol.miss or symbol.hole:
            return Text("promise-miss" if symbol.miss else "promise-hole", named)
        if symbol.holds:
            percent = round(100 * len(symbol.holds) / len(FACES))
            return Text("promise-hold", {**named, "percent": percent})
        again = 0 if symbol.then == "end" else round(100 * len(ADMITTED[symbol.then]) / len(FACES))
        ways = asked_categories(symbol)
        if not ways:
            return Text("promise-roll", {**named, "again": again})
        best = max(ways, key=lambda way: self._right(symbol, way))
        return Text("promise-ask", {**named, **self._stakes(symbol, best), "again": again})

    def _right(self, symbol: Symbol, categories: tuple[Category, ...]) -> int:
        chances = [self._percents[category] / 100 for category in categories]
        return round(100 * chance_of(symbol.need, chances))

    def _stakes(self, symbol: Symbol, categories: tuple[Category, ...]) -> dict[str, Value]:
        """The possible gain and cost of an answer, with the chances of both."""
        tokens = self._player.tokens
        held = [tokens[CATEGORIES.index(category)] for category in categories]
        gain = symbol.gain * len(categories)
        if symbol.doubles:
            gain += sum(tokens) + gain
        loss = 0 if self._rules.gentle else sum(min(symbol.loss, count) for count in held)
        right = self._right(symbol, categories)
        return {"right": right, "wrong": 100 - right, "gain": gain, "loss": loss}

    def _category(self, category: Category) -> Text:
        symbol = self._at(self._player.position)[2]
        values: dict[str, Value] = {
            "category": category,
            "has": self._player.tokens[CATEGORIES.index(category)],
            "target": self._rules.target,
        }
        return Text("promise-category", {**values, **self._stakes(symbol, (category,))})
