import { NEW_LIST, NO_LISTS } from './listState';
import { useLists } from './store';
import { acceptUpdate, dismissUpdate } from './storeActions';
import { fakeList, fakeToken } from './testing/fakeLists.setup';

const OWN = 'https://own/list.json';
const [ONE, TWO] = [fakeList('1.0.0', []), fakeList('2.0.0', [fakeToken(1)])];
const list = () => useLists.getState().byUrl[OWN];

test('LST-08 the pending update is used; ERR-26 a second press, as in another tab, says so in the row', () => {
  const waiting = { ...NEW_LIST, current: ONE, pendingUpdate: TWO };
  useLists.setState({ ...NO_LISTS, byUrl: { [OWN]: waiting } }, true);
  acceptUpdate(OWN, TWO);
  expect(list()).toMatchObject({ ...NEW_LIST, current: TWO, others: [ONE] });
  expect(list()?.pendingUpdate).toBeUndefined();
  acceptUpdate(OWN, TWO);
  expect(list()).toMatchObject({ current: TWO, error: { code: 'listErrors.noPendingUpdate' } });
});

test('LST-13 an update that is put off can still be accepted', () => {
  const waiting = { ...NEW_LIST, current: ONE, pendingUpdate: TWO };
  useLists.setState({ ...NO_LISTS, byUrl: { [OWN]: waiting } }, true);
  expect(dismissUpdate(OWN, TWO)).toBe(true);
  expect(list()).toEqual({ ...waiting, dismissedUpdate: '2.0.0' });
});

test.each([
  ['version', fakeList('3.0.0', [fakeToken(1)])],
  ['tokens', fakeList('2.0.0', [fakeToken(2)])],
  ['name', { ...TWO, name: 'Other' }],
  ['logo', { ...TWO, logoURI: 'https://a.example/a.png' }],
])(
  'LST-08 an update of another %s than the one that was shown is neither accepted nor put off',
  (_what, other) => {
    const waiting = { ...NEW_LIST, current: ONE, pendingUpdate: other };
    useLists.setState({ ...NO_LISTS, byUrl: { [OWN]: waiting } }, true);
    expect(acceptUpdate(OWN, TWO)).toBe(false);
    expect(dismissUpdate(OWN, TWO)).toBe(false);
    expect(list()).toEqual(waiting);
    expect(acceptUpdate(OWN, structuredClone(other))).toBe(true);
    expect(list()?.current).toEqual(other);
  },
);
