"""The lines of the log tell each equality with its points, and nothing hidden."""

from __future__ import annotations

from abaculus.games.pytagora.compose.phases import Composing, Rolling, Stealing
from abaculus.games.pytagora.compose.stage import STAGE
from abaculus.games.pytagora.compose.state import State
from abaculus.games.pytagora.tests.stage_tables import GAME, has_words, render, table
from abaculus.kernel.events import Drawn, Event, Played
from abaculus.kernel.messages import Refusal, news_for
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveListItem

PICTURE = "h0,0:4*3=8+4;v1,-1:2*3=6;h0,3:16/4=7-3"


def played(text: str, seat: int = 0) -> Event[object]:
    move = GAME.notation.read_move(text)
    assert not isinstance(move, Refusal)
    return Played(0, seat, move)


def log(
    state: State, event: Event[object], viewer: int | None = 0
) -> tuple[MoveListItem[Text], ...]:
    step = GAME.apply(state, event)  # type: ignore[arg-type]
    entries = STAGE.entries(GAME, news_for(step.news, viewer))
    assert has_words(entries)
    return entries


def test_a_line_is_reported_with_its_points_and_their_reasons() -> None:
    entry = log(table("17-58", "2", position=PICTURE), played("v4,0:[8]-1[=]7"))[0]

    assert (render(entry.text), entry.seat, entry.points) == ("8 − 1 = 7, with 2 crossings", 0, 8)
    assert [(render(row.text), row.points) for row in entry.rows] == [
        ("Pieces: 1 + 1 + 1 + 1", "4"),
        ("2 crossings: 1 + 3", "+ 4"),
        ("Points for this equality", "8"),
    ]


def test_a_continued_line_is_reported_too() -> None:
    state = table("123/58", "2", position="h0,0:6+1=7", face="cont")

    entry = log(state, played("e1:=21/3"))[0]

    assert (render(entry.text), entry.points) == ("extends it: = 21 ÷ 3", 7)


def test_the_die_and_what_it_leads_to_are_reported() -> None:
    rolled = table("17", "2", position="h0,0:6+1=7", phase=Rolling(0, 0, thrown=True))

    assert render(log(rolled, Drawn(0, (3,)))[0].text) == "rolls: one piece counts double"


def test_buying_costs_points() -> None:
    entry = log(table("17", "2", phase=Composing(0, 0)), played("buy:7+"))[0]

    assert (render(entry.text), entry.points) == ("buys 7 +", -5)


def test_a_theft_in_the_dark_is_seen_by_both_alone() -> None:
    state = table("17", "2+", "5", hidden_racks=True, phase=Stealing(0, 0), face="steal")

    lines = [render(log(state, played("steal:2:+"), viewer)[0].text) for viewer in (0, 1, 2, None)]

    assert lines == [
        "takes + from Jonas",
        "takes + from Jonas",
        "takes a piece from Jonas",
        "takes a piece from Jonas",
    ]
