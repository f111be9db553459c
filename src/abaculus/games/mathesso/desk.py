"""Mathesso's referee desk: the worth of a hand and why, and which pair would be worth most."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from abaculus.games.mathesso.decks import PairDeck, deck
from abaculus.games.mathesso.material import box
from abaculus.games.mathesso.options import rules
from abaculus.games.mathesso.positions import format_position, parse_position
from abaculus.games.mathesso.scatter import scatter_grid
from abaculus.games.mathesso.scoring import gain, reason_news, score_hand
from abaculus.games.mathesso.stage.faces import colour_side
from abaculus.games.mathesso.state import TAKEN, Ended, JettonSpot, Rules, State, WonPair, keys_of
from abaculus.games.mathesso.view import View
from abaculus.kernel.awaits import Outcome
from abaculus.kernel.bot import Stop, never_stop
from abaculus.kernel.desk import Desk, Field, Reply
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import News, Refusal, Value
from abaculus.kernel.options import Options, choose
from abaculus.kernel.scene_parts import Face, Text

_LONGEST: Final = 4_000
_EXTENSIONS: Final = ("cjv", "factorial")
_BETWEEN: Final = re.compile(r"[\s,;]+")


class MathessoDesk:
    """Judges hands by the points of the rules, whatever the table counts."""

    judge_fields = (
        Field("hand", "field-hand", required=True, between=" "),
        Field("position", "field-position"),
    )
    best_fields = (
        Field("hand", "field-hand", between=" "),
        Field("offer", "field-offer", required=True, between=" "),
    )

    def judge(self, game: AnyGame, options: Options, given: Mapping[str, str]) -> Reply | Refusal:
        """A hand: its points, number by number, and how many pairs it has."""
        table = rules(game.info.id, options)
        whole = _full_deck(table)
        keys = _parse_pairs(whole, given.get("hand", ""))
        if isinstance(keys, Refusal):
            return keys
        found = score_hand(whole, replace(table, by_pairs=False), keys)
        points = sum(item.points for item in found)
        facts: dict[str, bool | int | str] = {
            "legal": True,
            "hand": " ".join(keys),
            "pairs": len(keys),
            "points": points,
            "score": len(keys) if table.by_pairs else points,
        }
        counted = "pairs" if table.by_pairs else "points"
        values: dict[str, Value] = {"points": points, "pairs": len(keys), "counted": counted}
        return Reply(facts, News("judged-hand", values), reason_news(whole, found))

    def best(
        self,
        game: AnyGame,
        options: Options,
        given: Mapping[str, str],
        top: int,
        stop: Stop = never_stop,
    ) -> tuple[Reply, ...] | Refusal:
        """The pairs on offer, those that add most to the hand first."""
        table = rules(game.info.id, options)
        whole = _full_deck(table)
        held = _parse_pairs(whole, given.get("hand", ""))
        if isinstance(held, Refusal):
            return held
        offered = _parse_pairs(whole, given.get("offer", ""))
        if isinstance(offered, Refusal):
            return offered
        points = replace(table, by_pairs=False)
        worth = {key: gain(whole, points, held, key) for key in offered}
        ranked = sorted(worth, key=lambda key: (-worth[key], whole.rank(key)))[:top]
        return tuple(
            Reply(
                {"pair": key, "points": worth[key]},
                News("best-pair", {"pair": key, "points": worth[key]}),
            )
            for key in ranked
        )

    def build_state(
        self, game: AnyGame, options: Options, given: Mapping[str, str]
    ) -> State | Refusal:
        """The state of a position, or one in which seat 0 has the hand and nothing else is left."""
        table = rules(game.info.id, options)
        if given.get("position"):
            return parse_position(table, given["position"])
        keys = _parse_pairs(_full_deck(table), given.get("hand", ""))
        if isinstance(keys, Refusal):
            return keys
        if not keys:
            return Refusal("no-hand")
        return _end_with_hand(replace(table, deck=" ".join(keys)), keys)

    def given(self, game: AnyGame, view: View) -> dict[str, str]:
        """The jettons on the table, and the viewer's pairs.

        Empty where something new must be turned or the viewer has an extra move.
        """
        if view.seat is None or view.marked or view.extra == view.seat:
            return {}
        position = format_position(view)
        if not position:
            return {}
        return {"position": position, "hand": " ".join(keys_of(view.hands[view.seat]))}

    def pieces(self, game: AnyGame) -> tuple[Face[Text], ...]:
        """The pairs of the game, with the extensions it allows."""
        more = [option.key for option in game.info.menu.options if option.key in _EXTENSIONS]
        table = rules(game.info.id, choose(game.info.menu, dict.fromkeys(more, True)))
        pairs = deck(table.box, table.deck).pairs
        return tuple(
            replace(colour_side(table.box, key, pair.top1), sign=key) for key, pair in pairs.items()
        )


def _full_deck(table: Rules) -> PairDeck:
    """The deck of everything in the box."""
    pairs = box(table.box).pairs
    return deck(table.box, " ".join(pair.key for pair in pairs for _ in range(pair.copies)))


def _parse_pairs(whole: PairDeck, text: str) -> list[str] | Refusal:
    """Parse pairs; returns them in canonical order."""
    if len(text) > _LONGEST:
        return Refusal("bad-hand", {"why": "long", "pair": "", "most": _LONGEST})
    held = Counter(whole.keys)
    named = Counter(word[:1].upper() + word[1:].lower() for word in _BETWEEN.split(text) if word)
    for key, many in named.items():
        if key not in held:
            return Refusal("bad-hand", {"why": "unknown", "pair": _printable(key), "most": 0})
        if many > held[key]:
            return Refusal("bad-hand", {"why": "many", "pair": key, "most": held[key]})
    return [key for key in whole.pairs for _ in range(named[key])]


def _printable(text: str) -> str:
    return text[:20].encode("utf-8", "replace").decode()


def _end_with_hand(table: Rules, keys: list[str]) -> State:
    tops = deck(table.box, table.deck).tops
    ground = scatter_grid(max(1, len(tops)))
    cells = range(len(tops))
    hand = tuple(WonPair(key, 2 * number, 2 * number + 1) for number, key in enumerate(keys))
    others = table.players - 1
    scores = tuple(0 for _ in range(table.players))
    return State(
        rules=table,
        phase=Ended(Outcome("end-taken", (tuple(range(table.players)),), scores)),
        hands=(hand, *((),) * others),
        rows=ground.lengths(tuple(cells)),
        spots=tuple(
            JettonSpot(
                750 + 1500 * (cell % ground.columns), 750 + 1500 * (cell // ground.columns), 0
            )
            for cell in cells
        ),
        tops=tops,
        faces=tuple(key for key in keys for _ in range(2)),
        lies=TAKEN * len(tops),
        order=tuple(range(table.players)),
    )


DESK: Final[Desk] = MathessoDesk()
