"""The probability of one event: a die, a spinner, a bag, numbered cards."""

from collections.abc import Iterator

from abaculus.questions.figures import figure, pie
from abaculus.questions.generator_kit import (
    REJECT,
    Block,
    Draft,
    F,
    Figure,
    Formula,
    MaybeDraft,
    P,
    Params,
    Rng,
    SolutionStep,
    effort,
    eq,
    generator,
    lazy_figure,
    number,
    step,
    t,
    value,
)
from abaculus.questions.generators.prob._events import COLOURS, KINDS, fraction, happens, size


@generator(
    presets={
        "7G3": P(kinds=("die", "spinner", "bag", "bag"), most=12, balls=6, secs=15, finite=138),
        "L2": P(
            kinds=("spinner", "bag", "bag", "numbers"),
            most=12,
            balls=8,
            level=2,
            secs=15,
            finite=456,
        ),
        "L3": P(kinds=("cards", "not", "not", "unknown"), most=50, balls=12, level=3, secs=30),
    }
)
def one_event(r: Rng, p: Params) -> MaybeDraft:
    scene = r.pick(p.kinds)
    if scene in ("die", "numbers", "cards"):
        return numbered_event(r, scene, 6 if scene == "die" else r.between(8, p.most))
    return colour_event(r, scene, p.balls)


def numbered_event(r: Rng, scene: str, most: int) -> MaybeDraft:
    """A score from 1 to `most`."""
    kind = r.pick(KINDS)
    low, high = {"multiple": (3, most // 2), "factor": (6, most)}.get(kind, (2, most - 1))
    k = r.between(low, high)
    good = size(kind, k, most)
    if not 0 < good < most:
        return REJECT
    if kind in ("even", "odd", "prime", "square"):
        k = 0
    slots: dict[str, Formula] = {"most": most, "k": k, "kind": ("raw", kind)}
    return Draft(
        params={"scene": scene, "kind": kind, "k": k, "most": most, "counts": [], "colour": 0},
        prompt=(t(f"prob.{scene}", **slots), t("prob.of_event", **slots)),
        answer=number(F(good, most), form="rational"),
        work=effort("recall", "count") + (0 if scene != "cards" else effort("list", "reduce")),
    )


def colour_event(r: Rng, scene: str, balls: int) -> MaybeDraft:
    """One of several colours."""
    several = 3 if scene in ("not", "spinner") else r.between(2, 3)
    low = 1 if scene == "spinner" else 2
    counts = [r.between(low, balls - 2 if scene == "spinner" else balls) for _ in range(several)]
    if len(set(counts)) < 2 or (scene == "spinner" and not 5 <= sum(counts) <= 12):
        return REJECT
    colours = r.sample(COLOURS, several)
    colour = r.below(several)
    good, most = counts[colour], sum(counts)
    true = F(most - good if scene == "not" else good, most)
    slots: dict[str, Formula] = {"colour": ("word", colours[colour]), "n": several}
    if scene == "unknown":
        slots |= {"p": value(true), "count": good}
        answer = number(most, form="plain")
    else:
        for place, (one, name) in enumerate(zip(counts, colours, strict=True)):
            slots |= {f"n{place}": one, f"c{place}": ("word", name)}
        answer = number(true, form="rational")
    asked = "prob.no_colour" if scene == "not" else "prob.of_colour"
    prompt: tuple[Block, ...]
    if scene == "spinner":
        prompt = (t("prob.spinner_stops", **slots),)
    elif scene == "unknown":
        prompt = (t("prob.unknown", **slots),)
    else:
        prompt = (t(f"prob.bag{several}", **slots), t(asked, **slots))
    extra = {"unknown": effort("model", "long"), "not": effort("carry", "reduce")}
    return Draft(
        params={
            "scene": scene,
            "kind": "",
            "k": 0,
            "most": 0,
            "counts": counts,
            "colour": colour,
            "names": list(colours),
        },
        prompt=prompt,
        answer=answer,
        work=effort("fact", "look") + extra.get(scene, 0),
        figure=lazy_figure(spinner, counts, colours) if scene == "spinner" else None,
        normal=(scene, sorted(counts), counts[colour]),
    )


def spinner(counts: list[int], colours: tuple[str, ...]) -> Figure:
    """Equal sectors, each with its colour's name."""
    names = [
        ("word", colour) for one, colour in zip(counts, colours, strict=True) for _ in range(one)
    ]
    pieces = zip(counts, colours, strict=True)
    listed: Formula = ("list", *(("count", one, f"prob.{colour}") for one, colour in pieces))
    drawn = pie((110, 110), 100, [1] * len(names), names)
    return figure(220, 220, [drawn], "prob.alt.spinner", sectors=listed, n=sum(counts))


@one_event.verify
def _(q: Params, v: F) -> bool:
    if not q.counts:
        good = [one for one in range(1, q.most + 1) if happens(q.kind, q.k, one)]
        return v.numerator * q.most == v.denominator * len(good)
    balls = [place for place, one in enumerate(q.counts) for _ in range(one)]
    if q.scene == "unknown":
        return v == len(balls)
    good = [ball for ball in balls if (ball != q.colour) == (q.scene == "not")]
    return v.numerator * len(balls) == v.denominator * len(good)


@one_event.mistakes
def _(q: Params) -> Iterator[tuple[F, str]]:
    if q.scene == "unknown":
        total, good = sum(q.counts), q.counts[q.colour]
        yield F(total - good), "prob.others_only"
        yield F(total + good), "prob.counted_twice"
        yield F(total * good), "prob.multiplied"
        yield F(total + 1), "prob.one_off"
        yield F(total - 1), "prob.one_off"
        return
    good, most = outcome(q)
    for above, below, mis in (
        (most - good, most, "prob.other_event"),
        (good, most - good, "prob.to_the_others"),
        (1, most, "prob.one_outcome"),
        (good + 1, most, "prob.one_too_many"),
        (good - 1, most, "prob.one_too_few"),
        (good, most + 1, "prob.total_wrong"),
        (1, len(q.counts) or 2, "prob.kinds_alike"),
        (good, most + 2, "prob.total_wrong"),
    ):
        if 0 < above < below:
            yield F(above, below), mis


def outcome(q: Params) -> tuple[int, int]:
    """Favourable and all outcomes."""
    if not q.counts:
        return size(q.kind, q.k, q.most), q.most
    total, good = sum(q.counts), q.counts[q.colour]
    return (total - good if q.scene == "not" else good), total


@one_event.steps
def _(q: Params) -> Iterator[SolutionStep]:
    if q.scene == "unknown":
        total, good = sum(q.counts), q.counts[q.colour]
        share = F(good, total)
        yield step("prob.say.same_share", m=eq(fraction(good, "n"), value(share)))
        yield step("prob.say.so_many", m=eq("n", total))
        return
    good, most = outcome(q)
    if not q.counts:
        listed = [one for one in range(1, q.most + 1) if happens(q.kind, q.k, one)]
        if good <= 12:
            yield step("prob.say.favourable", n=good, m=("list", *listed))
        else:
            yield step("prob.say.favourable_count", n=good)
    else:
        yield step("prob.say.favourable_of", n=good, m=eq(("+", *q.counts), most))
    shown = value(F(good, most))
    written = fraction(good, most)
    yield step("prob.say.divide", m=shown if written == shown else eq(written, shown))
