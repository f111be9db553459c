"""What a family tells of itself before play."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from abaculus.catalogue.game_page import Accent, FamilyCard, OptionCard, ValueCard, family_card
from abaculus.kernel.options import choose
from abaculus.kernel.registry import Family, families
from abaculus.testing import family_at

PEBBLES = Path(__file__).parents[1] / "toys" / "pebbles"
TOYS = family_at(PEBBLES)
FIRST_OPTIONAL = "card-say"
"""From here on the toys' sentences are those a family can do without."""


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Family:
    """The toys again, without any text that a family can do without."""
    folder = tmp_path_factory.mktemp("elsewhere") / "marbles"
    shutil.copytree(PEBBLES, folder, ignore=shutil.ignore_patterns("__pycache__"))
    words = folder / "locale" / "en.ftl"
    needed = words.read_text("utf-8").partition(FIRST_OPTIONAL)[0]
    words.write_text(f"{needed}option-score-1-5_times = Half as much again\n", "utf-8")
    morra = folder / "morra.py"
    source = morra.read_text("utf-8").replace('"full", "share"', '"full", "1.5_times", "a_few"')
    morra.write_text(source.replace('"target", 10, 3, 50', '"target", 30, 20, 50'), "utf-8")
    init = folder / "__init__.py"
    init.write_text(init.read_text("utf-8").partition("MAIN_OPTIONS")[0], "utf-8")
    look = folder / "look"
    look.mkdir()
    (look / "motif.svg").write_text("<svg/>", "utf-8")
    colours = '{"accent": "#111", "deep": "#222", "ink": "#333", "soft": "#444", "line": "#555"}'
    (look / "accent.json").write_text(f'{{"light": {colours}}}', "utf-8")
    return family_at(folder)


def option(card: FamilyCard, key: str) -> OptionCard:
    (found,) = {
        option.key: option
        for variant in card.variants
        for option in variant.options + variant.seat_options
        if option.key == key
    }.values()
    return found


@pytest.mark.parametrize("family", [*families(), TOYS], ids=lambda family: family.id)
def test_every_family_has_a_card(family: Family) -> None:
    card = family_card(family)

    assert family.title == card.title
    assert card.say
    assert card.short
    assert [game.info.id for game in family.games] == [variant.id for variant in card.variants]
    assert all(bot.say for bot in card.bots)


@pytest.mark.parametrize("family", [*families(), TOYS], ids=lambda family: family.id)
def test_whatever_a_card_offers_can_be_chosen(family: Family) -> None:
    for game, variant in zip(family.games, family_card(family).variants, strict=True):
        for offered in variant.options:
            for word in (*offered.words, ValueCard(offered.default, "")):
                chosen = choose(game.info.menu, {offered.key: word.value})

                assert word.value == chosen.chosen[offered.key]


@pytest.mark.parametrize("family", [*families(), TOYS], ids=lambda family: family.id)
def test_the_main_options_of_a_family_exist(family: Family) -> None:
    variants = family_card(family).variants
    keys = {option.key for one in variants for option in (*one.options, *one.seat_options)}

    assert set(family.main_options) <= keys


def test_texts_come_from_the_familys_own_words() -> None:
    card = family_card(TOYS)

    assert "Two small games for the road" == card.short
    assert "5+" == card.age
    assert (2, 4) == (card.low, card.high)
    assert "Three in a row win." == card.variants[0].say
    seconds = option(card, "seconds")
    assert ("Time to throw", True) == (seconds.title, seconds.main)
    assert ValueCard(0, "No clock") == seconds.words[0]
    assert "They share the points" == option(card, "score").words[1].title
    assert not option(card, "fist").main


def test_a_family_without_such_texts_has_a_plain_card(bare: Family) -> None:
    card = family_card(bare)

    assert "Noughts and crosses, Morra" == card.say == card.short
    assert "" == card.age
    assert ["Noughts and crosses", "Morra"] == [variant.title for variant in card.variants]
    score = option(card, "score")
    assert ("score", "") == (score.title, score.why)
    assert ["full", "Half as much again", "a few"] == [word.title for word in score.words]
    assert not option(card, "target").main


def test_a_familys_look_is_reported(bare: Family) -> None:
    card = family_card(bare)

    assert "<svg/>" == card.motif
    assert Accent("#111", "#222", "#333", "#444", "#555") == card.light
    assert card.dark is None


def test_a_family_without_a_look_has_none() -> None:
    card = family_card(TOYS)

    assert ("", None, None) == (card.motif, card.light, card.dark)


def test_a_long_range_of_numbers_offers_the_usual_ones() -> None:
    target = option(family_card(TOYS), "target")

    assert [3, 5, 10, 20, 50] == [word.value for word in target.words]
    assert (3, 50) == (target.low, target.high)


def test_the_usual_numbers_are_allowed_ones(bare: Family) -> None:
    target = option(family_card(bare), "target")

    assert [20, 30, 50] == [word.value for word in target.words]


def test_game_without_hands_has_no_pieces_to_write() -> None:
    assert [(), ()] == [variant.pieces for variant in family_card(TOYS).variants]
