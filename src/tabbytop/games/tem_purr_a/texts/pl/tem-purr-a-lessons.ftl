### Tem-Purr-A: lekcje, krótkie gry z przewodnikiem. Karty i przyciski nazywają się tak jak w tem-purr-a.ftl i
### page-tem-purr-a.ftl. Najwyżej 35 słów na krok; na końcu to, co trzeba zrobić.

## Rzeczy, na które wskazuje krok.

point-stack = stos
point-total = ile jest do zjedzenia
point-card = karta { $card }
point-discard = odrzucone
point-tokens = twoje żetony

## Pierwsza lekcja: podawanie stosu, aż ktoś musi go zjeść. Pozostali to Miso i Juno.

stack = Podaj dalej!
stack-goal =
    To zawody w jedzeniu: wygrywa ten, kto ma najmniej żetonów. W talii czai się zła karta: Niestrawność! Kto ją
    dobierze, bierze żeton. Jeść to znaczy dobierać karty, więc niech jedzą inni.
stack-serve =
    Na stole leży trójka: kto ją zje, dobiera trzy karty. Byle nie ty! Połóż na niej swoją trójkę, a następna osoba ma do
    zjedzenia sześć. Dotknij swojej trójki.
    .other = Można i tak. Ale po co jeść albo tracić parę, gdy masz do podania trójkę?
stack-eat =
    Miso też podaje trójkę, więc Juno je dziewięć. Nic złego, uff! Potem Juno zagrywa dwójkę. Nie masz dwójki, ale to tylko
    dwie karty. Dotknij „Zjedz 2”.
    .other = Zostaw piątki na gorsze czasy. To tylko dwójka.
stack-start =
    Szóstka i siódemka, obie dobre. Wszyscy je widzą, a ty je zatrzymujesz: limitu kart na ręce nie ma. Kto zjada stos,
    zaczyna następny. Dotknij swojej czwórki.
    .other = Można i tak. Ale tutaj zacznij od czwórki.
stack-skip =
    Dwanaście do zjedzenia, a ty nie masz czwórki! Ratuje cię para jednakowych dań: jedno sprząta cały stos, drugie zaczyna
    nowy. Dotknij swoich piątek, potem „Unik parą”.
    .other = Dwanaście kart? Auć. Lepiej zrób unik piątkami.
stack-last =
    Twój mały stosik wrócił, i to większy: już 15 do zjedzenia! Na szczęście masz trzecią piątkę. Dotknij jej, a Miso
    dostanie 20.
    .other = Nie musisz jeść. Podaj piątkę!
stack-won =
    Stos idzie dalej i Miso musi go zjeść: 20 kart, a wśród nich Niestrawność! To żeton dla Miso. Kto pierwszy ma trzy
    żetony, kończy grę, a wygrywa ten, kto ma ich najmniej.

## Druga lekcja: karty akcji. Pozostali to Miso, Juno i Pico.

actions = Karty akcji
actions-more =
    Trzy siódemki: 21 do zjedzenia, a ty nie masz siódemki. Masz za to karty akcji i jedną możesz zagrać zamiast dania.
    Repeta dodaje jedną kartę. Dotknij Repety.
    .other = Dobra karta, ale na później. Najpierw Repeta.
actions-sum =
    To już 22. Potem Miso podaje siódemkę: akcje nie zmieniają dania, więc nadal jest to siódemka. Juno i Pico dorzucają po
    jednej Repecie. Razem 31, i teraz twoja kolej!
actions-turn =
    „W tył zwrot” odsyła stos z powrotem: gra zmienia kierunek, a następna jest osoba z drugiej strony, czyli Pico. Ma za
    swoje! Dotknij „W tył zwrot”.
    .other = Jeszcze nie. Odeślij stos kartą „W tył zwrot”.
actions-there =
    „Hej, ty”, mówi Pico, i stos znowu jest twój. Ale ty też masz tę kartę: wybierz kogokolwiek poza sobą. Dotknij
    „Hej, ty”, potem Miso.
    .other = Miso ma głodną minę. Wybierz Miso.
actions-three =
    Miso zjada 31, wszystko dobre, i zagrywa czwórkę. Pusta ręka to ani nagroda, ani kara: na początku tury dobierasz trzy
    karty, które widzisz tylko ty. Dotknij swojej czwórki.
    .other = Czwórka pasuje. Podaj ją.
actions-done =
    Pico dostaje osiem, bo gra nadal toczy się w drugą stronę. Pamiętaj: tylko jedna akcja na turę, a parą akcji nie
    zrobisz uniku.

## Trzecia lekcja: Niestrawność, żetony i koniec gry.

tokens = Oj, mój brzuszek
tokens-eat =
    Dziesięć do zjedzenia, a ty nie masz piątki, pary ani akcji. W talii zostało osiem kart, w tym trzy złe. Zdarza się
    najlepszym. Dotknij „Zjedz 10”.
tokens-add =
    Talia się skończyła, więc wtasowano do niej odrzucone karty. Trzy Niestrawności, ale tylko jeden żeton! Wracają do talii.
    Dorzucasz jeszcze jedną, na postrach? Dotknij „Tak, jeszcze jedna” albo „Nie, wystarczy”.
tokens-again =
    Dobre karty zatrzymujesz. Całą resztę się tasuje, gra znów idzie zgodnie z ruchem wskazówek zegara, a zaczyna osoba z
    nowym żetonem. To ty! Dotknij dowolnego dania.
tokens-last =
    Kilka rund później Miso ma dwa żetony, a ty i Juno po jednym. Trzeci od razu kończy grę. Dwanaście do zjedzenia!
    Dotknij swojej czwórki i zrób z tego 16, dla Miso.
    .other = Miso tylko na to czeka. Podaj czwórkę.
tokens-over =
    Trzeci żeton dla Miso! Koniec gry, a Miso na ostatnim miejscu. Ty i Juno macie po jednym, więc wygrywa ten, kto ma
    więcej kart na ręce. Ty masz cztery, Juno trzy: wygrywasz!

## Czwarta lekcja: co jest jawne i jakie są zasady domowe.

variants = Zasady domowe
variants-seen =
    Wszyscy widzą, co kto zjada. Po jedzeniu Miso ma szóstkę i siódemkę, o czym przypomina zasada domowa „Ściąga”. Nie
    zaczynaj więc od żadnej z nich. Dotknij swojej trójki.
    .other = Miso też to ma. Weź trójkę.
variants-open =
    Miso nie ma trójki, więc je. Odrzucone karty też są jawne. Możesz je w każdej chwili przejrzeć i policzyć, co jeszcze może
    być w talii.
variants-none =
    Zaczynasz, ale masz same akcje, a stos zaczyna się od dania. Dlatego dobierasz trzy karty, a wszyscy już wiedzą, że na
    twojej ręce nie było dań. Dotknij dowolnego dania.
variants-same =
    Dwanaście do zjedzenia. Możesz podać czwórkę. Ale do uniku wystarczy każda para, nawet taka sama jak danie na stosie.
    Dotknij swoich czwórek, potem „Unik parą”.
    .other = Też się da. Ale tutaj zrób unik obiema czwórkami.
variants-easy =
    Została tylko jedna czwórka i Miso ją zjada. Za łatwo? To włącz zasadę domową „Unik zmienia danie”.
variants-changed =
    Te same karty, ale z tą zasadą. Teraz czwórki nie dają uniku: potrzebna jest para innego dania. Dotknij swoich dwójek,
    potem „Unik parą”.
    .other = Można i tak. Ale wypróbuj dwójki.
variants-even =
    Jeszcze jedna zasada domowa: „Dania”. Zwykle dwójek jest siedemnaście, a siódemek tylko siedem. Tu wszystkich jest po
    dwanaście, więc siódemki trafiają się częściej! Zasady domowe wybierasz, gdy otwierasz stół.
