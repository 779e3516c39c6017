"""Tables in the memory of a worker: what is done at them is written down, then told."""
