"""The difference between two views, and applying it."""

from copy import deepcopy

from hypothesis import given
from hypothesis import strategies as st

from tabbytop.server.table.changes import applied, changes

PLAIN = st.recursive(
    st.none() | st.integers(0, 3) | st.sampled_from(["cat", "fish"]),
    lambda inside: (
        st.lists(inside, max_size=3) | st.dictionaries(st.sampled_from("abc"), inside, max_size=3)
    ),
    max_leaves=12,
)


@given(PLAIN, PLAIN)
def test_changes_turn_one_view_into_the_other(before: object, after: object) -> None:
    kept = deepcopy(before)
    assert applied(before, changes(before, after)) == after
    assert before == kept, "the view that was given stays as it is"


def test_only_changed_parts_are_reported() -> None:
    before = {"round": 1, "seats": [{"tokens": 0, "hand": 3}, {"tokens": 0, "hand": 3}], "deck": []}
    after = {"round": 1, "seats": [{"tokens": 0, "hand": 3}, {"tokens": 1, "hand": 3}], "deck": [5]}
    assert changes(before, after) == [(["seats", 1, "tokens"], 1), (["deck"], [5])]
    assert changes(after, after) == []
    assert changes(None, after) == [([], after)]
