import { ZERO } from '@/lib/base/amounts/fraction';
import { portfolioPart, shownUsd, totalOf } from './portfolioPart';

const dollars = (numerator: bigint) => ({ numerator, denominator: 1n });

test('PTF-01 PTF-03 a part is the sum of what has a price, and counts what has none', () => {
  expect(portfolioPart([dollars(3n), undefined, dollars(4n)], { isReading: true })).toEqual({
    usd: dollars(7n),
    count: 3,
    unpriced: 1,
    doubtful: 0,
    exposures: [],
    isReading: true,
    isIncomplete: false,
  });
});

test('PTF-03 what is not counted in spite of its price is counted apart', () => {
  const part = portfolioPart([dollars(3n), undefined, undefined, undefined], {
    isReading: false,
    doubtful: 2,
  });
  expect(part).toMatchObject({ count: 4, unpriced: 1, doubtful: 2 });
  expect(totalOf([part, part])).toMatchObject({ unpriced: 2, doubtful: 4 });
});

test('PTF-01 without a price a part has no value, and an empty part is not unpriced', () => {
  const { usd, unpriced } = portfolioPart([undefined], { isReading: false });
  expect([usd, unpriced]).toEqual([undefined, 1]);
  const empty = portfolioPart([], { isReading: false });
  expect([empty.usd, empty.unpriced]).toEqual([undefined, 0]);
});

test('PTF-01 PTF-03 the total has all parts; it is incomplete and being read as long as one is', () => {
  const known = portfolioPart([dollars(1n), dollars(2n)], { isReading: false });
  const searching = portfolioPart([undefined], { isReading: true });
  const silent = portfolioPart([], { isReading: false, isIncomplete: true });
  expect(totalOf([known, searching, silent])).toEqual({
    usd: dollars(3n),
    count: 3,
    unpriced: 1,
    doubtful: 0,
    exposures: [],
    isReading: true,
    isIncomplete: true,
  });
  expect(totalOf([known, known]).isReading).toBe(false);
  expect(totalOf([silent]).usd).toBeUndefined();
});

test('PTF-01 no value is shown as zero before all of it is known', () => {
  for (const values of [[], [ZERO]]) {
    expect(shownUsd(portfolioPart(values, { isReading: true }))).toBe('waiting');
    expect(shownUsd(portfolioPart(values, { isReading: false, isIncomplete: true }))).toBe(
      'unknown',
    );
    expect(shownUsd(portfolioPart(values, { isReading: false }))).toEqual(ZERO);
  }
  expect(shownUsd(portfolioPart([undefined], { isReading: false }))).toBe('unknown');
  expect(shownUsd(portfolioPart([dollars(3n)], { isReading: true }))).toEqual(dollars(3n));
});
