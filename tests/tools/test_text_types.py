"""The page's generated types of texts are current."""

import write_text_types


def test_generated_keys_of_texts_are_current() -> None:
    assert write_text_types.keys() == write_text_types.FILE.read_text(encoding="utf-8"), (
        "make text-types"
    )
