### Kitty Paw sur la page.

piece =
    { $name ->
        [siamese] Siamois
        [ginger] Roux tigré
        [tuxedo] Smoking
        [calico] Calico
        [sphynx] Sphynx
        [blue] Bleu russe
        [bobtail] Bobtail japonais
        [symbol] carte Cache-cache
        [box] carte Carton
        [birman] Sacré de Birmanie
        [somali] Somali
        [cymric] Cymric
        [tortie] Chat écaille
        [peterbald] Peterbald
        [chartreux] Chartreux
        [turkish-van] Turc de Van
        [chihuahua] Chihuahua
       *[other] { $name }
    }
# Avec « un » ou « une », avec « le » ou « la ».
piece-one =
    { $name ->
        [symbol] une { piece }
        [box] une { piece }
       *[other] un { piece }
    }
piece-the =
    { $name ->
        [symbol] la { piece }
        [box] la { piece }
       *[other] le { piece }
    }
face =
    { $face ->
        [back] éveillé
        [belly] endormi
        [horizontal] horizontale
        [vertical] verticale
        [up] symbole visible
       *[other] { $face }
    }
lies =
    { $name ->
        [box] carte Carton, { face }
       *[other]
            { piece }, { face }, vers { $turn ->
                [0] la droite
                [1] le bas à droite
                [2] le bas à gauche
                [3] la gauche
                [4] le haut à gauche
               *[5] le haut à droite
            }
    }

## Manches, temps et points.

points =
    { $sign ->
        [minus] −{ points-counted }
       *[other] { points-counted }
    }
points-counted =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
round-of = Manche { $round } sur { $rounds }
extra-round = Manche supplémentaire { $extra }
left = encore { $clock } dans cette manche
sofar = { $clock } jusqu’ici

## Le milieu de la table.

middle = Le milieu de la table
tile = Prendre : { lies }, emplacement { $spot }
box = Regarder dans le carton { $number }
box-of = Carton { $number } : { $name } le tient ouvert
keep = Garder
shut = Refermer
peek-left = { $seconds } s

## Les cartes.

row = Les cartes à attraper
grab = Attraper la carte { $place } : { $pieces }.
gone = Prise
grab-now = Attrape une carte !
grab-now-left = Attrape une carte ! { $seconds } s
row-soon = Bientôt, tu en attrapes une.
paw-in-soon = Patte au milieu !
paw-in-soon-left = Patte au milieu ! { $seconds } s
level =
    { $level ->
        [1] Niveau I
        [2] Niveau II
        [3] Niveau III
       *[other] Niveau { $level }
    }
or-wrong = ou −{ $penalty } si c’est faux
or-briefly = ou −{ $penalty }
card-large = Voir la carte en grand
card-small = Reposer la carte
no-card = Ta carte sera ici.
their-no-card = Pas encore de carte

## Tapis et pattes.

mat = Ton tapis
mat-of = Tapis : { $name }
zoom = Agrandir le tapis
unzoom = Revenir au milieu de la table
zoomed = Ton tapis, de près
look-elsewhere = Touche ici pour voir ailleurs
on-mat =
    { $laid ->
        [one] { $laid } pièce sur { $all }
       *[other] { $laid } pièces sur { $all }
    }
place = Poser { piece-the } en { $cell }
lift = Reprendre : { lies }, en { $cell }
in-paw = Dans ta patte
empty-paw = Ta patte est vide
in-their-paw = Dans la patte
their-empty-paw = La patte est vide
their-box = Sa carte Carton
take-something = Touche un chat, ou fais-le glisser sur ton tapis.
lift-box = Ta carte Carton
turn-left = Tourner à gauche
turn-right = Tourner à droite
flip = Retourner
flip-upright = Debout
flip-flat = À plat
back = Remettre
back-short = Retour
stray = Pas sur ta carte : il va rentrer chez lui.
wrong-symbol = Pas ce que cherche ta carte : elle va filer.

meow = Miaou !
paw-up = Lève la patte !

## Ce que la page te dit.

ask-paw-in = Ta patte au milieu, s’il te plaît.
ask-paw-note = On commence quand toutes les pattes y sont.
ask-waits-for-paws = On attend { $names }.
ask-grab = Attrape une carte, vite !
ask-grab-note = La patte la plus vive l’emporte. Pas d’échange !
ask-start = Construis ce que montre ta carte.
ask-given = Temps écoulé : tu as reçu une carte.
ask-start-note = Touche un chat, ou fais-le glisser sur ton tapis.
ask-start-held = Tourne-le ou retourne-le, puis touche sa place.
ask-first-held = Tourne-le ou retourne-le, puis touche une place : commence où tu veux.
ask-long-held = Le long chat occupe deux places : touche la ligne entre les deux.
ask-box-held = Debout ou à plat ? Puis touche sa place.
ask-box-first = Debout ou à plat ? Puis touche une place : commence où tu veux.
ask-build-note =
    { $others ->
        [0] Les points d’abord, puis les secondes.
        [1] Un faux appel coûte des points.
       *[other] La dernière patte levée prend une pénalité.
    }
ask-full = Ton tapis est complet. Est-ce juste ?
ask-full-note = Si oui, dis Miaou ! Un faux appel coûte des points.
ask-full-early = Tu pourras appeler quand tout le monde aura une carte.
ask-called = { $name } dit Miaou ! Lève la patte, vite !
ask-called-note = La dernière patte paie.
ask-you-called = Miaou ! C’est dit.
ask-you-called-note =
    { $names-count ->
        [0] Maintenant, on vérifie.
        [one] { $names } doit répondre.
       *[other] { $names } doivent répondre.
    }
ask-answered = Ta patte est levée.
ask-frozen = Trop tôt ! Ta patte a gelé.
ask-frozen-note = Elle dégèle dans un instant.
ask-peeking = Personne d’autre ne voit ça. Garder, ou refermer ?
ask-out = La manche est finie pour toi.
ask-out-note = C’était une fausse alerte. Les autres continuent.
ask-looks-on = Tu regardes.
ask-looks-on-note = Toutes les pattes sont occupées.
ask-over = La partie est finie.

## Sous un nom : ce que fait ce joueur.

doing-ready = patte au milieu
doing-waits = se prépare
doing-frozen = patte gelée
doing-out = hors de la manche
doing-watches = regarde
doing-took = prend { piece-one }
doing-placed = pose { piece-one }
doing-lifted = reprend { piece-one }
doing-home = remet { piece-one }
doing-ran-home = { piece } : rentré
doing-turned = tourne la pièce
doing-flipped = retourne la pièce
doing-grabbed = a une carte
doing-peeked = regarde dans un carton
doing-shut = referme un carton
doing-kept = garde { piece-the }
doing-slipped = une carte file
doing-called = Miaou !
doing-answered = patte levée
doing-false-start = trop tôt !
doing-released = dégel

## Quand il n’y a presque pas de place.

briefly-took = prend
briefly-placed = pose
briefly-lifted = reprend
briefly-home = remet
briefly-ran-home = un de moins
briefly-grabbed = a sa carte
briefly-peeked = regarde
briefly-shut = referme
briefly-kept = garde
briefly-slipped = une de moins

## Cartes comptées.

cards-of =
    { $count ->
        [one] { $count } carte sur { $all }
       *[other] { $count } cartes sur { $all }
    }
last-card-ends = La partie finit quand quelqu’un a { $all } cartes, justes ou fausses.
scored-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
laid = { $laid }/{ $all }
laid-label =
    { $laid ->
        [one] { $laid } pièce sur { $all } est sur le tapis
       *[other] { $laid } pièces sur { $all } sont sur le tapis
    }

## Après un appel.

race = L’ordre des réponses
race-after = +{ $seconds },{ $tenths } s

## La vérification.

check-label = La vérification
check-card = La carte
check-right = juste
check-wrong = faux
check-missing = manque
check-close = Fermer la vérification
check-spared = Un Miaou ! termine la manche pour tout le monde, juste ou faux : ta carte sort du jeu. Tu ne perds rien.

## Un conseil qui brille.

hint-take = prendre { piece-the } qui brille
hint-place = poser là où ton tapis brille
hint-grab = attraper la carte qui brille
hint-peek = regarder dans le carton qui brille
hint-take-other = prendre une autre pièce : { piece }
hint-take-piece = prendre { piece-one }
hint-place-now = poser la pièce telle quelle

## Les meilleurs résultats en solo.

best-title = Ton record sur cet appareil
best-none = Rien à battre pour l’instant : dix rangées, une carte de chacune.
best-line = { points } en { $clock }
best-is-new = Nouveau record !
