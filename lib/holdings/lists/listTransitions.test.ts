import { type DefaultLists, type ListsState, NEW_LIST, NO_LISTS } from './listState';
import { loading, rejected, withAdded, withList, withoutList } from './listTransitions';
import { withEarlierVersion, withUpdateAccepted, withVersion } from './listVersions';
import { withDefaults, withoutSelected, withSelected } from './selectedLists';
import { fakeList, fakeToken } from './testing/fakeLists.setup';

const DEFAULTS: DefaultLists = {
  urls: ['top', 'ab', 'stable'],
  selected: 'ab',
  fallback: 'stable',
};
const FRESH = withDefaults(NO_LISTS, DEFAULTS);
const A = fakeToken(1);
const [ONE, TWO, THREE, FOUR] = [1, 2, 3, 4].map((major) => fakeList(`${major}.0.0`, [A]));
if (!ONE || !TWO || !THREE || !FOUR) throw new Error('There are four lists');
const urls = ({ byUrl }: ListsState) => Object.keys(byUrl);

test('LST-02 LST-03 a new device gets the default lists, of which one is selected', () => {
  expect(FRESH).toEqual({
    byUrl: { top: NEW_LIST, ab: NEW_LIST, stable: NEW_LIST },
    selectedListUrl: ['ab'],
    lastInitializedDefaultListOfLists: DEFAULTS.urls,
  });
});

test('LST-03 a release adds its new defaults and drops those that no longer are defaults', () => {
  const own = withAdded(FRESH, 'own', ONE);
  const next = withDefaults(own, { ...DEFAULTS, urls: ['ab', 'defi'] });
  expect(urls(next)).toEqual(['ab', 'own', 'defi']);
  expect(next.selectedListUrl).toEqual(['ab', 'own']);
});

test('LST-03 LST-07 a default list that the user has removed stays away', () => {
  const without = withoutList(FRESH, 'top', DEFAULTS);
  expect(urls(withDefaults(without, DEFAULTS))).toEqual(['ab', 'stable']);
});

test('LST-07 an added list is selected, once', () => {
  const added = withAdded(FRESH, 'own', ONE);
  expect(added.byUrl.own).toEqual({ ...NEW_LIST, current: ONE });
  expect(added.selectedListUrl).toEqual(['ab', 'own']);
  expect(withSelected(added, 'own')).toBe(added);
  expect(withSelected(added, 'nowhere')).toBe(added);
});

test('LST-07 a list that is there but never loaded is added as it was fetched, without its error', () => {
  const error = { code: 'listErrors.download', values: { url: 'top' } } as const;
  const failed = withList(FRESH, 'top', (list) => ({ ...list, error }));
  const added = withAdded(failed, 'top', ONE);
  expect(added.byUrl.top).toEqual({ ...NEW_LIST, current: ONE });
  expect(added.selectedListUrl).toEqual(['ab', 'top']);
  expect(withAdded(added, 'top', TWO)).toBe(added);
});

test('LST-09 L14 the last selected list is replaced by the default one, or by another in its place', () => {
  expect(withoutSelected(FRESH, 'ab', DEFAULTS).selectedListUrl).toEqual(['stable']);
  const stable = { ...FRESH, selectedListUrl: ['stable'] };
  expect(withoutSelected(stable, 'stable', DEFAULTS).selectedListUrl).toEqual(['ab']);
  const two = withSelected(FRESH, 'top');
  expect(withoutSelected(two, 'ab', DEFAULTS).selectedListUrl).toEqual(['top']);
});

test('LST-09 without the default and its fallback, another list is selected', () => {
  const few = withoutList(withoutList(FRESH, 'stable', DEFAULTS), 'ab', DEFAULTS);
  expect(few.selectedListUrl).toEqual(['top']);
  expect(withoutSelected(few, 'top', DEFAULTS).selectedListUrl).toEqual(['top']);
});

test('LST-07 LST-09 L14 a removed list is gone, and its selection moves on', () => {
  const removed = withoutList(FRESH, 'ab', DEFAULTS);
  expect(urls(removed)).toEqual(['top', 'stable']);
  expect(removed.selectedListUrl).toEqual(['top']);
});

test('LST-23 the last list stays', () => {
  const last = { ...FRESH, byUrl: { ab: NEW_LIST } };
  expect(withoutList(last, 'ab', DEFAULTS)).toBe(last);
});

test('LST-06 a rejected load sets the error and keeps the last good list', () => {
  const error = { code: 'listErrors.download', values: { url: 'ab' } } as const;
  const list = loading({ ...NEW_LIST, current: ONE }, '1');
  expect(rejected(list, '1', error)).toEqual({ ...NEW_LIST, current: ONE, error });
  expect(rejected(list, '0', error)).toBe(list);
});

test('LST-05 after a rejected load, or in another version, no earlier version is known to be offered', () => {
  const error = { code: 'listErrors.codec', values: {} } as const;
  const offered = { ...NEW_LIST, current: TWO, earlierOffer: '1.0.0', others: [ONE] };
  const known = { ...NEW_LIST, current: TWO, others: [ONE] };
  expect(rejected(loading(offered, '1'), '1', error)).toEqual({ ...known, error });
  expect(withEarlierVersion(offered, '1.0.0')).not.toHaveProperty('earlierOffer');
});

test('LST-03 a load of a list that was removed meanwhile brings nothing back', () => {
  expect(withList(FRESH, 'nowhere', (list) => loading(list, '1'))).toBe(FRESH);
});

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
