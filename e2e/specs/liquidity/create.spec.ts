import type { Locator } from 'playwright/test';
import { parseEther } from 'viem';
import { sellAlong } from '@/devnet/tokens/sellAlong';
import { fullOnly } from '../../fullOnly';
import { expectExactAdd } from '../../journeys/exactLiquidity';
import { AddPage } from '../../pages/AddPage';
import { PoolPage } from '../../pages/PoolPage';
import { expect, test } from '../../test';

/** Two tokens without a pair. */
const currencies = ['DAI.e', 'LINK.e'] as const;
const pair = { currencies, keys: currencies };

test('LIQ-08 LIQ-11 LIQ-12 LIQ-13 LIQ-16 LIQ-17 LIQ-19 NAV-06 a pair of two tokens is created and added to from both sides: what was shown is what moved', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const [dai, link] = currencies.map((key) => chain.tokens[key].address);
  const add = new AddPage(page);
  await add.openConnected(`/create/${dai}/${link}/`);
  await expect(add.main.getByText('You supply first:')).toBeVisible();
  await add.first.fill('20');
  await add.second.fill('5');
  await expect(add.first).toHaveValue('20');
  await expect(add.main.getByText('100%')).toBeVisible();
  await add.openReview();
  // 0.25 LINK.e for a DAI.e, which costs a fifteenth of one elsewhere.
  await expect(
    add.review.dialog.getByText('DAI.e would be 275.00% more expensive here', {
      exact: false,
    }),
  ).toBeVisible();
  await add.review.acceptSetPrice.check();
  await expect(add.review.action('20 DAI.e, exactly 20 DAI.e. Copy').first()).toBeVisible();
  await expect(add.review.action('Approve DAI.e')).toBeVisible();
  // One button at a time: each approval has its own once it is its turn.
  await expect(add.review.action(/^Approve .*LINK/)).toHaveCount(0);
  await expect(add.review.confirmButton).toHaveCount(0);
  const steps = add.review.dialog.getByRole('paragraph').filter({ hasText: /^Step \d of 3:/ });
  await expect(steps).toHaveText([
    'Step 1 of 3: Approve DAI.e',
    'Step 2 of 3: Approve LINK.e',
    'Step 3 of 3: Confirm supply',
  ]);
  const now = add.review.dialog.locator('[aria-current=step]');
  await expect(now).toHaveText('Step 1 of 3: Approve DAI.e');
  await add.approve('DAI.e');
  await expect(add.review.action('Approve LINK.e')).toBeVisible();
  await expect(add.review.confirmButton).toHaveCount(0);
  await expect(steps.first()).toHaveText('Step 1 of 3: DAI.e approved');
  await expect(now).toHaveText('Step 2 of 3: Approve LINK.e');
  await add.approve('LINK.e');
  await expect(add.review.confirmButton).toBeEnabled();
  await expect(steps.nth(1)).toHaveText('Step 2 of 3: LINK.e approved');
  await expect(now).toContainText('Step 3 of 3: Confirm supply');
  expect(await add.review.side('You supply DAI.e')).toEqual({
    raw: parseEther('20'),
    symbol: 'DAI.e',
  });
  expect(await add.review.least('You supply LINK.e')).toEqual({
    raw: parseEther('5'),
    symbol: 'LINK.e',
  });
  // The square root of 20 x 5, minus what the pair keeps for ever.
  expect(await add.review.fact('Pool tokens received')).toEqual({
    raw: parseEther('10') - 1000n,
    symbol: 'PGL',
  });
  await expect(add.review.row('Slippage tolerance')).toContainText('0%');
  await expect(add.review.row('Pool share afterwards')).toContainText('100%');
  await expect(add.review.dialog).toContainText('You supply first:');
  await expectExactAdd(add, chain, pair);

  await add.review.dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(add.first).toHaveValue('');
  await expect(add.second).toHaveValue('');
  await expect(add.main.getByText('This pool exists.')).toBeVisible();
  // The pair keeps a thousand smallest units of the first pool tokens: 19.999999999999998 is left.
  await expect(add.position).toContainText('20 DAI.e');

  await add.second.fill('1.3');
  await expect(add.first).toHaveValue('5.2');
  await add.first.fill('0.7');
  await expect(add.second).toHaveValue('0.175');
  await add.openReview();
  await expectExactAdd(add, chain, pair);

  // One figure, one value: what was typed, reviewed and held is shown alike.
  await add.review.dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(add.position).toContainText('20.7 DAI.e');
  await page.getByRole('link', { name: 'Pool', exact: true }).first().click();
  await expect(new PoolPage(page).positions).toContainText('20.7 DAI.e');
  await expect(new PoolPage(page).positions).toContainText('5.175 LINK.e');
});

test(
  'LIQ-35 the price of a first addition is shown next to the market price, and one more than 5 percent off needs consent before any approval, and again when it differs more',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const [dai, link] = currencies.map((key) => chain.tokens[key].address);
    const { QI } = chain.tokens;
    const add = new AddPage(page);
    await add.openConnected(`/create/${dai}/${link}/`);
    const warning = add.main.getByRole('status').filter({ hasText: 'You supply first' });
    await expect(warning).toBeVisible();
    // A LINK.e costs 15 dollars in its pool, and a DAI.e one: 150 for 10. 156 is 3.8 percent less for
    // a DAI.e, 160 is 6.25.
    await add.second.fill('10');
    await add.first.fill('156');
    await expect(warning.getByText('Price you set')).toBeVisible();
    await expect(warning.getByText('Market price', { exact: true })).toBeVisible();
    await expect(add.main.getByText(/here than elsewhere/)).toHaveCount(0);
    expect(await isAbove(warning, add.action('Review supply'))).toBe(true);
    await add.openReview();
    const { review } = add;
    const accept = review.acceptSetPrice;
    const approve = review.action('Approve DAI.e');
    await expect(approve).toBeVisible();
    await expect(accept).toHaveCount(0);
    await expect(review.dialog.getByText(/^Slippage tolerance 0%:/)).toBeVisible();
    await page.keyboard.press('Escape');

    await add.first.fill('160');
    await expect(
      add.main.getByText(/^DAI\.e would be 6\.25% cheaper here than elsewhere/),
    ).toBeVisible();
    await add.openReview();
    await expect(accept).not.toBeChecked();
    await expect(approve).toHaveCount(0);
    await expect(review.action('Accept what is asked above')).toBeDisabled();
    await accept.check();
    await expect(approve).toBeVisible();
    // LINK.e gets cheaper, and so does a DAI.e of this pool: more than was accepted.
    await sellAlong(chain, ['LINK.e', 'WAVAX'], '100');
    // Market prices are read every 30 blocks.
    await chain.client.mine({ blocks: 30 });
    await expect(review.dialog.getByText(/would be 6\.25% cheaper/)).toHaveCount(0);
    await expect(accept).not.toBeChecked();
    await expect(approve).toHaveCount(0);
    await accept.check();
    await expect(approve).toBeVisible();
    await page.keyboard.press('Escape');

    // Its only pool holds 50 AVAX, too few for a price that can be trusted.
    await add.follow(`/create/${dai}/${QI.address}/`);
    await expect(add.token('Second', 'QI')).toBeVisible();
    await add.first.fill('1');
    await add.second.fill('1');
    await expect(add.main.getByText(/^No market price is known here/)).toBeVisible();
  },
);

/** Whether an element ends above the start of another one. */
async function isAbove(upper: Locator, lower: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  return a !== null && b !== null && a.y + a.height <= b.y;
}
