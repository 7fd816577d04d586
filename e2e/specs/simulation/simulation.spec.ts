import { erc20Abi } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { changesBy, gasPaidSince } from '../../chain/balances';
import { giveLiquidity } from '../../chain/liquidity';
import { fullOnly } from '../../fullOnly';
import { liquidityOf } from '../../journeys/exactLiquidity';
import { openWrap } from '../../journeys/openReviews';
import { reviewedSwap } from '../../journeys/reviewedSwap';
import { AddPage } from '../../pages/AddPage';
import { AfterTransaction } from '../../pages/AfterTransaction';
import { RemovePage } from '../../pages/RemovePage';
import { accessibilityViolations } from '../../screen/axe';
import { detailsTop } from '../../screen/detailsTop';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';

const PAIR = ['WAVAX', 'PNG'] as const;

/** What the review of a sale of AVAX for PNG starts from, in the format of the page. */
async function balancesAt({ client, tokens }: DevnetChain, blockNumber: bigint) {
  const avax = await client.getBalance({ address: ACCOUNTS.demo, blockNumber });
  const png = await client.readContract({
    address: tokens.PNG.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [ACCOUNTS.demo],
    blockNumber,
  });
  return [avax, png];
}

/** How the balances and the pool tokens change. */
async function withLiquidity(chain: DevnetChain, task: () => Promise<void>) {
  const before = await liquidityOf(chain, PAIR);
  const changes = await changesBy(chain, ['AVAX', 'PNG'], task);
  return { changes, liquidity: (await liquidityOf(chain, PAIR)) - before };
}

test('SIM-03 a swap changes the balances as shown, to the last unit, from those of the block that is named', async ({
  page,
  chains,
}) => {
  const { swap, after } = await reviewedSwap(page);
  await expect(after.region).toContainText('AVAX is shown before the network fee.');
  const shown = await after.differences(18, 18);
  const { block, balances } = await after.startingPoint();
  expect(balances).toEqual(await balancesAt(chains[43114], block));
  const fee = await swap.exact(swap.fact('Network fee'), 18);
  const from = await chains[43114].client.getBlockNumber({ cacheTime: 0 });
  const changes = await changesBy(chains[43114], ['AVAX', 'PNG'], () => swap.complete());
  expect(shown).toEqual(changes);
  // The local chain refunds up to a fifth of the gas for cleared storage; Avalanche refunds
  // nothing.
  const paid = await gasPaidSince(chains[43114], from);
  expect(fee.symbol).toBe('AVAX');
  expect(fee.raw).toBeGreaterThanOrEqual(paid);
  expect(fee.raw).toBeLessThan((paid * 5n) / 4n);
});

test(
  'SIM-03 wrapping changes the balances as shown, to the last unit',
  fullOnly(),
  async ({ page, chains }) => {
    const { dialog, confirm } = await openWrap(page);
    const shown = await new AfterTransaction(dialog).differences(18, 18);
    const changes = await changesBy(chains[43114], ['AVAX', 'WAVAX'], async () => {
      await confirm.click();
      await expect(dialog.getByText('Confirmed', { exact: true })).toBeVisible();
    });
    expect(shown).toEqual(changes);
  },
);

test('SIM-03 a supply changes balances and pool tokens as shown, to the last unit', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const add = new AddPage(page);
  await add.openConnected(`/add/AVAX/${chain.tokens.PNG.address}/`);
  await add.first.fill('1.5');
  await add.openReview();
  await add.approve('PNG');
  const [avax, png, supplied] = await new AfterTransaction(add.review.dialog).differences(
    18,
    18,
    18,
  );
  const supply = await withLiquidity(chain, async () => {
    await add.review.confirmButton.click();
    await expect(add.review.outcome('Confirmed')).toBeVisible();
  });
  expect(supply).toEqual({ changes: [avax, png], liquidity: supplied });
});

test('SIM-03 SIM-11 a removal by signature changes balances and pool tokens as shown, to the last unit; its fee includes the signature', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  await giveLiquidity(chain, PAIR, 1n);
  const remove = new RemovePage(page);
  await remove.openConnected('AVAX', chain.tokens.PNG.address);
  await remove.action('50%').click();
  await remove.openReview();
  const fee = await remove.review.fact(/^Network fee$/);
  await expect(remove.review.row('Network fees with an approval transaction')).toBeVisible();
  await remove.review.action('Approve with a signature').click();
  await expect(remove.review.row('Network fees with an approval transaction')).toHaveCount(0);
  expect((await remove.review.fact(/^Network fee$/)).raw).toBe(fee.raw);
  const from = await chain.client.getBlockNumber({ cacheTime: 0 });
  const [paid, ...received] = await new AfterTransaction(remove.review.dialog).differences(
    18,
    18,
    18,
  );
  const removal = await withLiquidity(chain, async () => {
    await remove.review.confirmButton.click();
    await expect(remove.review.outcome('Confirmed')).toBeVisible();
  });
  expect(removal).toEqual({ changes: received, liquidity: paid });
  expect(fee.raw).toBeGreaterThanOrEqual(await gasPaidSince(chain, from));
});

for (const [index, theme] of (['dark', 'light'] as const).entries()) {
  test(
    `SIM-03 at 320 px the review is accessible and nothing is cut off in the ${theme} theme`,
    fullOnly(index > 0),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await saveSettings(page, { userDarkMode: theme === 'dark' });
      const { swap, after } = await reviewedSwap(page);
      await after.differences(18, 18);
      expect(await accessibilityViolations(page)).toEqual([]);
      const overflow = await swap.review.evaluate(
        (dialog) => dialog.scrollWidth - dialog.clientWidth,
      );
      expect(overflow).toBe(0);
    },
  );
}

for (const [index, width] of [320, 375, 1280].entries()) {
  test(
    `SIM-03 at ${width} px nothing of a review moves when its preview arrives`,
    fullOnly(index > 0),
    async ({ page, chains }) => {
      await page.setViewportSize({ width, height: 800 });
      chains[43114].proxy.add({
        fault: { type: 'delay', ms: 1_500 },
        methods: ['eth_call'],
        target: ACCOUNTS.demo,
        isDirect: true,
      });
      const { swap, after } = await reviewedSwap(page);
      await expect(after.region).toContainText('Simulating…');
      const place = await detailsTop(swap);
      await expect(after.region).toContainText('at block');
      await expect(swap.fact('Network fee')).toContainText('about');
      expect(await detailsTop(swap)).toBe(place);
    },
  );
}

test('SIM-10 a block with an open review costs one simulation, and none after it is closed', async ({
  page,
  chains,
}) => {
  const { client, proxy } = chains[43114];
  const { swap, after } = await reviewedSwap(page);
  await after.differences(18, 18);
  const asked = () => proxy.traffic().methods.eth_getCode ?? 0;
  const shown = after.region.getByText(/^at block/);
  const shownBlock = async () => Number((await shown.textContent())?.replace(/\D/g, ''));
  const first = { asked: asked(), block: await shownBlock() };
  await expect.poll(shownBlock).toBeGreaterThanOrEqual(first.block + 3);
  const last = { asked: asked(), block: await shownBlock() };
  // The next block may have been asked for, and not be shown yet.
  expect(last.asked - first.asked).toBeLessThanOrEqual(last.block - first.block + 1);
  await page.keyboard.press('Escape');
  await expect(swap.review).toBeHidden();
  const before = asked();
  const block = await client.getBlockNumber({ cacheTime: 0 });
  await expect.poll(() => client.getBlockNumber({ cacheTime: 0 })).toBeGreaterThan(block + 2n);
  expect(asked()).toBe(before);
});
