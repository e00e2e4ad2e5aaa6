/** Sentences in the reader's language: the client's own from the catalogues in this folder, a game's from the server.
 *
 * A language is there when its catalogue is. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { local } from '../base/local';

/** The code of a language: the name of its catalogue. */
export type Lang = string;
export type Args = Record<string, FluentVariable>;

const catalogues = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });
const KEPT = 'bottega-lang';
const FALLBACK: Lang = 'en';

export const LANGS: readonly Lang[] = Object.keys(catalogues).map((path) => path.slice(2, -'.ftl'.length));

/** What a language calls itself. */
export function nameOf(lang: Lang): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

function bundle(lang: Lang, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  const errors = made.addResource(new FluentResource(text));
  if (errors.length) console.warn('catalogue', lang, errors);
  return made;
}

function format(from: FluentBundle | undefined, id: string, args?: Args): string | undefined {
  const message = from?.getMessage(id);
  return message?.value ? from!.formatPattern(message.value, args) : undefined;
}

class Language {
  lang = $state<Lang>(FALLBACK);
  #bundle = $state.raw<FluentBundle>();

  /** The language kept in this browser, or the first of the browser's languages that has a catalogue. */
  static preferred(): Lang {
    const wanted = [local.getItem(KEPT) ?? '', ...navigator.languages.map((each) => each.slice(0, 2))];
    return wanted.find((lang) => LANGS.includes(lang)) ?? FALLBACK;
  }

  async speak(lang: Lang, keep = false): Promise<void> {
    const text = await catalogues[`./${lang}.ftl`]!();
    this.#bundle = bundle(lang, text);
    this.lang = lang;
    document.documentElement.lang = lang;
    if (keep) local.setItem(KEPT, lang);
  }

  say = (id: string, args?: Args): string => format(this.#bundle, id, args) ?? id;

  has = (id: string): boolean => this.#bundle?.hasMessage(id) ?? false;

  /** How dates and figures are written: the catalogue names the place where its language is at home. */
  get locale(): string {
    return this.has('locale') ? this.say('locale') : this.lang;
  }
}

export const language = new Language();
export const preferredLang = Language.preferred;

/** A sentence of the client's own, in the present language. */
export const say = language.say;

/** The messages of one game in one language: names of what a board shows. */
export class GameWords {
  #bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    text: string,
  ) {
    this.#bundle = bundle(lang, text);
  }

  /** The message, or its id where there is none: a missing message can then be seen. */
  say(id: string, args?: Args): string {
    return format(this.#bundle, id, args) ?? id;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }
}

export function when(at: number): string {
  const format = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(language.locale, format).format(at);
}

export function day(at: number): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(language.locale, format).format(at);
}

export function time(at: number): string {
  return new Intl.DateTimeFormat(language.locale, { hour: '2-digit', minute: '2-digit' }).format(at);
}

const UNITS: [unit: Intl.RelativeTimeFormatUnit, millis: number][] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, in the greatest unit that fits: "2 hours ago", "yesterday". */
export function ago(at: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language.locale, { numeric: 'auto' });
  const passed = Math.max(0, now - at);
  for (const [unit, millis] of UNITS)
    if (passed >= millis) return format.format(-Math.floor(passed / millis), unit);
  return format.format(0, 'second');
}

/** A figure with one decimal at most, as the language writes it. */
export function figure(value: number): string {
  return new Intl.NumberFormat(language.locale, { maximumFractionDigits: 1 }).format(value);
}

/** A share of one in percent, as the language writes it: "21%", "21 %". */
export function percent(share: number): string {
  const rounded = Math.round(share * 100) / 100 || 0; // Never less than nothing and nothing at once.
  return new Intl.NumberFormat(language.locale, { style: 'percent' }).format(rounded);
}

/** Names one after the other, as the language joins them: "Ada, Bia and Carla". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.locale, { type: 'conjunction' }).format(names);
}

/** A label and a text, joined as the language does: "Council: 4 choices". A label that is a sentence stays one. */
export function labelled(label: string, text: string): string {
  return /[.!?]$/.test(label) ? `${label} ${text}` : say('label', { label, text });
}
