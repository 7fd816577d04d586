import type { Locator, Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { shareOf, stakedBy, unstake } from '@/devnet/farms/stakes';
import { giveLiquidity } from '../../chain/liquidity';
import { fullOnly } from '../../fullOnly';
import { PoolPage } from '../../pages/PoolPage';
import { SwapPage } from '../../pages/SwapPage';
import { accessibilityViolations, scrollToEnd } from '../../screen/axe';
import { waitUntilLoaded } from '../../screen/waitUntilStill';
import { expect, test } from '../../test';
import { walletOf } from '../../wallets/wallet';

const { farmer } = ACCOUNTS;
const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';

/** The list of staked positions. */
function stakedList(page: Page): Locator {
  return page.getByRole('region', { name: 'Staked in farms' });
}

function row(page: Page, mark: string): Locator {
  return stakedList(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: mark }) });
}

async function openAsFarmer(page: Page): Promise<void> {
  await walletOf(page).prepare({ account: farmer, isConnected: true });
  await page.goto('/pool/');
}

test('LIQ-01 LIQ-02 staked liquidity of all versions is listed, marked, with its figures and a link to its farm', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  await openAsFarmer(page);
  const list = stakedList(page);
  const names = list.getByRole('heading', { level: 3 });
  await expect(names).toHaveCount(6);
  await expect(list.getByRole('status')).toHaveText('6 positions staked in farms');
  const latest = row(page, 'AVAX / PNG Farm version 2');
  await latest.getByRole('button', { name: /^Manage/ }).click();
  const place = rewardPlace('WAVAX_PNG_V2');
  const staked = await stakedBy(chain, place, farmer);
  const figure = latest
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: 'Your pool tokens' }) });
  expect(await new SwapPage(page).exact(figure, 18)).toEqual({ raw: staked, symbol: 'PGL' });
  // 20 thousandths of a pool of 800,000 dollars.
  await expect(latest).toContainText('$16,000.00');
  await expect(latest).toContainText('2%');
  await expect(latest.getByRole('link')).toHaveAttribute('href', `/png/AVAX/${PNG}/2/`);
  await expect(latest.getByRole('link')).toHaveAccessibleName('Open farm of AVAX / PNG, version 2');
  for (const version of [0, 1]) {
    const older = row(page, `AVAX / PNG Farm version ${version}`);
    await older.getByRole('button', { name: /^Manage/ }).click();
    const link = (name: string) => older.getByRole('link', { name });
    await expect(link('Open farm')).toHaveAttribute('href', `/png/AVAX/${PNG}/${version}/`);
    await expect(link('Migrate')).toHaveAttribute('href', `/beta/migrate/${version}/`);
  }
});

test('LIQ-01 a position that is unstaked leaves the list, and is found in the wallet', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const place = rewardPlace('WAVAX_PNG_V2');
  const staked = await stakedBy(chain, place, farmer);
  await unstake(chain, place, { account: farmer, amount: staked });
  await openAsFarmer(page);
  await expect(stakedList(page).getByRole('listitem')).toHaveCount(5);
  await expect(row(page, 'AVAX / PNG Farm version 2')).toBeHidden();
  const pool = new PoolPage(page);
  const held = await shareOf(chain, place, 30n);
  await pool.unfold('AVAX / PNG');
  const [, , inWallet] = await pool.exactFigures('AVAX / PNG');
  expect(inWallet).toEqual({ raw: held, symbol: 'PGL' });
});

test('LIQ-01 an account without a stake has no such list, nor does Fuji', async ({
  page,
  chains,
}) => {
  await giveLiquidity(chains[43114], ['WAVAX', 'PNG'], 1n);
  const pool = new PoolPage(page);
  await pool.openConnected();
  await pool.expectPairs(['AVAX / PNG']);
  await expect(stakedList(page)).toBeHidden();
});

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test(
      `LIQ-01 staked liquidity fits ${width} pixels and passes axe in the ${scheme} theme`,
      fullOnly((scheme === 'dark') !== (width === 320)),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width, height: 720 });
        await openAsFarmer(page);
        await expect(stakedList(page).getByRole('listitem')).toHaveCount(6);
        await page.mouse.move(0, 0);
        await scrollToEnd(page);
        // All pools are read once they are in sight.
        await waitUntilLoaded(page);
        await scrollToEnd(page);
        expect(await accessibilityViolations(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBe(0);
      },
    );
  }
}
