"""Every command: its answers for people, its JSON, its exit codes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from abaculus import __version__
from abaculus.cli import main

Capture = pytest.CaptureFixture[str]


def answer(capsys: Capture, *arguments: str) -> Any:
    assert main(arguments) == 0
    return json.loads(capsys.readouterr().out)


def complaint(capsys: Capture, expected: int, *arguments: str) -> str:
    """The one line a command complains with."""
    assert expected == main(arguments)
    heard = capsys.readouterr()
    assert heard.out == ""
    assert heard.err.count("\n") == 1
    return heard.err


@pytest.fixture
def record(tmp_path: Path, capsys: Capture) -> Path:
    main(["match", "--seed", "7", "--games", "1", "--seats", "random,careful",
          "--variant", "morra", "--records", str(tmp_path)])  # fmt: skip
    capsys.readouterr()
    return tmp_path / "game-1.txt"


def test_a_legal_move_is_judged_with_facts_and_reasons(capsys: Capture) -> None:
    verdict = answer(capsys, "judge", "pebbles", "--move", " B2", "--json")

    assert verdict == {"legal": True, "move": "b2", "because": ["Player 1 marks b2."]}


def test_an_illegal_move_is_refused_with_code_and_sentence(capsys: Capture) -> None:
    code = main(["judge", "pebbles", "--position", "XO.......", "--move", "a1", "--json"])

    assert code == 1
    assert json.loads(capsys.readouterr().out) == {
        "legal": False,
        "code": "noughts-taken",
        "say": "a1 is taken.",
    }


def test_people_read_sentences(capsys: Capture) -> None:
    assert main(["judge", "pebbles", "--move", "b2"]) == 0
    assert capsys.readouterr().out == "b2 is allowed.\n  Player 1 marks b2.\n"

    assert complaint(capsys, 1, "judge", "pebbles", "--move", "zz") == "“zz” is not a move here.\n"


def test_a_move_may_begin_with_a_hyphen(capsys: Capture) -> None:
    sentence = complaint(capsys, 1, "judge", "pebbles", "--move", "-4+9")

    assert sentence == "“-4+9” is not a move here.\n"


def test_variant_and_options_choose_the_game(capsys: Capture) -> None:
    table = ("judge", "pebbles", "--variant", "morra", "--move", "3:13", "--json")

    assert main(table) == 1
    assert json.loads(capsys.readouterr().out)["code"] == "morra-guess"

    assert answer(capsys, *table, "--option", "players=3", "fist=on")["legal"]
    assert answer(capsys, *table, "--option", "players=3", "--option", "fist=on")["legal"]


def test_an_option_may_be_read_from_a_file(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "score"
    file.write_text("share", "utf-8")
    table = ("judge", "pebbles", "--variant", "morra", "--move", "3:7", "--json")

    assert answer(capsys, *table, "--option", f"score=@{file}")["legal"]


def test_a_wrong_option_is_refused(capsys: Capture) -> None:
    sentence = complaint(capsys, 1, "best", "pebbles", "--option", "players=9")

    assert sentence == "players must be 2.\n"


def test_all_wrong_options_are_reported_together(capsys: Capture) -> None:
    table = ("judge", "pebbles", "--variant", "morra", "--move", "3:7", "--option")
    wrong = ("target=0", "fist=maybe", "colour=red")

    sentence = complaint(capsys, 1, *table, *wrong)

    assert sentence.startswith("target must be 3 to 50. fist must be on or off. colour must be one")
    assert 1 == main([*table, *wrong, "--json"])
    found = json.loads(capsys.readouterr().out)
    assert ["E-OPTION"] * 3 == [one["code"] for one in found["faults"]]
    assert " ".join(one["say"] for one in found["faults"]) == found["say"]


def test_best_lists_the_best_moves_first(capsys: Capture) -> None:
    found = answer(capsys, "best", "pebbles", "--position", "XX.OO....", "--top", "2", "--json")

    assert len(found["moves"]) == 2
    assert found["moves"][0] == {"move": "c1", "worth": 1, "because": []}


def test_best_without_json_is_a_numbered_list(capsys: Capture) -> None:
    main(["best", "pebbles", "--position", "XX.OO....", "--top", "1"])

    assert capsys.readouterr().out == "1. c1 is allowed.\n"


def test_games_are_listed_with_variants_players_and_bots(capsys: Capture) -> None:
    (pebbles,) = answer(capsys, "games", "--json")["games"]

    assert pebbles["id"] == "pebbles"
    assert [(variant["id"], variant["players"]) for variant in pebbles["variants"]] == [
        ("noughts", [2, 2]),
        ("morra", [2, 4]),
    ]
    assert [bot["name"] for bot in pebbles["bots"]] == ["random", "careful"]

    main(["games"])

    shown = capsys.readouterr().out
    assert "2 to 4 players" in shown
    assert "Makes any legal move." in shown
    assert "handicap" not in shown


def test_one_game_is_listed_with_its_options(capsys: Capture) -> None:
    main(["games", "pebbles"])

    assert "0 or 5 to 120" in capsys.readouterr().out


def test_rules_are_shown_as_they_are_written(capsys: Capture) -> None:
    text = answer(capsys, "rules", "pebbles", "--json")["rules"]

    main(["rules", "pebbles"])

    assert text.startswith("# Pebbles")
    assert text == capsys.readouterr().out


def test_a_match_reports_wins_scores_and_moves(capsys: Capture) -> None:
    counted = answer(
        capsys, "match", "pebbles", "--seats", "random,careful", "--games", "20", "--seed", "7",
        "--processes", "1", "--json",
    )  # fmt: skip

    weak, strong = counted["standings"]
    assert tuple(counted[key] for key in ("game", "variant", "seed", "games")) == (
        "pebbles",
        "noughts",
        7,
        20,
    )
    assert strong["wins"] + strong["draws"] == 20
    assert strong["won"]["low"] < strong["won"]["share"] < strong["won"]["high"]
    assert counted["measure"] == "points"
    assert weak["score"]["mean"] - strong["score"]["mean"] == weak["ahead"]["mean"]
    assert 5 <= counted["moves"]["mean"] <= 9


def test_a_match_has_sensible_defaults(capsys: Capture) -> None:
    main(["match", "--games", "2", "--processes", "1"])

    shown = capsys.readouterr().out
    assert shown.startswith("2 games of pebbles, noughts; seed ")
    assert "Bot careful A" in shown


def test_a_match_can_be_watched(capsys: Capture) -> None:
    assert main(["match", "--show", "--seed", "7"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Noughts and crosses: Bot careful A, Bot careful B"
    assert lines[1].startswith("   1    0:02  Bot careful A  ")
    assert lines[-3] == "The board is full."


def test_the_same_seed_writes_the_same_records(tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        main(["match", "--seed", "7", "--games", "10", "--records", str(folder),
              "--processes", "1"])  # fmt: skip

    one, two = ([file.read_text() for file in sorted(folder.iterdir())] for folder in folders)
    assert one == two
    assert min(file.name for file in folders[0].iterdir()) == "game-01.txt"


def test_a_record_is_replayed_with_all_its_news(capsys: Capture, record: Path) -> None:
    assert main(["replay", str(record), "--json"]) == 0

    *events, last = map(json.loads, capsys.readouterr().out.splitlines())
    assert list(range(1, len(events) + 1)) == [event["number"] for event in events]
    assert {"Bot random", "Bot careful", None} == {event["name"] for event in events}
    assert [0] in [item["only"] for event in events for item in event["news"]]
    assert last["outcome"]["say"] == "All rounds are played."


def test_people_see_times_names_and_who_learned_a_secret(capsys: Capture, record: Path) -> None:
    main(["replay", str(record)])

    shown = capsys.readouterr().out
    assert "Morra: Bot random, Bot careful\n" in shown
    assert "(to Bot random) You throw" in shown
    assert "0:01  Bot random" in shown


def noughts(folder: Path) -> Path:
    """The record of a game of which somebody knows what was best."""
    main(["match", "--variant", "noughts", "--games", "1", "--seed", "3", "--records", str(folder),
          "--processes", "1"])  # fmt: skip
    return folder / "game-1.txt"


def test_a_game_is_printed_with_one_line_per_turn(capsys: Capture, tmp_path: Path) -> None:
    record = noughts(tmp_path)
    capsys.readouterr()

    assert main(["replay", str(record), "--turns"]) == 0

    moves = [line.split(" ", 3) for line in record.read_text().partition("\n\n")[2].splitlines()]
    expected = [f"{number}.{int(seat) + 1} {text}" for number, _, seat, text in moves]
    assert expected == capsys.readouterr().out.splitlines()


def test_a_finished_game_is_reviewed(capsys: Capture, tmp_path: Path) -> None:
    record = noughts(tmp_path)
    capsys.readouterr()

    assert main(["replay", str(record), "--turns", "--analyse", "--json"]) == 0

    replies = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    moves = [line.split(" ", 3)[3] for line in record.read_text().partition("\n\n")[2].splitlines()]
    reviews = [one for one in replies if "best" in one]
    assert len(moves) == len(reviews)
    assert [(number,) for number in range(1, len(moves) + 1)] == [
        tuple(one["events"]) for one in reviews
    ]
    assert reviews[-1]["was_best"]
    assert {"summary": []} == replies[-1]


def test_people_read_where_something_was_better(capsys: Capture, tmp_path: Path) -> None:
    record = noughts(tmp_path)
    capsys.readouterr()

    main(["replay", str(record), "--turns", "--analyse"])

    _, _, review = capsys.readouterr().out.partition("\nLooking back\n")
    assert "there was nothing better." in review
    assert "1. Bot" in review


def test_an_unfinished_game_is_not_reviewed(capsys: Capture, record: Path) -> None:
    head, body = record.read_text().split("\n\n")
    lines = [line if not line.startswith("result") else "result: unfinished"
             for line in head.splitlines()]  # fmt: skip
    record.write_text("\n".join(lines) + "\n\n" + "\n".join(body.splitlines()[:2]) + "\n")

    assert "not over" in complaint(capsys, 1, "replay", str(record), "--analyse")


def test_an_unfinished_game_keeps_its_secrets(capsys: Capture, record: Path) -> None:
    head, body = record.read_text().split("\n\n")
    lines = [line if not line.startswith("result") else "result: unfinished"
             for line in head.splitlines()]  # fmt: skip
    record.write_text("\n".join(lines) + "\n\n" + "\n".join(body.splitlines()[:2]) + "\n")

    assert main(["replay", str(record)]) == 0

    shown = capsys.readouterr().out
    assert "Bot random has thrown." in shown
    assert "You throw" not in shown
    assert "The game is not over." in shown


def test_a_record_that_breaks_the_rules_is_refused_with_its_line(
    capsys: Capture, record: Path
) -> None:
    lines = record.read_text().splitlines()
    start = lines.index("")
    lines[start + 2] = "2 1000 0 99:3"
    record.write_text("\n".join(lines))

    assert main(["replay", str(record), "--json"]) == 1

    refusal = json.loads(capsys.readouterr().out)
    assert refusal["code"] == "morra-fingers"
    assert refusal["say"].startswith(f"Line {start + 3}: ")


def test_a_record_of_an_unknown_game_is_refused(capsys: Capture, record: Path) -> None:
    record.write_text(record.read_text().replace("game: pebbles", "game: marbles"))

    assert "marbles" in complaint(capsys, 1, "replay", str(record))


def test_what_could_steer_a_terminal_is_not_shown(capsys: Capture, record: Path) -> None:
    record.write_text(record.read_text().replace("Bot random", "\x1b[2JAnn"))

    main(["replay", str(record)])

    assert "\x1b" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["nonsense"], "Available commands: play, join, practice, serve,"),
        (["judge"], "Choose one of these: pebbles."),
        (["judge", "marbles", "--move", "b2"], "no game called “marbles”"),
        (["rules", "marbles"], "no game called “marbles”"),
        (["rules"], "Try: abaculus rules --help"),
        (["judge", "pebbles"], "--move is missing. A square such as b2"),
        (["judge", "pebbles", "--mov", "b2"], "Did you mean --move?"),
        (["judge", "pebbles", "--move", "b2", "--option", "x"], "--option key=value"),
        (["judge", "pebbles", "--move", "b2", "--variant", "x"], "noughts, morra"),
        (["best", "pebbles", "--top", "0"], "Must be >= 1."),
        (["best", "pebbles", "--top", "x"], "Try: abaculus best pebbles --help"),
        (["match", "--seats", "random,clever"], "no bot called “clever”"),
        (["match", "--games", "0"], "Must be >= 1."),
        (["match", "--games", "2", "--show"], "--show plays one game."),
        (["match", "--seats", "random,random", "--option", "players=3"], "--seats names 2 bots"),
        (["replay"], "Try: abaculus replay --help"),
    ],
)
def test_wrong_use_is_reported_in_one_line(
    capsys: Capture, arguments: list[str], part: str
) -> None:
    assert part in complaint(capsys, 2, *arguments)


def test_files_that_cannot_be_used_are_refused(capsys: Capture, tmp_path: Path) -> None:
    bytes_only = tmp_path / "bytes"
    bytes_only.write_bytes(b"\xff\xfe")

    assert "No such file" in complaint(capsys, 1, "replay", str(tmp_path / "none"))
    assert "irectory" in complaint(capsys, 1, "replay", str(tmp_path))
    assert "not UTF-8 text" in complaint(capsys, 1, "replay", str(bytes_only))
    assert "cannot open" in complaint(capsys, 1, "replay", "nul\0byte")
    assert "cannot open" in complaint(capsys, 1, "match", "--records", str(bytes_only))


def test_without_a_command_the_games_open_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, object]] = []

    def home(**arguments: object) -> int:
        asked.append(arguments)
        return 0

    monkeypatch.setattr("abaculus.cli.home.home", home)

    assert main([]) == 0
    assert main(["--no-browser", "--port", "1234", "--database", "x.sqlite"]) == 0

    assert asked == [
        {"database": None, "port": None, "browser": True},
        {"database": "x.sqlite", "port": 1234, "browser": False},
    ]


def test_help_and_version_are_answers(capsys: Capture) -> None:
    assert main(["--version"]) == 0
    assert f"{__version__}\n" == capsys.readouterr().out

    assert main(["--help"]) == 0
    assert "Referee one move" in capsys.readouterr().out

    assert main(["judge", "pebbles", "--help"]) == 0
    assert "A square such as b2" in capsys.readouterr().out
