"""Whether a thing is flat or solid."""

from collections.abc import Iterator
from typing import Final

from abaculus.questions.generator_kit import (
    Draft,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    choice,
    effort,
    generator,
    step,
    t,
)
from abaculus.questions.generators.geo._mistakes import geo_word

FLAT: Final = ("circle", "square", "triangle", "rectangle", "pentagon", "hexagon", "oval")
SOLID: Final = ("ball", "box", "cone", "cube", "cylinder", "pyramid", "prism")
ROLLS_OR_STACKS: Final = frozenset(SOLID)
OPTIONS: Final = (("word", "flat"), ("word", "solid"))


@generator(
    presets={
        "RE3": P(things=FLAT[:3] + SOLID[:3], secs=15, finite=6, few=1),
        "L1": P(things=FLAT + SOLID, level=1, secs=15, finite=14, few=1),
    }
)
def flat(r: Rng, p: Params) -> MaybeDraft:
    thing = r.pick(p.things)
    return Draft(
        params={"thing": thing},
        prompt=(t("geo.flat_solid", thing=geo_word(f"a_{thing}")),),
        answer=choice(OPTIONS, 0 if thing in FLAT else 1),
        work=effort("recall"),
    )


@flat.verify
def _(q: Params, v: Formula) -> bool:
    return (v == OPTIONS[1]) == (q.thing in ROLLS_OR_STACKS)


@flat.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    yield OPTIONS[1], "geo.flat_taken_for_solid"
    yield OPTIONS[0], "geo.solid_taken_for_flat"


@flat.steps
def _(q: Params) -> Iterator[SolutionStep]:
    is_flat = q.thing in FLAT
    yield step("geo.say.flat" if is_flat else "geo.say.solid", m=OPTIONS[0 if is_flat else 1])
