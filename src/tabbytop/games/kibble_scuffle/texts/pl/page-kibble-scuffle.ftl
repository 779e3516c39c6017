### Kibble Scuffle na stronie: pośrodku trzy miski, wokół nich koty, na dole twoja ręka.
### Pytania, zdarzenia i to, co robią karty, są tekstami samej gry.

# $bowl: numer miski, od lewej.
bowl =
    { $bowl ->
        [1] Rybia miska
        [2] Mysia miska
       *[3] Ptasia miska
    }
bowl-in =
    { $bowl ->
        [1] rybiej misce
        [2] mysiej misce
       *[3] ptasiej misce
    }
# Na wąskim przycisku.
bowl-short =
    { $bowl ->
        [1] Rybia
        [2] Mysia
       *[3] Ptasia
    }
card = Karta
# Znaczki na karcie: rzecz, nie kot; kot, który je przed innymi.
item = przedmiot
first = 1.

# Chrupka o wartości $value: mianownik na początku i w środku zdania.
cube-first =
    { $value ->
        [1] Jedynka
        [2] Dwójka
       *[3] Trójka
    }
cube-within =
    { $value ->
        [1] jedynka
        [2] dwójka
       *[3] trójka
    }

## Talerzyk pod miską: ile kotów tu jest i co zmieni wskazany ruch.

plate-count = { $counted } z { $full }
plate-enough = { $counted }: kolacja, jeśli zostaną
plate-enough-short = { $counted }: kolacja?
plate-eats = { $counted }: kolacja!
# Teraz jedzą: tyle kotów jeszcze nic nie zjadło.
plate-hungry =
    { $count ->
        [one] { $count } głodny
        [few] { $count } głodne
       *[many] { $count } głodnych
    }
plate-sum = { $counted } + { $title } = { $total } z { $full }
plate-sum-enough = { $counted } + { $title } = { $total }. Kolacja, jeśli zostaną
plate-makes = razem { $total } z { $full }
plate-makes-enough = razem { $total }: kolacja?
plate-item = { $title }, potem kot
plate-trade =
    { $gets ->
        [one] { $gets } punkt za { $gives }
        [few] { $gets } punkty za { $gives }
       *[many] { $gets } punktów za { $gives }
    }
plate-serve = { points } w misce
plate-laser = Wszyscy grają tu!
plate-closed = Wstęp wzbroniony

## Kto siedzi przy stole.

seat-eats-first = zaczyna jeść
seat-plays-next = gra za chwilę
seat-turn = gra
seat-goal = cel: { $goal }
seat-with = para: { $name }
seat-with-you = z tobą
seat-of = gracza { $name }
seat-yours = twój kot
seat-hand = { $count } na ręce
seat-known = na pewno na ręce: { $titles }
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
seat-about = { $name }: chrupki, odrzucone i ręka
seat-box = Pudło z karmą: { $name }

## Stosy i okienko, które pokazuje, co w nich jest.

# Za liczbą kart.
piles-draw = w talii
piles-discard = odrzucone
piles-look-deck = Twoja talia: { $count }. Zobacz, co w niej zostało
piles-look-discard = Twoje odrzucone karty: { $count }. Przejrzyj je
piles-deck-title = Zostało w talii
piles-deck-order = Kolejność przypadkowa: co będzie następne, nie wie nikt.
piles-discard-title = { $name }: odrzucone
piles-your-discard = Twoje odrzucone
piles-empty = Nic tu nie ma. Nawet wąsika.
# Nagłówki; po dwukropku liczba.
piles-cubes = Zjedzone
piles-hand = Ręka
piles-deck = Talia
piles-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
piles-left-out = Poza talią
piles-box = W pudle z karmą
piles-of-value = { $count } × { $value }
piles-times = ×{ $count }

## Pytania, które strona zadaje krok po kroku. $title: karta; $value: chrupka.

ask-where = { $title }. Przy której misce?
ask-copy-whom = Kopiokot przegląda twoje odrzucone. Kogo skopiuje?
ask-copy-where = Kopiokot jako { $title }. Przy której misce?
ask-where-to = { $title } ucieka. Dokąd?
ask-eats = Co zje { $title }?
ask-eats-more = { cube-first } i co jeszcze?
ask-only = Tylko { cube-within }
ask-and = i { cube-within }
ask-cube = { cube-first }
# Jedyna odpowiedź: ten kot zjada tę chrupkę.
ask-cat-cube = { $title }: { cube-within }
ask-other = Inna karta
ask-back = Wróć
# $gives: twoja chrupka; $gets: chrupka, którą ma $name.
ask-swap = Twoja { ask-gives } za { ask-gets } gracza { $name }
ask-gives =
    { $gives ->
        [1] jedynka
        [2] dwójka
       *[3] trójka
    }
ask-gets =
    { $gets ->
        [1] jedynkę
        [2] dwójkę
       *[3] trójkę
    }
ask-next = Potem gra { $name }.
ask-then-you = Potem gra { $name }, a po chwili ty.
ask-you-next = Potem grasz ty.
# Pod pytaniem przy kolacji: jedzenia nie starczy dla wszystkich.
note-hungry =
    { $cubes ->
        [one] { $cubes } chrupka na { note-cats }: reszta obejdzie się smakiem.
        [few] { $cubes } chrupki na { note-cats }: reszta obejdzie się smakiem.
       *[many] { $cubes } chrupek na { note-cats }: reszta obejdzie się smakiem.
    }
note-cats =
    { $cats ->
        [one] { $cats } głodnego kota
        [few] { $cats } głodne koty
       *[many] { $cats } głodnych kotów
    }
note-last-dinner = Po tej kolacji gra się kończy.
note-no-kitten = Nie masz na ręce drugiego Kociaka.
note-arrives = Kot, który zmienia miskę, znowu robi swoje.

## Przed grą: odkładanie kart poza talię i wybór pierwszej ręki.

build-deck = Twoje karty
build-out = Odłożone
build-hand = Pierwsza ręka
# Przed nazwą karty; tylko dla tych, którzy słuchają strony.
build-omit = Odłóż:
build-hold = Zacznij z kartą:

## Nazwy rzeczy dla tych, którzy słuchają strony.

label-bowls = Trzy miski
label-hand = Twoja ręka
label-card = { $title }. { $text }
label-others = Pozostali
label-bowl-state = { bowl }, koty: { $counted } z { $full }, jedzenie: { $cubes }
label-bowl-empty = { bowl }, koty: { $counted } z { $full }, bez jedzenia
label-cat = { $title }, twój kot, { bowl }
label-cat-of = { $title }, kot gracza { $name }, { bowl }
label-cube = { cube-first } w { bowl-in }
label-cube-of = { cube-first } gracza { $name }
label-chooses = Wybierz: { $words }
