"""The encoder: writes observations and masks of legal moves into rows of numbers.

It is compiled, and needs no array library. Compiled, its rows are `vec`s, the arrays of native
numbers of mypyc's run-time library; interpreted, they are arrays of the standard library. Both
kinds export their memory, so that numpy can copy all rows at once.
"""

from array import array
from typing import TYPE_CHECKING, Final, final

from tabbytop.kernel.legal_moves import LegalMoves, Moves
from tabbytop.kernel.observation import NOWHERE, ObservationWriter
from tabbytop.kernel.table import Table

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i32, i64, u8

_COMPILED: Final = not __file__.endswith(".py")


def _zeros(size: int) -> "vec[i32]":
    """Return so many numbers of 32 bits, all 0."""
    if _COMPILED:
        return vec[i32]([0] * size)
    return array("i", bytes(4 * size))  # type: ignore[return-value]  # behaves alike


def _places(size: int) -> "vec[i64]":
    """Return room for so many places."""
    if _COMPILED:
        return vec[i64]([0] * size)
    return array("q", bytes(8 * size))  # type: ignore[return-value]  # behaves alike


def _zero_bytes(size: int) -> "vec[u8]":
    """Return so many bytes, all 0."""
    if _COMPILED:
        return vec[u8](bytes(size))
    return bytearray(size)  # type: ignore[return-value]  # behaves alike


@final
class RowWriter(ObservationWriter):
    """Writes observations into rows of equal length.

    It remembers where it has written, so that `clear` need not visit all the zeros.
    """

    def __init__(self, rows: int, size: int) -> None:
        self.numbers = _zeros(rows * size)
        self._written = _places(rows * size)  # places of numbers that are not 0 any more …
        self._count: i64 = 0  # … and how many
        self._start: i64 = 0  # of the current part
        self._end: i64 = 0

    def seek(self, place: "i64") -> None:
        """Go to the beginning of a row."""
        self._start = place
        self._end = place

    def end(self) -> "i64":
        """Return the place after the last part."""
        return self._end

    def clear(self) -> None:
        """Make all numbers 0."""
        numbers = self.numbers
        written = self._written
        for index in range(self._count):
            numbers[written[index]] = 0
        self._count = 0

    def part(self, name: str, size: "i64") -> None:
        self._start = self._end
        self._end += size

    def add(self, place: "i64", number: "i64") -> None:
        if number == 0:
            return
        at: i64 = self._start + place
        old = self.numbers[at]
        if old == 0:
            self._written[self._count] = at
            self._count += 1
        self.numbers[at] = int(old) + int(number)

    # The rest only does the same for many numbers in one call.

    def fill_slice(self, numbers: list[int], start: "i64", end: "i64", place: "i64") -> None:
        first: i64 = self._start + place
        self._fill_round(numbers[start:end], first, first, first + end - start)

    def fill(self, numbers: list[int]) -> None:
        self._fill_round(numbers, self._start, self._start, self._start + len(numbers))

    def part_from(self, name: str, numbers: list[int], first: "i64") -> None:
        size: i64 = len(numbers)
        self.part(name, size)
        begin = self._start if first == 0 else self._end - first
        self._fill_round(numbers, begin, self._start, self._end)

    def _fill_round(self, numbers: list[int], at: "i64", start: "i64", end: "i64") -> None:
        """Write from the place `at` on, and from `start` on after `end` is reached."""
        target = self.numbers
        written = self._written
        count: i64 = self._count
        for number in numbers:
            if at == end:
                at = start
            if number != 0:
                old = target[at]
                if old == 0:
                    written[count] = at
                    count += 1
                target[at] = int(old) + number
            at += 1
        self._count = count

    def count(self, numbers: list[int], offset: "i64") -> None:
        target = self.numbers
        written = self._written
        count: i64 = self._count
        first: i64 = self._start + offset
        for number in numbers:
            at = first + number
            old = target[at]
            if old == 0:
                written[count] = at
                count += 1
            target[at] = old + 1
        self._count = count

    def count_mapped(self, numbers: list[int], places: bytes, offset: "i64") -> None:
        target = self.numbers
        written = self._written
        count: i64 = self._count
        first: i64 = self._start + offset
        for number in numbers:
            place: i64 = places[number]
            if place == NOWHERE:
                continue
            at = first + place
            old = target[at]
            if old == 0:
                written[count] = at
                count += 1
            target[at] = old + 1
        self._count = count


@final
class Encoder:
    """Rows of observations and masks, a row for each of several tables."""

    def __init__(self, rows: int, size: int, moves: int, runs: int = 0) -> None:
        """Prepare rows for observations of `size` numbers and for so many actions.

        The last `runs` numbers tell which run of moves the agent has picked
        (`tabbytop.envs.actions`).
        """
        self.rows = rows
        self._size: i64 = size
        self._moves: i64 = moves
        self._runs: i64 = runs
        self._writer = RowWriter(rows, size)
        self._masks = _zero_bytes(rows * moves)
        self._marked: list[list[int]] = [[] for _row in range(rows)]  # the moves in each mask
        self._wide: list[tuple[int, LegalMoves]] = []  # rows whose moves are too many to list

    def numbers(self) -> object:
        """Return the numbers of all rows, as an object that exports its memory: 32-bit ints."""
        return self._writer.numbers

    def masks(self) -> object:
        """Return the masks of all rows, as an object that exports its memory: bytes.

        Call `write_wide_masks` for the rows whose moves are not listed.
        """
        return self._masks

    def clear(self) -> None:
        """Forget all rows."""
        self._writer.clear()
        masks = self._masks
        first: i64 = 0
        for moves in self._marked:
            for move in moves:
                masks[first + move] = 0
            first += self._moves
        for row in range(self.rows):
            self._marked[row] = _NO_MOVES
        self._wide.clear()

    def write(self, row: int, table: Table, seat: int, run: int = -1) -> None:
        """Write what the seat may know, and the run that it has picked, if any."""
        first: i64 = row * self._size
        writer = self._writer
        writer.seek(first)
        table.write_observation(seat, writer)
        if self._runs > 0:
            writer.part("run", self._runs)
            if run >= 0:
                writer.add(run, 1)
        if writer.end() != first + self._size:
            raise RuntimeError(f"the observations of {table.game.name} changed their length")

    def write_mask(self, row: int, moves: Moves) -> None:
        """Write the legal moves; the list must not change until `clear`."""
        if isinstance(moves, LegalMoves):
            self._wide.append((row, moves))
            return
        masks = self._masks
        first: i64 = row * self._moves
        for move in moves:
            masks[first + move] = 1
        self._marked[row] = moves

    def write_wide_masks(self, masks: list[memoryview]) -> None:
        """Write the moves that are too many to list into masks of zeros, one for each row."""
        for row, moves in self._wide:
            moves.write_mask(masks[row])


_NO_MOVES: Final[list[int]] = []
