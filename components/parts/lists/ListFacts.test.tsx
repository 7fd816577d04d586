import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { fakeList } from '@/lib/holdings/lists/testing/fakeLists.setup';
import lists from '@/messages/en/lists.json';
import { ListFacts } from './ListFacts';

test.each([
  ['2026-01-01T00:00:00.000Z', 'Published'],
  ['broken', null],
])('LST-20 REL-02 a list published at %s is shown', (timestamp, published) => {
  render(
    <NextIntlClientProvider locale="en" messages={{ lists }} timeZone="UTC">
      <ListFacts list={{ ...fakeList('1.2.3', []), timestamp }} count={0} chainId={43114} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText('1.2.3')).toBeVisible();
  expect(screen.queryByText('Published')?.textContent ?? null).toBe(published);
});

test('LST-17 LST-29 a list says how many of its tokens are on other networks or faulty', () => {
  const faults = { decimals: 2 };
  render(
    <NextIntlClientProvider locale="en" messages={{ lists }} timeZone="UTC">
      <ListFacts
        list={{ ...fakeList('1.2.3', []), leftOut: 7, faults }}
        count={0}
        chainId={43114}
      />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText('5 tokens on other networks')).toBeVisible();
  expect(screen.getByText('2 left out: decimals not from 0 to 36')).toBeVisible();
});
