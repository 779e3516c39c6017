"""Put the benchmarks on the path: they hold the CP-SAT model and the end-of-game holdings."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "benchmarks"))
