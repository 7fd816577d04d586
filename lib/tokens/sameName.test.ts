import { CATALOGUE } from './catalogue';
import { nativeCurrency } from './currency';
import { sameNameIds } from './sameName';

test('TOK-13 tokens with the same symbol and name are known, and no others', () => {
  const all = [nativeCurrency(43114), ...CATALOGUE[43114]];
  expect(sameNameIds(all)).toEqual(
    new Set([
      '0xDC42728B0eA910349ed3c6e1c9Dc06b5FB591f98',
      '0xD24C2Ad096400B6FBcd2ad8B24E7acBc21A1da64',
    ]),
  );
  expect(sameNameIds(all.filter(({ symbol }) => symbol !== 'FRAX'))).toEqual(new Set());
});
