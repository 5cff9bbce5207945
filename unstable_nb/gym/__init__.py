"Control tasks of Gymnasium on the same run, record, learner and views as text games: `ub.gym`."
import importlib.util

import lazy_loader

if importlib.util.find_spec("gymnasium") is None: raise ImportError(
    'gymnasium is not installed; pip install "unstable_nb[gym]"')

# the list of what is public is `__init__.pyi`; nothing of it is imported before it is used
__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
