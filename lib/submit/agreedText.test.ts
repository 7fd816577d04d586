import { agreedText } from './agreedText';

test('TXN-19 equal agreements have the same text, and different ones have different texts', () => {
  const form = { amount: 5n, side: 'input', recipient: undefined };
  expect(agreedText({ ...form })).toBe(agreedText(form));
  expect(agreedText({ ...form, amount: 6n })).not.toBe(agreedText(form));
  expect(agreedText({ ...form, side: 'output' })).not.toBe(agreedText(form));
  expect(agreedText({ ...form, recipient: '0x' })).not.toBe(agreedText(form));
  expect(agreedText(undefined)).not.toBe(agreedText('undefined'));
});
