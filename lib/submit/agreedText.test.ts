import { agreedText } from './agreedText';

test('TXN-19 what was agreed is the same text while it is the same, and another once any of it differs', () => {
  const form = { amount: 5n, side: 'input', recipient: undefined };
  expect(agreedText({ ...form })).toBe(agreedText(form));
  expect(agreedText({ ...form, amount: 6n })).not.toBe(agreedText(form));
  expect(agreedText({ ...form, side: 'output' })).not.toBe(agreedText(form));
  expect(agreedText({ ...form, recipient: '0x' })).not.toBe(agreedText(form));
  expect(agreedText(undefined)).not.toBe(agreedText('undefined'));
});
