import { NEW_LIST } from './listState';
import { withEarlierVersion, withUpdateAccepted, withVersion } from './listVersions';
import { fakeList, fakeToken } from './testing/fakeLists.setup';

const A = fakeToken(1);
const [ONE, TWO, THREE, FOUR] = [1, 2, 3, 4].map((major) => fakeList(`${major}.0.0`, [A]));
if (!ONE || !TWO || !THREE || !FOUR) throw new Error('There are four lists');

test('LST-08 an accepted update is the current list, and the previous one is kept too', () => {
  const list = { ...NEW_LIST, current: ONE, pendingUpdate: TWO, isPinned: true };
  const accepted = { ...NEW_LIST, current: TWO, others: [ONE], choices: 1 };
  expect(withUpdateAccepted(list)).toEqual(accepted);
});

test('ERR-26 an update that is not there cannot be accepted', () => {
  expect(() => withUpdateAccepted({ ...NEW_LIST, current: ONE })).toThrow(
    /^accept list update called without pending update$/,
  );
});

test('LST-25 the last three versions are kept, and going back to one pins it', () => {
  const fourth = [ONE, TWO, THREE, FOUR].reduce(withVersion, NEW_LIST);
  expect(fourth).toMatchObject({ current: FOUR, others: [THREE, TWO] });
  const back = withEarlierVersion(fourth, '2.0.0');
  expect(back).toMatchObject({ current: TWO, others: [FOUR, THREE], isPinned: true });
  expect(withEarlierVersion(back, '1.0.0')).toBe(back);
});
