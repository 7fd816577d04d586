import { defineConfig } from 'playwright/test';
import { chromiumPath } from './e2e/browser';
import { FULL_ONLY } from './e2e/fullOnly';

/** Chromium speaks to nobody of its own accord: what a test sees is what the site asked for. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
];

/** Each worker has its own chains and its own server of `out/`; a flake is a failure. */
export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  ...(!process.env.E2E_FULL && { grepInvert: new RegExp(FULL_ONLY) }),
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  // Generous, since machines are shared: a test waits for conditions, and never longer than they take.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    // A trace takes as long as the test itself: E2E_TRACE=1 asks for one.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: ['--no-sandbox', ...QUIET],
    },
  },
});
