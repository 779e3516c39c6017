"""docs/server.md is current."""

import re

from generators import settings
from tabbytop.server import metrics

PAGE = settings.PAGE.read_text(encoding="utf-8")


def test_settings_tables_in_the_docs_are_current() -> None:
    assert settings.page(PAGE) == PAGE, "make generate"


def test_every_metric_is_documented() -> None:
    exposed = metrics.exposition({}, 1, settings.PAGE).decode()
    ours = set(re.findall(r"^# TYPE (tabbytop_\w+) ", exposed, re.MULTILINE))
    assert ours == set(re.findall(r"^\| `(tabbytop_\w+)` \|", PAGE, re.MULTILINE))
