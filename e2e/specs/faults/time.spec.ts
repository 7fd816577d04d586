import type { Page } from 'playwright/test';
import type { DevnetChain } from '@/devnet/devnet';
import { fullOnly } from '../../fullOnly';
import { quotedSwap } from '../../journeys/quotedSwap';
import { Frame } from '../../pages/Frame';
import { LOGGED } from '../../screen/networkNotices';
import { expectKept } from '../../screen/recovery';
import { enabledButtons, setHidden } from '../../setup/hiddenPage';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

const STALE = 'Waiting for current figures';
/** A browser's timer that waits longer than 2^31 milliseconds, which is 24.8 days, ends at once. */
const FIFTY_DAYS_MS = 50 * 24 * 60 * 60 * 1000;
const STEP_MS = 200;

/** How many requests a page makes while its clock advances. */
async function requestsWithin(page: Page, { proxy }: DevnetChain, ms: number): Promise<number> {
  proxy.resetTraffic();
  await page.clock.runFor(ms);
  return proxy.traffic().httpRequests;
}

test(
  'T-1 RPC-12 a hidden tab asks for nothing for half an hour, and for all of its figures once it is seen',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    await page.clock.install();
    const swap = await quotedSwap(page);
    const frame = new Frame(page);
    const before = await frame.blockNumber();
    await setHidden(page, true);
    // What was asked for before ends, and is answered.
    await expect(async () => {
      expect(await requestsWithin(page, chain, 5_000)).toBe(0);
    }).toPass();
    expect(await requestsWithin(page, chain, 30 * 60 * 1000)).toBe(0);
    await chain.client.mine({ blocks: 7 });
    await setHidden(page, false);
    // No time passes before it asks.
    await expect.poll(() => chain.proxy.traffic().httpRequests).toBeGreaterThan(0);
    await expect(async () => {
      await page.clock.runFor(STEP_MS);
      expect(await frame.blockNumber()).toBeGreaterThanOrEqual(before + 7);
    }).toPass();
    await expect(swap.action('Review swap')).toBeEnabled();
  },
);

test(
  'T-3 RPC-26 after eight hours of sleep an open review cannot be confirmed before its figures are read',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(...LOGGED);
    const { proxy } = chains[43114];
    await page.clock.install();
    const swap = await quotedSwap(page);
    await swap.action('Review swap').click();
    const confirm = swap.review.getByRole('button', { name: 'Confirm swap' });
    await expect(confirm).toBeEnabled();
    // The tab stays visible: the lid was closed over it.
    proxy.add({ fault: { type: 'hang' } });
    await page.clock.fastForward('08:00:00');
    expect(await enabledButtons(page)).not.toContain('Confirm swap');
    await expect(swap.review.getByRole('button', { name: STALE })).toBeDisabled();
    proxy.clear();
    await page.clock.runFor(20_000);
    await expect(confirm).toBeEnabled();
    expect(await countOf(wallet, 'eth_sendTransaction')).toBe(0);
  },
);

test(
  'T-6 after fifty days the page polls as before, and what it shows can be signed',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(...LOGGED);
    const chain = chains[43114];
    await page.clock.install();
    const swap = await quotedSwap(page);
    await page.clock.fastForward(FIFTY_DAYS_MS);
    await page.clock.runFor(10_000);
    await expect(swap.action('Review swap')).toBeEnabled();
    // The poll, and the figures that are due.
    expect(await requestsWithin(page, chain, 30_000)).toBeLessThanOrEqual(31);
    await expectKept(swap, wallet);
  },
);
