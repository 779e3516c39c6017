"""A mat with the names of its cells, as SVG."""

from kitty_cards.card import definitions, middle
from kitty_cards.pen import CREAM, dot, group, number, rectangle, text, used
from tabbytop.games.kitty_paw.lattice import CELL_NAMES, COLUMNS, ROWS, q_of, r_of
from tabbytop.games.kitty_paw.pieces import ROTATIONS

SCALE = 0.8
EDGE = 56
# Drawing, cell, rotation; then what is written below the mat.
EXAMPLES = [
    ("ginger-back", "d4", 0),
    ("tuxedo-belly", "f4", 2),
    ("bobtail-back", "c8", 0),
    ("calico-back", "l6", 0),
    ("blue-back", "m6", 3),
]
CAPTIONS = [
    "Ginger d4 and Tuxedo f4 lie side by side: a tile is two steps wide.",
    "The long cat at c8, rotation 0, also covers e8.",
    "The Blue at m6 lies half over the Calico at l6.",
    "Rotations 0 to 5, clockwise:",
]


def _place(cell: str) -> tuple[float, float]:
    index = CELL_NAMES.index(cell)
    return middle(int(q_of(index)), int(r_of(index)))


def _cat(name: str, x: float, y: float, turn: int) -> str:
    return used(name, x, y, turn) + used(f"{name}-out", x, y, turn)


def _cells() -> str:
    dots = "".join(dot(*_place(cell), 2.6, 2.6, "#8FBBA3") for cell in CELL_NAMES)
    letters = "".join(
        text(CELL_NAMES[column][0], _place(CELL_NAMES[column])[0], -34, 17, anchor="middle")
        for column in range(COLUMNS)
    )
    numbers = "".join(
        text(str(row + 1), -36, _place(f"a{row + 1}")[1] + 6, 17, anchor="end")
        for row in range(ROWS)
    )
    return dots + letters + numbers


def mat() -> str:
    """Draw the mat with a few cats, and the six rotations below it."""
    right, bottom = _place(CELL_NAMES[-1])
    x, y = right + 2 * EDGE + 20, bottom + 2 * EDGE
    cloth = rectangle(-EDGE / 2, -EDGE / 2, right + EDGE, bottom + EDGE, 18, 'fill="#DFF0E4"')
    cats = "".join(_cat(name, *_place(cell), turn) for name, cell, turn in EXAMPLES)
    notes = "".join(
        text(words, -EDGE / 2, y - 16 + 30 * place, 20, bold=False)
        for place, words in enumerate(CAPTIONS)
    )
    turns = "".join(
        _cat("ginger-back", 40 + 104 * turn, y + 150, turn)
        + text(str(turn), 40 + 104 * turn, y + 226, 20, anchor="middle")
        for turn in range(ROTATIONS)
    )
    wide, high = number((x + 40) * SCALE), number((y + 310) * SCALE)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" '
        f'height="{high}" font-family="Trebuchet MS, Verdana, DejaVu Sans, sans-serif" role="img" '
        f'aria-label="A mat and its cells">'
        f'<rect width="{wide}" height="{high}" fill="{CREAM}"/>{definitions()}'
        + group(
            cloth + _cells() + cats + notes + turns,
            "",
            f"scale({SCALE}) translate({EDGE + 20} {EDGE + 10})",
        )
        + "</svg>\n"
    )
