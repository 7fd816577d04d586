import { act, fireEvent, render, screen } from '@testing-library/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { announceListNewsAtom, listPopupsAtom } from '@/lib/holdings/lists/atoms';
import { NEW_LIST, NO_LISTS } from '@/lib/holdings/lists/listState';
import { useLists } from '@/lib/holdings/lists/store';
import { fakeList, fakeToken } from '@/lib/holdings/lists/testing/fakeLists.setup';
import listErrors from '@/messages/en/listErrors.json';
import lists from '@/messages/en/lists.json';
import messages from '@/messages/en.json';
import { ListRow } from './ListRow';
import { ListsPopup } from './ListsPopup';

const OWN = 'https://own/list.json';
const [ONE, TWO] = [fakeList('1.0.0', []), fakeList('2.0.0', [fakeToken(1)])];
const WAITING = { ...NEW_LIST, current: ONE, pendingUpdate: TWO };
const TOOLS = {
  defaults: { urls: [], selected: '', fallback: '' },
  fetchList: async () => TWO,
  refresh: async () => {},
  practice: false,
  chainId: 43114,
  actions: {
    add: jest.fn(),
    remove: jest.fn(),
    select: jest.fn(),
    deselect: jest.fn(),
    goBack: jest.fn(),
    pin: jest.fn(),
  },
} as const;

function show(part: ReactNode) {
  useLists.setState({ ...NO_LISTS, byUrl: { [OWN]: WAITING } }, true);
  render(
    <NextIntlClientProvider
      locale="en"
      messages={{ ...messages, lists, listErrors }}
      timeZone="UTC"
    >
      {part}
    </NextIntlClientProvider>,
  );
}

const list = () => useLists.getState().byUrl[OWN];

test('LST-13 "Later" of a popup puts the update off', () => {
  const content = [{ url: OWN, status: 'waiting', before: ONE, after: TWO }] as const;
  show(<ListsPopup popup={{ key: 'lists', content, removeAfterMs: null }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(list()?.dismissedUpdate).toBe('2.0.0');
});

test('LST-13 "Later" in the updates of a row puts the update off as well', () => {
  show(<ListRow url={OWN} list={WAITING} tools={TOOLS} isSelected isLast={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Update Made up' }));
  fireEvent.click(screen.getByRole('button', { name: 'Update Made up later' }));
  expect(list()).toEqual({ ...WAITING, dismissedUpdate: '2.0.0' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

const NEXT = fakeList('3.0.0', [fakeToken(2), fakeToken(3)]);
const REPLACED = 'This update has changed since';

function replaceUpdate() {
  act(() => useLists.setState({ byUrl: { [OWN]: { ...WAITING, pendingUpdate: NEXT } } }));
}

test('LST-08 what is accepted is what was shown: an update that took its place is shown first', () => {
  const content = [{ url: OWN, status: 'waiting', before: ONE, after: TWO }] as const;
  show(<ListsPopup popup={{ key: 'lists', content, removeAfterMs: null }} />);
  fireEvent.click(screen.getByRole('button', { name: 'View changes' }));
  replaceUpdate();
  expect(screen.getByText(/an update to 2\.0\.0/)).toBeVisible();
  const accept = () => screen.getByRole('button', { name: 'Accept update of Made up' });
  fireEvent.click(accept(), { detail: 1 });
  expect(list()?.current).toEqual(ONE);
  expect(screen.getByRole('alert')).toHaveTextContent(REPLACED);
  expect(screen.getByText(/an update to 3\.0\.0/)).toBeVisible();
  fireEvent.click(accept(), { detail: 2 });
  expect(list()?.current).toEqual(ONE);
  fireEvent.click(accept(), { detail: 1 });
  expect(list()?.current).toEqual(NEXT);
});

test('LST-13 LST-24 "Later" puts off only what was shown: an update that took its place is shown', () => {
  show(<ToldPopup />);
  fireEvent.click(screen.getByRole('button', { name: 'View changes' }));
  replaceUpdate();
  const later = () => screen.getByRole('button', { name: 'Update Made up later' });
  fireEvent.click(later(), { detail: 1 });
  expect(list()?.dismissedUpdate).toBeUndefined();
  expect(screen.getByRole('alert')).toHaveTextContent(REPLACED);
  expect(screen.getByText(/an update to 3\.0\.0/)).toBeVisible();
  fireEvent.click(later(), { detail: 2 });
  expect(list()?.dismissedUpdate).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText(/an update to 3\.0\.0/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(list()).toMatchObject({ current: ONE, pendingUpdate: NEXT, dismissedUpdate: '3.0.0' });
  expect(screen.queryByText(/an update to/)).toBeNull();
});

test('LST-11 LST-24 dismissing the popup of an applied update puts no waiting one off', () => {
  const content = [{ url: OWN, status: 'applied', before: ONE, after: TWO }] as const;
  show(<ListsPopup popup={{ key: 'lists', content, removeAfterMs: null }} />);
  replaceUpdate();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(list()?.dismissedUpdate).toBeUndefined();
});

test.each([
  ['Accept update of Made up', { current: NEXT }],
  ['Update Made up later', { current: ONE, dismissedUpdate: '3.0.0' }],
])('LST-08 LST-13 the updates of a row behave likewise: %s', (name, answered) => {
  show(<ConnectedRow />);
  fireEvent.click(screen.getByRole('button', { name: 'Update Made up' }));
  replaceUpdate();
  fireEvent.click(screen.getByRole('button', { name }));
  expect(list()).toEqual({ ...WAITING, pendingUpdate: NEXT });
  expect(screen.getByRole('alert')).toHaveTextContent(REPLACED);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(list()).toMatchObject(answered);
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** The popup about the update, until it ends. */
function ToldPopup() {
  const [popup] = useAtomValue(listPopupsAtom);
  const tell = useSetAtom(announceListNewsAtom);
  useEffect(() => tell([{ url: OWN, status: 'waiting', before: ONE, after: TWO }]), [tell]);
  return popup && <ListsPopup popup={popup} />;
}

function ConnectedRow() {
  const state = useLists(({ byUrl }) => byUrl[OWN]);
  return state && <ListRow url={OWN} list={state} tools={TOOLS} isSelected isLast={false} />;
}
