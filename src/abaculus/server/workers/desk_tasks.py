"""The tasks of the referee's desk: judge, solve, show and try positions."""

from __future__ import annotations

from typing import Any

from abaculus.i18n import Translator
from abaculus.i18n.render import render
from abaculus.kernel.bot import Stop
from abaculus.kernel.desk import Reply, seat_to_move
from abaculus.kernel.game import AnyGame
from abaculus.kernel.messages import Refusal, RefusedError
from abaculus.kernel.option_checks import check_options
from abaculus.kernel.options import Options
from abaculus.kernel.registry import Family, load_family
from abaculus.server.http.messages import DeskBest, DeskReply, DeskRequest, DeskScene, DeskVerdict
from abaculus.server.rooms.presentation import translator_for

_MOST = 20


class DeskQuery:
    """A request to one family's desk, with the game it names loaded; raises `RefusedError`."""

    def __init__(self, family: str, ask: DeskRequest) -> None:
        self.family: Family = load_family(family)
        self.voice: Translator = translator_for(self.family, "en")
        self.game: AnyGame = self.family.game(ask.variant or None)
        self.given = dict(ask.given)
        self.options: Options = check_options(self.game, ask.options)

    def state(self) -> Any:
        """The state that the texts describe."""
        desk = self.family.desk(self.game)
        return self.need(desk.build_state(self.game, self.options, self.given))

    def view(self, state: Any) -> Any:
        """The view of the seat to move."""
        return self.game.view(state, seat_to_move(self.game, state))

    def move(self, view: Any, ask: DeskRequest) -> Any | Refusal:
        """The move, given as a gesture or as text."""
        if ask.gesture is None:
            return self.game.notation.read_move(self.given.get("move", ""))
        return self.family.stage(self.game).move(self.game, view, ask.gesture)

    def need(self, found: Any | Refusal) -> Any:
        """The value; raises `RefusedError` if it is a refusal."""
        if isinstance(found, Refusal):
            raise RefusedError(found)
        return found

    def format_reply(self, reply: Reply | Refusal) -> DeskReply:
        """The reply in words; a refused move is a reply too."""
        if isinstance(reply, Refusal):
            return DeskReply(False, self.voice.rich_of(reply), code=reply.code)
        because = tuple(self.voice.rich_of(item) for item in reply.because)
        legal = bool(reply.facts.get("legal", True))
        return DeskReply(legal, self.voice.rich_of(reply.headline), because, reply.facts)


def judge_move(_stop: Stop, family: str, ask: DeskRequest) -> DeskReply:
    """Whether a move is legal, its points, and why."""
    case = DeskQuery(family, ask)
    if ask.gesture is not None:
        move = case.move(case.view(case.state()), ask)
        if isinstance(move, Refusal):
            return case.format_reply(move)
        case.given["move"] = case.game.notation.write_move(move)
    desk = case.family.desk(case.game)
    nothing = {field.name: "" for field in desk.judge_fields if field.required}
    return case.format_reply(desk.judge(case.game, case.options, {**nothing, **case.given}))


def show_position(_stop: Stop, family: str, ask: DeskRequest) -> DeskScene:
    """The position as a scene."""
    case = DeskQuery(family, ask)
    scene = case.family.stage(case.game).scene(case.game, case.view(case.state()))
    return DeskScene(render(scene, case.voice, ()))


def preview_move(_stop: Stop, family: str, ask: DeskRequest) -> DeskVerdict:
    """The verdict on a move in the position."""
    case = DeskQuery(family, ask)
    state = case.state()
    view = case.view(state)
    move = case.move(view, ask)
    preview = None
    if not isinstance(move, Refusal):
        preview = case.game.preview(state, view.seat or 0, move)
    verdict = case.family.stage(case.game).verdict(case.game, view, move, preview)
    return DeskVerdict(render(verdict, case.voice, ()))


def find_best(_stop: Stop, family: str, ask: DeskRequest) -> DeskBest:
    """The best moves in the position."""
    case = DeskQuery(family, ask)
    top = min(max(ask.top, 1), _MOST)
    found = case.family.desk(case.game).best(case.game, case.options, case.given, top)
    return DeskBest(tuple(case.format_reply(reply) for reply in case.need(found)))
