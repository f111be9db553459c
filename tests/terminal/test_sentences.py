"""Nothing this part says is without words."""

from __future__ import annotations

import re
from pathlib import Path

import abaculus
from abaculus.i18n import load_translator

HOME = Path(abaculus.__file__).parent
CODE = re.compile(r"""["']((?:term|use)-[a-z-]+|no-server|nothing-to-resume)["']""")

COMMANDS = ("play", "join", "practice", "museum")


def test_every_code_has_a_sentence() -> None:
    files = [
        *(HOME / "terminal").rglob("*.py"),
        *(HOME / "cli" / f"{name}.py" for name in COMMANDS),
    ]

    codes = {code for file in files for code in CODE.findall(file.read_text("utf-8"))}

    assert len(codes) > 80
    assert [code for code in sorted(codes) if not load_translator().knows(code)] == []


def test_no_sentence_is_left_unused() -> None:
    words = (HOME / "i18n" / "locale" / "en.ftl").read_text("utf-8")
    source = "".join(file.read_text("utf-8") for file in (HOME / "terminal").rglob("*.py"))
    source += "".join((HOME / "cli" / f"{name}.py").read_text("utf-8") for name in COMMANDS)

    codes = re.findall(r"(?m)^(term-[a-z-]+) =", words)

    assert [code for code in codes if f'"{code}"' not in source and f"'{code}'" not in source] == []
