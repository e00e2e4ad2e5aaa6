import { afterEach, expect, it, vi } from 'vitest';
import { local } from './local';

afterEach(() => vi.unstubAllGlobals());

it('keeps what it is given', () => {
  local.setItem('a', '1');
  expect(local.getItem('a')).toBe('1');
  expect(localStorage.getItem('a')).toBe('1');
  expect(local.getItem('nothing')).toBeNull();
});

it('keeps it until the page is closed where the browser forbids to look at its store', () => {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!;
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  try {
    local.setItem('b', '2');
    expect(local.getItem('b')).toBe('2');
  } finally {
    Object.defineProperty(globalThis, 'localStorage', real);
  }
  expect(local.getItem('b')).toBeNull();
});

it('does without where there is no room', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(() => local.setItem('c', '3')).not.toThrow();
});
