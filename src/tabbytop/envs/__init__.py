"""The games as PettingZoo environments and OpenSpiel games, for researchers.

`tabbytop.envs.pettingzoo` makes PettingZoo environments, `tabbytop.envs.open_spiel` registers
OpenSpiel games. Each imports its library only when it is imported itself; both libraries come with
`pip install "tabbytop[envs]"`.
"""
