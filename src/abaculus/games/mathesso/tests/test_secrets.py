"""Nothing that is covered leaves the table: not in views, scenes, news or the log."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from abaculus.bots import playout
from abaculus.games.mathesso.legal_moves import legal_moves
from abaculus.games.mathesso.rules import Mathesso
from abaculus.games.mathesso.scatter import place_names
from abaculus.games.mathesso.stage import STAGE
from abaculus.games.mathesso.state import COVERED, Revealing, Starting, State
from abaculus.games.mathesso.tests.tables import L1, Table
from abaculus.games.mathesso.turns import must_be_fresh
from abaculus.i18n import load_translator, render
from abaculus.kernel.codec import encode
from abaculus.kernel.events import Drawn, Played
from abaculus.kernel.game import Step
from abaculus.kernel.options import OptionValue, choose
from abaculus.kernel.records import replay
from abaculus.kernel.registry import load_family
from abaculus.kernel.rng import SeededRng

VOICE = load_translator(load_family("mathesso"))


def game_of(variant: str, seed: int, **options: OptionValue) -> Iterator[Step[State, object]]:
    game = Mathesso(variant)
    chosen = choose(game.info.menu, {"players": 3, **options})
    events = playout(game, chosen, SeededRng(seed))
    yield from replay(game, chosen, events)


def redealt(state: State) -> State:
    """The table with the faces of covered jettons exchanged among equal backs."""
    faces = list(state.faces)
    for top in set(state.tops):
        places = [
            place
            for place, back in enumerate(state.tops)
            if back == top and state.lies[place] == COVERED and faces[place]
        ]
        turned = [faces[place] for place in places]
        for place, face in zip(places, turned[1:] + turned[:1], strict=True):
            faces[place] = face
    return replace(state, faces=tuple(faces))


@pytest.mark.parametrize("variant", ["atto", "pico", "custom"])
def test_screens_do_not_depend_on_what_is_covered(variant: str) -> None:
    game, changed = Mathesso(variant), 0
    for step in game_of(variant, 4):
        other = redealt(step.state)
        changed += other != step.state
        for seat in (0, 1, None):
            seen, again = game.view(step.state, seat), game.view(other, seat)

            assert seen == again
            assert STAGE.scene(game, seen) == STAGE.scene(game, again)
    assert changed > 10


def test_screens_do_not_tell_which_jettons_were_turned() -> None:
    game = Mathesso("pico")
    for step in game_of("pico", 5):
        state = step.state
        forgotten = tuple(
            "" if lies == COVERED else face
            for face, lies in zip(state.faces, state.lies, strict=True)
        )
        if isinstance(state.phase, Starting) and must_be_fresh(state):
            continue
        unturned = replace(state, faces=forgotten, idle=0, is_fresh=False)

        assert game.view(state, 1) == game.view(unturned, 1)


def test_no_face_exists_before_its_jetton_is_turned() -> None:
    turned: set[int] = set()
    for step in game_of("nano", 6):
        if isinstance(step.state.phase, Revealing):
            awaited = step.state.phase.place
            turned.add(awaited)
            has_face = {place for place, face in enumerate(step.state.faces) if face}
            assert has_face <= turned
    assert turned


def test_the_log_names_no_place_and_no_covered_face() -> None:
    game = Mathesso("femto")
    for step in game_of("femto", 7):
        for entry in STAGE.entries(game, step.news):
            sentence = VOICE.tell(entry.text.code, entry.text.values, ("Ann", "Bob", "Cy"))
            missed = entry.text.code in ("log-missed", "log-stopped", "log-begins")

            assert not re.search(r"\b[a-z][0-9]", sentence)
            assert not (missed and re.search("[0-9]", sentence))


def test_a_face_is_reported_once_when_it_is_turned() -> None:
    for step in game_of("femto", 8):
        codes = [item.code for item in step.news]
        is_reveal = isinstance(step.event, Drawn) and "turned" in codes
        others = [item for item in step.news if "place" in item.values and item.code != "turned"]

        assert codes.count("turned") == (1 if is_reveal else 0)
        assert [] == others


def test_a_latecomer_does_not_see_what_was_covered() -> None:
    table = Table(L1)
    table.play("1:a1 1:b1 1:ok")
    game = Mathesso("custom")
    scene = render(STAGE.scene(game, game.view(table.state, 1)), VOICE, ("Ann", "Bob"))
    entries = [
        render(entry, VOICE, ("Ann", "Bob")) for entry in STAGE.entries(game, tuple(table.news))
    ]

    sent = encode((scene, entries)).decode()

    assert [] == [secret for secret in ("×21", "m3-7", "M3.7", "'5", "face-p5") if secret in sent]


def test_open_memory_keeps_what_was_turned() -> None:
    table = Table(L1, memory="open")
    table.play("1:a3 1:. 1:ok")
    game = Mathesso("custom")

    seen = game.view(table.state, 1)
    scene = STAGE.scene(game, seen)
    ghosts = {piece.cell: piece.under.sign for piece in scene.pieces if piece.under is not None}

    assert ("", "", "Q3") == seen.faces[:3]
    assert {"a3": "□9"} == ghosts


def test_hidden_memory_keeps_nothing() -> None:
    table = Table(L1)
    table.play("1:a3 1:. 1:ok")

    assert ("",) * 8 == Mathesso("custom").view(table.state, 1).faces


def test_the_numbers_of_the_order_are_not_shown_any_more() -> None:
    table = Table("M1.3/1 Q1/1 M1.5/1 Q1/1 M1.3/3 M1.5/5", order="ones", players=2)
    table.play("1:a1")
    game = Mathesso("custom")
    during = game.view(table.state, None).draws
    table.play("2:a2")

    assert (((3,), ()), ()) == (during, game.view(table.state, None).draws)


def test_marks_show_only_what_was_never_turned() -> None:
    table = Table(L1, stall_rounds=1)
    table.play("1:a1 1:. 1:ok 2:a1 2:. 2:ok 1:a1 1:.")
    game = Mathesso("custom")
    before = game.view(table.state, 0).marked
    table.play("1:ok")
    seen = game.view(table.state, 1)
    offered = [move for move in legal_moves(table.state, 1) if "place" in move.__struct_fields__]

    assert ((), (1, 2, 3, 4, 5, 6, 7)) == (before, seen.marked)
    assert 7 == len(offered)
    assert all(
        game.check(table.state, Played(0, 1, move)) is None for move in legal_moves(table.state, 1)
    )
    assert place_names(seen.rows).by_place[0] == "a1"
