import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { Fraction } from '@/lib/base/amounts/fraction';
import type { Locale } from '@/lib/base/i18n/locales';
import { swapFigures } from '@/lib/features/swap/swapFigures';
import { avax, png, proposed } from '@/lib/features/swap/testing/exampleSwap.setup';
import swap from '@/messages/en/swap.json';
import shared from '@/messages/en.json';
import { SwapCosts, SwapImpact, SwapLimit, SwapPrice } from './SwapFacts';

const client = new QueryClient();

/** The facts of a review with a price impact, with the figures as a language writes them. */
function Reviewed({ locale, impact }: { locale: Locale; impact: Fraction }) {
  const facts = {
    figures: { ...swapFigures(proposed('exactIn', avax, png)), impact },
    isReviewed: true,
  };
  return (
    <QueryClientProvider client={client}>
      <NextIntlClientProvider locale={locale} messages={{ ...shared, swap }} timeZone="UTC">
        <SwapPrice {...facts} />
        <SwapLimit {...facts} slippageBps={50} />
        <SwapImpact {...facts} />
        <SwapCosts {...facts} />
      </NextIntlClientProvider>
    </QueryClientProvider>
  );
}

const basisPoints = (count: bigint) => ({ numerator: count, denominator: 10_000n });

test('SWP-19 LNG-20 a change of language marks no figure of a review, and a change of the figure does', () => {
  const { container, rerender } = render(<Reviewed locale="en" impact={basisPoints(123n)} />);
  const values = () => [...container.querySelectorAll('dd')];
  const classes = () => values().map(({ className }) => className);
  const unmarked = classes();
  rerender(<Reviewed locale="de" impact={basisPoints(123n)} />);
  expect(values().map(({ textContent }) => textContent)).toContain('1,23\u00a0%');
  expect(classes()).toEqual(unmarked);
  rerender(<Reviewed locale="de" impact={basisPoints(124n)} />);
  expect(classes().filter((name, at) => name !== unmarked[at])).toHaveLength(1);
});
