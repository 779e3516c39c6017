### Zasady Tem-Purr-A w obrazkach. `.picture` opisuje obrazek tym, którzy go nie widzą.
### Karty nazywają się tak jak w tem-purr-a.ftl.

goal = Podaj rosnący stos dalej, zanim trzeba będzie go zjeść, i miej najmniej żetonów, gdy ktoś weźmie trzeci.

## Tura: jedno z pierwszych czterech, a potem to, co może z tego wyniknąć.

step-serve = Podaj: zagraj takie samo danie, jakie leży na stosie. Stos rośnie i idzie do następnej osoby.
    .picture = Stos z dwóch Dango i ręka z trzecim, które się na nim znajdzie.
step-eat = Albo zjedz: dobierz tyle kart, ile wart jest stos. Są twoje, a ty zaczynasz nowy stos od dania.
    .picture = Głodny kot przed stosem z dwóch Dango i sześć kart z talii.
step-act = Albo zagraj akcję: Repeta dodaje do stosu jedną kartę, „W tył zwrot” odsyła go z powrotem, „Hej, ty” wskazuje następną osobę.
    .picture = Trzy akcje: Repeta, „W tył zwrot” i „Hej, ty”.
step-skip = Albo zrób unik: zagraj dwa jednakowe dania, bez względu na to, co leży na stosie. Stos znika, a jedno z nich zaczyna nowy.
    .picture = Stos z dwóch porcji makaronu znika; zagrano dwie kulki ryżu, a jedna z nich to nowy stos.
step-indigestion = Niestrawność wśród dobranych kart? Weź żeton. Runda się kończy, wszystko poza kartami na rękach się tasuje, a ty zaczynasz.
    .picture = Kot, któremu niedobrze, karta Niestrawność i żeton.
step-end = Gdy ktoś ma trzy żetony, gra się kończy. Wygrywa, kto ma ich najmniej; przy remisie ten, kto ma najwięcej kart na ręce.
    .picture = Trzy osoby: z trzema żetonami, z jednym i bez żetonów.

## Przykład: ile kosztuje stos.

example = Idą do ciebie trzy Dango i Repeta. Nie masz Dango, akcji ani pary, więc musisz jeść.
    .picture = Stos z trzech Dango, a na nim Repeta; dobierasz dziesięć kart, wśród nich Niestrawność.
example-dishes = Trzy Dango po 3
example-plus = Repeta
example-sum = Tyle kart dobierasz
example-bad = Jedna z nich to Niestrawność: bierzesz żeton, a pozostałe dziewięć zatrzymujesz.
example-end = Na koniec Cem ma 3 żetony, a ty i Ben po 1. Masz więcej kart niż Ben, więc wygrywasz!
