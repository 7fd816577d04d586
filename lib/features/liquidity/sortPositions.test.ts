import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { pairOf } from '@/lib/exchange/pairs/pair';
import { pairName } from './pairName';
import { sortPositions } from './sortPositions';

function tokenOf(symbol: string): Token {
  const token = CATALOGUE[43114].find((each) => each.symbol === symbol);
  if (token === undefined) throw new TypeError(symbol);
  return token;
}

function position(symbols: readonly [string, string], dollars?: readonly [bigint, bigint]) {
  const [a, b] = [tokenOf(symbols[0]), tokenOf(symbols[1])];
  return {
    pool: {
      pair: pairOf(amountOf(a, 1n), amountOf(b, 1n)),
      supply: 1n,
      balance0: 1n,
      balance1: 1n,
    },
    totalUsd: dollars && { numerator: dollars[0], denominator: dollars[1] },
  };
}

test('LIQ-02 positions are sorted by worth, then by name, those of unknown worth last', () => {
  const qi = position(['WAVAX', 'QI']);
  const joe = position(['PNG', 'JOE']);
  const half = position(['WAVAX', 'LINK.e'], [10n ** 30n, 2n * 10n ** 30n]);
  const png = position(['WAVAX', 'PNG'], [3n, 2n]);
  const usdc = position(['WAVAX', 'USDC.e'], [6n, 4n]);
  const nothing = position(['WAVAX', 'SPORE'], [0n, 1n]);
  const names = [png, usdc, half, nothing, qi, joe].map((one) => pairName(one));
  for (const mixed of [
    [qi, usdc, nothing, half, png, joe],
    [joe, png, half, nothing, usdc, qi],
  ]) {
    expect(sortPositions(mixed).map((one) => pairName(one))).toEqual(names);
  }
});
