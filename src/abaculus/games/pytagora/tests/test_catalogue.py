"""What the catalogue shows of the family: every game and option has words, every example works."""

from __future__ import annotations

import re
from collections import Counter

import msgspec
import pytest

from abaculus.catalogue.rules_page import RulesTry, parse_page
from abaculus.games.pytagora import MAIN_OPTIONS
from abaculus.games.pytagora.signs import kind_of
from abaculus.games.pytagora.tests.stage_games import MODES, desk_of, game_of
from abaculus.games.pytagora.tests.stage_tables import FOLDER, VOICE
from abaculus.kernel.desk import Reply, view_position
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import ChoiceOption, FileOption, Option, choose
from abaculus.kernel.rng import SeededRng

RULES = (FOLDER / "RULES.md").read_text("utf-8")
TRIES = [
    part
    for section in parse_page(RULES, "Pytagora").sections
    for part in section.parts
    if isinstance(part, RulesTry)
]
EQUALITIES = (7, 14, 11, 8, 14, 7, "not_equal", 8, 11, 10)
SMALL = (0, "does_not_fit", 0, "wrong_product", 0, 0, 0)


def fluent(*words: str) -> str:
    return re.sub("[^A-Za-z0-9_-]", "-", "-".join(words))


def codes_of(option: Option) -> list[str]:
    words: tuple[str, ...] = ()
    if isinstance(option, ChoiceOption | FileOption):
        words = option.words if isinstance(option, ChoiceOption) else option.names
    return [
        fluent("option", option.key),
        fluent("option", option.key, "why"),
        *(fluent("option", option.key, word) for word in words),
    ]


@pytest.mark.parametrize("mode", MODES)
def test_every_game_and_option_has_words(mode: str) -> None:
    menu = game_of(mode).info.menu
    codes = ["card-say", "card-short", "card-age", f"variant-{mode}", f"variant-{mode}-say"]
    for option in (*menu.options, *menu.seat_options):
        codes += codes_of(option)

    assert [code for code in codes if not VOICE.knows(code)] == []


def test_the_main_options_exist() -> None:
    keys = {option.key for mode in MODES for option in game_of(mode).info.menu.options}

    assert set(MAIN_OPTIONS) <= keys


def test_no_message_is_written_twice() -> None:
    files = sorted((FOLDER / "locale" / "en").glob("*.ftl"))
    codes = Counter(
        code
        for file in files
        for code in re.findall(r"^([A-Za-z][\w-]*) =", file.read_text(), re.M)
    )

    assert [code for code, count in codes.items() if count > 1] == []


def test_the_fields_of_the_desk_have_words() -> None:
    fields = (*desk_of(game_of("pytagora")).judge_fields, *desk_of(game_of("pytagora")).best_fields)

    assert [field.help for field in fields if not VOICE.knows(field.help)] == []


def test_the_look_has_both_themes_and_a_drawing() -> None:
    accent = msgspec.json.decode((FOLDER / "look" / "accent.json").read_bytes())
    motif = (FOLDER / "look" / "motif.svg").read_text("utf-8")

    parts = ["accent", "deep", "ink", "soft", "line"]
    assert {theme: list(colours) for theme, colours in accent.items()} == {
        "light": parts,
        "dark": parts,
    }
    assert motif.startswith("<svg")
    assert "script" not in motif


@pytest.mark.parametrize("face", ["cont", "plus3", "double", "two", "steal", "choose"])
def test_every_face_of_the_die_is_drawn_in_the_colour_of_its_ink(face: str) -> None:
    drawing = (FOLDER / "look" / f"die-{face}.svg").read_text("utf-8")

    assert 'viewBox="0 0 100 100"' in drawing
    assert "currentColor" in drawing
    assert "<text" not in drawing
    assert "#" not in drawing


@pytest.mark.parametrize(("tried", "expected"), [*zip(TRIES, (*EQUALITIES, *SMALL), strict=True)])
def test_every_rules_example_works_as_described(tried: RulesTry, expected: int | str) -> None:
    game = game_of(tried.variant or "pytagora")
    options = choose(game.info.menu, tried.options)

    view = view_position(desk_of(game), game, options, tried.given)
    reply = desk_of(game).judge(game, options, tried.given)

    assert not isinstance(view, Refusal), view
    assert game.fault(game.imagine(view, SeededRng(1))) is None
    assert expected == (reply.facts["points"] if isinstance(reply, Reply) else reply.code)


@pytest.mark.parametrize("mode", MODES)
def test_the_rules_tell_every_option(mode: str) -> None:
    titles = [VOICE.tell(f"option-{option.key}") for option in game_of(mode).info.menu.options]

    assert [title for title in titles if f"| {title} |" not in RULES] == []


@pytest.mark.parametrize(
    ("written", "points"),
    [
        ("53 = 53", 4),
        ("3 + 2 = 5 × 1", 6),
        ("25 ÷ 25 = 1", 6),
        ("6 × 12 = 6 × 12", 8),
        ("123 = 120 + 3", 14),
        ("3 − 5 = 2 − 4", None),
        ("7 ÷ 2 = 14 ÷ 4", None),
        ("√8 = 2 × √2", None),
    ],
)
def test_the_equalities_the_rules_mention_are_true(written: str, points: int | None) -> None:
    game = game_of("pro" if "√" in written else "pytagora")

    reply = desk_of(game).judge(game, choose(game.info.menu, {}), {"move": written})

    assert f"`{written}`" in RULES
    assert isinstance(reply, Reply)
    assert points is None or reply.facts["points"] == points


@pytest.mark.parametrize("mode", MODES)
def test_the_desk_reads_every_piece_of_a_game_by_its_sign(mode: str) -> None:
    game = game_of(mode)
    options = choose(game.info.menu, {})
    position = {"number": "4", "tables": "3*8"}.get(mode, "")

    for face in desk_of(game).pieces(game):
        view = view_position(
            desk_of(game), game, options, {"rack": face.sign, "position": position}
        )

        assert not isinstance(view, Refusal), view
        assert desk_of(game).given(game, view)["rack"] == kind_of(face.sign)


def test_only_the_largest_game_has_brackets_powers_and_roots() -> None:
    signs = {
        mode: "".join(face.sign for face in desk_of(game_of(mode)).pieces(game_of(mode)))
        for mode in MODES
    }

    assert signs["basic"] == "0123456789+−"
    assert signs["pytagora"] == "0123456789+−×÷"
    assert signs["tables"] == "0123456789"
    assert signs["pro"] == "0123456789+−×÷(,‾²³⁴√∛∜½⅓⅔¼¾⅕⅙⅛⅒"
