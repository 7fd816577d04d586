import { formatUsd } from './formatUsd';

test.each([
  [2_469n, 2n, '$1,234.50'],
  [1_999n, 1_000n, '$1.99'],
  [1n, 101n, '<$0.01'],
  [0n, 1n, '$0.00'],
])(
  'LIQ-02 a worth in dollars is shown in cents, rounded down: %d/%d',
  (numerator, denominator, text) => {
    expect(formatUsd({ numerator, denominator }, 'en')).toBe(text);
  },
);
