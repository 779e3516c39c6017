### La page du lecteur : qui c’est, ce qui lui plaît, son compte.

page = Toi
hello = Bonjour, { $name }
kept = Les parties déjà commencées gardent le nom que tu avais.
name = Ton nom
change = Appelle-moi comme ça
changed = Va pour { $name }.
cat = Ton chat
# Les chats qui représentent les gens.
cat-name-tabby = Tigré
cat-name-ginger = Roux
cat-name-tuxedo = Smoking
cat-name-calico = Calico
cat-name-siamese = Siamois
cat-name-persian = Persan
cat-name-sphynx = Sphynx
cat-name-bengal = Bengal
cat-name-russian-blue = Bleu russe
cat-name-maine-coon = Maine coon
cat-name-black = Noir
cat-name-white = Blanc
cat-name-tortoiseshell = Écaille de tortue
cat-name-scottish-fold = Scottish fold
cat-name-ragdoll = Ragdoll
cat-name-birman = Sacré de Birmanie
games = Tes parties
running = En cours
over = Finies, à revoir
review = Bilan
review-of = Bilan : { $game }
no-games = Aucune encore. L’étagère est pleine.
shelf = Vers l’étagère
likes = À ton goût
language = Langue
sound = Son
sound-about = ronrons, papier et croquettes, tout doux
volume-off = Coupé
volume-quiet = Doux
volume-normal = Normal
voices = Voix des chats
voices-about = miaous, ronrons et feulements ; le papier et les croquettes restent
theme = Thème
theme-device = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
motion = Mouvement
motion-device = Comme l’appareil
motion-full = Les chats sautent
motion-calm = Calme
hand = La main avec laquelle tu joues
hand-left = Gauche
hand-right = Droite

## Jouer sans connexion.

offline-title = Jouer hors ligne
offline-about = Tous les jeux, les bots et les leçons sur cet appareil : pour le train, l’avion et le chalet.
offline-keep = Garder pour jouer hors ligne
# Variables: $size (in megabytes).
offline-weight = { $size } Mo à télécharger
# Variables: $percent.
offline-fetching = { $percent } % déjà là…
# Variables: $size (in megabytes).
offline-kept = Sur cet appareil : { $size } Mo.
offline-delete = Supprimer
offline-failed = Ça n’a pas marché. Réessaie avec une meilleure connexion.
offline-impossible = Ce navigateur ne peut rien garder ici : il lui faut une adresse sécurisée (https).
offline-unready =
    Ce serveur prépare encore les jeux. Quand on l’aura relancé, dans quelques minutes, tu pourras les emporter.
offline-games =
    { $games ->
        [one] 1 partie n’est que sur cet appareil.
       *[other] { $games } parties ne sont que sur cet appareil.
    }
offline-games-put =
    { $games ->
        [one] La mettre dans mon historique
       *[other] Les mettre dans mon historique
    }
offline-games-putting = { $done } sur { $games }…
offline-games-put-done =
    { $games ->
        [one] 1 partie est maintenant dans ton historique.
       *[other] { $games } parties sont maintenant dans ton historique.
    }
offline-games-stay =
    { $games ->
        [one] 1 partie reste sur cet appareil.
       *[other] { $games } parties restent sur cet appareil.
    }
offline-games-failed = Ça n’a pas marché ; réessaie.

## Le compte du lecteur.

account-title = Un compte, si tu veux
account-guest = Tu joues sans compte. Avec un compte, tes parties te suivent sur tes autres appareils.
account-login = Nom de connexion
account-password = Mot de passe, huit caractères ou plus
# Below the field, before anything is refused.
account-password-how =
    Trop facile, donc refusé : un mot courant, ton propre nom ou des touches voisines, même avec quelques chiffres,
    comme « whiskers99 ». Trois mots bizarres, c’est bien.
account-make = Créer mon compte
account-have = J’en ai déjà un
account-name = Nom
account-old-password = Mot de passe
account-enter = Se connecter
account-yours = Ton compte
account-you = Tu es « { $login } » sur chaque appareil où tu te connectes.
account-leave = Se déconnecter ici
account-left = C’est fait. À bientôt !
account-leave-everywhere = Se déconnecter partout
account-left-everywhere = Déconnexion faite sur tous les appareils.
account-data = Mes données
account-data-about = Tout ce que nous gardons de toi, dans un fichier : ton nom, tes tables, tes résultats, statistiques et autocollants, et ce que tu as dit.
account-download = Donne-moi le fichier
account-another = Un autre mot de passe
account-before = Mot de passe actuel
account-after = Nouveau mot de passe
account-change = Le changer
account-changed = Mot de passe changé. Reconnecte-toi sur tes autres appareils.
account-forget = Oublie-moi
account-forget-about = Tu quittes toutes les tables ; ton nom, ce que tu as dit, tes résultats, statistiques et autocollants sont effacés. Pas de retour possible.
account-your-password = Ton mot de passe
account-delete = Effacer mon compte et tout le reste
account-forgotten = Tout est oublié. Tu étais qui, déjà ?
