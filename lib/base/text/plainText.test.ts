import fc from 'fast-check';
import { plainText } from './plainText';

test('ERR-37 C02 an ordinary reason is shown as it is', () => {
  expect(plainText('PangolinRouter: EXPIRED')).toBe('PangolinRouter: EXPIRED');
});

test('ERR-37 C02 line breaks, right-to-left overrides and zero-width characters are removed', () => {
  expect(plainText('a\u0000\r\n\tb')).toBe('a b');
  expect(plainText('\u202Eevil\u202C \u2066x\u2069')).toBe('evil x');
  expect(plainText('TRANS\u200BFER\uFEFF')).toBe('TRANSFER');
});

test('ERR-37 C02 a text of characters that are drawn as nothing is empty', () => {
  expect(plainText('\u3164\u115F\u2800\u034F\uFE0F\u{E0041}')).toBe('');
});

test('ERR-37 C02 a text for a smaller place is cut to its size', () => {
  expect(plainText('TransferHelper', 8)).toBe('Transfe…');
});

test('ERR-37 C02 any text becomes one line of at most 120 visible characters', () => {
  expect([...plainText('x'.repeat(10_000))]).toHaveLength(120);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      const plain = plainText(text);
      expect([...plain].length).toBeLessThanOrEqual(120);
      expect(plain).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
    }),
  );
});

test('TOK-22 marks are not stacked over other lines, and two on a letter stay', () => {
  expect(plainText(`Z${'\u0336'.repeat(40)}a`)).toBe('Z\u0336\u0336a');
  for (const text of ['ที่ไหน', 'क़ि', 'Việt']) expect(plainText(text)).toBe(text);
});
