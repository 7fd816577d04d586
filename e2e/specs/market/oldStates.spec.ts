import type { Page, Request } from 'playwright/test';
import { parseCalls } from '@/devnet/node/jsonRpc';
import { lieAt, type OldStates, oldStates } from '@/devnet/past/oldStates';
import { postOf } from '@/devnet/proxy/traffic';
import { configureTwoEndpoints, isForPast, postsForPast, pricesAtKept } from '../../chain/past';
import { expect, test } from '../../chain/pastChain';
import { fullOnly } from '../../fullOnly';
import { quotedSwap } from '../../journeys/quotedSwap';
import { Frame } from '../../pages/Frame';
import { PricePanel } from '../../pages/PricePanel';
import { SwapPage } from '../../pages/SwapPage';
import { BUSY, UNREACHABLE } from '../../screen/networkNotices';
import { expectRecovered } from '../../screen/recovery';
import { setHidden } from '../../setup/hiddenPage';

const NO_STATES = /^No network endpoint keeps prices of this time\./;
const FAILED = /^Past prices could not be read\./;
/** What the browser and the app log about the past. */
const LOGGED = [/Failed to read the past of pools/, /Failed to read what was traded in pools/];
const REFUSED = /Failed to load resource/;
const PAIR = ['WAVAX', 'PNG'] as const;

/** A form without a wallet, with a price of AVAX in PNG. */
async function pricedSwap(page: Page): Promise<SwapPage> {
  const swap = new SwapPage(page);
  await swap.open();
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('1');
  await expect(swap.receives).not.toHaveValue('');
  return swap;
}

function asksForPast(request: Request): boolean {
  if (request.method() !== 'POST' || !new URL(request.url()).pathname.startsWith('/rpc/'))
    return false;
  return isForPast(postOf(parseCalls(request.postData() ?? '')));
}

for (const { kind, says, isFull } of [
  { kind: 'missing', says: NO_STATES, isFull: false },
  { kind: 'limited', says: NO_STATES, isFull: true },
  { kind: 'forbidden', says: FAILED, isFull: false },
  { kind: 'tooMany', says: FAILED, isFull: true },
  { kind: 'future', says: FAILED, isFull: true },
] satisfies { kind: OldStates; says: RegExp; isFull: boolean }[])
  test(
    `MKT-45 while old states are ${kind}, the screen says so, the rest works, and the endpoint is asked in one POST`,
    fullOnly(isFull),
    async ({ page, chains, problems }) => {
      problems.allow(...LOGGED, REFUSED);
      const chain = chains[43114];
      oldStates(chain.proxy, kind);
      const swap = await quotedSwap(page);
      const panel = new PricePanel(page);
      await expect(panel.missing).toHaveText(says);
      await expect(panel.region.getByText('Change in 24 hours: unknown')).toBeVisible();
      const frame = new Frame(page);
      await expect(frame.notice(BUSY)).toBeHidden();
      await expect(frame.notice(UNREACHABLE)).toBeHidden();

      // The last hour comes from logs.
      await panel.span('Hour').click();
      await expect(panel.chart).toBeVisible();
      await panel.span('Week').click();
      await expect(panel.missing).toHaveText(says);

      await expectRecovered(page, chain);
      await expect(swap.action('Review swap')).toBeEnabled();
      const asked = postsForPast(chain.proxy).filter(({ isOfKeptStates }) => isOfKeptStates);
      // What was traded in a pool may be asked first: times alone do not end that.
      expect(asked.length).toBeLessThanOrEqual(kind === 'future' ? 3 : 1);
      expect(asked.length).toBeGreaterThan(0);
    },
  );

test('MKT-45 old states that an endpoint did not serve are asked for again after an hour', async ({
  page,
  chains,
  problems,
}) => {
  // The clock leaps over the time that the statistics have to answer.
  problems.allow(...LOGGED, REFUSED, /APRs of a farm .*: late/);
  const { proxy } = chains[43114];
  await page.clock.install();
  oldStates(proxy, 'missing');
  await pricedSwap(page);
  const panel = new PricePanel(page);
  await expect(panel.missing).toHaveText(NO_STATES);
  proxy.clear();
  proxy.resetTraffic();
  await page.clock.fastForward('55:00');
  // The page goes on reading, and leaves the past alone.
  await expect.poll(() => proxy.traffic().methods.eth_call ?? 0).toBeGreaterThan(1);
  expect(postsForPast(proxy)).toEqual([]);
  await expect(panel.missing).toHaveText(NO_STATES);
  await page.clock.fastForward('06:00');
  await expect(panel.chart).toBeVisible();
});

test('MKT-46 of two endpoints, the one that serves old states is enough', async ({
  page,
  chains,
}) => {
  const { proxy, walletProxy } = chains[43114];
  await configureTwoEndpoints(page);
  oldStates(proxy, 'missing');
  await pricedSwap(page);
  await expect(new PricePanel(page).chart).toBeVisible();
  expect(postsForPast(proxy)).toHaveLength(1);
  expect(postsForPast(walletProxy).length).toBeGreaterThanOrEqual(2);
});

test('MKT-47 an endpoint that is silent about old states delays no quote', async ({
  page,
  chains,
  problems,
}) => {
  problems.allow(...LOGGED, REFUSED);
  const { proxy } = chains[43114];
  oldStates(proxy, 'silent');
  const swap = await pricedSwap(page);
  await expect.poll(() => postsForPast(proxy).length).toBe(1);
  const before = await swap.receives.inputValue();
  await swap.pays.fill('2');
  await expect(swap.receives).not.toHaveValue(before);
  // It has not answered yet.
  expect(proxy.unanswered()).toBeGreaterThan(0);
  await expect(new PricePanel(page).missing).toHaveText(FAILED);
  await swap.pays.fill('3');
  await expect(swap.receives).toHaveValue(/^29\d/);
});

test('MKT-47 MKT-24 nothing of the past is requested before an amount has its price', async ({
  page,
  chains,
}) => {
  const { proxy, tokens } = chains[43114];
  const swap = new SwapPage(page);
  const shown: Promise<string>[] = [];
  page.on('request', (request) => {
    if (asksForPast(request) && shown.length === 0) shown.push(swap.receives.inputValue());
  });
  // Time for a request that would not wait for the price.
  proxy.add({ fault: { type: 'delay', ms: 1_500 }, methods: ['eth_call'] });
  await swap.open(`?outputCurrency=${tokens.PNG.address}&exactAmount=1`);
  await expect(new PricePanel(page).chart).toBeVisible();
  expect(await shown[0]).toMatch(/^\d/);
});

test('MKT-47 a hidden page requests nothing of the past until it is shown', async ({
  page,
  chains,
}) => {
  const { client, proxy } = chains[43114];
  await pricedSwap(page);
  const panel = new PricePanel(page);
  await expect(panel.chart).toBeVisible();
  await setHidden(page, true);
  proxy.resetTraffic();
  await panel.span('Week').click();
  const hiddenAt = await client.getBlockNumber();
  await expect.poll(() => client.getBlockNumber()).toBeGreaterThan(hiddenAt + 1n);
  expect(postsForPast(proxy)).toEqual([]);
  await setHidden(page, false);
  await expect(panel.chart).toBeVisible();
  await expect.poll(() => postsForPast(proxy).length).toBeGreaterThan(0);
});

test('MKT-04 a lie about one state, and a pool that was drained, are left out and do not set the scale', async ({
  page,
  chains,
  past,
}) => {
  const chain = chains[43114];
  const lie = past.kept.at(-3) ?? 0n;
  await lieAt(chain, PAIR, lie);
  const prices = await pricesAtKept(chain, PAIR, past);
  const day = past.kept.flatMap((block, index) => {
    const isAbsurd = block === lie || block === past.drainedAt;
    return isAbsurd || index < past.kept.length - 12 ? [] : (prices[index] ?? []);
  });
  await pricedSwap(page);
  const panel = new PricePanel(page);
  await expect(panel.chart).toBeVisible();
  await expect(panel.region.getByText('2 absurd prices are left out.')).toBeVisible();
  const [low, high] = await panel.range();
  // Also the present price, which is 100.
  expect(low).toBeGreaterThan(Math.min(...day) * 0.999);
  expect(high).toBeLessThan(Math.max(...day, 100) * 1.001);
  expect(high / low).toBeLessThan(1.5);
});
