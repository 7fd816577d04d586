import { ACCOUNTS } from '@/devnet/accounts';
import { sellAlong } from '@/devnet/tokens/sellAlong';
import { changesBy } from '../../chain/balances';
import { status } from '../../chain/feeTokens';
import { bring, setOwnTax, setTaxes } from '../../chain/oddTokens';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { AfterTransaction } from '../../pages/AfterTransaction';
import { accessibilityViolations } from '../../screen/axe';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

test(
  'SIM-05 SWP-25 SIM-07 an account that is exempt from a fee sees, and is held to, figures without it; once it no longer is, the fee counts again',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const { demo } = ACCOUNTS;
    await setTaxes(chain, 300n);
    await setOwnTax(chain, demo, 0n);
    const swap = await connectedSwap(page);
    await bring(swap, chain, 'receive', 'TAX');
    await expect(status(page, /^TAX takes 3% of each purchase and sale/)).toBeVisible();
    await swap.pays.fill('1');
    const feeRow = page.getByRole('term').filter({ hasText: /^TAX fee/ });
    await expect(feeRow).toHaveText('TAX fee (3%)');
    await swap.action('Review swap').click();
    const exempt = 'Preview: TAX takes nothing of your transfer.';
    await expect(swap.review.getByText(exempt)).toBeVisible();
    await expect(swap.review.getByText(/^You now receive at least /)).toBeVisible();
    const confirm = swap.reviewed('Confirm swap');
    await expect(confirm).toBeEnabled();
    await expect(feeRow).toHaveCount(0);
    await expect(new AfterTransaction(swap.review).accept).toHaveCount(0);

    await setOwnTax(chain, demo, 400n);
    await expect(swap.review.getByText('TAX takes 4% of this purchase.')).toBeVisible();
    await expect(confirm).toBeDisabled();
    await swap.reviewed('Update figures').click();
    await expect(swap.fact('TAX fee (4%)')).toBeVisible();
    await setOwnTax(chain, demo, 0n);
    await expect(swap.review.getByText(exempt)).toBeVisible();
    await expect(confirm).toBeEnabled();
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await accessibilityViolations(page)).toEqual([]);
    const shown = await swap.exact(swap.side(/^You receive/), 18);
    const minimum = await swap.exact(swap.fact('Minimum received'), 18);
    const [arrived = 0n] = await changesBy(chain, ['TAX'], () => swap.complete());
    expect(arrived - shown.raw).toBeGreaterThanOrEqual(0n);
    expect(arrived - shown.raw).toBeLessThan(arrived / 1_000_000n);
    // The tolerance of half a percent, without the fee.
    expect(minimum.raw * 1_006n).toBeGreaterThan(arrived * 1_000n);
    expect(await countOf(wallet, 'eth_sendTransaction')).toBe(1);
    await page.keyboard.press('Escape');
    await swap.pays.fill('1');
    await expect(status(page, exempt)).toBeVisible();
    await expect(page.getByRole('term').filter({ hasText: 'Network fee' })).toBeVisible();
    await expect(feeRow).toHaveCount(0);
  },
);

test(
  'SIM-05 an account that pays a larger fee than others is offered figures with it',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    await saveSettings(page, { userSlippageTolerance: 500 });
    await setTaxes(chain, 300n);
    await setOwnTax(chain, ACCOUNTS.demo, 400n);
    const swap = await connectedSwap(page);
    await bring(swap, chain, 'receive', 'TAX');
    await expect(status(page, /^TAX takes 3% of each purchase and sale/)).toBeVisible();
    await swap.pays.fill('1');
    await swap.action('Review swap').click();
    await expect(swap.review.getByText('TAX takes 4% of this purchase.')).toBeVisible();
    await swap.reviewed('Update figures').click();
    const own = 'Preview: TAX takes 4% of your transfer.';
    await expect(swap.review.getByText(own)).toBeVisible();
    await expect(swap.fact('TAX fee (4%)')).toBeVisible();
    await expect(swap.reviewed('Confirm swap')).toBeEnabled();
    const { raw: shown } = await swap.exact(swap.side(/^You receive/), 18);
    const [, received = 0n] = await new AfterTransaction(swap.review).differences(18, 18);
    expect(received - shown).toBeGreaterThanOrEqual(0n);
    expect(received - shown).toBeLessThan(received / 1_000_000n);
  },
);

test(
  'SIM-05 SIM-04 a fee of the account alone, above the tolerance, is shown with its amount and offered, and a move of the price does not end it',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    await setTaxes(chain, 0n);
    await setOwnTax(chain, ACCOUNTS.demo, 500n);
    const swap = await connectedSwap(page);
    await bring(swap, chain, 'receive', 'TAX');
    await swap.pays.fill('1');
    await swap.action('Review swap').click();
    await expect(swap.review.getByText('TAX takes 5% of this purchase.')).toBeVisible();
    await expect(
      swap.review.getByText(
        /^You would now receive [\d.]+\sTAX instead of [\d.]+\sTAX, 5\.01% less\.$/,
      ),
    ).toBeVisible();
    await swap.reviewed('Update figures').click();
    const confirm = swap.reviewed('Confirm swap');
    await expect(confirm).toBeEnabled();
    await expect(swap.fact('TAX fee (5%)')).toBeVisible();
    const before = await swap.exact(swap.side(/^You receive/), 18);

    const seen = new Set<string>();
    await page.exposeFunction('noteReview', (text: string) => void seen.add(text));
    await swap.review.evaluate((dialog) => {
      const note = (window as unknown as { noteReview: (text: string) => void }).noteReview;
      new MutationObserver(() => note(dialog.textContent ?? '')).observe(dialog, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    await sellAlong(chain, ['WAVAX', 'TAX'], '1');
    await expect(swap.review.getByText('The price has changed.')).toBeVisible();
    await swap.reviewed('Accept new price').click();
    await expect(confirm).toBeEnabled();
    await expect(swap.fact('TAX fee (5%)')).toBeVisible();
    const now = await swap.exact(swap.side(/^You receive/), 18);
    expect(now.raw).toBeLessThan(before.raw);
    expect([...seen].filter((text) => /TAX takes 0%|improved|would fail/.test(text))).toEqual([]);
    const [arrived = 0n] = await changesBy(chain, ['TAX'], () => swap.complete());
    expect(arrived - now.raw).toBeGreaterThanOrEqual(0n);
    expect(arrived - now.raw).toBeLessThan(arrived / 1_000_000n);
  },
);
