### The lessons of Meow! Each step is <lesson>-<step>; `other` answers a move that the lesson does not wait for. Words in
### quotation marks are on cards and buttons: they must be those of meow.ftl and page-meow.ftl.

## Your first night.

first-night = Your first night
first-night-goal =
    Obey the card that you lay and all rules that the others hold, in one single turn: then you win. But nobody tells you
    which rules they hold.

    Each of you has two cards, and each card is a rule.
first-night-pass =
    These are your rules: moo and meow. Remember them! Every hand goes to the left, and yours goes to Miso. Press “pass them
    left”.
first-night-watch =
    So you know Miso’s rules: moo and meow. Your new ones, bark and yawn, bind only the others. Miso begins. Press “Go on” and
    watch closely: nobody writes it down.
first-night-forgot =
    Miso oinked and roared. Juno sits on Miso’s left, so Miso has seen Juno’s rules: these must be the ones! But Miso forgot
    to moo, as the laid card says. The card goes back, and the turn is over. Press “Go on” and watch Juno.
first-night-lay =
    Juno forgot the laid card, too. You will not! Lay a card, and obey it yourself. The card that you keep binds only the others.
    Press “Bark Side of the Moon”.
    .other = Keep that one. Lay “Bark Side of the Moon”.
first-night-bark = Below are twenty acts. Begin with the rule on your own card. Press “Bark”.
    .other = No harm in that. But first your own card: press “Bark”.
first-night-moo = Now Miso’s two rules. You held them yourself. Press “Moo”.
    .other = Miso holds moo and meow. Press “Moo”.
first-night-meow = And the other one. Press “Meow”.
    .other = Miso holds moo and meow. Press “Meow”.
first-night-oink = Now Juno’s rules, which Miso showed you. Press “Oink”.
    .other = Miso oinked and roared. Press “Oink”.
first-night-roar = The order makes no difference. Press “Roar”.
    .other = Miso oinked and roared. Press “Roar”.
first-night-ask =
    Now you ask Miso, then Juno: “Did I break a rule of yours?” No is the answer that you want! At a yes, that rule is shown.
    It goes into the small pile, and so does your card. Then both of you draw from the pile. So shown rules soon come back.
first-night-check =
    You could do three more acts; one that no rule asks for does no harm. But you need none. The check begins with Miso, on your
    left. Press “Check”.
    .other = Five acts are enough tonight. Press “Check”.
first-night-won =
    No from Miso, no from Juno: you have broken no rule, and you win. Welcome to the Cult of Cat. Meow!

    Some rules ask for words or numbers: the next lesson shows them.

## Words and numbers.

words = Words and numbers
words-rules =
    Some rules ask for a word, and some for a number. Tonight you know them all. Miso: a colour, and three knocks. Juno: a new
    city, and a meow.
words-lay = You hold a rule that asks for a fruit. Lay “Forbidden Fruit”.
    .other = Today it is the fruit. Lay “Forbidden Fruit”.
words-orange =
    Orange is a fruit and a colour: one word for two rules. Under “Spoken”, press “Name a fruit”, type orange, and press it.
    .other = One word for fruit and colour, please: orange.
words-knock = Counted rules want an exact number. Three knocks; four would break the rule. Under “Counted”, press “Knock”.
    .other = Miso wants three knocks. Press “Knock”.
words-again = Doing an act again needs no extra room. Press “Knock” again.
    .other = That was one knock. Press “Knock” again.
words-third = Press “Knock” a third time, and then stop.
    .other = Two so far. One more “Knock”.
words-city =
    Juno’s city must be new in this game. Somebody has said Paris already. Under “Spoken”, press “Announce a city”, and say Rome,
    for example.
    .other = Paris is taken, and the lesson does not know every city. Say Rome.
words-meow = Only the meow is missing. Under “Noises”, press “Meow”.
    .other = Juno wants a meow. Press “Meow”.
words-check = Fruit, colour, three knocks, a city, a meow. Press “Check”.
    .other = It is all there. Press “Check”.
words-won =
    No rule broken: you win. In a longer game your city would now be used up, for you and for everybody. So listen when others
    speak.

## Caught.

caught = Caught
caught-lay = You know Miso’s rules: moo and meow. Let us see what happens if you forget one. Lay “Yawn of a New Day”.
    .other = For this one, lay “Yawn of a New Day”.
caught-yawn = Obey your own card first. Under “Moves”, press “Yawn”.
    .other = Your own card first: press “Yawn”.
caught-moo = Now moo, and leave out the meow. Under “Noises”, press “Moo”.
    .other = Just the moo, please. Press “Moo”.
caught-check = The check asks hand after hand, and stops at the first broken rule. Press “Check”.
    .other = No more acts, please: you are here to be caught. Press “Check”.
caught-pile =
    Miso reveals the broken rule. It went into the pile with your card, the pile was shuffled, and each of you drew one. You drew
    the meow! Now it is Miso’s turn.
caught-reveal =
    Juno said no. But Miso broke both of your rules, and you reveal only one. All know the meow already; the bark can stay secret.
    Press “The Obvious Meow”.
    .other = The bark is your secret. Reveal “The Obvious Meow”.
caught-drawn = Again each of you drew from the pile. You have the moo now, and nobody else can see it. Some turns go by.
caught-replace =
    Is roaring too loud tonight? Once a game, when your turn begins, you may have a rule replaced that you know. Press “Have a
    rule replaced”, then “Roar Talent”.
    .other = First get rid of the roaring: have “Roar Talent” replaced.
caught-gone =
    The roar is gone for good, and all know it. Only Miso sees the new rule. If nobody wins in 30 rounds, the player who got past
    most hands in one check does.

## Other ways to play.

other-ways = Other ways to play
other-ways-strike =
    Is there an act that you cannot do? Many tables let you strike some before the deal, unseen: here up to three. Those rules
    stay in the box. Under “Counted”, press “Clap”.
    .other = Fine, but here strike the clap.
other-ways-ready = Nobody will know. Tables can also play without striking. Press “ready”.
    .other = One is enough. Press “ready”.
other-ways-before =
    “Thirteen, well timed” has thirteen rules, and each has its time: BEFORE you lay your card, or AFTER. Miso’s oink belongs
    BEFORE. Press “Oink” now, before your card.
    .other = First the oink, while it is still before. Press “Oink”.
other-ways-lay = Your card ends the time before. Lay “A Hoot and a Half”, which is an AFTER card.
    .other = This time, lay “A Hoot and a Half”.
other-ways-after = Your own card has its time as well, and that is now. Press “Hoot”.
    .other = Your own card wants a hoot. Press “Hoot”.
other-ways-times =
    An act at the wrong time breaks its rule, even if you do it at the right time as well. So do each one once, at its time.
other-ways-eyes =
    You can also play with your own eyes as judges: you answer for your rules yourselves. Miso will lay a card that asks for
    exactly four claps. Count along.
other-ways-object =
    Three claps! Everybody watches over the card on the altar. You may object once a turn, until Juno has answered. Press
    “Object”.
    .other = It was three claps, not four. Press “Object”.
other-ways-broken =
    You were right: Miso takes the card back. Now Juno points at you. Juno yawned, but did not bark. Press your rule “Bark Side of
    the Moon”.
    .other = There was no bark. Press “Bark Side of the Moon”.
other-ways-missed = Well seen! If you had said no, the broken rule would have been missed for good.

## Things to point at.

# Variables: $card (the title of a rule).
point-card = the card { $card }
# Variables: $act (a rule, whose act it is).
point-act = the act “{ $act-label }”
point-altar = the altar
point-pile = the pile
