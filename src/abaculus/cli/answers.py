"""`abaculus judge answer`: judge typed answers, one by one or from a file."""

from __future__ import annotations

from typing import Annotated

import msgspec
from cyclopts import Parameter

from abaculus.cli.batch import LONGEST, lines, open_input
from abaculus.cli.inputs import AsJson
from abaculus.cli.output import complain, exit_code, write, write_json
from abaculus.i18n import load_translator
from abaculus.kernel.desk import Reply
from abaculus.kernel.messages import Refusal
from abaculus.questions.desk import DESK

_NAMES = "spec, given, locale, profile"


class _BatchLine(msgspec.Struct, forbid_unknown_fields=True):
    """One line of a batch; missing fields are taken from the command line."""

    spec: msgspec.Raw = msgspec.Raw(b"")
    given: str | None = None
    locale: str | None = None
    profile: str | None = None


def answer(
    *,
    spec: Annotated[
        str | None,
        Parameter(help="The answer the question wants, as JSON.", allow_leading_hyphen=True),
    ] = None,
    given: Annotated[
        str | None, Parameter(help="What was typed.", allow_leading_hyphen=True)
    ] = None,
    locale: Annotated[str, Parameter(help="The language of the seat, such as en or de-CH.")] = "en",
    profile: Annotated[str, Parameter(help="The table's way of writing answers.")] = "default",
    batch: Annotated[
        str | None,
        Parameter(
            help="A file with one JSON object per line, with the same names, or - for the standard "
            "input: one verdict in JSON per line, in order.",
            allow_leading_hyphen=True,
        ),
    ] = None,
    json: AsJson = False,
) -> int:
    """Judge a typed answer: right, wrong or malformed, and why."""
    texts = {"spec": spec, "given": given, "locale": locale, "profile": profile}
    known = {name: text for name, text in texts.items() if text is not None}
    if batch is not None:
        return _answer_batch(known, batch)
    reply = _judge(known)
    if isinstance(reply, Refusal):
        return _refuse(reply, as_json=json)
    if json:
        write_json(reply.facts)
    else:
        write(load_translator().say(reply.headline))
    return 0 if reply.facts["outcome"] == "right" else 1


def _judge(given: dict[str, str]) -> Reply | Refusal:
    for field in DESK.judge_fields:
        if field.name not in given:
            summary = load_translator().tell(field.help)
            return Refusal("use-field", {"flag": f"--{field.name}", "help": summary})
    return DESK.judge(given)


def _refuse(refusal: Refusal, *, as_json: bool) -> int:
    sentence = load_translator().say(refusal)
    if as_json:
        write_json({"code": refusal.code, "say": sentence})
    else:
        complain(sentence)
    return exit_code(refusal)


def _answer_batch(known: dict[str, str], file: str) -> int:
    decoder = msgspec.json.Decoder(_BatchLine)
    with open_input(file) as stream:
        for line in lines(stream):
            reply = _judge_line(line, known, decoder)
            if isinstance(reply, Refusal):
                write_json({"code": reply.code, "say": load_translator().say(reply)})
            else:
                write_json(reply.facts)
    return 0


def _judge_line(
    line: bytes, known: dict[str, str], decoder: msgspec.json.Decoder[_BatchLine]
) -> Reply | Refusal:
    if len(line) > LONGEST:
        return Refusal("batch-long", {"most": LONGEST})
    if not line.strip():
        return Refusal("batch-line", {"reason": "it is empty", "names": _NAMES})
    try:
        batch_line = decoder.decode(line)
        texts = {
            "given": batch_line.given,
            "locale": batch_line.locale,
            "profile": batch_line.profile,
        }
        given = {**known, **{name: text for name, text in texts.items() if text is not None}}
        if bytes(batch_line.spec):
            given["spec"] = bytes(batch_line.spec).decode()
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return Refusal("batch-line", {"reason": str(error), "names": _NAMES})
    except RecursionError:
        return Refusal("batch-line", {"reason": "it is nested too deeply", "names": _NAMES})
    if missing := [field.name for field in DESK.judge_fields if field.name not in given]:
        return Refusal("batch-line", {"reason": f"`{missing[0]}` is missing", "names": _NAMES})
    return DESK.judge(given)
