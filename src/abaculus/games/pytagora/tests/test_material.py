import json

import pytest

from abaculus.games.pytagora.kinds import KINDS
from abaculus.games.pytagora.material import (
    GROUPS,
    PIECES,
    POINTS,
    bag_of,
    hand_size_of,
    kinds_of,
    pieces,
    points,
    supply_of,
    terms_of,
)
from abaculus.kernel.messages import RefusedError

SMALL: dict[str, object] = {"N1": {"1": 2, "2": 1}, "S1": {"+": 3}, "E0": {"=": 1}}


def pieces_text(groups: object, **more: object) -> str:
    return json.dumps({"pieces": {"id": "mine", "groups": groups, **more}})


def points_text(counts: object) -> str:
    return json.dumps({"points": {"id": "mine", "counts": counts}})


def problem_of_pieces(text: str) -> str:
    with pytest.raises(RefusedError) as refused:
        pieces(text)
    assert ("bad_option", "pieces") == (
        refused.value.refusal.code,
        refused.value.refusal.values["key"],
    )
    return str(refused.value.refusal.values["range"])


def problem_of_points(text: str) -> str:
    with pytest.raises(RefusedError) as refused:
        points(text)
    assert ("bad_option", "points") == (
        refused.value.refusal.code,
        refused.value.refusal.values["key"],
    )
    return str(refused.value.refusal.values["range"])


def test_box_has_the_digits_of_the_specification() -> None:
    groups = pieces().groups

    both = [groups["N1"][digit] + groups["N2"][digit] for digit in "0123456789"]

    assert [7, 8, 8, 8, 8, 8, 8, 7, 8, 7] == both


def test_common_stock_has_nineteen_equals_and_nine_brackets() -> None:
    assert (19, 9) == supply_of(pieces())


@pytest.mark.parametrize("mode", ["number", "tables", "square", "evenodd"])
def test_small_games_have_the_digits_of_two_levels(mode: str) -> None:
    bag = bag_of(pieces(), mode)

    assert (77, 77) == (sum(bag), sum(bag[:10]))


@pytest.mark.parametrize(
    ("mode", "kinds"),
    [
        ("basic", (*"0123456789+-=",)),
        ("pytagora", (*"0123456789+-*/=",)),
        ("pro", KINDS),
    ],
)
def test_each_mode_has_its_kinds(mode: str, kinds: tuple[str, ...]) -> None:
    assert kinds == kinds_of(pieces(), mode)


def test_pro_hands_are_larger() -> None:
    assert (10, 10, 12) == tuple(map(hand_size_of, ("basic", "pytagora", "pro")))


def test_usual_points_are_those_of_the_specification() -> None:
    worth = points()

    assert {1} == {worth[piece] for piece in "0123456789+-("}
    assert (2, 3, 0, 0, 4, 5) == tuple(worth[piece] for piece in "*/=),~")
    assert (3, 4, 5, 3, 4, 5) == tuple(worth[f"{sort}{n}"] for sort in "^r" for n in (2, 3, 4))
    assert {3} == {worth[kind] for kind in KINDS if kind[0] == "{"}


def test_another_box_makes_other_bags_and_kinds() -> None:
    box = pieces(pieces_text(SMALL))

    assert 6 == sum(bag_of(box, "basic"))
    assert ("1", "2", "+", "=") == terms_of("basic", box=box).kinds
    assert (1, 0) == supply_of(box)


def test_points_of_ones_own_are_taken() -> None:
    worth = {**points(), "*": 7}

    assert 7 == terms_of("pytagora", worths=points(points_text(worth))).points["*"]


def test_named_files_are_the_defaults() -> None:
    assert pieces(PIECES[0]) == pieces()
    assert points(POINTS[0]) == points()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("nothing", "neither pieces-252 nor"),
        ("{", "not proper JSON"),
        ("{" + " " * 10_001, "longer than 10000"),
        ('{"a":' * 2_000, "nested too deeply"),
        ('{"pieces": 3}', 'of the form {"pieces"'),
        ('{"points": {}}', 'of the form {"pieces"'),
        ('{"pieces": {}}', "'groups' is missing"),
        (pieces_text(SMALL, colour="red"), "'colour' has no meaning"),
        (pieces_text([1]), "'groups' must be an object"),
        (pieces_text({**SMALL, "N9": {}}), "'N9' is not a group"),
        (pieces_text({**SMALL, "N2": [1]}), "'N2' must be an object"),
        (pieces_text({**SMALL, "N2": {"+": 1}}), "'+' does not belong in 'N2'"),
        (pieces_text({**SMALL, "N2": {"1": -1}}), "whole number from 0 to 99"),
        (pieces_text({**SMALL, "N2": {"1": 100}}), "whole number from 0 to 99"),
        (pieces_text({**SMALL, "N2": {"1": True}}), "whole number from 0 to 99"),
        (pieces_text({**SMALL, "N1": {"1": 0}}), "N1 must hold at least one number"),
        (pieces_text({**SMALL, "S1": {}}), "S1 must hold at least one sign"),
        (pieces_text({**SMALL, "E0": {}}), "E0 must hold at least one ="),
        (json.dumps({"pieces": {"id": 3, "groups": SMALL}}), '"id" must be a text'),
    ],
)
def test_a_box_that_cannot_be_used_is_refused_with_its_reason(text: str, problem: str) -> None:
    assert problem in problem_of_pieces(text)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (points_text({"1": 1}), "the points of '0' are missing"),
        (points_text({**points(), "*": -1}), "whole number from 0 to 99"),
        (points_text({**points(), "#": 1}), "'#' does not belong"),
        ('{"points": {"counts": {}, "more": 1}}', "'more' has no meaning"),
    ],
)
def test_unusable_points_are_refused_with_a_reason(text: str, problem: str) -> None:
    assert problem in problem_of_points(text)


def test_every_group_is_in_the_file() -> None:
    assert list(GROUPS) == list(pieces().groups)
