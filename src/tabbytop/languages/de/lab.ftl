### Simulationen und Turniere: `tabbytop sim` und `tabbytop arena`.

chunk-lost = derselbe Teil der Partien wurde { $attempts }-mal begonnen, und jedes Mal endete der Prozess ohne Meldung: Er wurde von außen beendet, oder der Speicher reichte nicht
workers-cannot-start = kein Prozess konnte starten: Dem Programm, das simuliert, fehlt sein `if __name__ == "__main__":`, oder der Speicher reichte nicht; `workers=1` braucht keine Prozesse

## Ray

ray-missing = Ray ist nicht installiert; es kommt mit: pip install 'tabbytop[ray]'
ray-not-started = Ray ließ sich auf diesem Rechner nicht starten: { $reason }
ray-unreachable = unter { $address } ist kein Ray-Cluster zu erreichen: { $reason }
ray-failed = Ray ist gescheitert: { $reason }
ray-other-version = ein Rechner des Ray-Clusters hat Tabbytop { $theirs }, dieser hier { $ours }; alle Rechner brauchen dieselbe Version
ray-without-tabbytop = auf einem Rechner des Ray-Clusters fehlt Tabbytop; alle brauchen es, in derselben Version: pip install 'tabbytop[ray]'
