### The lesson of Nap Time: three rounds, and one of each kind of ending.

sunbeams = Win a sunbeam
sunbeams-room =
    You are a cat in a sunny room. You have three naps, of one, two and three hours, and so has Miso. Sleep longest, and the
    sunbeam is yours.
sunbeams-longest = A big sunbeam, worth 3! Take your longest nap: three hours.
    .other = Miso might sleep longer than that. Take the three hours.
sunbeams-tie =
    You slept longest, and the sunbeam is yours. A nap is used once, so the three hours are gone. Now there is a small sunbeam:
    spend your shortest nap on it.
    .other = Save that one for a bigger sunbeam. One hour will do.
sunbeams-last = Two naps of one hour: a tie, and nobody gets the sunbeam. Two hours are all that you have left. Sleep well.
sunbeams-done = Miso takes the last sunbeam, worth 2. You have 3: the most sunshine, and the game is yours.
