"""Every Chance card, by its number: drawn on 14, or kept and used."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from abaculus.games.mathematicus.board import STANDARD
from abaculus.games.mathematicus.chance.deck import KEPT, deck
from abaculus.games.mathematicus.tests.transcripts import Table

BASIC = "11:-:1,1,0,0,0:-:0:-:b1/12:-:1,1,0,0,0:-:0:-:b1 3,3,0,0,3:111111:- 1"
MIDDLE = "11:-:1,1,1,1,0:-:0:-:i2/12:-:1,1,1,1,0:-:0:-:i2 3,3,3,8,3:111111:AB 1"
DRAWS = "R4=3 F #"


def seats(first: str, second: str, supply: str, turn: int = 1) -> str:
    return f"{first}/{second} {supply} {turn}"


def fields(table: Table, expected: str) -> dict[str, str]:
    names = [one.split("=", 1)[0] for one in expected.split(", ")]
    return {name: table.field(name) for name in names}


def parse_fields(expected: str) -> dict[str, str]:
    return dict(one.split("=", 1) for one in expected.split(", "))


@pytest.mark.parametrize(
    ("start", "transcript", "expected"),
    [
        pytest.param(BASIC, "C01", "1.r12=2, supply.r12=2, phase=AFTER", id="C01"),
        pytest.param(BASIC, "C02", "1.r4=2, supply.r4=2, phase=AFTER", id="C02"),
        pytest.param(MIDDLE, "C03", "1.ch=2, supply.ch=2, phase=AFTER", id="C03"),
        pytest.param(MIDDLE, "C04", "1.x2=2, supply.x2=7, phase=AFTER", id="C04"),
        pytest.param(BASIC, "C05", "1.md=1, supply.md=2, phase=AFTER", id="C05"),
        pytest.param(BASIC, "C06 A+", "1.pos=15, 1.figs=H, phase=AFTER", id="C06"),
        pytest.param(BASIC, "C06 A-", "1.pos=14, active=2", id="C06-wrong"),
        pytest.param(
            seats("11:H:1,1,0,0,0:-:0:-:b1", "12:-:1,1,0,0,0:-:0:-:b1", "3,3,0,0,3:110111:-"),
            "C06 A+",
            "1.pos=20, 1.figs=HK",
            id="C06-lacking",
        ),
        pytest.param(BASIC, "C07", "1.pos=21, 1.md=1, phase=AFTER", id="C07"),
        pytest.param(BASIC, "C08", "phase=FREEROLL, 1.pos=14", id="C08"),
        pytest.param(BASIC, "C08 R12=9 F A+", "1.pos=23, 1.r12=2, phase=AFTER", id="C08-taken"),
        pytest.param(BASIC, "C08 P", "1.pos=14, 1.r12=1, phase=AFTER", id="C08-left"),
        pytest.param(BASIC, "C09 R4=2 F A+", "1.pos=16, phase=AFTER", id="C09"),
        pytest.param(BASIC, "C10 A+ I:T", "1.figs=T, supply.T=0, 1.pos=14", id="C10"),
        pytest.param(BASIC, "C10 A-", "1.pos=14, active=2", id="C10-wrong"),
        pytest.param(
            seats("11:EAH:1,1,0,0,0:-:0:-:b4", "12:KG:1,1,0,0,0:-:0:-:b1", "3,3,0,0,3:000001:-"),
            "C10 A+ I:T",
            "level=4, 1.figs=EAHT, over=win 1",
            id="C10-last",
        ),
        pytest.param(BASIC, "C11 T:12", "1.r12=2, phase=AFTER", id="C11"),
        pytest.param(
            seats("11:-:1,1,0,0,0:-:0:-:b1", "12:EA:1,1,0,0,0:-:0:-:b1", "3,3,0,0,3:001111:-"),
            "C11 I:G",
            "1.figs=G, supply.G=0, phase=AFTER",
            id="C11-behind",
        ),
        pytest.param(
            seats("11:-:1,1,1,0,0:-:0:-:i1", "12:E:1,1,1,0,0:-:0:-:i1", "3,3,3,8,3:011111:AB"),
            "C12 C>2:E 2:A- A+",
            "1.figs=E, 2.figs=, 1.ch=1, 1.pos=14, phase=AFTER",
            id="C12",
        ),
        pytest.param(
            seats("11:-:1,1,1,0,0:-:0:-:i1", "12:E:1,1,1,0,0:-:0:-:i1", "3,3,3,8,3:011111:AB"),
            "C12 C>2:E 2:A+",
            "1.figs=, 2.figs=E, phase=AFTER, active=1",
            id="C12-lost",
        ),
        pytest.param(
            seats("11:-:1,1,1,0,0:-:0:-:i1", "12:E:1,1,1,0,0:-:0:-:i1", "3,3,3,8,3:011111:AB"),
            "C12 I-",
            "phase=AFTER, 2.figs=E",
            id="C12-declined",
        ),
        pytest.param(MIDDLE, "C12", "phase=AFTER", id="C12-nobody"),
        pytest.param(
            seats("11:E:1,1,0,0,0:-:0:-:b1", "12:A:1,1,0,0,0:-:0:-:b1", "3,3,0,0,3:001111:-"),
            "C13 I:E/A<2",
            "1.figs=A, 2.figs=E, phase=AFTER",
            id="C13",
        ),
        pytest.param(BASIC, "C13", "phase=AFTER", id="C13-nobody"),
        pytest.param(BASIC, "C15", "phase=PENALTY, 1.skips=0", id="C15"),
        pytest.param(BASIC, "C15 S", "phase=AFTER, 1.skips=1", id="C15-served"),
        pytest.param(BASIC, "C15 S4", "phase=AFTER, 1.skips=0, 1.r4=0, supply.r4=4", id="C15-paid"),
        pytest.param(BASIC, "C16 T:4", "1.r4=0, supply.r4=4, phase=AFTER", id="C16"),
        pytest.param(
            seats("11:-:0,1,0,0,0:-:0:-:b1", "12:-:1,1,0,0,0:-:0:-:b1", "4,3,0,0,3:111111:-"),
            "C16",
            "1.r12=0, supply.r12=4, phase=AFTER",
            id="C16-only-one",
        ),
        pytest.param(MIDDLE, "C17", "1.x2=0, supply.x2=9, phase=AFTER", id="C17"),
        pytest.param(MIDDLE, "C18 T:c", "1.ch=0, 2.ch=2, phase=AFTER", id="C18"),
        pytest.param(
            seats("11:-:1,1,1,1,0:-:0:-:i2", "12:-:1,1,0,0,0:-:0:-:b2", "3,3,3,8,3:111111:AB"),
            "C18 T:x",
            "1.x2=0, 2.x2=0, supply.x2=9",
            id="C18-no-use",
        ),
        pytest.param(BASIC, "C19", "1.pos=0, phase=AFTER", id="C19"),
        pytest.param(BASIC, "C20 R12=11", "1.pos=3, phase=AFTER, 1.skips=0", id="C20"),
        pytest.param(
            seats("11:-:1,1,0,0,2:-:0:-:b1", "12:-:1,1,0,0,0:-:0:-:b1", "3,3,0,0,1:111111:-"),
            "C21",
            "1.md=1, supply.md=2, phase=AFTER",
            id="C21",
        ),
        pytest.param(
            seats("11:EAH:1,1,0,0,0:-:0:-:b1", "12:-:1,1,0,0,0:-:0:-:b1", "3,3,0,0,3:000111:-"),
            "C22 I:A",
            "1.figs=EH, supply.A=1, phase=AFTER",
            id="C22",
        ),
        pytest.param(BASIC, "C22", "phase=AFTER, 1.figs=", id="C22-poor"),
        pytest.param(BASIC, "C23", "1.kept=C23, phase=AFTER", id="C23"),
    ],
)
def test_a_card_is_drawn(start: str, transcript: str, expected: str) -> None:
    table = Table(start).play(DRAWS + transcript)

    assert ("", parse_fields(expected)) == (table.refused, fields(table, expected))


def holding(card: str, first: str = "0:-:1,1,1,1,0:-:0", mode: str = "i2") -> str:
    return seats(f"{first}:{card}:{mode}", "12:-:1,1,1,1,0:-:0:-:i2", "3,3,3,8,3:111111:AB")


@pytest.mark.parametrize(
    ("start", "transcript", "expected"),
    [
        pytest.param(holding("C23"), "R12=8 F SJ", "1.kept=, 1.skips=0, 1.r4=1", id="C23-landing"),
        pytest.param(
            holding("C23", "0:-:1,1,1,1,0:-:1"), "SJ", "1.skips=0, phase=START", id="C23-turn"
        ),
        pytest.param(
            holding("C24"), "R12=10 F 2:C J:C24", "2.ch=0, phase=QUESTION, 1.kept=", id="C24"
        ),
        pytest.param(
            holding("C24"), "R12=10 F 2:C J:C24 A-", "1.pos=0, 2.pos=12, active=2", id="C24-wrong"
        ),
        pytest.param(
            holding("C24"), "R12=10 F 2:C I- A- 2:A+", "2.pos=10, 2.figs=A", id="C24-not-used"
        ),
        pytest.param(holding("C25"), "R12=10 F A-", "phase=SECOND, 1.pos=10", id="C25"),
        pytest.param(
            holding("C25"), "R12=10 F A- I-", "1.pos=0, 1.kept=C25, active=2", id="C25-no"
        ),
        pytest.param(
            holding("C25"), "R12=10 F A- J:C25 A-", "1.pos=0, 1.kept=, active=2", id="C25-wrong"
        ),
        pytest.param(holding("C26"), "J:C26=4 F A+", "1.pos=4, 1.kept=, 1.ch=2", id="C26"),
        pytest.param(holding("C27"), "R4=4 J:C27 A+", "1.pos=31, 1.kept=, 1.half=B", id="C27"),
        pytest.param(holding("C28"), "R4=1 F J:C28 2:C-", "level=1, phase=QUESTION", id="C28"),
        pytest.param(
            seats("0:-:1,1,1,1,1:-:0:-:i2", "12:E:1,1,1,1,0:-:0:C29:i2", "3,3,3,8,2:011111:AB"),
            "M:E<2 2:J:C29",
            "1.md=1, 2.figs=E, 2.kept=, phase=START, active=1",
            id="C29-medal",
        ),
        pytest.param(
            seats("0:-:1,1,1,1,1:-:0:-:i2", "12:E:1,1,1,1,0:-:0:C29:i2", "3,3,3,8,2:011111:AB"),
            "M:E<2 2:I-",
            "1.md=0, 1.figs=E, 2.figs=, 2.kept=C29, phase=START",
            id="C29-not-used",
        ),
        pytest.param(
            seats("5:-:1,1,1,1,0:B:0:-:i2", "12:A:1,1,1,1,0:-:0:C29:i2", "3,3,3,8,3:101111:A"),
            "R4=2 F A+ N:A<2 2:J:C29",
            "phase=NONAGON, 2.figs=A",
            id="C29-nonagon",
        ),
        pytest.param(holding("C30"), "R4=1 F 2:C- J:C30", "1.kept=, phase=QUESTION", id="C30"),
        pytest.param(
            holding("C31"), "R4=1 F 2:C- X J:C31", "asked=2, phase=QUESTION, 1.x2=0", id="C31"
        ),
        pytest.param(
            holding("C32"), "J:C32:T", "1.figs=T, 1.r4=0, 1.r12=0, 1.kept=, phase=START", id="C32"
        ),
    ],
)
def test_a_kept_card_is_used(start: str, transcript: str, expected: str) -> None:
    table = Table(start).play(transcript)

    assert ("", parse_fields(expected)) == (table.refused, fields(table, expected))


@pytest.mark.parametrize(
    ("start", "transcript", "code"),
    [
        pytest.param(holding("C23"), "J:C26=3", "X-CARD", id="not-held"),
        pytest.param(holding("C26"), "J:C26=5", "X-ROLL", id="no-such-score"),
        pytest.param(holding("C23"), "J:C23", "X-PHASE", id="no-skip-to-cancel"),
        pytest.param(holding("C27", "0*:-:1,1,1,1,0:-:0"), "R4=4 J:C27", "X-FIRSTMOVE", id="first"),
        pytest.param(holding("C31"), "R4=1 F 2:C- GO J:C31", "X-PHASE", id="clock-runs"),
        pytest.param(
            seats("0:-:1,1,1,1,1:-:0:-:i2", "12:E:1,1,1,1,0:-:0:C29:i2", "3,3,3,8,2:011111:AB"),
            "M:E<2 2:J:C29 M:E<2",
            "X-SHIELDED",
            id="shielded",
        ),
        pytest.param(
            seats("5:EHKGT:1,1,1,1,0:B:0:-:i2", "12:A:1,1,1,1,0:-:0:C29:i2", "3,3,3,8,3:000000:A"),
            "R4=2 F A+ N:A<2 2:J:C29",
            "X-SHIELD",
            id="nothing-else",
        ),
        pytest.param(
            seats("0:-:0,1,1,1,0:-:0:C32:i2", "12:-:1,1,1,1,0:-:0:-:i2", "4,3,3,8,3:111111:AB"),
            "J:C32:T",
            "X-NONE",
            id="too-poor",
        ),
        pytest.param(BASIC, "R4=3 F #C08 R4=1", "X-DIE", id="other-die"),
        pytest.param(BASIC, "R4=3 F #C11 T:c", "X-NONE", id="no-roll-token"),
    ],
)
def test_a_card_is_refused(start: str, transcript: str, code: str) -> None:
    assert code == Table(start).play(transcript).refused


def test_used_card_goes_under_the_deck_and_kept_one_stays_out() -> None:
    table = Table(BASIC).play("R4=3 F #C01")

    assert ("C01",) == table.state.queue
    assert "C01" not in table.state.unseen

    table = Table(BASIC).play("R4=3 F #C23")

    assert () == table.state.queue


def test_cards_come_round_in_the_order_in_which_they_went_under() -> None:
    seen = replace(Table(BASIC).state, unseen=(), queue=("C02", "C01"))

    assert "draw-impossible" == Table(seen).play("R4=3 F #C01").refused
    assert ("C01", "C02") == Table(seen).play("R4=3 F #C02").state.queue


def test_the_deck_holds_32_cards_10_of_them_kept() -> None:
    cards = deck(STANDARD).cards

    assert [f"C{number:02}" for number in range(1, 33)] == [card.id for card in cards]
    assert 10 == sum(card.effect in KEPT for card in cards)
