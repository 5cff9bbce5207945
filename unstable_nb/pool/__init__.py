# the words of this module (env samplers) are known in every process that uses the room
from . import curriculum # noqa: F401
