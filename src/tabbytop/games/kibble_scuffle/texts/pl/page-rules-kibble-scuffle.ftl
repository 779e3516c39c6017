### Zasady Kibble Scuffle w obrazkach. `.picture` opisuje obrazek tym, którzy go nie widzą.
### Koty i przedmioty nazywają się tak jak w kibble-scuffle.ftl.

goal = Bądź przy misce, gdy zaczyna się kolacja, zjadaj najlepsze chrupki i miej najwięcej punktów, gdy ktoś dojdzie do 20.

## Tura krok po kroku.

step-play = Zagraj jedną kartę z ręki przy jednej z trzech misek.
    .picture = Trzy karty na ręce; jedna trafia do miski z jedzeniem, przy której siedzi kot.
step-arrive = Twój kot siada i robi to, co mówi jego karta. Tutaj Maślanooka wymiauczała jeszcze dwie chrupki.
    .picture = Maślanooka przy misce, do której wpadają dwie chrupki.
step-moved = Kot, który zmienia miskę, przychodzi na nowo i znowu robi swoje. Decyduje ten, czyj to kot, nawet w cudzej turze.
    .picture = Kudłacz przepycha Kociaka od jednej miski do innej.
step-five = Na koniec tury przy misce jest pięć kotów? To pora na kolację.
    .picture = Pięć kotów wokół pełnej miski.
step-eat =
    Zaczyna, kto ma pudło z karmą, a dalej kolej idzie zgodnie z ruchem wskazówek zegara. Gdy wypada na ciebie, jeden z
    twoich kotów zjada chrupkę i odchodzi. Liczba na chrupce to twoje punkty.
    .picture = Pudło z karmą, zadowolony Domator i trójka w drodze z miski do kota.
step-draw = Wszyscy dobierają do pięciu kart i gra następna osoba. Jeśli po kolacji ktoś ma 20 punktów, gra się kończy.
    .picture = Pięć kart na ręce.

## Przykład: jedna kolacja.

example = Pięć kotów i cztery chrupki: 3, 2, 1 i 1. Pudło z karmą masz ty.
    .picture = Przy misce siedzą twój Kudłacz i twój Żarłok, a Ben ma tu Kocura, Domatora i Kociaka. Pudło z karmą jest u ciebie.
example-first = Ben ma Kocura, a ten je przed innymi: bierze trójkę.
example-mangy = Masz pudło, więc teraz ty: twój Kudłacz bierze dwójkę.
example-kitten = Ben karmi Kociaka jedynką.
example-greedy = Twój Żarłok zjadłby dwie chrupki, ale została tylko jedynka.
example-hungry = Jedzenie się skończyło. Ben ma jeszcze Domatora: ten odchodzi głodny.
example-sum = Twoje punkty z tej kolacji; Ben ma 4
