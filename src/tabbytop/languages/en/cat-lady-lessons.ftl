### The lessons of Cat Lady. Each step is <lesson>-<step>; `other` answers a move that the lesson does not wait for. Words in
### quotation marks are on buttons of the page: they must be those of page-cat-lady.ftl and cat-lady.ftl.

## Your first cats.

first-cats = Your first cats
first-cats-grid =
    In Cat Lady you collect cats and feed them, and fed cats bring points.

    Nine cards lie in the grid. In your turn you take three of them: a whole row or a whole column.
first-cats-take =
    The wooden cat sits at column 2: nobody may take that column now. Zeus lies in row A, with chicken and milk. Take row A:
    press its A, on a phone twice.
    .other = A fine line, but Zeus lies in row A. Take row A.
first-cats-home =
    Zeus lives with you now. Food becomes tokens at once. At the end Zeus wants two chicken, and you have one. The wooden cat
    has moved to your row. Now it is Miso’s turn.
first-cats-again =
    Three new cards always fill the gap. Row B has the other chicken for Zeus, and Snowflake, who drinks milk. The wooden cat
    sits at row C, so row B is free. Take row B.
    .other = Zeus would still be hungry. His chicken lies in row B.
first-cats-end =
    The deck is empty, so the gap stays: that was the last turn. Your bow tie is a costume: whoever has the most of them
    gets 6 points at the end. There is nothing else to do. Press “no more”.
first-cats-chicken =
    Dinner time! Everybody feeds their cats, and nobody sees how the others do it. Give Zeus a chicken: press the chicken, then
    Zeus.
    .other = Zeus first, please: press the chicken, then Zeus.
first-cats-more =
    Half a dinner does not count: a cat gets all that it needs, or nothing. Give Zeus the second chicken in the same way.
    .other = Zeus is looking at you. Give him the second chicken.
first-cats-milk = Zeus is fed. Snowflake needs just one milk. Give the milk to Snowflake.
    .other = Snowflake is still hungry. The milk, please.
first-cats-done = Everybody has eaten. Until you are done, you may take food back and change your mind. Press “All done”.
    .other = They are happy as they are. Press “All done”.
first-cats-points =
    Zeus brings 3 points, Snowflake 2, and your costume 6, because nobody has more of them: 11. Miso’s hungry Keaton costs 2.
    You win!

    A game has more kinds of cards, such as toys and lost cats. Hold a card to read it.

## Cards in your hand: spray bottle, lost cats, strays.

hand-cards = Cards in your hand
hand-cards-hand =
    Some cards go into your hand and wait there until you play them. Miso sees how many you hold, but not which. You have a
    spray bottle and a lost cat.
hand-cards-spray =
    Row B is the best one, and the wooden cat sits there. A spray bottle sends it to another line. Press “Shoo the wooden cat”,
    then row C.
    .other = Row B is worth the water. Send the wooden cat to row C.
hand-cards-take = Off it goes. Now row B is free: Bronte, two tuna for her, and another lost cat. Take row B.
    .other = The water was for row B. Take row B.
hand-cards-stray =
    You may play cards before you take a line, and after it. Two lost cats fetch a stray. Florence brings 2 points for each
    orange cat that you feed. Press “Fetch a stray”, then Florence.
    .other = Florence suits your orange cats best. Fetch Florence.
hand-cards-home =
    Florence is home, and no new stray comes to her place. Your hand is empty, so your turn ended by itself. Let us jump to the
    last turn.
hand-cards-last =
    The deck is empty. This is the last turn, and nobody plays cards after it. Row B has milk, chicken and a second lost cat.
    Take row B.
    .other = Your cats need milk and chicken. Both lie in row B.
hand-cards-cash =
    Two lost cats again. But Penny would only be one more hungry mouth. Two lost cats can be 2 points instead: press “Fetch a
    stray”, then “2 points”.
    .other = Penny would go hungry here. Take the 2 points.
hand-cards-end = Nothing is left to play. The bow tie only counts at the end. Press “no more”.
hand-cards-florence = Dinner time. Florence needs a chicken and a milk. Give her the chicken.
    .other = Florence first: the chicken, please.
hand-cards-milk = Now give Florence the milk.
    .other = Florence is waiting for her milk.
hand-cards-wild =
    Bell wants chicken, but only wild food is left. Wild food counts as chicken, tuna or milk, as you like. Give it to Bell.
    .other = The wild food goes to Bell.
hand-cards-done = Both are fed. Press “All done”.
    .other = They are happy as they are. Press “All done”.
hand-cards-points =
    Florence counts two fed orange cats, Bell and herself: 4 points. Bell brings 1, the lost cats 2, the bow tie 6. That makes
    13, and you win.

## What brings points: toys, catnip, costumes, leftovers.

scoring = What brings points
scoring-toys =
    Toys count in sets of different ones. One is worth 1 point, two 3, three 5, four 8, five 12. You have two. The feather wand
    is a third one. Take row A.
    .other = No new toy there. The feather wand lies in row A.
scoring-catnip =
    Three toys: 5 points. But you hold one catnip, and a single catnip costs 2 points. You need another. There is nothing to
    play now: press “no more”.
scoring-second = Row C has catnip, a costume and a fourth toy. It is the last turn. Take row C.
    .other = Look at row C again. Catnip!
scoring-costumes =
    Two or three catnip bring 1 point for each cat that you feed; four or more bring 2. The most costumes bring 6 points, and no
    costume at all costs 2. Press “no more”.
scoring-open =
    Now all hands lie open. You have two milk. Keaton needs both and brings 4. Lily and Snowflake need one each, bring 2 each,
    and each counts for your catnip. Give Lily a milk.
    .other = Two fed cats are better than one here. Lily first.
scoring-snowflake = Now give Snowflake the other milk.
    .other = The other milk is for Snowflake.
scoring-done = Keaton goes hungry and costs 2. Even so, you have more points this way. Press “Done, 1 cat hungry”.
    .other = The plan is good as it is. Press “Done, 1 cat hungry”.
scoring-leftovers =
    Food that nobody ate costs something as well: the player with the most left loses 2, and in a tie all of them do. Every
    token counts, wild food too. Miso has two left.
scoring-points =
    Toys 8, Lily and Snowflake 4, catnip 2, Keaton −2. You and Miso share the 6 for costumes: 3 each. You win with 15. If points
    are equal, the most fed cats win.

## Box of Treats.

treats = Box of Treats
treats-boxes =
    Box of Treats adds new cards. A box with a fitting cat in it, fed or not, brings 1 point for every box you have. Bell fits
    your box for an orange chicken cat.
treats-brush =
    Your other box is for a gray cat, and Ash is gray. A cat brush swaps your cat for one in the grid, wherever the wooden cat
    sits. Press “Brush a cat away”, then Shadow and Ash.
    .other = The gray box waits for Ash. Swap Shadow for Ash.
treats-bag =
    Two full boxes: 4 points. A shopping bag brings you a chicken, a tuna and a milk. All others get a gold coin, 2 points, for
    politeness. Press the shopping bag.
    .other = First the shopping. Press the shopping bag.
treats-goal =
    You share a goal with each neighbour. Reach it together, and both get 3 points. Once a turn you may swap one. With Miso, 5
    catnip are easier than 8 toys. Press the toys goal, then catnip.
    .other = Miso has catnip already. Swap the toys goal for catnip.
treats-shared = Now you and Miso collect catnip, side by side. Let some turns go by.
treats-laser =
    A laser pointer is a whole turn: any two cards are yours, and the wooden cat stays. Press “Laser pointer”, then the
    chicken in A1 and the catnip in C3.
    .other = This time: the laser pointer, the chicken in A1, the catnip in C3.
treats-throw =
    A third card is thrown away. Juno’s Zeus is waiting for a chicken. What a pity if it were gone. Throw away the chicken in C2.
    .other = Nobody would miss that one. Throw away the chicken in C2.
treats-treat =
    Dinner time. Pablo Picatso needs three tuna, and you have none. A treat alone feeds any cat, but such a cat is worth just 1
    point. Give the treat to Pablo Picatso.
    .other = The treat is for Pablo Picatso.
treats-ash = A hungry cat costs 2, so that was worth it. Give Ash a chicken.
    .other = Ash wants a chicken.
treats-bell = Give Bell the other chicken.
    .other = Bell wants the other chicken.
treats-done = All three have eaten. Press “All done”.
    .other = They are happy as they are. Press “All done”.
treats-points =
    Your two catnip and Miso’s three make 5: the goal is reached, and both of you get 3 points. Full boxes bring you 4. Pablo
    Picatso counts as fed, so your catnip brings 3. You win with 19.

## Alone.

alone = Alone against the cat
alone-gift =
    Alone, you play against the cat player. It gets gifts before the game: one on easy, two on ordinary, three on hard. Here it
    got two tokens, worth 4 points.
alone-take = The cat player always begins. After that you play as usual. Take row A: two cats and a tuna.
    .other = Row A has two cats and a tuna. Take row A.
alone-guide =
    Its card says: the line with the most food. Not even the wooden cat would stop it. Rows B and C have equally much, so you
    choose. Keep row C for yourself: press row B.
    .other = You want row C yourself. Let it have row B.
alone-last = It did as it was told. This is your last turn, with a chicken, a bow tie and a milk. Take row C.
    .other = Your cats are waiting for row C.
alone-end = The deck is empty. Press “no more”.
alone-bell =
    The cat player feeds after you. All its food is wild, except treats. Your cats are more particular. Give Bell the chicken.
    .other = Bell first: the chicken, please.
alone-shadow = Give Shadow the tuna.
    .other = The tuna is for Shadow.
alone-snowflake = Give Snowflake the milk.
    .other = The milk is for Snowflake.
alone-done = All three have eaten. Press “All done”.
    .other = They are happy as they are. Press “All done”.
alone-points =
    You have 10 points. The cat player has 5: Zeus 3, tokens 4, no costume −2. You win only with more points than it has; a tie
    would not be enough.

## Things to point at. Variables: what the kind says, such as $cat (a cat’s name).

point-grid = the grid
point-line = { $line }
point-cat = { $cat }
point-stray = the stray { $stray }
point-strays = the strays
point-token = the wooden cat
point-food = your food
point-boxes = your boxes
# Variables: $cell (a place of the grid, such as a1).
point-cell = the card in { $cell }
point-goal = the goal of { $goal }
point-cat-player = the cat player
