# the words of these modules (env samplers, opponent modes) are known in every process that uses the room
from . import curriculum, opponent_modes # noqa: F401
