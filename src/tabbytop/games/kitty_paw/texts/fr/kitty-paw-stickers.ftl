### Kitty Paw : les autocollants gagnés dans une partie finie. <name> dit comment il s’appelle, son attribut `text`
### comment on le gagne.

paw-print = Empreinte
    .text = Joue une partie jusqu’au bout.

fastest-paw = La patte la plus vive
    .text = Gagne une partie contre d’autres.

meow = Miaou !
    .text = Dis Miaou ! avec une image juste.

steady-paw = Patte sûre
    .text = Construis une image sans rien reprendre.

three-in-a-row = Trois d’affilée
    .text = Dis Miaou ! avec une image juste, trois manches d’affilée.

level-three = Chats sur chats
    .text = Construis une image de niveau III.

cat-nose = Du flair
    .text = Trouve ton chat caché dans le premier carton.

not-a-cat = Pas un chat
    .text = Construis une image avec le Chihuahua. Il voulait jouer aussi.

big-ears = Tout ouïe
    .text = Réponds trois fois à un appel avant tout le monde dans une partie.

photo-finish = Photo-finish
    .text = Joue une manche supplémentaire pour la victoire.

twenty-seconds = Vingt secondes
    .text = En solo contre la montre, construis une image en moins de 20 secondes.

ten-of-ten = Dix sur dix
    .text = En solo, réussis l’image de chacune des dix rangées.

herding-cats = Garder des chats
    .text = Trois chats quittent ton tapis et rentrent chez eux dans une partie. Ils avaient à faire.

after-you = Après vous
    .text = Laisse tout le monde répondre avant toi à trois appels dans une partie.
