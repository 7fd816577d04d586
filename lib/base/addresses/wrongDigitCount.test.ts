import { wrongDigitCount } from './wrongDigitCount';

const ADDRESS = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

test.each([
  ['a digit too few', ADDRESS.slice(0, -1), 39],
  ['a digit too many', `${ADDRESS}0`, 41],
  ['spaces around it', ` ${ADDRESS.slice(0, -2)} `, 38],
  ['an address', ADDRESS, undefined],
  ['another character within', `${ADDRESS.slice(0, -2)}g`, undefined],
  ['its beginning only', '0x', undefined],
  ['a word', 'feed', undefined],
])('SWP-12 TOK-10 %s', (_what, text, expected) => {
  expect(wrongDigitCount(text)).toBe(expected);
});
