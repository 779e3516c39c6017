### The rules of Kibble Scuffle in pictures. A text `.picture` describes the picture for those who cannot see it.
### Cats and things are called as in kibble-scuffle.ftl.

goal = Be at the bowl when dinner begins, eat the best cubes, and have the most points when somebody reaches 20.

## A turn, step by step.

step-play = Play one card from your hand at one of the three bowls.
    .picture = Three cards in a hand; one goes to a bowl with food and one cat.
step-arrive = Your cat sits down and does what its card says. Here a Big-Eyes Cat begs for two more cubes.
    .picture = A Big-Eyes Cat at a bowl, and two cubes that fall into it.
step-moved = A cat that is moved arrives again at its new bowl, and acts again. Its owner decides for it, on anybody's turn.
    .picture = A Mangy Cat at one bowl shoves a Kitten over to another bowl.
step-five = Are there five cats at a bowl when the turn is over? Then it is dinner time there.
    .picture = Five cats around a full bowl.
step-eat = Whoever has the Cat Food Box begins, then clockwise: one of your cats eats one cube and leaves. Its number is your points.
    .picture = The Cat Food Box, a happy House Cat, and a cube of 3 on its way from the bowl to the cat.
step-draw = Everybody draws up to five cards, and the next player goes. After a dinner with somebody at 20 points the game ends.
    .picture = A hand of five cards.

## The example: one dinner.

example = Five cats, four cubes: 3, 2, 1 and 1. You have the Cat Food Box.
    .picture = Around a bowl sit your Mangy Cat and your Greedy Cat, and Ben's Tom Cat, House Cat and Kitten. The Cat Food Box is yours.
example-first = Ben's Tom Cat eats before all others and takes the 3.
example-mangy = You have the box: your Mangy Cat takes the 2.
example-kitten = Ben's Kitten takes a 1.
example-greedy = Your Greedy Cat would eat two, but only a 1 is left.
example-hungry = The food is gone: Ben's House Cat leaves hungry.
example-sum = Your points of this dinner; Ben has 4
