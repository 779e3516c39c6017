"""Load tests of servers, ours and boardgame.io's, with the same scripted clients."""
