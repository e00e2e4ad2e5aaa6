import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import '../testing/page';
import Qr from './Qr.svelte';

/** "HELLO WORLD" as version 1-Q with mask 6, as another encoder (segno, in Python) writes it. */
const HELLO = `
111111100001001111111
100000101100101000001
101110100101101011101
101110101111101011101
101110101101001011101
100000100100101000001
111111101010101111111
000000001101100000000
010111101100111011010
101111010000111101110
001010110001001100000
101101000101100011000
110111111110111011111
000000001000100101000
111111100110011001111
100000101010010010111
101110101101001000111
101110101011100010100
101110100100001000011
100000101110011100110
111111100101000000010`;

/** The modules that a path of bars covers. */
function drawn(path: string, size: number): string {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '0'));
  for (const [, x, y, width, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)) {
    expect(back).toBe(x);
    rows[Number(y)]!.fill('1', Number(x), Number(x) + Number(width));
  }
  return '\n' + rows.map((row) => row.join('')).join('\n');
}

it('draws a code as another encoder does, with an empty edge around it', () => {
  render(Qr, { text: 'HELLO WORLD', label: 'QR code of a greeting' });
  const picture = screen.getByRole('img', { name: 'QR code of a greeting' });
  expect(picture.getAttribute('viewBox')).toBe('-4 -4 29 29');
  const path = picture.querySelector('path')!.getAttribute('d')!;
  expect(path.replace(/M\d+ \d+h\d+v1H\d+z/g, '')).toBe('');
  expect(drawn(path, 21)).toBe(HELLO);
});
