import { defineConfig } from 'playwright/test';
import shared from '../../playwright.config';
import type { FujiOptions } from './fixtures';

/** The specs of Fuji on the endpoint of FUJI_RPC. Nothing that is kept could show its key. */
export default defineConfig<object, FujiOptions>({
  ...shared,
  testDir: '../specs',
  testMatch: 'onFuji.spec.ts',
  outputDir: '../../test-results/fuji',
  // The account's transactions are made one after the other, and never again by themselves.
  workers: 1,
  retries: 0,
  // A public endpoint takes its time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: { ...shared.use, trace: 'off', screenshot: 'off', isLocal: false },
});
