import { sortByValue } from './sortByValue';

const values = new Map([
  ['cent', { numerator: 1n, denominator: 100n }],
  ['third', { numerator: 1n, denominator: 3n }],
  ['half', { numerator: 2n, denominator: 4n }],
  ['otherHalf', { numerator: 1n, denominator: 2n }],
]);

test('items are sorted by their exact value; equal ones and those without one keep their order', () => {
  const items = ['none', 'cent', 'third', 'half', 'unknown', 'otherHalf'];
  expect(sortByValue(items, (item) => values.get(item))).toEqual([
    'half',
    'otherHalf',
    'third',
    'cent',
    'none',
    'unknown',
  ]);
});
