import { fireEvent, screen } from '@testing-library/react';
import { renderInGerman } from '@/components/testing/german.setup';
import { amountOf } from '@/lib/base/amounts/amount';
import { priceOf } from '@/lib/base/amounts/price';
import { AVAX, PNG } from '@/lib/transactions/simulation/testing/previewed.setup';
import { PriceLine } from './PriceLine';

test('LNG-14 a price is written as the language of the page does it, from either side', () => {
  const price = priceOf(amountOf(AVAX, 2n), amountOf(PNG, 2_469n));
  renderInGerman(<PriceLine price={price} />);
  const line = screen.getByRole('button');
  expect(line).toHaveTextContent('1 AVAX = 1.234,5 PNG');
  fireEvent.click(line);
  expect(line).toHaveTextContent('1 PNG = 0,000810045 AVAX');
});
