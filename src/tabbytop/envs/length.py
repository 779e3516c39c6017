"""How long a game may go on behind the doors.

No rulebook states such a number. Games that are played at random end long before it, but agents
that are learning can go in circles for as long as they like: two Pounce Cats of Kibble Scuffle
send each other back to hand for ever.
"""

from typing import Final

LONGEST: Final = 20_000  # decisions
