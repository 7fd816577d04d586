import { cutSymbol, shortSymbol } from './shortSymbol';

test('TOK-23 a symbol is isolated, whole and cut', () => {
  expect(shortSymbol('LINK')).toBe('\u2068LINK\u2069');
  expect(shortSymbol('שקל')).toBe('\u2068שקל\u2069');
  expect(shortSymbol('ש'.repeat(21))).toBe(`\u2068${'ש'.repeat(4)}...${'ש'.repeat(5)}\u2069`);
});

test('TOK-23 the address of a symbol that two tokens have is isolated with it', () => {
  expect(shortSymbol('FRAX', '0xDC42…1f98')).toBe('\u2068FRAX (0xDC42…1f98)\u2069');
});

test('TOK-14 a symbol over 20 characters is shortened', () => {
  expect(cutSymbol('TWENTYCHARACTERSLONG')).toBe('TWENTYCHARACTERSLONG');
  expect(cutSymbol('TWENTYONECHARACTERSXY')).toBe('TWEN...ERSXY');
});

test('TOK-14 characters outside the first plane count as one and stay whole', () => {
  expect(cutSymbol('🪙'.repeat(20))).toBe('🪙'.repeat(20));
  expect(cutSymbol('🪙'.repeat(21))).toBe(`${'🪙'.repeat(4)}...${'🪙'.repeat(5)}`);
});
