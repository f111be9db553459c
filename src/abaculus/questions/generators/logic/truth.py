"""What follows from clues in a row, from if and then, from all and some, from liars."""

from collections.abc import Iterator
from functools import cache
from itertools import permutations, product
from typing import Final

from abaculus.questions.generator_kit import (
    REJECT,
    Block,
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
    rel,
    step,
    t,
)
from abaculus.questions.generators._people import PEOPLE

SCALES: Final = ("tall", "old", "fast")
MADE_UP: Final = ("mips", "dalons", "kerps", "zibs", "lorms", "tavs", "grons", "pells")
IFS: Final = 6
"""The number of if-then rules."""
THEREFORE: Final = {"p": "yes", "not_q": "no", "q": "logic.unknown", "not_p": "logic.unknown"}
"""What a known half of a rule says about the other half."""
VERDICTS: Final = ("logic.surely", "logic.never", "logic.open")

Claim = tuple[str, int, int]
"""`all`, `some` or `no`, of two of three classes."""
FIGURES: Final[tuple[tuple[Claim, Claim, Claim], ...]] = (
    (("all", 0, 1), ("all", 1, 2), ("all", 0, 2)),
    (("all", 0, 1), ("all", 1, 2), ("some", 2, 0)),
    (("all", 0, 1), ("all", 1, 2), ("all", 2, 0)),
    (("all", 0, 1), ("all", 1, 2), ("no", 0, 2)),
    (("all", 0, 1), ("some", 1, 2), ("some", 0, 2)),
    (("all", 0, 1), ("no", 1, 2), ("no", 0, 2)),
    (("all", 0, 1), ("no", 1, 2), ("some", 2, 0)),
    (("some", 0, 1), ("all", 1, 2), ("some", 0, 2)),
    (("some", 0, 1), ("all", 1, 2), ("no", 0, 2)),
    (("all", 0, 1), ("all", 2, 1), ("some", 0, 2)),
    (("no", 0, 1), ("all", 2, 1), ("no", 2, 0)),
    (("no", 0, 1), ("all", 2, 1), ("some", 0, 2)),
    (("some", 0, 1), ("some", 1, 2), ("some", 0, 2)),
)


@generator(
    presets={
        "L3": P(kinds=("row", "row", "row", "row", "rule"), people=4, level=3, secs=45, few=2),
        "L4": P(kinds=("liars", "liars", "classes"), level=4, secs=45, few=2),
        "g6": P(kinds=("row",), people=3, grade="6", category="G", secs=30, few=2),
        "g8": P(
            kinds=("row", "row", "row", "row", "rule"),
            people=4,
            grade="8",
            category="G",
            secs=45,
            few=2,
        ),
        "g10": P(kinds=("classes",), grade="10", category="G", secs=45, few=2),
        "g12": P(kinds=("liars", "classes"), grade="12", category="G", secs=45, few=2),
    }
)
def truth(r: Rng, p: Params) -> MaybeDraft:
    match r.pick(p.kinds):
        case "row":
            return row(r, p.people)
        case "rule":
            return rule(r)
        case "classes":
            return classes(r)
        case _:
            return liars(r)


def row(r: Rng, many: int) -> MaybeDraft:
    """People in an order given by clues about neighbours."""
    people, scale, most = r.sample(PEOPLE, many), r.pick(SCALES), r.flip()
    clues = r.shuffle([(k, k + 1, r.flip()) for k in range(many - 1)])
    blocks: list[Block] = []
    for more, less, turned in clues:
        one, two = (people[less], people[more]) if turned else (people[more], people[less])
        blocks.append(t(f"logic.{scale}_{'less' if turned else 'more'}", one=one, two=two))
    options = sorted(people, key=str)
    true = people[0 if most else -1]
    pairs = [(person_name(people[more]), person_name(people[less])) for more, less, _ in clues]
    return Draft(
        params={"kind": "row", "pairs": pairs, "most": most, "people": options},
        prompt=(*blocks, t(f"logic.{scale}_{'first' if most else 'last'}")),
        answer=choice(options, options.index(true)),
        work=effort("list", *("compare",) * many, *(("idea",) if many > 3 else ())),
        normal=(scale, pairs, most),
    )


def person_name(person: Formula) -> str:
    """A person's name."""
    return str(person[1]) if isinstance(person, tuple) else str(person)


def rule(r: Rng) -> MaybeDraft:
    """A rule and one half of it; the other half is asked for."""
    which, known = r.below(IFS), r.pick(tuple(THEREFORE))
    asked = "q" if known in ("p", "not_p") else "p"
    options: list[Formula] = [("word", "yes"), ("word", "no"), ("word", "logic.unknown")]
    true: Formula = ("word", THEREFORE[known])
    return Draft(
        params={"kind": "rule", "which": which, "known": known},
        prompt=(t(f"logic.if_{which}"), t(f"logic.if_{which}_{known}"),
                t(f"logic.if_{which}_ask_{asked}")),
        answer=choice(options, options.index(true)),
        work=effort("idea", "list", "compare", "step"),
    )  # fmt: skip


def classes(r: Rng) -> MaybeDraft:
    """Two statements about classes; the third is asked for."""
    figure, names = r.pick(FIGURES), r.sample(MADE_UP, 3)
    premises = [
        t(f"logic.{way}", one=("raw", names[a]), two=("raw", names[b])) for way, a, b in figure[:2]
    ]
    way, a, b = figure[2]
    asked = t(f"logic.ask_{way}", one=("raw", names[a]), two=("raw", names[b]))
    options: list[Formula] = [("word", one) for one in VERDICTS]
    true = options[VERDICTS.index(holds(figure))]
    return Draft(
        params={"kind": "classes", "figure": figure, "names": names},
        prompt=(*premises, asked),
        answer=choice(options, options.index(true)),
        work=effort("idea", "list", "step", "step"),
    )


@cache
def holds(figure: tuple[Claim, Claim, Claim]) -> str:
    """Whether the third claim holds always, never or sometimes, by Euler's circles."""
    (one, a, b), (two, c, d), (way, e, f) = figure
    chain = {("all", "all"): "all", ("all", "no"): "no", ("some", "all"): "some"}.get((one, two))
    if one == "no" and two == "all" and b == d:
        chain, a, c, d = "no", c, b, a
    if chain is None or (b != c and chain != "no"):
        return "logic.open"
    ends = {e, f} == {a, d}
    if not ends:
        return "logic.open"
    if chain == "all":
        return {"no": "logic.never", "some": "logic.surely"}.get(
            way, "logic.surely" if (e, f) == (a, d) else "logic.open"
        )
    if chain == "no":
        return "logic.surely" if way == "no" else "logic.never"
    return {"some": "logic.surely", "no": "logic.never"}.get(way, "logic.open")


def liars(r: Rng) -> MaybeDraft:
    """Three people say who has the thing; the number of liars is given."""
    people, thing = r.sample(PEOPLE, 3), r.below(4)
    claims = [(r.below(3), r.flip()) for _ in range(3)]
    lies = r.between(1, 2)
    fits = [has for has in range(3) if count_lies(claims, has) == lies]
    if len(fits) != 1 or len(set(claims)) < 3:
        return REJECT
    blocks: list[Block] = []
    for speaker, (about, has) in enumerate(claims):
        own = "self" if about == speaker else "other"
        blocks.append(t(f"logic.says_{own}_{'yes' if has else 'no'}", who=people[speaker],
                        other=people[about]))  # fmt: skip
    return Draft(
        params={"kind": "liars", "claims": claims, "lies": lies, "people": list(people)},
        prompt=(t(f"logic.hidden_{thing}", a=people[0], b=people[1], c=people[2]), *blocks,
                t("logic.one_lies" if lies == 1 else "logic.two_lie"), t("logic.who_has_it")),
        answer=choice(people, fits[0]),
        work=effort("idea", "list", "list", "list"),
        normal=(thing, claims, lies, people),
    )  # fmt: skip


def count_lies(claims: list[tuple[int, bool]], has: int) -> int:
    """The number of false claims if this person has it."""
    return sum((about == has) != claimed for about, claimed in claims)


@truth.verify
def _(q: Params, v: Formula) -> bool:
    match q.kind:
        case "row":
            names = [person_name(one) for one in q.people]
            pairs = [(names.index(more), names.index(less)) for more, less in q.pairs]
            orders = [
                place for place in permutations(range(len(names)))
                if all(place[more] < place[less] for more, less in pairs)
            ]  # fmt: skip
            end = 0 if q.most else len(names) - 1
            return {names[place.index(end)] for place in orders} == {person_name(v)}
        case "rule":
            worlds = [(p, s) for p, s in product((True, False), repeat=2) if s or not p]
            known, asked = KNOWN[q.known]
            left = {world[asked] for world in worlds if world[known[0]] == known[1]}
            return v == ("word", "logic.unknown" if len(left) == 2 else
                         "yes" if left == {True} else "no")  # fmt: skip
        case "classes":
            return v == ("word", judge_by_worlds(tuple(tuple(claim) for claim in q.figure)))
        case _:
            place = [person_name(one) for one in q.people].index(person_name(v))
            truths = [(place == about) is claimed for about, claimed in q.claims]
            return truths.count(False) == q.lies


KNOWN: Final = {
    "p": ((0, True), 1), "not_p": ((0, False), 1), "q": ((1, True), 0), "not_q": ((1, False), 0),
}  # fmt: skip


@cache
def judge_by_worlds(figure: tuple[Claim, Claim, Claim]) -> str:
    """The same, by trying every world of the eight kinds of things."""
    kinds = tuple(product((False, True), repeat=3))
    seen: set[bool] = set()
    for picked in range(1, 1 << 8):
        world = [kind for place, kind in enumerate(kinds) if picked >> place & 1]
        if not all(any(kind[letter] for kind in world) for letter in range(3)):
            continue
        truths = [is_true(claim, world) for claim in figure]
        if truths[0] and truths[1]:
            seen.add(truths[2])
    return "logic.open" if len(seen) == 2 else "logic.surely" if seen == {True} else "logic.never"


def is_true(claim: Claim, world: list[tuple[bool, ...]]) -> bool:
    """Whether a claim is true in a world."""
    way, a, b = claim
    both = [kind[b] for kind in world if kind[a]]
    return all(both) if way == "all" else any(both) if way == "some" else not any(both)


@truth.mistakes
def _(q: Params) -> Iterator[tuple[Formula, str]]:
    match q.kind:
        case "row":
            for one in q.people:
                yield one, "logic.clue_turned"
        case "rule":
            if q.known in ("q", "not_p"):
                yield ("word", "yes" if q.known == "q" else "no"), "logic.rule_turned_round"
            for one in ("logic.unknown", "yes", "no"):
                yield ("word", one), "logic.rule_not_used"
        case "classes":
            for one in VERDICTS:
                yield ("word", one), "logic.circles"
        case _:
            for one in q.people:
                yield one, "logic.lies_miscounted"


@truth.steps
def _(q: Params) -> Iterator[SolutionStep]:
    match q.kind:
        case "row":
            below = dict(q.pairs)
            first = next(one for one in below if one not in below.values())
            order = [first]
            while order[-1] in below:
                order.append(below[order[-1]])
            named: dict[str, Formula] = {person_name(one): one for one in q.people}
            yield step("logic.say.one_row", m=rel(">", *(named[one] for one in order)))
            yield step("logic.say.so", m=named[order[0 if q.most else -1]])
        case "rule":
            yield step(f"logic.say.rule_{q.known}")
            yield step("logic.say.so", m=("word", THEREFORE[q.known]))
        case "classes":
            verdict = holds(tuple(tuple(claim) for claim in q.figure))
            yield step("logic.say.draw_circles")
            yield step(f"logic.say.{verdict.partition('.')[2]}", m=("word", verdict))
        case _:
            for has, one in enumerate(q.people):
                yield step("logic.say.suppose", who=one, n=count_lies(q.claims, has))
            right = next(one for has, one in enumerate(q.people)
                         if count_lies(q.claims, has) == q.lies)  # fmt: skip
            yield step("logic.say.so", m=right)
