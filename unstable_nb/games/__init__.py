# the words of these modules (templates, parsers, bots) are known in every process that uses the room
from . import templates, few_shot, compact, game_bots, openspiel, poker # noqa: F401
