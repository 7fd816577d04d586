import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { TokenLine } from '@/components/parts/lists/TokenLine';
import { PriceLine } from '@/components/parts/tokens/PriceLine';
import { FullAddress } from '@/components/transactions/facts/FullAddress';
import { translatePage } from '@/components/ui/jsx/testing/translatedPage.setup';
import { formatAddress } from '@/lib/base/addresses/formatAddress';
import { AVAX, PNG } from '@/lib/transactions/simulation/testing/previewed.setup';
import swap from '@/messages/en/swap.json';
import trade from '@/messages/en/trade.json';
import shared from '@/messages/en.json';
import { RouteLine } from './RouteLine';

const LINK = { ...PNG, symbol: 'LINK', name: 'Chain link' };
const price = { base: AVAX, quote: LINK, numerator: 3n, denominator: 2n };

/** The texts of a part that a translator has changed. */
function translatedIn(part: ReactNode) {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ ...shared, swap, trade }} timeZone="UTC">
        {part}
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  translatePage()();
  return [...container.querySelectorAll('font > font')].map(({ textContent }) => textContent);
}

test.each<[string, ReactNode, string]>([
  ['a price', <PriceLine key="a" price={price} />, '1.5'],
  ['the symbols of a route', <RouteLine key="b" route={[AVAX, LINK]} />, 'LINK'],
  [
    'a symbol, a name and an address',
    <TokenLine key="c" token={LINK} />,
    formatAddress(LINK.address),
  ],
  ['an address', <FullAddress key="d" address={PNG.address} />, PNG.address],
])('PNL-21 %s on its own is not translated', (_what, part, text) => {
  expect(translatedIn(part).filter((one) => one?.trim() !== '')).toEqual([]);
  expect(document.body.textContent).toContain(text);
});
