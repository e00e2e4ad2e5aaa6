/** Short soft sounds, made here and kept in no file. They are off until somebody wants them. */
import { settings } from '../../lib/settings.svelte';

/** From the most to the least important: of several that are wanted at once, the first is heard. */
const SOUNDS = ['end', 'turn', 'no', 'chat', 'coin', 'stone', 'paper', 'move'] as const;
export type Sound = (typeof SOUNDS)[number];

/** A tone: its pitch in hertz, when it starts and how long it rings, in seconds. */
type Tone = [pitch: number, start: number, length: number];
interface Timbre {
  tones: Tone[];
  wave: OscillatorType;
  loud: number;
  /** Seconds until it is loudest: the longer, the softer. */
  attack: number;
  /** Where the pitch ends, as a part of where it began. */
  falls?: number;
  /** How loud the octave rings with it, as a part. */
  octave?: number;
  /** Not a tone but a rustle around the pitch. */
  rustle?: boolean;
}

const TIMBRES: Record<Sound, Timbre> = {
  end: {
    tones: [
      [392, 0, 0.5],
      [494, 0.18, 0.5],
      [587, 0.36, 0.5],
      [784, 0.54, 1.1],
    ],
    wave: 'sine',
    loud: 0.09,
    attack: 0.02,
    octave: 0.25,
  },
  turn: {
    tones: [
      [523, 0, 0.35],
      [784, 0.13, 0.6],
    ],
    wave: 'sine',
    loud: 0.1,
    attack: 0.015,
    octave: 0.2,
  },
  no: {
    tones: [
      [196, 0, 0.16],
      [165, 0.12, 0.22],
    ],
    wave: 'sine',
    loud: 0.1,
    attack: 0.02,
  },
  chat: { tones: [[659, 0, 0.2]], wave: 'sine', loud: 0.05, attack: 0.012, octave: 0.3 },
  coin: {
    tones: [
      [1319, 0, 0.12],
      [1760, 0.06, 0.22],
    ],
    wave: 'sine',
    loud: 0.035,
    attack: 0.004,
    octave: 0.3,
  },
  stone: { tones: [[150, 0, 0.14]], wave: 'sine', loud: 0.16, attack: 0.004, falls: 0.55 },
  paper: { tones: [[1900, 0, 0.13]], wave: 'sine', loud: 0.05, attack: 0.03, rustle: true },
  move: { tones: [[294, 0, 0.1]], wave: 'triangle', loud: 0.06, attack: 0.006, falls: 0.8 },
};

/** Milliseconds in which the most important of several sounds is chosen. */
const TOGETHER = 30;
/** Milliseconds after a sound in which there is no other. */
const BETWEEN = 300;
/** Milliseconds after which a sound that could not be heard is forgotten. */
const LATE = 500;

let context: AudioContext | undefined;
let master: AudioNode;
let wanted: Sound | null = null;
let heard = -Infinity;

/** Nothing shrill: what is high is taken away from all sounds. */
function begin(): AudioContext {
  const audio = new AudioContext();
  const mellow = audio.createBiquadFilter();
  mellow.type = 'lowpass';
  mellow.frequency.value = 3200;
  mellow.connect(audio.destination);
  master = mellow;
  return audio;
}

/** Ask for a sound. It is silent where sounds are off, and where another has just been heard. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  if (wanted !== null) {
    if (SOUNDS.indexOf(sound) < SOUNDS.indexOf(wanted)) wanted = sound;
    return;
  }
  wanted = sound;
  setTimeout(() => {
    const chosen = wanted!;
    wanted = null;
    const now = performance.now();
    if (now - heard < BETWEEN) return;
    heard = now;
    context ??= begin();
    // A page that nobody has touched yet may make no sound: later it would be a surprise.
    if (context.state === 'running') ring(context, TIMBRES[chosen]);
    else void context.resume().then(() => performance.now() - now < LATE && ring(context!, TIMBRES[chosen]));
  }, TOGETHER);
}

function ring(audio: AudioContext, timbre: Timbre): void {
  for (const tone of timbre.tones) {
    if (timbre.rustle) rustle(audio, timbre, tone);
    else {
      voice(audio, timbre, tone, 1);
      if (timbre.octave) voice(audio, timbre, tone, 2);
    }
  }
}

/** How loud over time: up quickly, then dying away. */
function swell(audio: AudioContext, at: number, length: number, attack: number, loud: number): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.linearRampToValueAtTime(loud, at + attack);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  volume.connect(master);
  return volume;
}

function voice(audio: AudioContext, timbre: Timbre, [pitch, start, length]: Tone, times: number): void {
  const at = audio.currentTime + start;
  const source = audio.createOscillator();
  source.type = timbre.wave;
  source.frequency.setValueAtTime(pitch * times, at);
  if (timbre.falls) source.frequency.exponentialRampToValueAtTime(pitch * times * timbre.falls, at + length);
  const loud = timbre.loud * (times === 1 ? 1 : timbre.octave!);
  source.connect(swell(audio, at, length / times, timbre.attack, loud));
  source.start(at);
  source.stop(at + length + 0.02);
}

function rustle(audio: AudioContext, timbre: Timbre, [pitch, start, length]: Tone): void {
  const at = audio.currentTime + start;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  source.connect(band).connect(swell(audio, at, length, timbre.attack, timbre.loud));
  source.start(at);
}
