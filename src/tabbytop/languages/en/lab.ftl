### Simulations and tournaments: `tabbytop sim` and `tabbytop arena`.
###
### Words in `backticks` and commands after a colon are typed as they are.

# $attempts is how often a part of the games was given to a worker, at least two.
chunk-lost = the same part of the games was begun { $attempts } times, and each time its worker ended without a word: it was killed, or memory ran out
workers-cannot-start = no worker process could start: the program that simulates lacks its `if __name__ == "__main__":`, or memory ran out; `workers=1` needs no processes

## Ray, which distributes games over several machines.

ray-missing = Ray is not installed; it comes with: pip install "tabbytop[ray]"
# $reason is what Ray says, in English.
ray-not-started = Ray did not start on this machine: { $reason }
# $address is that of a cluster.
ray-unreachable = no Ray cluster can be reached at { $address }: { $reason }
ray-failed = Ray failed: { $reason }
# $theirs and $ours are versions, such as 0.2.0.
ray-other-version = a machine of the Ray cluster has Tabbytop { $theirs }, this one has { $ours }; every machine needs the same version
ray-without-tabbytop = a machine of the Ray cluster has no Tabbytop; every machine needs it, in the same version: pip install "tabbytop[ray]"
