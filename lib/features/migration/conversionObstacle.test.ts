import { zeroAddress } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { pairOf } from '@/lib/exchange/pairs/pair';
import type { Pool } from '@/lib/exchange/pairs/pool';
import { conversionOf, convertedTokens, priceGapBps } from './conversion';
import { conversionObstacle } from './conversionObstacle';

const tokenOf = (symbol: string): Token => {
  const token = CATALOGUE[43114].find((listed) => listed.symbol === symbol);
  if (token === undefined) throw new TypeError(`No token ${symbol}`);
  return token;
};

const E18 = 10n ** 18n;

function poolOf(a: string, b: string, [reserveA, reserveB]: readonly [bigint, bigint]): Pool {
  const pair = pairOf(amountOf(tokenOf(a), reserveA), amountOf(tokenOf(b), reserveB));
  const supply = reserveA === 0n ? 0n : 1_000n * E18;
  return { pair, supply, balance0: pair.reserve0, balance1: pair.reserve1 };
}

const FROM = poolOf('WAVAX', 'ETH', [1_500n * E18, 10n * E18]);
const TO = poolOf('WAVAX', 'WETH.e', [15_000n * E18, 100n * E18]);
const ROUTER = { registered: tokenOf('WETH.e').address, swapSupply: 5n * E18, stray: 0n };

function obstacle(
  { from = FROM, to = TO, router = ROUTER } = {},
  liquidity = 10n * E18,
): string | undefined {
  const tokens = convertedTokens(from.pair, to.pair);
  const conversion = tokens && conversionOf(from, to, { tokens, liquidity });
  return conversionObstacle({ from, to, tokens, router, conversion });
}

test('MIG-20 a conversion that the router can make has no obstacle', () => {
  expect(obstacle()).toBeUndefined();
});

test('MIG-04 MIG-20 only pairs that share WAVAX or PNG, and differ in one token, are converted', () => {
  const others = [
    poolOf('WETH.e', 'USDC.e', [E18, E18]),
    poolOf('WAVAX', 'ETH', [E18, E18]),
    poolOf('ETH', 'WETH.e', [E18, E18]),
  ];
  for (const to of others) expect(obstacle({ to })).toBe('unsupported');
  const from = poolOf('PNG', 'ETH', [150_000n * E18, 10n * E18]);
  const to = poolOf('PNG', 'WETH.e', [150_000n * E18, 10n * E18]);
  expect(obstacle({ from, to })).toBeUndefined();
});

test('MIG-20 what the contracts would refuse is refused, with its reason', () => {
  expect(obstacle({ router: { ...ROUTER, registered: zeroAddress } })).toBe('notRegistered');
  const other = tokenOf('WBTC.e').address;
  expect(obstacle({ router: { ...ROUTER, registered: other } })).toBe('notRegistered');
  expect(obstacle({ router: { ...ROUTER, stray: 1n } })).toBe('stray');
  // A hundredth of the pool has 0.1 ETH.
  expect(obstacle({ router: { ...ROUTER, swapSupply: E18 / 10n } })).toBeUndefined();
  expect(obstacle({ router: { ...ROUTER, swapSupply: E18 / 10n - 1n } })).toBe('swapSupply');
  expect(obstacle({}, 1n)).toBe('tooSmall');
  expect(obstacle({ to: poolOf('WAVAX', 'WETH.e', [0n, 0n]) })).toBe('noPool');
});

test('MIG-21 above a price difference of 5 % nothing is converted', () => {
  const at = (ether: bigint) => poolOf('WAVAX', 'WETH.e', [15_000n * E18, ether]);
  const tokens = convertedTokens(FROM.pair, TO.pair);
  if (!tokens) throw new TypeError('No tokens');
  expect(priceGapBps(FROM.pair, TO.pair, tokens)).toBe(0n);
  expect(priceGapBps(FROM.pair, at(105n * E18).pair, tokens)).toBe(500n);
  expect(obstacle({ to: at(105n * E18) })).toBeUndefined();
  // Rounded up: a smallest unit above the limit is above it.
  expect(priceGapBps(FROM.pair, at(105n * E18 + 1n).pair, tokens)).toBe(501n);
  expect(obstacle({ to: at(105n * E18 + 1n) })).toBe('priceGap');
  expect(obstacle({ to: at(95n * E18) })).toBe('priceGap');
});

test('MIG-27 a token that is not of the old bridge, or that became another one, is distinguished from one that is not registered', () => {
  const unregistered = { ...ROUTER, registered: zeroAddress };
  expect(obstacle({ router: unregistered })).toBe('notRegistered');
  const from = poolOf('WAVAX', 'PNG', [1_500n * E18, 10n * E18]);
  const to = poolOf('WAVAX', 'WETH.e', [15_000n * E18, 100n * E18]);
  expect(obstacle({ from, to, router: unregistered })).toBe('otherTokens');
  const dai = poolOf('WAVAX', 'DAI.e', [15_000n * E18, 100n * E18]);
  expect(obstacle({ to: dai })).toBe('otherPresent');
});
