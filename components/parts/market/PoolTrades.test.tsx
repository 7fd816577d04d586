import { screen, within } from '@testing-library/react';
import { concat, encodeEventTopics, numberToHex, parseAbi, parseUnits } from 'viem';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import { ACCOUNT, png, usdt, wavax } from '@/lib/features/swap/testing/exampleSwap.setup';
import market from '@/messages/en/market.json';
import { PoolTrades } from './PoolTrades';

const swapAbi = parseAbi([
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
]);
const HASH = numberToHex(0xabc, { size: 32 });

/** A log of a pair: what arrived of both tokens, and what left. */
function swapLog(pair: TokenPair, amounts: readonly bigint[], index: number) {
  return {
    address: pairAddress(...pair),
    topics: encodeEventTopics({ abi: swapAbi, args: { sender: ACCOUNT, to: ACCOUNT } }),
    data: concat(amounts.map((each) => numberToHex(each, { size: 32 }))),
    blockNumber: '0x64',
    logIndex: numberToHex(index),
    transactionHash: HASH,
  };
}

type Answer = () => unknown;

async function show(tokens: TokenPair, answer: Answer) {
  let requests = 0;
  const logs = (params: readonly unknown[]) => {
    requests += 1;
    const [filter] = params as [{ toBlock: string }];
    return filter.toBlock === '0x64' ? answer() : [];
  };
  const header = ([number]: readonly unknown[]) => ({
    number,
    timestamp: '0x64',
    hash: HASH,
    transactions: [],
  });
  const node = { eth_getLogs: logs, eth_getBlockByNumber: header };
  const pair = pairAddress(...tokens);
  await connectedScreen(
    <PoolTrades tokens={tokens} pair={pair} />,
    { market },
    { account: ACCOUNT, node },
  );
  return { requests: () => requests };
}

const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

// PNG is the first token of its pool with WAVAX.
const [avaxSold, pngSold] = [
  [0n, parseUnits('2', 18), parseUnits('100', 18), 0n],
  [parseUnits('50', 18), 0n, 0n, parseUnits('0.5', 18)],
];

test('MKT-22 each swap is told with its amounts, direction and price, and links to the explorer', async () => {
  const pair = [wavax, png] as const;
  await show(pair, () => [swapLog(pair, avaxSold ?? [], 1), swapLog(pair, pngSold ?? [], 3)]);
  const list = await screen.findByRole('list', { name: 'Swaps of the last hour' });
  const rows = within(list).getAllByRole('listitem').map(plain);
  expect(rows[0]).toMatch(/^Bought 0\.5 AVAX for 50 PNG at 100/);
  expect(rows[1]).toMatch(/^Sold 2 AVAX for 100 PNG at 50/);
  const [link] = await within(list).findAllByRole('link');
  expect(link).toHaveAttribute('href', expect.stringContaining(HASH));
});

test('MKT-22 from the other end the directions are the opposite ones', async () => {
  const pair = [png, wavax] as const;
  await show(pair, () => [swapLog(pair, avaxSold ?? [], 1)]);
  expect(plain(await screen.findByRole('listitem'))).toMatch(/^Bought 100 PNG for 2 AVAX at 0\.02/);
});

test('MKT-22 a pool without swaps says so', async () => {
  await show([wavax, usdt], () => []);
  expect(await screen.findByText('Nobody swapped in the last hour.')).toBeVisible();
});
