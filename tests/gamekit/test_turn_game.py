"""What the base class does beyond the example: dice, points, several players, moves of fields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from abaculus.gamekit import (
    BoolOption,
    Choices,
    Draw,
    GameOptions,
    IntOption,
    Refusal,
    Result,
    Roll,
    Seat,
    Spot,
    State,
    TurnGame,
    replace,
)
from abaculus.gamekit.adviser import ADVISER
from abaculus.gamekit.bots import BOTS
from abaculus.gamekit.desk import DESK
from abaculus.gamekit.stage import STAGE
from abaculus.i18n import load_translator
from abaculus.kernel.awaits import Chance, Over, Turn
from abaculus.kernel.desk import view_position
from abaculus.kernel.events import Drawn, Left, Played
from abaculus.kernel.options import Menu, choose
from abaculus.testing import check_game, check_stage

VOICE = load_translator()


class Race(State, frozen=True):
    """How far each seat has come, and what the die shows; 0: not rolled yet."""

    places: tuple[int, ...]
    face: int = 0
    again: bool = False


class DiceRace(TurnGame[Race, str]):
    """Roll a die, then move or stay; a six moves again."""

    id, title, rules = "dice-race", "Dice race", "dice-race/1"
    players = (1, 4)
    options = (BoolOption("again", True),)

    def start(self, options: Choices) -> Race:
        return Race((0,) * options.players, again=options.again)

    def draw(self, state: Race) -> Draw | None:
        return Roll((6,)) if state.face == 0 else None

    def take(self, state: Race, result: Result) -> Race:
        return replace(state, face=result[0])

    def candidates(self, state: Race) -> tuple[str, ...]:
        return ("go", "stay")

    def play(self, state: Race, seat: Seat, move: str) -> Race:
        places = list(state.places)
        places[seat] += state.face if move == "go" else 1
        return replace(state, places=tuple(places), face=0)

    def next_seat(self, state: Race, seat: Seat) -> Seat:
        return seat if state.again and state.places[seat] == 6 else super().next_seat(state, seat)

    def is_over(self, state: Race) -> bool:
        return max(state.places) >= 12

    def winners(self, state: Race) -> list[Seat]:
        return self.leaders(state)

    def score(self, state: Race, seat: Seat) -> int:
        return state.places[seat]


class Take(Struct, frozen=True):
    """Stones of one heap."""

    heap: str
    stones: int


class Heaps(State, frozen=True):
    """Two heaps."""

    heaps: dict[str, int]


class TwoHeaps(TurnGame[Heaps, Take]):
    """Take stones from one heap."""

    id, title, rules = "two-heaps", "Two heaps", "two-heaps/1"

    def start(self, options: Choices) -> Heaps:
        return Heaps({"a": 3, "b": 2})

    def candidates(self, state: Heaps) -> Iterator[Take]:
        for heap, stones in state.heaps.items():
            yield from (Take(heap, many) for many in range(1, stones + 1))

    def play(self, state: Heaps, seat: Seat, move: Take) -> Heaps:
        left = state.heaps[move.heap] - move.stones
        return replace(state, heaps={**state.heaps, move.heap: left})


@pytest.mark.parametrize("game", [DiceRace(), TwoHeaps()], ids=lambda game: game.id)
def test_games_of_the_kit_keep_every_law(game: TurnGame[Any, Any]) -> None:
    assert check_game(game, bots=BOTS, messages=VOICE.tell) > 0
    assert check_stage(game, STAGE, VOICE, desk=DESK, adviser=ADVISER) > 0


def test_chance_is_asked_before_the_move() -> None:
    game = DiceRace()
    start = game.setup(choose(game.info.menu, {}))

    rolled = game.apply(start, Drawn(0, (4,)))
    moved = game.apply(rolled.state, Played(0, 0, "go"))

    assert Chance(Roll((6,))) == game.awaits(start)
    assert Turn((0,)) == game.awaits(rolled.state)
    assert game.info.traits.chance
    assert ((4, 0), 1, 0) == (moved.state.places, moved.state.turn, moved.state.face)
    assert "Player 1 plays go: 4 points." == VOICE.say(moved.news[0])


def test_extra_turn_is_the_games_own_decision() -> None:
    game = DiceRace()
    start = replace(game.setup(choose(game.info.menu, {})), face=6)

    moved = game.apply(start, Played(0, 0, "go")).state

    assert 0 == moved.turn


def test_draws_are_part_of_a_position() -> None:
    game = DiceRace()
    options = choose(game.info.menu, {})

    view = view_position(DESK, game, options, {"position": "[4] go [2]"})

    assert not isinstance(view, Refusal)
    assert ((4, 0), 2, 1) == (view.state.places, view.state.face, view.seat)


def test_leaving_passes_the_turn_and_ends_when_one_is_left() -> None:
    game = DiceRace()
    state = game.setup(choose(game.info.menu, {"players": 3}))

    state = game.apply(state, Left(0, 0)).state
    turn = state.turn
    state = game.apply(state, Left(0, 1)).state
    awaits = game.awaits(state)

    assert 1 == turn
    assert isinstance(awaits, Over)
    assert ("kit-deserted", ((2,), (0, 1))) == (awaits.outcome.reason, awaits.outcome.places)


def test_places_follow_scores_behind_the_winners() -> None:
    game = DiceRace()
    state = replace(game.setup(choose(game.info.menu, {"players": 4})), places=(12, 3, 12, 7))

    awaits = game.awaits(state)

    assert isinstance(awaits, Over)
    assert ((0, 2), (3,), (1,)) == awaits.outcome.places


def test_move_of_fields_is_written_with_commas() -> None:
    notation = TwoHeaps().notation

    assert "a,2" == notation.write_move(Take("a", 2))
    for text in (" a,2 ", "a, 2"):
        assert Take("a", 2) == notation.read_move(text)
    for text in ("a", "a,2,3", "a,x", "%", "a b,2", "a 2", ",2"):
        assert isinstance(notation.read_move(text), Refusal)


class Squares(TwoHeaps):
    """The same with a board for the first heap."""

    def board(self, state: Heaps) -> list[list[Spot]]:
        return [[Spot(f"a,{many}", str(many)) for many in range(1, state.heaps["a"] + 1)]]


def test_moves_are_cells_to_point_at_or_else_buttons() -> None:
    prompts: list[list[str]] = []
    for game in (TwoHeaps(), Squares()):
        view = game.view(game.setup(choose(game.info.menu, {})), 0)
        prompts.append([prompt.id for prompt in STAGE.scene(game, view).prompts])

    assert [f"move-{move}" for move in ("a,1", "a,2", "a,3", "b,1", "b,2")] == prompts[0]
    assert ["point", "move-b,1", "move-b,2"] == prompts[1]


def test_player_without_a_move_loses() -> None:
    game = TwoHeaps()
    options = choose(game.info.menu, {})

    view = view_position(DESK, game, options, {"position": "a,3 b,2"})
    assert not isinstance(view, Refusal)
    awaits = game.awaits(view.state)

    assert isinstance(awaits, Over)
    assert ((1,), (0,)) == awaits.outcome.places


class RaceOptions(GameOptions, frozen=True):
    """Typed options of a game made with the kit."""

    goal: int = 3


def test_choices_are_read_as_typed_fields() -> None:
    menu = Menu((2, 2), 2, (IntOption("goal", 3, 1, 9),))

    choices = Choices(choose(menu, {"goal": 5}))

    assert RaceOptions(5) == choices.read(RaceOptions)
    assert 5 == choices.goal
