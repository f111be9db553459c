"""The box: what it holds, what is wrong with a changed one, and that it says so."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from abaculus.games.mathesso.decks import deck, variant_keys
from abaculus.games.mathesso.material import BOX, STANDARD, box, counts, is_changed
from abaculus.games.mathesso.rules import Mathesso
from abaculus.games.mathesso.scoring import items
from abaculus.games.mathesso.stage import STAGE
from abaculus.kernel.messages import RefusedError
from abaculus.kernel.options import choose

FILE = Path(__file__).parents[1] / "data" / "box.json"


def changed(change: Callable[[Any], None]) -> str:
    data = json.loads(FILE.read_text("utf-8"))
    change(data)
    return json.dumps(data)


def test_the_box_holds_131_pairs() -> None:
    assert 131 == sum(pair.copies for pair in box(BOX).pairs)


def test_the_variants_have_the_counts_of_the_rules() -> None:
    assert STANDARD == counts(BOX)
    assert not is_changed(BOX)


ALL = [
    ("atto", False, 21, 39),
    ("femto", False, 31, 84),
    ("pico", False, 59, 146),
    ("nano", False, 82, 190),
    ("mikro", False, 116, 239),
    ("mili", False, 163, 298),
    ("standart", False, 195, 333),
    ("pico", True, 69, 166),
    ("nano", True, 92, 214),
    ("mikro", True, 126, 264),
    ("mili", True, 173, 324),
    ("standart", True, 205, 359),
]


@pytest.mark.parametrize(("variant", "cjv", "single", "together"), ALL)
def test_all_pairs_one_by_one_and_in_one_hand(
    variant: str, cjv: bool, single: int, together: int
) -> None:
    made = deck(BOX, variant_keys(BOX, variant, cjv=cjv, factorial=False))

    def worth(keys: tuple[str, ...]) -> int:
        return sum(one.points for one in items(made, keys, by_pairs=False, double=False))

    assert single == sum(worth((key,)) for key in made.keys)
    assert together == worth(made.keys)


def _twice(data: Any) -> None:
    data["pairs"].append(data["pairs"][0])


def _wrong_product(data: Any) -> None:
    data["pairs"][0][2] = 3


def _three_copies(data: Any) -> None:
    data["pairs"][0][5] = 3


def _strange_key(data: Any) -> None:
    data["pairs"][0][0] = "X1.2"


def _wrong_factorial(data: Any) -> None:
    data["pairs"][-1][2] = 121


def _not_mirrored(data: Any) -> None:
    row = next(row for row in data["pairs"] if row[0] == "C12")
    row[2], row[4] = 22, "22"


def _wrong_side(data: Any) -> None:
    next(row for row in data["pairs"] if row[0] == "C12")[2] = 12


def _no_points(data: Any) -> None:
    del data["points"]["Z"]


def _short_ruler(data: Any) -> None:
    data["ruler"].pop()


def _no_zero(data: Any) -> None:
    data["variants"]["nano"]["zeros"] = ["Z99"]


def _no_variant(data: Any) -> None:
    del data["variants"]["atto"]


def _more(data: Any) -> None:
    data["author"] = "somebody"


@pytest.mark.parametrize(
    "change",
    [
        *(_twice, _wrong_product, _three_copies, _strange_key, _wrong_factorial),
        *(_not_mirrored, _wrong_side, _no_points, _short_ruler, _no_zero, _no_variant, _more),
    ],
)
def test_a_box_with_a_fault_is_refused(change: Callable[[Any], None]) -> None:
    with pytest.raises(RefusedError) as caught:
        box(changed(change))

    assert "opt-box" == caught.value.refusal.code


def _tables_to_ten(data: Any) -> None:
    data["pairs"] = [row for row in data["pairs"] if not (row[1] == "M" and row[4] == "11")]


def test_a_changed_box_plays_with_its_own_counts_and_says_so() -> None:
    text, game = changed(_tables_to_ten), Mathesso("standart")

    state = game.setup(choose(game.info.menu, {"box": text}))
    scene = STAGE.scene(game, game.view(state, 0))

    assert 100 == len(state.rules.deck.split())
    assert (45, 11, 30, 11, 3) == counts(text)["standart"]
    assert "tag-box" in [tag.code for tag in scene.tags]
