import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { addHref } from '@/lib/site/navigation/liquidityPaths';
import removal from '@/messages/en/removal.json';
import shared from '@/messages/en.json';
import { OneSidedNotice } from './OneSidedNotice';

type State = ComponentProps<typeof OneSidedNotice>['state'];

const png = pngToken(43114);
const STATE: State = { currencyA: nativeCurrency(43114), currencyB: png, poolState: 'live' };

/** The notice of a removal that returns no PNG. */
function show(isOfAll: boolean, state: Partial<State> = {}) {
  render(
    <NextIntlClientProvider locale="en" messages={{ ...shared, removal }} timeZone="UTC">
      <OneSidedNotice
        error={{ type: 'oneSided', currency: png, isOfAll }}
        state={{ ...STATE, ...state }}
      />
    </NextIntlClientProvider>,
  );
  return screen.getByRole('status');
}

test('LIQ-37 a part that returns nothing of one token names it, and a larger part helps', () => {
  expect(show(false)).toHaveTextContent('Too small to give any PNG. Remove more.');
  expect(screen.queryByRole('link')).toBeNull();
});

test('LIQ-37 if the whole position returns nothing of one token, adding to it helps, and a link leads there', () => {
  expect(show(true)).toHaveTextContent('Too small to give any PNG. Add to it, then remove all.');
  const link = screen.getByRole('link', { name: 'Add liquidity' });
  // The router may leave out the last slash.
  expect(`${link.getAttribute('href')}/`).toContain(addHref('add', 'AVAX', png.address));
});

test('LIQ-37 if the pool has nothing of one token, nothing that the account adds helps', () => {
  expect(show(true, { poolState: 'unbalanced' })).toHaveTextContent(
    'The pool has no PNG: nothing can be removed yet.',
  );
  expect(screen.queryByRole('link')).toBeNull();
});
