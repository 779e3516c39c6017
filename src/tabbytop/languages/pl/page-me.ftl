### Własna strona: kim jesteś, co lubisz, twoje konto.

page = Ty
hello = Cześć, { $name }
kept = W grach, które już trwają, zostaje dotychczasowe imię.
name = Twoje imię
change = Tak mnie nazywaj
changed = Niech będzie { $name }.
cat = Twój kot
# Koty, które są obrazkami osób.
cat-name-tabby = Burasek
cat-name-ginger = Rudy
cat-name-tuxedo = Fraczek
cat-name-calico = Trikolorka
cat-name-siamese = Syjam
cat-name-persian = Pers
cat-name-sphynx = Sfinks
cat-name-bengal = Bengal
cat-name-russian-blue = Rosyjski niebieski
cat-name-maine-coon = Maine coon
cat-name-black = Czarny
cat-name-white = Biały
cat-name-tortoiseshell = Szylkretka
cat-name-scottish-fold = Zwisłouchy
cat-name-ragdoll = Ragdoll
cat-name-birman = Birma
games = Twoje gry
running = W toku
over = Skończone
# Link za skończoną grą i jego nazwa dla czytników ekranu. Zmienne: $game.
review = Analiza
review-of = Analiza: { $game }
no-games = Jeszcze żadnej. Półka jest pełna.
shelf = Do półki
likes = Jak lubisz
language = Język
sound = Dźwięk
sound-about = ciche mruczenie, szelest papieru i grzechot karmy
volume-off = Brak
volume-quiet = Cicho
volume-normal = Normalnie
voices = Głosy kotów
voices-about = miauczenie, mruczenie i prychanie; szelest papieru i grzechot karmy zostają
theme = Wygląd
theme-device = Jak na urządzeniu
theme-light = Jasny
theme-dark = Ciemny
motion = Animacje
motion-device = Jak na urządzeniu
motion-full = Koty skaczą
motion-calm = Spokój
hand = Ręka, którą grasz
hand-left = Lewa
hand-right = Prawa

## Gra bez połączenia.

offline-title = Gra offline
offline-about = Wszystkie gry, boty i lekcje na tym urządzeniu: do pociągu, samolotu i chatki w lesie.
offline-keep = Zapisz offline
# Zmienne: $size (w megabajtach).
offline-weight = { $size } MB do pobrania
# Zmienne: $percent.
offline-fetching = Pobrano { $percent }%…
# Zmienne: $size (w megabajtach).
offline-kept = Na tym urządzeniu: { $size } MB.
offline-delete = Usuń
offline-failed = Nie udało się. Spróbuj jeszcze raz przy lepszym połączeniu.
offline-impossible = Ta przeglądarka nie zapisze tu gier: potrzebuje bezpiecznego adresu (https).
offline-unready = Ten serwer jeszcze pakuje gry. Uruchom go ponownie za kilka minut, a zabierzesz je ze sobą.
# Skończone gry, których nie ma żaden serwer. Zmienne: $games (ile).
offline-games =
    { $games ->
        [one] 1 partię rozegrano tylko na tym urządzeniu.
        [few] { $games } partie rozegrano tylko na tym urządzeniu.
       *[other] { $games } partii rozegrano tylko na tym urządzeniu.
    }
# Przycisk. Zmienne: $games (ile).
offline-games-put =
    { $games ->
        [one] Dodaj ją do historii
       *[other] Dodaj je do historii
    }
# Zmienne: $done, $games (ile z ilu).
offline-games-putting = { $done } z { $games }…
# Zmienne: $games (ile).
offline-games-put-done =
    { $games ->
        [one] 1 partia jest już w twojej historii.
        [few] { $games } partie są już w twojej historii.
       *[other] { $games } partii jest już w twojej historii.
    }
# Niektórych nie dało się przyjąć; dalej stoi powód. Zmienne: $games (ile).
offline-games-stay =
    { $games ->
        [one] 1 partia zostaje na tym urządzeniu.
        [few] { $games } partie zostają na tym urządzeniu.
       *[other] { $games } partii zostaje na tym urządzeniu.
    }
offline-games-failed = Nie udało się. Spróbuj jeszcze raz.

## Własne konto.

account-title = Konto, jeśli chcesz
account-guest = Grasz jako gość. Z kontem masz swoje gry także na innych urządzeniach.
# Nazwa pola.
account-login = Imię do logowania
account-password = Hasło, co najmniej osiem znaków
# Pod polem, zanim cokolwiek zostanie odrzucone.
account-password-how = Za łatwe: popularne słowo, własne imię albo klawisze obok siebie, nawet z paroma cyframi, jak „whiskers99”. Trzy dziwne słowa są w sam raz.
account-make = Załóż konto
account-have = Mam już konto
account-name = Imię do logowania
account-old-password = Hasło
account-enter = Zaloguj się
account-yours = Twoje konto
account-you = Na każdym urządzeniu logujesz się jako „{ $login }”.
account-leave = Wyloguj się tutaj
account-left = Wylogowano. Do zobaczenia!
account-leave-everywhere = Wyloguj się wszędzie
account-left-everywhere = Wylogowano na wszystkich urządzeniach.
account-data = Moje dane
account-data-about = Wszystko, co o tobie przechowujemy, w jednym pliku: imię, stoły, wyniki, statystyki, naklejki i twoje wypowiedzi.
account-download = Daj mi plik
account-another = Zmień hasło
account-before = Stare hasło
account-after = Nowe hasło
account-change = Zmień
account-changed = Hasło zmienione. Zaloguj się ponownie na innych urządzeniach.
account-forget = Zapomnij o mnie
account-forget-about = Odchodzisz od wszystkich stołów. Twoje imię, wypowiedzi, wyniki, statystyki i naklejki znikną. Nie da się tego cofnąć.
account-your-password = Twoje hasło
account-delete = Usuń mnie i wszystko po mnie
account-forgotten = Wszystko zapomniane. My się w ogóle znamy?
