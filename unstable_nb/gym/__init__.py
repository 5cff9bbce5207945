"Control tasks of Gymnasium on the same run, record, learner and views as text games: `ub.gym`."
import importlib.util

import lazy_loader

from ..base.kinds import register_run_kind, RunKind

register_run_kind(RunKind(
    "gym", __name__, "GymConfig", marks=("env",), weights="network",
    about="Train a policy on a control task of Gymnasium.",
    example="gym CartPole-v1 --algorithm ppo --algorithm.gamma 0.98 --steps 60"))

if importlib.util.find_spec("gymnasium") is None: raise ImportError(
    'gymnasium is not installed; pip install "unstable_nb[gym]"')

# the list of what is public is `__init__.pyi`; nothing of it is imported before it is used
__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
