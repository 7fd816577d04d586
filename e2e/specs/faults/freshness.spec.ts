import type { Page } from 'playwright/test';
import type { DevnetChain } from '@/devnet/devnet';
import { passBlocks } from '../../chain/passBlocks';
import { fullOnly } from '../../fullOnly';
import { OTHER_REVIEWS } from '../../journeys/openReviews';
import { quotedSwap, TYPED } from '../../journeys/quotedSwap';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { BUSY, LOGGED } from '../../screen/networkNotices';
import { expectKept, expectRecovered } from '../../screen/recovery';
import { configure, PRACTICE } from '../../setup/configuration';
import { enabledButtons, setHidden } from '../../setup/hiddenPage';
import { saveSettings } from '../../setup/savedSettings';
import { withoutPreview } from '../../setup/withoutPreview';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

const SEND = 'eth_sendTransaction';
const STALE = 'Waiting for current figures';
const REFUSALS = [
  { code: -32005, message: 'daily request count exceeded, request rate limited' },
  { code: -32000, message: 'header not found' },
  { code: -32603, message: 'Internal error' },
];

/** Hides the tab for half an hour. When it comes back, the endpoints do not answer. */
async function comeBackLater(page: Page, { proxy }: DevnetChain): Promise<void> {
  await setHidden(page, true);
  await page.clock.fastForward('30:00');
  proxy.add({ fault: { type: 'hang' } });
  await setHidden(page, false);
}

test(
  'RPC-13 RPC-26 R19 figures that are not read for 30 s are marked old though the block moves on, and can be signed again once they are read',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(...LOGGED);
    const chain = chains[43114];
    await page.clock.install();
    const swap = await quotedSwap(page);
    const frame = new Frame(page);
    const before = await frame.blockNumber();
    await swap.action('Review swap').click();
    const confirm = swap.review.getByRole('button', { name: 'Confirm swap' });
    await expect(confirm).toBeEnabled();
    chain.proxy.add({ methods: ['eth_call'], fault: { type: 'freezeBlock' } });
    await passBlocks(page, chain, 18);
    await expect(swap.review.getByRole('button', { name: STALE })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(swap.action(STALE)).toBeDisabled();
    // In the notice, and next to the quote.
    await expect(frame.notice(/Figures from (3[1-9]|[4-9]\d)\ss ago\./)).toHaveCount(2);
    expect(await frame.blockNumber()).toBeGreaterThan(before + 15);
    chain.proxy.clear();
    await passBlocks(page, chain, 4);
    await expect(swap.action('Review swap')).toBeEnabled();
    await expect(frame.notice(/Figures from/)).toHaveCount(0);
    await expectKept(swap, wallet);
  },
);

test(
  'RPC-26 R19 old figures cannot be signed in expert mode either',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(...LOGGED);
    const chain = chains[43114];
    await page.clock.install();
    await saveSettings(page, { userExpertMode: true });
    const swap = await quotedSwap(page);
    chain.proxy.add({ methods: ['eth_call'], fault: { type: 'freezeBlock' } });
    await passBlocks(page, chain, 18);
    await expect(swap.action(STALE)).toBeDisabled();
    await expectKept(swap, wallet);
  },
);

for (const [name, open] of OTHER_REVIEWS)
  test(
    `RPC-26 R19 the review of a ${name} cannot be confirmed on figures that are not read for 30 s, until they are read`,
    fullOnly(),
    async ({ page, chains, wallet, problems }) => {
      problems.allow(...LOGGED);
      const chain = chains[43114];
      await page.clock.install();
      const { dialog, confirm } = await open(page, chain);
      await wallet.act('forgetRequests');
      chain.proxy.add({ methods: ['eth_call'], fault: { type: 'freezeBlock' } });
      await passBlocks(page, chain, 18);
      await expect(dialog.getByRole('button', { name: STALE })).toBeDisabled();
      await expect(confirm).toBeHidden();
      chain.proxy.clear();
      await passBlocks(page, chain, 4);
      await expect(confirm).toBeEnabled();
      expect(await countOf(wallet, SEND)).toBe(0);
    },
  );

for (const { code, message } of REFUSALS) {
  test(
    `RPC-28 R20 an endpoint that answers ${code} "${message}" to everything is left for the next`,
    fullOnly(),
    async ({ page, chains, wallet, problems }) => {
      problems.allow(...LOGGED);
      await page.route('/rpc/first', async (route) => {
        const requests: readonly { id: number }[] = route.request().postDataJSON();
        await route.fulfill({
          json: requests.map(({ id }) => ({ jsonrpc: '2.0', id, error: { code, message } })),
        });
      });
      await configure(page, {
        ...PRACTICE,
        rpc: { ...PRACTICE.rpc, 43114: ['/rpc/first', '/rpc/43114'] },
      });
      const swap = await quotedSwap(page);
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
      await expectRecovered(page, chains[43114]);
      await expectKept(swap, wallet);
    },
  );
}

for (const { code, message } of REFUSALS)
  test(
    `RPC-28 R20 when the only endpoint answers ${code} "${message}" to everything from the start, the page says so and recovers`,
    fullOnly(),
    async ({ page, chains, problems }) => {
      problems.allow(/^console: /);
      const { proxy } = chains[43114];
      proxy.add({ fault: { type: 'rpcError', code, message } });
      const swap = new SwapPage(page);
      await swap.open();
      const frame = new Frame(page);
      await expect(frame.notice(BUSY)).toBeVisible();
      proxy.clear();
      await expect(frame.notice(BUSY)).toBeHidden();
      await swap.connect();
      await swap.choose('receive', 'PNG');
      await swap.pays.pressSequentially(TYPED);
      await expect(swap.action('Review swap')).toBeEnabled();
    },
  );

test(
  'RPC-27 R21 one absurdly high block number is not shown, hides no figure and does not stop signing',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(...LOGGED);
    const chain = chains[43114];
    const swap = await quotedSwap(page);
    const frame = new Frame(page);
    const shown = await swap.receives.inputValue();
    chain.proxy.add({
      methods: ['eth_blockNumber'],
      fault: { type: 'result', result: '0xffffffffffff' },
      times: 1,
    });
    const before = await frame.blockNumber();
    const seen: number[] = [];
    await expect
      .poll(async () => {
        seen.push(await frame.blockNumber());
        return seen.at(-1);
      })
      .toBeGreaterThan(before + 2);
    expect(Math.max(...seen)).toBeLessThan(1_000_000_000);
    await expect(swap.receives).toHaveValue(shown);
    await expectRecovered(page, chain);
    await expect(swap.action('Review swap')).toBeEnabled();
    await expectKept(swap, wallet);
  },
);

test(
  'RPC-26 R22 when a tab comes back after half an hour, nothing can be signed before its figures are read',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(...LOGGED);
    await page.clock.install();
    const swap = await quotedSwap(page);
    await comeBackLater(page, chains[43114]);
    expect(await enabledButtons(page)).not.toContain('Review swap');
    await expect(swap.action(STALE)).toBeDisabled();
    chains[43114].proxy.clear();
    await page.clock.runFor(20_000);
    await expect(swap.action('Review swap')).toBeEnabled();
    await expectKept(swap, wallet);
  },
);

test(
  'RPC-26 R22 when a tab comes back after half an hour to an open review, it cannot be confirmed before its figures are read',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(...LOGGED);
    await page.clock.install();
    const swap = await quotedSwap(page);
    await swap.action('Review swap').click();
    const confirm = swap.review.getByRole('button', { name: 'Confirm swap' });
    await expect(confirm).toBeEnabled();
    await comeBackLater(page, chains[43114]);
    expect(await enabledButtons(page)).not.toContain('Confirm swap');
    await expect(swap.review.getByRole('button', { name: STALE })).toBeDisabled();
    expect(await confirm.count()).toBe(0);
    chains[43114].proxy.clear();
    await page.clock.runFor(20_000);
    await expect(confirm).toBeEnabled();
    expect(await countOf(wallet, SEND)).toBe(0);
  },
);

test(
  'RPC-26 R22 when a tab comes back, nothing can be signed in expert mode before its figures are read',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(...LOGGED);
    await page.clock.install();
    await saveSettings(page, { userExpertMode: true });
    const swap = await quotedSwap(page);
    await comeBackLater(page, chains[43114]);
    expect(await enabledButtons(page)).not.toContain('Swap now');
    await expect(swap.action(STALE)).toBeDisabled();
    chains[43114].proxy.clear();
    await page.clock.runFor(20_000);
    await expect(swap.action('Swap now')).toBeEnabled();
    await expectKept(swap, wallet);
  },
);

test('SWP-27 the review names one block, that of its preview or else of its figures, and how long ago they were read', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const swap = await quotedSwap(page);
  await swap.action('Review swap').click();
  await expect(swap.figuresFrom).toHaveText(/^\d+\ss ago$/);
  const namesBlockFrom = async (first: bigint) => {
    const blocks = await swap.namedBlocks();
    return blocks.length === 1 && blocks.every((block) => block >= first);
  };
  await chain.client.mine({ blocks: 3 });
  const head = await chain.client.getBlockNumber({ cacheTime: 0 });
  await expect.poll(() => namesBlockFrom(head)).toBe(true);
  withoutPreview(chain);
  await chain.client.mine({ blocks: 3 });
  await expect(swap.figuresFrom).toHaveText(/^Block [\d,]+, \d+\ss ago$/);
  await expect.poll(() => namesBlockFrom(head + 3n)).toBe(true);
});

test(
  'SWP-27 R19 a review whose figures are no longer read keeps their block during new blocks, and their age rises',
  fullOnly(),
  async ({ page, chains, problems }) => {
    problems.allow(...LOGGED);
    const chain = chains[43114];
    await page.clock.install();
    const swap = await quotedSwap(page);
    await swap.action('Review swap').click();
    await expect(swap.figuresFrom).toBeVisible();
    await expect.poll(() => swap.namedBlocks()).toHaveLength(1);
    const [frozen = Number.NaN] = await swap.namedBlocks();
    chain.proxy.add({ methods: ['eth_call'], fault: { type: 'freezeBlock', block: frozen } });
    chain.proxy.resetTraffic();
    // Reads in progress may still bring a later block. Once the page asks again, none are left.
    await expect
      .poll(async () => {
        await passBlocks(page, chain, 1);
        return chain.proxy.traffic().methods.eth_call ?? 0;
      })
      .toBeGreaterThan(2);
    const namedBlock = async () => (await swap.namedBlocks()).join();
    const [first, block] = [await swap.figuresAge(), await namedBlock()];
    expect(first).toBeLessThan(15);
    let last = first;
    for (let passed = 0; passed < 8; passed += 1) {
      await passBlocks(page, chain, 1);
      const now = await swap.figuresAge();
      expect(await namedBlock()).toBe(block);
      expect(now).toBeGreaterThan(last);
      last = now;
    }
    expect(last).toBeGreaterThanOrEqual(first + 16);
    chain.proxy.clear();
    await passBlocks(page, chain, 4);
    await expect.poll(async () => Number(await namedBlock())).toBeGreaterThan(Number(block) + 8);
  },
);
