import { changesBy } from '../../chain/balances';
import { giveLiquidity } from '../../chain/liquidity';
import { setTaxes } from '../../chain/oddTokens';
import { fullOnly } from '../../fullOnly';
import { expectExactRemoval, liquidityOf } from '../../journeys/exactLiquidity';
import { reviewedRemoval } from '../../journeys/reviewedRemoval';
import { AfterTransaction } from '../../pages/AfterTransaction';
import { RemovePage } from '../../pages/RemovePage';
import { approveExactly } from '../../screen/approveExactly';
import { accessibilityViolations } from '../../screen/axe';
import { tabTo } from '../../screen/tabTo';
import { saveSettings } from '../../setup/savedSettings';
import { withoutOverrides } from '../../setup/withoutOverrides';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const WAVAX = '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7';
const SEND = 'eth_sendTransaction';
const SIGN = 'eth_signTypedData_v4';
const keys = ['WAVAX', 'PNG'] as const;
const withAvax = { currencies: ['AVAX', 'PNG'], keys } as const;
const SIGN_BUTTON = 'Approve with a signature';

test('LIQ-20 LIQ-24 LIQ-25 LIQ-26 LIQ-40 APR-05 APR-06 APR-08 NAV-07 a quarter is removed by an approval, then all by a signature: what was shown is what moved, and nothing is left', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  await giveLiquidity(chain, keys, 3n);
  const remove = new RemovePage(page);
  await remove.openConnected('AVAX', PNG);
  await expect(remove.action('Enter an amount')).toBeDisabled();
  await remove.action('25%').click();
  await remove.openReview();
  await remove.review.action('Use a transaction instead').click();
  await approveExactly(remove.review.dialog);
  await expectExactRemoval(remove, chain, withAvax);
  await page.keyboard.press('Escape');
  await expect(remove.slider).toHaveAttribute('aria-valuenow', '0');
  expect(await countOf(wallet, SIGN)).toBe(0);

  await expect(remove.position).toContainText('4,500 PGL');
  await remove.action('100%').click();
  await remove.openReview();
  await remove.review.action(SIGN_BUTTON).click();
  expect((await remove.review.fact('Pool tokens removed')).raw).toBe(
    await liquidityOf(chain, keys),
  );
  await expectExactRemoval(remove, chain, withAvax);
  expect(await liquidityOf(chain, keys)).toBe(0n);
  await page.keyboard.press('Escape');
  await expect(remove.card.getByText("You don't have liquidity in this pool.")).toBeVisible();
  await expect(remove.slider).toHaveCount(0);
  await expect(remove.position).toBeHidden();
  expect(await countOf(wallet, SIGN)).toBe(1);
  expect(await countOf(wallet, SEND)).toBe(3);
});

test('AMT-11 SIM-05 when no fee can be measured, the minimum is the one that the pool sends', async ({
  page,
  chains,
}) => {
  await withoutOverrides(page);
  const remove = await reviewedRemoval(page, chains[43114], '50%', { token: 'SPORE' });
  const least = (symbol: string) => remove.review.leastNote(`You receive ${symbol} (estimated)`);
  await expect(least('SPORE')).toContainText(/at\sleast.*sent by the pool$/);
  await expect(least('AVAX')).toContainText(/at\sleast.*AVAX$/);
});

test('LIQ-34 without a position there is a way to add, and for an address that names no pair a way to the positions', async ({
  page,
}) => {
  const remove = new RemovePage(page);
  await remove.openConnected('AVAX', PNG);
  const notice = remove.card.getByText("You don't have liquidity in this pool.");
  await expect(notice).toBeVisible();
  await expect(remove.card.getByRole('heading')).toHaveText('Nothing to remove');
  await expect(remove.slider).toHaveCount(0);
  await expect(remove.action('25%')).toHaveCount(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await remove.card.getByRole('link', { name: 'Add liquidity', exact: true }).click();
  await expect(page).toHaveURL(`/add/AVAX/${PNG}/`);

  for (const [idA, idB] of [
    ['nonsense', PNG],
    ['AVAX', WAVAX],
  ] as const) {
    await remove.follow(idA, idB);
    await expect(remove.card.getByText(/^This link names no two known tokens/)).toBeVisible();
    await expect(remove.slider).toHaveCount(0);
    await remove.card.getByRole('link', { name: 'See your positions' }).click();
    await expect(page).toHaveURL('/pool/');
  }
});

test('LIQ-22 LIQ-25 LIQ-26 all liquidity of two tokens is removed by a signature, with WAVAX on request', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  await giveLiquidity(chain, keys, 1n);
  const remove = new RemovePage(page);
  await remove.openConnected('AVAX', PNG);
  await remove.action('50%').click();
  await remove.card.getByRole('link', { name: 'Receive WAVAX instead' }).click();
  await expect(page).toHaveURL(`/remove/${WAVAX}/${PNG}/`);
  await expect(remove.card.getByRole('link', { name: 'Receive AVAX instead' })).toBeVisible();
  await expect(remove.slider).toHaveAttribute('aria-valuenow', '50');
  await remove.action('100%').click();
  await remove.openReview();
  await remove.review.action(SIGN_BUTTON).click();
  await expectExactRemoval(remove, chain, { currencies: ['WAVAX', 'PNG'], keys });
  expect(await liquidityOf(chain, keys)).toBe(0n);
  await remove.review.dialog.getByRole('link', { name: 'Your positions' }).click();
  await expect(page).toHaveURL('/pool/');
});

test('LIQ-21 LIQ-23 the detailed form computes from each of its three fields, shows less than a percent, and takes no more than the position', async ({
  page,
  chains,
}) => {
  await giveLiquidity(chains[43114], keys, 1n);
  const remove = new RemovePage(page);
  await remove.openConnected('AVAX', PNG);
  await expect(remove.position).toBeVisible();
  await remove.action('Detailed').click();
  const liquidity = remove.field('Pool tokens to remove');
  const avax = remove.field('AVAX to receive');
  const png = remove.field('PNG to receive');
  // One percent of a pool of 20,000 AVAX and 2,000,000 PNG.
  await avax.fill('50');
  await expect(remove.card.getByText('25%', { exact: true })).toBeVisible();
  await expect(png).toHaveValue(/^(5000|4999\.99)$/);
  await png.fill('100');
  await expect(avax).toHaveValue(/^(1|0\.999999)$/);
  await expect(remove.card.getByText('<1%', { exact: true })).toBeVisible();
  await png.fill('30000');
  await expect(remove.action('More than your position')).toBeDisabled();
  await remove.action('Max: use all you can').click();
  await expect(remove.card.getByText('100%', { exact: true })).toBeVisible();
  await expect(liquidity).not.toHaveValue('');
  await remove.action('Simple').click();
  await expect(remove.slider).toHaveAttribute('aria-valuenow', '100');
});

test(
  'LIQ-20 the slider moves by keys, and the form is updated when it rests',
  fullOnly(),
  async ({ page, chains }) => {
    await giveLiquidity(chains[43114], keys, 1n);
    const remove = new RemovePage(page);
    await remove.openConnected('AVAX', PNG);
    await expect(remove.position).toBeVisible();
    await remove.slider.focus();
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowRight');
    await expect(remove.slider).toHaveAttribute('aria-valuenow', '3');
    await page.keyboard.press('End');
    await expect(remove.action('100%')).toHaveAttribute('aria-pressed', 'true');
    await tabTo(page, remove.action('Review removal'));
    await page.keyboard.press('Enter');
    await tabTo(page, remove.review.action(SIGN_BUTTON));
    await page.keyboard.press('Enter');
    // The signature's button passes the focus to the next control.
    await expect(remove.review.confirmButton).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(remove.review.outcome('Confirmed')).toContainText('Removed');
  },
);

test(
  'LIQ-27 SIM-05 a token that keeps a part of each transfer is removed with AVAX: what its form and review promise arrives, without consent',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const { SPORE, WAVAX } = chain.tokens;
    await giveLiquidity(chain, ['WAVAX', 'SPORE'], 1n);
    const remove = new RemovePage(page);
    await remove.openConnected(SPORE.address, WAVAX.address);
    await remove.action('100%').click();
    const received = remove.received('SPORE');
    await expect(received.getByText('after its fee of 1%', { exact: true })).toBeVisible();
    const once = await remove.exact(received, SPORE.decimals);
    await remove.card.getByRole('link', { name: 'Receive AVAX instead' }).click();
    await expect(
      received.getByText(/^after its fee of 1%, taken twice: receive WAVAX/),
    ).toBeVisible();
    const twice = await remove.exact(received, SPORE.decimals);
    expect(twice.raw).toBe((once.raw * 99n) / 100n);

    await remove.openReview();
    const { review } = remove;
    const shown = await review.side('You receive SPORE (estimated)', SPORE.decimals);
    expect(shown.raw).toBe(twice.raw);
    await expect(review.dialog.getByText(/^after its fee of 1%, taken twice/)).toBeVisible();
    const preview = new AfterTransaction(review.dialog);
    // Of the pool tokens, SPORE and AVAX.
    const [, simulated = 0n] = await preview.differences(18, SPORE.decimals, 18);
    await expect(preview.accept).toHaveCount(0);
    await review.action(SIGN_BUTTON).click();
    const [arrived = 0n] = await changesBy(chain, ['SPORE'], async () => {
      await review.confirmButton.click();
      await expect(review.outcome('Confirmed')).toBeVisible();
    });
    expect(arrived).toBe(simulated);
    // The token rounds each of its two fees down: a smallest unit more may arrive.
    expect(arrived).toBeGreaterThanOrEqual(shown.raw);
    expect(arrived - shown.raw).toBeLessThanOrEqual(2n);
    expect(await liquidityOf(chain, ['WAVAX', 'SPORE'])).toBe(0n);
  },
);

test(
  'SIM-04 SIM-05 LIQ-24 a fee that rises during the review of a removal is offered, and what the new figures promise arrives',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const { TAX } = chain.tokens;
    await setTaxes(chain, 500n);
    await giveLiquidity(chain, ['WAVAX', 'TAX'], 10n);
    const remove = new RemovePage(page);
    await remove.openConnected(TAX.address, 'AVAX');
    await page.getByRole('checkbox', { name: /^I understand/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await remove.action('50%').click();
    // It takes nothing on the way from the router.
    await expect(
      remove.received('TAX').getByText('after its fee of 5%', { exact: true }),
    ).toBeVisible();
    await remove.openReview();
    const { review } = remove;
    const sign = review.action(SIGN_BUTTON);
    await expect(sign).toBeEnabled();
    await expect(new AfterTransaction(review.dialog).accept).toHaveCount(0);

    await setTaxes(chain, 2_000n);
    await expect(
      review.dialog.getByText(/^A token's fee on your transfers differs from these figures/),
    ).toBeVisible();
    await expect(sign).toHaveCount(0);
    await review.action('Accept new amounts').click();
    await expect(review.dialog.getByText('after its fee of 20%', { exact: true })).toBeVisible();
    await sign.click();
    const shown = await review.side('You receive TAX (estimated)');
    const minimum = await review.least('You receive TAX (estimated)');
    const [arrived = 0n] = await changesBy(chain, ['TAX'], async () => {
      await review.confirmButton.click();
      await expect(review.outcome('Confirmed')).toBeVisible();
    });
    expect(arrived).toBeGreaterThanOrEqual(shown.raw);
    expect(arrived - shown.raw).toBeLessThanOrEqual(1n);
    // Half a percent less, rounded down at the pool and after the fee.
    expect(minimum.raw).toBeGreaterThanOrEqual((shown.raw * 995n) / 1_000n - 2n);
    expect(minimum.raw).toBeLessThanOrEqual((shown.raw * 995n) / 1_000n);
  },
);

for (const [index, theme] of (['dark', 'light'] as const).entries()) {
  test(
    `LIQ-20 LIQ-21 both ways to remove and the review are accessible in the ${theme} theme`,
    fullOnly(index > 0),
    async ({ page, chains }) => {
      await giveLiquidity(chains[43114], keys, 1n);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await saveSettings(page, { userDarkMode: theme === 'dark' });
      const remove = new RemovePage(page);
      await remove.openConnected('AVAX', PNG);
      await remove.action('25%').click();
      await expect(remove.action('Review removal')).toBeEnabled();
      expect(await accessibilityViolations(page)).toEqual([]);
      await remove.action('Detailed').click();
      expect(await accessibilityViolations(page)).toEqual([]);
      await remove.openReview();
      await remove.review.action(SIGN_BUTTON).click();
      expect(await accessibilityViolations(page)).toEqual([]);
    },
  );
}
