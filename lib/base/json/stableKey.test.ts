import { stableKey } from './stableKey';

test('TXN-19 what was agreed is the same text while it is the same, and another once any of it differs', () => {
  const form = { amount: 5n, side: 'input', recipient: undefined };
  expect(stableKey({ ...form })).toBe(stableKey(form));
  expect(stableKey({ ...form, amount: 6n })).not.toBe(stableKey(form));
  expect(stableKey({ ...form, side: 'output' })).not.toBe(stableKey(form));
  expect(stableKey({ ...form, recipient: '0x' })).not.toBe(stableKey(form));
  expect(stableKey(undefined)).not.toBe(stableKey('undefined'));
});
