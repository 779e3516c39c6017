"""Golden numbers: the same on every platform, compiled or not."""

import hashlib

import pytest

from tabbytop import Generator, Quick, Sealed, commitment, quick
from tabbytop.kernel.generator import is_seed, restore, seeded

KEY = bytes(range(32))


def test_quick_numbers_are_golden() -> None:
    generator = quick(7)
    assert [generator.word() for _ in range(4)] == QUICK_7
    assert [quick(seed).word() for seed in (0, -1, 2**64, 10**40)] == QUICK_FIRST


def test_sealed_numbers_are_golden() -> None:
    generator = Sealed(KEY)
    assert [generator.word() for _ in range(4)] == SEALED
    for _ in range(13):
        generator.word()
    assert generator.word() == SEALED_18TH


def test_sealed_numbers_are_keyed_blake2b_in_counter_mode() -> None:
    block = hashlib.blake2b((1).to_bytes(8, "big"), key=KEY, person=b"tabbytop-draws").digest()
    generator = Sealed(KEY, drawn=17)
    assert generator.word() == int.from_bytes(block[4:8], "big")


@pytest.mark.parametrize("generator", [quick(3), Sealed(KEY)], ids=["quick", "sealed"])
def test_below_is_uniform(generator: Generator) -> None:
    counts = [0] * 7
    for _ in range(14_000):
        counts[generator.below(7)] += 1
    chi_square = sum((count - 2000) ** 2 / 2000 for count in counts)
    assert chi_square < 22.5, "one in a thousand for six degrees of freedom"


def test_pick_is_one_draw_below_the_total() -> None:
    counts = [2, 0, 3]
    kinds = [-1, 0, 0, 2, 2, 2]  # one of the others comes first
    one, two = quick(5), quick(5)
    for _ in range(50):
        assert one.pick(counts, 6, others=1) == kinds[two.below(6)]
    assert one.state() == two.state()


def test_below_one_draws_nothing() -> None:
    generator = quick(1)
    before = generator.state()
    assert generator.below(1) == generator.below(0) == 0
    assert generator.state() == before


@pytest.mark.parametrize("seed", [5, KEY], ids=["quick", "sealed"])
def test_copies_and_restored_generators_continue_identically(seed: int | bytes) -> None:
    generator = seeded(seed)
    for _ in range(19):
        generator.word()
    copy, restored = generator.copy(), restore(generator.state())
    expected = [generator.word() for _ in range(40)]
    assert [copy.word() for _ in range(40)] == expected
    assert [restored.word() for _ in range(40)] == expected


def test_branches_differ_from_each_other_and_their_parent() -> None:
    parent = quick(1)
    streams = [parent.branch() for _ in range(50)]
    assert all(isinstance(stream, Quick) for stream in streams)
    assert len({stream.word() for stream in streams}) == 50


def test_commitment_binds_the_key_and_does_not_reveal_it() -> None:
    assert Sealed(KEY).commitment() == commitment(KEY) == COMMITMENT
    assert commitment(bytes(32)) != commitment(KEY)
    assert KEY.hex() not in commitment(KEY)


def test_sealed_key_must_have_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Sealed(b"short")


@pytest.mark.parametrize(
    "state",
    [
        None, [], ["quick"], ["quick", 0], ["quick", -1], ["quick", True], ["quick", 2**62],
        ["quick", "1"], ["sealed", "00", 0], ["sealed", "x" * 64, 0], ["sealed", "00" * 32, -1],
        ["sealed", "00" * 32, None], ["slow", 1], {"quick": 1},
    ],
)  # fmt: skip
def test_damaged_states_are_refused(state: object) -> None:
    with pytest.raises(ValueError, match=r"generator's state|hexadecimal"):
        restore(state)


QUICK_7 = [223214878, 3307058415, 3430043535, 839471079]
QUICK_FIRST = [3468882884, 2239624187, 59454796, 781072436]
SEALED = [2635348374, 2779935462, 4177726697, 2219119205]
SEALED_18TH = 3972224380
COMMITMENT = "8e1c534dac1749c9f8495534ee0f9069f33c5d94e9144fd10da5f04dd1818557"


@pytest.mark.parametrize(
    ("seed", "valid"),
    [
        (0, True), (-5, True), (2**1000 - 1, True), (2**1000, False), (True, False),
        (bytes(32), True), (bytes(31), False), (b"", False), ("1", False), (None, False),
    ],
)  # fmt: skip
def test_seed_is_an_int_or_32_bytes(seed: object, valid: bool) -> None:
    assert is_seed(seed) is valid
