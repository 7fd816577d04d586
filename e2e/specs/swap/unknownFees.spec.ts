import { expectMinimumKept, status } from '../../chain/feeTokens';
import { bring, refuseSales, setTaxes } from '../../chain/oddTokens';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { AfterTransaction } from '../../pages/AfterTransaction';
import { accessibilityViolations } from '../../screen/axe';
import { withoutOverrides } from '../../setup/withoutOverrides';
import { withoutPreview } from '../../setup/withoutPreview';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

test(
  'K01 SIM-12 without simulation, an unknown fee cannot take more than the minimum allows',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(/console: .*due to price movement/);
    const chain = chains[43114];
    await setTaxes(chain, 500n);
    await withoutOverrides(page);
    const swap = await connectedSwap(page);
    await bring(swap, chain, 'receive', 'TAX');
    await swap.pays.fill('1');
    await swap.action('Review swap').click();
    await swap.confirm();
    await expect(swap.review.getByRole('alert')).toContainText('fee on transfer');
    expect(await countOf(wallet, 'eth_sendTransaction')).toBe(0);
  },
);

test(
  'K01 SIM-12 without simulation, no exact amount is bought of a token that may take a fee: the amount to pay is asked for',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    await setTaxes(chain, 500n);
    await withoutOverrides(page);
    const swap = await connectedSwap(page);
    await bring(swap, chain, 'receive', 'TAX');
    await swap.receives.fill('20');
    await expect(swap.action('Enter the amount you pay')).toBeDisabled();
    const asked = 'Enter the amount you pay: TAX may take a fee.';
    await expect(status(page, asked)).toBeVisible();
    await swap.pays.fill('1');
    await expect(swap.action('Review swap')).toBeEnabled();
    await expect(status(page, asked)).toHaveCount(0);
  },
);

test(
  'SIM-12 without a preview, an exact amount of a token that was found to take no fee needs consent that less may arrive',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    withoutPreview(chain);
    const swap = await connectedSwap(page);
    await bring(swap, chain, 'receive', 'TAX');
    await expect(status(page, /^TAX: no fee found/)).toBeVisible();
    await swap.receives.fill('20');
    await swap.action('Review swap').click();
    await expect(
      swap.review.getByText(
        'Without the preview, 20 TAX may not arrive. TAX may take a fee on each transfer.',
      ),
    ).toBeVisible();
    await expect(swap.review.getByText('You can confirm without it.')).toHaveCount(0);
    await expect(swap.reviewed('Accept what is asked above')).toBeDisabled();
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await accessibilityViolations(page)).toEqual([]);
    await new AfterTransaction(swap.review).accept.check();
    await swap.complete();
  },
);

test(
  'SIM-06 SIM-02 with an endpoint that ignores overrides the form says that nothing was tried out, and nothing else changes',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    await refuseSales(chain);
    await withoutOverrides(page);
    const swap = await connectedSwap(page);
    await bring(swap, chain, 'receive', 'TAX');
    await swap.pays.fill('1');
    await expect(swap.action('Review swap')).toBeVisible();
    await expectMinimumKept(swap, chain, 'TAX');
    await expect(page.getByText('in a simulation')).toHaveCount(0);
    await expect(
      page.getByText(/^TAX (could not be simulated|has no pool to simulate with)/),
    ).toBeVisible();
  },
);
