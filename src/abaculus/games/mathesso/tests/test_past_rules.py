"""Games begun under earlier rules continue under them; new games follow today's."""

from __future__ import annotations

from abaculus.games.mathesso.options import COUNTS_TWICE
from abaculus.games.mathesso.state import Ended
from abaculus.games.mathesso.tests.tables import L2, OWN, Table
from abaculus.games.mathesso.tests.test_turns import ALONE
from abaculus.kernel.records import parse_headers, parse_record
from abaculus.table import Table as FrontDoor
from abaculus.tables.decision import Decision
from abaculus.tables.fold import fold_log
from abaculus.tables.imports import export_record, import_record
from abaculus.tables.log import OpenEntry, StartEntry
from abaculus.tables.table import SeatHolder

OPENED = OpenEntry("mathesso", "atto", {}, (SeatHolder("here", "A"),), "h", 1)


class PastTable(Table):
    """A table of the first rules."""

    rules = COUNTS_TWICE


def test_5_4_under_past_rules_an_interrupted_turn_counts_twice() -> None:
    table = PastTable(L2, players=1)

    table.play(ALONE)

    assert isinstance(table.state.phase, Ended)
    assert (5,) == table.state.phase.outcome.scores


def test_a_log_that_names_no_rules_is_from_the_first_ones() -> None:
    table = fold_log("t", (OPENED, StartEntry()))

    assert COUNTS_TWICE == table.rules == table.agreed().rules
    assert f"rules: {COUNTS_TWICE}" in export_record(table, ())


def test_a_log_that_names_todays_rules_follows_them() -> None:
    table = fold_log("t", (OPENED, StartEntry(OWN.info.rules)))

    assert "" == table.rules == table.agreed().rules


def test_a_record_of_past_rules_is_read_and_written_again() -> None:
    text = str(FrontDoor("mathesso/atto", players=1, seed=1).record())
    past = text.replace(OWN.info.rules, COUNTS_TWICE)

    record = parse_record(FrontDoor("mathesso/atto").game, parse_headers(past))

    assert past == str(record) == str(FrontDoor.from_record(record).record())


def test_an_imported_record_keeps_its_rules() -> None:
    text = str(FrontDoor("mathesso/atto", players=1, seed=1).record())

    decision = import_record("t", text.replace(OWN.info.rules, COUNTS_TWICE), "h", 1)

    assert isinstance(decision, Decision)
    assert COUNTS_TWICE == decision.table.rules
