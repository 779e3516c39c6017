"""Draw Cat Lady: the grid, the strays, the reader's cats and the other players."""
