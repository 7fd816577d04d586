import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { type ListState, NEW_LIST, NO_LISTS } from '@/lib/holdings/lists/listState';
import { useLists } from '@/lib/holdings/lists/store';
import { fakeList } from '@/lib/holdings/lists/testing/fakeLists.setup';
import lists from '@/messages/en/lists.json';
import { FallbackNote } from './FallbackNote';

const [AB, STABLE] = ['https://a/ab.tokenlist.json', 'https://a/stablecoin.tokenlist.json'];
const FAILED: ListState = { ...NEW_LIST, error: { code: 'listErrors.codec', values: {} } };
const LOADED: ListState = { ...NEW_LIST, current: fakeList('1.3.0', []) };

test.each([
  ['has failed', FAILED, `Could not load ${AB}. Using Made up.`],
  ['is loaded', LOADED, ''],
  ['is fetched for the first time', { ...NEW_LIST, loadingRequestId: '1' }, ''],
])(
  'LST-09 L14 the view names a fallback only for a list that has failed: it %s',
  (_what, list, text) => {
    const urls = [AB, STABLE];
    const byUrl = { [AB]: list, [STABLE]: LOADED };
    const lastInitializedDefaultListOfLists = urls;
    useLists.setState({
      ...NO_LISTS,
      byUrl,
      selectedListUrl: [AB],
      lastInitializedDefaultListOfLists,
    });
    const { container } = render(
      <NextIntlClientProvider locale="en" messages={{ lists }} timeZone="UTC">
        <FallbackNote />
      </NextIntlClientProvider>,
    );
    expect(container.textContent).toBe(text);
  },
);
