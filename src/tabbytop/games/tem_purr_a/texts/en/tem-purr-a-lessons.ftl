### Tem-Purr-A: its lessons, short guided games. A lesson's title is <lesson>, what a step says is <lesson>-<step>, and
### `other` answers a move that is allowed but not the one that the step waits for. Cards and buttons are named as in
### tem-purr-a.ftl and page-tem-purr-a.ftl. At most 35 words a step; what to do comes last.

## Things that a step points at. Variables: $card.

point-stack = the stack
point-total = how much there is to eat
point-card = the { $card } card
point-discard = the discard
point-tokens = your tokens

## The first lesson: passing a stack on until somebody has to eat it. The others are Miso and Juno.

stack = Pass it on!
stack-goal =
    It’s an eating contest: whoever has the fewest tokens wins. One bad card hides in the deck: Indigestion! Draw it and
    you get a token. Eating means drawing cards, so let the others eat.
stack-serve =
    There’s a 3 on the table: whoever eats it draws three cards. Not you! Play your own 3 on top, and the next player
    has six to eat. Tap your 3.
    .other = You could. But why eat, or waste a pair, when you can serve a 3?
stack-eat =
    Miso served a 3 too, so Juno had to eat nine. Nothing bad, phew! Then Juno played a 2. You have no 2, but it’s only
    two cards. Tap “Eat 2”.
    .other = Save your 5s for something worse. It’s only a 2.
stack-start =
    A 6 and a 7, both good. Everyone saw them, and you keep them: there’s no limit to your hand. Whoever eats starts the
    next stack. Tap your 4.
    .other = You could. But here, start with the 4.
stack-skip =
    Twelve to eat, and you have no 4! A pair of dishes saves you: one clears the whole stack away, the other starts a new
    one. Tap your 5s, then “Skip with two”.
    .other = Twelve cards? Ouch. Skip with your 5s instead.
stack-last =
    Your little stack is back, and it has grown: 15 to eat already! Luckily you have a third 5. Tap it, and Miso gets 20.
    .other = No need to eat. Serve your 5!
stack-won =
    You passed it on, and Miso had to eat: 20 cards, Indigestion included! That’s a token for Miso. The first player with
    three tokens ends the game, and whoever has the fewest tokens wins.

## The second lesson: action cards. The others are Miso, Juno and Pico.

actions = Action cards
actions-more =
    Three 7s: 21 to eat, and you have no 7. But you have action cards, and you can play one instead of a dish. One More
    adds a single card. Tap One More.
    .other = A good card, but save it. First One More.
actions-sum =
    You made it 22. Miso served a 7: actions don’t change the dish, so it’s still 7. Then Juno and Pico each put a One More
    on top. 31, and it’s your turn!
actions-turn =
    Turn Around sends the stack back: play changes direction, and your neighbor on that side is next. That’s Pico, and Pico
    deserves it! Tap Turn Around.
    .other = Not yet. Send it back with Turn Around.
actions-there =
    “You There”, says Pico, and the stack is yours again. But you have that card too: choose anyone but yourself. Tap
    “You There”, then Miso.
    .other = Miso looks hungry. Choose Miso.
actions-three =
    Miso ate 31, all good, and played a 4. You had no cards left, which is neither good nor bad: when your turn starts, you
    draw three that only you see. Tap your 4.
    .other = Your 4 fits. Serve it.
actions-done =
    Pico gets eight, because play is still going the other way. Good to know: you can only play one action a turn, and a
    pair of actions can’t skip.

## The third lesson: Indigestion, tokens and the end.

tokens = Oh, my stomach
tokens-eat =
    Ten to eat, and you have no 5, no pair, no action. By now three of the eight cards in the deck are bad. It happens to
    the best of us. Tap “Eat 10”.
tokens-add =
    Three Indigestions, but only one token! The deck ran out, so they were all shuffled back in. Add one more, for everyone
    to worry about? Tap “Yes, one more” or “No, leave it”.
tokens-again =
    You keep the good cards. Everything else is shuffled, play goes clockwise again, and whoever took the token starts.
    That’s you! Tap any dish.
tokens-last =
    A few rounds later, Miso has two tokens, you and Juno one each. A third ends the game at once. Twelve to eat! Tap
    your 4 and make it 16, for Miso.
    .other = Miso would like that. Serve the 4.
tokens-over =
    Miso’s third token! The game is over, and Miso is last. You and Juno have one token each, so whoever has more cards
    in hand wins. You have four, Juno three: you win!

## The fourth lesson: what is open to all, and the options.

variants = House rules
variants-seen =
    Everyone sees what you eat. Miso has eaten a 6 and a 7, and the house rule “Reminders” shows them. So don’t serve
    Miso one of those. Tap your 3.
    .other = Miso has one of those too. Take the 3.
variants-open =
    Miso had no 3 and had to eat. The discard is face up, too: look through it any time, and work out what could still be in
    the deck.
variants-none =
    You had to start, but you only had actions, and a stack starts with a dish. So you drew three cards, and now everyone
    knows you had no dish. Tap any dish.
variants-same =
    Twelve to eat. You could serve a 4. But any pair can skip, even a pair of the dish in play. Tap your 4s, then “Skip
    with two”.
    .other = That works too. But here, skip with both 4s.
variants-easy =
    That left just one 4 on the table, and Miso ate it. Too easy? Then switch on the house rule “A skip changes the dish”.
variants-changed =
    The same cards, with that rule on. Now your 4s can’t skip: only a pair of another dish can. Tap your 2s, then “Skip
    with two”.
    .other = You could. But try your 2s.
variants-even =
    One more house rule: “The dishes”. Usually there are seventeen 2s but only seven 7s. Here, it’s twelve of each, so 7s turn
    up more often! Choose house rules when you set up a table.
