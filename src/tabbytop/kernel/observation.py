"""Where games write observations: numbers in named parts, for learning agents.

A game writes part after part. A part begins as zeros, and most of them stay zeros:

    out.part_from("tokens", table.tokens, seat)
    out.part("hand", KIND_COUNT)
    out.count(table.hands[seat], 0)

`ListWriter` collects the parts for `Table.observe`. `tabbytop.envs` has a writer that fills the
buffers of many tables.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # native ints: this is hot code

NOWHERE: Final = 255  # the place of numbers that `count_mapped` skips


class ObservationWriter:
    """Receives an observation: every `part` with its name and length, then its numbers."""

    def part(self, name: str, size: "i64") -> None:
        """Begin the next part: so many zeros."""
        raise NotImplementedError

    def add(self, place: "i64", number: "i64") -> None:
        """Add to the number at this place of the part."""
        raise NotImplementedError

    def fill(self, numbers: list[int]) -> None:
        """Add these numbers to the first ones of the part."""
        self.fill_slice(numbers, 0, len(numbers), 0)

    def fill_slice(self, numbers: list[int], start: "i64", end: "i64", place: "i64") -> None:
        """Add `numbers[start:end]` to the part, from this place on."""
        for index in range(start, end):
            self.add(place + index - start, numbers[index])

    def part_from(self, name: str, numbers: list[int], first: "i64") -> None:
        """Begin a part with the numbers from `first` on, and then those before it: seats are
        counted from the one that looks."""
        self.part(name, len(numbers))
        self.fill_slice(numbers, first, len(numbers), 0)
        self.fill_slice(numbers, 0, first, len(numbers) - first)

    def count(self, numbers: list[int], offset: "i64") -> None:
        """Add 1 at the place `number + offset` for each of these numbers."""
        for number in numbers:
            self.add(number + offset, 1)

    def count_mapped(self, numbers: list[int], places: bytes, offset: "i64") -> None:
        """Add 1 at the place `places[number] + offset` for each of these numbers.

        Numbers whose place is NOWHERE do not count.
        """
        for number in numbers:
            if places[number] != NOWHERE:
                self.add(places[number] + offset, 1)


class ListWriter(ObservationWriter):
    """Collects the parts as lists."""

    def __init__(self) -> None:
        self.parts: dict[str, list[int]] = {}
        self._part: list[int] = []

    def part(self, name: str, size: "i64") -> None:
        self._part = [0] * size
        self.parts[name] = self._part

    def add(self, place: "i64", number: "i64") -> None:
        self._part[place] += number
