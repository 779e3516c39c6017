### The lessons of Cat Lady. Each step is <lesson>-<step>; `other` answers a move that the lesson does not wait for. Words in
### quotation marks are on buttons of the page: they must be those of page-cat-lady.ftl and cat-lady.ftl.

## Your first cats.

first-cats = Your first cats
first-cats-grid =
    In Cat Lady you collect cats for points, then find out how much they eat. Only fed cats score.

    Nine cards make a grid. On your turn, take three: a whole row or column.
first-cats-take =
    The wooden cat sits at column 2, so nobody can take that column now. Row A has Zeus, a chicken and a milk. Tap the A
    to take it (on a phone, tap twice).
    .other = Nice cards, but Zeus is in row A. Take row A.
first-cats-home =
    Zeus has moved in, and your food is now tokens. He’ll want two chicken for dinner; you have one. The wooden cat has moved
    to your row. Now it’s Miso’s turn.
first-cats-again =
    New cards have filled the gap. Row B has the other chicken for Zeus, and Snowflake, who drinks milk. The wooden cat is
    busy at row C, so take row B.
    .other = Zeus would still be hungry. His chicken is in row B.
first-cats-end =
    The deck is empty, so that was the last turn. Your bow tie is a costume, and whoever has the most costumes scores 6. Nothing
    else to do: tap “End my turn”.
first-cats-chicken =
    Dinner time! Everyone feeds their cats, and nobody can peek. Give Zeus a chicken: tap the chicken, then Zeus.
    .other = Zeus first, please: tap the chicken, then Zeus.
first-cats-more =
    Half a dinner doesn’t count: a cat gets everything it needs, or nothing. Give Zeus the second chicken in the same way.
    .other = Zeus is staring at you. Give him the second chicken.
first-cats-milk = Zeus is fed. Snowflake needs just one milk. Give the milk to Snowflake.
    .other = Snowflake is still hungry. The milk, please.
first-cats-done = Both have eaten. You can still change your mind and take food back. Happy? Then tap “All done”.
    .other = They’re happy as they are. Tap “All done”.
first-cats-points =
    Zeus scores 3, Snowflake 2, your costume 6: that’s 11 points. Hungry Keaton costs Miso 2. You win!

    There’s more in the box, such as toys and lost cats. Hold any card to read it.

## Cards in your hand: spray bottle, lost cats, strays.

hand-cards = Cards in your hand
hand-cards-hand =
    Some cards wait in your hand until you play them. Miso sees how many you have, but not which ones. You have a spray bottle
    and a lost cat.
hand-cards-spray =
    Row B is the best, so of course the wooden cat is sitting there. A spray bottle sends it to another line. Tap “Shoo the
    wooden cat”, then row C.
    .other = Row B is worth the water. Send the wooden cat to row C.
hand-cards-take = Off it goes! Now row B is free: Bronte, two tuna for her, and another lost cat. Take row B.
    .other = The water was for row B. Take row B.
hand-cards-stray =
    You can play cards before or after taking a line. Two lost cats get you a stray. Florence scores 2 for each orange cat you
    feed. Tap “Adopt a stray”, then Florence.
    .other = Florence suits your orange cats best. Adopt Florence.
hand-cards-home =
    Florence is home for good, and no new stray takes her place. Your hand is empty, so your turn ended by itself.
    Let’s jump to the last turn.
hand-cards-last =
    The deck is empty, so this is your last turn, and your last chance to play cards. Row B has milk, chicken and a
    second lost cat. Take row B.
    .other = Your cats need milk and chicken. Both are in row B.
hand-cards-cash =
    Two lost cats again! But Penny would just be one more hungry mouth. Take 2 points instead: tap “Adopt a stray”, then
    “2 points”.
    .other = Penny would go hungry here. Take the 2 points.
hand-cards-end = Nothing left to play: the bow tie only counts at the end. Tap “End my turn”.
hand-cards-florence = Dinner time! Florence needs a chicken and a milk. Give her the chicken.
    .other = Florence first: the chicken, please.
hand-cards-milk = Now give Florence the milk.
    .other = Florence is waiting for her milk.
hand-cards-wild =
    Bell wants chicken, but all you have left is wild food. Luckily, that counts as chicken, tuna or milk. Give it to Bell.
    .other = The wild food goes to Bell.
hand-cards-done = Both are fed. Tap “All done”.
    .other = They’re happy as they are. Tap “All done”.
hand-cards-points =
    Florence counts two fed orange cats, Bell and herself: 4 points. Bell scores 1, the lost cats 2, the bow tie 6. That makes
    13, and you win!

## What scores points: toys, catnip, costumes, leftovers.

scoring = What scores points
scoring-toys =
    Collect different toys: each new one makes your set worth more. Sets of one to five score 1, 3, 5, 8 or 12. You have two.
    Take row A for the feather wand.
    .other = No new toy there. The feather wand is in row A.
scoring-catnip =
    Three toys: 5 points! But you have just one catnip, and a single catnip costs 2. You need another. Nothing to play now: tap
    “End my turn”.
scoring-second = Row C has catnip, a costume and a fourth toy. It’s the last turn. Take row C.
    .other = Look at row C again. Catnip!
scoring-costumes =
    Two or three catnip: 1 extra point for each cat you feed. Four or more: 2 extra. Whoever has the most costumes
    scores 6; having none costs 2. Tap “End my turn”.
scoring-open =
    All hands are face up now. You have two milk. Keaton needs both and scores 4. Lily and Snowflake each need one and score
    2, and both count for your catnip. Give Lily a milk.
    .other = Two fed cats are better than one here. Lily first.
scoring-snowflake = Now give Snowflake the other milk.
    .other = The other milk is for Snowflake.
scoring-done = Keaton goes hungry and costs 2, but you still score more this way. Sorry, Keaton! Tap “Done, 1 cat hungry”.
    .other = The plan is good as it is. Tap “Done, 1 cat hungry”.
scoring-leftovers =
    Leftovers cost points too: whoever has the most food left loses 2, and in a tie, everyone tied does. Every token counts,
    even wild food. Miso has two left.
scoring-points =
    Toys 8, Lily and Snowflake 4, catnip 2, Keaton −2. You and Miso share the 6 for costumes: 3 each. That’s 15, so you win! In
    a tie, whoever fed the most cats wins.

## Box of Treats.

treats = Box of Treats
treats-boxes =
    Box of Treats adds new cards. A box with the right cat in it, even a hungry one, scores 1 point for each box you own.
    One wants an orange chicken cat: that’s Bell!
treats-brush =
    Your other box is for a gray cat, like Ash. A cat brush swaps your cat for one in the grid, wherever the wooden cat sits.
    Tap “Swap a cat”, then Shadow and Ash.
    .other = The gray box is waiting for Ash. Swap Shadow for Ash.
treats-bag =
    Two full boxes: 4 points! A shopping bag gets you a chicken, a tuna and a milk. Everyone else gets a gold coin (2 points).
    It’s only polite. Tap the shopping bag.
    .other = Shopping first. Tap the shopping bag.
treats-goal =
    You share a goal with each neighbor: reach it together for 3 points each. You may change one goal a turn. Five catnip is
    easier than eight toys: tap the toys goal, then catnip.
    .other = Miso already has catnip. Swap the toys goal for catnip.
treats-shared = Now you and Miso are collecting catnip, side by side. Let’s skip a few turns.
treats-laser =
    A laser pointer takes your whole turn: any two cards are yours, and the wooden cat doesn’t move. Tap “Laser pointer”, then
    the chicken in A1 and the catnip in C3.
    .other = This time: the laser pointer, the chicken in A1, the catnip in C3.
treats-throw =
    Now you throw a third card away. Juno’s Zeus is waiting for a chicken. It’d be a shame if it disappeared! Throw away
    the chicken in C2.
    .other = Nobody would miss that one. Throw away the chicken in C2.
treats-treat =
    Dinner time! Pablo Picatso needs three tuna, and you have none. One treat is enough for any cat, but that cat scores
    just 1 point. Give the treat to Pablo Picatso.
    .other = The treat is for Pablo Picatso.
treats-ash = A hungry cat costs 2, so that was worth it. Give Ash a chicken.
    .other = Ash wants a chicken.
treats-bell = Give Bell the other chicken.
    .other = Bell wants the other chicken.
treats-done = All three have eaten. Tap “All done”.
    .other = They’re happy as they are. Tap “All done”.
treats-points =
    Your two catnip and Miso’s three make 5: goal reached, 3 points each! Full boxes score 4. Pablo Picatso counts as fed, so
    your catnip scores 3. You win with 19.

## Alone.

alone = Alone against the cat
alone-gift =
    When you’re alone, your opponent is the cat player. Being a cat, it gets gifts first: one on Easy, two on Normal, three on
    Hard. This one got two gold coins, worth 4 points.
alone-take = The cat player always goes first, of course. Then you play as usual. Take row A: two cats and a tuna.
    .other = Row A has two cats and a tuna. Take row A.
alone-guide =
    The cat player’s card wants the line with the most food, wooden cat or not. Rows B and C are tied, so you choose for
    it. Keep row C for yourself: give it row B.
    .other = You want row C yourself. Let it have row B.
alone-last = A cat that does as it’s told! This is your last turn. Take row C: a chicken, a bow tie and a milk.
    .other = Your cats are waiting for row C.
alone-end = The deck is empty. Tap “End my turn”.
alone-bell =
    The cat player feeds after you, and all its food is wild, except treats. Your cats are pickier. Give Bell the chicken.
    .other = Bell first: the chicken, please.
alone-shadow = Give Shadow the tuna.
    .other = The tuna is for Shadow.
alone-snowflake = Give Snowflake the milk.
    .other = The milk is for Snowflake.
alone-done = All three have eaten. Tap “All done”.
    .other = They’re happy as they are. Tap “All done”.
alone-points =
    You have 10 points, so you win! The cat player has 5: Zeus 3, gold coins 4, no costume −2. You always need more points than
    it has; a tie isn’t enough.

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
point-goal = the { $goal } goal
point-cat-player = the cat player
