"""Text games, what a model reads and writes in them, and bots; called, a table of the games.

    >>> list(ub.games(players=4, word="LiarsDice-v0-s").env_id)
    ['LiarsDice-v0-small-train']

`ub.games(players=None, runs=None, word="", forms=False)` returns a DataFrame of the games that an
env spec can name:

- `players`: only games that so many can play, 1 or 4;
- `runs`: True for only those that run here; False for only the others, with the reason;
- `word`: only ids with this in them, upper or lower case;
- `forms`: a row for every form of an id, also `-train` and `-raw`.

The columns are `env_id`, `players`, `runs` (on this machine, now), `why_not`, `turns` (mean of a
game between random players, all seats), `chars` (of the longest observation), `random_legal` (does
that bot know the moves?), `needs` (besides the package) and `note`. The tiny model has learned
TicTacToe only; where `random_legal` is true, `warm_start="random-legal"` teaches it the moves.
"""
import copyreg, importlib, sys, types


class _Room(types.ModuleType):
    "The room of the games, which can be called: `ub.games(players=1)`."
    def __call__(self, players: int | None = None, runs: bool | None = None, word: str = "",
                 forms: bool = False):
        "Return a table of the games that an env spec can name; `help(ub.games)` explains it."
        from .game_list import games
        return games(players, runs, word, forms)


games = sys.modules[__name__]
games.__class__ = _Room
# what a cell defines may use the room, and travels by pickle, which knows no modules of a class
copyreg.pickle(_Room, lambda module: (importlib.import_module, (module.__name__,)))

# the words of these modules (templates, parsers) are known in every process that uses the room
from . import few_shot, openspiel, poker # noqa: F401
