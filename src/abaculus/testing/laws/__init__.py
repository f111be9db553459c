"""The laws, by what they are about."""

from abaculus.testing.broken import name_of
from abaculus.testing.laws import cards, choices, happenings, minds, sights, tales, texts, waiting

OF_CARDS = (
    cards.card_is_sane,
    cards.menu_is_sane,
    cards.defaults_set_up,
    cards.every_choice_sets_up,
    cards.strange_options_are_refused,
    cards.strange_sheets_are_refused,
)
OF_MOMENTS = (
    waiting.turns_are_well_formed,
    waiting.deadlines_lie_ahead,
    waiting.draws_are_possible,
    waiting.odds_add_up,
    waiting.the_gone_are_not_waited_for,
    waiting.places_hold_every_seat_once,
    waiting.scores_fit_the_seats,
    waiting.outcomes_have_sentences,
    waiting.anyone_may_leave,
    sights.states_are_sound,
    sights.states_travel,
    sights.views_travel,
    sights.views_say_whose_they_are,
    sights.imagined_states_look_the_same,
    sights.onlookers_see_what_everybody_knows,
    sights.imagined_states_are_sound,
    sights.imagined_states_wait_alike,
    choices.samples_are_legal,
    choices.only_those_asked_have_moves,
    choices.listed_moves_are_legal,
    choices.sampled_moves_are_listed,
    choices.previews_agree_with_check,
    choices.previews_can_be_said,
    choices.previews_tell_no_secrets,
    texts.junk_is_refused_or_read,
    texts.junk_lines_are_refused_or_read,
)
OF_ATTEMPTS = (
    happenings.check_and_apply_agree,
    happenings.misfits_are_refused,
    happenings.refused_events_change_nothing,
    happenings.refusals_have_sentences,
)
OF_PASSAGES = (
    happenings.canonical_events_repeat,
    happenings.canonical_events_stay_themselves,
    happenings.news_is_for_seats_that_exist,
    happenings.news_has_sentences,
    texts.event_texts_round_trip,
    texts.move_texts_round_trip,
    texts.moves_travel,
)
OF_STORIES = (
    tales.the_past_stays_as_it_was,
    tales.replay_repeats,
    tales.records_round_trip,
    tales.damaged_records_are_refused,
    tales.imagined_states_can_be_played,
)
OF_THOUGHTS = (
    minds.bots_move_legally,
    minds.hurried_bots_move_legally,
    minds.bots_repeat_themselves,
    minds.memories_repeat,
    minds.memories_travel,
)
BOTS_MOVE = name_of(minds.bots_move_legally)
PLAY_GOES_ON = "random-play-goes-on"
GAMES_END = "games-end-within-their-bound"

LAWS: tuple[str, ...] = (
    *(name_of(law) for law in OF_CARDS),
    *(name_of(law) for law in OF_MOMENTS),
    *(name_of(law) for law in OF_ATTEMPTS),
    *(name_of(law) for law in OF_PASSAGES),
    *(name_of(law) for law in OF_STORIES),
    *(name_of(law) for law in OF_THOUGHTS),
    PLAY_GOES_ON,
    GAMES_END,
)
"""The names of all laws, as `LawBroken.law` gives them."""
