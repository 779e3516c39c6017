"""How long to hunt: `make test-long` says so."""

import os
from typing import Final

LONG: Final = os.environ.get("TABBYTOP_TEST_PROFILE") == "long"
