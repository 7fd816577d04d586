import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderInGerman } from '@/components/testing/german.setup';
import { amountOf } from '@/lib/base/amounts/amount';
import { PNG } from '@/lib/transactions/simulation/testing/previewed.setup';
import shared from '@/messages/en.json';
import { CurrencyAmount } from './CurrencyAmount';

test.each(['APPLE', '1INCH', 'שקל'])(
  'PNL-21 TOK-23 a figure and the symbol %s are an element each that nothing translates',
  (symbol) => {
    const amount = amountOf({ ...PNG, symbol }, 1_500_000_000_000_000_000n);
    const { container } = render(
      <NextIntlClientProvider locale="en" messages={shared} timeZone="UTC">
        <CurrencyAmount amount={amount} />
      </NextIntlClientProvider>,
    );
    const parts = [...container.querySelectorAll('[data-exact] bdi[translate="no"]')];
    expect(parts.map(({ textContent }) => textContent)).toEqual(['1.5', symbol]);
    const figure = screen.getByRole('button');
    expect(figure.textContent).toBe(`1.5 ${symbol}`);
    // A string has no elements, so its isolates stay if they are needed.
    const name = figure.getAttribute('aria-label');
    expect(/[\u2068\u2069]/.test(name ?? '')).toBe(symbol === 'שקל');
  },
);

test.each(['down', 'up', 'held'] as const)(
  'LNG-14 an amount that is rounded %s is written as the language of the page does it',
  (rounding) => {
    const amount = amountOf(PNG, 12_345_600n * 10n ** 14n);
    renderInGerman(<CurrencyAmount amount={amount} rounding={rounding} />);
    expect(screen.getByRole('button')).toHaveTextContent('1.234,56 PNG');
  },
);
