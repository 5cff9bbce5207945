"Text games, what a model reads and writes in them, and bots; called, a table of the games."
import copyreg, importlib, sys, types


class _Room(types.ModuleType):
    "The room of the games, which can be called: `ub.games(players=1)`."
    def __call__(self, players: int | None = None, runs: bool | None = None, word: str = "",
                 forms: bool = False):
        from .game_list import games
        return games(players, runs, word, forms)


games = sys.modules[__name__]
games.__class__ = _Room
# what a cell defines may use the room, and travels by pickle, which knows no modules of a class
copyreg.pickle(_Room, lambda module: (importlib.import_module, (module.__name__,)))
