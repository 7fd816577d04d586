import { cutSymbol } from './cutSymbol';

test('TOK-14 a symbol over 20 characters is shortened', () => {
  expect(cutSymbol('TWENTYCHARACTERSLONG')).toBe('TWENTYCHARACTERSLONG');
  expect(cutSymbol('TWENTYONECHARACTERSXY')).toBe('TWEN...ERSXY');
});

test('TOK-14 characters outside the first plane count as one and stay whole', () => {
  expect(cutSymbol('🪙'.repeat(20))).toBe('🪙'.repeat(20));
  expect(cutSymbol('🪙'.repeat(21))).toBe(`${'🪙'.repeat(4)}...${'🪙'.repeat(5)}`);
});
