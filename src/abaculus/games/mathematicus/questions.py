"""A question from its card to its verdict (2.6 and 5.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from abaculus.games.mathematicus import blue, phases
from abaculus.games.mathematicus.blue_deck import blue_deck
from abaculus.games.mathematicus.options import CARDS_IN_DECK
from abaculus.games.mathematicus.pieces import with_hand
from abaculus.games.mathematicus.state import AnswerVerdict, Ending, PastQuestion, State
from abaculus.kernel.draws import AskQuestion, MarkAnswer, Pick
from abaculus.kernel.messages import News, PlayerValue, Seat
from abaculus.questions.delivery.request import QuestionRequest, decode_pack, encode_request, supply
from abaculus.questions.delivery.stored_question import decode_question, decode_verdict

PROFILE: Final = "mathematicus"
OBJECTION: Final = 15_000
"""How long a verdict may be objected to."""
BLANK_SECONDS: Final = 30
_WORDS_IN: Final = (3, 30)
"""The fewest and most seconds for reading."""
_CARDS: Final = tuple([(str(number), 1) for number in range(1, CARDS_IN_DECK + 1)])


def answerer(stake: phases.Stake) -> Seat:
    """Who is to answer: in a challenge for something it is the challenged who begins."""
    rival = stake.rival
    if rival is None:
        return stake.seat
    return rival if stake.is_second == (stake.kind == "ambush") else stake.seat


def level_of(state: State, stake: phases.Stake) -> int:
    """The level of the question that is due."""
    seat = answerer(stake)
    level = state.hands[seat].level
    if stake.kind == "above":
        return min(4, level + 1)
    return max(1, level - 1) if stake.is_easier and seat == stake.seat else level


def ask(state: State, stake: phases.Stake) -> State:
    """The question that is due is drawn, or hides behind a number."""
    seat = answerer(stake)
    if blue.is_blue(state, stake, seat):
        return replace(state, phase=blue.start_pick(stake, seat))
    return replace(
        state, phase=phases.Dealing(phases.QuestionState(stake, seat, level_of(state, stake)))
    )


def next_known_card(dealt: tuple[int, ...], asked: int, size: int = CARDS_IN_DECK) -> int | None:
    """The next card if it is known; None: any card not yet seen.

    Cards are drawn from the bottom and put back on top; a turned block runs the other way.
    """
    turned, place = divmod(asked, size)
    if not turned:
        return None
    return dealt[place] if turned % 2 == 0 else dealt[size - 1 - place]


def face(asked: int, size: int = CARDS_IN_DECK) -> str:
    """The face of the card drawn after this many, with a stroke for each new edition."""
    turned = asked // size
    return "ab"[turned % 2] + "'" * (turned // 2)


def next_card(state: State) -> Pick:
    """Any of the unseen cards, or the one known to come."""
    known = next_known_card(state.dealt, state.asked)
    if known is not None:
        return Pick((_CARDS[known - 1],), 1)
    seen = set(state.dealt)
    return Pick(tuple([card for number, card in enumerate(_CARDS, 1) if number not in seen]), 1)


def is_next_card(state: State, name: str) -> bool:
    """Whether this card may come now."""
    if not name.isascii() or not name.isdigit() or name[0] == "0" or len(name) > 3:
        return False
    number, known = int(name), next_known_card(state.dealt, state.asked)
    if known is not None:
        return number == known
    return number <= CARDS_IN_DECK and number not in state.dealt


def reveal_card(state: State, question: phases.QuestionState, card: int) -> State:
    """A card has come up."""
    dealt = state.dealt if state.asked >= CARDS_IN_DECK else (*state.dealt, card)
    phase = phases.Asking(replace(question, card=card))
    return replace(state, dealt=dealt, asked=state.asked + 1, phase=phase)


def request_question(state: State, question: phases.QuestionState) -> AskQuestion:
    """What to ask: the table's custom questions, ours, or what the mix gives for this card."""
    if question.blue is not None:
        return blue.request_question(state, question, PROFILE, state.rules.locale)
    rules = state.rules
    hand = state.hands[question.seat]
    is_own = rules.deck == "custom"
    if hand.own_cards is not None:
        is_own = hand.own_cards
    elif rules.deck == "mix":
        is_own = 100 * question.card <= rules.mix * CARDS_IN_DECK
    pack = rules.pack
    if not is_own or not pack or not _serves(pack, question.level):
        request = _request_text(question.level, hand.topic, False, rules.locale)
        return AskQuestion(request, state.used)
    request = _request_text(question.level, hand.topic, True, rules.locale)
    return AskQuestion(request, state.used, pack)


@lru_cache(maxsize=512)
def _request_text(level: int, without: str, own_only: bool, locale: str) -> str:
    return encode_request(
        QuestionRequest(
            level=level, without=without, own_only=own_only, profile=PROFILE, locale=locale
        )
    )


@lru_cache(maxsize=64)
def _serves(pack: str, level: int) -> bool:
    return supply(QuestionRequest(level=level, own_only=True), decode_pack(pack)) > 0


def show_question(
    state: State, question: phases.QuestionState, name: str, sheet: str, at: int, news: list[News]
) -> State:
    """Show the question for reading."""
    if question.blue is not None:
        return _show_blue(state, replace(question, name=name, sheet=sheet), at, news)
    seconds, reading = BLANK_SECONDS, _WORDS_IN[0]
    if sheet:
        card = decode_question(sheet).card
        least, most = _WORDS_IN
        seconds = card.secs
        reading = max(least, min(most, (2 * len(card.prompt.text.split()) + 4) // 5))
        state = with_hand(
            state, question.seat, replace(state.hands[question.seat], topic=card.topic)
        )
    news.append(News("asked", {"player": PlayerValue(question.seat), "level": question.level}))
    open_question = replace(
        question,
        name=name,
        sheet=sheet,
        seconds=seconds,
        tolerance=state.hands[question.seat].tolerance,
        read_by=at + 1000 * reading,
    )
    return replace(state, phase=phases.Answering(open_question))


def _show_blue(state: State, question: phases.QuestionState, at: int, news: list[News]) -> State:
    """The clock of a blue card runs since its dice fell, or waits for the bones to be laid."""
    kind = blue.kind_of(blue.blue_card_of(question))
    news.append(News("asked-blue", {"player": PlayerValue(question.seat), "type": kind}))
    needs_bones = kind == blue.BONES
    open_question = replace(
        question,
        seconds=blue_deck(state.rules.blue).types[kind].seconds,
        tolerance=state.hands[question.seat].tolerance,
        read_by=at + blue.LAYING if needs_bones else at,
        started=None if needs_bones else at,
    )
    return replace(state, phase=phases.Answering(open_question))


def limit(question: phases.QuestionState) -> int:
    """When the question's own time is over, without tolerance."""
    assert question.started is not None  # noqa: S101 - asked only while the clock runs
    return question.started + 1000 * question.seconds * (2 if question.is_doubled else 1)


def start_clock(state: State, question: phases.QuestionState, at: int, news: list[News]) -> State:
    """The clock starts."""
    news.append(News("clock-started", {"player": PlayerValue(question.seat)}))
    return replace(state, phase=phases.Answering(replace(question, started=at)))


def record_answer(
    state: State,
    question: phases.QuestionState,
    given: str,
    percent: int | None,
    judge: Seat | None,
) -> State:
    """Record an answer; a bot's is always marked by the computer."""
    answered = replace(question, given=given, percent=percent)
    if judge is None or percent is not None:
        return replace(state, phase=phases.Marking(answered))
    return replace(state, phase=phases.Judging(answered))


def request_mark(question: phases.QuestionState) -> MarkAnswer:
    """The verdict that is asked for."""
    return MarkAnswer(question.sheet, question.given or "", question.percent)


def apply_verdict(
    state: State,
    question: phases.QuestionState,
    is_right: bool,
    at: int,
    news: list[News],
    judged: str = "",
    judge: Seat | None = None,
    missed: Ending = "wrong",
) -> State:
    """Right or wrong; the table is kept as it was, in case somebody objects."""
    before = replace(state, phase=phases.Marking(question), before=None, vote=None)
    code = "right" if is_right else "wrong" if question.given is not None else "no-answer"
    news.append(News(code, {"player": PlayerValue(question.seat)}))
    used = state.used
    key = decode_question(question.sheet).key if question.sheet else None
    if key is not None:
        used = (*used, key.same)
    outcome: Ending = "right" if is_right else missed
    return replace(
        state,
        used=used,
        past=(*state.past, _past(state, question, outcome, judged, at)),
        verdict=AnswerVerdict(question, is_right, judged, judge),
        before=before,
        objection_by=at + OBJECTION,
        phase=phases.Settling(question, is_right),
    )


def _past(
    state: State, question: phases.QuestionState, outcome: Ending, judged: str, at: int
) -> PastQuestion:
    """The record of a question for the review."""
    sheet = decode_question(question.sheet) if question.sheet else None
    started = question.started
    return PastQuestion(
        turn=state.turns,
        seat=question.seat,
        level=question.level,
        place=sheet.key.place if sheet is not None and sheet.key is not None else "",
        title=sheet.card.title if sheet is not None else "",
        outcome=outcome,
        mis=decode_verdict(judged).mis if judged else "",
        milliseconds=0 if started is None else at - started,
    )
