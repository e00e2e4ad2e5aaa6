/** The browser tests: real Chromium against a real server. `npm run e2e` runs those with the tag @gate,
 * `npm run e2e:all` runs all. README.md says what can be set. */
import { defineConfig } from '@playwright/test';
import { DISABLED } from './scripts/chromium.mjs';

const MINUTE = 60_000;

export default defineConfig({
  testDir: 'e2e',
  // They have a configuration of their own: playwright.page.config.ts.
  testIgnore: 'page/**',
  outputDir: 'test-results',
  globalSetup: './e2e/server.ts',
  workers: 2,
  fullyParallel: true,
  // The same matches in every run (e2e/serve.py): a failure is a failure.
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  // A test that hangs is ended, and says where. All this is far more than is needed: a busy machine is no fault.
  globalTimeout: 90 * MINUTE,
  timeout: 2 * MINUTE,
  expect: { timeout: MINUTE / 2 },
  use: {
    actionTimeout: MINUTE / 2,
    navigationTimeout: MINUTE / 2,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // Without a film: a whole match has hundreds of steps. `npm run e2e` goes without a trace altogether, which takes a
    // fifth of the time: what fails there fails in the same way alone, with one.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED.join(',')}`,
      ],
    },
  },
});
