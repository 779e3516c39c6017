### Cat Lady dans le terminal. Cartes, chats, objectifs et nourriture ont les noms du fichier du jeu.

## Signes : une lettre chacun, différents dans leur groupe.

letter-black = N
letter-orange = R
letter-white = B
letter-gray = G

letter-chicken = p
letter-tuna = t
letter-milk = l
letter-wild = j
letter-treat = f

## La première ligne.

turn-of = ton tour { $turn } sur { $turns }
guides = guide le chat adverse
phase-opening = avant le premier tour
phase-turns = tour { $turn }
phase-choupette = l’heure de Choupette
phase-feeding = on nourrit les chats
phase-over = la fin
cards-left =
    { $count ->
        [one] reste { $count } carte
       *[other] reste { $count } cartes
    }
points =
    { $points ->
        [one] { $points } point
        [-1] { $points } point
       *[other] { $points } points
    }
if-it-ended = { $sum } en l’état

## La grille.

line-name = { $line }
any-of-three = { letter-chicken }, { letter-tuna } ou { letter-milk }
feeds-any = nourrit un chat
each-box = 1 par carton
printed-toy =
    jouet
    séries
printed-costume =
    costume
    le plus : 6
printed-catnip =
    2 ou plus
    seule : -2
printed-lost-cat =
    deux : errant
    ou 2 points
printed-spray-bottle =
    fait fuir
    le chat
printed-brush =
    échange un chat
    avec la grille
printed-laser-pointer =
    deux cartes
    tout le tour
printed-shopping-bag =
    { letter-chicken } { letter-tuna } { letter-milk } pour toi
    2 aux autres

# 7 colonnes au plus.
per-black = noir
per-orange = roux
per-white = blanc
per-chicken = poulet
per-tuna = thon
per-milk = lait
per-one-food = 1 alim.
per-two-food = 2 alim.
per-multicoloured = multi
per-three-colours = trio
per-other-cat-of-its-food = autre
per-food-eaten = aliment
per-tuna-chicken-and-milk-eaten = menu
per-costume = costume
per-toy = jouet
per-point-of-your-toy-sets = pt jou.
per-spray-bottle-or-lost-cat = carte
per-goal = obj.

## Sous la grille.

strays = Chats errants
no-strays = tous ont trouvé un foyer
goals = Objectifs
pool = réserve :
goal-needed = { $needed } { $short }
short-goal-fed-cats = chats
short-goal-toys = jouets
short-goal-costumes = costumes
short-goal-catnip = herbe à chat
short-goal-multicoloured = multicolores
short-goal-one-food = à un aliment
short-goal-two-food = à deux aliments
short-goal-tuna-cats = fans de thon
short-goal-chicken-cats = fans de poulet
short-goal-milk-cats = fans de lait

## Les joueurs.

cat-count =
    { $count ->
        [one] { $count } chat
       *[other] { $count } chats
    }
box-count =
    { $count ->
        [one] { $count } carton
       *[other] { $count } cartons
    }
hand-size = main { $count }
hand-short = m{ $count }
no-food = rien à manger
cats-are = chats : { $listed }
boxes-are = cartons : { $listed }
hand-are = main : { $listed }
counted = { $count } × { $item }
no-cards = aucune carte
nothing = rien

## L’adversaire en solo.

last-card = Sa dernière carte : { $card }
began-with = Au départ : { $starting }
its-hand = Sa main : { $listed }

## Ce que tu as.

your-food = Ta nourriture
your-hand = Ta main
your-hand-is = Ta main : { $listed }
discarded = Défaussées : { $listed }
toys = jouets { $count }
costumes = costumes { $count }
no-costume = sans costume
catnip = herbe { $count }
points-in-tokens =
    { $points ->
        [one] { $points } point en or
       *[other] { $points } points en or
    }
more-in-table = … encore { $count } : `table`
your-cats = Tes chats
fed-now =
    { $fed ->
        [one] { $fed } sur { $all } nourri en l’état : `plan` montre comment
       *[other] { $fed } sur { $all } nourris en l’état : `plan` montre comment
    }
none-yet = aucun encore
boxes = Cartons
boxes-filled =
    { $filled ->
        [one] { $filled } sur { $all } rempli, { points }
       *[other] { $filled } sur { $all } remplis, { points }
    }

## Réponses numérotées.

list-spray = vaporisateur : le chat de bois file…
list-brush = brosse : échanger un chat…
list-laser = pointeur laser : deux cartes au choix…
list-goals = changer un objectif partagé…
swap-goal = échanger { $away } contre { $back }
end-after = terminer ton tour
end-choupette = non : alors seule une friandise la nourrit
end-pick = ne plus prendre de carte
end-fresh = rien d’autre
unvalued-note = ? sans compter les costumes, chats perdus, sacs et autres cartes d’action
back-to-turn = Entrée : retour à ton tour

ask-spray = Vers où le chat de bois file-t-il ?
ask-brush = Lequel de tes chats va dans la grille ?
ask-brush-second = { $cat } s’en va : quel chat de la grille prend sa place ?
ask-laser = Deux cartes de la grille pour tout ton tour : laquelle d’abord ?
ask-laser-second = La carte en { $cell }, et laquelle avec ?
ask-goals = Quel objectif laisses-tu, et lequel prends-tu ?

## Nourrir, à la fin.

tokens-left = Jetons restants
none = aucun
what-gets = Que reçoit { $cat } ?
wants = veut { $letters }
eaten =
    { $eaten-key ->
        [none] { $food }
       *[other] { $food } comme { $eaten }
    }
everything-back = tout reprendre
no-cats = Tu n’as pas de chats.
nothing-fed = encore rien servi
done = c’est fini
fed-in-part = Un chat n’est nourri qu’à moitié.
feed-hint = `plan` : le meilleur menu, `suivre` : le servir.
back-to-cats = Entrée : retour à tes chats
nothing-to-feed = Tu n’as rien à donner à manger à tes chats.

## La page de `plan`.

plan-now = Si c’était fini maintenant : { points }
plan-now-note =
    Pour ce que tu as maintenant : sans le prix des costumes, les objectifs partagés et la pénalité pour le plus de nourriture en
    trop, que personne ne connaît encore.
plan-best = Le meilleur menu : { points }
plan-best-note = Si les autres nourrissent aussi bien que possible.
the-rest = Le reste
points-total = points
left-over = En trop
still-missing = Il manque encore
some-of = { $count } parmi { $letters }
follow-hint = `suivre` les nourrit ainsi, et tu as fini.

## Comment lire l’écran.

help-screen =
    Sur cet écran : les numéros au bord de la grille prennent une rangée ou une colonne, et à côté se trouve ce que ça
    changerait si la partie finissait maintenant. Un ? derrière signale qu’une carte n’y est pas comptée : un costume,
    dont personne ne connaît encore le prix, ou un chat perdu, un sac ou une autre carte qui se joue.

    { legend }

    Pendant le repas, tu peux changer d’avis tant que tu n’as pas tapé `done`. `plan` montre le meilleur menu, `suivre`
    l’applique ; pendant la partie, `plan` dit où tu en es et ce qui manque encore à tes chats affamés.
legend =
    Les signes : les chats noirs, roux, blancs et gris sont { letter-black } { letter-orange } { letter-white } { letter-gray } ;
    poulet, thon et lait sont { letter-chicken } { letter-tuna } { letter-milk }, un joker est { letter-wild }, une friandise
    { letter-treat }, et ? est un aliment au choix. { letter-chicken }2 { letter-treat }1 veut donc dire deux poulets et une
    friandise. Derrière un chat se trouve ce qu’il rapporte une fois nourri : 3, c’est trois points, 2×{ per-costume } deux par
    costume, 3* trois et quelque chose que dit la carte, { letter-treat }1 un point, car une friandise le nourrit. Un ✓ est un
    chat qui peut être nourri en l’état, m la taille d’une main, ◆ des points en pièces d’or, ● quelqu’un qui a fini de nourrir ses
    chats. `cartes` dit ce que vaut chaque carte, `cartes zeus` ce que vaut { $zeus }.
