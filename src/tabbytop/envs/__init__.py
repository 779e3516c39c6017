"""Doors for researchers: every game on the shelf as their own libraries know games.

`tabbytop.envs.pettingzoo` makes PettingZoo environments, `tabbytop.envs.open_spiel` registers
OpenSpiel games. Each brings its library along only when it is imported; both come with
`pip install "tabbytop[envs]"`.
"""
