"""Commands made from the desks of the families: `judge` and `best`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import Parameter as Argument
from inspect import Signature
from typing import Annotated, Any, Protocol, TypeAlias

from cyclopts import App, Parameter
from msgspec import Struct

from abaculus.cli.inputs import AT_LEAST_ONE, AsJson, SeveralPairs, Variant, parse_options
from abaculus.cli.output import complain, exit_code, refusal_facts, write, write_json
from abaculus.i18n import Translator, load_translator
from abaculus.kernel.desk import Desk, Field, Reply
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.option_checks import check_options
from abaculus.kernel.options import Options
from abaculus.kernel.registry import Family, family_names, load_family

Answer: TypeAlias = Reply | tuple[Reply, ...] | Refusal


class Case(Struct, frozen=True):
    """One request to a desk."""

    game: AnyGame
    options: Options
    given: Mapping[str, str]
    top: int


class Verb(Struct, frozen=True):
    """What a desk can be asked for."""

    name: str
    summary: str
    fields: Callable[[Desk], tuple[Field, ...]]
    ask: Callable[[Desk, Case], Answer]
    has_top: bool = False


class DeskCommand(Protocol):
    """A function for cyclopts, whose signature is made at run time."""

    def __call__(self, **arguments: Any) -> int: ...


class Inquiry(Struct, frozen=True):
    """A verb at the desk of one family, with the arguments of the command line."""

    verb: Verb
    family: Family
    variant: str | None
    choices: Mapping[str, str]
    given: Mapping[str, str]
    top: int

    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields of the desk."""
        return self.verb.fields(self.family.desk())

    def missing(self, given: Mapping[str, str]) -> Field | None:
        """The first required field that is missing."""
        needed = (field for field in self.fields if field.required)
        return next((field for field in needed if field.name not in given), None)

    def answer(self, case: Case) -> Answer:
        """The desk's answer."""
        try:
            return self.verb.ask(self.family.desk(case.game), case)
        except RefusedError as refused:
            return refused.refusal


_TOP = 5
_PREFIX = "at_"
"""Keeps the attributes of families apart from the module's others."""


def desk_attribute(verb: Verb, module: str, attribute: str) -> App | DeskCommand:
    """A verb's attribute for cyclopts: the app, or the command of a family."""
    if attribute == "app":
        return _app(verb, module)
    if attribute.startswith(_PREFIX):
        return _command(verb, load_family(attribute.removeprefix(_PREFIX)))
    raise AttributeError(attribute)


def _app(verb: Verb, module: str) -> App:
    """The command with one sub-command per family, which is loaded when called."""
    app = App(name=verb.name)
    for name in family_names():
        app.command(f"{module}:{_PREFIX}{name}", name=name)

    @app.default
    def nowhere(  # pyright: ignore[reportUnusedFunction] - called by cyclopts
        *rest: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    ) -> None:
        if rest and not rest[0].startswith("-"):
            load_family(rest[0])
        raise RefusedError(
            Refusal("use-game", {"verb": verb.name, "known": ", ".join(family_names())})
        )

    return app


def _command(verb: Verb, family: Family) -> DeskCommand:
    fields = verb.fields(family.desk())

    def command(**arguments: Any) -> int:
        return _run(verb, family, arguments)

    command.__doc__ = f"{verb.summary} {family.title}."
    command.__signature__ = _signature(verb, fields, load_translator(family))  # type: ignore[attr-defined]
    return command


def _signature(verb: Verb, fields: tuple[Field, ...], voice: Translator) -> Signature:
    arguments = [_argument(field, voice) for field in fields]
    if verb.has_top:
        how = Parameter(help="How many moves.", validator=AT_LEAST_ONE)
        arguments.append(_keyword("top", Annotated[int, how], _TOP))
    arguments.append(_keyword("variant", Variant, None))
    arguments.append(_keyword("option", SeveralPairs, ()))
    how = Parameter(help=_BATCH, allow_leading_hyphen=True)
    arguments.append(_keyword("batch", Annotated[str | None, how], None))
    arguments.append(_keyword("json", AsJson, False))
    return Signature(arguments)


_BATCH = (
    "A file with one JSON object per line, with the same names, or - for the standard input: "
    "one answer in JSON per line, in order. What the command line gives counts for every line "
    "that does not say otherwise."
)


def _argument(field: Field, voice: Translator) -> Argument:
    summary = voice.tell(field.help)
    how = Parameter(name=f"--{field.name}", help=summary, allow_leading_hyphen=True)
    return _keyword(_place(field), Annotated[str | None, how], None)


def _place(field: Field) -> str:
    """The name of a field as a Python argument that clashes with no other."""
    return f"field_{field.name}"


def _keyword(name: str, kind: Any, default: object) -> Argument:
    return Argument(name, Argument.KEYWORD_ONLY, default=default, annotation=kind)


def _run(verb: Verb, family: Family, arguments: dict[str, Any]) -> int:
    voice = load_translator(family)
    is_batch = arguments.get("batch") is not None
    try:
        inquiry = _inquiry(verb, family, arguments)
        if is_batch:
            from abaculus.cli.batch import answer_batch

            return answer_batch(inquiry, arguments["batch"])
        answer = inquiry.answer(_case(inquiry, voice))
    except RefusedError as refused:
        answer = refused.refusal
    if arguments.get("json") or is_batch:
        write_json(as_facts(answer, voice))
    else:
        _show(answer, voice)
    return exit_code(answer) if isinstance(answer, Refusal) else 0


def _inquiry(verb: Verb, family: Family, arguments: dict[str, Any]) -> Inquiry:
    given = {field.name: arguments.get(_place(field)) for field in verb.fields(family.desk())}
    return Inquiry(
        verb=verb,
        family=family,
        variant=arguments.get("variant"),
        choices=parse_options(arguments.get("option", ())),
        given={name: text for name, text in given.items() if text is not None},
        top=arguments.get("top", _TOP),
    )


def _case(inquiry: Inquiry, voice: Translator) -> Case:
    missing = inquiry.missing(inquiry.given)
    if missing is not None:
        flag, summary = f"--{missing.name}", voice.tell(missing.help)
        raise RefusedError(Refusal("use-field", {"flag": flag, "help": summary}))
    game = inquiry.family.game(inquiry.variant)
    options = check_options(game, inquiry.choices)
    return Case(game, options, inquiry.given, inquiry.top)


def as_facts(answer: Answer, voice: Translator) -> dict[str, Any]:
    """An answer as JSON facts."""
    match answer:
        case Refusal():
            return {"legal": False, **refusal_facts(answer, voice)}
        case Reply():
            return {**answer.facts, "because": [voice.say(item) for item in answer.because]}
        case _:
            return {"moves": [as_facts(reply, voice) for reply in answer]}


def _show(answer: Answer, voice: Translator) -> None:
    match answer:
        case Refusal():
            complain(voice.say(answer))
        case Reply():
            _show_reply(answer, voice, "")
        case ():
            write(voice.tell("no-moves"))
        case _:
            for number, reply in enumerate(answer, 1):
                _show_reply(reply, voice, f"{number}. ")


def _show_reply(reply: Reply, voice: Translator, mark: str) -> None:
    write(mark + voice.say(reply.headline))
    for item in reply.because:
        write(" " * (len(mark) or 2) + voice.say(item))
