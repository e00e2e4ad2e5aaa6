/** The settings of a person: kept in this browser and, with an account, there as well. */
import { local } from '../base/local';
export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'full' | 'none';
  /** How fast the moves of the others are shown. */
  pace: 'calm' | 'brisk' | 'instant';
  contrast: 'normal' | 'more';
  sound: boolean;
  /** Whether sounds were offered: once is enough. */
  offered: boolean;
  confirms: boolean;
  /** Whether the coach explains what comes up for the first time. */
  coach: boolean;
  text: number;
  /** The panel beside a board; auto: open where there is room enough. */
  panel: 'auto' | 'open' | 'shut';
  /** The positions that were solved, by game (see `practised`). */
  practised: Record<string, string[]>;
}

const USUAL: Settings = {
  theme: 'auto',
  motion: 'auto',
  pace: 'calm',
  contrast: 'normal',
  sound: false,
  offered: false,
  confirms: false,
  coach: false,
  text: 100,
  panel: 'auto',
  practised: {},
};
const KEPT = 'bottega-settings';

/** The known settings of the expected types: storage may hold anything. */
export function read(stored: unknown): Settings {
  const settings: Record<string, unknown> = { ...USUAL };
  if (typeof stored === 'object' && stored !== null) {
    for (const [key, value] of Object.entries(stored)) {
      if (key in USUAL && value !== null && typeof value === typeof settings[key]) settings[key] = value;
    }
  }
  return settings as unknown as Settings;
}

function kept(): unknown {
  try {
    return JSON.parse(local.getItem(KEPT) ?? '{}');
  } catch {
    return {}; // Another program's text under our key.
  }
}

export const settings = $state<Settings>(read(kept()));

/** Called with the settings whenever they change; the session saves them to the account. */
export const listeners: ((settings: Settings) => void)[] = [];

export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  local.setItem(KEPT, JSON.stringify(settings));
  for (const listen of listeners) listen({ ...settings });
}

/** Take over the settings of an account. */
export function adopt(stored: unknown): void {
  if (typeof stored === 'object' && stored !== null && Object.keys(stored).length) {
    Object.assign(settings, read({ ...settings, ...stored }));
    local.setItem(KEPT, JSON.stringify(settings));
  }
}

/** Whether things may move. */
export function moving(): boolean {
  return document.documentElement.dataset.motion !== 'none';
}

/** Keeps the root element as the settings say. Call it inside an effect root. */
export function dress(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const contrast = matchMedia('(prefers-contrast: more)');
  const apply = () => {
    const root = document.documentElement;
    const theme = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme;
    const motion = settings.motion === 'auto' ? (still.matches ? 'none' : 'full') : settings.motion;
    root.dataset.theme = theme;
    root.dataset.motion = motion;
    root.dataset.contrast = contrast.matches ? 'more' : settings.contrast;
    root.style.setProperty('--size', `${settings.text}%`);
  };
  for (const media of [dark, still, contrast]) media.addEventListener('change', apply);
  $effect(apply);
}
