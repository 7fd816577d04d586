import type { Address } from 'viem';
import type { CardQuote } from '@/lib/features/onramp/cardQuote';
import type { OrderForm } from '@/lib/features/onramp/orderForm';

/** For tests: an account, a filled form and a quote for it. */
export const ACCOUNT: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const OTHER_ACCOUNT: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

export const FORM: OrderForm = {
  firstName: 'Zoë',
  lastName: 'Müller',
  email: 'zoe@example.org',
  amount: '100',
  fiat: 'USD',
  country: 'CH',
};

export const QUOTE: CardQuote = {
  sourceCurrency: 'USD',
  destCurrency: 'AVAX',
  sourceAmount: 100,
  sourceAmountWithoutFees: 94.5,
  destAmount: 4.725,
  exchangeRate: 0.05,
  fees: { USD: 5 },
};
