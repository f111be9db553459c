"""`abaculus replay`: a record, step by step."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from abaculus.cli.inputs import AsJson, read_text
from abaculus.cli.output import refuse
from abaculus.cli.review import ReviewWriter
from abaculus.cli.transcript import Transcript, write_turns
from abaculus.i18n import load_translator
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.records import parse_headers, parse_record
from abaculus.kernel.records import replay as steps_of
from abaculus.kernel.registry import load_family


def replay(
    file: Annotated[str, Parameter(help="The record of a game.")],
    /,
    *,
    turns: Annotated[bool, Parameter(help="One line per turn, and nothing else.")] = False,
    analyse: Annotated[
        bool, Parameter(help="Look back on a finished game: the best move of each turn.")
    ] = False,
    json: AsJson = False,
) -> int:
    """Step through the record of a game.

    Every event is checked again. Hidden pieces are shown once the game is over.
    """
    voice = load_translator()
    try:
        headers = parse_headers(read_text(file))
        family = load_family(headers.family)
        voice = load_translator(family)
        game = family.game(headers.variant)
        record = parse_record(game, headers)
    except RefusedError as refused:
        refuse(refused.refusal, voice, as_json=json)
        return 1
    if analyse and record.outcome is None:
        return refuse(Refusal("not-over-yet"), voice, as_json=json)
    names = [player.name for player in record.players]
    start = game.setup(record.options)
    steps = list(steps_of(game, record.options, record.events))
    if turns:
        write_turns(family, game, start, steps, as_json=json)
    else:
        tells_all = record.outcome is not None
        transcript = Transcript(
            family, game, record.options, names, tells_all=tells_all, as_json=json
        )
        transcript.begin()
        for step in steps:
            transcript.tell(step)
        transcript.end(record.outcome)
    if analyse:
        ReviewWriter(family, game, names, as_json=json).tell(start, steps)
    return 0
