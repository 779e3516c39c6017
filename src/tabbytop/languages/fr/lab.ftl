### Simulations et tournois : `tabbytop sim` et `tabbytop arena`.

chunk-lost = la même partie du travail a été commencée { $attempts } fois, et chaque fois son processus s’est arrêté sans rien dire : on l’a tué, ou la mémoire a manqué
workers-cannot-start = aucun processus n’a pu démarrer : il manque au programme qui simule son `if __name__ == "__main__":`, ou la mémoire a manqué ; `workers=1` se passe de processus

## Ray

ray-missing = Ray n’est pas installé ; pour l’installer : pip install 'tabbytop[ray]'
ray-not-started = Ray n’a pas pu démarrer sur cette machine : { $reason }
ray-unreachable = aucune grappe Ray n’est joignable à l’adresse { $address } : { $reason }
ray-failed = Ray a échoué : { $reason }
ray-other-version = une machine de la grappe Ray a Tabbytop { $theirs }, celle-ci a { $ours } ; toutes doivent avoir la même version
ray-without-tabbytop = Tabbytop manque sur une machine de la grappe Ray ; toutes en ont besoin, dans la même version : pip install 'tabbytop[ray]'
