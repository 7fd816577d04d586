import { type Past, seedPast } from '@/devnet/past/seedPast';
import { test as base, expect } from '@/e2e/test';
import { setClockToNow } from './clock';

/**
 * Tests on an Avalanche with a past. They have their own chains, to which the past is added once:
 * each test starts from there, at the current time.
 */
export const test = base.extend<{ past: Past }, { seededPast: Past }>({
  seededPast: [
    async ({ exchange }, use) => use(await seedPast(exchange.devnet.chains[43114])),
    { scope: 'worker', auto: true },
  ],
  past: [
    async ({ seededPast, chains }, use) => {
      await setClockToNow(chains[43114]);
      await use(seededPast);
    },
    { auto: true },
  ],
});

export { expect };
