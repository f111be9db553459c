"""`abaculus replay`: a record, step by step."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from abaculus.cli.inputs import AsJson, read_text
from abaculus.cli.output import refuse
from abaculus.cli.story import Story
from abaculus.kernel.discovery import family
from abaculus.kernel.records import read_headers, read_record
from abaculus.kernel.records import replay as steps_of
from abaculus.kernel.said import Refused
from abaculus.words import speaker


def replay(
    file: Annotated[str, Parameter(help="The record of a game.")],
    /,
    *,
    json: AsJson = False,
) -> int:
    """Step through the record of a game.

    Every event is judged afresh. What was hidden is shown once the game is over.
    """
    voice = speaker()
    try:
        headers = read_headers(read_text(file))
        house = family(headers.family)
        voice = speaker(house)
        game = house.game(headers.variant)
        record = read_record(game, headers)
    except Refused as refused:
        refuse(refused.refusal, voice, as_json=json)
        return 1
    story = Story(
        house,
        game,
        record.options,
        [sitter.name for sitter in record.sitters],
        tells_all=record.outcome is not None,
        as_json=json,
    )
    story.begin()
    for step in steps_of(game, record.options, record.events):
        story.tell(step)
    story.end(record.outcome)
    return 0
