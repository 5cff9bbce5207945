# the words of these modules (templates, parsers) are known in every process that uses the room
from . import few_shot, openspiel, poker # noqa: F401
