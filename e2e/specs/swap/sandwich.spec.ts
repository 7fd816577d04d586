import type { Page } from 'playwright/test';
import type { DevnetChain } from '@/devnet/devnet';
import { sellAlong } from '@/devnet/tokens/sellAlong';
import { limitOf } from '@/lib/exchange/trade/limitOf';
import { priceImpact } from '@/lib/exchange/trade/priceImpact';
import { worstSandwich } from '@/lib/exchange/trade/sandwich';
import type { Trade } from '@/lib/exchange/trade/trade';
import { passBlocks } from '../../chain/passBlocks';
import { fullOnly } from '../../fullOnly';
import { quotedSale } from '../../journeys/shallowSale';
import { SettingsPanel } from '../../pages/SettingsPanel';
import { accessibilityViolations, scrollToEnd } from '../../screen/axe';
import { detailsTop } from '../../screen/detailsTop';
import { expect, test } from '../../test';
import { adviceIn, SOLD, saleOfAvax } from './sandwich';

/**
 * Of the seeded pool: 50 AVAX and 50,000 QI. Selling 0.05 AVAX first costs the sale 0.2 percent.
 */
const EARLIER_SALE = '0.05';

/**
 * The sale is seen in enough blocks, between which it gets worse; returns the tolerance that held.
 */
async function seenFall(page: Page, chain: DevnetChain): Promise<string> {
  const before = (await saleOfAvax(chain)).amountOut.raw;
  await passBlocks(page, chain, 6);
  await sellAlong(chain, ['WAVAX', 'QI'], EARLIER_SALE);
  await passBlocks(page, chain, 8);
  const after = (await saleOfAvax(chain)).amountOut.raw;
  const bps = (before * 10_000n + after - 1n) / after - 10_000n;
  return `${Number(bps) / 100}%`;
}

const takenFrom = (trade: Trade, slippageBps: number) =>
  worstSandwich(trade, limitOf({ trade, slippageBps }).amount.raw)?.taken.raw;

test(
  'SIM-07 the settings show the most that a sandwich could take, and set the tolerance that held with one press',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    await page.clock.install();
    const swap = await quotedSale(page);
    const settings = new SettingsPanel(page);
    const advice = adviceIn(settings.dialog);
    await settings.open();
    await expect(advice.risk).toContainText(
      /^At 0\.5% tolerance, a sandwich attack \(others swap right around you\) could cost up to /,
    );
    expect(await swap.exact(advice.risk, 18)).toEqual({
      raw: takenFrom(await saleOfAvax(chain), 50),
      symbol: 'QI',
    });
    await expect(advice.held).toBeHidden();
    await settings.preset('1%').click();
    await expect(advice.risk).toContainText('At 1% tolerance, a sandwich attack');
    expect((await swap.exact(advice.risk, 18)).raw).toBe(takenFrom(await saleOfAvax(chain), 100));

    const held = await seenFall(page, chain);
    await expect(advice.held).toContainText(`${held} would have been enough for the last`);
    await expect(settings.slippage).toHaveValue('1');
    await advice.use(held).click();
    await expect(settings.slippage).toHaveValue(held.replace('%', ''));
    await expect(advice.undo('1%')).toBeFocused();
    expect((await settings.stored()).userSlippageTolerance).toBe(
      Math.round(Number.parseFloat(held) * 100),
    );
    await advice.undo('1%').click();
    await expect(settings.slippage).toHaveValue('1');
    await expect(advice.use(held)).toBeFocused();
  },
);

test(
  'SIM-07 the review shows it too, nothing moves while blocks come, and the tolerance that is set there is what is signed',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    await page.clock.install();
    const swap = await quotedSale(page);
    const held = await seenFall(page, chain);
    await swap.action('Review swap').click();
    const confirm = swap.review.getByRole('button', { name: 'Confirm swap' });
    await expect(confirm).toBeEnabled();
    const trade = await saleOfAvax(chain);
    const advice = adviceIn(swap.review);
    expect((await swap.exact(advice.risk, 18)).raw).toBe(takenFrom(trade, 50));
    await expect(advice.held).toContainText(`${held} would have been enough for the last`);
    const place = await detailsTop(swap);
    await passBlocks(page, chain, 3);
    await advice.use(held).click();
    await expect(advice.undo('0.5%')).toBeFocused();
    await expect(swap.fact('Slippage tolerance')).toContainText(held);
    const bps = BigInt(Math.round(Number.parseFloat(held) * 100));
    const minimum = await swap.exact(swap.fact('Minimum received'), 18);
    expect(minimum.raw).toBe((trade.amountOut.raw * 10_000n) / (10_000n + bps));
    expect(await detailsTop(swap)).toBe(place);
    await confirm.click();
    await expect(swap.outcome('Confirmed')).toBeVisible();
  },
);

test(
  'SIM-07 a review that is open before enough blocks were seen does not move when they were',
  fullOnly(),
  async ({ page, chains }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.clock.install();
    const swap = await quotedSale(page);
    await swap.action('Review swap').click();
    const confirm = swap.review.getByRole('button', { name: 'Confirm swap' });
    await expect(confirm).toBeEnabled();
    const advice = adviceIn(swap.review);
    await expect(advice.held).toBeHidden();
    await expect(advice.risk).toBeVisible();
    const place = await detailsTop(swap);
    await passBlocks(page, chains[43114], 14);
    await expect(advice.held).toContainText('0.1% would have been enough for the last');
    expect(await detailsTop(swap)).toBe(place);
  },
);

test(
  'SIM-07 around a small sale no sandwich pays, and without a trade there is no advice',
  fullOnly(),
  async ({ page }) => {
    const settings = new SettingsPanel(page);
    const swap = await quotedSale(page, '0.1');
    await settings.open();
    await expect(
      settings.dialog.getByText('At 0.5% tolerance, a sandwich attack would not be profitable.'),
    ).toBeVisible();
    await settings.close();
    await swap.pays.fill('');
    await settings.open();
    await expect(settings.dialog.getByText(/sandwich/)).toBeHidden();
  },
);

/**
 * What the picture says of the sale: the impact rounded up to 0.01 percent, the amounts rounded
 * down to 4 digits. An amount of i / (0.997 - i) / 0.997 of the reserve worsens the price by i.
 */
function sentenceOf(trade: Trade): string {
  const { numerator, denominator } = priceImpact(trade);
  const hundredths = (numerator * 10_000n + denominator - 1n) / denominator;
  const at = (impact: number) =>
    Math.floor(((50 * impact) / (0.997 - impact) / 0.997) * 1_000) / 1_000;
  return `${SOLD} AVAX worsens your price by ${(Number(hundredths) / 100).toFixed(2)}%, ${at(0.02)} AVAX by 2%, ${at(0.03)} AVAX by 3%.`;
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(
      `SIM-07 SIM-08 advice and picture are accessible in the ${colorScheme} theme and fit ${width} px`,
      fullOnly(),
      async ({ page, chains }) => {
        const chain = chains[43114];
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.clock.install();
        const swap = await quotedSale(page);
        const card = page.getByRole('region', { name: 'Swap' });
        await expect(card.getByRole('img', { name: /moves the price/ })).toBeHidden();
        await swap.toggleFormDetails();
        await card.getByText('Price curve').click();

        const sentence = sentenceOf(await saleOfAvax(chain));
        await expect(card.getByRole('img', { name: sentence })).toBeVisible();
        await expectFits(page);

        const settings = new SettingsPanel(page);
        await settings.open();
        await expect(async () => {
          await passBlocks(page, chain, 1);
          await expect(adviceIn(settings.dialog).held).toBeVisible({ timeout: 100 });
        }).toPass();
        await expectFits(page);
        await settings.close();

        await swap.action('Review swap').click();
        await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toBeEnabled();
        await swap.openDetails();
        await swap.review.getByText('Price curve').click();
        await expect(swap.review.getByRole('img', { name: sentence })).toBeVisible();
        await expectFits(page);
      },
    );
  }
}

async function expectFits(page: Page): Promise<void> {
  await scrollToEnd(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
