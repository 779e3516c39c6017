### Kibble Scuffle: lekcje, krótkie gry z przewodnikiem. Karty, miski i przedmioty nazywają się tak jak w kibble-scuffle.ftl
### i page-kibble-scuffle.ftl. Najwyżej 35 słów na krok; na końcu to, co trzeba zrobić.

## Rzeczy, na które wskazuje krok.

point-bowl = { $bowl }
point-food =
    { $food ->
        [1] jedzenie w rybiej misce
        [2] jedzenie w mysiej misce
       *[3] jedzenie w ptasiej misce
    }
point-card = karta { $card }
point-cat = { $cat } przy misce
point-box = pudło z karmą

## Pierwsza lekcja: tura i wygrana kolacja. Pozostali to Miso i Juno.

dinner = Pierwsza kolacja
dinner-goal =
    Karm swoje koty lepiej niż inni, a wygrasz! Każda chrupka daje 1, 2 lub 3 punkty. Kolacja zaczyna się, gdy przy misce
    jest pięć kotów: „1 z 5” znaczy, że brakuje jeszcze czterech.
dinner-play =
    W swojej turze zagrywasz jedną kartę przy jednej z misek. W rybiej misce są dwie trójki: mniam! A Pulpet liczy się za
    dwa koty. Dotknij Pulpeta, potem rybiej miski.
    .other = Można i tak, ale zacznijmy z rozmachem: Pulpet, przy rybiej misce.
dinner-arrive =
    Większość kotów po przyjściu coś robi. Miso zagrywa Maślanooką, a ta wymiaukuje do rybiej miski jeszcze dwie trójki. Jak
    miło! Dotknij swojej Kocimiętki, potem rybiej miski.
    .other = To może poczekać. Teraz Kocimiętka, przy rybiej misce.
dinner-lure =
    Kocimiętka wabi kota z innej miski. Twój własny Żarłok utknął przy mysiej misce z samymi jedynkami. Dotknij Żarłoka.
    .other = Koty Juno niech zostaną, gdzie są. Zwab własnego Żarłoka.
dinner-feed =
    Pięć kotów albo więcej na koniec tury: kolacja! Masz pudło z karmą, więc zaczynasz. Żarłok może zjeść dwie chrupki.
    Dotknij Żarłoka, potem trójki i jeszcze jednej trójki.
    .other = Stać cię na więcej: Żarłok zje dwie trójki naraz.
dinner-second =
    Najedzony kot idzie do domu; jeszcze kiedyś go dobierzesz. Miso bierze trójkę, a Juno nie ma tu kota. Teraz musisz
    nakarmić następnego: dotknij Kocimiętki albo Pulpeta, potem ostatniej trójki.
    .other = Jest jeszcze trójka. Po co jeść mniej?
dinner-third =
    Miso bierze dwójkę. Została jedna chrupka, w sam raz dla twojego ostatniego kota. Masz szczęście: gdy jedzenie się
    kończy, koty, które nic nie zjadły, odchodzą głodne. Daj kotu jedynkę.
dinner-signs =
    Dwie twoje karty mają mały znaczek. „1.” na Kocurze: ten kot je pierwszy. „przedmiot” na Robokurzaczu: to rzecz, a nie
    kot. Po przedmiocie zagrywasz jeszcze kota.
dinner-won =
    Masz dziesięć punktów, a Miso pięć: ta kolacja jest twoja! Pusta miska się napełnia, wszyscy dobierają do pięciu kart,
    a pudło dostaje Miso. Gdy ktoś ma 20 punktów, gra się kończy.

## Druga lekcja: co robią koty po przyjściu.

paws = Maniery przy misce
paws-feral =
    Kot robi swoje, gdy tylko przyjdzie. Dzikus przegania innego kota od swojej miski na stos odrzuconych. Dotknij Dzikusa,
    potem rybiej miski.
paws-chase =
    Miso ma tu Kocura, a ten tylko ziewa: Dzikus i Skoczek nic mu nie zrobią. Dwa koty Juno nie są takie odważne.
    Dotknij jednego z nich.
paws-shoved =
    Miso zagrywa Kudłacza, a on wypycha twojego Dzikusa. O swoim kocie decydujesz ty, nawet w cudzej turze. Mówisz więc,
    dokąd idzie: dotknij mysiej miski.
    .other = Przy ptasiej misce nie ma kogo przegonić. Lepiej mysia.
paws-again =
    Kot, który zmienia miskę, przychodzi na nowo i znowu robi swoje. Jeśli spłoszysz Cykora, zanim coś zje, wywróci całą
    miskę. Juno się wścieknie. Dotknij Cykora.
    .other = Pulpet poszedłby po cichu. Nastrasz Cykora.
paws-kitten =
    Łubudu! Całe jedzenie wróciło do pudła, a pusta miska od razu dostała cztery nowe chrupki. Teraz twoja kolej. Dotknij
    Kociaka, potem ptasiej miski.
    .other = Najpierw Kociak, przy ptasiej misce.
paws-another =
    Gdy przychodzi Kociak, możesz zagrać z ręki następnego, przy dowolnej misce. Dotknij drugiego Kociaka, potem mysiej
    miski.
    .other = Niech dołączy, przy mysiej misce.
paws-enough =
    To samo pytanie, choć nie masz już Kociaków. To celowe: bez pytania wszyscy by o tym wiedzieli! Dotknij „Nie, dziękuję”.
paws-pounce =
    Nowy stół. Miso ma Królową, a ta zjadłaby przed twoim Domatorem. Skoczek może pomóc. Dotknij Skoczka, potem rybiej
    miski.
    .other = Królowej to nie rusza. Zagraj Skoczka, przy rybiej misce.
paws-back = Skoczek odsyła innego kota od swojej miski z powrotem na rękę. Dotknij Królowej.
    .other = Twojemu Domatorowi tu dobrze. Odeślij Królową.
paws-trickster =
    Z Królową na ręce Miso ma sześć kart, a dobiera się tylko do pięciu, więc Miso nie dobiera nic. I wszyscy wiedzą o
    Królowej. Dotknij Spryciuli, potem mysiej miski.
    .other = Później. Teraz Spryciula, przy mysiej misce.
paws-swap =
    Spryciula musi zamienić całe jedzenie ze swojej miski na jedzenie z innej. Przy ptasiej pozostali ostrzą już sobie zęby
    na trójki i dwójki. Dotknij ptasiej miski.
    .other = Rybia miska już jest twoja. Weź jedzenie z ptasiej.
paws-done =
    Teraz to ty masz dobre jedzenie, a inni okruszki. Nie musisz uczyć się kotów na pamięć: każda karta mówi, co robi.

## Trzecia lekcja: koty, które jedzą pierwsze, i przedmioty.

things = Królowa i kurz
things-queen =
    Królowa, Kocur i Dachowiec jedzą przed innymi, ale przy misce jest miejsce tylko dla jednego z nich. Przy mysiej
    Miso ma Kocura, a Królowa go wyrzuci! Dotknij Królowej, potem mysiej miski.
    .other = Wtedy Kocur ma spokój. Poślij Królową do mysiej miski.
things-first =
    Miso zagrywa Domatora, piątego kota: kolacja! Pudło z karmą ma Miso, ale twoja Królowa je pierwsza.
    Dotknij Królowej, potem trójki.
    .other = Królowej należy się trójka.
things-round =
    Po niej jak zwykle zaczyna ten, kto ma pudło: Miso, potem Juno, potem ty. Ostatnia chrupka przypada twojemu Żarłokowi. Daj
    mu jedynkę.
things-vacuum =
    Nowy stół i cztery trójki! Robokurzacz to przedmiot: przegania wszystkie koty od swojej miski, a potem zagrywasz tam
    kota. Dotknij Robokurzacza, potem rybiej miski.
    .other = Najpierw porządki: Robokurzacz, przy rybiej misce.
things-run =
    Wszyscy odsyłają swoje koty, jednego po drugim: najpierw Miso, po twojej lewej, potem Juno. Ostatni jest twój. Wyślij
    Domatora do mysiej albo ptasiej miski.
things-clean =
    Nareszcie spokój. Po przedmiocie zagrywasz kota, przy tej samej misce i w tej samej turze. Drugiego przedmiotu już nie
    wolno! Dotknij Żarłoka.
    .other = To przecież trójki. Żarłok będzie zachwycony.
things-laser =
    Ale jeden kot to jeszcze nie kolacja: trzeba pięciu. Do twojej następnej tury wszyscy muszą grać przy misce
    z Laserkiem. Dotknij Laserka, potem rybiej miski.
    .other = Najpierw Laserek, przy rybiej misce.
things-called = Teraz kot. Pulpet liczy się za dwa, więc to już trzy z pięciu. Dotknij Pulpeta.
    .other = Z Pulpetem kolacja będzie szybciej.
things-eat =
    Przez Laserek Miso i Juno też muszą grać tutaj: pięć kotów, kolacja! Masz pudło, więc zaczynasz. Dotknij Żarłoka,
    potem trójki i jeszcze jednej trójki.
    .other = Żarłok zje dwie trójki naraz.
things-done =
    Sześć punktów dla ciebie! Potem zabrakło jedzenia i Pulpet odszedł głodny. Oba Domatory zjadły, więc po kolacji wróciły.
    A Laserek zgasł: twoja kolej.

## Czwarta lekcja: koniec gry i inne sposoby gry. Pozostali to Miso, Juno i Pico.

end = Ostatnia kolacja
end-near =
    Jeśli po kolacji ktoś ma 20 punktów, gra się kończy. Ty masz 14, Miso ma 15. Przy dwóch miskach brakuje po jednym kocie.
    Dotknij Kociaka, potem rybiej miski.
    .other = Najpierw Kociak, przy rybiej misce.
end-both = To już pięć. Teraz możesz zagrać następnego Kociaka: dotknij drugiego, potem mysiej miski.
    .other = Zagraj Kociaka, przy mysiej misce.
end-enough = Tam też jest pięć kotów. Nie masz już Kociaków: dotknij „Nie, dziękuję”.
end-serve =
    Kolacja przy dwóch miskach! Koty jedzą najpierw przy jednej, potem przy drugiej. Kto ma pudło z karmą, wybiera miskę
    i zaczyna: to ty. Dotknij rybiej miski.
    .other = Mysia miska będzie później. Najpierw rybia.
end-house =
    Trzy chrupki na pięć kotów: ktoś odejdzie głodny. Twój Domator wraca po kolacji, ale tylko najedzony. Dotknij Domatora,
    potem trójki.
    .other = Daj trójkę Domatorowi: on wróci.
end-hungry =
    Zabrakło jedzenia: twój Kociak musiał odejść, a razem z nim Cykor gracza Pico. Pora na mysią miskę, tu też zaczynasz.
    Dotknij Kociaka, potem trójki.
    .other = Nie tę. Trójkę!
end-tie =
    20 punktów dla ciebie, 20 dla Miso: koniec gry! Przy remisie wygrywa ten, kto ma mniej zjedzonych chrupek. Miso ma
    ich jedenaście, a ty siedem. Wygrywasz!
end-teams =
    We czworo można też grać dwoje na dwoje. Juno, naprzeciwko ciebie, jest z tobą w parze: wasze punkty się sumują.
    Dotknij Kociej Mamy, potem rybiej miski.
    .other = Kocia Mama może pomóc Juno. Zagraj ją przy rybiej misce.
end-partner =
    Kocia Mama musi od razu nakarmić tu innego kota, obojętnie czyjego. Miso gra przeciwko tobie, Juno z tobą. Dotknij
    Żarłoka, którego ma Juno.
    .other = Miso powie „dziękuję”. Nakarm kota, którego ma Juno.
end-six =
    Juno bierze dwie trójki: sześć punktów dla was. Ale swoich kart nie pokazujecie sobie nawet w parze.
end-build =
    Można też budować talie. Wszyscy mają te same 25 kart i w tajemnicy odkładają pięć. Dotknij Worka karmy, żeby go
    odłożyć.
    .other = W prawdziwej grze czemu nie? Tutaj odłóż Worek karmy.
end-opening =
    Można też wybrać pierwszą rękę: zamiast dobierać, wskazujesz pierwsze pięć kart. Wszyscy robią to naraz i w tajemnicy.
    Dotknij Królowej.
    .other = Też niezły wybór. Dziś weź Królową.
end-done =
    Jeszcze cztery karty i gra mogłaby się zacząć. Gdy otwierasz stół, łącz to wszystko, jak tylko chcesz. Smacznego!
