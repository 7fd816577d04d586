import {
  IMPACT_BLOCK_BPS,
  IMPACT_WARNING_BPS,
  impactTier,
  isNotedImpact,
  isTooWeak,
} from './impactTier';

/** An impact in millionths: 20_000n is 2 percent. */
const impact = (numerator: bigint) => ({ numerator, denominator: 1_000_000n });

test('TRD-07 the limits are 200 and 300 basis points', () => {
  expect([IMPACT_WARNING_BPS, IMPACT_BLOCK_BPS]).toEqual([200, 300]);
});

test.each([
  ['none', 0n, false, false, 'none'],
  ['2 percent', 20_000n, false, false, 'none'],
  ['just above 2 percent', 20_001n, true, false, 'yesNo'],
  ['3 percent', 30_000n, true, false, 'yesNo'],
  ['just above 3 percent', 30_001n, true, true, 'yesNo'],
  ['just below 10 percent', 99_999n, true, true, 'yesNo'],
  ['10 percent', 100_000n, true, true, 'typed'],
  ['all', 1_000_000n, true, true, 'typed'],
])(
  'TRD-07 an impact of %s is judged by the limits',
  (_, millionths, isWarning, isBlocked, confirmation) => {
    expect(impactTier(impact(millionths), false)).toEqual({ isWarning, isBlocked, confirmation });
  },
);

test('SWP-15 a form says what is lost from 1 percent of price impact on', () => {
  expect(isNotedImpact(impact(9_999n))).toBe(false);
  expect(isNotedImpact(impact(10_000n))).toBe(true);
});

test('TRD-07 expert mode lifts the block and nothing else', () => {
  expect(impactTier(impact(30_001n), true)).toEqual({
    isWarning: true,
    isBlocked: false,
    confirmation: 'yesNo',
  });
  expect(impactTier(impact(100_000n), true)).toEqual({
    isWarning: true,
    isBlocked: false,
    confirmation: 'typed',
  });
});

test('SWP-17 a consent covers what demands as much or less, and nothing stricter', () => {
  const consents = ['none', 'yesNo', 'typed'] as const;
  consents.forEach((given, has) => {
    consents.forEach((demanded, needs) => {
      expect(isTooWeak(given, demanded)).toBe(has < needs);
    });
  });
});
