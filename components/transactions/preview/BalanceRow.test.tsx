import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { FieldBalance } from '@/components/parts/tokens/FieldBalance';
import { amountOf } from '@/lib/base/amounts/amount';
import { PNG } from '@/lib/transactions/simulation/testing/previewed.setup';
import preview from '@/messages/en/preview.json';
import shared from '@/messages/en.json';
import { BalanceRow } from './BalanceRow';

test.each([
  [20_000n * 10n ** 18n - 1n, '19,999.9'],
  [4_999_999_999_999_999_998n, '4.99999'],
  [1_234_567_999_999_999_999_999_999n, '1,234,567'],
  [1n, '<0.000001'],
])('AMT-18 a balance of %d has one text in a field, a card and a preview: %s', (raw, text) => {
  const balance = amountOf(PNG, raw);
  const change = { owner: PNG.address, currency: PNG, before: raw, after: raw };
  render(
    <NextIntlClientProvider locale="en" messages={{ ...shared, preview }} timeZone="UTC">
      <p>
        <FieldBalance balance={balance} />
      </p>
      <p>
        <CurrencyAmount amount={balance} rounding="held" />
      </p>
      <BalanceRow change={change} isOwn />
    </NextIntlClientProvider>,
  );
  // The row has it before and after.
  const shown = screen.getAllByText((_text, element) => element?.textContent === text);
  const inWords = screen.getAllByText(
    (_text, element) => element?.tagName === 'P' && element.textContent?.includes(text) === true,
  );
  expect(shown.length).toBeGreaterThanOrEqual(2);
  expect(inWords).toHaveLength(2);
});
