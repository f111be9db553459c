"""The errors that callers of Abaculus may catch."""

from __future__ import annotations


class AbaculusError(Exception):
    """The base of every error that Abaculus raises on purpose."""


class PluginError(AbaculusError):
    """A game is broken or incomplete; the text says which package, which part and why."""
