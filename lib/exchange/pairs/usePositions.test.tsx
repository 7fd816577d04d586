import { act, waitFor } from '@testing-library/react';
import { encodeAbiParameters, type Hex, keccak256, zeroAddress } from 'viem';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { rememberPair, useSettings } from '@/lib/site/settings/store';
import { useTransactions } from '@/lib/transactions/history/store';
import { addTransaction, finalizeTransaction } from '@/lib/transactions/history/storeActions';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import { usePositions, type ValuedPosition } from './usePositions';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const factory = '0xefa94DE7a4656D787667C749f7E1223D71E9FD88';
const BALANCE_OF = 'balanceOf(address)';

function tokenOf(symbol: string): Token {
  const token = CATALOGUE[43114].find((each) => each.symbol === symbol);
  if (token === undefined) throw new TypeError(symbol);
  return token;
}
const [wavax, usdc, dai, png] = [
  tokenOf('WAVAX'),
  tokenOf('USDC.e'),
  tokenOf('DAI.e'),
  tokenOf('PNG'),
];

function reserves(a: bigint, b: bigint): Hex {
  return encodeAbiParameters(
    [{ type: 'uint112' }, { type: 'uint112' }, { type: 'uint32' }],
    [a, b, 1],
  );
}

/** A page where the account holds `held` of some pools, each with 1000 liquidity. */
async function page(pools: readonly { tokens: readonly [Token, Token]; held: bigint }[]) {
  const shown = await connectedPage(usePositions, {
    account,
    contracts: [
      [factory, 'feeTo()', 0n],
      ...pools.flatMap(({ tokens, held }) => {
        const address = pairAddress(...tokens);
        return [
          [address, 'getReserves()', reserves(4_000n, 9_000n)],
          [address, 'totalSupply()', 1_000n],
          [address, BALANCE_OF, held],
        ] as const;
      }),
    ],
  });
  const positions = () => {
    const { current } = shown.result;
    return current.status === 'ready' ? current.positions : [];
  };
  return { ...shown, positions };
}

const symbols = (positions: readonly ValuedPosition[]) =>
  positions.map(({ pool }) =>
    [pool.pair.token0.symbol, pool.pair.token1.symbol].toSorted().join('/'),
  );

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  useTransactions.setState(useTransactions.getInitialState());
  useSettings.setState(useSettings.getInitialState());
});

afterEach(() => jest.restoreAllMocks());

test('LIQ-02 the positions are the pools with liquidity of the account, with its share', async () => {
  const { result, positions } = await page([
    { tokens: [wavax, usdc], held: 250n },
    { tokens: [wavax, png], held: 0n },
  ]);
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(symbols(positions())).toEqual(['USDC.e/WAVAX']);
  expect(positions()[0]).toMatchObject({
    liquidity: { raw: 250n },
    amounts: [{ raw: 1_000n }, { raw: 2_250n }],
    share: { numerator: 250n, denominator: 1_000n },
    pool: { supply: 1_000n },
  });
});

test('LIQ-02 twenty positions cost at most 67 sub-calls in a block', async () => {
  const others = CATALOGUE[43114].filter(({ symbol }) => symbol !== 'WAVAX').slice(0, 20);
  const pools = others.map((token) => ({ tokens: [wavax, token] as const, held: 1n }));
  const { positions, readAt, read } = await page(pools);
  await waitFor(() => expect(positions()).toHaveLength(20));
  read.length = 0;
  readAt(101n);
  await waitFor(() => expect(read.length).toBeGreaterThanOrEqual(60));
  expect(read.length).toBeLessThanOrEqual(67);
});

test('LIQ-29 with the protocol fee on, a deposit changes all figures of a position at once', async () => {
  const seen: ValuedPosition[] = [];
  const pair = pairAddress(wavax, usdc);
  const { readAt, set, result } = await connectedPage(
    () => {
      const positions = usePositions();
      if (positions.status === 'ready') seen.push(...positions.positions);
      return positions;
    },
    {
      account,
      contracts: [
        [factory, 'feeTo()', 1n],
        [pair, 'getReserves()', reserves(4_000n, 9_000n)],
        [pair, 'totalSupply()', 6_000n],
        [pair, 'kLast()', 4_000n * 4_000n],
        [pair, BALANCE_OF, 3_000n],
      ],
    },
  );
  await waitFor(() => expect(result.current.status).toBe('ready'));
  // A sixth of the growth from 4,000 to 6,000 belongs to the protocol: 6,000 x 2,000 / 34,000.
  const before = { numerator: 3_000n, denominator: 6_352n };
  await waitFor(() => expect(seen.at(-1)?.share).toEqual(before));
  set(pair, 'getReserves()', reserves(8_000n, 18_000n));
  set(pair, 'totalSupply()', 12_352n);
  set(pair, 'kLast()', 8_000n * 18_000n);
  readAt(101n);
  const after = { numerator: 3_000n, denominator: 12_352n };
  await waitFor(() => expect(seen.at(-1)?.share).toEqual(after));
  const others = seen.filter(({ share: { denominator } }) => denominator !== 6_352n);
  expect(others.every(({ share }) => share.denominator === after.denominator)).toBe(true);
  expect(others[0]?.amounts.map(({ raw }) => raw)).toEqual([
    (3_000n * 8_000n) / 12_352n,
    (3_000n * 18_000n) / 12_352n,
  ]);
});

test('LIQ-06 a saved pair is listed as well', async () => {
  rememberPair(usdc, dai);
  const { result, positions } = await page([{ tokens: [usdc, dai], held: 1n }]);
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(symbols(positions())).toEqual(['DAI.e/USDC.e']);
});

test('LIQ-02 while pairs are searched that came later, the positions that are known stay, and the page says that it searches', async () => {
  const seen: string[] = [];
  const { result } = await connectedPage(
    () => {
      const positions = usePositions();
      const { status } = positions;
      if (status === 'ready') seen.push(`${positions.positions.length} ${positions.isSearching}`);
      else seen.push(status);
      return positions;
    },
    {
      account,
      contracts: [
        [factory, 'feeTo()', 0n],
        ...[wavax, dai].flatMap((token) => {
          const pair = pairAddress(usdc, token);
          return [
            [pair, 'getReserves()', reserves(4_000n, 9_000n)],
            [pair, 'totalSupply()', 1_000n],
            [pair, BALANCE_OF, 1n],
          ] as const;
        }),
      ],
    },
  );
  await waitFor(() => expect(result.current.status).toBe('ready'));
  seen.length = 0;
  act(() => rememberPair(usdc, dai));
  await waitFor(() => expect(seen.at(-1)).toBe('2 false'));
  expect(seen).toContain('1 true');
  expect(seen).not.toContain('loading');
});

test('LIQ-02 without a position, pairs that came later are searched before the page says so', async () => {
  const { result, positions } = await page([{ tokens: [usdc, dai], held: 1n }]);
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', positions: [] }));
  act(() => rememberPair(usdc, dai));
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(symbols(positions())).toEqual(['DAI.e/USDC.e']));
});

test('LIQ-02 in a block without a transaction of the account, only its own pairs are read again', async () => {
  const { result, readAt, read } = await page([{ tokens: [wavax, usdc], held: 250n }]);
  await waitFor(() => expect(result.current.status).toBe('ready'));
  await waitFor(() => expect(read.length).toBeGreaterThan(150));
  read.length = 0;
  readAt(101n);
  const asked = () => read.filter(({ to }) => to !== MULTICALL3_ADDRESS);
  await waitFor(() => expect(asked().length).toBeGreaterThanOrEqual(4));
  const pair = pairAddress(wavax, usdc);
  expect(
    asked()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual([pair, factory, pair, pair].toSorted());
});

test('LIQ-02 after a receipt of the account, new liquidity is found at once', async () => {
  const { result, readAt, set, positions } = await page([
    { tokens: [wavax, usdc], held: 250n },
    { tokens: [wavax, png], held: 0n },
  ]);
  await waitFor(() => expect(result.current.status).toBe('ready'));
  set(pairAddress(wavax, png), BALANCE_OF, 5n);
  const hash = keccak256('0x05');
  addTransaction({
    hash,
    from: account,
    chainId: 43114,
    summary: { type: 'revoke', token: png, spender: zeroAddress },
    to: zeroAddress,
    value: 0n,
    dataHash: hash,
    addedTime: Date.now(),
  });
  act(() =>
    finalizeTransaction({ chainId: 43114, hash }, { nowMs: Date.now(), receipt: mined(hash) }),
  );
  readAt(101n);
  await waitFor(() => expect(symbols(positions())).toHaveLength(2));
  set(pairAddress(wavax, png), BALANCE_OF, 6n);
  readAt(102n);
  await waitFor(() => expect(positions().map(({ liquidity }) => liquidity.raw)).toContain(6n));
  expect(symbols(positions())).toHaveLength(2);
});

function mined(hash: Hex) {
  return {
    blockHash: hash,
    blockNumber: 101n,
    contractAddress: null,
    from: account,
    status: 1,
    to: zeroAddress,
    transactionHash: hash,
    transactionIndex: 0,
  } as const;
}
