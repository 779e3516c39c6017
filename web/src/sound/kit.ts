/** What sounds are made of: tones that glide, noise through a filter, and how loud they are when. */

/** From one value to the next: [after so many seconds, value]. */
export type Curve = readonly (readonly [after: number, value: number])[];

interface Tone {
  shape?: OscillatorType;
  at?: number;
  pitch: Curve;
  loud: Curve;
  /** the pitch trembles: so often a second, by so many hertz */
  trembles?: readonly [often: number, wide: number];
  through?: AudioNode;
}

interface Noise {
  at?: number;
  loud: Curve;
  kind?: BiquadFilterType;
  around: Curve;
  sharp?: number;
  /** how often a second it swells */
  swells?: number;
}

/** One sound: everything in it is heard from `start` on, at `out`. */
export class Kit {
  readonly #context: BaseAudioContext;
  readonly #start: number;
  readonly #out: AudioNode;

  constructor(context: BaseAudioContext, start: number, out: AudioNode) {
    this.#context = context;
    this.#start = start;
    this.#out = out;
  }

  tone({ shape = "sine", at = 0, pitch, loud, trembles, through }: Tone): void {
    const start = this.#start + at;
    const source = this.#context.createOscillator();
    source.type = shape;
    follow(source.frequency, pitch, start);
    if (trembles !== undefined) this.#tremble(source.frequency, trembles, start, lasts(loud));
    source.connect(this.#level(loud, start, through));
    source.start(start);
    source.stop(start + lasts(loud));
  }

  noise({ at = 0, loud, kind = "bandpass", around, sharp = 1, swells }: Noise): void {
    const start = this.#start + at;
    const source = this.#context.createBufferSource();
    source.buffer = noiseOf(this.#context);
    source.loop = true;
    const filter = this.#filter(kind, around, sharp, start);
    const level = this.#level(loud, start);
    if (swells !== undefined) this.#tremble(level.gain, [swells, peak(loud) * 0.7], start, lasts(loud));
    source.connect(filter).connect(level);
    source.start(start, Math.random() * 0.9);
    source.stop(start + lasts(loud));
  }

  /** A mouth: what is sent through it sounds like a vowel. Each formant has a curve of its own. */
  mouth(...formants: readonly { around: Curve; sharp: number; loud: number }[]): AudioNode {
    const inlet = this.#context.createGain();
    for (const { around, sharp, loud } of formants) {
      const level = this.#context.createGain();
      level.gain.value = loud;
      inlet
        .connect(this.#filter("bandpass", around, sharp, this.#start))
        .connect(level)
        .connect(this.#out);
    }
    return inlet;
  }

  #filter(kind: BiquadFilterType, around: Curve, sharp: number, start: number): BiquadFilterNode {
    const filter = this.#context.createBiquadFilter();
    filter.type = kind;
    filter.Q.value = sharp;
    follow(filter.frequency, around, start);
    return filter;
  }

  #level(loud: Curve, start: number, through: AudioNode = this.#out): GainNode {
    const level = this.#context.createGain();
    level.gain.setValueAtTime(0, start);
    follow(level.gain, loud, start);
    level.connect(through);
    return level;
  }

  #tremble(what: AudioParam, [often, wide]: readonly [number, number], start: number, seconds: number): void {
    const source = this.#context.createOscillator();
    source.frequency.value = often;
    const depth = this.#context.createGain();
    depth.gain.value = wide;
    source.connect(depth).connect(what);
    source.start(start);
    source.stop(start + seconds);
  }
}

const lasts = (curve: Curve): number => curve.at(-1)?.[0] ?? 0;
const peak = (curve: Curve): number => Math.max(...curve.map(([, value]) => value));

function follow(param: AudioParam, curve: Curve, start: number): void {
  for (const [after, value] of curve) {
    if (after === 0) param.setValueAtTime(value, start);
    else param.linearRampToValueAtTime(value, start + after);
  }
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseOf(context: BaseAudioContext): AudioBuffer {
  let noise = noises.get(context);
  if (noise === undefined) {
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
    noises.set(context, noise);
  }
  return noise;
}
