import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { Both } from '@/lib/exchange/market/pairEvent';
import type { PairHistory } from '@/lib/exchange/market/pairHistory';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import { dayChange } from './dayChange';
import { exposureTo, exposureToPair } from './exposure';

const wavax = wrappedNative(43114);
const named = (symbol: string): Token =>
  CATALOGUE[43114].find((token) => token.symbol === symbol) ?? wavax;
const [usdc, png] = [named('USDC.e'), named('PNG')];
const other = numberedToken(1);
const E18 = 10n ** 18n;
const dollars = (numerator: bigint) => ({ numerator, denominator: 1n });

function held(a: Token, b: Token, ofA: bigint, ofB: bigint): readonly [string, Both] {
  const isFirst = a.address.toLowerCase() < b.address.toLowerCase();
  return [pairAddress(a, b).toLowerCase(), isFirst ? [ofA, ofB] : [ofB, ofA]];
}

/** AVAX cost 20 dollars a day ago, and costs 25; PNG was 0.5 AVAX, and is 0.2. */
const HISTORY: PairHistory = {
  source: 'states',
  moments: [0, 43_200, 86_400].map((seconds) => {
    const isOld = seconds === 0;
    return {
      seconds,
      reserves: new Map([
        held(wavax, usdc, 1_000n * E18, (isOld ? 20_000n : 25_000n) * 10n ** 6n),
        held(png, wavax, 1_000n * E18, (isOld ? 500n : 200n) * E18),
      ]),
    };
  }),
};

test('PTF-11 the same amounts are valued by the prices of a day ago and of now', () => {
  // 100 dollars of AVAX were 80.
  expect(dayChange(exposureTo(wavax, dollars(100n)), HISTORY)).toEqual({
    bps: 2_500n,
    known: { numerator: 100n * 10n ** 30n, denominator: 100n * 10n ** 30n },
  });
  // A PNG cost 10 dollars, and costs 5: 100 dollars of it were 200. 20 dollars stayed 20.
  const mixed = [
    ...exposureTo(wavax, dollars(50n)),
    ...exposureTo(png, dollars(100n)),
    ...exposureTo(wavax, dollars(50n)),
    ...exposureTo(usdc, dollars(20n)),
  ];
  // 220 now, 300 then.
  expect(dayChange(mixed, HISTORY)?.bps).toBe(-2_667n);
});

test('PTF-11 half of the value of pool tokens goes with each token', () => {
  const pool = exposureToPair({ token0: wavax, token1: usdc }, dollars(200n));
  // 100 of AVAX were 80, 100 dollars were 100.
  expect(dayChange(pool, HISTORY)?.bps).toBe(1_111n);
  expect(exposureToPair({ token0: wavax, token1: usdc }, undefined)).toEqual([]);
});

test('PTF-11 what has no price of a day ago is left out, and the part that is known is told', () => {
  const found = dayChange(
    [...exposureTo(wavax, dollars(75n)), ...exposureTo(other, dollars(25n))],
    HISTORY,
  );
  expect(found?.bps).toBe(2_500n);
  expect(found && (100n * found.known.numerator) / found.known.denominator).toBe(75n);
  expect(dayChange(exposureTo(other, dollars(25n)), HISTORY)).toBeUndefined();
  expect(dayChange([], HISTORY)).toBeUndefined();
});
