import { comparedParts } from './comparedParts';

test('PNL-15 the characters that differ are marked, differing capital letters too', () => {
  expect(comparedParts('0xAb12', '0xaB34')).toEqual([
    { text: '0xAb', differs: false },
    { text: '12', differs: true },
  ]);
});
