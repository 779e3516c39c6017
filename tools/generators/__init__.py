"""Writers of generated files, one module for each part of `tools/generate.py`."""
