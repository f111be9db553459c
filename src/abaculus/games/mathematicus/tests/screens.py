"""Screens of tables that a transcript has led to."""

from __future__ import annotations

from functools import cache

from abaculus.games.mathematicus.phases import Asking, Marking
from abaculus.games.mathematicus.stage import STAGE
from abaculus.games.mathematicus.tests.transcripts import Table
from abaculus.i18n import Translator, load_translator
from abaculus.kernel.awaits import Chance
from abaculus.kernel.draws import AskQuestion, MarkAnswer
from abaculus.kernel.events import Drawn
from abaculus.kernel.prompts import Answer, Button, Cards, Choose, Point, Prompt, PromptCard, Target
from abaculus.kernel.registry import load_family
from abaculus.kernel.rng import SeededRng
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import Scene
from abaculus.questions.delivery.table_source import TABLE_SOURCE

NAMES = ("Ann", "Bob", "Cy", "Di", "Eve")


class Asked(Table):
    """A table at which real questions are asked."""

    def _fill_in(self) -> None:
        waits = self.game.awaits(self.state)
        if isinstance(self.phase, Asking) and isinstance(waits, Chance):
            assert isinstance(waits.draw, AskQuestion)
            self.happen(Drawn(self.at, TABLE_SOURCE.ask(waits.draw, SeededRng("questions"))))
        elif isinstance(self.phase, Marking) and isinstance(waits, Chance):
            assert isinstance(waits.draw, MarkAnswer)
            self.happen(Drawn(self.at, TABLE_SOURCE.mark(waits.draw, SeededRng("marks"))))
        else:
            super()._fill_in()


@cache
def voice() -> Translator:
    return load_translator(load_family("mathematicus"))


def render(text: Text | None) -> str:
    return "" if text is None else voice().tell(text.code, text.values, NAMES)


def scene_of(table: Table, seat: int | None = 0) -> Scene[Text]:
    return STAGE.scene(table.game, table.game.view(table.state, seat))


def prompt(table: Table, name: str, seat: int = 0) -> Prompt[Text]:
    return next(one for one in scene_of(table, seat).prompts if one.id == name)


def buttons(table: Table, seat: int = 0) -> dict[str, str]:
    """The buttons by their labels, with the move each makes."""
    found: list[Button[Text]] = []
    for one in scene_of(table, seat).prompts:
        if isinstance(one, Button):
            found.append(one)
        elif isinstance(one, Answer):
            found += [*one.helps, *([one.start] if one.start is not None else [])]
    return {render(one.label): one.move for one in found}


def main_button(table: Table, seat: int = 0) -> str:
    found = [one for one in scene_of(table, seat).prompts if isinstance(one, Button)]
    return next(render(one.label) for one in found if one.is_main)


def cards(table: Table, seat: int = 0) -> dict[str, PromptCard[Text]]:
    """The pictured possibilities by their moves."""
    (found,) = [one for one in scene_of(table, seat).prompts if isinstance(one, Cards)]
    return {card.move: card for card in found.cards}


def targets(table: Table, seat: int = 0) -> dict[str, Target[Text]]:
    """The squares to choose from by their moves."""
    (found,) = [one for one in scene_of(table, seat).prompts if isinstance(one, Point)]
    return {target.move: target for target in found.targets}


def sheet(table: Table, name: str, seat: int = 0) -> dict[str, str]:
    """What a sheet offers: the words of each move."""
    found = prompt(table, name, seat)
    assert isinstance(found, Choose)
    (group,) = found.groups
    return {face.sign: render(face.spoken) for face in group.faces}
