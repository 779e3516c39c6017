"""The look of the seven kinds of cats."""

from typing import NamedTuple

from kitty_cards.pen import INK, filled, line, mixed, outlined
from tabbytop.games.kitty_paw.pieces import KINDS

ORANGE, RUST, BLACK = "#E8913C", "#D9603A", "#453A4F"


class Coat(NamedTuple):
    """The colours of a cat."""

    top: str
    left: str
    right: str
    dark: str
    light: str
    ear: str
    eye: str
    ears: tuple[str, str]
    paws: str
    tail: str


def _plain(base: str, dark: str, light: str, ear: str, eye: str) -> Coat:
    top, right = mixed(base, "#FFFFFF", 0.16), mixed(base, INK, 0.2)
    tail = mixed(base, INK, 0.08)
    return Coat(top, base, right, dark, light, ear, eye, (base, base), light, tail)


_GINGER = _plain("#EC9A45", "#C26A22", "#FFEBCB", "#F6BDA6", "#86A93B")
_TUXEDO = _plain("#40374C", "#2C2536", "#FFF8EC", "#B98491", "#F2C24E")
_SIAMESE = _plain("#F3E3CC", "#6B4A3C", "#FFF6E8", "#A97A6C", "#4E8FCB")
_SPHYNX = _plain("#EDBFAE", "#C98E7E", "#F8DCD0", "#E58F8F", "#5FA892")
_BLUE = _plain("#949AAE", "#6C7288", "#EDEBEF", "#DDAAB0", "#E3B341")
_WHITE = Coat(
    "#FFFDF7", "#FBF2E2", "#DDCFC0", "#E3D6C6", "#FFFFFF", "#F4BBB0", "#5B9FC9",
    (ORANGE, BLACK), "#FFF8EA", BLACK,
)  # fmt: skip

COATS: dict[str, Coat] = {
    "siamese": _SIAMESE._replace(ears=("#6B4A3C",) * 2, paws="#6B4A3C", tail="#6B4A3C"),
    "ginger": _GINGER,
    "tuxedo": _TUXEDO,
    "calico": _WHITE,
    "sphynx": _SPHYNX,
    "blue": _BLUE,
    "bobtail": _WHITE._replace(eye="#C99A2E", ears=(RUST, BLACK), tail=RUST),
}
assert list(COATS) == KINDS


class Marks(NamedTuple):
    """The patterns on the three visible sides of a cube, each 100 wide and high."""

    top: str = ""
    left: str = ""
    right: str = ""


def _awake() -> dict[str, Marks]:
    stripe = mixed(_GINGER.dark, INK, 0.2)
    return {
        "siamese": Marks(
            filled("M30 86H70V100H30Z", _SIAMESE.dark),
            filled("M50 18C18 22 14 60 26 82C34 100 66 100 74 82C86 60 82 22 50 18Z", "#7A5A4C"),
            filled("M0 80H100V100H0Z", mixed(_SIAMESE.dark, INK, 0.2)),
        ),
        "ginger": Marks(
            line("M20 30H80M28 52H72M20 74H80M50 88V100", _GINGER.dark, 8),
            line("M36 0V16M50 0V20M64 0V16", _GINGER.dark, 7)
            + line("M0 50L14 52M0 64L13 63M100 50L86 52M100 64L87 63", _GINGER.dark, 6),
            line("M26 0Q31 24 24 44M50 0Q55 24 48 44M74 0Q79 24 72 44", stripe, 8),
        ),
        "tuxedo": Marks(
            "",
            filled("M50 12C42 34 14 50 14 72V100H86V72C86 50 58 34 50 12Z", _TUXEDO.light),
            filled("M0 78H100V100H0Z", mixed(_TUXEDO.light, INK, 0.15)),
        ),
        "calico": Marks(
            filled("M0 40C30 30 52 60 40 100H0Z", ORANGE)
            + filled("M60 0H100V60C80 70 56 40 60 0Z", BLACK),
            filled("M0 0H46C46 26 30 44 0 40Z", ORANGE)
            + filled("M62 0H100V40C80 40 64 24 62 0Z", BLACK),
            filled("M50 0H100V50C76 56 50 34 50 0Z", "#C4762D"),
        ),
        "sphynx": Marks(
            line("M20 24Q50 36 80 24M24 48Q50 60 76 48M24 72Q50 84 76 72", _SPHYNX.dark, 4),
            line("M34 12Q50 20 66 12M38 22Q50 28 62 22", _SPHYNX.dark, 4),
            line("M30 14Q50 24 46 44M52 10Q66 22 62 40", _SPHYNX.dark, 4),
        ),
        "blue": Marks(line("M50 10V90", mixed(_BLUE.left, _BLUE.dark, 0.5), 5)),
        "bobtail": Marks(
            filled("M60 0H100V50C80 60 60 30 60 0Z", BLACK),
            filled("M0 0H40C40 30 24 46 0 44Z", RUST)
            + filled("M66 0H100V44C80 40 64 24 66 0Z", BLACK),
            filled("M100 10C70 0 44 20 52 44C60 66 84 70 100 60Z", "#B04A2A"),
        ),
    }


def _asleep() -> dict[str, Marks]:
    stripe = mixed(_GINGER.dark, INK, 0.2)
    return {
        "siamese": Marks(
            "",
            filled("M50 82C18 78 14 40 26 18C34 0 66 0 74 18C86 40 82 78 50 82Z", "#7A5A4C"),
        ),
        "ginger": Marks(
            "",
            line("M36 100V84M50 100V80M64 100V84", _GINGER.dark, 7),
            line("M26 100Q31 76 24 56M50 100Q55 76 48 56M74 100Q79 76 72 56", stripe, 8),
        ),
        "tuxedo": Marks(
            "", filled("M50 88C42 66 14 50 14 28V0H86V28C86 50 58 66 50 88Z", _TUXEDO.light)
        ),
        "calico": Marks(
            "",
            filled("M0 100H46C46 74 30 56 0 60Z", ORANGE)
            + filled("M62 100H100V60C80 60 64 76 62 100Z", BLACK),
            filled("M50 100H100V50C76 44 50 66 50 100Z", "#C4762D"),
        ),
        "sphynx": Marks(
            line("M30 34Q50 42 70 34M30 62Q50 70 70 62", _SPHYNX.dark, 4),
            line("M34 88Q50 80 66 88M38 78Q50 72 62 78", _SPHYNX.dark, 4),
        ),
        "blue": Marks(),
        "bobtail": Marks(
            "",
            filled("M0 100H40C40 70 24 54 0 56Z", RUST)
            + filled("M66 100H100V56C80 60 64 76 66 100Z", BLACK),
            filled("M100 90C70 100 44 80 52 56C60 34 84 30 100 40Z", "#B04A2A"),
        ),
    }


AWAKE = _awake()
ASLEEP = _asleep()

# The hind half of the long cat: what its coat shows there.
HIND_AWAKE = Marks(
    filled("M50 100C40 70 70 50 100 60V100Z", BLACK),
    filled("M0 10C30 0 54 20 48 44C40 66 16 70 0 60Z", RUST),
    "",
)
HIND_ASLEEP = Marks("", filled("M0 90C30 100 54 80 48 56C40 34 16 30 0 40Z", RUST), "")


def bob(x: float, y: float) -> str:
    """Draw the short tail."""
    around = f"M{x - 15} {y}a15 15 0 1 1 30 0a15 15 0 1 1 -30 0Z"
    return outlined(around, RUST, 5)
