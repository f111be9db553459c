"""Makes the pictures in `docs/screens`: `python -m tests.browser.screenshots`."""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import chromium
from tests.browser.calcussimo import chips
from tests.browser.mathematicus import heptagon_play
from tests.browser.mathesso import jetton_play
from tests.browser.person import Person
from tests.browser.pytagora import equalities, equality_input, openings
from tests.browser.server import LocalServer
from tests.browser.windows import Window, open_window

ROOT = Path(__file__).parents[2]
SCREENS = ROOT / "docs" / "screens"
GAME = ROOT / "src" / "abaculus" / "games" / chips.FAMILY / "records" / "calcussimo-1.txt"
"""A golden game between two bots; here people play it."""
PLAYED = 18
"""After this many events it is the first player's turn, and the board is well filled."""
LAID = "B14h 5+7-(3)"
BROKEN = "B14h 7/2-(3)"
HEPTAGON = (
    ROOT / "src" / "abaculus" / "games" / heptagon_play.FAMILY / "records" / "intermediate-1.txt"
)
ROLLS = 177
"""After this many of its events the first player chooses a die."""
EQUALITIES = (
    "deal:1:113448+-*/", "deal:2:01235679+-",
    "0 roll", "die:double", "0 h0,0:4*3=8+4", "draw:1:23479+",
    "1 roll", "die:plus3", "draw:2:268", "1 v1,-1:2[*]3=6", "draw:2:*",
    "0 roll", "die:double", "0 h0,3:1[6]/4=7-3", "draw:1:0568-*",
    "1 roll", "die:double",
)  # fmt: skip
"""The first three equalities of the printed example; the fourth is being laid."""
CROSSING = "v4,0:[8]-1[=]7"
SMALL = ("deal:1:01257", "deal:2:33489", "number:4", "0 roll", "die:>")
"""The die asks for a bigger number than 4."""
SIZES = {"laptop": (1280, 800), "tablet": (820, 1180), "phone": (390, 844)}
IN_THE_DARK = ("home", "table")


def record_text(*, whole: bool, game: Path = GAME, played: int = PLAYED) -> str:
    """The game to its end, or as far as the picture goes, with people's names."""
    head, _, events = game.read_text("utf-8").partition("\n\n")
    head = re.sub(r"seat 0: .*", "seat 0: person, Mila", head)
    head = re.sub(r"seat 1: .*", "seat 1: person, Noor", head)
    if whole:
        return f"{head}\n\n{events}"
    head = re.sub("result: .*", "result: unfinished", head)
    return "\n".join([head, "", *events.splitlines()[:played]]) + "\n"


def home(person: Person, server: LocalServer) -> None:
    """The first page with a game to resume."""
    name_oneself(person)
    person.press("Start the game")
    expect(person.one(".seat.is-turn[data-seat='0']")).to_be_visible()
    person.go("/").sees("Your turn, Mila")


def new_table(person: Person, server: LocalServer) -> None:
    """A new table that waits for a friend."""
    person.own(server)
    name_oneself(person)
    person.press("Friend")
    person.sees("Share on this network")


def name_oneself(person: Person) -> None:
    person.go(f"/new/{chips.FAMILY}").sees("Who plays?")
    person.press("Rename")
    person.page.get_by_label("Name").fill("Mila")
    person.press("Done")


def curtain(person: Person, server: LocalServer) -> None:
    person.go(server.open_record(record_text(whole=False)).path)
    person.sees("Pass the screen to Mila")


def table(person: Person, server: LocalServer) -> None:
    """Laid pieces and their verdict."""
    sit(person, server)
    chips.lay_by_hand(person, LAID)
    person.sees(re.compile("Yes, you can lay this"))
    person.sees(re.compile("Lay it for"))


def refusal(person: Person, server: LocalServer) -> None:
    sit(person, server)
    chips.lay_by_hand(person, BROKEN)
    expect(person.one("[data-verdict=no]")).to_be_visible()


def sit(person: Person, server: LocalServer) -> None:
    person.go(server.open_record(record_text(whole=False)).path)
    person.press("I am Mila")
    person.press("Continue")
    expect(person.one(".hand [data-piece]").first).to_be_visible()
    expect(person.button("Continue")).to_have_count(0)
    person.wait_until_settled()


def replay(person: Person, server: LocalServer) -> None:
    person.go(f"/replay/{server.open_record(record_text(whole=True)).table}")
    person.page.get_by_role("slider", name="Turn").fill("10")
    person.sees(re.compile("The best move|This was the best"))


def rules(person: Person, server: LocalServer) -> None:
    person.go(f"/rules/{chips.FAMILY}")
    board = person.page.get_by_label("A position to try").first
    board.scroll_into_view_if_needed()  # it is drawn when it is scrolled near
    expect(board.locator("[data-cell]").first).to_be_visible()
    board.scroll_into_view_if_needed()


def referee(person: Person, server: LocalServer) -> None:
    person.go(f"/referee/{chips.FAMILY}")
    person.page.get_by_text("Write it as text").click()
    person.page.get_by_role("textbox", name=re.compile("^Move")).fill("D8h 9+6/2")
    person.page.get_by_role("textbox", name="Rack").fill("2369+/?")
    person.press("Judge it")
    person.sees(re.compile("is legal:"))
    person.page.get_by_text("Write it as text").click()
    person.page.evaluate("scrollTo(0, 0)")
    person.one(".answer").scroll_into_view_if_needed()


def equality(person: Person, server: LocalServer) -> None:
    """An equality with two crossings and its points."""
    openings.sit(person, server, *EQUALITIES)
    equality_input.lay_by_hand(person, equalities.parse_placement(CROSSING))
    expect(person.one("[data-verdict=yes]")).to_be_visible()


def small_game(person: Person, server: LocalServer) -> None:
    """The Number: what fits is lit."""
    openings.sit(person, server, *SMALL, variant="number")
    expect(person.one(".big.fit")).to_have_count(2)


def heptagon_board(person: Person, server: LocalServer) -> None:
    """The heptagon, with the squares that a d12 can reach."""
    person.go(server.open_record(record_text(whole=False, game=HEPTAGON, played=ROLLS)).path)
    person.press("Continue")
    person.one("[data-card='R12']").click()
    person.wait_until_settled()


def jettons(person: Person, server: LocalServer) -> None:
    """A jetton just turned."""
    jetton_play.sit(person, server, "pico")
    jetton_play.touch(person, jetton_play.middle(person))
    person.wait_until_settled()


def slide_rule(person: Person, server: LocalServer) -> None:
    person.go("/museum/slide-rule").sees("Work out 1.8 × 3 with the slide rule.")
    person.keys("1", ".", "8")


def bones(person: Person, server: LocalServer) -> None:
    person.go("/museum/bones").sees("Work out 329 × 7 with the bones.")
    if not person.is_phone:
        person.keys("3", "2", "9", *("ArrowDown",) * 7)


SCENES: tuple[Callable[[Person, LocalServer], None], ...] = (
    home, new_table, table, refusal, replay, rules, referee, curtain,
    equality, small_game, heptagon_board, jettons, slide_rule, bones,
)  # fmt: skip


def take_all(browser: Browser, server: LocalServer, wanted: list[str]) -> None:
    """Every scene in every size; two of them in dark mode too."""
    for scene in SCENES:
        name = scene.__name__.replace("_", "-")
        if wanted and name not in wanted:
            continue
        for size, (width, height) in SIZES.items():
            for is_dark in (False, True) if name in IN_THE_DARK else (False,):
                is_phone = size == "phone"
                window = Window(server.url, width, height, is_phone, is_dark)
                person = Person(open_window(browser, window), is_phone=is_phone)
                scene(person, server)
                person.page.wait_for_load_state("networkidle")  # drawings come by themselves
                person.page.evaluate("document.fonts.ready.then(() => true)")
                person.page.mouse.move(0, 0)
                shade = "-dark" if is_dark else ""
                person.page.screenshot(path=SCREENS / f"{name}-{size}{shade}.png")
                person.leave().close()


def main() -> None:
    """Make all pictures, or those named."""
    path = chromium.find()
    if path is None:
        sys.exit(chromium.MISSING)
    SCREENS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = LocalServer(ROOT / "src", Path(data))
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.ARGUMENTS))
        try:
            take_all(browser, server, sys.argv[1:])
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
