/** Short synthesised sounds, without files. They are off by default. */
import { settings } from '../../lib/settings.svelte';

export type Sound = 'move' | 'turn' | 'chat' | 'end' | 'no' | 'coin' | 'stone' | 'paper';

/** Notes as [frequency, start, length] in hertz and seconds; the kind of wave; how loud. */
const NOTES: Record<Sound, [notes: [number, number, number][], wave: OscillatorType, loud: number]> = {
  move: [[[330, 0, 0.07]], 'triangle', 0.08],
  turn: [
    [
      [523, 0, 0.12],
      [784, 0.11, 0.22],
    ],
    'sine',
    0.12,
  ],
  chat: [[[660, 0, 0.08]], 'sine', 0.06],
  end: [
    [
      [392, 0, 0.2],
      [494, 0.16, 0.2],
      [587, 0.32, 0.2],
      [784, 0.48, 0.5],
    ],
    'triangle',
    0.12,
  ],
  no: [[[160, 0, 0.16]], 'sawtooth', 0.05],
  coin: [
    [
      [1320, 0, 0.05],
      [1760, 0.05, 0.14],
    ],
    'sine',
    0.06,
  ],
  stone: [
    [
      [140, 0, 0.09],
      [95, 0.03, 0.12],
    ],
    'triangle',
    0.16,
  ],
  paper: [
    [
      [900, 0, 0.03],
      [620, 0.02, 0.05],
    ],
    'triangle',
    0.04,
  ],
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const [notes, wave, loud] = NOTES[sound];
  for (const [frequency, start, length] of notes) {
    const at = context.currentTime + start;
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.type = wave;
    voice.frequency.value = frequency;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loud, at + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    voice.connect(volume).connect(context.destination);
    voice.start(at);
    voice.stop(at + length + 0.02);
  }
}
