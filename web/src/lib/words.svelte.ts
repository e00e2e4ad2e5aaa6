/** Words: the client's own sentences from the catalogues in `lang/`, and a game's from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGS = ['en', 'fr', 'it'] as const;
export type Lang = (typeof LANGS)[number];
export type Args = Record<string, FluentVariable>;

const catalogues = import.meta.glob<string>('../lang/*.ftl', { query: '?raw', import: 'default' });
const KEPT = 'bottega-lang';

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
  lang = $state<Lang>('en');
  #bundle = $state.raw<FluentBundle>();

  /** The language kept here, or the browser's first that we speak. */
  static preferred(): Lang {
    const kept = localStorage.getItem(KEPT);
    const wanted = [kept ?? '', ...navigator.languages.map((each) => each.slice(0, 2))];
    return (
      LANGS.find((lang) => lang === wanted.find((each) => (LANGS as readonly string[]).includes(each))) ??
      'en'
    );
  }

  async speak(lang: Lang, keep = false): Promise<void> {
    const text = await catalogues[`../lang/${lang}.ftl`]!();
    this.#bundle = bundle(lang, text);
    this.lang = lang;
    document.documentElement.lang = lang;
    if (keep) localStorage.setItem(KEPT, lang);
  }

  say = (id: string, args?: Args): string => format(this.#bundle, id, args) ?? id;
}

export const language = new Language();
export const preferredLang = Language.preferred;

/** A sentence of the client's own, in the present language. */
export const say = language.say;

/** The words of one game in one language: names of what a board shows. */
export class GameWords {
  #bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    text: string,
  ) {
    this.#bundle = bundle(lang, text);
  }

  /** The message, or its id where there is none: a word that is missing is seen, not hidden. */
  say(id: string, args?: Args): string {
    return format(this.#bundle, id, args) ?? id;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }
}

const LOCALES: Record<Lang, string> = { en: 'en-GB', fr: 'fr-FR', it: 'it-IT' };

export function when(at: number): string {
  const format = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(LOCALES[language.lang], format).format(at);
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(LOCALES[language.lang], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(at);
}

/** A figure with one decimal at most, as the language writes it. */
export function figure(value: number): string {
  return new Intl.NumberFormat(LOCALES[language.lang], { maximumFractionDigits: 1 }).format(value);
}

export function time(at: number): string {
  return new Intl.DateTimeFormat(LOCALES[language.lang], { hour: '2-digit', minute: '2-digit' }).format(at);
}
