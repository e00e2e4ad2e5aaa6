import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, it, vi } from 'vitest';
import '../testing/page';
import Dialog from './Dialog.svelte';

function opened() {
  const close = vi.fn();
  const children = createRawSnippet(() => ({ render: () => '<p>Sure?</p>' }));
  const { unmount } = render(Dialog, { title: 'Resign', close, children });
  return { close, unmount, dialog: screen.getByRole('dialog', { name: 'Resign' }) as HTMLDialogElement };
}

it('is open as a modal dialog while it is there', () => {
  const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { dialog, unmount } = opened();
  expect(shown).toHaveBeenCalledOnce();
  expect(dialog.open).toBe(true);
  expect(dialog.textContent).toContain('Sure?');
  unmount();
  expect(dialog.open).toBe(false);
});

it('asks to be closed by its button, and does not close by itself', async () => {
  const { dialog, close } = opened();
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
  expect(dialog.open).toBe(true);
});

it('asks to be closed by Escape, which the browser reports as cancel', async () => {
  const { dialog, close } = opened();
  const cancel = new Event('cancel', { cancelable: true });
  await fireEvent(dialog, cancel);
  expect(close).toHaveBeenCalledOnce();
  expect(cancel.defaultPrevented).toBe(true);
});

it('asks to be closed by a click beside the sheet, not by one on it', async () => {
  const { dialog, close } = opened();
  await fireEvent.click(screen.getByText('Sure?'));
  expect(close).not.toHaveBeenCalled();
  await fireEvent.click(dialog);
  expect(close).toHaveBeenCalledOnce();
});
