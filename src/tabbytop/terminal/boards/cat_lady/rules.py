"""How to play, in short and in our own words."""

from typing import Final

RULES: Final = """\
THE IDEA
Nine cards lie in a square. Take three at a time, collect cats and what they eat, and feed as many
of them as you can when the deck is gone. Fed cats bring points, hungry ones cost 2 each.

YOUR TURN
Take a whole row or column, but not the one that the cat sits beside. The cat moves to the line
you took, and three new cards come. Food becomes tokens at once; cats, boxes and food lie open
before you; everything else goes to your hand, and others see only how many cards that is.

CARDS TO PLAY
In your own turn, before or after taking: two lost cats fetch a stray or 2 points; a spray bottle
drives the cat to another line; a brush swaps a cat of yours with one in the square; a shopping
bag brings you one of each food, and everybody else 2 points. A laser pointer is a turn of its
own, before anything else: any two cards of the square, a third is thrown away, the cat stays.

THE END
The game is over after the turn in which the square could not be filled up again. Who owns
Choupette may feed her at once, and she fetches two of the cards that are left. Then all feed
their cats, unseen by the others, and show.

FEEDING
A cat gets exactly what it needs or nothing. Wild food is chicken, tuna or milk. A treat feeds any
cat all by itself, but then it is worth 1 point and can do nothing special. You may change your
mind until you say `done`. The table knows the best plan: `plan` shows it, `follow` feeds by it.
During the game `plan` tells how you stand and what your hungry cats still miss.

POINTS
Every fed cat what it says; a hungry one -2.
Toys: sets of different ones, 1, 3, 5, 8, 12 for one to five.
Costumes: the most bring 6, shared if tied; with five or six players the second most bring 3;
having none costs 2. Catnip: a single one costs 2; two or three bring 1 for every fed cat, four or
more bring 2. Boxes: every one with a fitting cat, fed or not, brings as many points as you have
boxes. The most food left over costs 2, and all who are tied pay. Tokens bring 2 each.
Most points win; if equal, most fed cats.

SHARED GOALS
An option for three and more: you share a goal with each neighbour. What the two of you have
counts together, and if it is enough, each of you gets 3 points. Once in your turn you may swap
one of yours for one of the two in the pool.

ALONE
The cat player takes what its turn card wants most of; where lines are tied, you choose. It feeds
after you, and everything but treats is wild to it. You win only with more points.

On this screen: the numbers on the edges of the square take a row or column, and beside them
stands what that would change if the game ended now. B O W G are the colours of cats, c t m the
food, w is wild, x a treat, ? any food; h is the size of a hand, ◆ are points in
tokens, ✓ is a cat that can be fed as things stand. `cards` tells what every card is worth.
"""
