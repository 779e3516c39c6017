# Die Seite auf einem Gerät für sich: während ihr Python startet, und auf einem Host mit nur Dateien, ohne Server.
preparing = Die Katzen stehen auf …
preparing-fetching = Die Spiele werden geholt, nur dieses eine Mal: { $percent } % von { $size } MB
fetching-in-passing = Die Spiele werden für später eingepackt: { $percent } % von { $size } MB
fetching-label = Die Spiele werden für später eingepackt
not-fetched = Die Spiele sind noch nicht auf diesem Gerät. Sobald du wieder verbunden bist, kommen sie von selbst.
version-title = Neue Version
version-about = Eine neue Version von Tabbytop ist da. Deine Partie geht weiter, wo sie war.
version-take = Jetzt laden
version-later = Später
far-title = Jemand in der Ferne?
far-how = Wer weit weg ist, trifft sich auf einem Server; diese Seite kommt ohne aus. Kennst du einen? Seine Adresse bringt dich hin.
far-label = Adresse eines Servers
far-placeholder = spiele.example.org
far-go = Dorthin
far-no-address = Das ist keine Adresse eines Servers.
none-yet = Nimm eine Schachtel aus dem Regal. Auf leere Stühle kommt ein Bot.
