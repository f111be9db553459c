"""`--batch`: one question and one answer per line, in order, for a stream of any length."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, BinaryIO

import msgspec

from abaculus.cli.desks import Answer, Case, Inquiry, as_facts
from abaculus.cli.inputs import file_refusal
from abaculus.cli.output import write_json
from abaculus.i18n import load_translator
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.option_checks import check_options
from abaculus.kernel.options import Options, OptionValue

LONGEST = 1_000_000
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_NO_CHOICES = msgspec.Raw(b"{}")
_choices_decoder = msgspec.json.Decoder(dict[str, OptionValue])


def answer_batch(inquiry: Inquiry, file: str) -> int:
    """Answer every line of a file; raises `RefusedError` only if the file cannot be opened."""
    voice = load_translator(inquiry.family)
    clerk = BatchDesk(inquiry)
    with open_input(file) as stream:
        for line in lines(stream):
            write_json(as_facts(clerk.answer(line), voice))
    return 0


def open_input(file: str) -> AbstractContextManager[BinaryIO]:
    """A file, or the standard input for `-`; raises `RefusedError`."""
    try:
        return nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb")
    except (OSError, ValueError) as error:
        raise file_refusal(file, error) from error


def lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream; a line that is too long is cut off."""
    is_first = True
    while line := stream.readline(LONGEST + 1):
        rest = line
        while len(rest) > LONGEST and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST + 1)
        yield line.removeprefix(_BYTE_ORDER_MARK) if is_first else line
        is_first = False


class BatchDesk:
    """Answers lines; equal options are parsed only once."""

    def __init__(self, inquiry: Inquiry) -> None:
        self._inquiry = inquiry
        self._names = [field.name for field in inquiry.fields]
        line_type = _line_type(inquiry, self._names)
        self._known = ", ".join(line_type.__struct_fields__)
        self._decoder = msgspec.json.Decoder(line_type)
        self._table = lru_cache(maxsize=256)(self._chosen)

    def answer(self, line: bytes) -> Answer:
        """The desk's answer, or what is wrong with the line."""
        if len(line) > LONGEST:
            return Refusal("batch-long", {"most": LONGEST})
        if not line.strip():
            return self._unusable("it is empty")
        try:
            return self._inquiry.answer(self._case(line))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            return self._unusable(str(error))
        except RecursionError:
            return self._unusable("it is nested too deeply")
        except RefusedError as refused:
            return refused.refusal

    def _unusable(self, reason: str) -> Refusal:
        return Refusal("batch-line", {"reason": reason, "names": self._known})

    def _case(self, line: bytes) -> Case:
        asked = self._decoder.decode(line)
        inquiry = self._inquiry
        given = dict(inquiry.given)
        for name in self._names:
            text = getattr(asked, name)
            if text is not None:
                given[name] = text
        missing = inquiry.missing(given)
        if missing is not None:
            raise RefusedError(self._unusable(f"`{missing.name}` is missing"))
        game, options = self._table(asked.variant or inquiry.variant, bytes(asked.options))
        return Case(game, options, given, asked.top if inquiry.verb.has_top else inquiry.top)

    def _chosen(self, variant: str | None, choices: bytes) -> tuple[AnyGame, Options]:
        game = self._inquiry.family.game(variant)
        given: Mapping[str, object] = {**self._inquiry.choices, **_choices_decoder.decode(choices)}
        return game, check_options(game, given)


def _line_type(inquiry: Inquiry, names: list[str]) -> type[Any]:
    kinds: list[tuple[str, Any, Any]] = [(name, str | None, None) for name in names]
    kinds.append(("variant", str | None, None))
    kinds.append(("options", msgspec.Raw, _NO_CHOICES))
    if inquiry.verb.has_top:
        kinds.append(("top", Annotated[int, msgspec.Meta(ge=1)], inquiry.top))
    return msgspec.defstruct("Line", kinds, forbid_unknown_fields=True)
