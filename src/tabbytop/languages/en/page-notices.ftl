### Being told on this device, or elsewhere, that it is one's turn.

title = Tell me when it’s my turn
# On the reader's own page.
about =
    For games with days to think, and for tables left open in the background. A notification names the game and the people, never
    a card.
here = On this device
here-about = even while the page is closed
# The browser cannot do it; on an iPhone the page has to be on the home screen.
impossible = This browser can’t show notifications. On an iPhone, add this page to your home screen first.
# The reader has told the browser to show none.
blocked = You’ve told this browser not to show notifications from here. You can change that in its settings.
failed = That didn’t work. Try again in a moment.
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
remove-one = Remove: { $what }
muted =
    { $count ->
        [one] One table is muted.
       *[other] { $count } tables are muted.
    }
hear-again = Hear from them again

## At a table

offer-on = We’ll tell you when it’s your turn.
mute = Not for this table
unmute = Tell me about this table again
muted-here = No notifications for this table.
