"""A Jupyter-first laboratory for self-play reinforcement learning of language models on text games.

    run = unstable_nb.build(model="tiny", train_envs=["TicTacToe-v0-train"])
    run.start(200).wait()

`help(unstable_nb.build)` lists the settings; `unstable-nb tutorials`, in a shell, writes the
tutorials as notebooks into a folder; `unstable-nb --help` lists the other commands."""
import functools, inspect, sys

import lazy_loader

from .base.interrupts import hold_imports
from .base.kinds import register_room, register_run_kind, RunKind
from .base.package import __version__ # noqa: F401

hold_imports()
register_run_kind(RunKind("text", __name__, "RunConfig"))
register_room(f"{__name__}.gym")
if "IPython" in sys.modules:
    from .show.refusals import shorten_refusals
    shorten_refusals()

# the list of what is public is `__init__.pyi`
_load, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)


def __getattr__(name):
    "A public name, imported when it is first used."
    if name not in __all__:
        from .base.names import no_attribute
        raise no_attribute(f"module {__name__!r}", name, __all__)
    value = globals()[name] = with_hints(documented(_load(name)))
    return value


def with_hints(value):
    "A function, or a class with an `__init__`, that says what a wrong name of an argument means."
    own = inspect.isclass(value) and "__init__" in vars(value)
    call = value.__init__ if own and not hasattr(value, "__dataclass_fields__") else value
    if not inspect.isfunction(call): return value
    if any(p.kind is p.VAR_KEYWORD for p in inspect.signature(call).parameters.values()): return value
    from .base.validation import checked_names
    made = checked_names(value)
    module = sys.modules[value.__module__] # where pickle looks for it
    if vars(module).get(value.__name__) is value: setattr(module, value.__name__, made)
    return made


def documented(value):
    "For `help` and Shift-Tab: the comments of the parameters at the end of the docstring."
    if not (inspect.isclass(value) or inspect.isfunction(value)): return value
    comments = _comments(value)
    if value.__name__ == "build": # takes the fields of a class of settings
        from .base.kinds import kind_of_module
        settings = _comments(kind_of_module(value.__module__).settings_class)
        comments = {k: v for k, v in (comments | settings | comments).items() if k != "learning_steps"}
    lines = ["- {}: {}".format(k, v.replace("\n", "\n  ")) for k, v in comments.items()
             if k not in ("self", "return")]
    if lines: value.__doc__ = "\n\n".join([inspect.getdoc(value) or "", "\n".join(lines)]).strip()
    return value


@functools.cache
def _comments(made):
    "The comments of the parameters of a function or a class, inherited fields among them."
    from fastcore.docments import docments
    own = inspect.isclass(made) and "__init__" in vars(made)
    fields, out = getattr(made, "__dataclass_fields__", None), {}
    for base in made.__bases__ if fields else ():
        if hasattr(base, "__dataclass_fields__"): out |= _comments(base)
    try: known = docments(made.__init__ if own and not fields else made)
    except (OSError, TypeError): known = {} # no source at hand
    known = {k: v for k, v in known.items() if v}
    return {k: v for k, v in (known | out | known).items() if not fields or k in fields}
