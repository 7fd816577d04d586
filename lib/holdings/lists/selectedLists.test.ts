import { type DefaultLists, type ListsState, NEW_LIST, NO_LISTS } from './listState';
import { withAdded, withoutList } from './listTransitions';
import { withDefaults, withoutSelected, withSelected } from './selectedLists';
import { fakeList, fakeToken } from './testing/fakeLists.setup';

const DEFAULTS: DefaultLists = {
  urls: ['top', 'ab', 'stable'],
  selected: 'ab',
  fallback: 'stable',
};
const FRESH = withDefaults(NO_LISTS, DEFAULTS);
const ONE = fakeList('1.0.0', [fakeToken(1)]);
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
