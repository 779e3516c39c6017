"""docs/server.md is current."""

import re

import write_settings
from tabbytop.server import metrics

PAGE = write_settings.PAGE.read_text(encoding="utf-8")


def test_settings_tables_in_the_docs_are_current() -> None:
    assert write_settings.page(PAGE) == PAGE, "make settings"


def test_every_metric_is_documented() -> None:
    exposed = metrics.exposition({}, 1, write_settings.PAGE).decode()
    ours = set(re.findall(r"^# TYPE (tabbytop_\w+) ", exposed, re.MULTILINE))
    assert ours == set(re.findall(r"^\| `(tabbytop_\w+)` \|", PAGE, re.MULTILINE))
