import { type DefaultLists, type ListsState, NEW_LIST, NO_LISTS } from './listState';
import { loading, rejected, withAdded, withList, withoutList } from './listTransitions';
import { withEarlierVersion } from './listVersions';
import { withDefaults, withSelected } from './selectedLists';
import { fakeList, fakeToken } from './testing/fakeLists.setup';

const DEFAULTS: DefaultLists = {
  urls: ['top', 'ab', 'stable'],
  selected: 'ab',
  fallback: 'stable',
};
const FRESH = withDefaults(NO_LISTS, DEFAULTS);
const A = fakeToken(1);
const [ONE, TWO] = [fakeList('1.0.0', [A]), fakeList('2.0.0', [A])];
const urls = ({ byUrl }: ListsState) => Object.keys(byUrl);

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
