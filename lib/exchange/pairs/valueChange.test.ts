import { valueChange } from './valueChange';

const worth = (numerator: bigint, denominator = 1n) => ({ numerator, denominator });

/** In hundredths of a percent, rounded down. */
function change(...values: Parameters<typeof valueChange>) {
  const { isLess, share } = valueChange(...values) ?? {};
  return share && [isLess, (share.numerator * 10_000n) / share.denominator];
}

test('what is received is worth a part less or more than what is paid', () => {
  expect(change(worth(200n), worth(199n))).toEqual([true, 50n]);
  expect(change(worth(200n), worth(201n))).toEqual([false, 50n]);
  expect(change(worth(200n), worth(200n))).toEqual([false, 0n]);
  expect(change(worth(1n, 3n), worth(1n, 4n))).toEqual([true, 2_500n]);
  expect(change(worth(200n), worth(0n))).toEqual([true, 10_000n]);
});

test('without both values there is no difference', () => {
  expect(valueChange(undefined, worth(1n))).toBeUndefined();
  expect(valueChange(worth(1n), undefined)).toBeUndefined();
  expect(valueChange(worth(0n), worth(1n))).toBeUndefined();
});
