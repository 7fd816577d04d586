import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import type { PairHistory, PairMoment } from './pairHistory';
import { pathHistory } from './pathHistory';

const wavax = wrappedNative(43114);
const usdc = CATALOGUE[43114].find(({ symbol }) => symbol === 'USDC.e') ?? wavax;
/** Sorts before the others. */
const token = numberedToken(1);
const E18 = 10n ** 18n;

/** AVAX costs 20 dollars. */
function usdPriceOf(asked: Token) {
  if (asked.address === wavax.address) return { numerator: 20n, denominator: E18 };
  return asked.address === usdc.address ? { numerator: 1n, denominator: 10n ** 6n } : undefined;
}

type Held = { readonly tokens: bigint; readonly avax: bigint };

/** What the pool of the token with AVAX, and a deep pool of AVAX with dollars, held at a time. */
function moment(seconds: number, { tokens, avax }: Held, avaxUsd = 20n): PairMoment {
  const isAvaxFirst = wavax.address.toLowerCase() < usdc.address.toLowerCase();
  const [a, u] = [1_000n * E18, 1_000n * avaxUsd * 10n ** 6n];
  return {
    seconds,
    reserves: new Map([
      [pairAddress(token, wavax).toLowerCase(), [tokens, avax]],
      [pairAddress(wavax, usdc).toLowerCase(), isAvaxFirst ? [a, u] : [u, a]],
    ]),
  };
}

const historyOf = (moments: readonly PairMoment[]): PairHistory => ({ source: 'states', moments });
const draw = (moments: readonly PairMoment[], route = [token, wavax]) =>
  pathHistory(historyOf(moments), { route, usdPriceOf });

/** The points' prices in whole tokens. */
function pricesOf(drawn: ReturnType<typeof draw>, decimals = 18) {
  if (drawn.status !== 'drawn') return drawn.status;
  return drawn.points.map(
    ({ price: { numerator, denominator } }) =>
      Number((numerator * 10n ** BigInt(18 - decimals) * 1_000_000n) / denominator) / 1e6,
  );
}

const DEEP = { tokens: 400n * E18, avax: 100n * E18 };

test('MKT-04 the price is that of the reserves, with source, span and age', () => {
  const moments = [
    moment(1_000, DEEP),
    moment(5_000, { ...DEEP, avax: 120n * E18 }),
    moment(9_000, { ...DEEP, avax: 160n * E18 }),
  ];
  const drawn = draw(moments);
  expect(pricesOf(drawn)).toEqual([0.25, 0.3, 0.4]);
  expect(drawn).toMatchObject({
    ...{ status: 'drawn', source: 'states', spanSeconds: 8_000, readAtSeconds: 9_000, leftOut: 0 },
  });
  expect(pricesOf(draw(moments, [wavax, token]))).toEqual([4, 3.333333, 2.5]);
});

test('MKT-04 the price of a path is the product of those of its pools', () => {
  const drawn = draw([moment(1, DEEP), moment(2, DEEP, 30n)], [token, wavax, usdc]);
  // 0.25 AVAX of 20, then 30 dollars.
  expect(pricesOf(drawn, 6)).toEqual([5, 7.5]);
});

test('MKT-04 a pool under 1,000 dollars draws nothing, and its thin moments have no point', () => {
  // 25 AVAX a side are 1,000 dollars.
  const thin = { tokens: 100n * E18, avax: 25n * E18 - 1n };
  const enough = { ...thin, avax: 25n * E18 };
  expect(draw([moment(1, DEEP), moment(2, DEEP), moment(3, thin)])).toEqual({ status: 'thin' });
  expect(pricesOf(draw([moment(1, thin), moment(2, enough), moment(3, enough)]))).toEqual([
    0.25, 0.25,
  ]);
});

test('MKT-04 a pool that nobody can value, or that is empty now, draws nothing', () => {
  const route = [token, wavax];
  const unknown = pathHistory(historyOf([moment(1, DEEP), moment(2, DEEP)]), {
    route,
    usdPriceOf: () => undefined,
  });
  expect(unknown).toEqual({ status: 'thin' });
  expect(draw([moment(1, DEEP), moment(2, { tokens: 0n, avax: 0n })])).toEqual({ status: 'thin' });
  expect(draw([moment(1, DEEP), { seconds: 2, reserves: new Map() }])).toEqual({ status: 'thin' });
});

test('MKT-04 what is not known at a moment has no point, and one point is no history', () => {
  const gap = { seconds: 2, reserves: new Map() };
  expect(pricesOf(draw([moment(1, DEEP), gap, moment(3, DEEP)]))).toEqual([0.25, 0.25]);
  expect(draw([gap, moment(3, DEEP)])).toEqual({ status: 'tooShort' });
  expect(draw([])).toEqual({ status: 'tooShort' });
});

test('MKT-04 a pool that was drained for one moment does not set the scale', () => {
  const drained = { tokens: 4n * E18, avax: 10_000n * E18 };
  const drawn = draw([DEEP, DEEP, drained, DEEP, DEEP].map((held, at) => moment(at, held)));
  expect(pricesOf(drawn)).toEqual([0.25, 0.25, 0.25, 0.25]);
  expect(drawn).toMatchObject({ leftOut: 1 });
});
