# For type checkers: the room is also the function that lists the games.
from .game_list import games as games
