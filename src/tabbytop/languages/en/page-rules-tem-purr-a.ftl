### The rules of Tem-Purr-A in pictures. A text `.picture` describes the picture for those who cannot see it.
### Cards are called as in tem-purr-a.ftl.

goal = Pass the growing stack on before you have to eat it, and have the fewest tokens when somebody takes their third.

## A turn: one of the first four; then what may come of it.

step-serve = Serve: lay the same dish as the one in play. The stack grows and goes to the next player.
    .picture = A stack of two Dango, and a hand with a third one that goes onto it.
step-eat = Or eat: draw as many cards as the stack is worth. They are yours, and you begin a new stack with a dish.
    .picture = A hungry cat before a stack of two Dango, and cards from the deck: 6.
step-act = Or act: One More makes the stack a card larger, Turn Round sends it back, You There says who is next.
    .picture = The three actions: One More, Turn Round and You There.
step-skip = Or skip: lay two equal dishes, whatever is in play. The stack is gone, and one of the two is the new one.
    .picture = A stack of two Noodles is gone; two Rice Balls are played, and one of them is the new stack.
step-indigestion = Did you draw an Indigestion? Take a token. The round is over, all but the hands is shuffled, and you begin.
    .picture = A queasy cat, the Indigestion card and a token.
step-end = The third token of one player ends the game. The fewest tokens win; if equal, the most cards in hand.
    .picture = Three players with three tokens, one and none.

## The example: what a stack costs.

example = Three Dango and a One More lie before you. You have no Dango, no action and no pair: you have to eat.
    .picture = A stack of three Dango with a One More on it; ten cards are drawn, an Indigestion among them.
example-dishes = Three Dango at 3 each
example-plus = One More
example-sum = So many cards you draw
example-bad = One of them is an Indigestion: you take a token, and keep the other nine.
example-end = At the end Cem has 3 tokens, Ben and you 1 each. You hold more cards than Ben, so you win.
