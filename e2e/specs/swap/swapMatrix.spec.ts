import { changesBy } from '../../chain/balances';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { expectExactSwap, type TypedSwap } from '../../journeys/exactSwap';
import { APPROVE } from '../../screen/approveExactly';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';

const rows: readonly (TypedSwap & { readonly ids: string })[] = [
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
  { ids: 'SWP-22 K02', pay: 'USDT', receive: 'AVAX', typed: { side: 'pay', text: '12.345678' } },
  { ids: 'SWP-22', pay: 'mYAK', receive: 'AVAX', typed: { side: 'receive', text: '0.5' } },
  {
    ids: 'SWP-21 TOK-05',
    pay: 'AVAX',
    receive: 'TIME',
    typed: { side: 'receive', text: '0.123456789' },
  },
];

for (const [index, { ids, ...row }] of rows.entries()) {
  const { pay, receive, typed } = row;
  const kind = typed.side === 'pay' ? 'exact in' : 'exact out';
  test(
    `${ids} ${pay} to ${receive}, ${kind}: what was shown is what moved, to the last digit`,
    fullOnly(index % 3 !== 0),
    async ({ page, chains }) => {
      const swap = await connectedSwap(page);
      if (pay !== 'AVAX') await swap.choose('pay', pay);
      await swap.choose('receive', receive);
      await expectExactSwap(swap, chains[43114], row);
    },
  );
}

test(
  'SWP-25 K01 a token that takes a fee on transfer is sold with 2 % slippage: at least the minimum arrives',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    await saveSettings(page, { userSlippageTolerance: 200 });
    const swap = await connectedSwap(page);
    await swap.choose('pay', 'SPORE');
    await swap.choose('receive', 'AVAX');
    await swap.pays.fill('1000000');
    await swap.action('Review swap').click();
    await swap.reviewed(APPROVE).click();
    const minimum = await swap.exact(swap.fact('Minimum received'), 18);
    const [received] = await changesBy(chain, ['AVAX'], () => swap.complete());
    expect(received).toBeGreaterThanOrEqual(minimum.raw);
  },
);

test('SWP-21 RPC-24 REL-04 REL-11 AVAX is swapped for PNG on Fuji', async ({
  page,
  chains,
  wallet,
}) => {
  await wallet.prepare({ chainId: 43113 });
  const swap = await connectedSwap(page);
  await expect(page.getByText('Fuji')).toBeVisible();
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('0.25');
  await swap.action('Review swap').click();
  const received = await swap.exact(swap.side(/^You receive/), 18);
  const [change] = await changesBy(chains[43113], ['PNG'], () => swap.complete());
  expect(change).toBe(received.raw);
});
