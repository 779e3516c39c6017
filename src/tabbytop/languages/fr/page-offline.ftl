# La page sur un appareil à elle : pendant que son Python démarre, et sur un hébergement de fichiers, sans serveur.
preparing = Les chats se lèvent…
preparing-fetching = Les jeux arrivent, une seule fois : { $percent } % de { $size } Mo
far-title = Quelqu’un au loin ?
far-how = Qui est au loin se retrouve sur un serveur, et cette page s’en passe. Si tu en connais un, son adresse t’y mène.
far-label = Adresse d’un serveur
far-placeholder = jeux.example.org
far-go = Y aller
far-no-address = Ce n’est pas l’adresse d’un serveur.
none-yet = Prends une boîte sur l’étagère. Les chaises vides reçoivent un bot.
