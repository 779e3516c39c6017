### The rules of Kibble Scuffle in pictures. A text `.picture` describes the picture for those who cannot see it.
### Cats and things are called as in kibble-scuffle.ftl.

goal = Be at the bowl when dinner starts, eat the best cubes, and have the most points when someone reaches 20.

## A turn, step by step.

step-play = Play one card from your hand at one of the three bowls.
    .picture = Three cards in a hand; one goes to a bowl with food and one cat.
step-arrive = Your cat sits down and does what its card says. Here, Big-Eyes Cat begs for two more cubes.
    .picture = A Big-Eyes Cat at a bowl, and two cubes falling into it.
step-moved = A cat that’s moved arrives again at its new bowl, and acts again. Its owner decides for it, even on someone else’s turn.
    .picture = A Mangy Cat at one bowl shoves a Kitten over to another bowl.
step-five = Five cats at a bowl when the turn ends? Then it’s dinner time there.
    .picture = Five cats around a full bowl.
step-eat = Whoever has the Cat Food Box starts, and play goes clockwise: one of your cats eats one cube and leaves. You score the number on the cube.
    .picture = The Cat Food Box, a happy House Cat, and a cube worth 3 on its way from the bowl to the cat.
step-draw = Everyone draws back up to five cards, and the next player goes. If someone has 20 points after a dinner, the game ends.
    .picture = A hand of five cards.

## The example: one dinner.

example = Five cats, four cubes: 3, 2, 1 and 1. You have the Cat Food Box.
    .picture = Your Mangy Cat and Greedy Cat sit around a bowl with Ben’s Tom Cat, House Cat and Kitten. The Cat Food Box is yours.
example-first = Ben’s Tom Cat eats before the others and takes the 3.
example-mangy = You have the box, so you’re next: your Mangy Cat takes the 2.
example-kitten = Ben’s Kitten takes a 1.
example-greedy = Your Greedy Cat would eat two, but there’s only a 1 left.
example-hungry = The food’s gone: Ben’s House Cat leaves, hungry and offended.
example-sum = Your points from this dinner; Ben has 4
