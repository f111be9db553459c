"""The laws, grouped by what they are about."""

from abaculus.testing.law import law_name
from abaculus.testing.laws import (
    awaits,
    bots,
    codes,
    desks,
    events,
    gestures,
    moves,
    options,
    prompts,
    scenes,
    tables,
    texts,
    views,
    whole_games,
)

OPTION_LAWS = (
    options.card_is_sane,
    options.menu_is_sane,
    options.defaults_set_up,
    options.every_choice_sets_up,
    options.strange_options_are_refused,
    options.strange_sheets_are_refused,
)
MOMENT_LAWS = (
    awaits.turns_are_well_formed,
    awaits.deadlines_lie_ahead,
    awaits.draws_are_possible,
    awaits.odds_add_up,
    awaits.the_gone_are_not_waited_for,
    awaits.places_hold_every_seat_once,
    awaits.scores_fit_the_seats,
    awaits.outcomes_have_sentences,
    awaits.anyone_may_leave,
    views.states_are_sound,
    views.states_travel,
    views.views_travel,
    views.views_say_whose_they_are,
    views.imagined_states_look_the_same,
    views.spectators_see_what_everyone_knows,
    views.imagined_states_are_sound,
    views.imagined_states_wait_alike,
    moves.samples_are_legal,
    moves.only_those_asked_have_moves,
    moves.listed_moves_are_legal,
    moves.sampled_moves_are_listed,
    moves.previews_agree_with_check,
    moves.previews_have_sentences,
    moves.previews_tell_no_secrets,
    texts.junk_is_refused_or_read,
    texts.junk_lines_are_refused_or_read,
    desks.the_desk_says_what_the_rules_say,
)
ATTEMPT_LAWS = (
    events.check_and_apply_agree,
    events.misfits_are_refused,
    events.refused_events_change_nothing,
    events.refusals_have_sentences,
)
EVENT_LAWS = (
    events.canonical_events_repeat,
    events.canonical_events_stay_themselves,
    events.news_is_for_seats_that_exist,
    events.news_has_sentences,
    texts.event_texts_round_trip,
    texts.move_texts_round_trip,
    texts.moves_travel,
)
GAME_LAWS = (
    whole_games.the_past_stays_as_it_was,
    whole_games.replay_repeats,
    whole_games.records_round_trip,
    whole_games.damaged_records_are_refused,
    whole_games.imagined_states_can_be_played,
)
BOT_LAWS = (
    bots.bots_move_legally,
    bots.hurried_bots_move_legally,
    bots.bots_repeat_themselves,
    bots.memories_repeat,
    bots.memories_travel,
)
SCREEN_LAWS = (
    scenes.scenes_have_sentences,
    scenes.scenes_repeat,
    scenes.things_are_told_apart,
    scenes.pieces_lie_on_cells,
    tables.boards_without_an_edge_are_boards,
    tables.strewn_pieces_lie_on_the_table,
    tables.bands_lie_in_a_line,
    tables.dice_show_a_face,
    tables.piles_lie_in_the_stock,
    tables.rulers_read_what_is_there,
    scenes.every_seat_has_a_status,
    scenes.scenes_cite_rules_that_exist,
    scenes.spectator_screens_hold_no_secret,
    prompts.prompts_are_for_those_asked,
    prompts.those_waited_for_have_prompts,
    prompts.one_prompt_is_the_main_one,
    prompts.prompts_name_what_exists,
    prompts.offered_moves_are_legal,
    prompts.cards_that_cannot_be_chosen_are_refused,
    prompts.advice_can_be_followed,
    prompts.hints_have_sentences,
    gestures.legal_moves_are_not_talked_down,
    gestures.the_desk_knows_the_table_again,
)
GESTURE_LAWS = (
    gestures.gestures_are_read_or_refused,
    gestures.verdicts_have_sentences,
    gestures.verdicts_do_not_promise_too_much,
)
NEWS_LAWS = (scenes.entries_have_sentences,)
SOURCE_LAWS = (codes.written_codes_have_sentences,)
DESK_LAWS = (gestures.the_desk_shows_or_refuses,)
BOTS_MOVE = law_name(bots.bots_move_legally)
PLAY_GOES_ON = "random-play-goes-on"
GAMES_END = "games-end-within-their-bound"
SCREENS_ARE_MADE = "screens-are-made"

LAWS: tuple[str, ...] = (
    *(law_name(law) for law in OPTION_LAWS),
    *(law_name(law) for law in MOMENT_LAWS),
    *(law_name(law) for law in ATTEMPT_LAWS),
    *(law_name(law) for law in EVENT_LAWS),
    *(law_name(law) for law in GAME_LAWS),
    *(law_name(law) for law in BOT_LAWS),
    *(law_name(law) for law in SCREEN_LAWS),
    *(law_name(law) for law in GESTURE_LAWS),
    *(law_name(law) for law in NEWS_LAWS),
    *(law_name(law) for law in SOURCE_LAWS),
    *(law_name(law) for law in DESK_LAWS),
    PLAY_GOES_ON,
    GAMES_END,
    SCREENS_ARE_MADE,
)
"""The names of all laws, as in `LawBroken.law`."""
