import { type ListState, type ListsState, NEW_LIST } from './listState';
import { fallbackInUse, listsInUse } from './listsInUse';
import { fakeList, fakeToken } from './testing/fakeLists.setup';

const [AB, STABLE, TOP, OWN] = [
  'https://a/ab.tokenlist.json',
  'https://a/stablecoin.tokenlist.json',
  'https://a/top15.tokenlist.json',
  'https://own/list.json',
] as const;
const LOADED: ListState = { ...NEW_LIST, current: fakeList('1.0.0', [fakeToken(1)]) };
const FAILED: ListState = { ...NEW_LIST, error: { code: 'listErrors.codec', values: {} } };

function state(byUrl: ListsState['byUrl'], selectedListUrl: readonly string[]): ListsState {
  return { byUrl, selectedListUrl, lastInitializedDefaultListOfLists: [TOP, AB, STABLE] };
}

test('LST-09 L14 while no selected list can be loaded, a list of this site is used instead', () => {
  const failed = state({ [TOP]: LOADED, [AB]: FAILED, [STABLE]: LOADED }, [AB]);
  expect(listsInUse(failed)).toEqual([STABLE]);
  const withOwn = state({ [AB]: LOADED, [OWN]: FAILED, [STABLE]: FAILED }, [OWN, STABLE]);
  expect(listsInUse(withOwn)).toEqual([AB]);
});

test('LST-09 L14 a fallback that fails too gives way to another one, but to no list of the user', () => {
  const byUrl = { [OWN]: LOADED, [TOP]: NEW_LIST, [AB]: FAILED, [STABLE]: FAILED };
  expect(listsInUse(state(byUrl, [AB]))).toEqual([TOP]);
  expect(listsInUse(state({ ...byUrl, [TOP]: FAILED }, [AB]))).toEqual([AB]);
});

test('LST-09 L14 a list that the user has removed is not a fallback', () => {
  expect(listsInUse(state({ [TOP]: LOADED, [AB]: FAILED }, [AB]))).toEqual([TOP]);
});

test.each([
  ['is loaded', LOADED],
  ['is being fetched for the first time', { ...NEW_LIST, loadingRequestId: '1' }],
  ['has failed, but keeps a good version', { ...FAILED, ...LOADED }],
])('LST-06 LST-09 no fallback is used while a selected list %s', (_what, list) => {
  const known = state({ [AB]: FAILED, [STABLE]: LOADED, [OWN]: list }, [AB, OWN]);
  expect(fallbackInUse(known)).toBeUndefined();
  expect(listsInUse(known)).toEqual([AB, OWN]);
});

test('LST-09 L14 the fallback stays in use while a failed list is fetched again', () => {
  const again = { ...FAILED, loadingRequestId: '2' };
  expect(fallbackInUse(state({ [AB]: again, [STABLE]: LOADED }, [AB]))).toBe(STABLE);
});
