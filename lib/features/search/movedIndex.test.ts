import { movedIndex } from './movedIndex';

test.each([
  ['ArrowDown', undefined, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 19, 0],
  ['ArrowUp', undefined, 19],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 19],
  ['Home', 7, 0],
  ['End', undefined, 19],
  ['PageDown', 3, 10],
  ['PageDown', 18, 19],
  ['PageUp', 3, 0],
  ['a', 3, undefined],
  ['Tab', 3, undefined],
])('FND-04 %s leads from result %p of 20 to %p', (key, from, to) => {
  expect(movedIndex(key, from, 20)).toBe(to);
});

test('FND-04 no key leads anywhere without results', () => {
  expect(movedIndex('ArrowDown', undefined, 0)).toBeUndefined();
  expect(movedIndex('End', undefined, 0)).toBeUndefined();
});
