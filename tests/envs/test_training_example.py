"""The training example learns, and its actions are those of the table."""

import numpy as np
import train_ppo

from tabbytop.envs.batch import Batch


def test_a_minute_of_training_beats_random_play() -> None:
    config = train_ppo.Config(game="tem-purr-a", seats=3, rollouts=60)
    agent = train_ppo.train(config, quiet=True)
    score = train_ppo.play_against(agent, config, "random", games=288)
    assert score.games == 288
    assert score.mean > 0.2
    assert score.mean > 2 * score.half  # far from chance


def test_actions_count_seats_from_the_seat_to_act() -> None:
    batch = Batch("tem-purr-a", 1, 3, flat=True)
    actions = train_ppo.Actions(batch)
    choose = [batch.game.vocabulary.move(f"choose {seat}") for seat in range(3)]
    eat = batch.game.vocabulary.move("eat")
    assert actions.absolute[0].tolist() == list(range(batch.shape.moves))
    assert actions.absolute[2, choose].tolist() == [choose[2], choose[0], choose[1]]
    assert actions.absolute[2, eat] == eat


def test_masks_allow_the_same_moves_as_those_of_the_batch() -> None:
    batch = Batch("kibble-scuffle", 16, 2, flat=True)
    actions = train_ppo.Actions(batch)
    batch.reset(seed=3)
    relabelled = 0
    for _ in range(60):
        masks = actions.masks(batch)
        for table in range(16):
            legal = np.flatnonzero(batch.masks[table])
            shown = np.flatnonzero(masks[table])
            assert sorted(actions.absolute[batch.actors[table], shown]) == legal.tolist()
            relabelled += shown.tolist() != legal.tolist()
        batch.step(batch.random_actions())
    assert relabelled > 0


def test_sparring_trains_at_tables_with_the_opponent_and_stays_legal() -> None:
    config = train_ppo.Config(
        rollouts=3, sparring=0.5, opponent="kitten", tables=16, steps=8, hidden=16
    )
    agent = train_ppo.train(config, quiet=True)
    score = train_ppo.play_against(agent, config, "random", games=64)
    assert score.games == 64
    assert -1 <= score.mean <= 1
