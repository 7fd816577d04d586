import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { TokenDialog } from '../../pages/TokenDialog';
import { expect, test } from '../../test';

// The pool has 50,000 WAVAX and 1,000,000 USDC.e, so an AVAX is worth 20 dollars.
test('the value in dollars is shown for typed, computed and reviewed amounts', async ({ page }) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'USDC.e');
  const worth = page.getByText('$25.00', { exact: true });
  await swap.pays.pressSequentially('1.25');
  await expect(worth).toHaveCount(1);
  await expect(page.getByText(/^\$24\.9\d$/)).toHaveCount(1);
  await swap.action('Review swap').click();
  const review = page.getByRole('dialog');
  await expect(review.getByText('$25.00', { exact: true })).toBeVisible();
  await expect(review.getByText(/^\$24\.9\d$/)).toBeVisible();
});

/** The colors of words in the light theme. */
const FAINT = 'rgb(107, 104, 96)';
const WARNING = 'rgb(138, 75, 0)';

// The pool takes 0.3 percent, and 1.25 AVAX move its price by far less.
test(
  'the value received is shown with how much less it is than the value paid',
  fullOnly(),
  async ({ page }) => {
    const swap = await connectedSwap(page);
    await swap.choose('receive', 'USDC.e');
    await swap.pays.fill('1.25');
    await expect(page.getByText('−0.30% after fees', { exact: true })).toBeVisible();
    await expect(
      page.getByText(
        'You receive 0.30% less value than you pay, after price impact and known fees.',
      ),
    ).toBeAttached();
    // The price impact is another figure.
    await swap.toggleFormDetails();
    await expect(page.getByText('<0.01%', { exact: true })).toBeVisible();
    // Sold into the pool of 20,000, 400 AVAX lose less than 3 percent, and 800 more.
    await swap.choose('receive', 'PNG');
    for (const [amount, color] of [
      ['400', FAINT],
      ['800', WARNING],
    ] as const) {
      await swap.pays.fill(amount);
      await expect(page.getByText(/^−[2-9]\.\d\d% after fees$/)).toHaveCSS('color', color);
    }
    await swap.choose('receive', 'QI');
    await expect(swap.receives).not.toHaveValue('');
    await expect(page.getByText(/^[−+][\d.]+%/)).toHaveCount(0);
  },
);

test('each held token of the list shows its value, if a deep pool has its price', async ({
  page,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'USDC.e');
  const tokens = new TokenDialog(page);
  await tokens.open('receive');
  await expect(tokens.row('AVAX')).toContainText('500$10,000.00');
  await expect(tokens.row('PNG')).toContainText('10,000$2,000.00');
  await expect(tokens.row('USDC.e')).toContainText('$2,500.00');
  await expect(tokens.row('LINK.e')).toContainText('60$900.00');
  // The common tokens above the list and those worth most are by value.
  const picks = ['AVAX', 'WBTC.e', 'USDC.e', 'WETH.e', 'PNG', 'DAI.e', 'USDT.e', 'WAVAX'];
  await expect(tokens.commonBases.getByRole('button')).toHaveText(picks);
  await tokens.scrollToUnpriced();
  await expect(tokens.row('QI')).toContainText('25,000No dollar price');
  await expect(tokens.row('QI')).not.toContainText('$');
});

// The other side of QI's only pool is worth 1,000 dollars.
test('a token without a pool that is deep enough shows no value', async ({ page }) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'QI');
  await swap.pays.fill('0.25');
  await expect(page.getByText('$5.00', { exact: true })).toBeVisible();
  await expect(swap.receives).not.toHaveValue('');
  await expect(page.getByText(/^<?\$/)).toHaveCount(2);
});

// JOE's only pool has 500,000 PNG, which cost 20 cents each, and 250,000 JOE.
test('a token that has a pool with PNG alone shows its value', async ({ page }) => {
  const swap = await connectedSwap(page);
  await swap.choose('pay', 'JOE');
  await swap.pays.fill('10');
  await expect(page.getByText('$4.00', { exact: true })).toBeVisible();
});

test('a value is right to the cent beyond 2^53 cents, and an absurd one is capped', async ({
  page,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('pay', 'USDC.e');
  await swap.pays.fill('90071992547409.93');
  await expect(page.getByText('$90,071,992,547,409.93', { exact: true })).toBeVisible();
  await swap.pays.fill('9'.repeat(70));
  await expect(page.getByText('>$1,000,000,000,000,000.00', { exact: true })).toBeVisible();
});
