### Zasady Cat Lady w obrazkach. `.picture` opisuje obrazek tym, którzy go nie widzą. Koty i rzeczy nazywają się jak
### w cat-lady.ftl.

goal = Zbieraj koty i to, co lubią jeść, po trzy karty naraz. Kto po kolacji ma najwięcej punktów, wygrywa.

## Tura krok po kroku.

step-take = Dziewięć kart tworzy siatkę. Weź cały rząd albo całą kolumnę: trzy karty.
    .picture = Siatka z dziewięciu kart; środkowy rząd jest zaznaczony.
step-token = Tylko nie linię, przy której siedzi drewniany kot! Przenosi się on do linii, którą bierzesz, a lukę wypełniają trzy nowe karty.
    .picture = Drewniany kot przechodzi z górnego rzędu do środkowego, który znów jest pełny.
step-keep = Koty rozsiadają się przed tobą. Jedzenie od razu zmienia się w żetony. Cała reszta trafia na twoją rękę.
    .picture = Kot, karta jedzenia, z której robią się dwa żetony kurczaka, i kocimiętka.
step-play = Przed wzięciem linii albo po nim możesz zagrywać karty z ręki. Na przykład za dwa zaginione koty przygarniasz przybłędę.
    .picture = Dwa zaginione koty i Florencja, przybłęda, którą za nie przygarniasz.
step-end = Jeśli talia jest pusta i siatki nie da się uzupełnić, to była ostatnia tura.
    .picture = Siatka z pustym rzędem i ani jednej karty w talii.
step-feed = Teraz nakarm swoje koty. Każdy dostaje dokładnie to, czego chce, albo nic. Najedzone koty dają punkty ze swoich kart.
    .picture = Dwa kurczaki i mleko trafiają do Dyni, która jest najedzona i daje 6 punktów.

## Przykład: punkty jednej osoby.

example = Koniec gry. Twojego jedzenia wystarczyło dla trzech z czterech kotów.
    .picture = Dynia, Lilka i Cień są po kolacji, Keaton jest głodny. Poniżej trzy różne zabawki, dwa przebrania i dwie kocimiętki.
example-fed = Dynia 6, Lilka 2, Cień 1
example-hungry = Keaton jest głodny
example-toys = Trzy różne zabawki
example-costumes = Najwięcej przebrań przy stole
example-catnip = Dwie kocimiętki: 1 za każdego z trzech najedzonych kotów
example-left = Żadnych resztek; ktoś inny ma ich najwięcej i traci 2
example-sum = Razem
