"""A table as one client sees it: never more than its seat may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from abaculus.i18n import Translator, load_translator
from abaculus.i18n.render import render
from abaculus.i18n.rich import RichSentence
from abaculus.kernel.awaits import Awaits, Over, Turn
from abaculus.kernel.game import AnyGame
from abaculus.kernel.gestures import Gesture
from abaculus.kernel.messages import News, Refusal, RefusedError, Seat, news_for
from abaculus.kernel.options import hide_secrets
from abaculus.kernel.prompts import Button, SeatOffer
from abaculus.kernel.registry import Family
from abaculus.kernel.scene_parts import Text
from abaculus.kernel.scenes import MoveListItem, MoveVerdict, Scene
from abaculus.server.ws.messages import Clock, Ending, PlayerInfo, TableInfo
from abaculus.tables.decide import Actor, is_host, seats_of
from abaculus.tables.table import SeatHolder, TableState

LANGUAGES = ("en",)
_RUNGS = 9


def translator_for(family: Family | None, language: str) -> Translator:
    """The translator for a language; English if there is none."""
    return load_translator(family, language if language in LANGUAGES else LANGUAGES[0])


def names_of(table: TableState) -> tuple[str, ...]:
    """The names of the seats."""
    return tuple(holder.name for holder in table.holders)


def table_info(
    table: TableState,
    awaits: Awaits | None,
    actor: Actor,
    *,
    present: Iterable[str],
    spectators: int,
    code: str,
    voice: Translator,
) -> TableInfo:
    """The table around the game, for one client."""
    family, game = table.load_family(), table.game()
    turn = awaits if isinstance(awaits, Turn) else None
    return TableInfo(
        id=table.id,
        family=table.family,
        variant=table.variant,
        title=game.info.title,
        phase=table.phase,
        players=tuple(_player_info(holder, present) for holder in table.holders),
        seats=seats_of(table, actor),
        host=is_host(table, actor),
        code=code,
        options=hide_secrets(game.info.menu, table.options),
        spectators=spectators,
        asks_back=table.asks_back,
        answered_back=table.answered_back,
        may_ask_back=table.may_ask_back,
        must=turn.must if turn else (),
        may=turn.may if turn else (),
        hints=has_hints(table),
        secret=has_secrets(table, turn),
        ending=_ending(family, awaits, voice, names_of(table)),
        next=table.next,
    )


def has_secrets(table: TableState, turn: Turn | None) -> bool:
    """Whether a player knows what another does not, so that a shared screen needs a curtain.

    If several seats must act, their moves are secret unless the scene says otherwise.
    """
    game, state = table.game(), table.state
    if state is None or not game.info.traits.hidden:
        return game.info.traits.hidden
    if turn is not None and len(turn.must) > 1:
        return not scene_of(table.load_family(), game, state, turn.must[0]).together
    open_to_all = game.view(state, None)
    return any(
        replace(game.view(state, seat), seat=None) != open_to_all
        for seat in range(len(table.holders))
    )


def has_hints(table: TableState) -> bool:
    """Whether this table allows hints."""
    usual = {option.key: option.default for option in table.game().info.menu.options}
    hints = table.options.get("hints", usual.get("hints", True))
    return table.load_family().adviser(table.game()) is not None and hints not in (False, "off")


def require_hint(table: TableState, rung: int) -> None:
    """Raises `RefusedError` unless help on that rung can be asked for."""
    if table.state is None:
        raise RefusedError(Refusal("not-begun"))
    if not has_hints(table):
        raise RefusedError(Refusal("no-hints"))
    if not 1 <= rung <= _RUNGS:
        raise RefusedError(Refusal("no-rung"))


def _player_info(holder: SeatHolder, present: Iterable[str]) -> PlayerInfo:
    return PlayerInfo(
        kind=holder.kind,
        name=holder.name,
        bot=holder.bot,
        stand_in=holder.stand_in,
        taken=holder.kind == "bot" or holder.key != "",
        away=holder.kind != "bot" and holder.key != "" and holder.key not in present,
        options=holder.options,
    )


def _ending(
    family: Family, awaits: Awaits | None, voice: Translator, names: tuple[str, ...]
) -> Ending | None:
    if not isinstance(awaits, Over):
        return None
    outcome = awaits.outcome
    return Ending(render(Text(outcome.reason), voice, names), outcome.places, outcome.scores)


def clocks_of(awaits: Awaits | None, now: int, *, runs: bool) -> tuple[Clock, ...]:
    """The deadlines, counted from now."""
    if not isinstance(awaits, Turn):
        return ()
    return tuple(
        Clock(deadline.name, deadline.seat, max(0, deadline.at - now), runs)
        for deadline in awaits.deadlines
    )


def scene_of(family: Family, game: AnyGame, state: Any, seat: Seat | None) -> Scene[Text]:
    """The scene of a seat, not yet in words."""
    return family.stage(game).scene(game, game.view(state, seat))


def shared_scene(
    family: Family, game: AnyGame, state: Any, seat: Seat | None, seats: tuple[Seat, ...]
) -> Scene[Text]:
    """The scene for a screen of several seats: what is not secret is offered to each of them."""
    scene = scene_of(family, game, state, seat)
    if not scene.together or len(seats) < 2:
        return scene
    scenes = ((one, scene if one == seat else scene_of(family, game, state, one)) for one in seats)
    offers = (SeatOffer(one, shown.ask, _shared_buttons(shown)) for one, shown in scenes)
    return replace(scene, offers=tuple(offer for offer in offers if offer.buttons))


def _shared_buttons(scene: Scene[Text]) -> tuple[Button[Text], ...]:
    prompts, names = scene.prompts, scene.together
    return tuple(each for each in prompts if isinstance(each, Button) and each.id in names)


def preview_gesture(
    family: Family, game: AnyGame, state: Any, seat: Seat, gesture: Gesture
) -> MoveVerdict[Text]:
    """What the referee says to a gesture, not yet in words."""
    view, stage = game.view(state, seat), family.stage(game)
    move = stage.move(game, view, gesture)
    preview = None if isinstance(move, Refusal) else game.preview(state, seat, move)
    return stage.verdict(game, view, move, preview)


def entries_of(
    family: Family, game: AnyGame, news: Iterable[tuple[News, ...]], seat: Seat | None
) -> list[MoveListItem[Text]]:
    """The move list of a seat; `news` is the news of each event."""
    stage = family.stage(game)
    return [entry for one in news for entry in stage.entries(game, news_for(one, seat))]


def format_message(
    item: News | Refusal, voice: Translator, names: tuple[str, ...] = ()
) -> RichSentence:
    """The message as a sentence in parts."""
    return render(Text(item.code, item.values), voice, names)
