import { amountOf } from '@/lib/base/amounts/amount';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import { pairOf } from '@/lib/exchange/pairs/pair';
import { arrangePools, FIRST_ARRANGEMENT, POOL_ORDERS } from './arrangePools';
import type { PoolRow } from './poolRow';

function tokenOf(symbol: string): Token {
  const token = CATALOGUE[43114].find((each) => each.symbol === symbol);
  if (token === undefined) throw new TypeError(symbol);
  return token;
}

const whole = (value: bigint | undefined): Fraction | undefined =>
  value === undefined ? undefined : { numerator: value, denominator: 1n };

type Figures = {
  readonly liquidity?: bigint;
  readonly traded?: bigint;
  readonly fees?: bigint;
  readonly farm?: bigint;
  readonly share?: bigint;
};

function row(a: string, b: string, { liquidity, traded, fees, farm, share }: Figures): PoolRow {
  const [first, second] = [tokenOf(a), tokenOf(b)];
  const pair = pairOf(amountOf(first, 1n), amountOf(second, 1n));
  return {
    address: pair.liquidityToken.address,
    pair,
    currencies: [unwrapped(first), unwrapped(second)],
    liquidityUsd: whole(liquidity),
    day: { tradedUsd: whole(traded), feeApr: whole(fees), seconds: 86_400 },
    farm: farm === undefined ? undefined : { href: '/png/', apr: whole(farm) },
    share: whole(share),
  };
}

const PNG = row('WAVAX', 'PNG', { liquidity: 800n, traded: 60n, fees: 8n, farm: 50n, share: 2n });
const USDC = row('WAVAX', 'USDC.e', { liquidity: 2_000n, traded: 600n, fees: 11n, farm: 20n });
const LINK = row('WAVAX', 'LINK.e', { liquidity: 900n, traded: 20n, fees: 2n, share: 1n });
const QI = row('PNG', 'QI', { traded: 5n });
const ALL = [PNG, USDC, LINK, QI];

const found = (query: string) => arrangePools(ALL, query, FIRST_ARRANGEMENT);

test('MKT-26 the list opens with the pools that hold the most, and pools without a value are last', () => {
  expect(found('')).toEqual([USDC, LINK, PNG, QI]);
});

test.each([
  ['liquidity', true, [PNG, LINK, USDC, QI]],
  ['traded', false, [USDC, PNG, LINK, QI]],
  ['traded', true, [QI, LINK, PNG, USDC]],
  ['fees', false, [USDC, PNG, LINK, QI]],
  ['farm', false, [PNG, USDC, LINK, QI]],
  ['farm', true, [USDC, PNG, LINK, QI]],
  ['share', false, [PNG, LINK, USDC, QI]],
  ['share', true, [LINK, PNG, USDC, QI]],
] as const)('MKT-26 sorted by %s, ascending: %s', (order, isAscending, expected) => {
  expect(arrangePools(ALL, '', { order, isAscending })).toEqual(expected);
});

test('MKT-26 the name sorts by the symbols as they are shown', () => {
  const [up, down] = [true, false].map((isAscending) =>
    arrangePools(ALL, '', { order: 'name', isAscending }),
  );
  expect(up).toEqual([LINK, PNG, USDC, QI]);
  expect(down).toEqual([QI, USDC, PNG, LINK]);
  expect(POOL_ORDERS).toHaveLength(6);
});

test('MKT-27 pools are found by the symbols and names of their tokens, in any order', () => {
  expect(found('png')).toEqual([PNG, QI]);
  expect(found(' PNG / avax')).toEqual([PNG]);
  expect(found('avalanche usd')).toEqual([USDC]);
  expect(found('wavax')).toEqual([USDC, LINK, PNG]);
  expect(found('no such token')).toEqual([]);
});

test("MKT-27 pools are found by their address and by a token's, whole or the beginning, in any case", () => {
  expect(found(PNG.address)).toEqual([PNG]);
  expect(found(` ${PNG.address.toUpperCase()} `)).toEqual([PNG]);
  expect(found(PNG.address.slice(0, 8))).toEqual([PNG]);
  expect(found(tokenOf('QI').address)).toEqual([QI]);
  expect(found('0x00000000000000000000000000000000000000aa')).toEqual([]);
});
