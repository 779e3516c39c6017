"""A reader of small QR codes (ISO/IEC 18004), as a camera would see them in the terminal.

It reads versions 1 to 3 without errors to correct, which is enough for an address.
"""

from collections.abc import Callable, Iterator

QUIET = 4
FINDER = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
# Data codewords of codes that have a single block, by version and level.
CODEWORDS = {
    (1, "L"): 19,
    (1, "M"): 16,
    (1, "Q"): 13,
    (1, "H"): 9,
    (2, "L"): 34,
    (2, "M"): 28,
    (2, "Q"): 22,
    (2, "H"): 16,
    (3, "L"): 55,
    (3, "M"): 44,
}
LEVELS = {0b01: "L", 0b00: "M", 0b11: "Q", 0b10: "H"}
MASKS: list[Callable[[int, int], bool]] = [
    lambda row, column: (row + column) % 2 == 0,
    lambda row, column: row % 2 == 0,
    lambda row, column: column % 3 == 0,
    lambda row, column: (row + column) % 3 == 0,
    lambda row, column: (row // 2 + column // 3) % 2 == 0,
    lambda row, column: row * column % 2 + row * column % 3 == 0,
    lambda row, column: (row * column % 2 + row * column % 3) % 2 == 0,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2 == 0,
]


def read_modules(lines: list[str]) -> list[list[int]]:
    """Return the modules of a drawn code, 1 for dark, without its quiet zone."""
    rows: list[list[int]] = []
    for line in lines:
        rows.append([int(letter not in "█▀") for letter in line])
        rows.append([int(letter not in "█▄") for letter in line])
    size = len(rows[0]) - 2 * QUIET
    for row in (*rows[:QUIET], *rows[QUIET + size :]):
        assert not any(row), "the quiet zone is light"
    for row in rows:
        assert not any(row[:QUIET] + row[-QUIET:]), "the quiet zone is light"
    return [row[QUIET:-QUIET] for row in rows[QUIET : QUIET + size]]


def decode(lines: list[str]) -> str:
    """Return the text of a drawn code."""
    modules = read_modules(lines)
    size = len(modules)
    version = (size - 17) // 4
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        seen = ["".join(map(str, row[left : left + 7])) for row in modules[top : top + 7]]
        assert seen == FINDER
    level, mask = _format(modules)
    bits = [modules[row][column] ^ MASKS[mask](row, column) for row, column in _data_places(size)]
    count = CODEWORDS[version, level]
    data = [int("".join(map(str, map(int, bits[8 * i : 8 * i + 8]))), 2) for i in range(count)]
    stream = "".join(f"{byte:08b}" for byte in data)
    assert stream[:4] == "0100", "a text of bytes"
    length = int(stream[4:12], 2)
    text = [stream[12 + 8 * i : 20 + 8 * i] for i in range(length)]
    return bytes(int(byte, 2) for byte in text).decode()


def _format(modules: list[list[int]]) -> tuple[str, int]:
    """Return the level and the mask, from beside the upper left finder."""
    places = [(8, column) for column in (0, 1, 2, 3, 4, 5, 7, 8)]
    places += [(row, 8) for row in (7, 5, 4, 3, 2, 1, 0)]
    word = int("".join(str(modules[row][column]) for row, column in places), 2) ^ 0b101010000010010
    return LEVELS[word >> 13], word >> 10 & 0b111


def _data_places(size: int) -> Iterator[tuple[int, int]]:
    """Places of the data, two columns at a time from the right, upward and downward in turn."""
    upward = True
    right = size - 1
    while right > 0:
        if right == 6:  # the timing pattern
            right -= 1
        for step in range(size):
            row = size - 1 - step if upward else step
            for column in (right, right - 1):
                if not _is_pattern(row, column, size):
                    yield row, column
        upward = not upward
        right -= 2


def _is_pattern(row: int, column: int, size: int) -> bool:
    near, far = 9, size - 8
    finders = (row < near and (column < near or column >= far)) or (row >= far and column < near)
    middle = size - 7  # of the alignment pattern, from version 2 on
    aligned = size > 21 and abs(row - middle) <= 2 and abs(column - middle) <= 2
    return finders or aligned or row == 6 or column == 6
