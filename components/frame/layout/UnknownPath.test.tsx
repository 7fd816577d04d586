import { fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { NextIntlClientProvider } from 'next-intl';
import { unknownPathAtom } from '@/lib/site/navigation/atoms';
import notices from '@/messages/en/notices.json';
import messages from '@/messages/en.json';
import { UnknownPath } from './UnknownPath';

let path = '/swap/';
// The address is the router's, which is not here.
jest.mock('next/navigation', () => ({ usePathname: () => path }));

function place(store: ReturnType<typeof createStore>) {
  return (
    <Provider store={store}>
      <NextIntlClientProvider locale="en" messages={{ ...messages, notices }} timeZone="UTC">
        <UnknownPath />
      </NextIntlClientProvider>
    </Provider>
  );
}

test('NAV-34 an address without a page keeps its place above the swap until that is left', async () => {
  const store = createStore();
  store.set(unknownPathAtom, '/nowhere');
  const { container, rerender } = render(place(store));
  const notice = await screen.findByText(/^No page at \/nowhere/);
  expect(screen.getByRole('link', { name: 'Pool' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(notice).not.toBeInTheDocument();
  expect(container).not.toBeEmptyDOMElement();
  path = '/pool/';
  rerender(place(store));
  expect(container).toBeEmptyDOMElement();
});
