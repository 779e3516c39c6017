### Being told on this device, or elsewhere, that it is one's turn.

title = Tell me when it is my turn
# On the reader's own page.
about = For games by the day, and for tables in the background. A notice names the game and the people, never a card.
here = On this device
here-about = also while the page is closed
# The browser cannot do it; on an iPhone the page has to be on the home screen.
impossible = This browser cannot show notices. On an iPhone, put the page on your home screen first.
# The reader has told the browser to show none.
blocked = You have told this browser not to show notices from here. Its settings can change that.
failed = That did not work. Try again in a moment.
# Other ways of being told.
elsewhere = Somewhere else
# ntfy is the name of a program.
kind-ntfy = ntfy topic
kind-webhook = Webhook
kind-push = A browser
address = Its address
add = Add
added = Added.
remove = Remove
# Variables: $what (an address, or “A browser”).
remove-one = Remove { $what }
muted =
    { $count ->
        [one] One table is silent.
       *[other] { $count } tables are silent.
    }
hear-again = Hear from them again

## At a table

offer-on = You will be told when it is your turn.
mute = Not for this table
unmute = Tell me of this table again
muted-here = No notices for this table.
