import { shortSymbol } from './shortSymbol';

test('TOK-14 a symbol over 20 characters is shortened', () => {
  expect(shortSymbol('TWENTYCHARACTERSLONG')).toBe('TWENTYCHARACTERSLONG');
  expect(shortSymbol('TWENTYONECHARACTERSXY')).toBe('TWEN...ERSXY');
});

test('TOK-14 characters outside the first plane count as one and stay whole', () => {
  expect(shortSymbol('🪙'.repeat(20))).toBe('🪙'.repeat(20));
  expect(shortSymbol('🪙'.repeat(21))).toBe(`${'🪙'.repeat(4)}...${'🪙'.repeat(5)}`);
});

test('TOK-23 letters from right to left are isolated, whole and cut', () => {
  expect(shortSymbol('שקל')).toBe('\u2068שקל\u2069');
  expect(shortSymbol('ש'.repeat(21))).toBe(`\u2068${'ש'.repeat(4)}...${'ש'.repeat(5)}\u2069`);
});
