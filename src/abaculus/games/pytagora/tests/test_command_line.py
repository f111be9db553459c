"""The family on the command line: best lines, refusals in one line, matches of all seven games."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from abaculus.cli import main
from abaculus.games.pytagora.tests.stage_games import MODES, game_of

Capture = pytest.CaptureFixture[str]

SIX = "h0,0:6+1=7"
P2 = "h0,0:4*3=8+4;v1,-1:2*3=6"
PICTURE = f"{P2};h0,3:16/4=7-3;v4,0:8-1=7"
BEST: dict[str, tuple[dict[str, str], list[int]]] = {
    "PY-75": ({"rack": "1236*+"}, [5]),
    "PY-76": ({"position": SIX, "rack": "922-"}, [5]),
    "PY-77": ({"position": PICTURE, "rack": "951-"}, [8]),
    "PY-78": ({"position": SIX, "die": "cont", "rack": "213/"}, [10]),
    "PY-79": ({"position": SIX, "rack": "35+"}, []),
}
"""The questions of section 13 for the best line, and the points of the answer."""


def asked(verb: str, lines: list[dict[str, Any]], *arguments: str) -> list[dict[str, Any]]:
    """What the command, run as people run it, answers to a batch of questions."""
    command = [sys.executable, "-m", "abaculus", verb, "pytagora", "--batch", "-", *arguments]
    done = subprocess.run(  # noqa: S603 - our own command
        command,
        input="\n".join(map(json.dumps, lines)).encode(),
        capture_output=True,
        check=True,
    )
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()]


def answer(capsys: Capture, *arguments: str) -> Any:
    assert main(arguments) == 0
    return json.loads(capsys.readouterr().out)


@pytest.fixture(scope="module")
def found() -> dict[str, dict[str, Any]]:
    """The answers of `best` to all cases, in one go."""
    answers = asked("best", [given for given, _ in BEST.values()], "--top", "1")
    return dict(zip(BEST, answers, strict=True))


@pytest.mark.parametrize("number", BEST)
def test_the_best_line_brings_what_the_specification_says(
    number: str, found: dict[str, dict[str, Any]]
) -> None:
    moves = found[number]["moves"]

    assert [move["points"] for move in moves] == BEST[number][1]
    assert all(move["proved"] for move in moves)


def test_a_line_found_is_one_the_referee_allows(found: dict[str, dict[str, Any]]) -> None:
    moves = {number: reply["moves"][0] for number, reply in found.items() if reply["moves"]}

    verdicts = asked(
        "judge", [{**BEST[number][0], "move": move["move"]} for number, move in moves.items()]
    )

    assert [verdict["points"] for verdict in verdicts] == [m["points"] for m in moves.values()]


def test_consecutive_lines_score_as_the_specification_says() -> None:
    verdicts = asked("judge", [{"move": SIX}, {"move": "e1:=21/3", "position": SIX}])

    assert [verdict["points"] for verdict in verdicts] == [4, 7]


def test_a_legal_line_is_answered_in_full(capsys: Capture) -> None:
    verdict = answer(
        capsys, "judge", "pytagora", "--position", P2, "--move", "h0,3:1[6]/4=7-3",
        "--rack", "134777/-", "--die", "double", "--json",
    )  # fmt: skip

    assert verdict == {
        "legal": True,
        "move": "h0,3:1[6]/4=7-3",
        "points": 14,
        "because": [
            "1 in the tens place: 2",
            "6: 1",
            "÷: 3",
            "4: 1",
            "=: 0",
            "7: 1",
            "−: 1",
            "3: 1",
            "One crossing: 1",
            "The die counts ÷ once more: 3",
            "Total: 14",
        ],
    }


def test_a_refused_line_is_answered_with_code_and_sentence(capsys: Capture) -> None:
    code = main(["judge", "pytagora", "--variant", "pro", "--move", "1/3=0,~33", "--json"])

    refusal = json.loads(capsys.readouterr().out)
    assert code == 1
    assert sorted(refusal) == ["code", "legal", "say"]
    assert (refusal["legal"], refusal["code"]) == (False, "period_not_shortest")


@pytest.mark.parametrize(
    ("mode", "position", "rack", "die", "move"),
    [
        ("number", "6", "178", "+1", "put:7"),
        ("tables", "3*8", "2234", "", "ans:24"),
        ("square", "4/678987", "3", "", "L:3"),
        ("evenodd", "2/;/", "0", "", "EL:0"),
    ],
)
def test_the_small_games_have_a_best_move_too(
    capsys: Capture, mode: str, position: str, rack: str, die: str, move: str
) -> None:
    table = ("pytagora", "--variant", mode, "--position", position, "--rack", rack, "--json")
    with_die = (*table, "--die", die) if die else table

    (best,) = answer(capsys, "best", *with_die)["moves"]
    verdict = answer(capsys, "judge", *with_die, "--move", move)

    assert move == best["move"]
    assert verdict == {"legal": True, "move": move, "points": 0, "because": []}


WRONG = [
    (2, "judge pytagora"),
    (2, "judge pytagora --rack 1 --move"),
    (2, "judge pytagora --variant chess --move 1=1"),
    (2, "judge pytagora --move 1=1 --face two"),
    (2, "best pytagora"),
    (2, "best pytagora --rack 11 --top 0"),
    (2, "best pytagora --rack 11 --top some"),
    (2, "match pytagora --variant square --seats 1,9 --games 1"),
    (1, "match pytagora --seats 1,1,1,1,1,1,1 --games 1"),
    (1, "match pytagora --variant basic --seats 1,1,1,1,1 --games 1"),
    (1, "judge pytagora --option target=5 --move 1=1"),
    (1, "judge pytagora --option target=many --move 1=1"),
    (1, "judge pytagora --option wishes=3 --move 1=1"),
    (1, "judge pytagora --option pieces={ --move 1=1"),
    (1, "judge pytagora --option pieces=none --move 1=1"),
    (1, "judge pytagora --variant basic --option target=41 --move 1=1"),
    (1, "judge pytagora --variant number --option first_seat=3 --position 1 --move put:1"),
    (1, "judge pytagora --die bogus --move 1=1"),
    (1, "judge pytagora --die choose --move 1=1"),
    (1, "judge pytagora --variant basic --die two --move 1=1"),
    (1, "judge pytagora --variant number --die two --position 6 --move put:7"),
    (1, "judge pytagora --position x --move 1=1"),
    (1, "judge pytagora --position h0,0:1=2 --move 1=1"),
    (1, "judge pytagora --position h0,0:1=1; --move 1=1"),
    (1, "judge pytagora --position h0,0:[1]=1 --move 1=1"),
    (1, "judge pytagora --position h9999,0:1=1 --move 1=1"),
    (1, "judge pytagora --variant number --position x --move put:7"),
    (1, "judge pytagora --variant tables --position 3+8 --move ans:24"),
    (1, "judge pytagora --variant square --position 45/6 --move L:4"),
    (1, "judge pytagora --variant evenodd --position 2/6 --move EL:2"),
    (1, "judge pytagora --rack 1& --move 1=1"),
    (1, "judge pytagora --rack 1= --move 1=1"),
    (1, "judge pytagora --variant basic --rack 1* --move 1=1"),
    (1, "judge pytagora --variant tables --rack 1+ --position 3*8 --move ans:24"),
    (1, "judge pytagora --move hello"),
    (1, "judge pytagora --move h0:1=1"),
    (1, "judge pytagora --move h0,0:[]1=1"),
    (1, "judge pytagora --move -3+5=2"),
    (1, "judge pytagora --variant evenodd --move L:4"),
    (1, "best pytagora --rack 1&"),
    (1, "best pytagora --variant number --rack 7"),
]


@pytest.mark.parametrize(("code", "line"), WRONG, ids=[line for _, line in WRONG])
def test_what_cannot_be_is_refused_in_one_line(capsys: Capture, code: int, line: str) -> None:
    assert code == main(line.split())

    heard = capsys.readouterr()
    assert heard.out == ""
    assert heard.err.count("\n") == 1
    assert len(heard.err) > 12


def test_no_line_is_no_mistake(capsys: Capture) -> None:
    assert main(["best", "pytagora", "--position", SIX, "--rack", "35+"]) == 0

    heard = capsys.readouterr()
    assert (heard.out.count("\n"), heard.err) == (1, "")


@pytest.mark.parametrize("mode", MODES)
def test_bots_play_each_game_and_its_record_is_read_again(
    capsys: Capture, tmp_path: Path, mode: str
) -> None:
    counted = answer(
        capsys, "match", "pytagora", "--variant", mode, "--seats", "1,1", "--games", "3",
        "--seed", "7", "--processes", "1", "--records", str(tmp_path), "--json",
    )  # fmt: skip
    assert main(["replay", str(tmp_path / "game-1.txt"), "--json"]) == 0
    steps = [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    assert (counted["variant"], counted["games"]) == (mode, 3)
    assert sum(standing["wins"] for standing in counted["standings"]) <= 3
    assert steps[0]["text"].startswith("deal:1:")
    assert all(news["say"] for step in steps for news in step.get("news", []))


@pytest.mark.parametrize(
    ("mode", "seats", "measure", "heading"),
    [
        ("basic", "1,1", "points", "points"),
        ("number", "1,1", "pieces", "pieces left"),
        ("tables", "1,1", "pieces", "pieces left"),
        ("square", "1,1", "pieces", "pieces left"),
        ("evenodd", "1,1", "pieces", "pieces left"),
        ("number", "1", "turns", "turns"),
        ("tables", "1", "pieces", "pieces left"),
        ("square", "1", "turns", "turns"),
    ],
)
def test_a_match_is_headed_by_what_is_counted(
    capsys: Capture, mode: str, seats: str, measure: str, heading: str
) -> None:
    asked = ["match", "pytagora", "--variant", mode, "--seats", seats, "--games", "2",
             "--seed", "7", "--processes", "1"]  # fmt: skip
    counted = answer(capsys, *asked, "--json")

    main(asked)

    shown = capsys.readouterr().out
    ahead = ["ahead"] if "," in seats else []
    columns = re.split(r"  +", shown.splitlines()[2].strip())
    assert counted["measure"] == measure
    assert columns == ["won", "wins", "draws", "losses", heading, *ahead]
    assert ("“ahead”" in shown) == bool(ahead)
    assert ("fewer" in shown) == (mode != "basic" and bool(ahead))


def test_the_records_of_all_seven_games_name_one_rulebook() -> None:
    assert {game_of(mode).info.rules for mode in MODES} == {"pytagora/1"}


def test_in_basic_three_players_have_three_turns_each(capsys: Capture, tmp_path: Path) -> None:
    """PY-62."""
    main(["match", "pytagora", "--variant", "basic", "--seats", "1,1,1", "--games", "1",
          "--seed", "5", "--processes", "1", "--records", str(tmp_path)])  # fmt: skip
    capsys.readouterr()

    main(["replay", str(tmp_path / "game-1.txt"), "--json"])

    steps = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    seats = [s["seat"] for s in steps if s.get("seat") is not None and s["text"][:4] != "buy:"]
    assert [seats.count(seat) for seat in range(3)] == [3, 3, 3]


def replay_as_json(
    capsys: Capture, tmp_path: Path, mode: str, players: int, events: list[str]
) -> Any:
    """What the command tells of a game that has only begun, event by event."""
    headers = [
        "abaculus record 1",
        "game: pytagora",
        f"variant: {mode}",
        f"rules: {game_of(mode).info.rules}",
        f"option players: {players}",
        *(f"seat {seat}: person, Player {seat + 1}" for seat in range(players)),
        "result: unfinished",
        "",
    ]
    lines = [f"{number} 0 {event}" for number, event in enumerate(events, 1)]
    file = tmp_path / "begun.txt"
    file.write_text("\n".join([*headers, *lines, ""]), "utf-8")
    assert main(["replay", str(file), "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_the_holder_of_the_most_ones_then_twos_starts(capsys: Capture, tmp_path: Path) -> None:
    """PY-45."""
    deals = ["- deal:1:112++++---", "- deal:2:113++++---", "- deal:3:155////***"]

    steps = replay_as_json(capsys, tmp_path, "pytagora", 3, deals)

    sentences = [news["say"] for news in steps[2]["news"] if news["code"] == "compose-starts"]
    assert sentences == ["Player 1 starts."]


def test_one_more_and_one_more_again_makes_the_number_eight(
    capsys: Capture, tmp_path: Path
) -> None:
    """PY-48."""
    begun = ["- deal:1:13578", "- deal:2:00111", "- number:6", "0 roll", "- die:+1"]

    steps = replay_as_json(capsys, tmp_path, "number", 2, [*begun, "0 put:7", "0 put:8"])

    assert [news["say"] for step in steps[5:7] for news in step["news"]] == [
        "Player 1 puts 7 on 6.",
        "Player 1 puts 8 on 7.",
    ]


def test_the_list_of_games_shows_all_seven_with_five_strengths(capsys: Capture) -> None:
    listed = answer(capsys, "games", "--json")["games"]

    (family,) = [one for one in listed if one["id"] == "pytagora"]
    assert [variant["id"] for variant in family["variants"]] == list(MODES)
    assert [bot["name"] for bot in family["bots"]] == ["1", "2", "3", "4", "5"]


def test_the_rules_of_all_seven_are_shown(capsys: Capture) -> None:
    main(["rules", "pytagora"])

    text = capsys.readouterr().out
    names = ("Basic", "Pro", "The Number", "Multiplication Tables", "The Square", "Even & Odd")
    assert text.startswith("# Pytagora\n")
    assert [name for name in names if f" {name}" not in text.partition("## 9")[2]] == []
