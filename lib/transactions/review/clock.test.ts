import { ClocksDisagreeError, clockSkew, currentSeconds } from './clock';

const BLOCK = 1_700_000_000n;

test('TXN-11 now is the later of chain time and device clock, rounded up to seconds', () => {
  expect(currentSeconds({ blockTimestamp: BLOCK, deviceMs: 1_700_000_000_001 })).toBe(BLOCK + 1n);
  expect(currentSeconds({ blockTimestamp: BLOCK, deviceMs: 1_699_999_000_000 })).toBe(BLOCK);
  expect(currentSeconds({ blockTimestamp: BLOCK, deviceMs: 1_700_000_000_000 })).toBe(BLOCK);
});

test('TXN-13 a device clock more than 30 s behind the chain is reported', () => {
  expect(clockSkew({ blockTimestamp: BLOCK, deviceMs: 1_699_999_970_000 })).toBeUndefined();
  expect(clockSkew({ blockTimestamp: BLOCK, deviceMs: 1_699_999_969_000 })).toBe(31);
  expect(clockSkew({ blockTimestamp: BLOCK, deviceMs: 1_699_992_800_000 })).toBe(7200);
});

test('TXN-13 a device clock ahead of a quiet chain is not reported', () => {
  expect(clockSkew({ blockTimestamp: BLOCK, deviceMs: 1_700_007_200_000 })).toBeUndefined();
});

test('TXN-12 a chain may be a day ahead of the device, and no second more', () => {
  const dayBeforeMs = 1_700_000_000_000 - 24 * 60 * 60 * 1000;
  expect(currentSeconds({ blockTimestamp: BLOCK, deviceMs: dayBeforeMs })).toBe(BLOCK);
  expect(() => currentSeconds({ blockTimestamp: BLOCK, deviceMs: dayBeforeMs - 1000 })).toThrow(
    ClocksDisagreeError,
  );
});
