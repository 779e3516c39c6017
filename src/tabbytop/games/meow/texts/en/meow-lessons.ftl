### The lessons of Meow! Each step is <lesson>-<step>; `other` answers a move that the lesson does not wait for. Words in
### quotation marks are on cards and buttons: they must be those of meow.ftl and page-meow.ftl.

## Your first night.

first-night = Your first night
first-night-goal =
    To win, obey the card you play and every rule the others have, all in one turn. The catch: nobody tells you their rules!

    Everyone has two cards, and each is a rule.
first-night-pass = These are your rules: moo and meow. Remember them! Every hand goes left, so Miso gets yours. Tap “Pass them left”.
first-night-watch =
    So you know Miso’s rules: moo and meow. Your new rules, bark and yawn, are for the others to obey, not you. Tap “Go on” and
    watch Miso closely: nobody writes it down.
first-night-forgot =
    Miso oinked and roared: those must be Juno’s rules, which Miso passed on! But Miso’s own card says moo, and Miso
    forgot. The card goes back to Miso’s hand. Tap “Go on” and watch Juno.
first-night-lay =
    Juno forgot to obey the played card too. You won’t! The card you keep is only for the others. Tap “Bark Side of the
    Moon” to play it.
    .other = Keep that one. Play “Bark Side of the Moon”.
first-night-bark = Below are twenty acts, all very dignified. Start with the rule on your own card: tap “Bark”.
    .other = No harm done. But first your own card: tap “Bark”.
first-night-moo = Now Miso’s two rules. You had them yourself. Tap “Moo”.
    .other = Miso has moo and meow. Tap “Moo”.
first-night-meow = And the other one: tap “Meow”.
    .other = Miso has moo and meow. Tap “Meow”.
first-night-oink = Now Juno’s rules, which Miso showed you. Tap “Oink”.
    .other = Miso oinked and roared. Tap “Oink”.
first-night-roar = Any order will do. Tap “Roar”.
    .other = Miso oinked and roared. Tap “Roar”.
first-night-ask =
    Next you ask Miso, then Juno: “Did I break one of your rules?” You want a no! On a yes, the turn is over, and cards
    change hands: more in the lesson “Caught”.
first-night-check =
    You could do three more acts, and nonsense does no harm. But you don’t need any. The check starts with Miso, on your left. Tap
    “Check”.
    .other = Five acts are enough tonight. Tap “Check”.
first-night-won =
    No from Miso, no from Juno: you broke no rules, and you win! Welcome to the Cult of Cat. Meow!

    Some rules ask for words or numbers. The next lesson has those.

## Words and numbers.

words = Words and numbers
words-rules =
    Some rules ask for a word, others for an exact count. Tonight you know them all. Miso has a color and three knocks; Juno
    has a new city and a meow.
words-lay = One of your rules asks for a fruit. Play “Forbidden Fruit”.
    .other = Tonight it’s the fruit. Play “Forbidden Fruit”.
words-orange =
    Orange is a fruit and a color: one word for two rules! Under “Spoken”, tap “Name a fruit”, type orange, and tap it.
    .other = One word for fruit and color, please: orange.
words-knock = Counted rules want an exact number. Three knocks, please: a fourth would break the rule. Under “Counted”, tap “Knock”.
    .other = Miso wants three knocks. Tap “Knock”.
words-again = Repeating an act doesn’t count as a new one. Tap “Knock” again.
    .other = That was one knock. Tap “Knock” again.
words-third = Tap “Knock” a third time, and then stop.
    .other = Two so far. Tap “Knock” once more.
words-city =
    Juno’s city must be new in this game, and someone has already said Paris. Under “Spoken”, tap “Announce a city” and say Rome,
    for example.
    .other = Paris is taken, and this lesson doesn’t know every city. Say Rome.
words-meow = Only the meow is missing. Under “Noises”, tap “Meow”.
    .other = Juno wants a meow. Tap “Meow”.
words-check = Fruit, color, three knocks, a city, a meow. Tap “Check”.
    .other = It’s all there. Tap “Check”.
words-won =
    No rules broken: you win! In a longer game your city would now be used up, for you and for everyone else. So listen when the
    others speak.

## Caught.

caught = Caught
caught-lay = You know Miso’s rules: moo and meow. Let’s see what happens if you forget one. Play “Yawn of a New Day”.
    .other = This time, play “Yawn of a New Day”.
caught-yawn = Obey your own card first. Under “Moves”, tap “Yawn”.
    .other = Your own card first: tap “Yawn”.
caught-moo = Now moo, but leave out the meow. Under “Noises”, tap “Moo”.
    .other = Just the moo, please. Tap “Moo”.
caught-check = The check goes from hand to hand, and stops at the first broken rule. Tap “Check”.
    .other = No more acts, please: you’re here to be caught. Tap “Check”.
caught-pile =
    Miso showed the broken rule. It went into the pile with your card, the pile was shuffled, and you each drew one. You
    got the meow! Now it’s Miso’s turn.
caught-reveal =
    Miso asked Juno, who said no. But Miso broke both your rules, and you only have to show one. Everyone knows the meow already, so keep the bark secret. Tap “The Obvious Meow”.
    .other = The bark is your secret. Show “The Obvious Meow”.
caught-drawn = Again you each drew from the pile. Now you have the moo, and nobody else can see it. A few turns go by.
caught-replace =
    Is roaring too loud tonight? Once a game, at the start of your turn, you can replace a rule you know. Tap “Replace a rule”,
    then “Roar Talent”.
    .other = First get rid of the roaring: replace “Roar Talent”.
caught-gone =
    The roar is gone for good. The new rule is in Miso’s hand, so only Miso sees it. If nobody wins in 30 rounds, whoever
    got the most noes in one check wins.

## Other ways to play.

other-ways = Other ways to play
other-ways-strike =
    Is there an act you can’t do? At many tables you can cross out some in secret before the deal: here up to three. Those
    rules stay in the box. Under “Counted”, tap “Clap”.
    .other = Fair enough, but here cross out the clap.
other-ways-ready = Nobody will know. You can also play without crossing anything out. Tap “Ready”.
    .other = One is enough. Tap “Ready”.
other-ways-before =
    “Thirteen, well timed” has thirteen rules, each with its time: BEFORE you play your card, or AFTER. Miso’s oink is for BEFORE.
    Tap “Oink” now, before your card.
    .other = First the oink, while it’s still before. Tap “Oink”.
other-ways-lay = Once your card is down, BEFORE is over. Play “A Hoot and a Half”, which is an AFTER card.
    .other = This time, play “A Hoot and a Half”.
other-ways-after = Your own card has its time too, and that’s now. Tap “Hoot”.
    .other = Your own card wants a hoot. Tap “Hoot”.
other-ways-times =
    An act at the wrong time breaks its rule, even if you do it at the right time too. So do each one at its own time, and only
    then.
other-ways-eyes =
    You can also check with your own eyes: when asked, you say whether one of your rules was broken. Miso will play a
    card that asks for exactly four claps. Count along.
other-ways-object =
    Three claps! Everyone keeps an eye on the card on the altar. You may object once a turn, before Juno says yes or no.
    Tap “Object”.
    .other = It was three claps, not four. Tap “Object”.
other-ways-broken =
    You were right: Miso takes the card back. Now Juno points at you. Juno yawned, but didn’t bark. Tap your rule “Bark Side of
    the Moon”.
    .other = There was no bark. Tap “Bark Side of the Moon”.
other-ways-missed = Well spotted! If you’d said no, that broken rule would have slipped through for good.

## Things to point at.

# Variables: $card (the title of a rule).
point-card = the card { $card }
# Variables: $act (a rule, whose act it is).
point-act = the act “{ $act-label }”
point-altar = the altar
point-pile = the pile
