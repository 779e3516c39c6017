### Symulacje i turnieje: `tabbytop sim` i `tabbytop arena`.
###
### Słowa w `odwrotnych apostrofach` i polecenia po dwukropku wpisuje się tak, jak stoją.

# $attempts mówi, ile razy tę samą część gier przekazano procesowi, co najmniej dwa.
chunk-lost = tę samą część gier zaczynano { $attempts } razy i za każdym razem proces kończył się bez słowa: przerwano go albo zabrakło pamięci
workers-cannot-start = żaden proces nie mógł wystartować: w programie, który uruchamia symulację, brakuje `if __name__ == "__main__":` albo zabrakło pamięci; `workers=1` obywa się bez procesów

## Ray, który rozdziela gry między kilka komputerów.

ray-missing = Ray nie jest zainstalowany; zainstalujesz go tak: pip install 'tabbytop[ray]'
# $reason to słowa Raya, po angielsku.
ray-not-started = Ray nie wystartował na tym komputerze: { $reason }
# $address to adres klastra.
ray-unreachable = nie można połączyć się z klastrem Ray pod adresem { $address }: { $reason }
ray-failed = błąd Raya: { $reason }
# $theirs i $ours to wersje, np. 0.2.0.
ray-other-version = jeden z komputerów klastra Ray ma Tabbytop { $theirs }, a ten ma { $ours }; wszystkie muszą mieć tę samą wersję
ray-without-tabbytop = na jednym z komputerów klastra Ray nie ma Tabbytop; potrzebują go wszystkie, w tej samej wersji: pip install 'tabbytop[ray]'
