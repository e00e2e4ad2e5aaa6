import { expect, it } from 'vitest';
import { loopback } from './reach';

it('knows the addresses that lead each computer to itself', () => {
  const own = ['localhost', 'LOCALHOST', 'games.localhost', '127.0.0.1', '127.8.0.3', '[::1]', '::1'];
  const others = [
    '192.168.1.7',
    'games.example.org',
    'localhost.example.org',
    '127.0.0.1.example.org',
    '[fd00::7]',
  ];
  expect(own.filter((host) => !loopback(host))).toEqual([]);
  expect(others.filter(loopback)).toEqual([]);
});
