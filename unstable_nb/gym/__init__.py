"Control tasks of Gymnasium on the same run, record, learner and views as text games: `ub.gym`."
import importlib.util

import lazy_loader

from .. import documented, with_hints
from ..base.names import no_attribute
from ..base.kinds import register_run_kind, RunKind

register_run_kind(RunKind(
    "gym", __name__, "GymConfig", marks=("env",), weights="network",
    about="Train a policy on a control task of Gymnasium.",
    example="gym CartPole-v1 --algorithm ppo --algorithm.gamma 0.98 --steps 60"))

if importlib.util.find_spec("gymnasium") is None: raise ImportError(
    'gymnasium is not installed; pip install "unstable_nb[gym]"')

# the list of what is public is `__init__.pyi`; nothing of it is imported before it is used
_load, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)


def __getattr__(name):
    "A public name, imported when it is first used."
    if name not in __all__: raise no_attribute("ub.gym", name, __all__)
    value = globals()[name] = with_hints(documented(_load(name)))
    return value
