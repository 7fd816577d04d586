import { isolated } from './isolated';

test('TOK-23 a text of letters from left to right stays as it is', () => {
  for (const text of ['USDC.e', '1INCH', 'Ünïcode', '日本', 'токен', 'मित्र', '$AIGG', ''])
    expect(isolated(text)).toBe(text);
});

test.each(['שקל', 'ريال', 'USD-שקל', 'ﷺ', '\u{10a00}', '\u{1e900}'])(
  'TOK-23 letters from right to left are put between isolates: %s',
  (text) => {
    expect(isolated(text)).toBe(`\u2068${text}\u2069`);
  },
);
