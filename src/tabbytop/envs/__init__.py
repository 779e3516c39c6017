"""The games as environments for researchers.

`tabbytop.envs.pettingzoo` makes PettingZoo environments, `tabbytop.envs.open_spiel` registers
OpenSpiel games. `tabbytop.envs.batch` steps many tables in one call; `workers`, `vector` and
`puffer` put that on several processes, and into the forms of Gymnasium and PufferLib. Each imports
its libraries only when it is imported itself; they come with `pip install "tabbytop[envs]"`.
"""
