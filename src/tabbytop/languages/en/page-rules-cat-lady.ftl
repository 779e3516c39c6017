### The rules of Cat Lady in pictures. A text `.picture` describes the picture for those who cannot see it.
### Cats and things are called as in cat-lady.ftl.

goal = Take cats and the food they like, three cards at a time, and have the most points when all are fed.

## A turn, step by step.

step-take = Nine cards lie in a square. Take a whole row or column: three cards.
    .picture = A square of nine cards; the middle row is marked.
step-token = Not the line where the wooden cat sits! It moves to the line that you took, and three new cards come.
    .picture = The wooden cat moves from the upper row to the middle one, which is full again.
step-keep = Cats lie down before you. Food becomes tokens at once. Everything else goes to your hand.
    .picture = A cat, a food card that becomes two chicken tokens, and catnip.
step-play = Before or after taking you may play cards from your hand. Two lost cats, for example, fetch a stray.
    .picture = Two lost cats, and Florence, the stray that they fetch.
step-end = When the deck is empty and the square cannot be filled up again, that was the last turn.
    .picture = A square with an empty row, and no card left in the deck.
step-feed = Now feed your cats. Each gets exactly what it needs, or nothing. Fed cats bring the points on their card.
    .picture = Two chicken and one milk go to Pumpkin, who is fed and brings 6 points.

## The example: the score of one player.

example = The game is over. Your food was enough for three of your four cats.
    .picture = Pumpkin, Lily and Shadow are fed, Keaton is hungry. Below: three different toys, two costumes, two catnip.
example-fed = Pumpkin 6, Lily 2, Shadow 1
example-hungry = Keaton is hungry
example-toys = Three different toys
example-costumes = The most costumes at the table
example-catnip = Two catnip: 1 for each of your three fed cats
example-left = No food left over; somebody else has most of it and loses 2
example-sum = Together
