import { mapPair } from './mapPair';

test('both of a pair are mapped, in their order', () => {
  expect(mapPair([1, 2], String)).toEqual(['1', '2']);
});
