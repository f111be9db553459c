"""What bots share: chance play, matches between bots and what they show."""

from abaculus.bots.match import Match, play_game, seed_rngs
from abaculus.bots.playout import playout
from abaculus.bots.random import RandomBot

__all__ = ["Match", "RandomBot", "play_game", "playout", "seed_rngs"]
