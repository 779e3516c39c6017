"""The pictures of the Hide-and-Seek cards: heads on a yellow tile."""

from typing import NamedTuple

from kitty_cards.cubes import NOSE, hexagon
from kitty_cards.pen import CREAM, INK, dot, filled, group, line, outlined
from tabbytop.games.kitty_paw.pieces import SYMBOLS


class Head(NamedTuple):
    """A look-alike: its colours, the shape of its ears, and its markings."""

    coat: str
    ears: str
    eye: str
    muzzle: str
    tall: int
    marks: str = ""
    cheeks: int = 0


_MASK = "M0 -14C-20 -14 -22 8 -14 18C-6 24 6 24 14 18C22 8 20 -14 0 -14Z"
HEADS: dict[str, Head] = {
    "birman": Head("#F7EBD8", "#7A5A4C", "#3F7FC0", "#7A5A4C", 20, filled(_MASK, "#A58873"), 6),
    "somali": Head(
        "#D8702B", "#B4541A", "#C9B23A", "#FFEBCB", 26,
        line("M-6 -22V-14M0 -23V-12M6 -22V-14", "#8E4213", 3), 6,
    ),
    "cymric": Head(
        "#40374C", "#40374C", "#9FC24E", "#FFF8EC", 15,
        filled("M0 -23C-4 -8 -12 2 -12 14C-6 24 6 24 12 14C12 2 4 -8 0 -23Z", "#FFF8EC"),
    ),
    "tortie": Head(
        "#453A4F", "#E8913C", "#E3B341", "#E8913C", 20,
        filled("M0 -23C16 -24 27 -12 27 0C18 6 4 -4 0 -23Z", "#E8913C")
        + filled("M-24 8C-14 4 -8 14 -10 22C-18 20 -23 14 -24 8Z", "#E8913C"),
    ),
    "peterbald": Head(
        "#E3B0A0", "#E3B0A0", "#4E8FCB", "#F8DCD0", 34,
        line("M-9 -17Q0 -13 9 -17M-7 -12Q0 -9 7 -12", "#B9786A", 2.4),
    ),
    "chartreux": Head("#7F8AA0", "#7F8AA0", "#E8852E", "#B9C0CE", 15, "", 5),
    "turkish van": Head(
        "#FFFDF7", "#D9603A", "#5B9FC9", "#FFFFFF", 20,
        filled("M-24 -10C-20 -22 -8 -24 -4 -22C-6 -12 -14 -6 -24 -6Z", "#D9603A")
        + filled("M24 -10C20 -22 8 -24 4 -22C6 -12 14 -6 24 -6Z", "#D9603A"),
    ),
}  # fmt: skip


def _cat(head: Head) -> str:
    tip = -22 - head.tall
    ears = "".join(
        outlined(f"M{s * 24} -8L{s * 24} {tip}L{s * 6} -22Z", head.ears, 2.6)
        + filled(f"M{s * 21} -13L{s * 21} {tip + 8}L{s * 11} -20Z", NOSE)
        for s in (-1, 1)
    )
    puff = head.cheeks
    skull = (
        f"M0 -24C18 -24 27 -12 27 2L{27 + puff} 10L{25 + puff // 2} 14C20 26 8 27 0 27"
        f"C-8 27 -20 26 {-25 - puff // 2} 14L{-27 - puff} 10L-27 2C-27 -12 -18 -24 0 -24Z"
    )
    eyes = "".join(
        dot(x, 0, 6.4, 7, head.eye, 2.2)
        + dot(x, 0.6, 3, 5, "#1D1626")
        + dot(x - 2, -2, 2, 2, "#FFF")
        for x in (-11, 11)
    )
    lips = "M0 6C-7 5 -13 10 -12 15C-10 22 -3 21 0 19C3 21 10 22 12 15C13 10 7 5 0 6Z"
    nose = outlined("M-4 8Q0 6 4 8Q2 12 0 12.5Q-2 12 -4 8Z", NOSE, 1.6)
    mouth = line("M0 12.5V15Q-4 20 -8 16M0 15Q4 20 8 16", INK, 2)
    whiskers = line("M-16 12L-29 9M-16 16L-28 18M16 12L29 9M16 16L28 18", INK, 1.5)
    painted = outlined(skull, head.coat, 2.6) + head.marks + filled(lips, head.muzzle)
    return ears + painted + eyes + nose + mouth + whiskers


def _chihuahua() -> str:
    ears = outlined("M-14 -20L-35 -33C-36 -14 -30 -4 -20 -2Z", "#C98F4E", 2.6) + outlined(
        "M14 -20L35 -33C36 -14 30 -4 20 -2Z", "#C98F4E", 2.6
    )
    lining = filled("M-17 -16L-31 -26C-31 -15 -27 -8 -21 -6Z", "#E9A99A") + filled(
        "M17 -16L31 -26C31 -15 27 -8 21 -6Z", "#E9A99A"
    )
    skull = (
        "M0 -26C18 -26 24 -12 22 2C20 12 14 16 12 22"
        "C8 29 -8 29 -12 22C-14 16 -20 12 -22 2C-24 -12 -18 -26 0 -26Z"
    )
    muzzle = filled("M0 2C9 2 12 14 9 20C5 25 -5 25 -9 20C-12 14 -9 2 0 2Z", "#F6E3C4")
    eyes = "".join(
        dot(x, -5, 6, 6, "#2B2233") + dot(x - 2, -7, 2.2, 2.2, "#FFF") for x in (-11, 11)
    )
    nose = filled("M-4.5 6H4.5Q4 11.5 0 11.5Q-4 11.5 -4.5 6Z", INK)
    mouth = line("M0 11.5V16M-6 17Q0 21 6 17", INK, 2.2)
    return ears + lining + outlined(skull, "#D6A265", 2.6) + muzzle + eyes + nose + mouth


def hide_and_seek(symbol: str) -> str:
    """Draw the card of this name, symbol up."""
    head = _chihuahua() if symbol == SYMBOLS[-1] else _cat(HEADS[symbol])
    ground = (
        f'<path d="{hexagon()}" fill="#F6D77E" stroke="{INK}" stroke-width="2.6" '
        'stroke-linejoin="round" stroke-dasharray="7 4"/>'
    )
    edge = filled(hexagon(), CREAM) + line(hexagon(), CREAM, 8)
    return edge + ground + group(head, "", "translate(0 6) scale(0.8)")
