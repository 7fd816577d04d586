import { type ListState, NEW_LIST } from './listState';
import { fakeList, fakeToken } from './testing/fakeLists.setup';
import type { TokenList } from './tokenList';
import { afterFetch } from './updateRules';

const [A, B] = [fakeToken(1), fakeToken(2)];
const ONE = fakeList('1.0.0', [A]);
const LOADING: ListState = { ...NEW_LIST, loadingRequestId: '7' };
const LOADED: ListState = { ...LOADING, current: ONE };

function after(
  list: ListState,
  fetched: TokenList,
  { isDefault = false, requestId = '7' }: { isDefault?: boolean; requestId?: string } = {},
) {
  return afterFetch(list, { requestId, fetched, isDefault });
}

test('LST-04 the first successful load becomes the current list', () => {
  expect(after({ ...LOADING, error: { code: 'listErrors.codec', values: {} } }, ONE)).toEqual({
    list: { ...NEW_LIST, current: ONE },
  });
});

test('LST-04 the answer of an earlier request changes nothing', () => {
  expect(after(LOADED, fakeList('2.0.0', [B]), { requestId: '6' })).toEqual({ list: LOADED });
});

const UNCHANGED: ListState = { ...NEW_LIST, current: ONE };

test('LST-05 the same version is ignored', () => {
  expect(after(LOADED, fakeList('1.0.0', [A]))).toEqual({ list: UNCHANGED });
});

test.each([true, false])(
  'LST-05 an earlier version is not an update, and is only recorded (a default list: %s)',
  (isDefault) => {
    const waiting = { ...LOADED, pendingUpdate: fakeList('2.0.0', [B]) };
    expect(after(waiting, fakeList('0.9.0', [A, B]), { isDefault })).toEqual({
      list: { ...UNCHANGED, earlierOffer: '0.9.0' },
    });
  },
);

test('LST-05 an earlier version that is no longer offered is no longer recorded', () => {
  const offered = { ...LOADED, earlierOffer: '0.9.0' };
  expect(after(offered, fakeList('1.0.0', [A]))).toEqual({ list: UNCHANGED });
  expect(after(offered, fakeList('1.1.0', [A, B])).list).not.toHaveProperty('earlierOffer');
});

test('ERR-27 L12 other tokens under the same version are an error, and the old list stays', () => {
  const { list, status } = after(LOADED, fakeList('1.0.0', [B]));
  expect(list).toMatchObject({ current: ONE, error: { code: 'listErrors.noVersionBump' } });
  expect(status).toBeUndefined();
});

test.each([{ name: 'Another name' }, { logoURI: 'https://lists.example/new.png' }])(
  'LST-32 ERR-27 the same tokens with %j under the same version are an error',
  (fields) => {
    const { list } = after(LOADED, { ...ONE, ...fields });
    expect(list).toMatchObject({ current: ONE, error: { code: 'listErrors.noVersionBump' } });
  },
);

test('LST-29 what is left out of a list is counted again at each fetch', () => {
  const fetched = { ...ONE, leftOut: 2, faults: { symbolLong: 2 } };
  const first = after(LOADED, fetched).list;
  expect(first.current).toEqual(fetched);
  expect(first).not.toHaveProperty('error');
  const again = after({ ...first, loadingRequestId: '7' }, structuredClone(fetched)).list;
  expect(again.current).toBe(first.current);
  expect(after({ ...first, loadingRequestId: '7' }, ONE).list.current).toEqual(ONE);
});

test.each([
  ['1.0.1', [{ ...A, symbol: 'NEW' }]],
  ['1.1.0', [A, B]],
])(
  'LST-11 the sufficient update %s of an own list is applied, then announced',
  (version, tokens) => {
    const fetched = fakeList(version, tokens);
    const { list, status } = after(LOADED, fetched);
    expect(list).toMatchObject({ current: fetched, others: [ONE] });
    expect(list.pendingUpdate).toBeUndefined();
    expect(status).toBe('applied');
  },
);

test.each([
  ['1.0.1', [{ ...A, symbol: 'NEW' }]],
  ['1.1.0', [A, B]],
  ['2.0.0', [B]],
])(
  'LST-10 LST-13 the sufficient update %s of a default list is applied silently',
  (version, tokens) => {
    const fetched = fakeList(version, tokens);
    const { list, status } = after(LOADED, fetched, { isDefault: true });
    expect(list.current).toBe(fetched);
    expect(status).toBeUndefined();
  },
);

test.each([true, false])(
  'LST-12 L10 a minor version that removes tokens is not applied (a default list: %s)',
  (isDefault) => {
    const fetched = fakeList('1.1.0', [B]);
    const { list, status } = after(LOADED, fetched, { isDefault });
    expect(list).toMatchObject({ current: ONE, pendingUpdate: fetched });
    expect(status).toBe('heldBack');
  },
);

test('LST-05 LST-13 L11 a major version of an own list waits for the user', () => {
  const fetched = fakeList('2.0.0', [B]);
  const { list, status } = after(LOADED, fetched);
  expect(list).toMatchObject({ current: ONE, pendingUpdate: fetched });
  expect(status).toBe('waiting');
});

test('LST-25 a pinned list keeps its version, silently', () => {
  const fetched = fakeList('1.1.0', [A, B]);
  expect(after({ ...LOADED, isPinned: true }, fetched)).toEqual({
    list: { ...NEW_LIST, isPinned: true, current: ONE, pendingUpdate: fetched },
  });
});

test('LST-13 an update that the user dismissed is not announced again, a later one is', () => {
  const dismissed = { ...LOADED, dismissedUpdate: '2.0.0' };
  expect(after(dismissed, fakeList('2.0.0', [B])).status).toBeUndefined();
  expect(after(dismissed, fakeList('3.0.0', [B])).status).toBe('waiting');
});

test('LST-05 LST-08 a pending update that only renames the list again is replaced, an equal one stays', () => {
  const pendingUpdate = fakeList('2.0.0', [B]);
  const waiting = { ...LOADED, pendingUpdate };
  expect(after(waiting, fakeList('2.0.0', [B])).list.pendingUpdate).toBe(pendingUpdate);
  const renamed = { ...pendingUpdate, name: 'Other' };
  expect(after(waiting, renamed).list.pendingUpdate).toBe(renamed);
});
