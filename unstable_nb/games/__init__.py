"Text games, what a model reads and writes in them, and bots; called, a table of the games."
import sys, types


class _Room(types.ModuleType):
    "The room of the games, which can be called: `ub.games(players=1)`."
    def __call__(self, players: int | None = None, runs: bool | None = None, word: str = "",
                 forms: bool = False):
        from .game_list import games
        return games(players, runs, word, forms)


games = sys.modules[__name__]
games.__class__ = _Room
