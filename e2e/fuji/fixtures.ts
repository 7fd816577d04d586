import { test as base, expect } from 'playwright/test';
import { createPublicClient, type Hash, http, type PublicClient } from 'viem';
import { watchProblems } from '../screen/problems';
import { type FujiAccess, openFujiAccess } from './fujiAccess';
import { serveFujiSite } from './fujiSite';
import { startLocalFuji } from './localFuji';
import { installSigningWallet } from './signingWallet';

/** Fuji, and the exported site that works on it. */
export type Fuji = FujiAccess & { readonly client: PublicClient; readonly siteUrl: string };

export type FujiOptions = {
  /** Whether a local chain stands in for Fuji, or FUJI_RPC and FUJI_KEY name the endpoint. */
  isLocal: boolean;
};

type TestFixtures = {
  /** The transactions that the page's wallet has sent. */
  sent: readonly Hash[];
  /** Fails a test whose page asks a foreign host, violates its policy or logs an error. */
  problems: undefined;
};

/** What a public endpoint that is busy leaves in the console, while the page asks it again. */
const BUSY = [/Failed to load resource/, /^console: Failed to /, /^failed request: POST /];

export const test = base.extend<TestFixtures, FujiOptions & { fuji: Fuji }>({
  isLocal: [true, { option: true, scope: 'worker' }],
  fuji: [
    async ({ isLocal }, use) => {
      const local = isLocal ? await startLocalFuji() : undefined;
      const access = await openFujiAccess(local?.environment ?? process.env);
      const { url: siteUrl, close } = await serveFujiSite(access.rpcUrl);
      const client = createPublicClient({ transport: http(access.rpcUrl), cacheTime: 0 });
      await use({ ...access, client, siteUrl });
      await close();
      await local?.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ fuji }, use) => use(fuji.siteUrl),
  sent: async ({ page, fuji }, use) => use(await installSigningWallet(page, fuji)),
  problems: [
    async ({ context, fuji, isLocal }, use) => {
      const problems = await watchProblems(context, [fuji.siteUrl, new URL(fuji.rpcUrl).origin]);
      if (!isLocal) problems.allow(...BUSY);
      await use(undefined);
      expect(problems.found()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
