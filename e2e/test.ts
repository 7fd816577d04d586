import { test as base, expect } from 'playwright/test';
import { type Devnet, startDevnet } from '@/devnet/devnet';
import { type Problems, watchProblems } from './screen/problems';
import { markAirdropSeen } from './setup/airdropOffer';
import { PLAIN } from './setup/hosts';
import { type Wallet, walletOf } from './wallets/wallet';

type Exchange = { readonly devnet: Devnet; readonly url: string };

type WorkerFixtures = {
  /** Both chains and the site's server, shared by all tests of a worker. */
  exchange: Exchange;
};

type TestFixtures = {
  /** The chains in their seeded state, without faults and with no traffic counted. */
  chains: Devnet['chains'];
  /** The problems of this test's pages. A test fails if one remains that it did not allow. */
  problems: Problems;
  /** Whether the popup about the airdrop may appear; not by default. */
  offersAirdrop: boolean;
  airdropOffer: undefined;
  /** The demo wallet of `page`. */
  wallet: Wallet;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  exchange: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const devnet = await startDevnet();
      const { url, close } = await PLAIN.serve(devnet);
      await use({ devnet, url });
      await close();
      await devnet.stop();
    },
    { scope: 'worker' },
  ],
  chains: [
    async ({ exchange: { devnet } }, use) => {
      const restore = await devnet.remember();
      devnet.quiet();
      await use(devnet.chains);
      await restore();
    },
    { auto: true },
  ],
  baseURL: async ({ exchange }, use) => use(exchange.url),
  problems: [
    async ({ context, baseURL, exchange }, use) => {
      const problems = await watchProblems(context, [
        baseURL ?? exchange.url,
        exchange.devnet.lists.url,
      ]);
      await use(problems);
      const found = problems.found();
      // A page may still request what a test answers: that is no failure once the test has ended.
      await Promise.all(
        [context, ...context.pages()].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })),
      );
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
  offersAirdrop: [false, { option: true }],
  airdropOffer: [
    async ({ context, offersAirdrop }, use) => {
      if (!offersAirdrop) await markAirdropSeen(context);
      await use(undefined);
    },
    { auto: true },
  ],
  wallet: async ({ page }, use) => use(walletOf(page)),
});

export { expect };
