"""Laws of stages, each broken by a toy bent just so."""

from __future__ import annotations

import pytest

from abaculus.testing import LawBroken, check_stage, laws
from abaculus.testing.law import law_name
from tests.toys.mutant_codes import BENT_CODES
from tests.toys.mutant_replies import BENT_REPLIES
from tests.toys.mutant_scenes import BENT_SCENES
from tests.toys.mutant_stages import BENT_TABLES, SOUND
from tests.toys.mutants import NOUGHTS, VOICE

BENT = {**BENT_SCENES, **BENT_REPLIES, **BENT_TABLES, **BENT_CODES}


@pytest.mark.parametrize("bend", BENT)
def test_a_bent_stage_breaks_its_law(bend: str) -> None:
    law, game, stage, beside = BENT[bend]

    with pytest.raises(LawBroken) as broken:
        check_stage(game, stage, VOICE, **beside)

    assert law == broken.value.law


@pytest.mark.parametrize("table", SOUND)
def test_a_table_on_which_everything_is_right_breaks_no_law(table: str) -> None:
    assert check_stage(NOUGHTS, SOUND[table], VOICE) > 0


def test_every_law_of_stages_is_seen_to_be_broken() -> None:
    held = {
        law_name(law)
        for group in (
            laws.SCREEN_LAWS,
            laws.GESTURE_LAWS,
            laws.NEWS_LAWS,
            laws.SOURCE_LAWS,
            laws.DESK_LAWS,
        )
        for law in group
    }

    assert held | {laws.SCREENS_ARE_MADE} == {law for law, *_ in BENT.values()}
