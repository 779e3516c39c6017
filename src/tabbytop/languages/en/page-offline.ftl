# The page on a device of its own: while its Python starts, and on a host of files, which has no server.
preparing = The cats are getting up…
preparing-fetching = Fetching the games, just this once: { $percent }% of { $size } MB
fetching-in-passing = Packing the games for later: { $percent }% of { $size } MB
fetching-label = Packing the games for later
not-fetched = The games aren’t on this device yet. They’ll come by themselves once you’re back online.
version-title = New version
version-about = A new version of Tabbytop is here. Your game will pick up where it left off.
version-take = Use it now
version-later = Later
far-title = A friend far away?
far-how = Friends far away meet on a server, and this page works without one. Know a server? Its address takes you there.
far-label = Address of a server
far-placeholder = games.example.org
far-go = Go there
far-no-address = That isn’t the address of a server.
none-yet = Take a box from the shelf. Empty chairs get a bot.
