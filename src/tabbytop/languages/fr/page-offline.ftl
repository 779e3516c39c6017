# La page sur un appareil à elle : pendant que son Python démarre, et sur un hébergement de fichiers, sans serveur.
preparing = Les chats se lèvent…
preparing-fetching = Les jeux arrivent, une seule fois : { $percent } % de { $size } Mo
fetching-in-passing = On emballe les jeux pour plus tard : { $percent } % de { $size } Mo
fetching-label = On emballe les jeux pour plus tard
not-fetched = Les jeux ne sont pas encore sur cet appareil. Dès que tu seras de nouveau en ligne, ils viendront tout seuls.
version-title = Nouvelle version
version-about = Une nouvelle version de Tabbytop est là. Ta partie continue où elle en est.
version-take = L’utiliser maintenant
version-later = Plus tard
far-title = Quelqu’un au loin ?
far-how = Pour jouer à distance, il faut un serveur, et cette page n’en a pas. Si tu en connais un, son adresse t’y mène.
far-label = Adresse d’un serveur
far-placeholder = jeux.example.org
far-go = Y aller
far-no-address = Ce n’est pas l’adresse d’un serveur.
none-yet = Prends une boîte sur l’étagère. Les chaises vides reçoivent un bot.
