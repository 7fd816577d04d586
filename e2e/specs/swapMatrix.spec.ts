import type { Address } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { Devnet } from '@/devnet/devnet';
import type { TokenKey } from '@/devnet/tokens';
import { tokenBalance } from '../balances';
import { expect, test } from '../fixtures';
import { SwapPage } from '../pages/SwapPage';

type Chain = Devnet['chains'][43114];
type Currency = 'AVAX' | TokenKey;

/** What the demo account holds of a currency; of AVAX without what it paid for gas. */
async function holdings(chain: Chain, currency: Currency): Promise<bigint> {
  if (currency !== 'AVAX') return tokenBalance(chain, currency);
  return (await chain.client.getBalance({ address: ACCOUNTS.demo })) + (await gasPaid(chain));
}

async function gasPaid({ client }: Chain): Promise<bigint> {
  const latest = await client.getBlockNumber();
  let paid = 0n;
  for (let blockNumber = latest; blockNumber > latest - 30n && blockNumber > 0n; blockNumber--) {
    const { transactions } = await client.getBlock({ blockNumber });
    for (const hash of transactions) {
      const receipt = await client.getTransactionReceipt({ hash });
      if (isDemo(receipt.from)) paid += receipt.gasUsed * receipt.effectiveGasPrice;
    }
  }
  return paid;
}

function isDemo(account: Address): boolean {
  return account.toLowerCase() === ACCOUNTS.demo.toLowerCase();
}

const decimalsOf = ({ tokens }: Chain, currency: Currency) =>
  currency === 'AVAX' ? 18 : tokens[currency].decimals;

type Row = {
  readonly ids: string;
  readonly pay: Currency;
  readonly receive: Currency;
  readonly typed: { readonly side: 'pay' | 'receive'; readonly text: string };
};

const rows: readonly Row[] = [
  {
    ids: 'SWP-23 TOK-05',
    pay: 'USDC.e',
    receive: 'WBTC.e',
    typed: { side: 'pay', text: '321.123456' },
  },
  {
    ids: 'SWP-23 TOK-05',
    pay: 'WBTC.e',
    receive: 'USDC.e',
    typed: { side: 'receive', text: '99.999999' },
  },
  { ids: 'SWP-23 TRD-04', pay: 'JOE', receive: 'USDC.e', typed: { side: 'receive', text: '12.5' } },
  {
    ids: 'SWP-22',
    pay: 'PNG',
    receive: 'AVAX',
    typed: { side: 'pay', text: '777.000000000000000001' },
  },
  { ids: 'SWP-22', pay: 'mYAK', receive: 'AVAX', typed: { side: 'receive', text: '0.5' } },
  {
    ids: 'SWP-21 TOK-05',
    pay: 'AVAX',
    receive: 'TIME',
    typed: { side: 'receive', text: '0.123456789' },
  },
];

for (const { ids, pay, receive, typed } of rows) {
  const kind = typed.side === 'pay' ? 'exact in' : 'exact out';
  test(`${ids} ${pay} to ${receive}, ${kind}: what was shown is what moved, to the last digit`, async ({
    page,
    chains,
  }) => {
    const chain = chains[43114];
    const swap = new SwapPage(page);
    await swap.open();
    await swap.connect();
    if (pay !== 'AVAX') await swap.choose('pay', pay);
    await swap.choose('receive', receive);
    await (typed.side === 'pay' ? swap.pays : swap.receives).fill(typed.text);
    if (pay !== 'AVAX') await swap.action(/^Approve/).click();
    await swap.action('Review swap').click();
    const paid = await swap.exact(swap.side(/^You pay/), decimalsOf(chain, pay));
    const received = await swap.exact(swap.side(/^You receive/), decimalsOf(chain, receive));
    const before = [await holdings(chain, pay), await holdings(chain, receive)] as const;
    await swap.confirm();
    await expect(swap.popup(`for`)).toBeVisible();
    const after = [await holdings(chain, pay), await holdings(chain, receive)] as const;
    expect(before[0] - after[0]).toBe(paid.raw);
    expect(after[1] - before[1]).toBe(received.raw);
  });
}

test('SWP-25 K01 a token that keeps a fee on transfer is sold with 2 % slippage: at least the minimum arrives', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  await page.addInitScript(() => {
    localStorage.setItem(
      'pangolin.settings',
      JSON.stringify({ version: 1, state: { userSlippageTolerance: 200 } }),
    );
  });
  const swap = new SwapPage(page);
  await swap.open();
  await swap.connect();
  await swap.choose('pay', 'SPORE');
  await swap.choose('receive', 'AVAX');
  await swap.pays.fill('1000000');
  await swap.action(/^Approve/).click();
  await swap.action('Review swap').click();
  const minimum = await swap.exact(swap.fact('Minimum received'), 18);
  const before = await holdings(chain, 'AVAX');
  await swap.confirm();
  await expect(swap.popup('for')).toBeVisible();
  expect((await holdings(chain, 'AVAX')) - before).toBeGreaterThanOrEqual(minimum.raw);
});

test('SWP-21 RPC-24 REL-04 AVAX is swapped for PNG on Fuji', async ({ page, chains, wallet }) => {
  const chain = chains[43113];
  const swap = new SwapPage(page);
  await wallet.prepare({ chainId: 43113 });
  await swap.open();
  await swap.connect();
  await expect(page.getByText('Fuji')).toBeVisible();
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('0.25');
  await swap.action('Review swap').click();
  const received = await swap.exact(swap.side(/^You receive/), 18);
  const before = await tokenBalance(chain, 'PNG');
  await swap.confirm();
  await expect(swap.popup('Confirmed')).toBeVisible();
  expect((await tokenBalance(chain, 'PNG')) - before).toBe(received.raw);
});
