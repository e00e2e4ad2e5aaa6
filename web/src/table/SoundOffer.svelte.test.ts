import '../testing/page';
import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import { adopt, change, settings } from '../lib/settings.svelte';
import SoundOffer from './SoundOffer.svelte';

beforeEach(() => change({ sound: false, offered: false }));
const offer = () => screen.queryByRole('group', { name: 'Play soft sounds?' });
const press = (name: string) => screen.getByRole('button', { name }).click();

it('turns sounds on for somebody who wants them, and is gone', async () => {
  render(SoundOffer);
  expect(offer()).not.toBeNull();
  press('Yes');
  await Promise.resolve();
  expect(offer()).toBeNull();
  expect(settings).toMatchObject({ sound: true, offered: true });
});

it('leaves them off for good for somebody who does not', async () => {
  render(SoundOffer);
  press('No');
  await Promise.resolve();
  expect(offer()).toBeNull();
  expect(JSON.parse(localStorage.getItem('bottega-settings')!)).toMatchObject({
    sound: false,
    offered: true,
  });
});

it('asks nobody who has answered before, in this browser or another', () => {
  adopt({ offered: true });
  render(SoundOffer);
  expect(offer()).toBeNull();
});

it('asks nobody who turned sounds off in the settings', () => {
  change({ sound: true });
  render(SoundOffer);
  expect(offer()).toBeNull();
});
