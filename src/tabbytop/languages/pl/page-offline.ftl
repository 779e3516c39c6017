# Strona na urządzeniu bez serwera: gdy startuje jej Python, i na hostingu samych plików.
preparing = Koty wstają…
preparing-fetching = Pobieramy gry, tylko ten jeden raz: { $percent }% z { $size } MB
fetching-in-passing = Pakujemy gry na później: { $percent }% z { $size } MB
fetching-label = Pakujemy gry na później
not-fetched = Na tym urządzeniu nie ma jeszcze gier. Pojawią się, gdy tylko wróci połączenie.
version-title = Nowa wersja
version-about = Jest nowa wersja Tabbytop. Twoja gra potoczy się dalej od tego samego miejsca.
version-take = Włącz teraz
version-later = Później
far-title = Znajomi daleko?
far-how = Na odległość gra się przez serwer, a ta strona działa bez niego. Znasz jakiś? Jego adres cię tam zaprowadzi.
far-label = Adres serwera
far-placeholder = gry.example.org
far-go = Idź tam
far-no-address = To nie jest adres serwera.
none-yet = Zdejmij pudełko z półki. Na pustych krzesłach usiądą boty.
