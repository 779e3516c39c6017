"""Legal moves as a sequence that need not list them all.

Most questions have a few dozen legal moves, and a list is fastest. Where there are hundreds or
thousands, most of them are the same every time:

    POOL = MovePool([SAY.of(word) for word in WORDS], groups=[act_of(word) for word in WORDS])
    LegalMoves(first=[PASS.of()], pool=POOL, left_out=[3], last=[CHECK.of()])

A `MovePool` is prepared once. `LegalMoves` is made for each decision, and stores only what differs:
the groups of the pool that are not legal now, and the moves before and after it. Length, indexing,
membership and masks take time for these differences, not for every move.
"""

import sys
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias, final, overload

from tabbytop.kernel.piles import put_in_order

if TYPE_CHECKING:
    from mypy_extensions import i64  # native ints: this is hot code


@final
class MovePool:
    """A long ascending list of moves that is prepared once; groups of them can be left out.

    `groups` lists the groups of each move, by its place in `moves`; without it no group exists. A
    move is left out if any of its groups is.

    The pool is in two parts. At its start the moves have one group each, the moves of a group lie
    together, and the groups ascend: a group is a run there. From the first move on that breaks
    this, groups are bit sets. Put moves of several groups last, and few of them.
    """

    def __init__(self, moves: list[int], groups: list[list[int]] | None = None) -> None:
        for place in range(1, len(moves)):
            if moves[place - 1] >= moves[place]:
                raise ValueError("the moves of a pool must ascend")
        if groups is not None and len(groups) != len(moves):
            raise ValueError("a pool needs the groups of every move")
        self.moves = moves
        self.mask = bytearray()  # of the numbers from the first move to the last
        if moves:
            self.mask = bytearray(moves[-1] - moves[0] + 1)
            for move in moves:
                self.mask[move - moves[0]] = 1
        each: list[list[int]] = [] if groups is None else groups
        count = 1 + max([-1, *[group for mine in each for group in mine]])
        self.starts = [0] * count  # by group: its run is moves[start:end]
        self.ends = [0] * count
        self.bits = [0] * count  # by group: its places after the runs, as a set of bits
        self.run_total = len(moves)  # how many moves are in runs
        latest = -1
        for place, mine in enumerate(each):
            if len(mine) != 1 or mine[0] < latest:
                self.run_total = place
                break
            if mine[0] > latest:
                latest = mine[0]
                self.starts[latest] = place
            self.ends[latest] = place + 1
        for place in range(self.run_total, len(each)):
            for group in each[place]:
                self.bits[group] |= 1 << place - self.run_total
        self.all_bits = (1 << len(moves) - self.run_total) - 1

    def place(self, move: int) -> int:
        """Return the place of a move in the pool; -1 if it is not there."""
        moves = self.moves
        if not moves or not moves[0] <= move <= moves[-1]:
            return -1
        place = move - moves[0]
        if place >= len(moves) or moves[place] != move:
            place = bisect_left(moves, move)
        return place if moves[place] == move else -1


_NO_POOL: Final = MovePool([])
_NO_MOVES: Final[list[int]] = []


@final
class LegalMoves:  # noqa: PLW1641 - it has no hash, as lists have none
    """Legal moves, ascending: those of `first`, of the pool without some groups, and of `last`.

    It behaves like a list that cannot be changed, and is equal to the list of its moves. The lists
    may be shared with other sequences: do not change them.
    """

    def __init__(
        self,
        first: list[int],
        pool: MovePool = _NO_POOL,
        left_out: list[int] = _NO_MOVES,
        last: list[int] = _NO_MOVES,
    ) -> None:
        self._first = first
        self._pool = pool
        self._last = last
        self._gaps = left_out  # ascending: the groups that are left out
        self._bits = pool.all_bits
        self._run_total = pool.run_total  # how many moves are left of the runs
        self._pool_total = len(pool.moves)  # … and of the whole pool
        if left_out:
            self._leave_out(left_out)
        self._size: int = len(first) + self._pool_total + len(last)

    def _leave_out(self, groups: list[int]) -> None:
        pool = self._pool
        gaps: list[int] = []
        missing = 0
        for group in groups:
            put_in_order(group, gaps)
            self._run_total -= pool.ends[group] - pool.starts[group]
            missing |= pool.bits[group]
        self._gaps = gaps
        self._pool_total = self._run_total
        if pool.all_bits:
            self._bits = pool.all_bits & ~missing
            self._pool_total += self._bits.bit_count()

    def __len__(self) -> int:
        return self._size

    def at(self, place: "i64") -> int:
        """Return the move at a place, 0 … length - 1."""
        if place < len(self._first):
            return self._first[place]
        place -= len(self._first)
        if place >= self._pool_total:
            return self._last[place - self._pool_total]
        pool = self._pool
        if place >= self._run_total:
            later = _nth_bit(self._bits, place - self._run_total)
            return pool.moves[pool.run_total + later]
        for group in self._gaps:
            if place < pool.starts[group]:
                break
            place += pool.ends[group] - pool.starts[group]
        return pool.moves[place]

    @overload
    def __getitem__(self, place: int) -> int: ...

    @overload
    def __getitem__(self, place: slice) -> list[int]: ...

    def __getitem__(self, place: int | slice) -> int | list[int]:
        if not isinstance(place, int):
            return self.listed()[place]  # a slice, or an integer of another library
        if place < 0:
            place += self._size
        if not 0 <= place < self._size:
            raise IndexError("there is no such legal move")
        return self.at(place)

    def holds(self, move: int) -> bool:
        """Return whether the move is one of these."""
        for other in self._first:
            if other == move:
                return True
        for other in self._last:
            if other == move:
                return True
        return self._has_place(self._pool.place(move))

    def _has_place(self, place: int) -> bool:
        """Return whether the move at this place of the pool is not left out."""
        pool = self._pool
        if place < 0:
            return False
        if place >= pool.run_total:
            return self._bits >> place - pool.run_total & 1 == 1
        for group in self._gaps:
            if pool.starts[group] <= place < pool.ends[group]:
                return False
        return True

    def __contains__(self, move: object) -> bool:
        if isinstance(move, int):
            return self.holds(move)
        return move in self.listed()  # as lists do: whatever is equal to one

    def __iter__(self) -> Iterator[int]:
        return iter(self.listed())

    def listed(self) -> list[int]:
        """Return a new list of the moves."""
        moves = self._first.copy()
        pool = self._pool
        start = 0
        for group in self._gaps:
            if pool.ends[group] > start:
                moves += pool.moves[start : pool.starts[group]]
                start = pool.ends[group]
        moves += pool.moves[start : pool.run_total]
        if self._bits == pool.all_bits:
            moves += pool.moves[pool.run_total :]
        else:
            for place in range(pool.run_total, len(pool.moves)):
                if self._bits >> place - pool.run_total & 1:
                    moves.append(pool.moves[place])
        moves += self._last
        return moves

    def between(self, start: int, end: int) -> list[int]:
        """Return a new list of those moves that are at least `start` and below `end`."""
        moves = [move for move in self._first if start <= move < end]
        pool = self._pool
        place = bisect_left(pool.moves, start)
        stop = bisect_left(pool.moves, end)
        run_stop = min(stop, pool.run_total)
        for group in self._gaps:
            if place < pool.ends[group] and pool.starts[group] < run_stop:
                moves += pool.moves[place : pool.starts[group]]
                place = pool.ends[group]
        moves += pool.moves[place:run_stop]
        place = max(place, pool.run_total)
        if place < stop:
            bits = self._bits >> place - pool.run_total & (1 << stop - place) - 1
            for later in range(place, stop):
                if bits >> later - place & 1:
                    moves.append(pool.moves[later])
        for move in self._last:
            if start <= move < end:
                moves.append(move)
        return moves

    def left_out(self) -> list[int]:
        """Return the groups of the pool that are left out, ascending; a shared list, do not change
        it."""
        return self._gaps

    def pool(self) -> MovePool:
        """Return the pool, which is shared by many sequences."""
        return self._pool

    def outside_pool(self) -> list[int]:
        """Return a new list of the moves before and after those of the pool."""
        return self._first + self._last

    def write_mask(self, mask: bytearray | memoryview) -> None:
        """Write 1 for each of these moves into a mask of zeros: a byte for each move of a game."""
        for move in self._first:
            mask[move] = 1
        for move in self._last:
            mask[move] = 1
        pool = self._pool
        if not pool.moves:
            return
        base = pool.moves[0]
        mask[base : base + len(pool.mask)] = pool.mask
        for group in self._gaps:
            if pool.ends[group] > pool.starts[group]:
                begin = pool.moves[pool.starts[group]]
                end = pool.moves[pool.ends[group] - 1] + 1
                mask[begin:end] = bytes(end - begin)
        missing = pool.all_bits ^ self._bits
        while missing:
            lowest = missing & -missing
            mask[pool.moves[pool.run_total + lowest.bit_length() - 1]] = 0
            missing ^= lowest

    def __reversed__(self) -> Iterator[int]:
        return reversed(self.listed())

    def index(self, move: object, start: int = 0, stop: int = sys.maxsize) -> int:
        """Return the place of a move; raise ValueError if it is not one of these."""
        return self.listed().index(move, start, stop)  # type: ignore[arg-type]  # as of any sequence

    def count(self, move: object) -> int:
        """Return 1 if this is one of the moves, else 0."""
        return 1 if move in self else 0

    def __eq__(self, other: object) -> bool:
        if isinstance(other, LegalMoves):
            return self.listed() == other.listed()
        return isinstance(other, list) and self.listed() == other

    def __repr__(self) -> str:
        return repr(self.listed())

    def __reduce__(self) -> tuple[type[list[int]], tuple[list[int]]]:
        """Copy and pickle as a list."""
        return list, (self.listed(),)


# A base class that is not compiled would slow down every call.
Sequence.register(LegalMoves)

Moves: TypeAlias = list[int] | LegalMoves


def move_at(moves: Moves, place: "i64") -> int:
    """Return `moves[place]`; faster when compiled."""
    return moves[place] if isinstance(moves, list) else moves.at(place)


def has_move(moves: Moves, move: int) -> bool:
    """Return `move in moves`; faster when compiled."""
    if isinstance(moves, LegalMoves):
        return moves.holds(move)
    for other in moves:
        if other == move:
            return True
    return False


def write_mask(moves: Moves, mask: bytearray | memoryview) -> None:
    """Write 1 for each of these moves into a mask of zeros: a byte for each move of a game."""
    if isinstance(moves, LegalMoves):
        moves.write_mask(mask)
    else:
        for move in moves:
            mask[move] = 1


def _nth_bit(bits: int, number: int) -> int:
    """Return the place of the bit that is set after `number` others."""
    place = 0
    width = bits.bit_length()
    while width > 1:
        half = width // 2
        low = bits & (1 << half) - 1
        count = low.bit_count()
        if number < count:
            bits = low
            width = half
        else:
            number -= count
            bits >>= half
            place += half
            width -= half
    return place
