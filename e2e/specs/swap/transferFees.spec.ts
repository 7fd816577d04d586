import { ACCOUNTS } from '@/devnet/accounts';
import { taxedAbi } from '@/devnet/contracts/abis';
import { transact } from '@/devnet/node/transact';
import { sellAlong } from '@/devnet/tokens/sellAlong';
import { changesBy } from '../../chain/balances';
import { expectMinimumKept, FEE, status } from '../../chain/feeTokens';
import { bring, refuseSales, setTaxes, taxedPool } from '../../chain/oddTokens';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

const REVIEWED_FEE = 'SPORE takes 1% of each transfer (simulated).';

test('SIM-05 K01 SWP-25 a token that takes a fee is named when it is chosen, and what arrives is what the review promised', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'SPORE');
  await expect(status(page, FEE)).toBeVisible();
  await expect(swap.pays).toHaveValue('');
  await swap.pays.fill('2');
  await expectMinimumKept(swap, chain, 'SPORE', REVIEWED_FEE);
});

test('SIM-05 K01 SWP-25 a token that takes a fee is sold with the usual slippage, and the minimum arrives', async ({
  page,
  chains,
}) => {
  const swap = await connectedSwap(page, '?outputCurrency=AVAX');
  await swap.choose('pay', 'SPORE');
  await expect(status(page, FEE)).toBeVisible();
  await swap.pays.fill('1000000');
  await expectMinimumKept(swap, chains[43114], 'AVAX', REVIEWED_FEE);
});

test(
  'SIM-05 an exact amount to receive of a token with a fee asks for the amount to pay, also if the review finds the fee',
  fullOnly(),
  async ({ page, chains }) => {
    const swap = await connectedSwap(page);
    await swap.choose('receive', 'SPORE');
    await expect(status(page, FEE)).toBeVisible();
    await swap.receives.fill('1000');
    const asked = 'Enter the amount you pay: SPORE takes a fee on each transfer.';
    await expect(status(page, asked)).toBeVisible();
    await expect(swap.action('Enter the amount you pay')).toBeVisible();
    await expect(swap.pays).toHaveValue('');
    await swap.pays.fill('1');
    await expect(swap.action('Review swap')).toBeVisible();
    await expect(status(page, asked)).toBeHidden();

    const chain = chains[43114];
    await bring(swap, chain, 'receive', 'TAX');
    await swap.receives.fill('20');
    await swap.action('Review swap').click();
    await expect(swap.reviewed('Confirm swap')).toBeEnabled();
    await setTaxes(chain, 500n);
    await expect(
      swap.review.getByText(
        'TAX takes a fee on each transfer. Close and enter the amount you pay.',
      ),
    ).toBeVisible();
    await expect(swap.review.getByText('No pool offers a price')).toHaveCount(0);
  },
);

test(
  'SIM-05 a token that takes all of each transfer is reported as such, not as a lack of liquidity',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    await setTaxes(chain, 10_000n);
    const swap = await connectedSwap(page);
    await bring(swap, chain, 'receive', 'TAX');
    await swap.pays.fill('1');
    await expect(swap.action('TAX takes 100% of each transfer')).toBeDisabled();
  },
);

test('SIM-04 SIM-05 a fee that changes during the review is found, named and offered, and what the new figures promise arrives', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  await setTaxes(chain, 100n);
  const swap = await connectedSwap(page);
  await bring(swap, chain, 'receive', 'TAX');
  await expect(status(page, /^TAX takes 1% of each purchase and sale/)).toBeVisible();
  await swap.pays.fill('1');
  await swap.action('Review swap').click();
  const confirm = swap.reviewed('Confirm swap');
  await expect(confirm).toBeEnabled();
  await expect(swap.fact('TAX fee (1%)')).toBeVisible();
  const before = await swap.exact(swap.side(/^You receive/), 18);

  await setTaxes(chain, 500n);
  await expect(swap.review.getByText('TAX takes 5% of this purchase.')).toBeVisible();
  await expect(confirm).toBeDisabled();
  await expect(swap.review.getByText(/^Likely cause/)).toBeHidden();
  const alsoMoved = swap.review.getByText('The price has changed as well.');
  await expect(alsoMoved).toHaveCount(0);
  await sellAlong(chain, ['WAVAX', 'TAX'], '5');
  await expect(alsoMoved).toBeVisible();
  await swap.reviewed('Update figures').click();
  await expect(swap.fact('TAX fee (5%)')).toBeVisible();
  await expect(confirm).toBeEnabled();
  const now = await swap.exact(swap.side(/^You receive/), 18);
  expect(now.raw).toBeLessThan(before.raw);
  const minimum = await swap.exact(swap.fact('Minimum received'), 18);
  const [arrived = 0n] = await changesBy(chain, ['TAX'], () => swap.complete());
  expect(arrived).toBeGreaterThanOrEqual(minimum.raw);
  expect(arrived - now.raw).toBeGreaterThanOrEqual(0n);
  expect(arrived - now.raw).toBeLessThan(arrived / 1_000_000n);
  expect(await countOf(wallet, 'eth_sendTransaction')).toBe(1);
});

test(
  'SIM-05 SIM-06 a fee of a tenth or more is accepted separately from other findings against the token',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    await transact(chain.client, ACCOUNTS.second, {
      address: chain.tokens.TAX.address,
      abi: taxedAbi,
      functionName: 'setTaxes',
      args: [taxedPool(chain), 2_000n, 0n],
    });
    await refuseSales(chain);
    const swap = await connectedSwap(page);
    await bring(swap, chain, 'receive', 'TAX');
    await expect(status(page, /^TAX takes 20% of each purchase/)).toBeVisible();
    await swap.pays.fill('1');
    await swap.action('Review swap').click();
    const confirm = swap.review.getByRole('button', { name: 'Confirm swap' });
    const accept = swap.review.getByRole('checkbox', {
      name: 'I accept these fees, and may be unable to sell TAX',
    });
    await expect(swap.review.getByText(/^Selling TAX failed in a simulation\. /)).toBeVisible();
    await expect(accept).not.toBeChecked();
    await expect(swap.reviewed('Accept what is asked above')).toBeDisabled();
    await accept.check();
    await expect(confirm).toBeEnabled();
  },
);
