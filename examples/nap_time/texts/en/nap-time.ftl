### Nap Time: cats secretly choose how long they nap, and the longest nap takes the sunbeam.
###
### $seat and $winner are players. $hours is the length of a nap, $sunbeam what a sunbeam counts.

title = Nap Time
about = Nap longest, alone, and the sunbeam is yours.
# How it feels, in three words.
mood-first = sleepy
mood-second = sly
mood-third = short

card-nap = Nap
    .text = Lasts for one, two or three hours. You have one of each.
card-sunbeam = Sunbeam
    .text = Counts one, two or three. There are two of each.

# Facts about the cards, beside a number.
fact-each = For each cat
fact-in_all = In the box

# What lies on the table.
field-sunbeam = In the room
field-used = Naps used
field-won = Sunbeams won
field-asleep = Asleep
field-my_naps = Your naps
field-my_nap = Your nap now

prompt-nap = A sunbeam that counts { $sunbeam } is in the room: how long do you nap?

event-light = A sunbeam that counts { $sunbeam } falls into the room.
# Only the player's own line tells for how long.
event-lay =
    { $seat-is ->
        [you]
            { $hours ->
                [1] You nap for an hour.
               *[other] You nap for { $hours } hours.
            }
       *[other] { $seat } naps.
    }
# $hours lists the naps of all players, in the order of their seats. If two naps are the longest, nobody is the winner.
event-wake =
    { $winner-is ->
        [none] All wake up after { $hours } hours. The longest nap was not alone: the sunbeam is gone.
        [you] All wake up after { $hours } hours. You take the sunbeam.
       *[other] All wake up after { $hours } hours. { $winner } takes the sunbeam.
    }

move-nap =
    { $hours ->
        [1] nap for an hour
       *[other] nap for { $hours } hours
    }

refusal-napped = you have napped that long already

score-sunbeam = a sunbeam
reason-most-sunshine = most sunshine

rules-idea =
    You are a cat, and the sun wanders through the room. Be the one who naps longest when it shines.
    .heading = The idea
rules-round =
    A sunbeam falls into the room. All cats lay down one of their three naps at the same time, unseen. Then all wake up: the
    longest nap takes the sunbeam.

    If several naps are the longest, nobody gets it. A nap is used once.
    .heading = A round
rules-end =
    After three rounds all naps are used. The most sunshine wins; cats with equal sunshine share the win.
    .heading = The end
