import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { encodeAbiParameters, type Hash, type Hex, numberToHex, zeroAddress, zeroHash } from 'viem';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { amountOf } from '@/lib/base/amounts/amount';
import { activityMessages } from '@/lib/base/i18n/exported/activity';
import { storyMessages } from '@/lib/base/i18n/exported/story';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { sortedPair, type Token } from '@/lib/base/tokens/token';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { Both } from '@/lib/exchange/market/pairEvent';
import { mintLog, syncLog, transferLog } from '@/lib/exchange/market/testing/positionLog.setup';
import { FARMS } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { keepSeen } from '@/lib/features/liquidity/seenPositions';
import { markCleared } from '@/lib/transactions/activity/clearMark';
import { useTransactions } from '@/lib/transactions/history/store';
import { pending, receipt } from '@/lib/transactions/history/testing/pendingRecord.setup';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import type { Answers } from '@/lib/transactions/submit/testing/fakeWallet.setup';
import { account } from '@/lib/transactions/submit/testing/submission.setup';
import { PositionStory } from './PositionStory';

// jsdom has none. What is written is JSON in any case.
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));

const { factory, miniChef, router } = EXCHANGE_ADDRESSES[43114];
const [E18, E6] = [10n ** 18n, 10n ** 6n];
const DAY = Date.UTC(2026, 2, 4, 12);
const HASH: Hash = numberToHex(0xab, { size: 32 });

function tokenOf(symbol: string): Token {
  const token = CATALOGUE[43114].find((each) => each.symbol === symbol);
  if (token === undefined) throw new TypeError(symbol);
  return token;
}

const [wavax, usdc] = [tokenOf('WAVAX'), tokenOf('USDC.e')];
const tokens = sortedPair(wavax, usdc);
const pair = pairAddress(...tokens);
/** Amounts of WAVAX and of USDC.e in the order of the pair. */
const ordered = (avax: bigint, dollars: bigint): Both =>
  tokens[0] === wavax ? [avax * E18, dollars * E6] : [dollars * E6, avax * E18];

const word = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value]);
const reservesOf = ([a, b]: Both): Hex =>
  encodeAbiParameters([{ type: 'uint112' }, { type: 'uint112' }, { type: 'uint32' }], [a, b, 1]);

/** The account added 50 AVAX and 1,000 dollars to 450 and 9,000, as 10 of 100 pool tokens. */
const ADDED = [
  transferLog(tokens[0].address, account, pair, ordered(50n, 1_000n)[0]),
  transferLog(tokens[1].address, account, pair, ordered(50n, 1_000n)[1]),
  transferLog(pair, zeroAddress, account, 10n * E18),
  syncLog(pair, ordered(500n, 10_000n)),
  mintLog(pair, router, ordered(50n, 1_000n)),
];

const deposit: TransactionRecord = {
  ...{ ...pending, hash: HASH, from: account, addedTime: DAY },
  summary: { type: 'add', amountA: amountOf(wavax, 1n), amountB: amountOf(usdc, 1n) },
  receipt: { ...receipt, transactionHash: HASH },
};

const mined = (): Answers => ({
  eth_getTransactionReceipt: ([transactionHash]) => ({
    ...{ transactionHash, from: account, to: router, blockHash: zeroHash, blockNumber: '0xc' },
    ...{ contractAddress: null, transactionIndex: '0x3', status: '0x1', logs: ADDED },
  }),
});

type Shown = {
  readonly records?: readonly TransactionRecord[];
  readonly held?: bigint;
  readonly staked?: bigint;
  readonly of?: readonly [Token, Token];
  readonly node?: Answers;
};

/** The result on a page where the pool now has twice of all since the deposit, for each pool token. */
async function shown({
  records = [deposit],
  held = 10n * E18,
  staked = 0n,
  of = tokens,
  node = mined(),
}: Shown) {
  useTransactions.setState({ records, cleared: [] });
  const address = pairAddress(...of);
  const farm = FARMS.find(({ name }) => name === 'WAVAX_USDCe_V1');
  await connectedScreen(
    <PositionStory tokens={of} />,
    { ...storyMessages, ...activityMessages },
    {
      account,
      node,
      contracts: [
        [factory, 'feeTo()', 0n],
        [miniChef, 'lpTokens()', encodeAbiParameters([{ type: 'address[]' }], [[]])],
        [address, 'getReserves()', reservesOf(ordered(1_000n, 20_000n))],
        [address, 'totalSupply()', 100n * E18],
        [address, 'balanceOf(address)', held],
        [MULTICALL3_ADDRESS, 'getCurrentBlockTimestamp()', word(BigInt(DAY / 1000))],
        ...(staked > 0n && farm ? [[farm.contract, 'balanceOf(address)', staked] as const] : []),
      ],
    },
  );
  return screen.findByRole('region', { name: 'Your result' });
}

const textOf = (element: HTMLElement | undefined) =>
  element?.textContent?.replaceAll('\u00a0', ' ').replaceAll(/[\u2066-\u2069]/g, '');
const rows = (region: HTMLElement) =>
  within(region)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').map(textOf));
const says = (region: HTMLElement, text: string | RegExp) =>
  waitFor(() => expect(textOf(region)).toMatch(text));

beforeEach(() => {
  localStorage.clear();
  // What an earlier test has added is cleared before it is next read.
  markCleared(43114);
  useTransactions.setState(useTransactions.getInitialState());
});

afterEach(() => jest.restoreAllMocks());

test('MKT-35 it first says whether the account is up or down, by how much and since when, then the figures', async () => {
  const region = await shown({});
  await says(region, 'Up $2,000.00 (100.00%) against holding, since Mar 4, 2026 (UTC)');
  expect(rows(region)).toEqual([
    ['50 AVAX1,000 USDC.e', '$2,000.00'],
    ['0 AVAX0 USDC.e', '$0.00'],
    ['100 AVAX2,000 USDC.e', '$4,000.00'],
    ['50 AVAX1,000 USDC.e', '$2,000.00'],
    ['+50 AVAX+1,000 USDC.e', '+$2,000.00'],
  ]);
  expect(textOf(region)).toContain('From 1 transaction on this device');
  expect(within(region).queryByLabelText(/^Hash/)).toBeNull();
});

test('MKT-35 a loss is down, with its sign', async () => {
  const lost = ADDED.map((log) => log);
  // More was put in for as many pool tokens: 400 AVAX and 8,000 dollars.
  lost.splice(
    3,
    2,
    syncLog(pair, ordered(4_000n, 80_000n)),
    mintLog(pair, router, ordered(400n, 8_000n)),
  );
  const node = mined();
  const region = await shown({
    node: {
      eth_getTransactionReceipt: (params) => ({
        ...Object(node.eth_getTransactionReceipt?.(params)),
        logs: lost,
      }),
    },
  });
  await says(region, 'Down $12,000.00 (75.00%) against holding, since');
  // The pool gave away what it had: that hides the fees.
  expect(rows(region).at(3)).toEqual(['–Unknown', '–Unknown']);
  expect(rows(region).at(4)).toEqual(['−300 AVAX−6,000 USDC.e', '−$12,000.00']);
  expect(textOf(region)).toContain('which hides the fees');
});

test('MKT-36 what is staked in a farm of the pair is a part of it', async () => {
  const region = await shown({ held: 4n * E18, staked: 6n * E18 });
  await says(region, 'Up $2,000.00 (100.00%) against holding, since');
  expect(textOf(region)).toContain('With what you have in farms, without their rewards.');
});

test('MKT-37 pool tokens without a known beginning are not counted, which it says', async () => {
  const region = await shown({ held: 25n * E18 });
  await says(region, 'Up $2,000.00 (100.00%) against holding, since');
  expect(textOf(region)).toMatch(/Counts 10 PGL.* of your 25 PGL/);
  expect(within(region).getByLabelText(/^Hash/)).toBeVisible();
});

test('MKT-37 without a beginning it takes the hash of a deposit, which then counts', async () => {
  const node: Answers = {
    ...mined(),
    eth_blockNumber: () => '0x64',
    eth_getBlockByNumber: () => ({ number: '0xc', timestamp: numberToHex(DAY / 1000) }),
    eth_getTransactionByHash: ([hash]) => ({
      ...{ hash, from: account, to: router, value: '0x0', input: '0x01', nonce: '0x1' },
      ...{ gas: '0x1', type: '0x0' },
    }),
  };
  const region = await shown({ records: [], node });
  await says(region, 'Nothing on this device shows when your position began.');
  fireEvent.change(within(region).getByLabelText(/^Hash/), { target: { value: HASH } });
  fireEvent.click(within(region).getByRole('button', { name: 'Add this transaction' }));
  await says(region, 'Up $2,000.00 (100.00%) against holding, since Mar 4, 2026 (UTC)');
});

test('MKT-37 with fewer pool tokens than there should be it says so, and can count from today', async () => {
  const region = await shown({ held: 5n * E18 });
  await says(region, 'You have fewer pool tokens than the transactions on this device left you.');
  fireEvent.click(within(region).getByRole('button', { name: 'Count from today' }));
  await says(region, 'Same as holding, since Mar 4, 2026 (UTC)');
  expect(textOf(region)).toContain('That is when this device first saw the position.');
  expect(textOf(region)).toContain('Paste the hash of the one that is missing.');
});

test('MKT-39 without a known beginning it counts since this device first saw the position', async () => {
  const [balance0, balance1] = ordered(500n, 10_000n);
  keepSeen(43114, [
    {
      ...{ account, pair, atMs: DAY, block: 1n, liquidity: 10n * E18, supply: 100n * E18 },
      ...{ balance0, balance1 },
    },
  ]);
  const region = await shown({ records: [] });
  await says(region, 'Up $2,000.00 (100.00%) against holding, since Mar 4, 2026 (UTC)');
  expect(textOf(region)).toContain('When it began is not known.');
});

test('MKT-38 without receipts it says so, and asks again on demand', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let isServed = false;
  const served = mined();
  const node: Answers = {
    eth_getTransactionReceipt: (params) =>
      isServed ? served.eth_getTransactionReceipt?.(params) : null,
  };
  const region = await shown({ node });
  await says(region, "The network can't show the receipts of your transactions now.");
  isServed = true;
  fireEvent.click(within(region).getByRole('button', { name: 'Try again' }));
  await says(region, 'Up $2,000.00 (100.00%) against holding, since');
});

test('MKT-38 tokens without a price have a result by token, and a dash for the dollars', async () => {
  const others = sortedPair(tokenOf('QI'), tokenOf('JOE'));
  const [balance0, balance1] = ordered(500n, 10_000n);
  keepSeen(43114, [
    {
      ...{ account, pair: pairAddress(...others), atMs: DAY, block: 1n, liquidity: 10n * E18 },
      ...{ supply: 100n * E18, balance0, balance1 },
    },
  ]);
  const region = await shown({ of: others, records: [] });
  await says(region, 'Since Mar 4, 2026 (UTC). The tokens have no price in dollars.');
  expect(rows(region).map(([, dollars]) => dollars)).toEqual(Array(5).fill('–Unknown'));
});
