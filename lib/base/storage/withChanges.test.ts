import { withChanges } from './withChanges';

test('REL-14 fields that the tab has not changed are the stored ones, at any depth', () => {
  const before = { a: 1, b: { x: 1, y: 1 } };
  expect(
    withChanges(before, { a: 2, b: { x: 1, y: 2 } }, { a: 1, b: { x: 3, y: 1 }, c: 4 }),
  ).toEqual({ a: 2, b: { x: 3, y: 2 }, c: 4 });
});

test('REL-14 what either of them removed stays removed, and what either added is kept', () => {
  expect(
    withChanges({ a: 1, b: 1, c: 1 }, { b: 1, c: 1, mine: 1 }, { a: 1, c: 1, theirs: 1 }),
  ).toEqual({ c: 1, mine: 1, theirs: 1 });
  expect(withChanges(['a', 'b', 'c'], ['mine', 'b', 'c'], ['a', 'c', 'theirs'])).toEqual([
    'mine',
    'c',
    'theirs',
  ]);
});

test('REL-14 a field that both have changed is that of the tab', () => {
  expect(withChanges({ a: 1 }, { a: 2 }, { a: 3 })).toEqual({ a: 2 });
  expect(withChanges(undefined, { a: 2 }, { b: 3 })).toEqual({ a: 2, b: 3 });
});
