import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import { live } from '../api/live.svelte';
import '../testing/page';
import { chair, choice, deciding, sitting } from '../testing/table';
import DecisionBar from './DecisionBar.svelte';
import type { Match } from './match.svelte';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

/** The bar of this match, with something on the table for each of these targets. */
function bar(
  match: Match,
  { on = [], phone = false, laid = true }: { on?: string[]; phone?: boolean; laid?: boolean } = {},
) {
  for (const target of on) match.places.add(target, document.body.appendChild(document.createElement('i')));
  const { container } = render(DecisionBar, { match, laid, phone });
  flushSync();
  return container;
}

const listed = () =>
  [...document.querySelectorAll('.choices:not([hidden]) .choice')].map((each) => each.textContent);
const button = (name: string) => screen.queryByRole('button', { name });
const rows = [1, 2, 3, 4, 5, 6].map((n) => choice(n, `Take row ${n}`, `row:${n}`));
const pass = choice(9, 'Pass');
const ROWS = rows.flatMap(({ action }) => action.targets);

describe('the prompt', () => {
  it('says what is to be decided', () => {
    const container = bar(sitting(deciding(...rows)));
    expect(container.querySelector('.prompt strong')!.textContent).toBe('Choose.');
  });

  it('names the seats that must decide', () => {
    bar(
      sitting({
        table: { seats: [chair('Ada'), chair('Bia', { deciding: true }), chair('Cara', { deciding: true })] },
      }),
    );
    expect(screen.getByText('Waiting for Bia and Cara.')).toBeTruthy();
  });

  it('says that one passes for the rest of the phase', () => {
    bar(
      sitting({
        own: { order: 'phase' },
        table: { seats: [chair('Ada'), chair('Bia', { deciding: true })] },
      }),
    );
    expect(screen.getByText('You pass for the rest of this phase. Waiting for Bia.')).toBeTruthy();
  });

  it('says how the match ended', () => {
    bar(sitting({ table: { status: 'over' } }));
    expect(screen.getByText('The match is over.')).toBeTruthy();
  });
});

describe('the list of choices', () => {
  it('is folded while all can be touched on the table, and opened by its button', async () => {
    bar(sitting(deciding(...rows)), { on: ROWS });
    expect(listed()).toEqual([]);
    expect(screen.getByText('Touch what glows on the table.')).toBeTruthy();
    const unfold = document.querySelector('.unfold')!;
    expect(unfold.getAttribute('aria-expanded')).toBe('false');
    expect(unfold.querySelector('.count')!.textContent).toBe('6');
    await fireEvent.click(unfold);
    expect(listed()).toEqual(rows.map(({ text }) => text));
    await fireEvent.click(unfold);
    expect(listed()).toEqual([]);
  });

  it('keeps in sight what has no place on the table', () => {
    bar(sitting(deciding(...rows, pass)), { on: ROWS });
    expect(listed()).toEqual(['Pass']);
  });

  it('is shown whole where nothing has a place on the table', () => {
    bar(sitting(deciding(...rows)));
    expect(listed()).toHaveLength(6);
    expect(document.querySelector('.unfold')).toBeNull();
  });

  it('does not list everything while the board is still to come', () => {
    bar(sitting(deciding(...rows)), { laid: false });
    expect(listed()).toEqual([]);
    expect(document.querySelector('.unfold .count')!.textContent).toBe('6');
  });

  it('shows a few short choices on a desk, and folds them on a phone', () => {
    bar(sitting(deciding(...rows.slice(0, 3))), { on: ROWS });
    expect(listed()).toHaveLength(3);
    document.body.innerHTML = '';
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    bar(sitting(deciding(...rows.slice(0, 3))), { on: ROWS, phone: true });
    expect(listed()).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('stays folded after a touch: it would lie over what is touched next', () => {
    const match = sitting(
      deciding(...rows.map(({ id, text, action }) => choice(id, text!, 'stack', ...action.targets))),
    );
    bar(match, { on: ['stack', ...ROWS] });
    expect(listed()).toEqual([]);
    match.select('stack');
    flushSync();
    expect(listed()).toEqual([]);
    expect(document.querySelector('.unfold .count')!.textContent).toBe('6');
  });

  it('is folded again at the next decision', async () => {
    const match = sitting(deciding(...rows));
    bar(match, { on: ROWS });
    await fireEvent.click(document.querySelector('.unfold')!);
    const { decision } = match;
    match.news = { ...match.news!, decision: { ...decision!, id: '4.0' } };
    flushSync();
    expect(listed()).toEqual([]);
  });

  it('answers with the choice that is clicked, once', async () => {
    const asked = vi.spyOn(live, 'ask').mockReturnValue(new Promise(() => {}));
    const match = sitting(deciding(...rows.slice(0, 2)));
    bar(match);
    const one = screen.getByRole('button', { name: 'Take row 2' });
    await fireEvent.click(one);
    expect(asked).toHaveBeenCalledExactlyOnceWith({ op: 'answer', match: 'm', decision: '3.0', action: 2 });
    expect((one as HTMLButtonElement).disabled).toBe(true);
    expect(document.querySelector('.bar')!.getAttribute('aria-busy')).toBe('true');
    await fireEvent.click(one);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('points at what a choice touches, by pointer and by focus', async () => {
    const match = sitting(deciding(...rows.slice(0, 2)));
    bar(match);
    const one = screen.getByRole('button', { name: 'Take row 2' });
    await fireEvent.pointerEnter(one);
    expect(match.hinted).toEqual(['row:2']);
    await fireEvent.pointerLeave(one);
    expect(match.hinted).toEqual([]);
    await fireEvent.focus(one);
    expect(match.hinted).toEqual(['row:2']);
    await fireEvent.blur(one);
    expect(match.hinted).toEqual([]);
  });
});

describe('the tools', () => {
  it('starts a selection again', async () => {
    const match = sitting(deciding(...rows));
    match.selected = ['row:1'];
    bar(match);
    await fireEvent.click(button('Start again')!);
    expect(match.selected).toEqual([]);
    expect(button('Start again')).toBeNull();
  });

  it('offers to undo where that is possible, and not otherwise', async () => {
    const asked = vi.spyOn(live, 'ask').mockResolvedValue({ op: 'done' });
    const match = sitting({ ...deciding(...rows), own: { undo: true } });
    bar(match);
    await fireEvent.click(button('Undo')!);
    expect(asked).toHaveBeenCalledWith({ op: 'undo', match: 'm', seat: 0 });
    document.body.innerHTML = '';
    bar(sitting(deciding(...rows)));
    expect(button('Undo')).toBeNull();
  });

  it('holds a turn until it is confirmed, and offers no choice meanwhile', async () => {
    const asked = vi.spyOn(live, 'ask').mockResolvedValue({ op: 'done' });
    bar(sitting({ ...deciding(...rows), table: { held: 0 } }));
    expect(screen.getByText('Your turn is complete. Confirm it or take it back.')).toBeTruthy();
    expect(listed()).toEqual([]);
    await fireEvent.click(button('Confirm')!);
    expect(asked).toHaveBeenCalledWith({ op: 'confirm', match: 'm', seat: 0 });
  });

  it('does not hold the turn of another seat', () => {
    bar(sitting({ ...deciding(...rows), table: { held: 1 } }));
    expect(button('Confirm')).toBeNull();
    expect(listed()).toHaveLength(6);
  });
});

describe('the others', () => {
  const request = { number: 4, what: 'takeback', seat: 1, count: 1, needed: [0] };

  it.each([
    ['Agree', true],
    ['Decline', false],
  ])('%s answers what another seat asks for', async (name, agree) => {
    const posted = vi.spyOn(api, 'post').mockResolvedValue(undefined);
    bar(sitting({ table: { request } }));
    expect(screen.getByText('Bia asks to take back a move.')).toBeTruthy();
    await fireEvent.click(button(name)!);
    expect(posted).toHaveBeenCalledWith('/matches/m/requests/4', { agree, seat: 0 });
  });

  it('shows who must agree to what one has asked for, without buttons', () => {
    bar(sitting({ table: { request: { ...request, seat: 0, needed: [1] } } }));
    expect(screen.getByText('You asked to take back a move. Bia must agree.')).toBeTruthy();
    expect(button('Agree')).toBeNull();
  });

  it('asks a spectator nothing', () => {
    bar(sitting({ seat: null, table: { request } }));
    expect(button('Agree')).toBeNull();
  });

  const late = chair('Bia', { flagged: true, deciding: true });

  it('offers a bot for a person whose time has run out', async () => {
    const posted = vi.spyOn(api, 'post').mockResolvedValue(undefined);
    bar(sitting({ table: { seats: [chair('Ada'), late] } }));
    await fireEvent.click(button('Let a bot play for Bia')!);
    expect(posted).toHaveBeenCalledWith('/matches/m/stand-in', { seat: 1 });
  });

  it.each([
    ['is oneself', { seats: [late, chair('Ada')] }],
    ['does not have to decide', { seats: [chair('Ada'), { ...late, deciding: false }] }],
    ['is a bot', { seats: [chair('Ada'), { ...late, person: false, bot: 'random' }] }],
    ['has a bot already', { seats: [chair('Ada'), { ...late, stand_in: 'journeyman' }] }],
    ['sits at a table that is over', { status: 'over', seats: [chair('Ada'), late] }],
  ])('offers none for one who %s', (_, table) => {
    bar(sitting({ table }));
    expect(button('Let a bot play for Bia')).toBeNull();
  });
});
