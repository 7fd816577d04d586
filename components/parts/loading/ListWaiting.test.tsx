import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '@/messages/en.json';
import { ListWaiting } from './ListWaiting';

const LONGER = 'Slower than usual. Still trying.';

afterEach(() => jest.useRealTimers());

test('FRM-08 STK-03 a list that is read has a spinner and rows, and says after 3 s that it takes longer', () => {
  jest.useFakeTimers();
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ListWaiting label="Loading farms" />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('img', { name: 'Loading farms' })).toBeVisible();
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
  act(() => jest.advanceTimersByTime(2_999));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent(LONGER);
});
