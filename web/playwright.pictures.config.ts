/** Draws the pictures of the documentation anew: `npm run pictures`. */
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

process.env.BOTTEGA_REVIEWS = '100'; // Pictures show the real figures.

export default defineConfig({ ...tests, testMatch: 'pictures.ts', workers: 1 });
