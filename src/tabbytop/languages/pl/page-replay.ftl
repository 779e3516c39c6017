### Powtórka: linki do jej chwil, komentarze i gra dalej od wybranego miejsca.

## Chwila

moment = Ta chwila
# Zmienne: $at, $last (numery ruchów).
moment-at = Po ruchu { $at } z { $last }
moment-deal = Rozdanie
moment-end = Koniec
# Imiona w takiej powtórce wybiera ten, kto ją przysyła.
from-device = Tę grę przysłało urządzenie. Ruchy są zgodne z zasadami, ale tylko urządzenie wie, czyje są.

## Udostępnianie

share = Udostępnij tę chwilę
# Otwiera się okno udostępniania przeglądarki.
share-link = Udostępnij link
share-copy = Kopiuj
share-copied = Skopiowano. Link otwiera tę chwilę.
# Nie udało się skopiować.
share-marked = Link jest zaznaczony: skopiuj go.
share-label = Link do tej chwili
# Wiadomość wysyłana z linkiem. Zmienne: $game.
share-text = Zobacz tę chwilę w grze { $game }.
share-not = Ta gra jest tylko na twoim urządzeniu, więc nie ma linku dla innych.

## Gra dalej od tej chwili

play-on = Zagraj dalej od tego miejsca
play-on-note = Ty zajmujesz jedno miejsce, boty pozostałe. Ręce zostają, jakie były, ale karty dobierane od tej chwili są nowe. Jeśli podglądasz cudze ręce, to je znasz. Taka gra nie liczy się do statystyk ani naklejek.
play-on-seat = Twoje miejsce
play-on-level = Boty
play-on-go = Gram!
play-on-over = Tu gra jest już skończona. Cofnij się o kilka ruchów, żeby zagrać dalej.

## Komentarze

comments = Komentarze
comments-none = Ta gra nie ma jeszcze komentarzy.
comments-write = Powiedz coś o tej chwili
comments-public = Przeczyta to każdy, kto ma link.
# Dla tych, którzy nie mogą komentować.
comments-who = Komentować mogą osoby, które siedziały przy tym stole, jeśli był tam czat.
comments-send = Wyślij
comments-posted = Komentarz dodany.
# Zmienne: $step (liczba).
comments-step = Ruch { $step }
comments-delete = Usuń
# Zmienne: $text.
comments-delete-one = Usuń swój komentarz „{ $text }”
comments-deleted = Komentarz usunięty.
# Zmienne: $name.
comments-mute = Ukryj: { $name }
# Zmienne: $name.
comments-unmute = Pokaż znowu: { $name }
# Ile ich jest, obok przycisku. Zmienne: $count.
comments-count =
    { $count ->
        [one] Jeden komentarz
        [few] { $count } komentarze
       *[other] { $count } komentarzy
    }

## Link z liczbami bez sensu

# Link do chwili ma za duży numer. Zmienne: $last.
clamped-at =
    { $last ->
        [one] Ta gra ma tylko { $last } ruch, więc widzisz koniec.
        [few] Ta gra ma tylko { $last } ruchy, więc widzisz koniec.
       *[other] Ta gra ma tylko { $last } ruchów, więc widzisz koniec.
    }
# … albo żadnego.
clamped-bad = Link nie wskazuje żadnej chwili tej gry, więc widzisz początek.
# … albo miejsce, którego nie ma.
clamped-seat = To miejsce było w tej grze puste, więc patrzysz oczami tej osoby, która ma ruch.

## Gra według zasad, których już nie ma

other-rules = Tę grę rozegrano według innych zasad, których Tabbytop już nie ma. Stołu więc nie zobaczysz, ale przeczytasz każdy ruch.
other-rules-moves = Wszystkie ruchy
other-rules-result = Jak się skończyło
# Zrobił ruch.
other-rules-clock = Zegar
