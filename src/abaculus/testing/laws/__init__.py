"""The laws, by what they are about."""

from abaculus.testing.broken import name_of
from abaculus.testing.laws import (
    cards,
    choices,
    happenings,
    minds,
    prompts,
    scenes,
    sights,
    tables,
    tales,
    texts,
    touches,
    waiting,
)

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
OF_SIGHTS = (
    scenes.scenes_can_be_said,
    scenes.scenes_repeat,
    scenes.things_are_told_apart,
    scenes.pieces_lie_on_cells,
    tables.boards_without_an_edge_are_boards,
    tables.strewn_pieces_lie_on_the_table,
    tables.bands_lie_in_a_line,
    tables.dice_show_a_face,
    tables.piles_lie_in_the_stock,
    tables.rulers_read_what_is_there,
    scenes.every_seat_is_told_of,
    scenes.scenes_cite_rules_that_exist,
    scenes.onlookers_screens_hold_no_secret,
    prompts.prompts_are_for_those_asked,
    prompts.those_waited_for_have_prompts,
    prompts.one_prompt_is_the_main_one,
    prompts.prompts_name_what_exists,
    prompts.offered_moves_are_legal,
    prompts.cards_that_cannot_be_chosen_are_refused,
    prompts.advice_can_be_followed,
    prompts.hints_can_be_said,
    touches.legal_moves_are_not_talked_down,
    touches.the_desk_knows_the_table_again,
)
OF_TOUCHES = (
    touches.gestures_are_read_or_refused,
    touches.verdicts_can_be_said,
    touches.verdicts_do_not_promise_too_much,
)
OF_TELLINGS = (scenes.entries_can_be_said,)
OF_VISITS = (touches.the_desk_shows_or_refuses,)
BOTS_MOVE = name_of(minds.bots_move_legally)
PLAY_GOES_ON = "random-play-goes-on"
GAMES_END = "games-end-within-their-bound"
SCREENS_ARE_MADE = "screens-are-made"

LAWS: tuple[str, ...] = (
    *(name_of(law) for law in OF_CARDS),
    *(name_of(law) for law in OF_MOMENTS),
    *(name_of(law) for law in OF_ATTEMPTS),
    *(name_of(law) for law in OF_PASSAGES),
    *(name_of(law) for law in OF_STORIES),
    *(name_of(law) for law in OF_THOUGHTS),
    *(name_of(law) for law in OF_SIGHTS),
    *(name_of(law) for law in OF_TOUCHES),
    *(name_of(law) for law in OF_TELLINGS),
    *(name_of(law) for law in OF_VISITS),
    PLAY_GOES_ON,
    GAMES_END,
    SCREENS_ARE_MADE,
)
"""The names of all laws, as `LawBroken.law` gives them."""
