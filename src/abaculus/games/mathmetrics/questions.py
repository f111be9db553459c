"""Questions: requested, answered, judged, and the effects of a verdict (5.4, 5.7)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from abaculus.games.mathmetrics.game_end import finish, has_won
from abaculus.games.mathmetrics.keys import CATEGORIES, Category, Symbol
from abaculus.games.mathmetrics.phases import Asking, Fetching, Marking
from abaculus.games.mathmetrics.state import (
    HiddenQuestion,
    JudgedAnswer,
    Judgement,
    OutcomeWord,
    QuestionRecord,
    State,
    Tokens,
)
from abaculus.games.mathmetrics.turns import (
    continue_turn,
    double,
    symbol_at,
    token_values,
    with_player,
)
from abaculus.kernel.draws import AskQuestion, MarkAnswer, Result
from abaculus.kernel.messages import News, Seat
from abaculus.kernel.messages import PlayerValue as Named
from abaculus.questions.delivery.request import QuestionRequest, encode_request
from abaculus.questions.delivery.stored_question import decode_question, decode_verdict

_SHORT: Final = 20_000
"""With at most this many milliseconds, long questions are left out."""


def ask(state: State, phase: Fetching) -> AskQuestion:
    """The request for a question."""
    rules, seat = state.rules, phase.seat
    last = state.players[seat].rows[CATEGORIES.index(phase.category)]
    request = _format_request(
        rules.play_grades[seat],
        phase.category,
        0 < rules.question_times[seat] <= _SHORT,
        last.rpartition("/")[2],
        rules.own_only,
        rules.choose,
    )
    return AskQuestion(request, state.used, state.pack)


@lru_cache(maxsize=512)
def _format_request(
    grade: str, category: Category, is_short: bool, without: str, own_only: bool, choose: bool
) -> str:
    return encode_request(
        QuestionRequest(
            grade=grade,
            category=category,
            most_load=2 if is_short else 3,
            without=without,
            own_only=own_only,
            choose=choose,
            profile="mathmetrics",
        )
    )


def open_question(
    state: State, phase: Fetching, result: Result, at: int, news: list[News]
) -> State:
    """Open a question; its name stays hidden."""
    name, sheet = str(result[0]), str(result[1])
    seat, category = phase.seat, phase.category
    key = decode_question(sheet).key if sheet else None
    number = state.asked + 1
    news.append(News("asked", {"player": Named(seat), "category": category, "number": number}))
    limit = state.rules.question_times[seat]
    return replace(
        state,
        phase=Asking(seat, at, category, phase.step, limit),
        question=HiddenQuestion(name, sheet),
        asked=number,
        used=state.used if key is None else (*state.used, key.same),
    )


def take_answer(state: State, phase: Asking, given: str, percent: int | None, at: int) -> State:
    """Record an answer; its verdict is due."""
    question = state.question or HiddenQuestion("", "")
    return replace(
        state,
        phase=Marking(phase.seat, at, phase.category, phase.step, at - phase.since),
        question=replace(question, given=given, percent=percent),
    )


def mark(state: State) -> MarkAnswer:
    """The request for a verdict."""
    question = state.question or HiddenQuestion("", "")
    return MarkAnswer(question.sheet, question.given, question.percent)


def take_verdict(state: State, phase: Marking, result: Result, at: int, news: list[News]) -> State:
    """Apply the verdict."""
    outcome: OutcomeWord = "right" if result[0] == "+" else "wrong"
    return _judge(state, phase, outcome, str(result[1]), phase.taken, at, news)


def give_up(state: State, phase: Asking, outcome: OutcomeWord, at: int, news: list[News]) -> State:
    """Pass a question, or end it when time is up."""
    return _judge(state, phase, outcome, "", at - phase.since, at, news)


def _judge(
    state: State,
    phase: Asking | Marking,
    outcome: OutcomeWord,
    verdict: str,
    taken: int,
    at: int,
    news: list[News],
) -> State:
    answer = _answer(state, phase, outcome, verdict, taken)
    answers = (*state.trio, answer)
    seat, step = phase.seat, phase.step + 1
    name, symbol = symbol_at(state, seat)
    if step < len(symbol.asks):
        category = CATEGORIES["ENG".index(symbol.asks[step])]
        following = Fetching(seat, at, category, step)
        return replace(state, phase=following, question=None, trio=answers)
    for one in answers:
        values = {"category": one.category, "outcome": one.outcome, "number": one.number}
        news.append(News("judged", {"player": Named(seat), **values}))
    return _settle(state, seat, name, symbol, answers, at, news)


def _answer(
    state: State, phase: Asking | Marking, outcome: OutcomeWord, verdict: str, taken: int
) -> JudgedAnswer:
    question = state.question
    seat, category = phase.seat, phase.category
    if question is None or not question.sheet:
        given = "" if question is None else question.given
        return JudgedAnswer(
            state.asked, seat, category, outcome, taken, given, None, None, None, ""
        )
    sheet = decode_question(question.sheet)
    key = sheet.key
    return JudgedAnswer(
        number=state.asked,
        seat=seat,
        category=category,
        outcome=outcome,
        milliseconds=taken,
        given=question.given,
        card=sheet.card,
        judged=decode_verdict(verdict) if verdict else None,
        solution=None if key is None else key.solution,
        place="" if key is None else key.place,
    )


def _settle(
    state: State,
    seat: Seat,
    name: str,
    symbol: Symbol,
    answers: tuple[JudgedAnswer, ...],
    at: int,
    news: list[News],
) -> State:
    """Apply the results of a space's questions."""
    player = state.players[seat]
    rights = sum(answer.outcome == "right" for answer in answers)
    if len(answers) > 1:
        news.append(News("trio", {"player": Named(seat), "right": rights}))
    is_success = rights >= symbol.need
    tokens = player.tokens
    if is_success and symbol.gain:
        tokens = _change_tokens(seat, tokens, answers, symbol.gain, news)
    elif not is_success and symbol.loss and not state.rules.gentle:
        tokens = _change_tokens(seat, tokens, answers, -symbol.loss, news)
    has_doubled = is_success and symbol.doubles
    if has_doubled:
        tokens = double(tokens)
        news.append(News("doubled", {"player": Named(seat), **token_values(tokens)}))
    before = player.tokens
    state = replace(
        state,
        players=with_player(
            state, seat, replace(player, tokens=tokens, rows=_rows(player.rows, answers))
        ),
        question=None,
        trio=(),
        judgement=Judgement(
            state.turn,
            seat,
            name,
            answers,
            (tokens[0] - before[0], tokens[1] - before[1], tokens[2] - before[2]),
            has_doubled,
            is_success,
        ),
        past=(*state.past, *map(_question_record, answers)),
    )
    if tokens != before and has_won(state, seat):
        return finish(state, "end-target", news, seat)
    return continue_turn(state, seat, symbol.then if is_success else "end", at, news)


def _change_tokens(
    seat: Seat, tokens: Tokens, answers: tuple[JudgedAnswer, ...], change: int, news: list[News]
) -> Tokens:
    """Tokens after each category asked has gained or lost, never below zero."""
    counts = list(tokens)
    for answer in answers:
        place = CATEGORIES.index(answer.category)
        had = counts[place]
        counts[place] = max(0, had + change)
        moved = counts[place] - had
        code = "gained" if change > 0 else "lost" if moved else "nothing-to-lose"
        values = {"category": answer.category, "count": abs(moved), "total": counts[place]}
        news.append(News(code, {"player": Named(seat), **values}))
    return counts[0], counts[1], counts[2]


def _rows(rows: tuple[str, str, str], answers: tuple[JudgedAnswer, ...]) -> tuple[str, str, str]:
    """The generator of the last question of each category, where it is known."""
    if not any(answer.place for answer in answers):
        return rows
    found = list(rows)
    for answer in answers:
        found[CATEGORIES.index(answer.category)] = answer.place
    return found[0], found[1], found[2]


def _question_record(answer: JudgedAnswer) -> QuestionRecord:
    return QuestionRecord(
        answer.number,
        answer.seat,
        answer.category,
        answer.place,
        "" if answer.card is None else answer.card.title,
        answer.outcome,
        "" if answer.judged is None else answer.judged.mis,
        answer.milliseconds,
    )
