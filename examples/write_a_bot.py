"""Write a bot of your own and match it against chance and against a bot of the game."""

import abaculus
from abaculus.bots import RandomBot
from abaculus.kernel.bot import BotMove


class GreedyBot:
    """Plays the move that brings the most points at once."""

    def __init__(self, game):
        self.game = game

    def start(self):
        """It remembers nothing."""

    def notice(self, memory, view, news):
        """It remembers nothing."""

    def choose(self, view, memory, rng, stop):
        """It knows its view only, so it imagines a state that fits it."""
        state = self.game.imagine(view, rng)

        def gain(move):
            news = self.game.preview(state, view.seat, move).news
            return max((item.values.get("points", 0) for item in news), default=0)

        return BotMove(max(self.game.moves(state, view.seat), key=gain), seconds=1)


for name, rival in (("chance", RandomBot), ("bot 2", lambda game: "2")):
    wins = 0
    for seed in range(2):
        table = abaculus.Table("calcussimo/junior", seed=seed)
        mine, other = GreedyBot(table.game), rival(table.game)
        while not table.is_over:
            table.play_bot(mine if table.to_move == seed % 2 else other)
        wins += table.outcome.places[0] == (seed % 2,)
    print(f"{wins} of 2 games won against {name}")
