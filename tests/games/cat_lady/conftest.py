"""The referee, and the holdings that it is asked about, stand beside the benchmarks."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "benchmarks"))
