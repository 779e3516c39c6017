### Les leçons de Meow! Les mots entre guillemets sont sur des cartes et des boutons et doivent être les mêmes que là-bas.

## Ta première nuit.

first-night = Ta première nuit
first-night-goal =
    Obéis en un seul tour à la carte que tu poses et à toutes les règles que tiennent les autres : alors tu gagnes. Mais
    personne ne te dit quelles règles ils tiennent.

    Chacun a deux cartes, et chaque carte est une règle.
first-night-pass =
    Voici tes règles : meugler et miauler. Retiens-les ! Chaque main passe à gauche, et la tienne va à Miso. Appuie sur « passer à
    gauche ».
first-night-watch =
    Tu connais donc les règles de Miso : meugler et miauler. Tes nouvelles sont aboyer et bâiller ; elles obligent les autres, pas
    toi. Miso commence. Appuie sur « Continuer » et regarde bien, car personne ne note.
first-night-forgot =
    Miso a grogné et rugi. Juno est à la gauche de Miso, qui a donc vu ses règles : ce sont sûrement celles-là ! Mais Miso a
    oublié de meugler, comme le veut sa propre carte. La carte revient, et le tour est fini. Appuie sur « Continuer » et
    regarde Juno.
first-night-lay =
    Juno aussi a oublié sa carte. Pas toi ! Pose une carte et obéis-lui. Celle que tu gardes n’oblige que les autres. Appuie sur
    « Aux abois ».
    .other = Garde celle-là. Pose « Aux abois ».
first-night-bark = En bas, il y a vingt actes. Commence par la règle de ta propre carte. Appuie sur « Aboyer ».
    .other = Cela ne fait pas de mal. Mais d’abord ta propre carte : appuie sur « Aboyer ».
first-night-moo = Maintenant, les deux règles de Miso. Tu les as eues en main. Appuie sur « Meugler ».
    .other = Miso tient meugler et miauler. Appuie sur « Meugler ».
first-night-meow = Et l’autre. Appuie sur « Miauler ».
    .other = Miso tient meugler et miauler. Appuie sur « Miauler ».
first-night-oink = Maintenant, les règles de Juno, que Miso t’a montrées. Appuie sur « Grogner comme un cochon ».
    .other = Miso a grogné et rugi. Appuie sur « Grogner comme un cochon ».
first-night-roar = L’ordre ne compte pas. Appuie sur « Rugir ».
    .other = Miso a grogné et rugi. Appuie sur « Rugir ».
first-night-ask =
    Tu vas demander à Miso, puis à Juno : « Ai-je enfreint une de tes règles ? » Non est la bonne réponse ! Si c’est oui, la
    règle est montrée. Elle va dans la petite pile, ta carte aussi. Puis vous y piochez tous les deux. Les règles montrées
    reviennent donc vite.
first-night-check =
    Tu pourrais faire trois actes de plus ; un acte qu’aucune règle ne demande ne fait pas de mal. Tu n’en as pas besoin. Le
    jugement commence à ta gauche, par Miso. Appuie sur « Demander le jugement ».
    .other = Cinq actes suffisent ce soir. Appuie sur « Demander le jugement ».
first-night-won =
    Non de Miso, non de Juno : tu n’as enfreint aucune règle, et tu gagnes. Bienvenue dans le Culte du Chat. Miaou !

    Certaines règles demandent des mots ou des nombres : la leçon suivante les montre.

## Des mots et des nombres.

words = Des mots et des nombres
words-rules =
    Certaines règles demandent un mot, d’autres un nombre. Ce soir, tu les connais toutes. Miso : une couleur et trois coups. Juno :
    une ville nouvelle et un miaulement.
words-lay = Tu tiens une règle qui demande un fruit. Pose « Fruit défendu ».
    .other = Aujourd’hui, c’est le fruit. Pose « Fruit défendu ».
words-orange =
    Orange est un fruit et une couleur : un mot pour deux règles. Sous « Parlés », appuie sur « Nommer un fruit », tape orange, puis
    appuie dessus.
    .other = Un mot qui soit fruit et couleur, s’il te plaît : orange.
words-knock =
    Les règles comptées veulent un nombre exact. Trois coups ; quatre enfreindraient la règle. Sous « Comptés », appuie sur
    « Frapper sur du bois ».
    .other = Miso veut trois coups. Appuie sur « Frapper sur du bois ».
words-again = Refaire un acte ne prend pas plus de place. Appuie encore sur « Frapper sur du bois ».
    .other = Cela fait un coup. Appuie encore sur « Frapper sur du bois ».
words-third = Appuie une troisième fois sur « Frapper sur du bois », puis arrête-toi.
    .other = Deux pour l’instant. Encore un « Frapper sur du bois ».
words-city =
    La ville de Juno doit être nouvelle dans cette partie. Quelqu’un a déjà dit Paris. Sous « Parlés », appuie sur « Annoncer une
    ville » et dis par exemple Rome.
    .other = Paris est pris, et la leçon ne connaît pas toutes les villes. Dis Rome.
words-meow = Il ne manque que le miaulement. Sous « Bruits », appuie sur « Miauler ».
    .other = Juno veut un miaulement. Appuie sur « Miauler ».
words-check = Fruit, couleur, trois coups, une ville, un miaulement. Appuie sur « Demander le jugement ».
    .other = Tout y est. Appuie sur « Demander le jugement ».
words-won =
    Aucune règle enfreinte : tu gagnes. Dans une partie plus longue, ta ville serait maintenant usée, pour toi et pour tous. Écoute donc
    quand les autres parlent.

## Pris sur le fait.

caught = Pris sur le fait
caught-lay =
    Tu connais les règles de Miso : meugler et miauler. Voyons ce qui se passe si tu en oublies une. Pose « Bâille, bâille ».
    .other = Cette fois, pose « Bâille, bâille ».
caught-yawn = Obéis d’abord à ta propre carte. Sous « Gestes », appuie sur « Bâiller ».
    .other = D’abord ta propre carte : appuie sur « Bâiller ».
caught-moo = Maintenant, meugle, et laisse le miaulement. Sous « Bruits », appuie sur « Meugler ».
    .other = Juste le meuglement, s’il te plaît. Appuie sur « Meugler ».
caught-check =
    Le jugement passe de main en main et s’arrête à la première règle enfreinte. Appuie sur « Demander le jugement ».
    .other = Assez d’actes : ici, il faut te faire prendre. Appuie sur « Demander le jugement ».
caught-pile =
    Miso montre la règle enfreinte. Elle est allée dans la pile avec ta carte, on a mélangé, et chacun de vous en a pioché une. Tu as
    pioché le miaou ! Au tour de Miso.
caught-reveal =
    Juno a dit non. Mais Miso a enfreint tes deux règles, et tu n’en montres qu’une. Le miaou, tous le connaissent ; l’aboiement peut
    rester secret. Appuie sur « Le miaou évident ».
    .other = L’aboiement est ton secret. Montre « Le miaou évident ».
caught-drawn =
    De nouveau, vous avez pioché tous les deux. Tu as maintenant le meuglement, et personne d’autre ne le voit. Quelques tours
    passent.
caught-replace =
    Rugir, c’est trop bruyant ce soir ? Une fois par partie, quand ton tour commence, tu peux faire remplacer une règle que tu
    connais. Appuie sur « Faire remplacer une règle », puis sur « Rugir de plaisir ».
    .other = D’abord, plus de rugissement : fais remplacer « Rugir de plaisir ».
caught-gone =
    Le rugissement est parti pour de bon, et tous le savent. Miso, et personne d’autre, voit la nouvelle règle. Si personne ne gagne en 30 tours de
    table, gagne qui a passé le plus de mains en un jugement.

## D’autres façons de jouer.

other-ways = D’autres façons de jouer
other-ways-strike =
    Y a-t-il un acte que tu ne peux pas faire ? À bien des tables, tu peux en rayer avant la donne, sans que personne le voie : ici
    jusqu’à trois. Ces règles restent dans la boîte. Sous « Comptés », appuie sur « Taper dans ses mains ».
    .other = Bien, mais ici, raye « Taper dans ses mains ».
other-ways-ready = Personne ne le saura. On peut aussi jouer sans rayer. Appuie sur « c’est bon ».
    .other = Un seul suffit. Appuie sur « c’est bon ».
other-ways-before =
    « Treize, au bon moment » a treize règles, et chacune a son moment : AVANT la pose de ta carte, ou APRÈS. Le grognement de Miso
    est AVANT. Appuie sur « Grogner comme un cochon » maintenant.
    .other = D’abord le grognement, tant que c’est avant. Appuie sur « Grogner comme un cochon ».
other-ways-lay = Ta carte termine l’avant. Pose « Chouette soirée », qui est une carte APRÈS.
    .other = Cette fois, pose « Chouette soirée ».
other-ways-after = Ta propre carte aussi a son moment, et c’est maintenant. Appuie sur « Hululer ».
    .other = Ta carte veut un hululement. Appuie sur « Hululer ».
other-ways-times =
    Un acte au mauvais moment enfreint sa règle, même si tu le fais aussi au bon. Donc chacun une seule fois, à son moment.
other-ways-eyes =
    Vos yeux peuvent aussi juger : chacun répond alors de ses règles. Miso va poser une carte qui demande exactement quatre
    claquements de mains. Compte bien.
other-ways-object =
    Trois seulement ! Tout le monde surveille la carte sur l’autel. Tu peux faire objection une fois par tour, jusqu’à la réponse de
    Juno. Appuie sur « Objection ».
    .other = C’était trois, pas quatre. Appuie sur « Objection ».
other-ways-broken =
    Tu avais raison : Miso reprend sa carte. Maintenant, Juno te montre du doigt. Juno a bâillé, mais pas aboyé. Appuie sur ta règle
    « Aux abois ».
    .other = Personne n’a aboyé. Appuie sur « Aux abois ».
other-ways-missed = Bien vu ! Si tu avais dit non, la règle enfreinte serait passée pour de bon.

## Ce que l’on montre.

point-card = la carte { $card }
point-act = l’acte « { $act-label } »
point-altar = l’autel
point-pile = la pile
