### The rules of Tem-Purr-A in pictures. A text `.picture` describes the picture for anyone who can’t see it.
### Cards are called as in tem-purr-a.ftl.

goal = Pass the growing stack on before you have to eat it, and have the fewest tokens when someone takes their third.

## A turn: one of the first four; then what may come of it.

step-serve = Serve: play the same dish as the one in play. The stack grows and goes to the next player.
    .picture = A stack of two Dango, and a hand with a third one that goes onto it.
step-eat = Or eat: draw as many cards as the stack is worth. They’re yours, and you start a new stack with a dish.
    .picture = A hungry cat with a stack of two Dango, and six cards from the deck.
step-act = Or act: One More makes the stack one card bigger, Turn Around sends it back, “You There” picks who’s next.
    .picture = The three actions: One More, Turn Around and “You There”.
step-skip = Or skip: play two of the same dish, whatever is in play. The stack is gone, and one of the two starts a new one.
    .picture = A stack of two Noodles is gone; two Rice Balls are played, and one of them is the new stack.
step-indigestion = Drew an Indigestion? Take a token. The round is over, everything except the hands is shuffled, and you start.
    .picture = A queasy cat, the Indigestion card and a token.
step-end = Once someone has three tokens, the game is over. Fewest tokens wins; in a tie, most cards in hand wins.
    .picture = Three players with three tokens, one and none.

## The example: what a stack costs.

example = Three Dango and a One More are coming your way. You have no Dango, no action and no pair, so you have to eat.
    .picture = A stack of three Dango with a One More on it; ten cards are drawn, an Indigestion among them.
example-dishes = Three Dango at 3 each
example-plus = One More
example-sum = Cards you draw
example-bad = One of them is an Indigestion: you take a token and keep the other nine.
example-end = At the end Cem has 3 tokens, and you and Ben have 1 each. You have more cards than Ben, so you win!
