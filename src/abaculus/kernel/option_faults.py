"""Everything that is wrong with options, collected so that it is reported together."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import contextmanager

from abaculus.errors import OptionError, RefusedError
from abaculus.kernel.messages import Refusal, join_refusals, split_refusal


class OptionFaults:
    """Collects refusals of options; each is kept once."""

    def __init__(self, order: tuple[str, ...] = ()) -> None:
        self._order = order
        """The codes in the order in which they are reported; others come last."""
        self._found: list[Refusal] = []

    def add(self, refusal: Refusal, key: str = "") -> None:
        """Add a refusal with all its reasons; `key` names the option, unless they name one."""
        for one in split_refusal(refusal):
            values = {"key": key, **one.values} if key else one.values
            fault = Refusal(one.code, values)
            if fault not in self._found:
                self._found.append(fault)

    def add_all(self, refusals: Iterable[Refusal]) -> None:
        """Add several refusals."""
        for one in refusals:
            self.add(one)

    @contextmanager
    def catch(self, key: str = "") -> Generator[None]:
        """Add what is refused inside the block."""
        try:
            yield
        except RefusedError as refused:
            self.add(refused.refusal, key)

    def names(self, key: str) -> bool:
        """Whether something is wrong with this option."""
        return any(one.values.get("key") == key for one in self._found)

    @property
    def found(self) -> tuple[Refusal, ...]:
        """The refusals so far, in order."""
        return tuple(sorted(self._found, key=self._place))

    def _place(self, refusal: Refusal) -> int:
        order = self._order
        return order.index(refusal.code) if refusal.code in order else len(order)

    def refuse(self) -> None:
        """Raise `OptionError` with everything found, if anything was."""
        if self._found:
            raise OptionError(join_refusals(self.found))
