import { isolated } from './isolated';

test.each(['USDC.e', '1INCH', 'LINK', '日本', 'मित्र', '$AIGG', 'שקל', 'USD-שקל', 'ﷺ', '\u{10a00}'])(
  'TOK-23 a symbol or name is between isolates: %s',
  (text) => {
    expect(isolated(text)).toBe(`\u2068${text}\u2069`);
  },
);

test('TOK-23 an empty text gets no isolates', () => {
  expect(isolated('')).toBe('');
});
