import { defineConfig } from 'playwright/test';
import { FULL_ONLY } from './e2e/fullOnly';
import { chromiumPath } from './e2e/setup/browser';

/** Chromium makes no requests of its own, so a test sees only the site's requests. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
];

// Every worker reads this file: they take the path that the first process has found.
process.env.CHROMIUM_PATH ||= chromiumPath();

const isCi = process.env.CI !== undefined;

/**
 * Each worker has its own chains and its own server of `out/`. A page costs two seconds of a
 * core, so two workers keep two cores busy, and a third makes every test slower. A flaky test
 * counts as failed, except on the shared machines of continuous integration: there it is repeated
 * once and listed as flaky, and is a fault to mend.
 */
export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  ...(!process.env.E2E_FULL && { grepInvert: new RegExp(FULL_ONLY) }),
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  reporter: 'list',
  // Tests wait for conditions, so they take only as long as needed. The longest one takes 20 s on an
  // idle machine, and the longest that a page itself waits is 30 s, until figures are old: a busy
  // machine may take five times as long.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    // A trace takes as long as the test itself, so it is opt-in: E2E_TRACE=1.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', ...QUIET],
    },
  },
});
