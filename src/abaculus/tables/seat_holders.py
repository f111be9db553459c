"""Seats before the start: arranged by the host, taken, left, and fitted to the game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal, RefusedError, Seat
from abaculus.kernel.registry import Family
from abaculus.kernel.rng import GameRng
from abaculus.tables.names import check_name, is_same_name, nickname
from abaculus.tables.table import SeatHolder, SeatRequest, combine_options, is_free

OPEN_SEAT = SeatHolder("open", "")


def resolve_bot(family: Family, game: AnyGame, name: str) -> str:
    """The game's bot of that name, or its middle one if it is empty; raises `RefusedError`."""
    if name:
        return family.bot(name, game).name
    bots = family.bots(game)
    if not bots:
        raise RefusedError(Refusal("no-stand-in"))
    return bots[len(bots) // 2].name


def make_holders(
    family: Family,
    game: AnyGame,
    host: str,
    wanted: Sequence[SeatRequest],
    stays: Sequence[SeatHolder | None],
    rng: GameRng,
) -> tuple[SeatHolder, ...]:
    """The requested seats, each with the holder who stays in it; raises `RefusedError`."""
    taken: list[str] = []
    named: list[SeatRequest] = []
    for want, stay in zip(wanted, stays, strict=True):
        given = want.name if stay is None or stay.kind == "here" else ""
        given = given or ("" if stay is None else stay.name)
        name = check_name(given, taken) if given.strip() else ""
        taken.append(name)
        named.append(replace(want, name=name))
    chairs: list[SeatHolder] = []
    for want, stay in zip(named, stays, strict=True):
        chair = _make_holder(family, game, host, want, taken, rng)
        taken.append(chair.name)
        chairs.append(chair if stay is None else replace(chair, kind=stay.kind, key=stay.key))
    return tuple(chairs)


def _make_holder(
    family: Family,
    game: AnyGame,
    host: str,
    want: SeatRequest,
    taken: Sequence[str],
    rng: GameRng,
) -> SeatHolder:
    match want.kind:
        case "here":
            name = want.name or nickname(taken, rng)
            return SeatHolder("here", name, key=host, options=want.options)
        case "bot":
            name = want.name or nickname(taken, rng)
            bot = resolve_bot(family, game, want.bot)
            return SeatHolder("bot", name, bot=bot, options=want.options)
        case "link" | "open":
            return SeatHolder(want.kind, want.name, options=want.options)


def match_holders(
    chairs: Sequence[SeatHolder], wanted: Sequence[SeatRequest], keeps: Sequence[Seat | None]
) -> list[SeatHolder | None]:
    """The holder who stays in each requested seat.

    Raises `RefusedError` if someone would have no seat or two.
    """
    kept = [seat for seat in keeps if seat is not None]
    fits = len(keeps) == len(wanted) and len(set(kept)) == len(kept)
    if not fits or not all(0 <= seat < len(chairs) for seat in kept):
        raise RefusedError(Refusal("seating-unclear"))
    return [
        None if seat is None or not _is_same_kind(chairs[seat], want) else chairs[seat]
        for want, seat in zip(wanted, keeps, strict=True)
    ]


def _is_same_kind(chair: SeatHolder, want: SeatRequest) -> bool:
    """Whether the holder can stay when the seat becomes what is requested."""
    if is_free(chair):
        return False
    return want.kind in ("link", "open") if chair.kind == "link" else chair.kind == want.kind


def check_options(
    game: AnyGame, options: dict[str, str | int | bool], chairs: tuple[SeatHolder, ...]
) -> dict[str, str | int | bool]:
    """The host's choices, canonical; raises `RefusedError` if they conflict or do not fit."""
    for key in options:
        if key == "players" or (key.startswith("seat") and "." in key):
            raise RefusedError(Refusal("option-of-chairs", {"key": key[:60]}))
    whole = combine_options(game, options, chairs)
    game.setup(whole)
    return {key: whole.chosen[key] for key in options}


def seat_refusal(
    game: AnyGame, options: dict[str, str | int | bool], own: dict[str, str]
) -> Refusal | None:
    """Why no seat of such a table can choose these options; ignores unrelated conflicts."""
    usual = game.info.menu.default_players
    plain = (OPEN_SEAT,) * usual
    refusals: list[Refusal | None] = []
    for chairs in (plain, replace_holder(plain, 0, replace(OPEN_SEAT, options=own))):
        try:
            check_options(game, options, chairs)
            refusals.append(None)
        except RefusedError as refused:
            refusals.append(refused.refusal)
    without, with_own = refusals
    return None if with_own == without else with_own


def fit_holders(
    family: Family, game: AnyGame, chairs: tuple[SeatHolder, ...]
) -> tuple[SeatHolder, ...]:
    """The seats for another variant: free ones added, or free ones and then bots removed.

    People always stay. Options that the variant's seats do not have are dropped, and bots that
    it does not have are replaced by its middle one.
    """
    low, high = game.info.menu.players
    known = {option.key for option in game.info.menu.seat_options}
    bots = {maker.name for maker in family.bots(game)}
    fit = [
        replace(
            chair,
            options={k: v for k, v in chair.options.items() if k in known},
            bot=resolve_bot(family, game, chair.bot if chair.bot in bots else "")
            if chair.kind == "bot"
            else chair.bot,
        )
        for chair in (*chairs, *[OPEN_SEAT] * (low - len(chairs)))
    ]
    while len(fit) > high:
        spare = [chair for chair in fit if is_free(chair)]
        spare = spare or [chair for chair in fit if chair.kind == "bot"]
        if not spare:
            break
        del fit[_last_index(fit, spare[-1])]
    return tuple(fit)


def _last_index(chairs: list[SeatHolder], chair: SeatHolder) -> int:
    return max(place for place, other in enumerate(chairs) if other is chair)


def find_free_seat(chairs: Sequence[SeatHolder], name: str, seat: Seat | None) -> Seat:
    """The seat for someone of that name; raises `RefusedError` if none is free."""
    free = [place for place, chair in enumerate(chairs) if is_free(chair)]
    if not free:
        raise RefusedError(Refusal("table-full"))
    if seat is not None:
        if seat not in free:
            raise RefusedError(Refusal("seat-taken"))
        return seat
    kept = [
        place for place in free if chairs[place].name and is_same_name(chairs[place].name, name)
    ]
    return (kept or free)[0]


def vacate(chair: SeatHolder) -> SeatHolder:
    """The seat after its person or bot has left, open to anyone."""
    return SeatHolder("link" if chair.kind == "link" else "open", "", options=chair.options)


def replace_holder(
    chairs: tuple[SeatHolder, ...], seat: Seat, chair: SeatHolder
) -> tuple[SeatHolder, ...]:
    """The holders with one of them replaced."""
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def other_names(chairs: Sequence[SeatHolder], seat: Seat) -> list[str]:
    """The names at the table except one seat's."""
    return [chair.name for place, chair in enumerate(chairs) if place != seat]
