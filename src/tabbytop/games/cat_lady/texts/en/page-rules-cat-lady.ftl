### The rules of Cat Lady in pictures. A text `.picture` describes the picture for those who cannot see it.
### Cats and things are called as in cat-lady.ftl.

goal = Collect cats and the food they like, three cards at a time. Whoever has the most points after dinner wins.

## A turn, step by step.

step-take = Nine cards make a grid. Take a whole row or column: three cards.
    .picture = A grid of nine cards; the middle row is marked.
step-token = But not the line where the wooden cat sits! It moves to the line you took, and three new cards fill the gap.
    .picture = The wooden cat moves from the upper row to the middle one, which is full again.
step-keep = Cats settle down in front of you. Food becomes tokens right away. Everything else goes into your hand.
    .picture = A cat, a food card that becomes two chicken tokens, and catnip.
step-play = Before or after taking, you can play cards from your hand. Two lost cats, for example, get you a stray.
    .picture = Two lost cats, and Florence, the stray they get you.
step-end = Once the deck is empty and the grid can’t be refilled, the last turn is over.
    .picture = A grid with an empty row, and no cards left in the deck.
step-feed = Now feed your cats. Each gets exactly what it needs, or nothing. Fed cats score the points on their cards.
    .picture = Two chicken and one milk go to Pumpkin, who is fed and scores 6 points.

## The example: the score of one player.

example = The game is over. You had enough food for three of your four cats.
    .picture = Pumpkin, Lily and Shadow are fed; Keaton is hungry. Below: three different toys, two costumes, two catnip.
example-fed = Pumpkin 6, Lily 2, Shadow 1
example-hungry = Keaton is hungry, and says so
example-toys = Three different toys
example-costumes = The most costumes at the table
example-catnip = Two catnip: 1 for each of your three fed cats
example-left = No food left over; someone else has the most and loses 2
example-sum = Total
