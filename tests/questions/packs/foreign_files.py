"""Files of other programs, made for the tests."""

from __future__ import annotations

import io
import json
import sqlite3
import zipfile
from collections.abc import Mapping, Sequence

from openpyxl import Workbook

KAHOOT: list[list[object]] = [
    ["A quiz to fill in"],
    [],
    [
        "",
        "Question - max 120 characters",
        "Answer 1 - max 75 characters",
        "Answer 2 - max 75 characters",
        "Answer 3 - max 75 characters",
        "Answer 4 - max 75 characters",
        "Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs",
        "Correct answer(s) - choose at least one",
    ],
    [1, "What is 6 × 7?", 36, 42, 48, 54, 20, 2],
    [2, "Which are prime?", 2, 9, 11, "", 240, "1,3"],
    [3, "Which is right?", 1, 2, "", "", 30, 4],
]
QUIZIZZ = """Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Option 5,\
Correct Answer,Time in seconds,Image Link,Answer explanation
What is 9 × 9?,Multiple Choice,72,81,90,,,2,30,,Nine nines
Which are even?,Checkbox,2,3,4,,,"1,3",60,,
Half of 7?,Fill-in-the-Blank,3.5,7/2,,,,,20,,
Why?,Open-Ended,,,,,,,30,,
Your colour?,Poll,red,blue,,,,,30,,
Sketch it,Draw,,,,,,,30,,
How many here?,Multiple Choice,1,2,,,,1,30,https://example.org/a.png,
Put in order,Reorder,1,2,,,,1,30,,
"""
BLOOKET = """"Template",,,,,,,
Question #,Question Text,Answer 1,Answer 2,"Answer 3
(Optional)","Answer 4
(Optional)","Time Limit (sec)
(Max: 300 seconds)","Correct Answer(s)
(Only include Answer #)"
1,What is 8 + 8?,16,18,,,300,1
2,Name an even number,2,4,5,,20,"1,2"
"""


def workbook(rows: Sequence[Sequence[object]]) -> bytes:
    document = Workbook()
    sheet = document.worksheets[0]
    for row in rows:
        sheet.append(list(row))
    file = io.BytesIO()
    document.save(file)
    return file.getvalue()


def archive(files: Mapping[str, bytes]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in files.items():
            packed.writestr(name, data)
    return file.getvalue()


def collection(notes: Sequence[tuple[int, str, str]]) -> bytes:
    """An Anki collection: kind (1 is cloze), tags and fields of each note."""
    database = sqlite3.connect(":memory:")
    database.execute("CREATE TABLE col (id INTEGER, models TEXT)")
    models = json.dumps({"0": {"type": 0, "name": "Basic"}, "1": {"type": 1, "name": "Cloze"}})
    database.execute("INSERT INTO col VALUES (1, ?)", (models,))
    database.execute("CREATE TABLE notes (id INTEGER PRIMARY KEY, mid, tags TEXT, flds TEXT)")
    for number, (kind, tags, fields) in enumerate(notes, 1):
        database.execute("INSERT INTO notes VALUES (?, ?, ?, ?)", (number, kind, tags, fields))
    database.commit()
    data = database.serialize()
    database.close()
    return data


def question(kind: str, inside: str, name: str = "One") -> str:
    return (
        f'<question type="{kind}"><name><text>{name}</text></name>'
        '<questiontext format="html"><text><![CDATA[<p>What is it?</p>]]></text></questiontext>'
        f"{inside}</question>"
    )


def quiz(*questions: str) -> bytes:
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<quiz>{"".join(questions)}</quiz>'.encode()
