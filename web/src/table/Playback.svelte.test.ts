import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import type { News, View } from '../api/types';
import { settings } from '../lib/settings.svelte';
import '../testing/page';
import { choice, deciding, sitting } from '../testing/table';
import DecisionBar from './DecisionBar.svelte';
import type { Match } from './match.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = 'calm';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let match: Match;
/** Press a number key. */
let number: (n: number) => void;

/** The bar of somebody who must decide (or waits, or looks on), while the others have done three things. */
function bar(more: Record<string, unknown> = deciding(choice(1, 'Pass'))): void {
  match = sitting(more);
  const { component } = render(DecisionBar, { match, laid: true, phone: false });
  number = (n) => {
    component.number(n);
    flushSync();
  };
  const events = ['Bia pays.', 'Bia takes iron.', 'Bia passes.'].map((text) => ({
    ...{ number: 4, at: 0, kind: 'k' },
    values: { seat: 1 },
    text,
  }));
  const beats = [
    { events: 1, view: { n: 1 } },
    { events: 2, view: { n: 2 } },
  ];
  const news = { ...match.news, number: 4, after: 3, events, beats, view: { n: 3 } } as unknown as News;
  match.playback.take(match.view as View, news, false, '');
  match.news = news;
  flushSync();
}

const line = () => document.querySelector('.prompt')!.textContent!.trim();
const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const press = (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more });
const move = () => {
  vi.runOnlyPendingTimers();
  flushSync();
};

describe('what has just happened', () => {
  it('stands where the prompt does, and then the prompt', () => {
    bar();
    expect(line()).toBe('Bia pays.');
    move();
    expect(line()).toBe('Bia takes iron.');
    move();
    move();
    expect(line()).toBe('Choose.');
    expect(button('Pause')).toBeNull();
  });

  it('comes before the choices, which come with their question; a number leads to it', () => {
    bar();
    const choose = vi.spyOn(match, 'choose').mockResolvedValue();
    expect(button('Pass')).toBeNull();
    number(1);
    expect(line()).toBe('Choose.');
    expect(button('Pass')).toBeTruthy();
    expect(choose).not.toHaveBeenCalled();
    number(1);
    expect(choose).toHaveBeenCalledWith(1);
  });
});

describe('the buttons', () => {
  it('hold and go on', async () => {
    bar();
    await fireEvent.click(button('Pause')!);
    move();
    move();
    expect(line()).toBe('Bia pays.');
    await fireEvent.click(button('Continue')!);
    expect(line()).toBe('Bia takes iron.');
  });

  it('skip to one’s turn', async () => {
    bar();
    await fireEvent.click(button('Go to your turn')!);
    expect(line()).toBe('Choose.');
    expect(match.playback.sight!.view).toEqual({ n: 3 });
  });

  it('skip to the present where one has nothing to decide', async () => {
    bar({});
    await fireEvent.click(button('Skip')!);
    expect(match.playback.behind).toBe(false);
  });
});

describe('keys', () => {
  it('hold, go on and skip', async () => {
    bar();
    await press('p');
    expect(match.playback.paused).toBe(true);
    await press('P');
    expect(match.playback.paused).toBe(false);
    await press('s');
    expect(match.playback.playing).toBe(false);
  });

  it('are left to a field that one writes in, and to the browser', async () => {
    bar();
    await press('p', { ctrlKey: true });
    const field = document.body.appendChild(document.createElement('input'));
    await fireEvent.keyDown(field, { key: 's' });
    expect([match.playback.paused, match.playback.playing]).toEqual([false, true]);
    field.remove();
  });
});

describe('the focus', () => {
  const inBar = async () => {
    await tick();
    await tick();
    return document.activeElement === document.querySelector('.bar');
  };

  it('goes to what is asked when the button that had it is gone', async () => {
    bar();
    await inBar(); // What is asked has the focus first.
    const skip = button('Go to your turn')!;
    skip.focus();
    await fireEvent.click(skip);
    expect(await inBar()).toBe(true);
    expect(line()).toBe('Choose.');
  });

  it('goes there when everything has been shown', async () => {
    bar();
    await inBar();
    button('Pause')!.focus();
    for (let i = 0; i < 3; i++) move();
    expect(button('Pause')).toBeNull();
    expect(await inBar()).toBe(true);
  });

  it('goes there from an earlier moment, and stays where it is otherwise', async () => {
    vi.spyOn(api, 'get').mockResolvedValue({ events: [] });
    bar();
    await fireEvent.click(button('Since your last move')!);
    await fireEvent.click(button('Bia pays.')!);
    const back = button('Back to the present')!;
    back.focus();
    await fireEvent.click(back);
    expect(await inBar()).toBe(true);
    button('Since your last move')!.focus();
    match.playback.look(0);
    flushSync();
    await tick();
    expect(document.activeElement).toBe(button('Since your last move'));
  });
});

it('a page that is hidden is in the present', async () => {
  bar();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await fireEvent(document, new Event('visibilitychange'));
  expect(match.playback.behind).toBe(false);
});

it('who wants it instant has it at once', () => {
  bar();
  settings.pace = 'instant';
  flushSync();
  expect(match.playback.behind).toBe(false);
});

describe('since one’s last move', () => {
  const items = () => [...document.querySelectorAll('#since li')].map((each) => each.textContent!.trim());
  const recap = (...texts: string[]) =>
    vi.spyOn(api, 'get').mockResolvedValue({
      events: texts.map((text, i) => ({ number: i + 1, at: 0, kind: 'k', values: {}, text })),
    } as never);

  it('lists what happened, also before the page was opened', async () => {
    recap('Cara passes.');
    bar();
    await fireEvent.click(button('Since your last move')!);
    await vi.waitFor(() => expect(items()).toHaveLength(4));
    expect(items()).toEqual(['Cara passes.', 'Bia pays.', 'Bia takes iron.', 'Bia passes.']);
    expect(api.get).toHaveBeenCalledWith('/matches/m/recap', { seat: 0, boards: true });
    expect(button(/Cara/), 'nobody knows that board').toBeNull();
  });

  it('shows the boards from before the page was opened, where the server knows them', async () => {
    vi.spyOn(api, 'get').mockResolvedValue({
      events: [{ number: 2, at: 0, step: 1, kind: 'k', values: {}, text: 'Cara passes.' }],
      boards: [
        { number: 1, view: { n: -1 } },
        { number: 2, view: { n: 0 } },
      ],
    });
    bar();
    await fireEvent.click(button('Since your last move')!);
    await vi.waitFor(() => expect(items()).toHaveLength(4));
    await fireEvent.click(button('Cara passes.')!);
    await tick();
    expect(match.playback.sight).toMatchObject({ view: { n: 0 }, previous: { n: -1 } });
  });

  it('shows the board of a moment, the moments beside it, and the way back', async () => {
    recap();
    bar();
    await fireEvent.click(button('Since your last move')!);
    await fireEvent.click(button('Bia takes iron.')!);
    await tick();
    flushSync();
    expect(items(), 'the list is gone: the board is to be seen').toEqual([]);
    expect(line()).toContain('Bia takes iron.');
    expect(match.playback.sight!.view).toEqual({ n: 2 });
    await fireEvent.click(button('The next move')!);
    await tick();
    expect(match.playback.sight!.view).toEqual({ n: 3 });
    expect((button('The next move') as HTMLButtonElement).disabled).toBe(true);
    await fireEvent.click(button('Back to the present')!);
    expect(line()).toBe('Choose.');
    expect(match.playback.looking).toBeNull();
  });

  it('is closed by Escape, which then leads back to the present', async () => {
    recap();
    bar();
    await fireEvent.click(button('Since your last move')!);
    await fireEvent.click(button('Bia pays.')!);
    await fireEvent.click(button('Since your last move')!);
    await press('Escape');
    expect(items()).toEqual([]);
    expect(match.playback.looking).toBe(0);
    await press('Escape');
    expect(match.playback.looking).toBeNull();
  });

  it('is what happened lately, for those who look on', async () => {
    recap('Cara passes.');
    bar({ seat: null, own: null });
    await fireEvent.click(button('Recent moves')!);
    expect(items()).toHaveLength(3);
    expect(api.get).not.toHaveBeenCalled();
  });

  it('says so where nothing has happened, and offers the pace', async () => {
    recap();
    match = sitting();
    render(DecisionBar, { match, laid: true, phone: false });
    await fireEvent.click(button('Since your last move')!);
    expect(screen.getByText('Nothing has happened since your last move.')).toBeTruthy();
    await fireEvent.change(screen.getByRole('combobox', { name: 'Moves of the others' }), {
      target: { value: 'brisk' },
    });
    expect(settings.pace).toBe('brisk');
  });
});
