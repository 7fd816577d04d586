import { act, waitFor } from '@testing-library/react';
import {
  type Address,
  encodeAbiParameters,
  encodeFunctionResult,
  type Hex,
  multicall3Abi,
  numberToHex,
  padHex,
} from 'viem';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { useSettings } from '@/lib/site/settings/store';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import { FIRST_ARRANGEMENT } from './arrangePools';
import { useAllPools } from './useAllPools';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const chainId = 43114;
const E18 = 10n ** 18n;
const E6 = 10n ** 6n;

function tokenOf(symbol: string): Token {
  const token = CATALOGUE[chainId].find((each) => each.symbol === symbol);
  if (token === undefined) throw new TypeError(symbol);
  return token;
}

const [wavax, usdc, png, qi, link] = ['WAVAX', 'USDC.e', 'PNG', 'QI', 'LINK.e'].map(tokenOf) as [
  Token,
  Token,
  Token,
  Token,
  Token,
];

type Held = readonly [a: Token, ofA: bigint, b: Token, ofB: bigint];

/** AVAX at 20 dollars, and PNG at 20 cents. */
const POOLS: readonly Held[] = [
  [wavax, 100_000n * E18, usdc, 2_000_000n * E6],
  [wavax, 20_000n * E18, png, 2_000_000n * E18],
  [png, 1_000n * E18, qi, 77n * E18],
  // Created, and emptied again.
  [wavax, 0n, link, 0n],
];

/** A pool of two tokens that are on no list. */
const [own, other] = ['0x1111', '0x2222'].map((start) =>
  padHex(start as Hex, { dir: 'right', size: 20 }),
) as [Address, Address];
const UNTRACKED = pairAddress({ chainId, address: own }, { chainId, address: other });

/** What both of them say about themselves. */
const DESCRIBED = encodeFunctionResult({
  abi: multicall3Abi,
  functionName: 'aggregate3',
  result: [
    { success: false, returnData: '0x' },
    { success: true, returnData: encodeAbiParameters([{ type: 'string' }], ['NEW']) },
    { success: true, returnData: numberToHex(18, { size: 32 }) },
  ],
});

function reserves([a, ofA, b, ofB]: Held): Hex {
  const [first, second] =
    a.address.toLowerCase() < b.address.toLowerCase() ? [ofA, ofB] : [ofB, ofA];
  return encodeAbiParameters(
    [{ type: 'uint112' }, { type: 'uint112' }, { type: 'uint32' }],
    [first, second, 1],
  );
}

const NO_SHARES = new Map<Address, never>();
const settings = { query: '', isInSight: true };

async function page() {
  const shown = await connectedPage(
    () => useAllPools(chainId, { ...settings, shares: NO_SHARES, arrangement: FIRST_ARRANGEMENT }),
    {
      account,
      contracts: [
        ...POOLS.map(
          (held) => [pairAddress(held[0], held[2]), 'getReserves()', reserves(held)] as const,
        ),
        ...[...POOLS.map(([a, , b]) => pairAddress(a, b)), UNTRACKED].map(
          (pool) => [pool, 'balanceOf(address)', 0n] as const,
        ),
        [UNTRACKED, 'token0()', padHex(own)],
        [UNTRACKED, 'token1()', padHex(other)],
        [
          UNTRACKED,
          'getReserves()',
          encodeAbiParameters(
            [{ type: 'uint112' }, { type: 'uint112' }, { type: 'uint32' }],
            [5n, 7n, 1],
          ),
        ],
        [MULTICALL3_ADDRESS, 'aggregate3((address,bool,bytes)[])', DESCRIBED],
      ],
    },
  );
  const pools = () =>
    shown.result.current.found.map(({ currencies, liquidityUsd }) => [
      currencies.map(({ symbol }) => symbol).join('/'),
      liquidityUsd && Number(liquidityUsd.numerator / liquidityUsd.denominator),
    ]);
  const asked = () => shown.read.filter(({ to }) => to !== MULTICALL3_ADDRESS).map(({ to }) => to);
  return { ...shown, pools, asked };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  useSettings.setState(useSettings.getInitialState());
  Object.assign(settings, { query: '', isInSight: true });
});

afterEach(() => jest.restoreAllMocks());

const ALL = [
  ['AVAX/USDC.e', 4_000_000],
  ['AVAX/PNG', 800_000],
  ['PNG/QI', 400],
];

test('MKT-25 all pools that hold something are listed, with what they are worth', async () => {
  const { result, pools } = await page();
  expect(result.current.isSearching).toBe(true);
  await waitFor(() => expect(result.current.isSearching).toBe(false));
  await waitFor(() => expect(pools()).toEqual(ALL));
});

test('MKT-28 pairs without a pool are asked once, and what pools hold every 30 blocks, in one multicall', async () => {
  const { pools, readAt, read, asked } = await page();
  await waitFor(() => expect(pools()).toEqual(ALL));
  await waitFor(() => expect(new Set(asked()).size).toBeGreaterThan(150));
  read.length = 0;
  readAt(101n);
  readAt(119n);
  expect(asked()).toEqual([]);
  readAt(120n);
  const live = POOLS.slice(0, 3).map(([a, , b]) => pairAddress(a, b));
  await waitFor(() => expect(asked()).toEqual(expect.arrayContaining(live)));
  // Prices have some of the others. A pair without a pool is not among them.
  expect(asked()).not.toContain(pairAddress(png, link));
  expect(asked()).not.toContain(pairAddress(wavax, link));
});

test('MKT-28 nothing is read before the list is in sight', async () => {
  settings.isInSight = false;
  const { pools, asked, rerender } = await page();
  await act(async () => undefined);
  const searched = pairAddress(png, qi);
  expect(asked()).not.toContain(searched);
  settings.isInSight = true;
  rerender();
  await waitFor(() => expect(asked()).toContain(searched));
  await waitFor(() => expect(pools()).toEqual(ALL));
});

test('MKT-27 the pool at a typed address is read from its contract, and stays in the list', async () => {
  const { result, rerender, pools } = await page();
  await waitFor(() => expect(pools()).toEqual(ALL));
  settings.query = UNTRACKED;
  rerender();
  await waitFor(() =>
    expect(result.current.found.map(({ address }) => address)).toEqual([UNTRACKED]),
  );
  expect(result.current.found[0]?.liquidityUsd).toBeUndefined();
  settings.query = '';
  rerender();
  expect(pools()).toHaveLength(ALL.length + 1);
});

test('MKT-27 an address without a pool of this exchange finds none', async () => {
  const { result, rerender, pools, set } = await page();
  await waitFor(() => expect(pools()).toEqual(ALL));
  // Any contract can name two tokens.
  set(account, 'token0()', padHex(own));
  set(account, 'token1()', padHex(other));
  settings.query = account;
  rerender();
  expect(result.current.isSearching).toBe(true);
  await waitFor(() => expect(result.current.isSearching).toBe(false));
  expect(pools()).toEqual([]);
});
