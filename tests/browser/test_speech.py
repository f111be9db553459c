"""Mathematics and figures as those meet them who listen: read in Chromium's accessibility tree."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route

from abaculus.cli.worksheet import read_style
from abaculus.maths.formulas.tree import BINDS, Formula
from abaculus.questions.figures import angle, figure, poly
from abaculus.questions.svg import FigureRenderer
from abaculus.questions.views import CardText, render_formula
from abaculus.questions.worksheet import speakable_html
from abaculus.server.assets import FOLDER
from tests.browser.person import Person
from tests.browser.practice import start
from tests.browser.server import LocalServer

Node = dict[str, Any]
FORMULAS: dict[str, Formula] = {
    **{sign: (sign, "x", 5) for sign in ("=", "≠", "<", ">", "≤", "≥", "≈", "→", "+", "±")},
    **{sign: (sign, 12, 4) for sign in ("*", "÷", ":", "^", "frac", "vulgar", "based")},
    **{head: (head, 12) for head in ("neg", "!", "pct", "deg", "prime", "()", "abs")},
    "chain": ("chain", 0, "<", "x", "≤", 5),
    "list": ("list", 3, ("frac", 1, 2)),
    "or": ("or", ("=", "x", 2), ("=", "x", -2)),
    "and": ("and", ("deg", 58), ("deg", 30)),
    "jux": ("jux", 2, "x"),
    "dec": ("dec", 250, 2),
    "per": ("per", 0, "1", "6"),
    "mixed": ("mixed", 2, 1, 3),
    "root": ("root", 2, 57),
    "pt": ("pt", 3, -4),
    "set": ("set", 1, 2),
    "span": ("span", "[", 0, 4, ")"),
    "call": ("call", "f", "x"),
    "fn": ("fn", "sin", ("deg", 30)),
    "log": ("log", 2, 32),
    "sub": ("sub", "x", 1),
    "side": ("side", "AB"),
    "integral": ("integral", 0, 3, ("^", "x", 2), "x"),
    "gap": ("gap",),
    "dots": ("dots",),
    "inf": ("inf",),
}
"""Each head of mathematics once."""
SKETCH = figure(
    100,
    100,
    [poly(((0, 90), (90, 90), (50, 10))), angle((0, 90), 0, 58, ("deg", 58))],
    "geo.alt.corners",
    n=3,
)


def read_inside(page: Page, selector: str) -> list[tuple[str, str]]:
    """What a reader meets inside an element: roles and names, in order."""
    session: Any = page.context.new_cdp_session(page)
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    place = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})
    own = session.send("DOM.describeNode", place)["node"]["backendNodeId"]
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    known: dict[str, Node] = {node["nodeId"]: node for node in nodes}
    inside: Node = next(node for node in nodes if node.get("backendDOMNodeId") == own)
    session.detach()
    return [text for child in inside["childIds"] for text in _read_node(known[child], known)]


def _read_node(node: Node, known: dict[str, Node]) -> list[tuple[str, str]]:
    role = node.get("role", {}).get("value", "")
    if role == "InlineTextBox":
        return []
    own = [] if node["ignored"] or role == "generic" else [(role, node["name"]["value"])]
    below = [known[child] for child in node.get("childIds", ()) if child in known]
    return own + [text for child in below for text in _read_node(child, known)]


def test_the_examples_have_every_head_of_mathematics() -> None:
    assert set(BINDS) == set(FORMULAS)


@pytest.fixture(scope="module")
def paper(browser: Browser) -> Page:
    """A page with every formula, styled as our pages are."""
    lines = "".join(
        f'<p id="n{place}">{speakable_html(render_formula(formula, "en"))}</p>'
        for place, formula in enumerate(FORMULAS.values())
    )
    page = browser.new_page()
    page.set_content(
        f"<style>{read_style(FOLDER / 'assets')}</style>{lines}{FigureRenderer().svg(SKETCH)}"
    )
    return page


@pytest.mark.parametrize("head", FORMULAS)
def test_a_formula_is_met_once_and_in_words(paper: Page, head: str) -> None:
    place = list(FORMULAS).index(head)
    spoken = render_formula(FORMULAS[head], "en").spoken
    assert [("StaticText", spoken)] == read_inside(paper, f"#n{place}")


def test_a_drawing_is_met_as_its_description_alone(paper: Page) -> None:
    assert ("image", FigureRenderer().describe(SKETCH)) == read_inside(paper, "body")[-1]


def test_the_card_of_practice_is_read_once(
    somebody: Callable[..., Person], server: LocalServer
) -> None:
    formulas = [render_formula(formula, "en") for formula in FORMULAS.values()]
    prompt = CardText(
        *(" ".join(getattr(one, way) for one in formulas) for way in ("text", "html", "spoken"))
    )
    choices = formulas[:3]
    alt = FigureRenderer().describe(SKETCH)

    def dealt(route: Route) -> None:
        card = route.fetch().json()
        picture = {"svg": FigureRenderer().svg(SKETCH), "alt": alt}
        changes = {"prompt": prompt, "choices": choices, "figure": picture, "keypad": "choice"}
        route.fulfill(json={**card, **msgspec.to_builtins(changes)})

    learner = somebody(server)
    learner.page.route("**/api/practice/deal", dealt)
    start(learner)
    assert [("StaticText", prompt.spoken)] == read_inside(learner.page, ".prompt")
    assert [("image", alt)] == read_inside(learner.page, ".picture")
    for choice in choices:
        named = learner.page.get_by_role("radio", name=choice.spoken, exact=True)
        assert 1 == named.count()
