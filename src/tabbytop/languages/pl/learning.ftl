### Lekcje, w każdej grze: co słychać, gdy odpowiedź nie pasuje, i na co wskazuje krok.

# Czytająca osoba, tam gdzie potrzebne jest imię.
learner = Ty
no-lesson = Nie ma lekcji { $name }. Spróbuj jednej z tych: { $lessons-or }.
is-over = Ta lekcja jest skończona.
waits-for-move = Najpierw zrób ruch, o który prosi lekcja.
waits-for-reader = Jeszcze nie. Najpierw przeczytaj to, potem ruszaj dalej.
other-move = Można i tak, ale ta lekcja czeka na coś innego.
# Zmienne: $move (ruch, na który czeka lekcja, w słowach).
other-move-instead = Można i tak, ale w tej lekcji spróbuj: { $move }.
# O czym jest ten krok, dla tych, którzy nie widzą, co się świeci. Zmienne: $things (lista).
about = Spójrz tutaj: { $things }.

## Na co można wskazać.

point-hand = twoja ręka
point-question = pytanie
point-deck = talia
point-score = punkty
# Zmienne: $seat (osoba).
point-seat =
    { $seat-is ->
        [you] twoje miejsce
       *[other] { $seat }
    }
