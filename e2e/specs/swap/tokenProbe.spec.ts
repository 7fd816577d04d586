import type { Page, Route } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { parseCalls, type RpcCall } from '@/devnet/node/jsonRpc';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { FEE, status } from '../../chain/feeTokens';
import { refuseSales } from '../../chain/oddTokens';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { SwapPage } from '../../pages/SwapPage';
import { TokenDialog } from '../../pages/TokenDialog';
import { accessibilityViolations, scrollToEnd } from '../../screen/axe';
import { expect, test } from '../../test';

const REFUSED = /^Selling TAX failed in a simulation at block [\d,]+\./;
const TRADED =
  /^B32: no fee found\. Bought and sold in simulation at block [\d,]+\. This can change\.$/;
const LIMITS = "What a simulation can't detect";

/** Whether a call is a probe. It is simulated at an address that nobody owns. */
function isProbe({ params = [] }: RpcCall): boolean {
  const overrides = JSON.stringify(params[2] ?? {}).toLowerCase();
  return overrides.includes('"code":"0x') && !overrides.includes(ACCOUNTS.demo.toLowerCase());
}

/** The warning of a token to add, with its findings. */
async function openWarning(page: Page, chain: DevnetChain, key: TokenKey): Promise<TokenDialog> {
  await new SwapPage(page).open();
  const tokens = new TokenDialog(page);
  await tokens.open('receive');
  await tokens.find(chain.tokens[key].address);
  await tokens.rows.first().getByRole('button').click();
  return tokens;
}

test(
  'SIM-06 a review waits for a probe that gets no answer, but not forever',
  fullOnly(),
  async ({ page }) => {
    const swap = await connectedSwap(page);
    await swap.pays.fill('1');
    const account = ACCOUNTS.demo.slice(2).toLowerCase();
    const held: Route[] = [];
    await page.route('**/rpc/**', async (route) => {
      const sent = route.request().postData()?.toLowerCase() ?? '';
      // A probe is simulated at an address that nobody owns.
      if (sent.includes('"code":"0x') && !sent.includes(account)) held.push(route);
      else await route.fallback();
    });
    await swap.choose('receive', 'mYAK');
    await swap.action('Review swap').click();
    await expect(swap.reviewed('Checking the transaction')).toBeDisabled();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    // The preview is there; the review waits for the probe.
    await expect(swap.review.getByText(/^at block/)).toBeVisible();
    await expect(swap.reviewed('Checking the transaction')).toBeDisabled();
    await expect(swap.reviewed('Checking the transaction')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `SIM-06 a token whose sale reverts has a warning before it is added, and on the form, at 320 px in ${colorScheme}`,
    fullOnly(),
    async ({ page, chains }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 800 });
      await refuseSales(chains[43114]);
      const tokens = await openWarning(page, chains[43114], 'TAX');
      const { warning } = tokens;
      await expect(warning.getByText(REFUSED)).toBeVisible();
      const limit = warning.getByText('Accounts that the token blocks.');
      await expect(limit).toBeHidden();
      await warning.getByText(LIMITS).click();
      await expect(limit).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
      await warning.screenshot({ path: test.info().outputPath(`warning-${colorScheme}.png`) });

      await warning.getByRole('checkbox').check();
      await warning.getByRole('button', { name: 'Continue' }).click();
      await expect(status(page, REFUSED)).toBeVisible();
      await scrollToEnd(page);
      expect(await accessibilityViolations(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
      await page.screenshot({ path: test.info().outputPath(`form-${colorScheme}.png`) });
    },
  );
}

test(
  'SIM-06 a token that trades is shown as such, without a verdict, before it is added and on the form',
  fullOnly(),
  async ({ page, chains }) => {
    const { warning } = await openWarning(page, chains[43114], 'B32');
    await expect(warning.getByText(TRADED)).toBeVisible();
    await expect(warning.getByText(LIMITS)).toBeVisible();
    await warning.getByRole('checkbox').check();
    await warning.getByRole('button', { name: 'Continue' }).click();
    await expect(status(page, TRADED)).toBeVisible();
  },
);

test(
  'SIM-10 plain tokens are not probed; another is, and not again when it is chosen again',
  fullOnly(),
  async ({ page, chains }) => {
    let probes = 0;
    page.on('request', (request) => {
      // A request may have other simulations next to the probe.
      probes += parseCalls(request.postData() ?? '').filter(isProbe).length;
    });
    const swap = await connectedSwap(page);
    await swap.choose('receive', 'USDC.e');
    await swap.pays.fill('1');
    await expect(swap.action('Review swap')).toBeVisible();
    expect(probes).toBe(0);
    await swap.choose('receive', 'SPORE');
    await expect(status(page, FEE)).toBeVisible();
    const first = probes;
    expect(first).toBeGreaterThan(0);
    await swap.choose('receive', 'USDC.e');
    await swap.choose('receive', 'SPORE');
    await chains[43114].client.mine({ blocks: 3 });
    await expect(status(page, FEE)).toBeVisible();
    expect(probes).toBe(first);
  },
);
