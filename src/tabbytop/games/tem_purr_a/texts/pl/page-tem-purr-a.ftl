### Tem-Purr-A na stronie: pośrodku stos dań; ktoś musi go zjeść i odkrywa przy tym karty z talii.

# $card: nazwa karty w zapisie; dania to liczby.
title =
    { $card ->
        [2] Kulka ryżu
        [3] Dango
        [4] Krewetka
        [5] Łosoś
        [6] Gyoza
        [7] Makaron
        [plus] Repeta
        [reverse] W tył zwrot
        [choose] Hej, ty
        [indigestion] Niestrawność
       *[other] { $card }
    }
cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
times = ×{ $count }

# Małe liczby słowami (karty, więc rodzaj żeński), na początku zdania i w środku.
count-first =
    { $count ->
        [0] Nic
        [1] Jedna
        [2] Dwie
        [3] Trzy
        [4] Cztery
        [5] Pięć
        [6] Sześć
        [7] Siedem
        [8] Osiem
        [9] Dziewięć
        [10] Dziesięć
        [11] Jedenaście
        [12] Dwanaście
       *[other] { $count }
    }
count-within =
    { $count ->
        [0] nic
        [1] jedna
        [2] dwie
        [3] trzy
        [4] cztery
        [5] pięć
        [6] sześć
        [7] siedem
        [8] osiem
        [9] dziewięć
        [10] dziesięć
        [11] jedenaście
        [12] dwanaście
       *[other] { $count }
    }
left-within =
    { $left ->
        [0] nic
        [1] jedna
        [2] dwie
        [3] trzy
        [4] cztery
        [5] pięć
        [6] sześć
        [7] siedem
        [8] osiem
        [9] dziewięć
        [10] dziesięć
        [11] jedenaście
        [12] dwanaście
       *[other] { $left }
    }

# Danie po wartości $dish: "trójkę", "od trójki", "z trójkami".
dish =
    { $dish ->
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
        [6] szóstkę
       *[7] siódemkę
    }
dish-gen =
    { $dish ->
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
        [6] szóstki
       *[7] siódemki
    }
dish-with =
    { $dish ->
        [2] dwójkami
        [3] trójkami
        [4] czwórkami
        [5] piątkami
        [6] szóstkami
       *[7] siódemkami
    }

## Stos.

scene-label = Stos
# Pod sumą stosu.
scene-to-eat = do zjedzenia
scene-still-to-eat = jeszcze zostało
scene-times = { $count } × { $value }
# Podaje się tylko dania o tej samej liczbie. $card: ta liczba.
scene-matched =
    { $card ->
        [2] Możesz podać tylko dwójkę: { title }
        [3] Możesz podać tylko trójkę: { title }
        [4] Możesz podać tylko czwórkę: { title }
        [5] Możesz podać tylko piątkę: { title }
        [6] Możesz podać tylko szóstkę: { title }
       *[7] Możesz podać tylko siódemkę: { title }
    }
scene-nothing = Jeszcze bez dania
scene-clockwise = Gra idzie zgodnie z ruchem wskazówek zegara.
scene-counter = Gra idzie przeciwnie do ruchu wskazówek zegara.
scene-becomes = → { $total }
scene-turn-of = Gra { $name }
scene-your-turn = Twoja kolej
scene-eats = { $name } je
scene-you-eat = Jesz
scene-full = { $name } ma dość
scene-you-are-full = Masz dość

## Talia i to, jak groźne jest jedzenie.

# Za liczbą kart w talii.
deck-left = w talii
# Pod nią: ile z nich to Niestrawności.
deck-bad =
    { $count ->
        [one] w tym { $count } zła
        [few] w tym { $count } złe
       *[many] w tym { $count } złych
    }
deck-danger = { $percent }%
deck-danger-label = Ryzyko Niestrawności, jeśli zjesz { $total }: { $percent }%.
# Za procentami.
deck-risk = ryzyka
# Za liczbą kart odrzuconych.
deck-discard = odrzucone
deck-show = Odrzucone: { cards }. Przejrzyj je

## Kto siedzi przy stole.

seat-tokens = żetony: { $taken } z 3
seat-hand = { cards } na ręce
seat-next = gra za chwilę
# Przycisk, który wskazuje tę osobę.
seat-choose = Wskaż: { $name }
seat-known = Wszyscy wiedzą, że { $name } ma te karty

## Twoja ręka.

hand-label = Twoja ręka
hand-empty = Masz pustą rękę: w swojej turze dobierzesz trzy.
hand-pile =
    { $count ->
        [1] { title }
       *[other] { $count } × { title }
    }
hand-pile-dish =
    { $count ->
        [1] { title } ({ $card })
       *[other] { $count } × { title } ({ $card })
    }
hand-back = Odłóż na rękę

## Pytania.

ask-choose = „Hej, ty”! Kto dostanie { $total } do zjedzenia?
ask-pair = Co zrobisz z { dish-with }?
ask-more = Albo dotknij świecącej karty.
# $next: imię następnej osoby.
ask-start-note = Potem gra { $next }. Małe danie to niewiele jedzenia.
ask-action = Zagrać „{ title }”?
# Ktoś ma dwa żetony; trzeci kończy grę.
ask-danger =
    { $names-count ->
        [one] { $names } ma dwa żetony: trzeci kończy grę.
       *[other] { $names } mają po dwa żetony: trzeci kończy grę.
    }
ask-own-danger = Twój następny żeton będzie trzeci: koniec gry!
# Dlaczego teraz twoja kolej: $name zagrywa tę akcję.
ask-sent-back = „{ title }”: { $name } odsyła ci stos.
ask-chosen = „{ title }”: { $name } wskazuje ciebie.
ask-only-eat = Żadna twoja karta nie pasuje: zjedz { $total }.
ask-add-note = Jeszcze jedna to większe ryzyko dla wszystkich, dla ciebie też.

## Do czego prowadzi ruch. $total: ile będzie wtedy do zjedzenia; $next: kto jest następny.

comes-to-start = Zacznij od { dish-gen }: { $next } dostaje { $dish }
comes-to-serve = Podaj { dish }: { $next } dostaje { $total }
comes-to-plus = Repeta: { $next } dostaje { $total }
comes-to-reverse = W tył zwrot: { $next } dostaje { $total }
comes-to-anybody = „Hej, ty”: wskaż, kto dostanie { $total }
comes-to-skip = Unik parą: { $next } dostaje { $dish }
comes-to-eat = Zjedz { $total }
comes-to-eat-risk = Zjedz { $total } · { $percent }% ryzyka

## Posiłek: karty odkrywa się jedna po drugiej; zła kończy posiłek.

meal-label = Posiłek
# $count: karty do odkrycia.
meal-begins =
    { $count ->
        [one] { count-first } karta do odkrycia.
        [few] { count-first } karty do odkrycia.
       *[many] { count-first } kart do odkrycia.
    }
# $count: karty dobre do tej pory; $left: karty jeszcze zakryte.
meal-going = { count-first } w brzuszku, jeszcze { left-within }.
meal-last = Jeszcze jedna.
# $count: odkryte karty, wszystkie dobre.
meal-done =
    { $count ->
        [1] Jedna karta i nic się nie stało.
        [2] Obie gładko weszły.
        [few] { count-first } karty i żadna nie zaszkodziła.
       *[many] { count-first } kart i żadna nie zaszkodziła.
    }
meal-bad = O nie. Niestrawność!
meal-yours =
    { $count ->
        [0] Co dobre, trafi na twoją rękę.
        [1] Tę i tak zatrzymujesz.
       *[other] Te { count-within } i tak zatrzymujesz.
    }
meal-theirs = { $name } zjada { $count }.
# $count: odkryte Niestrawności; kilka naraz to jeden żeton.
meal-bad-yours =
    { $count ->
        [1] To żeton. Resztę zatrzymujesz.
       *[other] Za wszystkie tylko jeden żeton! Resztę zatrzymujesz.
    }
meal-bad-theirs =
    { $count ->
        [1] { $name } bierze żeton.
       *[other] Za wszystkie tylko jeden żeton. { $name } ma szczęście!
    }
# Przyciski. Karty odkrywają się same; pierwszy przycisk od razu odkrywa następną.
meal-next = Następna karta
meal-onward = Dalej
meal-turned = Karta { $at }: { title }

## Odrzucone karty.

gone-title = Odrzucone
gone-none = Jeszcze nic tu nie ma.
