import { stableKey } from './stableKey';

test('TXN-19 the key changes exactly when the value does', () => {
  const form = { amount: 5n, side: 'input', recipient: undefined };
  expect(stableKey({ ...form })).toBe(stableKey(form));
  expect(stableKey({ ...form, amount: 6n })).not.toBe(stableKey(form));
  expect(stableKey({ ...form, side: 'output' })).not.toBe(stableKey(form));
  expect(stableKey({ ...form, recipient: '0x' })).not.toBe(stableKey(form));
  expect(stableKey(undefined)).not.toBe(stableKey('undefined'));
});
