### Lekcje Cat Lady. Słowa w cudzysłowie są na przyciskach strony i muszą brzmieć tak samo jak tam: w page-cat-lady.ftl
### i cat-lady.ftl.

## Pierwsze koty.

first-cats = Pierwsze koty
first-cats-grid =
    W Cat Lady zbierasz koty i je karmisz, a najedzone koty dają punkty.

    Dziewięć kart tworzy siatkę. W swojej turze bierzesz trzy z nich: cały rząd albo całą kolumnę.
first-cats-take =
    Drewniany kot siedzi przy kolumnie 2, więc nikt nie może jej teraz wziąć. Zeus jest w rzędzie A, razem z kurczakiem
    i mlekiem. Dotknij litery A, by wziąć rząd A (na telefonie dwa razy).
    .other = Też nieźle, ale Zeus jest w rzędzie A. Weź rząd A.
first-cats-home =
    Zeus już u ciebie mieszka, a jedzenie zmieniło się w żetony. Na kolację Zeus chce dwóch kurczaków, na razie masz
    jednego. Drewniany kot przeniósł się do twojego rzędu. Teraz kolej na Miso.
first-cats-again =
    Lukę wypełniły nowe karty. W rzędzie B jest drugi kurczak dla Zeusa i Śnieżynka, która pije mleko. Drewniany kot pilnuje
    teraz rzędu C, więc weź rząd B.
    .other = Zeus zostałby głodny. Jego kurczak jest w rzędzie B.
first-cats-end =
    Talia jest pusta, więc to była ostatnia tura. Twoja muszka to przebranie, a kto ma najwięcej przebrań, dostaje 6 punktów.
    To już wszystko: dotknij „Kończę turę”.
first-cats-chicken =
    Pora kolacji! Wszyscy karmią swoje koty i nikt nie podgląda. Daj Zeusowi kurczaka: dotknij kurczaka, a potem Zeusa.
    .other = Najpierw Zeus: dotknij kurczaka, a potem Zeusa.
first-cats-more =
    Pół kolacji się nie liczy: kot dostaje wszystko, czego chce, albo nic. Daj Zeusowi drugiego kurczaka w ten sam sposób.
    .other = Zeus wpatruje się w ciebie bez mrugnięcia. Daj mu drugiego kurczaka.
first-cats-milk = Zeus jest najedzony. Śnieżynce wystarczy jedno mleko. Daj je Śnieżynce.
    .other = Śnieżynka jest jeszcze głodna. Prosi o mleko.
first-cats-done =
    Oba koty są najedzone. Dopóki nie skończysz, możesz odebrać im jedzenie i zmienić zdanie. Dotknij „Gotowe”.
    .other = Koty są już zadowolone. Dotknij „Gotowe”.
first-cats-points =
    Zeus daje 3, Śnieżynka 2, a przebranie 6: razem 11 punktów. Głodny Keaton kosztuje Miso 2. Wygrywasz!

    Czekają na ciebie jeszcze inne karty, na przykład zabawki i zaginione koty. Przytrzymaj kartę, żeby ją przeczytać.

## Karty na ręce: spryskiwacz, zaginione koty, przybłędy.

hand-cards = Karty na ręce
hand-cards-hand =
    Niektóre karty czekają na twojej ręce, aż je zagrasz. Miso widzi, ile ich masz, ale nie wie, jakie. Masz spryskiwacz
    i zaginionego kota.
hand-cards-spray =
    Rząd B jest najlepszy, więc drewniany kot siedzi oczywiście właśnie tam. Spryskiwacz przegania go do innej linii. Dotknij
    „Przegoń kota”, a potem rzędu C.
    .other = Rząd B jest wart odrobiny wody. Przegoń drewnianego kota do rzędu C.
hand-cards-take =
    I już go nie ma! Rząd B jest wolny: Bronte, dwa tuńczyki dla niej i jeszcze jeden zaginiony kot. Weź rząd B.
    .other = Tyle wody poszło na rząd B. Weź rząd B.
hand-cards-stray =
    Karty możesz zagrywać przed wzięciem linii i po nim. Za dwa zaginione koty przygarniasz przybłędę. Florencja daje
    2 punkty za każdego rudego kota, którego nakarmisz. Dotknij „Przygarnij”, a potem Florencji.
    .other = Florencja najlepiej pasuje do twoich rudych kotów. Przygarnij Florencję.
hand-cards-home =
    Florencja ma już dom, a na jej miejsce nie przychodzi nowa przybłęda. Twoja ręka jest pusta, więc tura skończyła się sama.
    Przeskoczmy do ostatniej.
hand-cards-last =
    Talia jest pusta. To ostatnia tura, potem nikt już nie zagrywa kart. W rzędzie B są mleko, kurczak i drugi zaginiony kot.
    Weź rząd B.
    .other = Twoje koty potrzebują mleka i kurczaka. Jedno i drugie jest w rzędzie B.
hand-cards-cash =
    Znów dwa zaginione koty! Ale Penny byłaby tylko kolejnym głodnym pyszczkiem. Weź lepiej 2 punkty: dotknij „Przygarnij”,
    a potem „2 punkty”.
    .other = Penny zostałaby tu głodna. Weź 2 punkty.
hand-cards-end = Nie ma już czego zagrać: muszka liczy się dopiero na koniec. Dotknij „Kończę turę”.
hand-cards-florence = Pora na kolację! Florencja chce kurczaka i mleka. Daj jej kurczaka.
    .other = Najpierw Florencja: czeka na kurczaka.
hand-cards-milk = Teraz daj Florencji mleko.
    .other = Florencja czeka na swoje mleko.
hand-cards-wild =
    Dzwoneczek chce kurczaka, a tobie zostało tylko dowolne jedzenie. Na szczęście liczy się ono jako kurczak, tuńczyk albo
    mleko. Daj je Dzwoneczkowi.
    .other = Dowolne jedzenie jest dla Dzwoneczka.
hand-cards-done = Oba koty są najedzone. Dotknij „Gotowe”.
    .other = Koty są już zadowolone. Dotknij „Gotowe”.
hand-cards-points =
    Florencja liczy dwa najedzone rude koty, Dzwoneczka i siebie: 4 punkty. Dzwoneczek daje 1, zaginione koty 2, muszka 6.
    Razem to 13 i wygrywasz!

## Co daje punkty: zabawki, kocimiętka, przebrania, resztki.

scoring = Co się liczy
scoring-toys =
    Zbieraj różne zabawki: z każdą nową twój zestaw jest więcej wart. Za jedną, dwie, trzy, cztery i pięć dostajesz 1, 3, 5,
    8 i 12 punktów. Masz dwie. Weź rząd A z wędką.
    .other = Tam nie ma nowej zabawki. Wędka z piórkiem jest w rzędzie A.
scoring-catnip =
    Trzy zabawki: 5 punktów! Ale masz tylko jedną kocimiętkę, a pojedyncza kosztuje 2 punkty. Potrzebujesz drugiej. Nie masz
    teraz czego zagrać: dotknij „Kończę turę”.
scoring-second = W rzędzie C są kocimiętka, przebranie i czwarta zabawka. To ostatnia tura. Weź rząd C.
    .other = Spójrz jeszcze raz na rząd C. Kocimiętka!
scoring-costumes =
    Dwie lub trzy kocimiętki to dodatkowy punkt za każdego najedzonego kota, cztery i więcej to 2 punkty. Najwięcej przebrań
    daje 6 punktów, a brak przebrań kosztuje 2. Dotknij „Kończę turę”.
scoring-open =
    Teraz wszystkie ręce są odkryte. Masz dwa mleka. Keaton chce obu i daje 4. Lilka i Śnieżynka chcą po jednym, dają po 2
    i obie liczą się do kocimiętki. Daj Lilce mleko.
    .other = Dwa najedzone koty są tu lepsze niż jeden. Najpierw Lilka.
scoring-snowflake = Teraz daj Śnieżynce drugie mleko.
    .other = Drugie mleko jest dla Śnieżynki.
scoring-done =
    Keaton zostaje głodny i kosztuje 2, ale w ten sposób wychodzi więcej punktów. Wybacz, Keaton! Dotknij „Gotowe, 1 głodny
    kot”.
    .other = Ten plan jest dobry. Dotknij „Gotowe, 1 głodny kot”.
scoring-leftovers =
    Resztki też kosztują: kto ma najwięcej jedzenia, traci 2, a jeśli kilka osób ma tyle samo, tracą wszystkie. Liczy się
    każdy żeton, nawet dowolne jedzenie. Miso ma jeszcze dwa.
scoring-points =
    Zabawki 8, Lilka i Śnieżynka 4, kocimiętka 2, Keaton −2. Szóstkę za przebrania dzielisz z Miso: po 3. Masz 15
    i wygrywasz! Przy remisie wygrywa ten, kto ma więcej najedzonych kotów.

## Box of Treats.

treats = Box of Treats
treats-boxes =
    Box of Treats dodaje nowe karty. Karton z właściwym kotem w środku, nawet głodnym, daje 1 punkt za każdy karton, który
    masz. Jeden czeka na rudego kota, który je kurczaka: to Dzwoneczek!
treats-brush =
    Drugi karton czeka na szarego kota, takiego jak Popiołek. Szczotka wymienia twojego kota na kota z siatki, obojętnie
    gdzie siedzi drewniany kot. Dotknij „Wymień kota”, a potem Cienia i Popiołka.
    .other = Szary karton czeka na Popiołka. Wymień Cienia na Popiołka.
treats-bag =
    Dwa pełne kartony: 4 punkty! Torba z zakupami daje ci kurczaka, tuńczyka i mleko. Pozostali dostają po złotej monecie
    (2 punkty). Tak wypada. Dotknij torby z zakupami.
    .other = Najpierw zakupy. Dotknij torby z zakupami.
treats-goal =
    Z każdą osobą obok masz wspólny cel: jeśli go osiągniecie, dostajecie po 3 punkty. Co turę możesz jeden wymienić.
    Z Miso łatwiej o 5 kocimiętek niż o 8 zabawek: dotknij celu „Zabawki”, potem „Kocimiętka”.
    .other = Miso ma już kocimiętkę. Wymień cel „Zabawki” na „Kocimiętka”.
treats-shared = Teraz zbieracie kocimiętkę razem, ty i Miso, łapka w łapkę. Przeskoczmy kilka tur.
treats-laser =
    Laserek to cała tura: dwie dowolne karty są twoje, a drewniany kot ani drgnie. Dotknij „Laserek”, a potem kurczaka z A1
    i kocimiętki z C3.
    .other = Tym razem: laserek, kurczak z A1, kocimiętka z C3.
treats-throw =
    Teraz wylatuje trzecia karta. Zeus, który mieszka u Juno, czeka na kurczaka. Szkoda by było, gdyby kurczak gdzieś
    przepadł! Wyrzuć kurczaka z C2.
    .other = Za tą kartą nikt nie zatęskni. Wyrzuć kurczaka z C2.
treats-treat =
    Pora kolacji! Pablo Kicasso chce trzech tuńczyków, a ty nie masz żadnego. Jeden smakołyk wystarczy każdemu kotu, ale
    taki kot daje tylko 1 punkt. Daj smakołyk Pablowi Kicassowi.
    .other = Smakołyk jest dla Pabla Kicassa.
treats-ash = Głodny kot kosztuje 2, więc było warto. Daj Popiołkowi kurczaka.
    .other = Popiołek chce kurczaka.
treats-bell = Daj Dzwoneczkowi drugiego kurczaka.
    .other = Dzwoneczek chce drugiego kurczaka.
treats-done = Wszystkie trzy koty są najedzone. Dotknij „Gotowe”.
    .other = Koty są już zadowolone. Dotknij „Gotowe”.
treats-points =
    Twoje dwie kocimiętki i trzy u Miso to 5: cel osiągnięty, dla was po 3 punkty! Pełne kartony dają 4. Pablo Kicasso liczy
    się jako najedzony, więc kocimiętka daje 3. Masz 19 i wygrywasz.

## W pojedynkę.

alone = Sam na sam
alone-gift =
    W pojedynkę grasz przeciwko kociemu graczowi. Przed grą dostaje on prezenty: na poziomie „Łatwy” jeden, na „Normalny”
    dwa, na „Trudny” trzy. Tutaj są to dwie złote monety, warte 4 punkty.
alone-take = Koci gracz zawsze zaczyna. Potem grasz jak zwykle. Weź rząd A: dwa koty i tuńczyka.
    .other = W rzędzie A są dwa koty i tuńczyk. Weź rząd A.
alone-guide =
    Karta kociego gracza chce linii, w której jest najwięcej jedzenia, nawet gdy siedzi tam drewniany kot. Rzędy B i C
    remisują, więc wybierasz za niego. Zostaw sobie rząd C: dotknij rzędu B.
    .other = Rząd C przyda się tobie. Oddaj kociemu graczowi rząd B.
alone-last = Posłuszny kot! To twoja ostatnia tura. Weź rząd C: kurczaka, muszkę i mleko.
    .other = Twoje koty czekają na rząd C.
alone-end = Talia jest pusta. Dotknij „Kończę turę”.
alone-bell =
    Koci gracz karmi po tobie, a całe jego jedzenie poza smakołykami liczy się jako dowolne. Twoje koty są bardziej wybredne.
    Daj Dzwoneczkowi kurczaka.
    .other = Najpierw Dzwoneczek: czeka na kurczaka.
alone-shadow = Daj Cieniowi tuńczyka.
    .other = Tuńczyk jest dla Cienia.
alone-snowflake = Daj Śnieżynce mleko.
    .other = Mleko jest dla Śnieżynki.
alone-done = Wszystkie trzy koty są najedzone. Dotknij „Gotowe”.
    .other = Koty są już zadowolone. Dotknij „Gotowe”.
alone-points =
    Masz 10 punktów i wygrywasz! Koci gracz ma 5: Zeus 3, złote monety 4, brak przebrań −2. Zawsze potrzebujesz więcej punktów
    niż on; remis nie wystarczy.

## Na co się wskazuje. Zmienne: to, co mówi rodzaj, na przykład $cat (imię kota).

point-grid = siatka
point-line = { $line }
point-cat = { $cat }
point-stray = przybłęda { $stray }
point-strays = przybłędy
point-token = drewniany kot
point-food = twoje jedzenie
point-boxes = twoje kartony
point-cell = karta na polu { $cell }
point-goal = cel „{ $goal }”
point-cat-player = koci gracz
