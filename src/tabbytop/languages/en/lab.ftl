### Simulations and tournaments: `tabbytop sim` and `tabbytop arena`.
###
### Words in `backticks` and commands after a colon are typed as they are.

# $attempts is how often a part of the games was given to a worker, at least two.
chunk-lost = the same batch of games was started { $attempts } times, and each time its worker ended without a word: it was killed, or memory ran out
workers-cannot-start = no worker process could start: the program that runs the simulation is missing its `if __name__ == "__main__":`, or memory ran out; `workers=1` needs no processes

## Ray, which distributes games over several machines.

ray-missing = Ray isn’t installed; get it with: pip install 'tabbytop[ray]'
# $reason is what Ray says, in English.
ray-not-started = Ray didn’t start on this machine: { $reason }
# $address is that of a cluster.
ray-unreachable = can’t reach a Ray cluster at { $address }: { $reason }
ray-failed = Ray failed: { $reason }
# $theirs and $ours are versions, such as 0.2.0.
ray-other-version = a machine in the Ray cluster has Tabbytop { $theirs }, but this one has { $ours }; every machine needs the same version
ray-without-tabbytop = a machine in the Ray cluster doesn’t have Tabbytop; every machine needs it, in the same version: pip install 'tabbytop[ray]'
