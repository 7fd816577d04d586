import { agreementKey } from './agreementKey';

test('TXN-19 what was agreed is the same text while it is the same, and another once any of it differs', () => {
  const form = { amount: 5n, side: 'input', recipient: undefined };
  expect(agreementKey({ ...form })).toBe(agreementKey(form));
  expect(agreementKey({ ...form, amount: 6n })).not.toBe(agreementKey(form));
  expect(agreementKey({ ...form, side: 'output' })).not.toBe(agreementKey(form));
  expect(agreementKey({ ...form, recipient: '0x' })).not.toBe(agreementKey(form));
  expect(agreementKey(undefined)).not.toBe(agreementKey('undefined'));
});
