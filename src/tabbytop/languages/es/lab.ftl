### Simulaciones y torneos: `tabbytop sim` y `tabbytop arena`.

chunk-lost = la misma parte de las partidas se empezó { $attempts } veces, y cada vez su proceso terminó sin decir nada: alguien lo detuvo o faltó memoria
workers-cannot-start = no se pudo iniciar ningún proceso: al programa que simula le falta su `if __name__ == "__main__":`, o faltó memoria; `workers=1` no necesita procesos

## Ray

ray-missing = Ray no está instalado; se instala con: pip install 'tabbytop[ray]'
ray-not-started = Ray no se pudo iniciar en este equipo: { $reason }
ray-unreachable = no se puede conectar con ningún clúster de Ray en { $address }: { $reason }
ray-failed = Ray ha fallado: { $reason }
ray-other-version = un equipo del clúster de Ray tiene Tabbytop { $theirs } y este tiene { $ours }; todos necesitan la misma versión
ray-without-tabbytop = a un equipo del clúster de Ray le falta Tabbytop; todos lo necesitan, en la misma versión: pip install 'tabbytop[ray]'
