"""Names of people: how they are written, which look alike, and which nobody may have.

The rules are for new and changed names. Who had another name before keeps it.
"""

import re
import unicodedata
from typing import Final

from tabbytop.bots.levels import LEVELS
from tabbytop.server.errors import Refused
from tabbytop.server.people.cats import BOT_NAMES, GUEST_NAMES
from tabbytop.server.skeletons import BLANK, EMOJI_STYLE, skeleton

LONGEST_NAME: Final = 24
_MOST_MARKS: Final = 3  # combining marks on one letter; no writing needs more on a name's letter
_JOINER: Final = "\u200d"  # makes one emoji of two
_KEYCAP: Final = "\u20e3"
_SKIN_TONES: Final = frozenset("🏻🏼🏽🏾🏿")
_MARKS: Final = frozenset({"Mn", "Me", "Mc"})
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})

# Who would be taken for somebody of the house. German ones too.
_STAFF: Final = (
    "admin", "admins", "administrator", "administration", "mod", "mods", "moderator", "moderation",
    "operator", "operators", "owner", "root", "superuser", "sysadmin", "sysop", "webmaster",
    "staff", "team", "support", "help", "helpdesk", "official", "security", "system", "server",
    "service", "bot", "bots", "robot", "nobody", "somebody", "anonymous", "everyone", "guest",
    "deleted", "deleted user", "unknown", "null", "undefined", "none", "tabbytop",
    "tabbytop admin", "tabbytop team", "tabbytop support", "announcement", "clock", "host",
    "administratorin", "verwalter", "verwaltung", "moderatorin", "betreiber", "betreiberin",
    "leitung", "mannschaft", "hilfe", "sicherheit", "offiziell", "dienst", "niemand", "jemand",
    "anonym", "alle", "gast", "gelöscht", "gelöschter nutzer", "unbekannt", "ansage", "uhr",
)  # fmt: skip


def shown_name(name: str) -> str:
    """A name as it is shown: composed, without double spaces, and all of it can be seen.

    Refused (`malformed`) if there is something in it that nobody sees, that turns the writing
    around, or that piles up on other letters.
    """
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    if not any(unicodedata.category(letter)[0] in "LNS" for letter in name) or not _can_be_seen(
        name
    ):
        raise Refused("malformed", "a name is made of letters that can be seen")
    if len(name) > LONGEST_NAME:  # some letters become several
        raise Refused("malformed", f"a name has {LONGEST_NAME} letters at most")
    return name


def free_name(name: str) -> str:
    """A name that somebody wants to be called, as it is shown; Refused if nobody may have it."""
    name = shown_name(name)
    words = re.split(r"[\W\d_]+", name.casefold())
    if skeleton(name) in _RESERVED or any(skeleton(word) in _TITLES for word in words if word):
        raise Refused("taken", "that name is for the house; choose another")
    return name


def free_login(login: str) -> str:
    """A name that somebody wants to log in by, as it is shown; Refused if nobody may have it.

    Names that guests, bots and others on a device get by themselves are nobody's in particular.
    """
    login = free_name(login)
    if skeleton(login) in _CATS_NAMES or _GIVEN.fullmatch(login.casefold()):
        raise Refused("taken", "that name is for the house; choose another")
    return login


def bot_name(name: str) -> str:
    """A name for a bot, which may also be called after its level."""
    name = shown_name(name)
    return name if skeleton(name) in _LEVELS else free_name(name)


def _can_be_seen(name: str) -> bool:
    marks = 0
    before = ""
    for place, letter in enumerate(name):
        kind = unicodedata.category(letter)
        if letter in (EMOJI_STYLE, _KEYCAP):
            if not _is_picture(before) and before != EMOJI_STYLE:
                return False
        elif letter == _JOINER:
            after = name[place + 1 : place + 2]
            if not (_is_picture(before) or before == EMOJI_STYLE) or not _is_picture(after):
                return False
        elif kind in _UNSEEN or letter in BLANK or (kind != "Zs" and not letter.isprintable()):
            return False
        marks = marks + 1 if kind in _MARKS else 0
        if marks > _MOST_MARKS or (marks and not before.strip()):
            return False
        before = letter
    return True


def _is_picture(letter: str) -> bool:
    """Whether it is an emoji, or a digit or sign that can become one."""
    if not letter:
        return False
    return letter in _SKIN_TONES or letter in "#*0123456789" or unicodedata.category(letter) == "So"


_TITLES: Final = frozenset(  # also as a part of a name: `The Admin`
    skeleton(word)
    for word in ("admin", "administrator", "moderator", "moderatorin", "operator", "tabbytop")
)
_LEVELS: Final = frozenset(skeleton(word) for word in ("random", *[each.name for each in LEVELS]))
_RESERVED: Final = frozenset(skeleton(word) for word in _STAFF) | _LEVELS
_GIVEN: Final = re.compile(r"(player|spieler|spielerin|seat|platz)\s*\d*")
_CATS_NAMES: Final = frozenset(skeleton(name) for name in (*BOT_NAMES, *GUEST_NAMES))
