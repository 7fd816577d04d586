import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { fakeList, fakeToken } from '@/lib/lists/fakeLists.setup';
import { NEW_LIST, NO_LISTS } from '@/lib/lists/listState';
import { useLists } from '@/lib/lists/store';
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
  const content = [{ url: OWN, fate: 'waiting', before: ONE, after: TWO }] as const;
  show(<ListsPopup popup={{ key: 'lists', content, removeAfterMs: null }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(list()?.dismissedUpdate).toBe('2.0.0');
});

test('LST-13 "Later" in the updates of a row puts the update off as well', () => {
  show(<ListRow url={OWN} list={WAITING} tools={TOOLS} isSelected isLast={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Update Made up' }));
  fireEvent.click(screen.getByRole('button', { name: 'Later, Made up' }));
  expect(list()).toEqual({ ...WAITING, dismissedUpdate: '2.0.0' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
