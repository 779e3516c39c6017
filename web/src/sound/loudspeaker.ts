/** How loud everything is together. */

const VOLUMES = { quiet: 0.18, normal: 0.5 } as const; // of all: nobody should look up from the sofa

/** Return where all sounds go: several at once are not louder than one. */
export function loudspeaker(context: BaseAudioContext): GainNode {
  const soft = context.createDynamicsCompressor();
  soft.threshold.value = -20;
  soft.ratio.value = 6;
  const out = context.createGain();
  out.connect(soft).connect(context.destination);
  return out;
}

export function setVolume(out: GainNode, volume: keyof typeof VOLUMES): void {
  out.gain.value = VOLUMES[volume];
}
