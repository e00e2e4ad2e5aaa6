import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { change } from '../../lib/settings.svelte';

/** The pitches that were started. */
let tones: number[];
let state: AudioContextState;
let resumed: () => void;

class FakeAudio {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  get state() {
    return state;
  }
  resume = () => new Promise<void>((done) => (resumed = done));
  #node() {
    const value = {
      value: 0,
      setValueAtTime() {},
      linearRampToValueAtTime() {},
      exponentialRampToValueAtTime() {},
    };
    return { gain: value, frequency: { ...value }, connect: (to: unknown) => to, start() {}, stop() {} };
  }
  createGain = () => this.#node();
  createBiquadFilter = () => this.#node();
  createBufferSource = () => ({ ...this.#node(), start: () => tones.push(0) });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createOscillator() {
    const node = this.#node();
    let pitch = 0;
    node.frequency.setValueAtTime = ((value: number) => (pitch = value)) as never;
    return { ...node, start: () => tones.push(pitch) };
  }
}

let play: (typeof import('./sounds'))['play'];
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('AudioContext', FakeAudio);
  tones = [];
  state = 'running';
  ({ play } = await import('./sounds'));
  (await import('../../lib/settings.svelte')).change({ sound: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  change({ sound: false });
});

it('is silent where sounds are off', async () => {
  (await import('../../lib/settings.svelte')).change({ sound: false });
  play('turn');
  vi.advanceTimersByTime(1000);
  expect(tones).toEqual([]);
});

it('lets the most important of several sounds be heard', () => {
  play('move');
  play('turn');
  play('coin');
  vi.advanceTimersByTime(100);
  expect(tones).toEqual([523, 1046, 784, 1568]);
});

it('leaves a pause between two sounds', () => {
  play('move');
  vi.advanceTimersByTime(100);
  play('move');
  vi.advanceTimersByTime(100);
  expect(tones).toHaveLength(1);
  vi.advanceTimersByTime(300);
  play('paper');
  vi.advanceTimersByTime(100);
  expect(tones).toHaveLength(2);
});

it('forgets a sound that the browser held back for long', async () => {
  state = 'suspended';
  play('move');
  vi.advanceTimersByTime(100);
  expect(tones).toEqual([]);
  resumed();
  await Promise.resolve();
  expect(tones).toHaveLength(1);
  vi.advanceTimersByTime(400);
  play('move');
  vi.advanceTimersByTime(5000);
  resumed();
  await Promise.resolve();
  expect(tones).toHaveLength(1);
});
