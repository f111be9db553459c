"""Laws of cards and moments, each broken by a toy bent just so."""

from __future__ import annotations

from itertools import count, islice
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from abaculus.kernel.awaits import Chance, Turn
from abaculus.kernel.desk import Reply
from abaculus.kernel.draws import Roll
from abaculus.kernel.events import Drawn, Event, Left
from abaculus.kernel.game import AnyGame, EventText, Preview
from abaculus.kernel.messages import News, Refusal
from abaculus.kernel.options import BoolOption, ChoiceOption, FileOption, IntOption
from abaculus.testing import LawBroken, check_game, laws, mutate
from abaculus.testing.law import law_name
from tests.toys.mutants import (
    MORRA,
    NOUGHTS,
    OVER,
    SAY,
    SILENT,
    TOYS,
    Mark,
    State,
    Throw,
    View,
    bent_awaits,
    bent_outcome,
    bent_text,
    must_be,
    refusing,
)

DESK = TOYS.desk(NOUGHTS)
DESK_LAW = law_name(laws.desks.the_desk_says_what_the_rules_say)


def bent_menu(game: AnyGame, **parts: Any) -> AnyGame:
    """The game with some of its menu replaced."""
    return mutate(game, info=replace(game.info, menu=replace(game.info.menu, **parts)))


def unused_switch(options: Any) -> Any:
    must_be(not options.chosen["fist"])
    return MORRA.setup(options)


def boundless(view: Any, rng: Any) -> Any:
    """Imagines nine fingers on every hand but one's own."""
    state = MORRA.imagine(view, rng)
    hands = [Throw(9, 0) if state.hands[seat] else None for seat in range(len(state.hands))]
    if view.seat is not None:
        hands[view.seat] = view.hand
    return replace(state, hands=tuple(hands))


def seen_through_the_window(view: Any, rng: Any) -> Any:
    """A spectator who has seen the first hand, and imagines it as it is."""
    state = MORRA.imagine(view, rng)
    if view.seat is not None:
        return state
    return replace(state, hands=(view.hand, *state.hands[1:]))


def counting_preview(state: Any, seat: Any, move: Any) -> Preview:
    """Tells how many fingers are hidden."""
    preview = MORRA.preview(state, seat, move)
    fingers = sum(hand.fingers for hand in state.hands if hand is not None)
    total = News("morra-total", {"total": fingers, "right": 0})
    return preview if preview.refusal else Preview(None, (total,))


def wordless_preview(state: Any, seat: Any, move: Any) -> Preview:
    preview = NOUGHTS.preview(state, seat, move)
    return preview if preview.refusal else Preview(None, (News(SILENT),))


def stumbling_line(line: EventText, at: int) -> Any:
    must_be(len(line.text) > 0)
    return NOUGHTS.notation.read(line, at)


def shut_door(state: Any, event: Event[Any]) -> Refusal | None:
    shut = isinstance(event, Left) and event.seat == 0 and state.crosses != 0
    return OVER if shut else None


def no_six(state: Any, event: Event[Any]) -> Refusal | None:
    return OVER if isinstance(event, Drawn) and event.result == (6,) else None


def counting_setup() -> AnyGame:
    numbers = count()
    return mutate(NOUGHTS, setup=lambda options: State(next(numbers), 0))


BENT = {
    "a name nobody can type": (
        "card-is-sane",
        mutate(NOUGHTS, info=replace(NOUGHTS.info, id="Two Words")),
    ),
    "rules without a version": (
        "card-is-sane",
        mutate(NOUGHTS, info=replace(NOUGHTS.info, rules="noughts")),
    ),
    "a default that is not allowed": (
        "menu-is-sane",
        bent_menu(MORRA, options=(ChoiceOption("score", "double", ("full", "share")),)),
    ),
    "a key taken twice": (
        "menu-is-sane",
        bent_menu(NOUGHTS, options=(BoolOption("fist", True), IntOption("fist", 1, 1, 3))),
    ),
    "a setup that never repeats": ("defaults-set-up", counting_setup()),
    "a switch nobody tried": ("every-choice-sets-up", mutate(MORRA, setup=unused_switch)),
    "a silent refusal of options": (
        "strange-options-are-refused",
        bent_menu(NOUGHTS, code=SILENT),
    ),
    "a sheet nobody reads": (
        "strange-sheets-are-refused",
        bent_menu(NOUGHTS, options=(FileOption("board", "usual", ("usual",)),)),
    ),
    "a turn of nobody": (
        "turns-are-well-formed",
        mutate(NOUGHTS, awaits=lambda _: Turn(must=())),
    ),
    "a turn of a seat that is not there": (
        "turns-are-well-formed",
        mutate(NOUGHTS, awaits=lambda _: Turn(must=(2,))),
    ),
    "a deadline in the past": (
        "deadlines-lie-ahead",
        bent_awaits(
            MORRA,
            Turn,
            lambda _, turn: replace(
                turn, deadlines=tuple(replace(one, at=-1) for one in turn.deadlines)
            ),
        ),
    ),
    "a die without sides": (
        "draws-are-possible",
        mutate(MORRA, awaits=lambda _: Chance(Roll((0,)))),
    ),
    "chance that the card denies": (
        "draws-are-possible",
        mutate(MORRA, info=replace(MORRA.info, traits=NOUGHTS.info.traits)),
    ),
    "a die that must not show six": ("odds-add-up", refusing(MORRA, no_six)),
    "a table that waits for the gone": (
        "the-gone-are-not-waited-for",
        bent_awaits(
            MORRA,
            Turn,
            lambda state, turn: replace(turn, must=turn.must + state.table.seats("gone")),
        ),
    ),
    "a door that is shut": ("anyone-may-leave", refusing(NOUGHTS, shut_door)),
    "a seat without a place": ("places-hold-every-seat-once", bent_outcome(places=((0,),))),
    "a score too many": ("scores-fit-the-seats", bent_outcome(scores=(1, 0, 0))),
    "an end without words": ("outcomes-have-sentences", bent_outcome(reason=SILENT)),
    "a fault the game finds with itself": (
        "states-are-sound",
        mutate(NOUGHTS, fault=lambda state: "a cross too many" if state.crosses else None),
    ),
    "a state of another shape": (
        "states-travel",
        mutate(NOUGHTS, shapes=replace(NOUGHTS.shapes, state=View)),
    ),
    "a view of another shape": (
        "views-travel",
        mutate(NOUGHTS, shapes=replace(NOUGHTS.shapes, view=Mark)),
    ),
    "a view under another name": (
        "views-say-whose-they-are",
        mutate(NOUGHTS, view=lambda state, seat: View(0, state)),
    ),
    "a window behind the first seat": (
        "spectators-see-what-everyone-knows",
        mutate(
            MORRA,
            view=lambda s, seat: replace(MORRA.view(s, seat), hand=s.hands[seat or 0]),
            imagine=seen_through_the_window,
        ),
    ),
    "a view that leaks": (
        "imagined-states-look-the-same",
        mutate(MORRA, view=lambda s, seat: replace(MORRA.view(s, seat), hand=s.hands[seat or 0])),
    ),
    "an imagination that lies": (
        "imagined-states-look-the-same",
        mutate(NOUGHTS, imagine=lambda view, rng: State(0, 0)),
    ),
    "an imagination without bounds": (
        "imagined-states-are-sound",
        mutate(MORRA, imagine=boundless),
    ),
    "a view that hides the end": (
        "imagined-states-wait-alike",
        mutate(NOUGHTS, view=lambda state, seat: View(seat, replace(state, gone=None))),
    ),
    "samples from anywhere": (
        "samples-are-legal",
        mutate(NOUGHTS, sample=lambda state, seat, rng: Mark(rng.below(9))),
    ),
    "moves for everybody": (
        "only-those-asked-have-moves",
        mutate(NOUGHTS, moves=lambda state, seat: iter((Mark(0),))),
    ),
    "a list of all squares": (
        "listed-moves-are-legal",
        mutate(
            NOUGHTS,
            moves=lambda s, seat: map(Mark, range(9) if any(NOUGHTS.moves(s, seat)) else ()),
        ),
    ),
    "a list that repeats itself": (
        "listed-moves-are-legal",
        mutate(NOUGHTS, moves=lambda state, seat: iter([*NOUGHTS.moves(state, seat)] * 2)),
    ),
    "a list with a gap": (
        "sampled-moves-are-listed",
        mutate(NOUGHTS, moves=lambda state, seat: islice(NOUGHTS.moves(state, seat), 1, None)),
    ),
    "a preview that promises everything": (
        "previews-agree-with-check",
        mutate(NOUGHTS, preview=lambda state, seat, move: Preview(None, (News("noughts-row"),))),
    ),
    "a preview that forbids everything": (
        "previews-agree-with-check",
        mutate(NOUGHTS, preview=lambda state, seat, move: Preview(OVER)),
    ),
    "a preview without words": (
        "previews-have-sentences",
        mutate(NOUGHTS, preview=wordless_preview),
    ),
    "a preview that counts hidden fingers": (
        "previews-tell-no-secrets",
        mutate(MORRA, preview=counting_preview),
    ),
    "a reader that stumbles": (
        "junk-is-refused-or-read",
        bent_text(read_move=lambda text: Mark(int(text))),
    ),
    "a line that cannot be read": (
        "junk-lines-are-refused-or-read",
        bent_text(read=stumbling_line),
    ),
}


@pytest.mark.parametrize("bend", BENT)
def test_a_bent_game_breaks_its_law(bend: str) -> None:
    law, game = BENT[bend]

    with pytest.raises(LawBroken) as broken:
        check_game(game, messages=SAY)

    assert law == broken.value.law


def allow_all(game: AnyGame, options: Any, given: Any) -> Reply:
    """A second referee, who allows whatever it is asked about."""
    return Reply({"legal": True}, News("pebbles-allowed"))


def forget_position(game: AnyGame, options: Any, given: Any) -> Any:
    """The empty board, whatever was described."""
    return game.setup(options)


@pytest.mark.parametrize(
    "bent", [{"judge": allow_all}, {"judge_fields": (), "build_state": forget_position}]
)
def test_a_desk_that_differs_from_the_rules_breaks_its_law(bent: dict[str, Any]) -> None:
    names = ("judge_fields", "build_state", "judge", "given")
    desk: Any = SimpleNamespace(**{name: getattr(DESK, name) for name in names} | bent)

    with pytest.raises(LawBroken) as broken:
        check_game(NOUGHTS, messages=SAY, desk=desk)

    assert DESK_LAW == broken.value.law


def test_every_law_of_cards_and_moments_is_seen_to_be_broken() -> None:
    held = {*map(law_name, laws.OPTION_LAWS), *map(law_name, laws.MOMENT_LAWS)}

    assert held == {law for law, _ in BENT.values()} | {DESK_LAW}
