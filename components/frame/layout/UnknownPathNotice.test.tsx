import { fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { NextIntlClientProvider } from 'next-intl';
import { unknownPathAtom } from '@/lib/site/navigation/atoms';
import notices from '@/messages/en/notices.json';
import messages from '@/messages/en.json';
import { UnknownPathNotice } from './UnknownPathNotice';

// The address is the router's, which is not here.
jest.mock('next/navigation', () => ({ usePathname: () => '/swap/' }));

function show() {
  const store = createStore();
  store.set(unknownPathAtom, '/nowhere');
  render(
    <Provider store={store}>
      <NextIntlClientProvider locale="en" messages={{ ...messages, notices }} timeZone="UTC">
        <label>
          You pay
          <input />
        </label>
        <button type="button">Max</button>
        <UnknownPathNotice />
      </NextIntlClientProvider>
    </Provider>,
  );
  return screen.getByText(/^No page at \/nowhere/);
}

test('NAV-34 the notice of an address without a page leaves when something is typed', () => {
  const text = show();
  fireEvent.input(screen.getByLabelText('You pay'), { target: { value: '1' } });
  expect(text).not.toBeInTheDocument();
});

test('NAV-34 the notice of an address without a page leaves at a click on the page, not at one on it', () => {
  const text = show();
  fireEvent.click(text);
  expect(text).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Max' }));
  expect(text).not.toBeInTheDocument();
});

test('NAV-34 the notice of an address without a page can be closed', () => {
  const text = show();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(text).not.toBeInTheDocument();
});
