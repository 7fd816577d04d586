import type { Locator, Page } from 'playwright/test';
import { formatEther, parseEther } from 'viem';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { changesBy } from '../../fuji/changes';
import { expect, test } from '../../fuji/fixtures';
import { SIGNING_WALLET } from '../../fuji/signingWallet';
import { fullOnly } from '../../fullOnly';
import { AddPage } from '../../pages/AddPage';
import { Frame } from '../../pages/Frame';
import { RemovePage } from '../../pages/RemovePage';
import { SendPage } from '../../pages/SendPage';
import { SwapPage } from '../../pages/SwapPage';
import { APPROVE, approveExactly } from '../../screen/approveExactly';

const { png: PNG, wavax: WAVAX } = EXCHANGE_ADDRESSES[43113];
const POOL = pairAddress({ chainId: 43113, address: WAVAX }, { chainId: 43113, address: PNG });

// They share an account, and the first one buys the tokens of the others. What they pay together
// is in the README.
test.describe.configure({ mode: 'serial' });

async function openConnected(page: Page, query: string): Promise<SwapPage> {
  const swap = new SwapPage(page);
  await swap.open(query);
  await swap.connect(SIGNING_WALLET);
  await expect(new Frame(page).network('Fuji')).toBeVisible();
  return swap;
}

/** Approves, unless an earlier approval is enough. */
async function approveIfAsked(review: Locator, confirm: Locator): Promise<void> {
  const approve = review.getByRole('button', { name: APPROVE });
  await expect(approve.or(confirm)).toBeVisible();
  if (await approve.isVisible()) await approveExactly(review);
}

function expectAtLeast(amounts: readonly bigint[], least: readonly bigint[]): void {
  expect(amounts).toHaveLength(least.length);
  for (const [index, amount] of amounts.entries())
    expect(amount).toBeGreaterThanOrEqual(least[index] ?? 0n);
}

/** Swaps an amount of the chosen currencies; returns the least that the review promises. */
async function swapReviewed(swap: SwapPage, amount: bigint): Promise<bigint> {
  await swap.pays.fill(formatEther(amount));
  await swap.action('Review swap').click();
  await approveIfAsked(swap.review, swap.reviewed('Confirm swap'));
  const { raw } = await swap.exact(swap.fact('Minimum received'), 18);
  await swap.complete();
  return raw;
}

test('REL-04 SWP-21 SWP-22 AVAX is swapped for PNG, and half of it back, each for at least the minimum', async ({
  page,
  fuji,
  sent,
}) => {
  const paid = parseEther('0.02');
  const there = await openConnected(page, `?inputCurrency=AVAX&outputCurrency=${PNG}`);
  const leastPng = await swapReviewed(there, paid);
  const [avax, bought = 0n] = await changesBy(fuji, sent.at(-1), ['AVAX', PNG]);
  expect(avax).toBe(-paid);
  expect(bought).toBeGreaterThanOrEqual(leastPng);
  expect(leastPng).toBeGreaterThan(0n);

  const back = new SwapPage(page);
  await back.open(`?inputCurrency=${PNG}&outputCurrency=AVAX`);
  const leastAvax = await swapReviewed(back, bought / 2n);
  const [received, png] = await changesBy(fuji, sent.at(-1), ['AVAX', PNG]);
  expect(png).toBe(-(bought / 2n));
  expect(received).toBeGreaterThanOrEqual(leastAvax);
  expect(leastAvax).toBeGreaterThan(0n);
});

test(
  'REL-04 PNL-11 PNL-12 AVAX and PNG are sent, and arrive whole',
  fullOnly(),
  async ({ page, fuji, sent }) => {
    await openConnected(page, '');
    const send = new SendPage(page);
    for (const [currency, symbol, text] of [
      ['AVAX', 'AVAX', '0.001'],
      [PNG, 'PNG', '0.000001'],
    ] as const) {
      await page.goto('/send/');
      if (symbol !== 'AVAX') await send.choose(symbol);
      await send.openReview(text, fuji.recipient);
      await send.confirmButton().click();
      await expect(send.outcome('Confirmed')).toBeVisible();
      const [gone] = await changesBy(fuji, sent.at(-1), [currency]);
      const [arrived] = await changesBy(fuji, sent.at(-1), [currency], fuji.recipient);
      expect([gone, arrived]).toEqual([-parseEther(text), parseEther(text)]);
    }
  },
);

test('REL-04 LIQ-18 LIQ-26 AVAX and PNG are supplied, and removed by a signature for at least the minimum', async ({
  page,
  fuji,
  sent,
}) => {
  await openConnected(page, '');
  const add = new AddPage(page);
  await add.follow(`/add/AVAX/${PNG}/`);
  await add.first.fill('0.004');
  await add.openReview();
  await approveIfAsked(add.review.dialog, add.review.confirmButton);
  const most = await Promise.all(
    ['AVAX', 'PNG'].map((symbol) => add.review.side(`You supply ${symbol}`)),
  );
  await add.review.confirmButton.click();
  await expect(add.review.outcome('Confirmed')).toBeVisible();
  const supplied = await changesBy(fuji, sent.at(-1), ['AVAX', PNG]);
  expectAtLeast(
    supplied,
    most.map(({ raw }) => -raw),
  );
  expectAtLeast(
    supplied.map((change) => -change),
    [1n, 1n],
  );

  const remove = new RemovePage(page);
  await remove.follow('AVAX', PNG);
  await remove.action('100%').click();
  await remove.openReview();
  await remove.review.action('Approve with a signature').click();
  const least = await Promise.all(
    ['AVAX', 'PNG'].map((symbol) => remove.review.least(`You receive ${symbol} (estimated)`)),
  );
  const { raw: removed } = await remove.review.fact('Pool tokens removed');
  await remove.review.confirmButton.click();
  await expect(remove.review.outcome('Confirmed')).toBeVisible();
  expectAtLeast(
    await changesBy(fuji, sent.at(-1), ['AVAX', PNG]),
    least.map(({ raw }) => raw),
  );
  expectAtLeast(
    least.map(({ raw }) => raw),
    [1n, 1n],
  );
  expect(await changesBy(fuji, sent.at(-1), [POOL])).toEqual([-removed]);
  expect(removed).toBeGreaterThan(0n);
});
