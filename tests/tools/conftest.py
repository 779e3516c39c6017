"""The tools are scripts beside the package; their tests import them from there."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
