import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import '../testing/page';
import Markdown from './Markdown.svelte';

it('shows markup in the text as text', () => {
  const { container } = render(Markdown, { text: 'Take <img src=x onerror=alert(1)> **<b>two</b>**.' });
  expect(container.querySelector('img, b')).toBeNull();
  expect(container.querySelector('p')!.textContent).toContain('<img src=x onerror=alert(1)>');
  expect(container.querySelector('strong')!.textContent).toBe('<b>two</b>');
});

it('leads from an address within the rules to the page of the rules', () => {
  render(Markdown, { text: '[here](#buying) and [there](/account)', base: '/rules/masters' });
  expect(screen.getByText('here').getAttribute('href')).toBe('/rules/masters#buying');
  expect(screen.getByText('there').getAttribute('href')).toBe('/account');
  expect(screen.getByText('here').hasAttribute('target')).toBe(false);
});

it('opens links beside the board where asked', () => {
  render(Markdown, { text: '[here](#buying)', base: '/rules/masters', outside: true });
  expect(screen.getByText('here').getAttribute('target')).toBe('_blank');
  expect(screen.getByText('here').getAttribute('rel')).toBe('noopener');
});

it('makes the first line of a table its head, and lists of both kinds', () => {
  const { container } = render(Markdown, { text: '| a | b |\n|---|---|\n| 1 | 2 |\n\n- x\n\n1. y\n2. z' });
  expect([...container.querySelectorAll('th')].map((cell) => cell.textContent?.trim())).toEqual(['a', 'b']);
  expect([...container.querySelectorAll('td')].map((cell) => cell.textContent?.trim())).toEqual(['1', '2']);
  expect(container.querySelectorAll('ul > li')).toHaveLength(1);
  expect(container.querySelectorAll('ol > li')).toHaveLength(2);
});
