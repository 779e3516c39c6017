### Tem-Purr-A: its lessons, short guided games. A lesson's title is <lesson>, what a step says is <lesson>-<step>, and
### `other` answers a move that is allowed but not the one that the step waits for. Cards and buttons are named as in
### tem-purr-a.ftl and page-tem-purr-a.ftl. Fewer than forty words a step; what to do comes last.

## Things that a step points at. Variables: $card.

point-stack = the stack
point-total = how much there is to eat
point-card = the card { $card }
point-discard = the discard
point-tokens = your tokens

## The first lesson: passing a stack on until somebody has to eat it. The others are Miso and Juno.

stack = Pass it on!
stack-goal =
    An eating contest: the fewest tokens win. One bad card hides in the deck, Indigestion, and whoever draws it gets a
    token. Eating means drawing cards, so let the others eat.
stack-serve =
    A 3 lies on the table: whoever eats it draws three cards. You need not. Lay another 3 on top, and the next player
    has six to eat. Tap your 3.
    .other = You may. But why eat, or waste a pair, if you can serve a 3?
stack-eat =
    Miso served a 3 too, and Juno had to eat nine. Nothing bad was among them. Then Juno laid a 2. You have no 2, but two
    cards are little. Tap “Eat 2”.
    .other = Keep your 5s for something worse. It is only a 2.
stack-start =
    A 6 and a 7, both good. Everybody saw them, and you keep them: a hand may be as large as it likes. Whoever has eaten
    begins the next stack. Tap your 4.
    .other = Allowed. Here, begin with the 4.
stack-skip =
    Twelve to eat, and you have no 4! Two equal dishes save you: one clears the whole stack away, the other starts a new
    one. Tap your 5s, then “Skip with two”.
    .other = Twelve cards? Better skip with your 5s.
stack-last =
    A small stack again, but it came round: 15 already. And you have a third 5! (An empty hand wins
    nothing: then you draw three.) Tap it, and Miso gets 20.
    .other = No need to eat. Serve your 5.
stack-won =
    You passed it on, and Miso had to eat: 20 cards, Indigestion among them! A token for Miso, who hides one more bad card
    in the deck. The third token of one player ends the game; the fewest win.

## The second lesson: action cards. The others are Miso, Juno and Pico.

actions = Action cards
actions-more =
    Three 7s: 21 to eat, and you have no 7. But you have action cards; one of them may go on the stack instead of a dish.
    One More adds a single card. Tap One More.
    .other = A good card, for later. First One More.
actions-sum =
    You made it 22. Miso served a 7: what counts is the dish below the actions. Then Juno and Pico laid One More, one on top
    of the other. That makes 31, and it is your turn.
actions-turn =
    Turn Round sends the stack back: play changes its direction, and the neighbour on that side is next. That is Pico.
    Serves Pico right. Tap Turn Round.
    .other = Not yet. Send it back with Turn Round.
actions-there =
    “You There”, says Pico, and the stack is yours again. But you have that card, too: choose anybody except yourself. Tap
    You There, then Miso.
    .other = Miso looks hungry. Choose Miso.
actions-three =
    Miso ate 31, all good, and laid a 4. Your hand was empty. That is neither good nor bad: when your turn begins, you draw
    three cards, which only you see. Tap your 4.
    .other = A 4 fits. Serve it.
actions-done =
    Pico gets eight, because play still goes the other way round. Remember: one action a turn, and two equal actions are no
    pair to skip with.

## The third lesson: Indigestion, tokens and the end.

tokens = Oh, my stomach
tokens-eat =
    Ten to eat, and you have no 5, no pair and no action. Eight cards are left in the deck, and three of them are bad. It
    happens to the best. Tap “Eat 10”.
tokens-add =
    The deck ran out, so the discard was shuffled in. Three Indigestions at once are only one token! They go back, and
    you may add one, for all: “yes, one more” or “no, leave it”?
tokens-again =
    You keep the good cards. All the rest is shuffled, play goes clockwise again, and the player with the new token
    begins. That is you: tap any dish.
tokens-last =
    Some rounds later, Miso has two tokens, you and Juno one each. A third one ends the game at once. Twelve to eat: tap
    your 4 and make it 16, for Miso.
    .other = Miso would like that. Serve the 4.
tokens-over =
    Miso’s third token! The game is over, and Miso is last. You and Juno have one token each, so the most cards in hand
    win. You have four, Juno three: you win!

## The fourth lesson: what is open to all, and the options.

variants = House rules
variants-seen =
    What is eaten is seen by all. Miso has eaten a 6 and a 7; with the option “Reminders” the page shows them. So do not
    begin with one of those. Tap your 3.
    .other = Miso has just that. Take the 3.
variants-open =
    Miso had no 3 and ate. The discard is open, too. You can look through it at any time, and work out what may still be
    in the deck.
variants-none =
    You have to begin, but you only had actions, and a stack begins with a dish. So you drew three cards. Now all know that
    you had no dish. Tap one.
variants-same =
    Twelve to eat. You could serve a 4. But a pair may always skip, even if it is the dish in play. Tap your 4s, then
    “Skip with two”.
    .other = That works, too. Here, skip with both 4s.
variants-easy =
    Only a 4 was left, and Miso ate it. Too easy? Then switch on the option “A skip brings another dish”.
variants-changed =
    The same cards, with that option. Now your 4s cannot skip, only a pair of another dish can. Tap your 2s, then “Skip
    with two”.
    .other = Allowed. But try your 2s.
variants-even =
    One more option: the dishes. Usually there are seventeen 2s, but only seven 7s. Here there are twelve of each, so beware
    of the noodles! You choose options when you open a table.
