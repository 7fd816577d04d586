import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { wholeText } from '@/components/ui/jsx/testing/wholeText.setup';
import type { ListNews } from '@/lib/holdings/lists/listNews';
import { NEW_LIST, NO_LISTS } from '@/lib/holdings/lists/listState';
import { useLists } from '@/lib/holdings/lists/store';
import { fakeList, fakeToken } from '@/lib/holdings/lists/testing/fakeLists.setup';
import lists from '@/messages/en/lists.json';
import messages from '@/messages/en.json';
import { ListsPopup } from './ListsPopup';
import { UpdatesDialog } from './UpdatesDialog';

const OWN = 'https://own.example/lists/a.json';
const BEFORE = fakeList('1.0.0', [fakeToken(1)]);
const AFTER = { ...fakeList('2.0.0', [fakeToken(2)]), name: 'Pangolin AB' };
const NEWS: ListNews = { url: OWN, status: 'waiting', before: BEFORE, after: AFTER };
const WAITING = { ...NEW_LIST, current: BEFORE, pendingUpdate: AFTER };
const RENAMED =
  'Made up has an update to 2.0.0: new name “Pangolin AB”, 1 token added, and 1 token removed.';

function show(part: ReactNode, defaults: readonly string[] = []) {
  const lastInitializedDefaultListOfLists = defaults;
  useLists.setState({ ...NO_LISTS, byUrl: { [OWN]: WAITING }, lastInitializedDefaultListOfLists });
  render(
    <NextIntlClientProvider locale="en" messages={{ ...messages, lists }} timeZone="UTC">
      {part}
    </NextIntlClientProvider>,
  );
}

const dialog = (
  <UpdatesDialog
    updates={[NEWS]}
    onAccept={() => true}
    onDismiss={() => true}
    onClose={jest.fn()}
  />
);

test('LST-24 LST-08 a list that renames itself is shown for consent by its known name and its address', () => {
  show(dialog);
  expect(screen.getByText(wholeText(RENAMED))).toBeVisible();
  expect(screen.getByText('own.example/lists/a.json')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept update of Made up' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Update Made up later' })).toBeVisible();
});

test('LST-24 the popup names the list and its address as well', () => {
  show(<ListsPopup popup={{ key: 'lists', content: [NEWS], removeAfterMs: null }} />);
  expect(screen.getByText(wholeText(RENAMED)).parentElement).toHaveTextContent(
    'own.example/lists/a.json',
  );
});

test('LST-11 an applied update that changes only the name says so', () => {
  const after = { ...fakeList('1.0.1', [fakeToken(1)]), name: 'Pangolin AB' };
  const content = [{ url: OWN, status: 'applied', before: BEFORE, after }] as const;
  show(<ListsPopup popup={{ key: 'lists', content, removeAfterMs: null }} />);
  const notice = 'Made up was updated to 1.0.1: new name “Pangolin AB”.';
  expect(screen.getByText(wholeText(notice))).toBeVisible();
});

test('LST-24 a list of this site is named as such', () => {
  show(dialog, [OWN]);
  expect(screen.getByText('Comes with this site')).toBeVisible();
});
