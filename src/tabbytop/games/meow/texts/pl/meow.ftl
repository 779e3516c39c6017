### Meow!: każda karta to zasada Kultu Kota i żąda jednej sztuczki. Wszyscy próbują spełnić zasady, których nie widzą.
###
### Osoby: $seat, $active (czyja jest tura), $at i $pointed (czyja ręka jest sprawdzana), $starter, $winners (kilka).
### Karty i sztuczki, które je spełniają: $card, $act (komunikaty `card-…`). $word to słowo, które ktoś mówi; jego tłumaczenie
### jest na listach `meow/<lista>.txt`. $left: na ile różnych sztuczek jest jeszcze miejsce w tej turze.

title = Meow!
about = Przestrzegaj zasad Kultu Kota. Szkoda tylko, że prawie żadnej ci nie zdradzono.
mood-first = wariacko
mood-second = tajemniczo
mood-third = głośno

## O co gra pyta.

# Przed grą skreśla się sztuczki, których ktoś nie może zrobić. $most: najwyżej ile.
prompt-strike =
    { $most ->
        [one] Jest sztuczka, której nie możesz zrobić? Jedną wolno skreślić, nikt się nie dowie. Gotowe?
       *[other] Jest coś, czego nie możesz zrobić? Skreśl to, nikt się nie dowie. Gotowe?
    }
# Wszyscy oglądają rozdaną rękę, a potem przekazują ją dalej.
prompt-pass = Naucz się swoich zasad na pamięć, a potem przekaż je w lewo.
prompt-clock = Świeca się dopala.
# $may_act: sztuczki można robić już przed kartą; $may_replace: można wymienić znaną zasadę.
prompt-play =
    { $may_act ->
        [yes]
            { $left ->
                [0] Kot ma dość nowości: zagraj kartę albo najpierw coś powtórz.
                [1] Najpierw sztuczki PRZED (na całą turę została jeszcze jedna), potem zagraj kartę.
                [few] Najpierw sztuczki PRZED (na całą turę zostały jeszcze { $left } różne), potem zagraj kartę.
               *[other] Najpierw sztuczki PRZED (na całą turę zostało jeszcze { $left } różnych), potem zagraj kartę.
            }
       *[no] Zagraj kartę.
    }{ $may_replace ->
        [yes] {" "}Znasz zasadę, której nie możesz spełnić? Najpierw ją wymień.
       *[no] {""}
    }
prompt-act =
    { $left ->
        [0] Kot ma dość nowości: zacznij sprawdzian albo coś powtórz.
        [1] Uciesz kota. Jest miejsce na jeszcze jedną sztuczkę, potem sprawdzian.
        [few] Uciesz kota. Jest miejsce na { $left } różne sztuczki, potem sprawdzian.
       *[other] Uciesz kota. Jest miejsce na { $left } różnych sztuczek, potem sprawdzian.
    }
prompt-reveal =
    { $active-is ->
        [you] Wpadka! Którą złamaną zasadę pokazujesz?
       *[other] { $active } wpada! Którą złamaną zasadę pokazujesz?
    }
prompt-answer =
    { $active-is ->
        [you] Wskazujesz na siebie. Czy złamano którąś z twoich zasad?
       *[other] { $active } wskazuje na ciebie. Czy złamano którąś z twoich zasad?
    }
prompt-object =
    { $active-is ->
        [you] Wskazujesz na { $pointed-gen }. Czy karta z ołtarza jest spełniona? Jeśli nie, zgłoś sprzeciw.
       *[other] { $active } wskazuje na { $pointed-gen }. Czy karta z ołtarza jest spełniona? Jeśli nie, zgłoś sprzeciw.
    }

## Co się dzieje.

# Karta zasady, czasem ze swoim czasem; `read`: tak jak się ją odczytuje.
titled =
    { $part ->
        [before] „{ $card }” (PRZED)
        [after] „{ $card }” (PO)
       *[none] „{ $card }”
    }
    .read = { titled }: { $card-text }

event-ready =
    { $seat-is ->
        [you] Kończysz skreślanie.
       *[other] { $seat } kończy skreślanie.
    }
# Każdy dostaje $each kart, w stosie leży $pile; $cards: karty czytającej osoby, jeśli je widzi.
event-dealt =
    { $each ->
        [1] Wszyscy w nowicjacie dostają po jednej zasadzie
        [few] Wszyscy w nowicjacie dostają po { $each } zasady
       *[other] Wszyscy w nowicjacie dostają po { $each } zasad
    }, { $pile ->
        [one] a jedna trafia do stosu
        [few] a { $pile } trafiają do stosu
       *[other] a { $pile } trafia do stosu
    }{ $cards-count ->
        [none] {""}
       *[other] . Na razie w twoich łapkach: { $cards }
    }. { $starter-is ->
        [you] Zaczynasz.
       *[other] Zaczyna { $starter }.
    }
event-passes =
    { $seat-is ->
        [you] Wszystko zapamiętane.
       *[other] { $seat } ma już wszystko w głowie.
    }
event-passed =
    { $cards-count ->
        [none] Wszystkie ręce wędrują w lewo.
       *[other] Wszystkie ręce wędrują w lewo. Twoje zasady to teraz: { $cards }.
    }
# W zagadkach, po rozdaniu: karta, którą czytająca osoba przekazała w lewo.
event-handed =
    { $seat-is ->
        [you] Masz teraz { $card-read }
       *[other] { $seat } ma teraz { $card-read }
    }
event-turn =
    { $seat-is ->
        [you] Runda { $round }: podchodzisz do ołtarza.
       *[other] Runda { $round }: { $seat } podchodzi do ołtarza.
    }
event-time_up =
    { $seat-is ->
        [you] Świeca zgasła: twój czas minął.
       *[other] Świeca zgasła: { $seat } nie ma już czasu.
    }
event-played =
    { $seat-is ->
        [you] Zagrywasz { $card-read }
       *[other] { $seat } zagrywa { $card-read }
    }
# $fresh: nowa zasada, widoczna tylko dla osoby, która ją ma.
event-replaced =
    { $seat-is ->
        [you] Wymieniasz { $card }
       *[other] { $seat } wymienia { $card }
    }{ $fresh ->
        [none] .
       *[other] . W zamian dostajesz { $fresh-read }
    }
# Sztuczka, jak widzą ją inni: nigdy z nazwą zasady. $times: ile razy już ją zrobiono.
event-acted =
    { $seat-is ->
        [you]
            { $word ->
                [none] Twoja sztuczka: { $act-label }{ told }
               *[other] { $act-label }: „{ $word }”.
            }
       *[other] { $seat } { $act-shown }{ told }
    }
told =
    { $word ->
        [none]
            { $times ->
                [1] .
               *[other] {" "}(już { $times } razy).
            }
       *[other] : „{ $word }”.
    }
event-checking =
    { $seat-is ->
        [you] Zaczynasz sprawdzian.
       *[other] { $seat } zaczyna sprawdzian.
    }
event-pointed =
    { $seat-is ->
        [you] Wskazujesz na { $at-gen }: „Czy łamię którąś z twoich zasad?”
       *[other] { $seat } wskazuje na { $at-gen }: „Czy łamię którąś z twoich zasad?”
    }
# Nie złamano nic z tej ręki. $kept: karta, którą wskazano, choć ją spełniono.
event-cleared =
    { $kept ->
        [none]
            { $seat-is ->
                [you] Mówisz „nie”: żadna zasada nie jest złamana.
               *[other] { $seat } mówi „nie”: żadna zasada nie jest złamana.
            }
       *[other]
            { $seat-is ->
                [you] Wskazujesz kartę { $kept }, ale ją spełniono. To liczy się jako „nie”.
               *[other] { $seat } wskazuje kartę { $kept }, ale ją spełniono. To liczy się jako „nie”.
            }
    }
event-looked =
    { $seat-is ->
        [you] Przecierasz oczy i patrzysz jeszcze raz.
       *[other] { $seat } przeciera oczy i patrzy jeszcze raz.
    }
event-objected =
    { $right ->
        [yes]
            { $seat-is ->
                [you] Zgłaszasz sprzeciw i masz rację.
               *[other] { $seat } zgłasza sprzeciw i ma rację.
            }
       *[no]
            { $seat-is ->
                [you] Zgłaszasz sprzeciw, ale nie masz racji.
               *[other] { $seat } zgłasza sprzeciw, ale nie ma racji.
            }
    }
event-taken_back =
    { $seat-is ->
        [you] Karta { $card } nie jest spełniona: bierzesz ją z powrotem.
       *[other] Karta { $card } nie jest spełniona: { $seat } bierze ją z powrotem.
    }
event-revealed =
    { $active-is ->
        [you] Łamiesz zasadę.
       *[other] { $active } łamie zasadę.
    } { $seat-is ->
        [you] Pokazujesz { $card-read }
       *[other] { $seat } pokazuje { $card-read }
    }
# $drawn: nowa karta czytającej osoby, jeśli ją dostaje.
event-exchanged =
    Obie karty wtasowano do stosu, a teraz { $active-is ->
        [you] { $seat } i ty dobieracie po jednej
       *[other]
            { $seat-is ->
                [you] { $active } i ty dobieracie po jednej
               *[other] { $active } i { $seat } dobierają po jednej
            }
    }{ $drawn ->
        [none] . Każda z tych zasad może wrócić.
       *[other] . Tobie trafia się { $drawn-read }
    }
event-won =
    { $seat-is ->
        [you] Wszyscy mówią „nie”: ani jednej złamanej zasady! Wygrywasz i wstępujesz do Kultu Kota. Miau!
       *[other] Wszyscy mówią „nie”: ani jednej złamanej zasady! { $seat } wygrywa i wstępuje do Kultu Kota. Miau!
    }
# Koniec ostatniej rundy.
event-limit = Kot zasnął. Najlepszy wynik tej nocy: { $winners }.

## Ruchy.

move-strike = skreśl: { $card }
move-ready = Gotowe
move-pass = Przekaż w lewo
move-play = zagraj „{ $card }”
move-replace = wymień „{ $card }”
move-do = { $act-label }
move-say = powiedz „{ $word }”
move-check = sprawdzian
move-reveal = pokaż „{ $card }”
move-no = nie, żadnej
move-broken = złamana: { $card }
move-look = spójrz jeszcze raz
move-object = sprzeciw: zagranej karty nie spełniono
move-wait = bez uwag
move-time = koniec czasu

## Koniec.

# $hands: ile rąk zaliczono w najlepszym sprawdzianie.
score-best =
    { $hands ->
        [0] najlepszy sprawdzian: ani jednej zaliczonej ręki
        [1] najlepszy sprawdzian: jedna zaliczona ręka
        [few] najlepszy sprawdzian: { $hands } zaliczone ręce
       *[other] najlepszy sprawdzian: { $hands } zaliczonych rąk
    }
reason-broke-no-rule = ani jednej złamanej zasady
reason-was-caught-at-no-broken-rule = ani jednej wpadki
reason-got-past-most-hands-before-the-last-round-was-over = najwięcej zaliczonych rąk do końca ostatniej rundy

## Co trzeba teraz zrobić.

must-strike = najpierw skreśl to, czego nie możesz zrobić, albo wybierz „Gotowe”
must-pass = najpierw obejrzyj swoją rękę, a potem przekaż ją w lewo
must-play = najpierw zagraj kartę z ręki
must-act = teraz zrób sztuczkę, powiedz coś albo zacznij sprawdzian
must-reveal = teraz pokaż jedną ze swoich złamanych zasad
must-answer = teraz powiedz, czy złamano którąś z twoich zasad

## Dlaczego czegoś nie można.

refusal-clock = zegar może powiedzieć tylko, że czas minął
refusal-time = tylko zegar może powiedzieć, że czas minął
refusal-struck = „{ $card }” już skreślono
refusal-not-in-deck = „{ $card }”: tej zasady nie ma w tej grze
refusal-most-strikes =
    { $most ->
        [one] przy tym stole możesz skreślić tylko jedną sztuczkę
        [few] przy tym stole możesz skreślić tylko { $most } sztuczki
       *[other] przy tym stole możesz skreślić tylko { $most } sztuczek
    }
refusal-not-in-hand = nie masz na ręce karty „{ $card }”
refusal-check-without-card = przed sprawdzianem zagraj kartę
refusal-card-lies = w tej turze twoja karta jest już zagrana
refusal-word-said = „{ $act-label }”: jedno słowo na turę, a twoje już padło
refusal-word-not-in-box = w tym pudełku żadna zasada nie żąda tego słowa
refusal-times =
    { $most ->
        [one] jeden raz wystarczy
       *[other] { $most } razy wystarczy
    }
refusal-budget =
    { $most ->
        [one] w turze jest tu miejsce tylko na jedną sztuczkę
        [few] w turze jest tu miejsce tylko na { $most } różne sztuczki
       *[other] w turze jest tu miejsce tylko na { $most } różnych sztuczek
    }
refusal-replaced = zasadę wymienia się tylko raz w partii, a swoją wymianę masz za sobą
refusal-replace-later = zasadę możesz wymienić tylko na początku swojej tury, przed wszystkim innym
# W zagadce zasad się nie wymienia.
refusal-puzzle-replaces = w zagadce nie ma nowych zasad: tutaj możesz spełnić wszystkie
refusal-done = „{ $card }” zostaje: w tej partii masz już tę sztuczkę za sobą
refusal-unknown-rule = wymienić można tylko zasadę, o której wiesz, że jest w grze, a „{ $card }” to dla ciebie nowość
refusal-not-broken = „{ $card }”: tej zasady nie złamano
refusal-not-pointed = nikt na ciebie nie wskazuje: zgłoś sprzeciw albo czekaj
refusal-looked = spojrzeć jeszcze raz można tylko raz na sprawdzian, a to już było
refusal-objected = jeden sprzeciw na turę, a twój już padł

## Opcje i dlaczego coś do siebie nie pasuje.

option-mode =
    basic: po jednej lub dwie zasady; thirteen: w grze jest trzynaście zasad bez względu na liczbę osób; before-after: trzynaście, a każda ma swój czas, przed twoją kartą albo po niej
    .title = Ile zasad
    .hint = Po jednej lub dwie, albo razem trzynaście; w porę, czyli każdą spełniasz tylko przed swoją kartą albo tylko po niej
    .choice-basic = Po jednej lub dwie
    .choice-thirteen = Trzynaście
    .choice-before-after = Trzynaście, w porę
option-box =
    whole: wszystkie 102 zasady; small: dwadzieścia, które każdy zna, na pierwszą grę w najwyżej sześć osób
    .title = Które zasady
    .hint = Wszystkie 102 albo dwadzieścia, które każdy zna, na pierwszą grę
    .choice-whole = Całe pudełko
    .choice-small = Dwadzieścia łatwych
option-striking = przed rozdaniem wszyscy mogą skreślić sztuczki, których nie mogą zrobić
    .title = Skreślanie sztuczek
    .hint = Przed rozdaniem każdy skreśla to, czego nie może zrobić
option-young = tylko niebieskie karty: po jednym prostym odgłosie albo geście
    .title = Dla najmłodszych
option-judge =
    engine: stół mówi, kto co złamał, i nigdy się nie myli; eyes: pilnujecie się nawzajem i odpowiadacie za siebie, więc coś może wam umknąć
    .title = Kto sprawdza
    .hint = Stół widzi każdy błąd; albo pilnujecie się nawzajem i coś może wam umknąć
    .choice-engine = Stół
    .choice-eyes = Wasze oczy
option-helper = ujawnione zasady zostają na ściądze; bez niej trzeba pamiętać
    .title = Ściąga
option-rounds = po tylu rundach wygrywa ten, kto zajdzie najdalej; 0: gra trwa, aż ktoś wygra
    .title = Rundy
option-seconds = czas na turę; 0: bez zegara
    .title = Sekundy na turę
refusal-small-young = najmłodszym trzeba całego pudełka: w małym nie wszystkie karty są niebieskie
refusal-small-seats =
    małe pudełko wystarczy na { $most } { $most ->
        [one] miejsce
        [few] miejsca
       *[other] miejsc
    }, nie na { $seats }
refusal-rounds = rund może być od 0 do { $most }, nie { $rounds }
refusal-seconds = sekund może być od 0 do { $most }, nie { $seconds }

# Stół do testu albo samouczka. $what to argument `arrange`, $name to, co podano.
refusal-no-round = round_number: nie ma rundy { $round }
refusal-struck-twice = struck: { $name } jest tam dwa razy
refusal-struck-most = struck: najwyżej { $most }
refusal-card-twice = { $name } jest już skreślone albo jest tam dwa razy
refusal-no-memory-word = said: { $name } to nie słowo żadnej zasady na pamięć
refusal-best = best: od 0 do { $most }, póki gra trwa, nie { $hands }
refusal-seats = { $what }: miejsc przy tym stole jest tylko { $most }
refusal-no-card = nie ma karty { $name }
refusal-size = { $what }: przy tym stole { $most }, nie { $count }

## Grupy sztuczek.

group-noise = Odgłosy
group-mime = Gesty
group-counted = Liczone
group-spoken = Mówione
# Sztuczki mówione, których słowo musi być w tej partii nowe.
group-memory = Pamięć

## Jak się gra.

rules-circle =
    Spełnij w jednej turze zagraną kartę i wszystkie zasady pozostałych, a wygrasz. W Kulcie Kota jesteś od niedawna: każda
    karta to jedna z jego zasad, a każda zasada żąda jednej sztuczki, na przykład rechotania jak żaba, lizania łapki albo
    nazwy miasta. Haczyk: nikt ci nie zdradzi, jakie zasady mają pozostali.
    .heading = Cel gry

rules-before-the-deal =
    Jeśli przy waszym stole się skreśla: jest coś, czego nie możesz zrobić albo po prostu nie chcesz? Skreśl to. Nikt nie
    widzi, a ta karta zostaje w pudełku. Potem wszyscy dostają po dwie karty (po jednej, jeśli jest was sześć osób lub
    więcej), a jedna karta tworzy stos. Dobrze obejrzyj swoje: cała ręka trafia do osoby po twojej lewej i od tej chwili
    należy do niej.
    .heading = Przed rozdaniem

rules-your-turn =
    Zagraj kartę; wszyscy słyszą jej zasadę. Potem pokazuj sztuczki. Masz po jednej na każdą zasadę, która może cię
    obowiązywać, i dwie w zapasie: wykorzystaj je na wygłupy, żeby zmylić tych, co lubią papugować. Powtórki są za darmo.
    Potem zacznij sprawdzian.
    .heading = Twoja tura

rules-check =
    Jeśli zapomnisz o zasadzie z własnej karty, karta wraca na twoją rękę i tura się kończy. Jeśli nie, wskazujesz na
    pozostałych, zaczynając po lewej, i pytasz: „Czy łamię którąś z twoich zasad?” Każde „nie” to zaliczona ręka.
    Kto mówi „tak”, pokazuje złamaną zasadę. Ona i twoja karta trafiają do stosu, stos się tasuje i dobieracie po jednej.
    Jeśli wszyscy mówią „nie”, wygrywasz. Zasady z twojej własnej ręki i ze stosu cię nie obowiązują.
    .heading = Sprawdzian

rules-remember =
    Co zrobiono i pokazano, znika z początkiem następnej tury. Tu nikt tego nie notuje: zapis gry ci nie pomoże i cofanie
    też nie. Zostaje ci pamięć: ręka przekazana w lewo, zasady, które wyszły na jaw, to, co robią pozostali, i to, co im
    uchodzi na sucho. Jeśli wasz stół ma ściągę, ujawnione zasady na niej zostają.
    .heading = Pamiętaj

rules-acts =
    Liczoną sztuczkę zrób dokładnie tyle razy, ile mówi zasada. Mówioną zrób raz w turze, jednym słowem z jej listy.
    Niektóre zasady chcą słowa, które w tej partii jeszcze nie padło, i liczą się słowa wszystkich.
    .heading = Sztuczki

rules-once-a-game =
    Na początku swojej tury możesz wymienić znaną ci zasadę, jeśli ktoś nie może jej spełnić. Wszyscy dowiadują się, która
    znika; nową widzi tylko osoba, która ją ma.
    .heading = Raz w partii

rules-thirteen =
    Przy trzynastu zasadach właśnie tyle ich jest w grze, bez względu na liczbę osób. W wersji z „przed” i „po” każda ma też
    swój czas, przed twoją kartą albo po niej. Sztuczka w złym czasie łamie zasadę, nawet jeśli zrobisz ją też we właściwym.
    .heading = Trzynaście, przed i po

rules-eyes =
    Jeśli sprawdzacie na własne oczy, odpowiadacie za siebie, więc patrz uważnie. Gdy ktoś na ciebie wskazuje, powiedz
    „nie” albo podaj swoją złamaną zasadę; jeśli jednak ją spełniono, nikt jej nie zobaczy. W każdym sprawdzianie możesz
    spojrzeć jeszcze raz. Co ci umknie, to przepadło. A kto widzi, że nie spełniono zasady zagranej karty, może zgłosić
    sprzeciw, raz w turze.
    .heading = Oczy

## Karty. Tytuł i `text` są na karcie, razem z jej zwierzęciem (`animal`). `label` to sztuczka na liście, dla tego, kto ją robi;
## `shown` to, co widzą inni, po imieniu („Ana nadyma policzki i rechocze”); nie może zdradzać zasady; `noise` to, co słyszą.
## Żadnych dwóch kart nie można ze sobą pomylić.

## Odgłosy.

card-croak = Rechot losu
    .animal = żaba
    .text = Rechocz jak żaba, którą poproszono, żeby coś zaśpiewała.
    .label = Rechotanie
    .shown = nadyma policzki i rechocze
    .noise = Rech, rech!
card-hiss = Czysty syk
    .animal = wąż
    .text = Sycz jak wąż, któremu ktoś zajął miejsce na kanapie.
    .label = Syczenie
    .shown = szczerzy dwa kły jadowe i syczy
    .noise = Sssss!
card-moo = Muuus to muuus
    .animal = krowa
    .text = Mucz jak krowa, która wie, gdzie się podziała śmietanka.
    .label = Muczenie
    .shown = przeżuwa chwilę i muczy
    .noise = Muuuuu.
card-oink = Chrumka z masłem
    .animal = świnia
    .text = Chrumkaj jak świnia w operze.
    .label = Chrumkanie
    .shown = zadziera ryjek i chrumka
    .noise = Chrum, chrum!
card-quack = Wysokie kwa-lifikacje
    .animal = kaczka
    .text = Kwacz jak kaczka z dyplomem.
    .label = Kwakanie
    .shown = kwacze przez zmyślony dziób
    .noise = Kwa, kwa!
card-baa = Beeezsenność
    .animal = owca
    .text = Becz jak owca, którą policzono, a i tak nikt nie zasnął.
    .label = Beczenie
    .shown = beczy z lekkim wyrzutem
    .noise = Beee-eee!
card-neigh = Ma-rżenia się spełniają
    .animal = koń
    .text = Rżyj jak koń, który głosuje na nie.
    .label = Rżenie
    .shown = potrząsa grzywą i rży
    .noise = Ihahaha!
card-bark = Łut szczekścia
    .animal = pies
    .text = Szczekaj jak pies, który trafił tu przez pomyłkę.
    .label = Szczekanie
    .shown = szczeka na drzwi
    .noise = Hau, hau!
card-howl = Wyj-ście awaryjne
    .animal = wilk
    .text = Wyj jak wilk do żyrandola.
    .label = Wycie
    .shown = wyje do sufitu
    .noise = Auuuuu!
card-roar = Ostatni ryk mody
    .animal = lew
    .text = Rycz jak lew, który spóźnił się na rodzinne zdjęcie.
    .label = Ryczenie
    .shown = potrząsa olbrzymią czupryną i ryczy
    .noise = Rraaaau!
card-hoot = Huk roboty
    .animal = sowa
    .text = Hukaj jak sowa, której nie podobają się świece.
    .label = Hukanie
    .shown = robi okrągłe oczy i huka
    .noise = Huu-huuu.
card-buzz = Bzzz pamięci
    .animal = pszczoła
    .text = Brzęcz jak pszczoła, która nie może znaleźć swojego kwiatka.
    .label = Brzęczenie
    .shown = brzęczy w kółko i czegoś szuka
    .noise = Bzzzzz!
card-gobble = Myślał indyk o niedzieli
    .animal = indyk
    .text = Gulgocz jak indyk, któremu dano mikrofon.
    .label = Gulgotanie
    .shown = trzęsie podgardlem i gulgocze
    .noise = Gul-gul-gul!
card-hee-haw = I-o to chodzi
    .animal = osioł
    .text = Rób „i-o” jak osioł, którego ładnie poproszono, a on nadal mówi nie.
    .label = Ośle i-o
    .shown = zapiera się czterema kopytami i robi i-o
    .noise = I-ooo!
card-squeak = Pisk na wodę
    .animal = mysz
    .text = Piszcz jak jedyna mysz na zebraniu kotów.
    .label = Piszczenie
    .shown = piszczy bardzo cieniutkim głosikiem
    .noise = Pii!
card-purr = Mruczando
    .animal = kot
    .text = Mrucz jak kot na ciepłym praniu.
    .label = Mruczenie
    .shown = przymyka oczy i mruczy
    .noise = Mrrrrrrr.
card-cluck = Nie ma gdaku bez jajka
    .animal = kura
    .text = Gdacz jak kura, która ma coś do ogłoszenia.
    .label = Gdakanie
    .shown = gdacze nad jajkiem
    .noise = Ko-ko-ko-daak!
card-trunk-call = Trąba powietrzna
    .animal = słoń
    .text = Trąb jak słoń, który pamięta o twoich urodzinach.
    .label = Trąbienie
    .shown = unosi trąbę i trąbi
    .noise = Tru-tuuuu!
card-tweet = Już wróble ćwierkają
    .animal = wróbel
    .text = Ćwierkaj jak wróbel po bezpiecznej stronie szyby.
    .label = Ćwierkanie
    .shown = ćwierka gdzieś z wysoka
    .noise = Ćwir, ćwir!
card-glub = Bul głowy
    .animal = złota rybka
    .text = Powiedz „bul-bul” jak złota rybka, która nie pamięta, po co.
    .label = Bul-bul
    .shown = otwiera i zamyka okrągłe usta
    .noise = Bul, bul.
card-honk = Jak szara gęś
    .animal = gęś
    .text = Gęgaj jak gęś, do której należy cała droga.
    .label = Gęganie
    .shown = wyciąga długą szyję i gęga
    .noise = Gę, gę!
card-meow = Nie miau wyjścia
    .animal = kociak
    .text = Zamiaucz. Gdzieś to przecież musiało być.
    .label = Miauczenie
    .shown = miauczy, jak można się było spodziewać
    .noise = Miau!
card-sneeze = Kichać na wszystko
    .animal = panda
    .text = Kichnij jak mała panda i zdziw się bardziej niż wszyscy.
    .label = Kichanie
    .shown = kicha ku własnemu zdziwieniu
    .noise = A-psik!
card-snore = Chrapka na drzemkę
    .animal = suseł
    .text = Chrap jak suseł, który tylko daje odpocząć oczom.
    .label = Chrapanie
    .shown = opuszcza brodę i chrapie
    .noise = Chrrr-fiuuu.
card-tick-tock = Proszę nie tykać
    .animal = krokodyl
    .text = Tykaj jak krokodyl, który połknął budzik.
    .label = Tykanie
    .shown = tyka jak zegar, gdzieś z głębi brzucha
    .noise = Tik-tak.
card-blow-raspberry = Prrrzepraszam bardzo
    .animal = wielbłąd
    .text = Prychnij wargami jak wielbłąd, który właśnie przeczytał rozkład jazdy.
    .label = Prychanie wargami
    .shown = niegrzecznie trzepocze dwiema wielkimi wargami
    .noise = Pffffrrrt!
card-ding-dong = Dzwonią, tylko gdzie
    .animal = terier
    .text = Zrób „ding-dong” jak dzwonek u drzwi. Terier sprawdzi, kto to.
    .label = Dzwonek ding-dong
    .shown = dzwoni jak ktoś u drzwi
    .noise = Ding-dong!
card-ta-da = Ta-dam radę
    .animal = paw
    .text = Zaprezentuj się jak paw: ta-dam!
    .label = Ta-dam
    .shown = prezentuje się publiczności
    .noise = Ta-daaam!
card-wake-the-farm = Kto rano pieje
    .animal = kogut
    .text = Obudź całą zagrodę jak kogut, ze wszystkimi kuku i ryku.
    .label = Pianie
    .shown = odrzuca do tyłu czerwony grzebień i pieje
    .noise = Kukuryyyku!
card-evil-laugh = Kto się śmieje ostatni
    .animal = hiena
    .text = Śmiej się jak hiena, której plan wyjątkowo się udaje.
    .label = Złowieszczy śmiech
    .shown = trzęsie się ze złowieszczego śmiechu
    .noise = Muaha-ha-ha-haaa!
card-yodel = Las jodłowany
    .animal = koziorożec
    .text = Jodłuj jak koziorożec i chwilę poczekaj na echo.
    .label = Jodłowanie
    .shown = jodłuje przez całą dolinę i nasłuchuje
    .noise = Jodla-hi-hooo!
card-pretty-polly = Papuga prawdę ci powie
    .animal = papuga
    .text = Powiedz o sobie „ładna papużka”, papuzim głosem.
    .label = Ładna papużka
    .shown = prawi sobie papuzi komplement
    .noise = Ładna papużka! Ładna papużka!
card-reverse = Rakiem do celu
    .animal = krab pustelnik
    .text = Pikaj jak ciężarówka, która cofa. Krab pustelnik się przeprowadza.
    .label = Pikanie ciężarówki
    .shown = pika jak na wstecznym biegu
    .noise = Pik. Pik. Pik.
card-hum-lullaby = Aaa, wieloryby dwa
    .animal = wieloryb
    .text = Nuć kołysankę jak wieloryb, który ma bardzo duże maleństwo.
    .label = Nucenie kołysanki
    .shown = nuci powoli z zamkniętymi ustami
    .noise = Hm-hmm, hm-hmmm…

## Pantomima i gesty, bez dźwięku.

card-peel-banana = Banan na twarzy
    .animal = małpa
    .text = Obierz banana, którego nie ma. Jak małpa: od drugiego końca.
    .label = Obieranie banana
    .shown = obiera coś długiego, pasek za paskiem
card-nitpick = Szukanie wszy w całym
    .animal = pawian
    .text = Znajdź we włosach coś maleńkiego, jak pawian, dobrze się temu przyjrzyj i zjedz. Tylko na niby!
    .label = Iskanie
    .shown = znajduje w sierści coś maleńkiego i to zjada
card-lick-paw = Łapki lizać
    .animal = kocur
    .text = Umyj sobie wierzch dłoni, jakby to była łapka. Na niby jest czyściej.
    .label = Lizanie łapki
    .shown = myje wierzch jednej łapki
card-flap-wings = Rozwinąć skrzydła
    .animal = pingwin
    .text = Machaj skrzydłami jak pingwin, który nie porzucił marzeń o lataniu.
    .label = Machanie skrzydłami
    .shown = bije krótkimi skrzydłami i zostaje na ziemi
card-wag-tail = Złoty merdalista
    .animal = spaniel
    .text = Merdaj ogonem, który spaniel ma naprawdę, a ty tylko na niby.
    .label = Merdanie ogonem
    .shown = merda tym, co jest z tyłu
card-yawn = Ziew natury
    .animal = hipopotam
    .text = Ziewaj szeroko jak hipopotam w trzeciej godzinie zebrania.
    .label = Ziewanie
    .shown = rozdziawia usta coraz szerzej i wreszcie je zamyka
card-play-dead = Martwy sezon
    .animal = opos
    .text = Udawaj trupa jak opos, któremu właśnie podano rachunek.
    .label = Udawanie trupa
    .shown = wiotczeje i zerka jednym okiem, czy to działa
card-make-biscuits = Z tej mąki będzie chleb
    .animal = ocelot
    .text = Ugniataj powietrze obiema łapkami, jak ocelot nową poduszkę.
    .label = Ugniatanie łapkami
    .shown = ugniata niewidzialną poduszkę, lewa, prawa, lewa
card-wiggle-nose = Kręcić nosem
    .animal = królik
    .text = Ruszaj nosem jak królik, który łapie sygnał.
    .label = Ruszanie nosem
    .shown = rusza samym czubkiem nosa
card-pounce = Skok stulecia
    .animal = lampart
    .text = Rzuć się na pyłek kurzu jak lampart. Nie rozlej herbaty.
    .label = Skok na zdobycz
    .shown = ląduje przednimi łapami na czymś małym
card-tip-hat = Czapki z głów
    .animal = bocian
    .text = Uchyl wszystkim kapelusza, jak bocian w drodze do biura.
    .label = Uchylanie kapelusza
    .shown = unosi niewidzialny kapelusz i znów go wkłada
card-thumbs-up = Lubię to
    .animal = koala
    .text = Pokaż kciuk w górę jak koala, który wcale nie słuchał.
    .label = Kciuk w górę
    .shown = podnosi kciuk, żeby dodać wszystkim otuchy
card-air-kiss = Całuję rączki
    .animal = nierozłączka
    .text = Poślij stosowi całusa, jak nierozłączka. Stos nie odpowie.
    .label = Posyłanie całusa
    .shown = całuje własną dłoń i dmucha przez stół
card-cover-eyes = Czego oczy nie widzą
    .animal = kret
    .text = Schowaj się za własnymi dłońmi. Teraz nikt cię nie widzi, mówi kret.
    .label = Zasłanianie oczu
    .shown = znika za obiema dłońmi
card-shrug = Ramię w ramię
    .animal = żółw wodny
    .text = Wzruszaj ramionami, aż głowa prawie się schowa, jak żółw wodny.
    .label = Wzruszanie ramionami
    .shown = podciąga ramiona aż do uszu i je opuszcza
card-check-watch = Za pięć dwunasta
    .animal = zając
    .text = Zerknij na zegarek na ręku, jak zając, któremu zaraz odjedzie pociąg.
    .label = Zerkanie na zegarek
    .shown = obraca nadgarstek, coś z niego odczytuje i się martwi
card-antlers = Rogata dusza
    .animal = łoś
    .text = Zrób sobie poroże z obu dłoni i bądź łosiem na całego.
    .label = Poroże z dłoni
    .shown = zapuszcza na głowie dziesięć palców
card-pinch = Uszczypnij mnie
    .animal = krab
    .text = Szczyp powietrze dwiema parami szczypiec, jak krab, który ma dobre zamiary.
    .label = Szczypanie
    .shown = otwiera i zamyka dwie pary szczypiec
card-swim = Na szerokie dywany
    .animal = wydra
    .text = Płyń metr nad dywanem, jak wydra.
    .label = Pływanie
    .shown = rozgarnia fale rękami i nie rusza się z miejsca
card-drive-bus = Emulator jazdy
    .animal = emu
    .text = Jesteś emu: skręć autobusem za róg. W środku siedzą kaczątka.
    .label = Prowadzenie autobusu
    .shown = kręci bardzo dużą kierownicą
card-dig-hole = Kto pod kim dołki kopie
    .animal = borsuk
    .text = Kop dołek jak borsuk, który chce mieć większą kuchnię.
    .label = Kopanie dołka
    .shown = przerzuca ziemię przez ramię
card-balance-ball = Piłka jest okrągła
    .animal = lew morski
    .text = Utrzymaj piłkę na nosie, jak lew morski na próbie.
    .label = Piłka na nosie
    .shown = pilnuje, żeby coś okrągłego nie spadło z nosa
card-brush-teeth = Ząb za ząb
    .animal = rekin
    .text = Myj zęby jak rekin: jest ich mnóstwo, więc zacznij już teraz.
    .label = Mycie zębów
    .shown = szoruje rząd zębów, w górę i w dół
card-shiver = Drżyjcie, wrogowie
    .animal = chihuahua
    .text = Dygocz jak chihuahua na leciutkim wietrze.
    .label = Dygotanie
    .shown = obejmuje się ramionami i drży
card-light-candle = Gra warta świeczki
    .animal = ćma
    .text = Potrzyj zapałkę, zapal świeczkę, której nie ma, i podziwiaj ją jak ćma.
    .label = Zapalanie świeczki
    .shown = pociera zapałkę i podziwia płomyczek
card-stir-cauldron = Ktoś tu namieszał
    .animal = ropucha
    .text = Zamieszaj w wielkim kotle, spróbuj i dosól. Ropucha patrzy.
    .label = Mieszanie w kotle
    .shown = miesza w czymś ogromnym, próbuje i dosala
card-pour-tea = Burza w filiżance
    .animal = flaming
    .text = Nalej herbaty i upij łyczek z odgiętym palcem, jak flaming na przyjęciu.
    .label = Nalewanie herbaty
    .shown = napełnia filiżaneczkę i upija łyczek, z odgiętym palcem
card-tightrope = Równowaga ducha
    .animal = wiewiórka
    .text = Przejdź po linie jak wiewiórka: ręce szeroko, jedno zachwianie i meta.
    .label = Chodzenie po linie
    .shown = rozkłada ręce, chwieje się i dociera do celu
card-reel-in = Taaaka ryba
    .animal = czapla
    .text = Złów wielką rybę, walcz z nią jak czapla z wędką, a na koniec ją strać.
    .label = Łowienie ryby
    .shown = kręci i kręci kołowrotkiem, aż żyłka pęka

## Sztuczki liczone: raz za dużo albo za mało łamie zasadę.

card-cough = Kaszel z mleczkiem
    .animal = kot perski
    .text = Kaszlnij dokładnie dwa razy, jak kot perski obok drogiego dywanu.
    .label = Kaszel
    .shown = kaszle w zgięcie łokcia
    .noise = Ekhm!
card-knock = Odpukać w niemalowane
    .animal = dzięcioł
    .text = Zapukaj w drewno dokładnie trzy razy, jak grzeczny dzięcioł.
    .label = Pukanie
    .shown = stuka kostką palca w drewno
    .noise = Puk!
card-clap = Brawo ja
    .animal = foka
    .text = Klaśnij dokładnie cztery razy, jak foka, która widziała już lepsze występy.
    .label = Klaskanie
    .shown = uderza płetwą o płetwę
    .noise = Klask!
card-snap-fingers = Pstryk i po krzyku
    .animal = krewetka pistoletowa
    .text = Pstryknij palcami dokładnie dwa razy, jak krewetka pistoletowa, która woła kelnera.
    .label = Pstrykanie palcami
    .shown = strzela kciukiem i palcem
    .noise = Pstryk!
card-wink = Z przymrużeniem oka
    .animal = kawka
    .text = Puść oko dokładnie trzy razy, jak kawka, która ma czyjś pierścionek.
    .label = Puszczanie oka
    .shown = zamyka jedno oko i znów je otwiera
card-nod = Jestem na tak
    .animal = gołąb
    .text = Kiwnij głową dokładnie pięć razy, jak gołąb, który zgadza się z chodnikiem.
    .label = Kiwanie głową
    .shown = pochyla głowę, jakby na zgodę
card-hop = Nie mów hop
    .animal = kangur
    .text = Podskocz dokładnie dwa razy, jak kangur. Na krześle też się liczy.
    .label = Podskakiwanie
    .shown = unosi się odrobinę i wraca na dół
    .noise = Boing!
card-stomp = Ale tupet
    .animal = nosorożec
    .text = Tupnij dokładnie cztery razy, jak nosorożec na lekcji tańca.
    .label = Tupanie
    .shown = ciężko stawia jedną stopę
    .noise = Łup!
card-sigh = Ochy i achy
    .animal = basset
    .text = Westchnij dokładnie dwa razy, jak basset, który patrzy na deszcz.
    .label = Wzdychanie
    .shown = wypuszcza całe powietrze, jakie ma
    .noise = Aaaach.
card-slurp = Siorbet
    .animal = mrówkojad
    .text = Siorbnij dokładnie trzy razy, jak mrówkojad w barze z makaronem.
    .label = Siorbanie
    .shown = wciąga nitkę makaronu bez końca
    .noise = Sssiorb!
card-boop = Guzik z tego
    .animal = szop
    .text = Trąć palcem własny nos dokładnie cztery razy, jak szop, który testuje guzik.
    .label = Trącanie nosa
    .shown = przykłada czubek palca do własnego nosa
    .noise = Bup!
card-pat-head = Pogłaskać po główce
    .animal = żółw lądowy
    .text = Pogłaszcz się po głowie dokładnie pięć razy, jak żółw lądowy, który dziś naprawdę wstał.
    .label = Głaskanie głowy
    .shown = kładzie sobie na czubku głowy życzliwą dłoń
card-drum-chest = Bić się w piersi
    .animal = goryl
    .text = Uderz się w pierś dokładnie pięć razy, jak goryl w nowej kamizelce.
    .label = Bębnienie w pierś
    .shown = uderza dumnie we własną pierś
    .noise = Bum!
card-jazz-hands = Pełne ręce jazzu
    .animal = ośmiornica
    .text = Zamachaj jazzowo dłońmi dokładnie cztery razy. Ośmiornicy wystarczyłby jeden raz.
    .label = Jazzowe dłonie
    .shown = rozcapierza dziesięć roziskrzonych palców
card-hiccup = Ktoś cię wspomina
    .animal = jeż
    .text = Czknij dokładnie trzy razy, jak jeż, który jadł za szybko.
    .label = Czkawka
    .shown = podryguje od środka i robi niewinną minę
    .noise = Hyk!

## Sztuczki mówione: jedno słowo z listy (`meow/<lista>.txt`).

card-fruit = Zakazany owoc
    .animal = nietoperz
    .text = Podaj nazwę owocu tak, jakby to był stary znajomy nietoperza.
    .label = Nazwa owocu
    .shown = wita jakiś owoc jak znajomego
card-vegetable = Groch z kapustą
    .animal = gąsienica
    .text = Podaj nazwę warzywa, zioła albo przyprawy. Gąsienica próbowała już wszystkich.
    .label = Nazwa warzywa
    .shown = poleca coś z ogródka
card-instrument = Grać pierwsze skrzypce
    .animal = świerszcz
    .text = Podaj nazwę instrumentu muzycznego. Kuzynka świerszcza na takim gra.
    .label = Nazwa instrumentu
    .shown = prosi orkiestrę o instrument
card-sea-creature = Cicha woda
    .animal = pelikan
    .text = Powiedz, kto mieszka w wodzie, z szacunkiem godnym pelikana.
    .label = Wodne zwierzę
    .shown = wspomina kogoś, kto mieszka pod wodą
card-tree = Nie było nas, był las
    .animal = bóbr
    .text = Podaj nazwę drzewa albo krzewu, nie owocu, tonem bobra, który czyta kartę dań.
    .label = Nazwa drzewa
    .shown = wypowiada nazwę drzewa, powoli i z godnością
card-tool = Złota rączka
    .animal = szympans
    .text = Poproś o narzędzie z warsztatu albo ogrodu, jak szympans w środku roboty.
    .label = Prośba o narzędzie
    .shown = żąda narzędzia, jak na sali operacyjnej
card-garment = Nie szata zdobi kota
    .animal = jedwabnik
    .text = Powiedz, co można na siebie włożyć. Jedwabnik zobaczy, co da się zrobić.
    .label = Nazwa ubrania
    .shown = zamawia coś do ubrania
card-household = W domu najlepiej
    .animal = mucha
    .text = Podaj nazwę rzeczy z domu, ale nie narzędzia ani ubrania. Mucha już na niej siedziała.
    .label = Rzecz z domu
    .shown = rozgląda się po domu i wybiera jakąś rzecz
card-colour = Barwy ochronne
    .animal = kameleon
    .text = Podaj nazwę koloru. Kameleon go przymierzy.
    .label = Nazwa koloru
    .shown = wypowiada nazwę koloru, jak w galerii sztuki
card-dessert = Słodka zemsta
    .animal = osa
    .text = Powiedz jak osa, której nikt nie zaprosił, jaki deser, wypiek albo smakołyk ci się marzy.
    .label = Nazwa deseru
    .shown = marzy na głos o czymś słodkim
card-vehicle = Wolny lewy pas
    .animal = ślimak
    .text = Podaj nazwę dowolnego pojazdu. Ślimaka już taki wyprzedził.
    .label = Nazwa pojazdu
    .shown = woła o jakiś transport
card-building = Zamki na lodzie
    .animal = termit
    .text = Podaj nazwę budynku albo miejsca w mieście. Termity zbudowałyby wyżej.
    .label = Nazwa budynku
    .shown = zachwala budynek, jak na wycieczce z przewodnikiem
card-feeling = Serce na łapie
    .animal = pudel
    .text = Wyznaj, co ci w duszy gra, jak pudel z nową fryzurą.
    .label = Wyznanie uczucia
    .shown = wyznaje, co w duszy gra
card-manner = Łabędzim sposobem
    .animal = łabędź
    .text = Powiedz, jak zrobiłby to łabędź: jednym słowem na -o albo -e.
    .label = Jak to zrobić
    .shown = mówi, jak należy to robić
card-dinosaur = Stare, ale jare
    .animal = legwan
    .text = Podaj nazwę dinozaura albo innego prastarego zwierzęcia. Dla legwana to sami wujkowie.
    .label = Nazwa dinozaura
    .shown = wspomina kogoś, kogo nie ma od wieków
card-river = Wszystko płynie
    .animal = łosoś
    .text = Podaj nazwę rzeki. Łosoś chciałby wiedzieć, która to.
    .label = Nazwa rzeki
    .shown = wypowiada nazwę rzeki, jednym płynnym tchem

## Sztuczki mówione na pamięć: żadne słowo dwa razy w partii.

card-city = Państwa, miasta
    .animal = jaskółka
    .text = Zapowiedz miasto, którego nazwa w tej partii jeszcze nie padła. Jaskółka już tam była.
    .label = Zapowiedź miasta
    .shown = zapowiada miasto, jak dworcowy megafon
card-bird = Ranny ptaszek
    .animal = kukułka
    .text = Podaj nazwę ptaka, która w tej partii jeszcze nie padła. Kukułka prowadzi listę.
    .label = Nazwa ptaka
    .shown = szepcze nazwę ptaka, żeby go nie spłoszyć
card-mammal = Ssak tygodnia
    .animal = dziobak
    .text = Podaj nazwę ssaka, która w tej partii jeszcze nie padła. Dziobak upiera się, że też się liczy.
    .label = Nazwa ssaka
    .shown = przedstawia krewniaka z futrem, albo prawie
card-job = Żadna praca nie hańbi
    .animal = mrówka
    .text = Podaj nazwę zawodu, która w tej partii jeszcze nie padła. Mrówka akurat szuka pracy.
    .label = Nazwa zawodu
    .shown = głośno stara się o posadę
card-first-name = Mówmy sobie po imieniu
    .animal = surykatka
    .text = Zawołaj kogoś imieniem, które w tej partii jeszcze nie padło. Surykatka podniesie głowę.
    .label = Wołanie po imieniu
    .shown = woła kogoś, kogo tu nie ma
card-dish = Apetyt rośnie
    .animal = mewa
    .text = Zamów wytrawne danie, którego w tej partii jeszcze nie zamówiono. Mewa chętnie pomoże.
    .label = Zamówienie dania
    .shown = zamawia coś ciepłego u niewidzialnej obsługi
card-flower = Kwiat paproci
    .animal = motyl
    .text = Podaj nazwę kwiatu, która w tej partii jeszcze nie padła. Motyl nie siada dwa razy na tym samym.
    .label = Nazwa kwiatu
    .shown = wypowiada nazwę kwiatu, jakby pachniał
card-sport = Sport to zdrowie
    .animal = gepard
    .text = Podaj nazwę sportu albo rozrywki, która w tej partii jeszcze nie padła. Gepard już wygrał.
    .label = Nazwa sportu
    .shown = komentuje zawody bez tchu

# Wynik tam, gdzie nie ma punktów: ile rąk zaliczono w najlepszym sprawdzianie. Im więcej, tym lepiej.
unit-hand =
    { $count ->
        [one] { $count } zaliczona ręka
        [few] { $count } zaliczone ręce
        [many] { $count } zaliczonych rąk
       *[other] { $count } zaliczonej ręki
    }

## Grupy kart jako nagłówki.

cards-noise = Odgłosy
cards-mime = Gesty
cards-counted = Liczone
cards-spoken = Mówione
cards-memory = Pamięć

## Dlaczego podpowiedź jest dobra: co daje ruch.

because-played-card = Żąda tego karta, którą zagrywasz.
because-known-rule = Tę zasadę już znasz, a teraz ma ją ktoś inny.
because-own-rule = To jedna z twoich zasad, a te obowiązują pozostałych, nie ciebie.
because-before-card = Jedna z twoich kart żąda tego, zanim ją zagrasz.
because-guess = To strzał w ciemno: może ktoś ma tę zasadę.
# W zagadkach: jak pewne jest dla kogoś, kto wszystko pamięta, że sztuczka jest potrzebna. $percent na 100 rozdań.
because-chance =
    { $percent ->
        [0] Z tego, co widać i słychać, nikt inny nie ma tej zasady.
        [100] Z tego, co widać i słychać, na pewno ktoś inny ma tę zasadę.
       *[other] Z tego, co widać i słychać, szansa, że ktoś inny ma tę zasadę, wynosi { $percent }%.
    }
# Raz więcej łamie zasadę, która żąda dokładnej liczby.
because-too-often = Liczba już się zgadza. Jeszcze raz i zasada złamana.
because-done-already = To już zrobione, a powtórka nic nie zmieni.
# Na ile różnych sztuczek jest jeszcze miejsce.
because-acts-left =
    { $left ->
        [0] To twoja ostatnia sztuczka w tej turze.
        [one] Zostaje ci jeszcze jedna sztuczka w tej turze.
        [few] Zostają ci jeszcze { $left } sztuczki w tej turze.
       *[other] Zostaje ci jeszcze { $left } sztuczek w tej turze.
    }
because-check =
    { $count ->
        [0] Nie znasz jeszcze żadnej zasady, więc to czyste szczęście.
        [one]
            { $obeyed ->
                [0] Znasz jedną zasadę i nie jest spełniona.
               *[other] Jedyna zasada, którą znasz, jest spełniona.
            }
       *[other] Z { $count } znanych ci zasad spełniono { $obeyed }.
    }
because-card-known = Tę zasadę wszyscy już słyszeli, więc nic nie zdradzasz.
because-card-new = Zostanie odczytana, więc pozostali poznają nową zasadę.
because-obey-it = Trzeba będzie ją spełnić.
because-broken = Nie spełniono jej w tej turze.
because-obeyed = W tej turze ją spełniono.
because-hand-broken =
    { $count ->
        [0] Wszystkie zasady na twojej ręce są spełnione.
        [one] Ale jedna zasada na twojej ręce jest złamana.
        [few] Ale { $count } zasady na twojej ręce są złamane.
       *[other] Ale { $count } zasad na twojej ręce jest złamanych.
    }
because-card-broken = Zagranej karty nie spełniono.
because-card-obeyed = Zagraną kartę spełniono.
because-objects-in-vain = Zagraną kartę spełniono, więc nic z tego nie będzie.
because-card-passes = Zagranej karty nie spełniono, a tak nikt o tym nie powie.
because-look = Zobaczysz sztuczki jeszcze raz, zanim odpowiesz.
because-replace = Zastąpi ją zasada, której nikt jeszcze nie widział.
because-strike = Nikt nie będzie musiał tego robić.
because-ready = Nie ma tu nic, czego nie możesz zrobić.
because-pass = Swoje zasady już znasz, więc gramy dalej.

## Analiza partii (`tabbytop review`).

# $since: numer ruchu, od którego zasadę można było znać.
review-known = Zasadę „{ $card }” można było znać od ruchu { $since }.
review-checks =
    { $seat-is ->
        [you]
            { $count ->
                [one] Masz za sobą jeden sprawdzian.
                [few] Masz za sobą { $count } sprawdziany.
               *[other] Masz za sobą { $count } sprawdzianów.
            }
       *[other]
            { $count ->
                [one] { $seat } ma za sobą jeden sprawdzian.
                [few] { $seat } ma za sobą { $count } sprawdziany.
               *[other] { $seat } ma za sobą { $count } sprawdzianów.
            }
    }
# $count zasad, z nich $known można było znać.
review-broken =
    { $seat-is ->
        [you] Masz na koncie { review-count }
       *[other] { $seat } ma na koncie { review-count }
    }
review-count =
    { $count ->
        [0] zero złamanych zasad.
        [one] jedną złamaną zasadę, { $known ->
            [0] której nie dało się znać.
           *[other] którą można było znać.
        }
        [few] { $count } złamane zasady. { review-of-these }
       *[other] { $count } złamanych zasad. { review-of-these }
    }
review-of-these =
    { $known ->
        [0] Żadnej z nich nie dało się znać.
        [one] Jedną z nich można było znać.
       *[other] Z tego { $known } można było znać.
    }
