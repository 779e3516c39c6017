"""Rules for names of people and bots: normalization, reserved names, confusable names.

They apply to new and changed names; existing names stay.
"""

import re
import unicodedata
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tabbytop.bots.levels import LEVELS
from tabbytop.bots.names import BOT_NAMES
from tabbytop.server.confusables import BLANK, EMOJI_STYLE, skeleton
from tabbytop.server.errors import Refused
from tabbytop.server.people.default_names import GUEST_NAMES
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.server.store.rows import Person
    from tabbytop.server.store.store import Store

LOOKS_TAKEN: Final = Message("server", "name-looks-taken")
LONGEST_NAME: Final = 24
_MOST_MARKS: Final = 3  # combining marks on one letter; no script needs more in a name
_JOINER: Final = "\u200d"  # makes one emoji of two
_KEYCAP: Final = "\u20e3"
_SKIN_TONES: Final = frozenset("🏻🏼🏽🏾🏿")
_MARKS: Final = frozenset({"Mn", "Me", "Mc"})
_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})

# Names that suggest an official role, also in German.
_OFFICIAL: Final = (
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


def displayable_name(name: str, longest: int = LONGEST_NAME) -> str:
    """The name as it is displayed: normalized (NFKC), without double spaces.

    Raises Refused (`malformed`) if it contains invisible letters, changes of writing direction, or
    stacked combining marks.
    """
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    if not any(unicodedata.category(letter)[0] in "LNS" for letter in name) or not _is_visible(
        name
    ):
        raise Refused("malformed", Message("server", "name-unseen"))
    if len(name) > longest:  # some letters become several
        raise Refused("malformed", Message("server", "name-too-long", most=longest))
    return name


def allowed_name(name: str, longest: int = LONGEST_NAME) -> str:
    """The name as it is displayed; raise Refused if it is reserved."""
    name = displayable_name(name, longest)
    words = re.split(r"[\W\d_]+", name.casefold())
    if skeleton(name) in _RESERVED or any(skeleton(word) in _TITLES for word in words if word):
        raise Refused("taken", Message("server", "name-reserved"))
    return name


def allowed_login(login: str) -> str:
    """The login as it is displayed; raise Refused if it is reserved.

    Default names of guests, bots and players on a shared device are reserved too.
    """
    login = allowed_name(login)
    if skeleton(login) in _DEFAULT_NAMES or _DEFAULT_PLAYER.fullmatch(login.casefold()):
        raise Refused("taken", Message("server", "name-reserved"))
    return login


def bot_name(name: str) -> str:
    """The name of a bot as it is displayed; the names of levels are allowed too."""
    name = displayable_name(name)
    return name if skeleton(name) in _LEVELS else allowed_name(name)


async def refuse_confusable_names(store: "Store", person: "Person", names: Iterable[str]) -> None:
    """Raise Refused if one of these names looks like the login of another person's account."""
    skeletons = {skeleton(name) for name in names}
    if person.login is not None:
        skeletons.discard(skeleton(person.login))
    if skeletons and await store.accounts_with_skeletons(skeletons):
        raise Refused("taken", LOOKS_TAKEN)


def _is_visible(name: str) -> bool:
    marks = 0
    before = ""
    for place, letter in enumerate(name):
        kind = unicodedata.category(letter)
        if letter in (EMOJI_STYLE, _KEYCAP):
            if not _is_emoji(before) and before != EMOJI_STYLE:
                return False
        elif letter == _JOINER:
            after = name[place + 1 : place + 2]
            if not (_is_emoji(before) or before == EMOJI_STYLE) or not _is_emoji(after):
                return False
        elif kind in _INVISIBLE or letter in BLANK or (kind != "Zs" and not letter.isprintable()):
            return False
        marks = marks + 1 if kind in _MARKS else 0
        if marks > _MOST_MARKS or (marks and not before.strip()):
            return False
        before = letter
    return True


def _is_emoji(letter: str) -> bool:
    """Whether it is an emoji, or a digit or symbol that can become one."""
    if not letter:
        return False
    return letter in _SKIN_TONES or letter in "#*0123456789" or unicodedata.category(letter) == "So"


_TITLES: Final = frozenset(  # reserved also as a word in a name: `The Admin`
    skeleton(word)
    for word in ("admin", "administrator", "moderator", "moderatorin", "operator", "tabbytop")
)
_LEVELS: Final = frozenset(skeleton(word) for word in ("random", *[each.name for each in LEVELS]))
_RESERVED: Final = frozenset(skeleton(word) for word in _OFFICIAL) | _LEVELS
_DEFAULT_PLAYER: Final = re.compile(r"(player|spieler|spielerin|seat|platz)\s*\d*")
_DEFAULT_NAMES: Final = frozenset(skeleton(name) for name in (*BOT_NAMES, *GUEST_NAMES))
