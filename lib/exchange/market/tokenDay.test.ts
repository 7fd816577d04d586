import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import type { Both } from './pairEvent';
import type { PairHistory } from './pairHistory';
import { tokenDay } from './tokenDay';

const wavax = wrappedNative(43114);
const named = (symbol: string): Token =>
  CATALOGUE[43114].find((token) => token.symbol === symbol) ?? wavax;
const [usdc, usdt, png] = [named('USDC.e'), named('USDT.e'), named('PNG')];
const token = numberedToken(1);
const E18 = 10n ** 18n;
const E6 = 10n ** 6n;

type Held = readonly [Token, Token, bigint, bigint];

function history(at: (index: number) => readonly Held[], count = 5): PairHistory {
  const reserves = ([a, b, ofA, ofB]: Held): readonly [string, Both] => {
    const isFirst = a.address.toLowerCase() < b.address.toLowerCase();
    return [pairAddress(a, b).toLowerCase(), isFirst ? [ofA, ofB] : [ofB, ofA]];
  };
  const moments = Array.from({ length: count }, (_, index) => ({
    seconds: (86_400 * index) / (count - 1),
    reserves: new Map(at(index).map(reserves)),
  }));
  return { source: 'states', moments };
}

/** AVAX rises from 20 dollars by 1 at each moment. */
const avax = (index: number): Held => [
  wavax,
  usdc,
  1_000n * E18,
  (20_000n + 1_000n * BigInt(index)) * E6,
];

/** In whole dollars for a token of 18 decimals, in millionths. */
const millionths = (asked: Token, past: PairHistory) =>
  tokenDay(asked, past)?.points?.map(
    ({ price: { numerator, denominator } }) => (numerator * E18) / denominator,
  );

test('MKT-14 the price of a token is that of the path by which it is valued now', () => {
  const past = history((index) => [
    avax(index),
    [token, wavax, 1_000n * E18, 500n * E18],
    // Another price, in a pool that is less deep.
    [token, usdt, 1_000n * E18, 6_000n * E6],
  ]);
  expect(millionths(wavax, past)).toEqual([20n, 21n, 22n, 23n, 24n].map((each) => each * E6));
  expect(millionths(token, past)).toEqual(
    [10n, 10n, 11n, 11n, 12n].map((n, i) => n * E6 + (i % 2 ? 500_000n : 0n)),
  );
  expect(tokenDay(token, past)?.change).toMatchObject({ bps: 2_000n, seconds: 86_400 });
});

test('MKT-14 PNG prices a token, too, over three pools', () => {
  const past = history((index) => [
    avax(index),
    [png, wavax, 10_000n * E18, 1_000n * E18],
    [token, png, 1_000n * E18, 10_000n * E18],
  ]);
  // 10 PNG of a tenth of an AVAX each.
  expect(millionths(token, past)?.[0]).toBe(20n * E6);
});

test('MKT-14 a stable token has no price, and one without a deep pool none that is known', () => {
  const past = history((index) => [avax(index), [token, wavax, 1_000n * E18, 200n * E18]]);
  expect(tokenDay(usdc, past)).toEqual({});
  expect(tokenDay(token, past)).toBeUndefined();
  expect(tokenDay(png, past)).toBeUndefined();
});

test('MKT-14 without a price of about a day ago there is no change', () => {
  const recent = history((index) => [avax(index)]);
  const moments = recent.moments.map((moment) => ({ ...moment, seconds: moment.seconds / 4 }));
  expect(tokenDay(wavax, { ...recent, moments })).toMatchObject({ points: expect.anything() });
  expect(tokenDay(wavax, { ...recent, moments })?.change).toBeUndefined();
});

test('MKT-14 a token is computed once for a history', () => {
  const past = history((index) => [avax(index)]);
  expect(tokenDay(wavax, past)).toBe(tokenDay({ ...wavax }, past));
});
