import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api, Problem } from '../api/client';
import '../testing/page';
import { sitting } from '../testing/table';
import Chat from './Chat.svelte';

afterEach(() => void vi.restoreAllMocks());

function chat(more: Parameters<typeof sitting>[0] = {}) {
  const match = sitting(more);
  match.chat = [{ number: 1, at: 0, name: 'Bia', text: '<b>Ciao</b>' }] as never;
  render(Chat, { match });
}

const field = () => screen.queryByPlaceholderText('Write a message') as HTMLInputElement | null;

async function send(text: string): Promise<void> {
  await fireEvent.input(field()!, { target: { value: text } });
  await fireEvent.submit(field()!.form!);
}

it('shows who said what, and markup as text', () => {
  chat();
  expect(screen.getByRole('listitem').textContent).toContain('<b>Ciao</b>');
  expect(document.querySelector('li b')).toBeNull();
});

it('sends what was written, and empties the field', async () => {
  const posted = vi.spyOn(api, 'post').mockResolvedValue({});
  chat();
  await send('Buongiorno!');
  expect(posted).toHaveBeenCalledExactlyOnceWith('/matches/m/chat', { text: 'Buongiorno!' });
  await vi.waitFor(() => expect(field()!.value).toBe(''));
});

it('keeps what could not be sent', async () => {
  vi.spyOn(api, 'post').mockRejectedValue(new Problem('too-fast', 'Wait a moment.'));
  chat();
  await send('Buongiorno!');
  await new Promise((done) => setTimeout(done));
  expect(field()!.value).toBe('Buongiorno!');
});

it('sends nothing where nothing was written', async () => {
  const posted = vi.spyOn(api, 'post').mockResolvedValue({});
  chat();
  await send('   ');
  expect(posted).not.toHaveBeenCalled();
});

it('lets a spectator speak after the match, not during it', () => {
  chat({ seat: null });
  expect(field()).toBeNull();
  document.body.innerHTML = '';
  chat({ seat: null, table: { status: 'over' } });
  expect(field()).not.toBeNull();
});
