"""The training example learns: a minute of self-play beats random play."""

import train_ppo


def test_a_minute_of_training_beats_random_play() -> None:
    config = train_ppo.Config(game="tem-purr-a", seats=3, rollouts=120)
    network = train_ppo.train(config, quiet=True)
    assert train_ppo.play_against(network, config, "random", games=96) > 0.2
