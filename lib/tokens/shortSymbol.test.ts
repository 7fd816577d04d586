import { shortSymbol } from './shortSymbol';

test('TOK-14 a symbol over 20 characters is shortened', () => {
  expect(shortSymbol('TWENTYCHARACTERSLONG')).toBe('TWENTYCHARACTERSLONG');
  expect(shortSymbol('TWENTYONECHARACTERSXY')).toBe('TWEN...ERSXY');
});

test('TOK-14 characters outside the first plane count as one and stay whole', () => {
  expect(shortSymbol('🪙'.repeat(20))).toBe('🪙'.repeat(20));
  expect(shortSymbol('🪙'.repeat(21))).toBe(`${'🪙'.repeat(4)}...${'🪙'.repeat(5)}`);
});
