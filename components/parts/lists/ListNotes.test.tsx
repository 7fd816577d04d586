import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { OLD_BRIDGE_TOKENS } from '@/lib/base/tokens/oldBridge';
import { type ListState, NEW_LIST } from '@/lib/holdings/lists/listState';
import { fakeList } from '@/lib/holdings/lists/testing/fakeLists.setup';
import listErrors from '@/messages/en/listErrors.json';
import lists from '@/messages/en/lists.json';
import messages from '@/messages/en.json';
import { ListNotes } from './ListNotes';

const AB = 'https://a/ab.tokenlist.json';
const FAILED: ListState = {
  ...NEW_LIST,
  error: {
    code: 'listErrors.download',
    values: { url: AB },
    advice: { problem: 'webPage', status: '' },
  },
};
const LOADED: ListState = { ...NEW_LIST, current: fakeList('1.3.0', []) };

function within(part: ReactNode) {
  return (
    <NextIntlClientProvider
      locale="en"
      messages={{ ...messages, lists, listErrors }}
      timeZone="UTC"
    >
      {part}
    </NextIntlClientProvider>
  );
}

function show(part: ReactNode) {
  return render(within(part));
}

test('LST-05 a row says that an earlier version is offered and not used', () => {
  show(<ListNotes list={{ ...LOADED, earlierOffer: '1.2.0' }} isUsed />);
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Its address now has an earlier version \(1\.2\.0\)\. You keep 1\.3\.0\.$/,
  );
});

test('LST-06 ERR-19 an error in a row keeps its text, and its cause comes with advice', () => {
  show(<ListNotes list={{ ...FAILED, ...LOADED }} isUsed />);
  expect(screen.getByText(`Failed to download list ${AB}`)).toBeVisible();
  expect(screen.getByText(/^A web page/)).toBeVisible();
  expect(screen.getByText('The last good version stays.')).toBeVisible();
});

test('LST-29 a row says how many tokens are left out, and why', () => {
  const faults = { symbolLong: 2, address: 1 };
  const list = { ...NEW_LIST, current: { ...fakeList('1.0.0', []), leftOut: 9, faults } };
  show(<ListNotes list={list} isUsed={false} />);
  expect(screen.getByText('3 left out: no valid address, symbol too long')).toBeVisible();
});

test('a row of a list that was fetched has no notes', () => {
  expect(show(<ListNotes list={LOADED} isUsed />).container).toBeEmptyDOMElement();
});

test('PNL-05 a list in use with tokens of the old bridge says so, and links to the bridge', () => {
  const tokens = OLD_BRIDGE_TOKENS.slice(1, 2).map(({ token }) => token);
  const list: ListState = { ...NEW_LIST, current: fakeList('1.0.0', tokens) };
  const { container, rerender } = show(<ListNotes list={list} isUsed={false} />);
  expect(container).toBeEmptyDOMElement();
  rerender(within(<ListNotes list={list} isUsed />));
  expect(screen.getByText(/^Has deprecated old bridge/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open bridge' })).toHaveAttribute(
    'href',
    'https://bridge.avax.network/',
  );
});
