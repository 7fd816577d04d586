import {
  formatApr,
  formatBps,
  formatPoolShare,
  formatPriceChange,
  formatPriceDeviation,
  formatPriceImpact,
  formatRemovalPercent,
  formatShareChange,
  formatValueDifference,
  formatWholePercent,
} from './formatPercent';
import type { Fraction } from './fraction';

const ratio = (numerator: bigint, denominator: bigint): Fraction => ({ numerator, denominator });

test('AMT-06 the pool share has 6 decimals in the position card and 2 in the manage view', () => {
  expect(formatPoolShare(ratio(1n, 3n), 'en', 6)).toBe('33.333333%');
  expect(formatPoolShare(ratio(1n, 3n), 'en')).toBe('33.33%');
});

test('AMT-06 a share is rounded to nearest, and only the whole pool is 100%', () => {
  const share = ratio(19_996n, 10n ** 8n);
  expect(formatPoolShare(share, 'en')).toBe('0.02%');
  expect(formatPoolShare(share, 'en', 6)).toBe('0.019996%');
  expect(formatPoolShare(ratio(12_345n, 10n ** 6n), 'en')).toBe('1.23%');
  expect(formatPoolShare(ratio(12_350n, 10n ** 6n), 'en')).toBe('1.24%');
  expect(formatPoolShare(ratio(99_999_999n, 100_000_000n), 'en')).toBe('99.99%');
  expect(formatPoolShare(ratio(10n ** 18n - 1n, 10n ** 18n), 'en', 6)).toBe('99.999999%');
});

test.each([
  [ratio(1n, 100n), '1%'],
  [ratio(1n, 1n), '100%'],
  [ratio(5n, 1_000n), '0.5%'],
  [ratio(0n, 1n), '0%'],
])('AMT-06 a share without more digits reads the same everywhere: %j', (share, text) => {
  expect([2, 6].map((places) => formatPoolShare(share, 'en', places as 2 | 6))).toEqual([
    text,
    text,
  ]);
});

test('AMT-06 a share under 0.01 percent is shown as <0.01%', () => {
  for (const places of [2, 6] as const) {
    expect(formatPoolShare(ratio(99_999n, 1_000_000_000n), 'en', places)).toBe('<0.01%');
    expect(formatPoolShare(ratio(1n, 10n ** 30n), 'en', places)).toBe('<0.01%');
    expect(formatPoolShare(ratio(1n, 10_000n), 'en', places)).toBe('0.01%');
  }
});

test('SIM-05 a value difference is rounded to nearest, and never to 0', () => {
  expect(formatValueDifference(ratio(1n, 3n), 'en')).toBe('33.33%');
  expect(formatValueDifference(ratio(2n, 3n), 'en')).toBe('66.67%');
  expect(formatValueDifference(ratio(345n, 100_000n), 'en')).toBe('0.35%');
  expect(formatValueDifference(ratio(1n, 10n ** 6n), 'en')).toBe('<0.01%');
  expect(formatValueDifference(ratio(99n, 10n ** 6n), 'en')).toBe('<0.01%');
});

test('LIQ-35 how far a price is from the market price is never understated', () => {
  expect(formatPriceDeviation(ratio(50_001n, 1_000_000n), 'en')).toBe('5.01%');
});

test('AMT-07 a price impact under 1 basis point is shown as <0.01%', () => {
  expect(formatPriceImpact(ratio(0n, 1n), 'en')).toBe('<0.01%');
  expect(formatPriceImpact(ratio(99_999n, 1_000_000_000n), 'en')).toBe('<0.01%');
  expect(formatPriceImpact(ratio(1n, 10_000n), 'en')).toBe('0.01%');
});

test('AMT-07 a price impact has 2 decimals and is never understated', () => {
  expect(formatPriceImpact(ratio(200n, 10_000n), 'en')).toBe('2.00%');
  expect(formatPriceImpact(ratio(20_001n, 1_000_000n), 'en')).toBe('2.01%');
  expect(formatPriceImpact(ratio(1n, 1n), 'en')).toBe('100.00%');
});

test.each([
  ['de', '2,50\u00a0%', '<\u00a00,01\u00a0%'],
  ['tr', '%2,50', '<%0,01'],
] as const)('AMT-07 percents are written as in %s', (locale, some, tiny) => {
  expect(formatPriceImpact(ratio(25n, 1_000n), locale)).toBe(some);
  expect(formatPriceImpact(ratio(0n, 1n), locale)).toBe(tiny);
});

test.each([
  ['en', '<1%', '52%'],
  ['de', '<\u00a01\u00a0%', '52\u00a0%'],
  ['tr', '<%1', '%52'],
] as const)(
  'LNG-14 AMT-08 a whole percentage has the sign where %s has it',
  (locale, tiny, some) => {
    expect(formatWholePercent('<1', locale)).toBe(tiny);
    expect(formatWholePercent(52, locale)).toBe(some);
  },
);

test('AMT-08 a removal percent above 0 and under 1 is shown as <1', () => {
  expect(formatRemovalPercent(ratio(0n, 1n))).toBe('0');
  expect(formatRemovalPercent(ratio(1n, 10n ** 30n))).toBe('<1');
  expect(formatRemovalPercent(ratio(999n, 100_000n))).toBe('<1');
  expect(formatRemovalPercent(ratio(1n, 100n))).toBe('1');
});

test('AMT-08 only the whole position is 100 percent', () => {
  expect(formatRemovalPercent(ratio(1n, 1n))).toBe('100');
  expect(formatRemovalPercent(ratio(999n, 1_000n))).toBe('99');
});

test('SIM-05 what a token keeps of a transfer has at most 2 decimals', () => {
  expect([1, 150, 300, 10_000].map((bps) => formatBps(bps, 'en'))).toEqual([
    '0.01%',
    '1.5%',
    '3%',
    '100%',
  ]);
});

test.each([
  [ratio(0n, 1n), '0%'],
  [ratio(99_999n, 1_000_000_000n), '<0.01%'],
  [ratio(1n, 10_000n), '0.01%'],
  [ratio(29_999n, 1_000_000n), '2.99%'],
  [ratio(10_000n, 1n), '1,000,000.00%'],
])('FRM-04 an APR has 2 decimals and is never overstated: %j is %s', (apr, text) => {
  expect(formatApr(apr, 'en')).toBe(text);
});

test('a share of a pool is shown before and after, with as many decimals as tell them apart', () => {
  const formatted = (before: number | undefined, after: number) => {
    const share = (parts: number) => ratio(BigInt(parts), 10n ** 8n);
    return formatShareChange(before === undefined ? undefined : share(before), share(after), 'en');
  };
  expect(formatted(20_000_000, 25_000_000)).toBe('20% → 25%');
  expect(formatted(200_000, 203_992)).toBe('0.2% → 0.203992%');
  expect(formatted(0, 203_992)).toBe('0.2%');
  expect(formatted(undefined, 203_992)).toBe('0.2%');
  expect(formatted(10, 20)).toBe('<0.01%');
  expect(formatted(200_000, 200_000)).toBe('0.2%');
});

test.each([
  [184n, 'en', '+1.84%'],
  [-184n, 'en', '−1.84%'],
  [1n, 'en', '+0.01%'],
  [0n, 'en', '0.00%'],
  [123_456n, 'de', '+1.234,56\u00a0%'],
  [-184n, 'tr', '−%1,84'],
] as const)('MKT-15 a change of a price by %d basis points in %s is %s', (bps, locale, text) => {
  expect(formatPriceChange(bps, locale)).toBe(text);
});
