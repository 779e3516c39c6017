### Powiadomienia na tym urządzeniu albo gdzie indziej, że przyszła czyjaś kolej.

title = Daj znać, gdy przyjdzie moja kolej
# Na własnej stronie.
about = Przydaje się w partiach na wiele dni i przy stołach w tle. Powiadomienie podaje grę i imiona, nigdy karty.
here = Na tym urządzeniu
here-about = nawet gdy strona jest zamknięta
# Przeglądarka tego nie potrafi; na iPhonie strona musi być na ekranie początkowym.
impossible = Ta przeglądarka nie pokaże powiadomień. Na iPhonie najpierw dodaj stronę do ekranu początkowego.
# Przeglądarce zabroniono je pokazywać.
blocked = Ta przeglądarka blokuje stąd powiadomienia. Zmienisz to w jej ustawieniach.
failed = Nie udało się. Spróbuj za chwilę jeszcze raz.
# Inne sposoby powiadamiania.
elsewhere = Gdzie indziej
# ntfy to nazwa programu.
kind-ntfy = Temat ntfy
kind-webhook = Webhook
kind-push = Przeglądarka
address = Adres
add = Dodaj
added = Dodano.
remove = Usuń
# Zmienne: $what (adres albo „Przeglądarka”).
remove-one = Usuń: { $what }
muted =
    { $count ->
        [one] Jeden stół jest wyciszony.
        [few] { $count } stoły są wyciszone.
       *[other] { $count } stołów jest wyciszonych.
    }
hear-again = Wyłącz wyciszenie

## Przy stole

offer-on = Damy znać, gdy przyjdzie twoja kolej.
mute = Nie dla tego stołu
unmute = Znów dla tego stołu
muted-here = Bez powiadomień dla tego stołu.
