### Meow! dans le terminal : un cercle de chats autour d’une table.

## La première ligne.

phase-strike = avant la donne
phase-pass = le premier regard
phase-over = la fin
round = manche { $round }
round-of = manche { $round } sur { $rounds }
whose-turn =
    { $seat-is ->
        [you] à toi
       *[other] au tour { $seat-of }
    }
mode-basic = base
mode-thirteen = treize
mode-before-after = avant-après
judge-engine = table
judge-eyes = yeux
plays-small = petite boîte
plays-young = bleues
plays-helper = aide-mémoire

## Le cercle. 11 colonnes au plus.

pile = pile : { $count }
no-card = sans carte
seat-broken = enfreinte !
seat-asked = ◂ question
seat-no = non
seat-ready = c’est bon
seat-best = record { $hands }

## Le milieu de la table.

waiting-strike = La boîte est encore ouverte.
waiting-pass = Regarde bien. Puis chaque main passe à gauche.
waiting-over = Les bougies s’éteignent.
waiting-you = Pose une carte…
waiting-other = { $name } choisit une carte…
idle-strike =
    Personne n’a à faire ce qui fait mal ou n’amuse pas. Ce que tu rayes reste dans la boîte, et personne n’apprend qui l’a
    voulu.
idle-pass = Pour gagner, obéis en un seul tour à la carte que tu poses et à toutes les règles des autres.
idle-over = La rediffusion dit tout.
watch-closely = Regarde bien : rien n’est noté.
this-turn = Ce tour
used = { $used } sur { $most }
gone = Retirée : { $card }
part-before = avant
part-after = après
said-word = « { $word } »
made-noise = « { $act-noise } »

## Un acte, comme on le voit.

caption-act =
    { $heard ->
        [none] { $sign } { $name } { $act-shown }.
       *[other] { $sign } { $name } { $act-shown } : { $heard }
    }{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }{ $named ->
        [yes] { " " }({ $act-label })
       *[no] { "" }
    }

## Le journal, sans les noms des règles : aux joueurs de s’en souvenir.

told-dealt =
    { $each ->
        [1] Chaque main reçoit une règle, { told-pile }. { told-starter }
       *[other] Chaque main reçoit { $each } règles, { told-pile }. { told-starter }
    }
told-pile =
    { $pile ->
        [0] aucune n’est dans la pile
        [1] une est dans la pile
       *[other] { $pile } sont dans la pile
    }
told-starter =
    { $starter-is ->
        [you] Tu commences.
       *[other] { $starter } commence.
    }
told-passed = Chaque main est passée à gauche.
told-replaced =
    { $seat-is ->
        [you] Tu fais remplacer une règle.
       *[other] { $seat } fait remplacer une règle.
    }
told-played =
    { $seat-is ->
        [you] Tu poses une carte.
       *[other] { $seat } pose une carte.
    }
told-taken_back =
    { $seat-is ->
        [you] Tu reprends la carte : sa propre règle n’a pas été respectée.
       *[other] { $seat } reprend la carte : sa propre règle n’a pas été respectée.
    }
told-exchanged =
    { $active-is ->
        [you] { $seat } t’arrête ; une nouvelle carte de chaque côté.
       *[other]
            { $seat-is ->
                [you] Tu arrêtes { $active } ; une nouvelle carte de chaque côté.
               *[other] { $seat } arrête { $active } ; une nouvelle carte de chaque côté.
            }
    }

## Tout ce que tu peux savoir.

# Before the cards of the reader, each with its rule, for screen readers.
hand-in-words = Dans ta main :
pile-and-budget = Dans la pile : { $pile }. Actes différents par tour : { $most }.
seat-fact =
    { $cards ->
        [one] { $name } : { $cards } carte, meilleur jugement { $best }
       *[other] { $name } : { $cards } cartes, meilleur jugement { $best }
    }{ $replaced ->
        [yes] , a remplacé une règle
       *[no] { "" }
    }
came-to-light = Dévoilées : { $titles }
binds-you = Sa règle vaut pour toi. Comme toutes les cartes des autres. Tu t’en souviens ? On ne dira rien.

## Réponses numérotées.

done-strike = ou Entrée : plus rien à rayer
done-pass = ou Entrée : passer la main à gauche
done-answer = non, pas les miennes
done-object = ou Entrée : pas d’objection
done-act = check : demander le jugement
look-again = look : revoir les actes une fois
object = object : la règle de la carte posée n’a pas été respectée
replace = replace : remplacer une règle que quelqu’un ne peut pas suivre

## La liste des actes.

brief = { $value }
short-label = { $brief }
back = Entrée : retour
more-words = d’autres mots
hint-strike = Tape un nom, un bout de nom ou son numéro.
hint-acts = Tape `coasser; tousser 2; paris`. Un bout suffit : meu.
hint-and-back = { $hint } { back }
found = Trouvé « { $sought } » : tape un numéro, ou d’autres lettres. { back }
more-found = … encore { $count }
page = page { $page } sur { $pages }
words-foot = Tape un mot, un bout de mot ou son numéro. 0 : { more-words } · { back }
replace-how =
    Quelle règle est impossible à suivre pour quelqu’un ? Tape son nom : une règle dont tu sais qu’elle est dans la partie, et
    que tu n’as pas encore suivie. Tout le monde apprend qu’elle s’en va ; une nouvelle la remplace. Une fois par partie.

## Ce qui a été tapé n’est pas une réponse.

no-act = aucun acte ne contient « { $sought } »
no-act-or-word = aucun acte ni aucun mot ne contient « { $sought } »
rules-found =
    { $count ->
        [0] aucune règle de la boîte ne contient « { $sought } »
        [1] une règle de la boîte contient « { $sought } »
       *[other] { $count } règles de la boîte contiennent « { $sought } »
    }
not-your-card = « { $sought } » n’est pas une de tes cartes : tape son numéro ou son nom
say-which-word = dis quel mot : { $words }, entre autres
either = { $start } ou { $next }
could-be =
    { $more ->
        [yes] ça pourrait être { $names }, entre autres ; dis-en un peu plus
       *[no] ça pourrait être { $names } ; dis-en un peu plus
    }
opens-list = ça ouvre une liste : tape-le seul sur une ligne

## Comment utiliser l’écran.

help-typing =
    Tape tes actes : `coasser; tousser 2; paris; check` est un tour entier. Un bout de nom trouve un acte ; majuscules et accents
    ne comptent pas.
    .heading = TAPER
help-clock = À ce clavier, personne ne presse personne : l’horloge du réglage `seconds` attend avec toi.
    .heading = L’HORLOGE

## Noms courts des actes, 13 lettres au plus.

brief-hiss = Siffler
brief-oink = Grogner
brief-howl = Hurler
brief-ding-dong = Ding-dong
brief-wake-the-farm = Cocorico
brief-evil-laugh = Rire
brief-pretty-polly = Joli Coco
brief-reverse = Faire bip
brief-hum-lullaby = Fredonner
brief-peel-banana = Banane
brief-nitpick = Pou
brief-lick-paw = Lécher patte
brief-flap-wings = Ailes
brief-wag-tail = Queue
brief-make-biscuits = Pétrir
brief-wiggle-nose = Remuer le nez
brief-tip-hat = Chapeau
brief-thumbs-up = Pouce
brief-air-kiss = Baiser
brief-cover-eyes = Cacher yeux
brief-shrug = Épaules
brief-check-watch = Montre
brief-antlers = Bois d’élan
brief-pinch = Pincer
brief-drive-bus = Bus
brief-dig-hole = Trou
brief-balance-ball = Ballon
brief-brush-teeth = Dents
brief-light-candle = Bougie
brief-stir-cauldron = Chaudron
brief-tightrope = Fil
brief-reel-in = Pêcher
brief-knock = Toquer
brief-clap = Taper mains
brief-snap-fingers = Claquer
brief-wink = Clin d’œil
brief-nod = Hocher
brief-slurp = Nouille
brief-boop = Toucher nez
brief-pat-head = Tapoter tête
brief-drum-chest = Poitrine
brief-jazz-hands = Agiter mains
brief-fruit = Fruit
brief-vegetable = Légume
brief-instrument = Instrument
brief-sea-creature = Animal marin
brief-tree = Arbre
brief-tool = Outil
brief-garment = Vêtement
brief-household = Maison
brief-colour = Couleur
brief-dessert = Dessert
brief-vehicle = Véhicule
brief-building = Bâtiment
brief-feeling = Sentiment
brief-manner = Manière
brief-dinosaur = Dinosaure
brief-river = Rivière
brief-city = Ville
brief-bird = Oiseau
brief-mammal = Mammifère
brief-job = Métier
brief-first-name = Prénom
brief-dish = Plat
brief-flower = Fleur
brief-sport = Sport
