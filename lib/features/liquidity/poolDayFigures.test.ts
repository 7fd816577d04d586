import type { ReadPoolDay } from '@/lib/exchange/market/readPoolDays';
import { poolDayFigures } from './poolDayFigures';

const part = (numerator: bigint, denominator: bigint) => ({ numerator, denominator });

/** A tenth of the pool was traded in half a day. */
const DAY: ReadPoolDay = {
  turnover: {
    kept: part(3n, 10_000n),
    fees: part(3n, 10_000n),
    volume: part(1n, 10n),
    seconds: 43_200,
  },
  growth: { apr: part(219n, 1_000n), seconds: 43_200 },
};

test('MKT-25 what was traded in another period counts in proportion to 24 hours, in dollars of the pool', () => {
  const { tradedUsd, feeApr, seconds } = poolDayFigures(DAY, part(500_000n, 1n));
  expect(tradedUsd && Number(tradedUsd.numerator) / Number(tradedUsd.denominator)).toBe(100_000);
  expect(feeApr).toEqual(part(219n, 1_000n));
  expect(seconds).toBe(43_200);
});

test('MKT-32 without a price of the pool, the fees are known, and what was traded is not', () => {
  const { tradedUsd, feeApr } = poolDayFigures(DAY, undefined);
  expect(tradedUsd).toBeUndefined();
  expect(feeApr).toEqual(part(219n, 1_000n));
});
