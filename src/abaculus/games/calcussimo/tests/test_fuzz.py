"""Nonsense from people, files and the wire is refused in words; nothing stumbles over it."""

import json
from functools import cache
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from abaculus.games.calcussimo.desk import DESK
from abaculus.games.calcussimo.kinds import KINDS
from abaculus.games.calcussimo.move_text import LONGEST
from abaculus.games.calcussimo.moves import LinePlay, Move
from abaculus.games.calcussimo.positions import format_position, parse_position, parse_rack
from abaculus.games.calcussimo.state import State
from abaculus.games.calcussimo.view import View
from abaculus.grids import cell_at
from abaculus.kernel.codec import decode, encode
from abaculus.kernel.events import Drawn, Event, Left, Played, TimedOut
from abaculus.kernel.game import AnyGame, EventText
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.options import choose
from abaculus.kernel.records import Record, format_record, parse_headers, parse_record, replay
from abaculus.kernel.registry import load_family

pytestmark = pytest.mark.slow

HOUSE = load_family("calcussimo")
GAME = HOUSE.game()
FILES = sorted((HOUSE.folder / "records").glob("*.txt"))
TERMS = GAME.setup(choose(GAME.info.menu, {})).rules.terms
EVENT: Any = Played[Move] | Drawn | TimedOut | Left

fuzzed = settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
rarely = settings(fuzzed, max_examples=60)

SQUARES = st.builds("{}{}".format, st.sampled_from("AHhOZz"), st.integers(0, 99))
RUNS = st.text("0123456789+-*/?()x×÷:−– ", max_size=20)
PLACED = st.builds("{}={}".format, SQUARES, st.text(KINDS, max_size=2))
TEXTS = st.one_of(
    st.text(max_size=40),
    st.text(KINDS + "()#=@~.%!^&hvHV,;| okt-", max_size=40),
    st.builds("{}{} {}".format, SQUARES, st.sampled_from("hvHV x"), RUNS),
    st.builds("{}h {} #{}".format, SQUARES, RUNS, st.integers(-5, 10**30)),
    st.lists(PLACED, max_size=8).map(",".join).map("@".__add__),
    st.builds("{}{}".format, st.sampled_from("~&^"), st.text(KINDS, max_size=12)),
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=12,
)
NUMBERS = st.one_of(
    st.integers(-3, 30),
    st.sampled_from((-(2**63), 2**63, 10**25, 10**120)),
    st.builds(cell_at, st.integers(-2, 22), st.integers(-2, 22)),
)
WORDS = st.one_of(st.text(max_size=6), st.text(KINDS + "()", max_size=6))
MOVES = st.one_of(
    st.fixed_dictionaries(
        {
            "type": st.just("line"),
            "cell": NUMBERS,
            "down": st.booleans(),
            "run": st.lists(WORDS, max_size=9),
            "total": st.none() | NUMBERS,
        }
    ),
    st.fixed_dictionaries(
        {
            "type": st.just("free"),
            "laid": st.lists(st.tuples(NUMBERS, WORDS), max_size=9),
            "total": st.none() | NUMBERS,
        }
    ),
    st.fixed_dictionaries({"type": st.just("swap"), "chips": WORDS}),
    st.sampled_from([{"type": name} for name in ("pass", "dispute", "accept", "agree", "none")]),
    st.just({"type": "agree", "back": True}),
)
EVENTS = st.one_of(
    st.fixed_dictionaries(
        {"type": st.just("played"), "at": NUMBERS, "seat": NUMBERS, "move": MOVES | JSON}
    ),
    st.fixed_dictionaries(
        {
            "type": st.just("drawn"),
            "at": NUMBERS,
            "result": st.lists(NUMBERS | WORDS | st.sampled_from(KINDS), max_size=9),
        }
    ),
    st.fixed_dictionaries(
        {
            "type": st.just("timed-out"),
            "at": NUMBERS,
            "deadline": st.sampled_from(("turn", "dispute")) | WORDS,
            "seat": st.none() | NUMBERS,
        }
    ),
    st.fixed_dictionaries({"type": st.just("left"), "at": NUMBERS, "seat": NUMBERS}),
)


def refusal_code(options: dict[str, str]) -> str | None:
    """The code with which options are refused; None if a game can begin with them."""
    try:
        GAME.setup(choose(GAME.info.menu, options))
    except RefusedError as refused:
        return refused.refusal.code
    return None


@cache
def golden(name: str) -> tuple[AnyGame, Record, list[State]]:
    """A golden game and its states, from the first on."""
    headers = parse_headers((HOUSE.folder / "records" / f"{name}.txt").read_text("utf-8"))
    game = HOUSE.game(headers.variant)
    record = parse_record(game, headers)
    steps = replay(game, record.options, record.events)
    return game, record, [game.setup(record.options), *(step.state for step in steps)]


MOMENTS = st.sampled_from([file.stem for file in FILES]).flatmap(
    lambda name: st.tuples(st.just(name), st.integers(0, len(golden(name)[2]) - 1))
)


@st.composite
def spoiled(draw: st.DrawFn, text: str) -> str:
    """A text with a few places cut, doubled or overwritten."""
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(text)))
        length = draw(st.integers(0, 6))
        patch = draw(st.text(max_size=3) | st.text(KINDS + "0123456789 #()\n-,:", max_size=4))
        again = text[place : place + length] * draw(st.integers(0, 2))
        text = text[:place] + again + patch + text[place + length :]
    return text


@st.composite
def spoiled_json(draw: st.DrawFn, value: object) -> object:
    """A JSON value in which one place holds something else."""
    if isinstance(value, dict) and value and draw(st.integers(0, 9)):
        fields = cast(dict[str, object], value)
        key = draw(st.sampled_from(sorted(fields)))
        return {**fields, key: draw(spoiled_json(fields[key]))}
    if isinstance(value, list) and value and draw(st.integers(0, 9)):
        items = cast(list[object], value)
        place = draw(st.integers(0, len(items) - 1))
        return [*items[:place], draw(spoiled_json(items[place])), *items[place + 1 :]]
    return draw(NUMBERS | WORDS | JSON)


@fuzzed
@given(TEXTS)
def test_a_text_is_no_move_or_one_whose_text_is_settled(text: str) -> None:
    move = GAME.notation.read_move(text)
    if isinstance(move, Refusal):
        return

    written = GAME.notation.write_move(move)

    again = GAME.notation.read_move(written)
    assert move == again
    assert written == GAME.notation.write_move(again)


@fuzzed
@given(st.none() | st.integers(-1, 5), TEXTS)
def test_a_line_of_a_record_is_an_event_or_refused(seat: int | None, text: str) -> None:
    event = GAME.notation.read(EventText(seat, text), at=7)

    assert isinstance(event, Refusal) or event.at == 7


@fuzzed
@given(st.text(max_size=2 * LONGEST) | st.text("0123456789h(", min_size=LONGEST))
def test_a_text_of_any_length_is_read_or_refused(text: str) -> None:
    move = GAME.notation.read_move(text)

    assert len(text) <= LONGEST or isinstance(move, Refusal)


@fuzzed
@given(
    st.text(max_size=40) | spoiled(format_position(TERMS, golden("calcussimo-1")[2][-1].grid, ()))
)
def test_a_position_text_is_refused_or_settled(text: str) -> None:
    position = parse_position(TERMS, text)
    if isinstance(position, Refusal):
        assert position.code == "E-POSITION"
        return

    written = format_position(TERMS, *position)

    assert parse_position(TERMS, written) == position


@fuzzed
@given(st.text(max_size=12) | st.text(KINDS + "×÷:− ", max_size=12))
def test_a_rack_text_is_refused_or_settled(text: str) -> None:
    rack = parse_rack(TERMS, text)

    if isinstance(rack, Refusal):
        assert rack.code == "E-RACK-TEXT"
    else:
        assert parse_rack(TERMS, rack) == rack


@fuzzed
@given(
    st.one_of(
        st.text(max_size=40),
        JSON.map(json.dumps),
        JSON.map(lambda inner: json.dumps({"board": inner})),
        JSON.map(lambda inner: json.dumps({"chips": inner})),
        st.dictionaries(st.sampled_from(KINDS), st.integers(-1, 100), max_size=6).map(
            lambda counts: json.dumps({"chips": {"id": "x", "counts": counts}})
        ),
        st.lists(st.text(".GBYPL?", min_size=9, max_size=9), min_size=9, max_size=9).map(
            lambda rows: json.dumps({"board": {"rows": rows}})
        ),
        st.sampled_from(["calcussimo-15", "calcussimo-100"])
        .map(lambda name: (HOUSE.folder / "data" / f"{name}.json").read_text("utf-8"))
        .flatmap(spoiled),
    )
)
def test_a_data_file_is_usable_or_refused(text: str) -> None:
    for key in ("board", "chips"):
        code = refusal_code({key: text})

        assert code in ((None, f"E-{key.upper()}") if text.strip() else ("E-OPTION",))


@fuzzed
@given(TEXTS, st.text(max_size=9) | st.text(KINDS, max_size=7), st.text(max_size=20))
def test_the_desk_answers_whatever_it_is_asked(move: str, rack: str, position: str) -> None:
    options = choose(GAME.info.menu, {})

    for given_ in ({"move": move}, {"move": move, "rack": rack, "position": position}):
        answer = DESK.judge(GAME, options, given_)

        assert isinstance(answer, Refusal) or answer.facts["legal"] is True


@rarely
@given(st.sampled_from(FILES).flatmap(lambda file: spoiled(file.read_text("utf-8"))))
def test_a_spoiled_record_is_refused_or_another_valid_game(text: str) -> None:
    try:
        headers = parse_headers(text)
        game = load_family(headers.family).game(headers.variant)
        record = parse_record(game, headers)
    except RefusedError:
        return

    written = format_record(game, record)

    assert parse_record(game, parse_headers(written)) == record


def assert_refused_or_sound(game: AnyGame, state: State, wire: object) -> None:
    """An event off the wire is refused, or its step is sound and can be written and read."""
    try:
        event: Event[Move] = decode(json.dumps(wire), EVENT)
        step = game.apply(state, event)
    except RefusedError:
        return
    assert game.fault(step.state) is None
    assert decode(encode(step.state), State) == step.state
    line = game.notation.write(state, step.event)
    assert step.event == game.notation.read(line, step.event.at)


SIMPLE = st.fixed_dictionaries({"at": st.just(0), "seat": st.integers(0, 2)}).flatmap(
    lambda whose: st.sampled_from(
        [
            {"type": "left", **whose},
            {"type": "played", "move": {"type": "pass"}, **whose},
            {"type": "played", "move": {"type": "agree"}, **whose},
        ]
    )
)
"""Events that are often allowed, so that more than refusals is tried."""


@fuzzed
@given(MOMENTS, EVENTS | JSON | SIMPLE)
def test_wire_event_is_refused_or_gives_a_sound_table(
    moment: tuple[str, int], wire: object
) -> None:
    name, place = moment
    game, _, states = golden(name)

    assert_refused_or_sound(game, states[place], wire)


@fuzzed
@given(MOMENTS, st.data())
def test_a_spoiled_event_is_refused_or_leads_to_a_sound_table(
    moment: tuple[str, int], data: st.DataObject
) -> None:
    name, place = moment
    game, record, states = golden(name)
    if place == len(record.events):
        return
    wire = data.draw(spoiled_json(json.loads(encode(record.events[place]))))

    assert_refused_or_sound(game, states[place], wire)


@fuzzed
@given(st.integers(4, 40), NUMBERS)
def test_an_announced_total_is_refused_or_can_be_written(place: int, total: int) -> None:
    game, record, states = golden("honour-1")
    event = record.events[place]
    if not isinstance(event, Played) or not isinstance(event.move, LinePlay):
        return
    boast = Played(event.at, event.seat, replace(event.move, total=total))
    if game.check(states[place], boast) is not None:
        return

    line = game.notation.write(states[place], boast)

    assert boast == game.notation.read(line, boast.at)


@fuzzed
@given(MOMENTS, st.integers(0, 3), MOVES)
def test_a_preview_of_nonsense_tells_something(
    moment: tuple[str, int], seat: int, wire: object
) -> None:
    name, place = moment
    game, _, states = golden(name)
    try:
        move: Move = decode(json.dumps(wire), game.shapes.move)
    except RefusedError:
        return

    preview = game.preview(states[place], seat, move)

    allowed = game.check(states[place], Played(0, seat, move)) is None
    assert preview.refusal is None or not (allowed and preview.news)


@rarely
@pytest.mark.parametrize("kind", [State, View], ids=["state", "view"])
@given(moment=MOMENTS, data=st.data())
def test_a_spoiled_state_or_view_is_malformed_or_a_value(
    kind: Any, moment: tuple[str, int], data: st.DataObject
) -> None:
    name, place = moment
    game, _, states = golden(name)
    value = states[place] if kind is State else game.view(states[place], 0)
    wire = data.draw(spoiled_json(json.loads(encode(value))))

    try:
        read: Any = decode(json.dumps(wire), kind)
    except RefusedError:
        return

    assert decode(encode(read), kind) == read


@fuzzed
@given(st.binary(max_size=60) | st.text(max_size=60), st.sampled_from((State, View, EVENT)))
@example("\ud800", EVENT)
def test_bytes_that_are_no_value_are_malformed(wire: bytes | str, kind: Any) -> None:
    with pytest.raises(RefusedError) as refused:
        decode(wire, kind)
    assert refused.value.code == "malformed"
