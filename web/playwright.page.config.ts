/** The browser tests of the site without a server (`make site`). `npm run e2e:page` runs those with the tag @gate. */
import { defineConfig } from '@playwright/test';
import base from './playwright.config';

export default defineConfig({
  ...base,
  testDir: 'e2e/page',
  testIgnore: [],
  outputDir: 'test-results/page',
  globalSetup: './e2e/page/serve.ts',
  // A page with its workers is a whole Python each.
  workers: 1,
});
