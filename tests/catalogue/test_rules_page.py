"""Rules in Markdown become pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from abaculus.catalogue.rules_page import RulesSection, RulesTry, parse_page, rules_page
from abaculus.kernel.desk import view_position
from abaculus.kernel.messages import Refusal
from abaculus.kernel.options import choose
from abaculus.kernel.registry import Family, families
from abaculus.testing import family_at

TOYS = family_at(Path(__file__).parents[1] / "toys" / "pebbles")


def parts(text: str) -> tuple[str | RulesTry, ...]:
    """What the text becomes under a heading."""
    (section,) = parse_page(f"## 1 Here\n\n{text}", "A game").sections
    return section.parts


def test_headings_part_the_page() -> None:
    page = parse_page("# My game\n\nHello.\n\n## 1 Begin\n\nFirst.\n\n## The *end*\n", "A game")

    assert "My game" == page.title
    assert (
        RulesSection("start", "My game", ("<p>Hello.</p>\n",)),
        RulesSection("section-1", "1 Begin", ("<p>First.</p>\n",)),
        RulesSection("part-2", "The end", ()),
    ) == page.sections


def test_equal_headings_have_different_ids() -> None:
    page = parse_page("## 1 One\n\n## 1 One\n\n## Two\n\n## Two\n", "A game")

    assert ["section-1", "part-2", "part-3", "part-4"] == [section.id for section in page.sections]


def test_a_numbered_rule_can_be_gone_to() -> None:
    html = '<p id="rule-3.10"><b class="rule-no">3.10</b> <strong>Swap</strong>: put it back.</p>\n'

    assert (html,) == parts("3.10 **Swap**: put it back.")


def test_of_equal_numbers_the_first_is_gone_to() -> None:
    (html,) = parts("1.1 Once.\n\n1.1 Twice.")

    assert isinstance(html, str)
    assert 1 == html.count('id="rule-1.1"')


@pytest.mark.parametrize("text", ["4 beside 5 is not 45.", "3.5", "A rule.", "3.x No."])
def test_what_is_no_rules_number_is_left_alone(text: str) -> None:
    assert (f"<p>{text}</p>\n",) == parts(text)


def test_tables_and_mathematics_are_kept() -> None:
    (html,) = parts("| a | b |\n| --- | --- |\n| 1 | `7 ÷ 2 × 4` |")

    assert isinstance(html, str)
    assert "<th>a</th>" in html
    assert "<td><code>7 ÷ 2 × 4</code></td>" in html


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        'Text <img src=x onerror="alert(1)"> here',
        "1.1 <b onclick=alert(1)>x</b>",
        "[x](javascript:alert(1))",
        "## <i>x</i>\n\n<i>y</i>",
    ],
)
def test_markup_in_the_text_is_shown_and_not_obeyed(text: str) -> None:
    page = parse_page(text, "A game")

    html = "".join(part for one in page.sections for part in one.parts if isinstance(part, str))
    tags = set(re.findall(r"<\s*/?\s*(\w+)", html))
    assert tags <= {"p", "b", "pre", "code"}
    assert "<b on" not in html
    assert "href" not in html


def test_a_position_to_try_stands_between_texts() -> None:
    tried = "```try\nvariant: morra\noption fist: on\nmove: 3:7\nhand:\n```"

    found = parts(f"Look.\n\n{tried}\n\nSeen?")

    assert (
        "<p>Look.</p>\n",
        RulesTry("morra", {"fist": "on"}, {"move": "3:7", "hand": ""}),
        "<p>Seen?</p>\n",
    ) == found


@pytest.mark.parametrize("fence", ["```try\nno colon\n```", "```try\n: b2\n```", "```\na: b\n```"])
def test_what_cannot_be_tried_stays_text(fence: str) -> None:
    (html,) = parts(fence)

    assert isinstance(html, str)
    assert html.startswith("<pre><code")


@pytest.mark.parametrize("family", [*families(), TOYS], ids=lambda family: family.id)
def test_every_familys_rules_are_a_page(family: Family) -> None:
    page = rules_page(family)

    assert page.title
    assert all(section.title for section in page.sections)
    ids = [section.id for section in page.sections]
    assert sorted(set(ids)) == sorted(ids)


@pytest.mark.parametrize("family", [*families(), TOYS], ids=lambda family: family.id)
def test_every_position_to_try_is_taken_by_the_desk(family: Family) -> None:
    for section in rules_page(family).sections:
        for tried in section.parts:
            if isinstance(tried, RulesTry):
                game = family.game(tried.variant or None)
                options = choose(game.info.menu, tried.options)

                shown = view_position(family.desk(game), game, options, tried.given)

                assert not isinstance(shown, Refusal)
