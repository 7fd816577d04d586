import type { Page } from 'playwright/test';
import { parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { pausableAbi, taxedAbi } from '@/devnet/contracts/abis';
import type { DevnetChain } from '@/devnet/devnet';
import { transact } from '@/devnet/node/transact';
import { sellAlong } from '@/devnet/tokens/sellAlong';
import { changesBy } from '../../chain/balances';
import { bring, receiveAvax, taxedPool } from '../../chain/oddTokens';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { reviewedSwap } from '../../journeys/reviewedSwap';
import { AfterTransaction } from '../../pages/AfterTransaction';
import type { SwapPage } from '../../pages/SwapPage';
import { TokenDialog } from '../../pages/TokenDialog';
import { APPROVE } from '../../screen/approveExactly';
import { accessibilityViolations } from '../../screen/axe';
import { withoutProbes } from '../../setup/withoutOverrides';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

const SEND = 'eth_sendTransaction';
const PAIR = ['WAVAX', 'PNG'] as const;

test(
  'SIM-04 a token that stops its transfers is reported before anything is signed',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const swap = await connectedSwap(page);
    await receiveAvax(page);
    await bring(swap, chain, 'pay', 'STOP');
    await swap.pays.fill('1');
    await swap.action('Review swap').click();
    await swap.reviewed(APPROVE).click();
    await expect(swap.reviewed('Confirm swap')).toBeEnabled();
    const { region } = new AfterTransaction(swap.review);
    await expect(region.getByText(/^at block/)).toBeVisible();
    await transact(chain.client, ACCOUNTS.second, {
      address: chain.tokens.STOP.address,
      abi: pausableAbi,
      functionName: 'setPaused',
      args: [true],
    });
    await expect(region.getByRole('alert')).toContainText('TRANSFER_FROM_FAILED');
    await expect(swap.reviewed('This transaction would fail')).toBeDisabled();
    expect(await countOf(wallet, SEND)).toBe(1);
  },
);

test(
  'SIM-03 SIM-04 APR-03 before its approval a sale is simulated with it; one that would fail is not approved',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const swap = await connectedSwap(page);
    await receiveAvax(page);
    await bring(swap, chain, 'pay', 'STOP');
    await swap.pays.fill('1');
    await swap.action('Review swap').click();
    const after = new AfterTransaction(swap.review);
    const [paid] = await after.differences(18, 18);
    expect(paid).toBe(-parseEther('1'));
    await expect(swap.reviewed(/^Approve STOP/)).toBeEnabled();
    await expect(swap.reviewed('Confirm swap')).toHaveCount(0);
    const setPaused = (isPaused: boolean) =>
      transact(chain.client, ACCOUNTS.second, {
        address: chain.tokens.STOP.address,
        abi: pausableAbi,
        functionName: 'setPaused',
        args: [isPaused],
      });
    await setPaused(true);
    await expect(after.region.getByRole('alert')).toContainText('token approval while paused');
    await expect(swap.reviewed(/Approve/)).toHaveCount(0);
    await expect(swap.reviewed('This transaction would fail')).toBeDisabled();
    await setPaused(false);
    await swap.reviewed(/^Approve STOP/).click();
    await expect(swap.reviewed('Confirm swap')).toBeEnabled();
    expect(await countOf(wallet, SEND)).toBe(1);
  },
);

/** Chooses TAX, which keeps nothing yet, as the token to receive. */
async function chooseTax(page: Page, { tokens: seeded }: DevnetChain): Promise<SwapPage> {
  const swap = await connectedSwap(page);
  const tokens = new TokenDialog(page);
  await tokens.open('receive');
  await tokens.find(seeded.TAX.address);
  await tokens.rows.first().getByRole('button').click();
  await expect(tokens.warning.getByText(/^TAX: no fee found/)).toBeVisible();
  await tokens.warning.getByRole('checkbox').check();
  await tokens.warning.getByRole('button', { name: 'Continue' }).click();
  return swap;
}

/** From now on TAX keeps 5 percent of each purchase. */
async function taxPurchases(chain: DevnetChain): Promise<void> {
  await transact(chain.client, ACCOUNTS.second, {
    address: chain.tokens.TAX.address,
    abi: taxedAbi,
    functionName: 'setTaxes',
    args: [taxedPool(chain), 500n, 0n],
  });
}

test(
  'SIM-04 SWP-25 a fee above the tolerance that no probe can find: nothing is confirmed before the preview, nor below the minimum, and the figures with the fee are offered',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const { TAX } = chain.tokens;
    const swap = await chooseTax(page, chain);
    await withoutProbes(page);
    await taxPurchases(chain);
    await swap.pays.fill('2');
    const late = { methods: ['eth_call'], target: ACCOUNTS.demo, isDirect: true };
    chain.proxy.add({ ...late, fault: { type: 'delay', ms: 1_500 } });
    await swap.action('Review swap').click();
    const after = new AfterTransaction(swap.review);
    const confirm = swap.review.getByRole('button', { name: 'Confirm swap' });
    await expect(swap.reviewed('Checking the transaction')).toBeDisabled();
    chain.proxy.clear();
    await expect(swap.review.getByText('TAX takes 5% of this purchase.')).toBeVisible();
    await expect(confirm).toBeDisabled();
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await accessibilityViolations(page)).toEqual([]);
    await swap.reviewed('Update figures').click();
    await expect(swap.fact('TAX fee (5%)')).toBeVisible();
    const [, received] = await after.differences(18, TAX.decimals);
    const [change] = await changesBy(chain, ['TAX'], async () => {
      await confirm.click();
      await expect(swap.outcome('Confirmed')).toBeVisible();
    });
    expect(change).toBe(received);
  },
);

test(
  'SIM-04 what changes between the last block on screen and the click is found before the wallet is asked',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(/console: .*The outcome differs/);
    const chain = chains[43114];
    await page.clock.install({ time: Date.now() });
    const swap = await chooseTax(page, chain);
    await swap.receives.fill('20');
    await swap.action('Review swap').click();
    await new AfterTransaction(swap.review).differences(18, chain.tokens.TAX.decimals);
    // The page asks for no block until after the click.
    await page.clock.pauseAt(Date.now() + 1_000);
    await taxPurchases(chain);
    await swap.review.getByRole('button', { name: 'Confirm swap' }).click();
    await page.clock.resume();
    await expect(swap.review.getByText(/^The outcome differs from your review./)).toBeVisible();
    expect(await countOf(wallet, SEND)).toBe(0);
  },
);

test(
  'SIM-04 SWP-19 figures that were just accepted are not confirmed before their own simulation',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const { swap } = await reviewedSwap(page);
    await expect(swap.reviewed('Confirm swap')).toBeEnabled();
    const late = { methods: ['eth_call'], target: ACCOUNTS.demo, isDirect: true };
    chain.proxy.add({ ...late, fault: { type: 'delay', ms: 2_400 } });
    await sellAlong(chain, PAIR, '100');
    await swap.reviewed('Accept new price').click();
    await expect(swap.reviewed('Checking the transaction')).toBeDisabled();
    chain.proxy.clear();
    await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  },
);
