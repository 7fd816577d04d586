import { isSameOffer, quoteCosts, quoteFrom } from './cardQuote';

const ORDER = { amount: '100', fiat: 'USD' };
const QUOTE = {
  sourceCurrency: 'USD',
  destCurrency: 'AVAX',
  sourceAmount: 110,
  sourceAmountWithoutFees: 100,
  destAmount: 5,
  exchangeRate: 0.05,
  fees: { USD: 7.5, AVAX: 0.01 },
};

test('BUY-04 a quote has its amounts, its rate and its fees by currency', () => {
  expect(quoteFrom({ ...QUOTE, more: true }, ORDER)).toEqual(QUOTE);
  expect(quoteCosts(QUOTE)).toEqual({
    transactionFee: 7.5,
    networkFee: 2.5,
    price: 20,
    priceAllIn: 22,
  });
});

test.each([
  ['without an amount', { ...QUOTE, destAmount: undefined }],
  ['with an amount of zero', { ...QUOTE, destAmount: 0 }],
  ['with a text for an amount', { ...QUOTE, sourceAmount: '110' }],
  ['that is endless', { ...QUOTE, exchangeRate: Number.POSITIVE_INFINITY }],
  ['that is not a number', { ...QUOTE, exchangeRate: Number.NaN }],
  ['below zero', { ...QUOTE, fees: { USD: -1 } }],
  ['of another token', { ...QUOTE, destCurrency: 'ETH' }],
  ['of another currency', { ...QUOTE, sourceCurrency: 'EUR' }],
  ['whose parts are more than the whole', { ...QUOTE, sourceAmountWithoutFees: 111 }],
  ['with a total far above the amount', { ...QUOTE, sourceAmount: 1_000 }],
  ['with a total far below the amount', { ...QUOTE, sourceAmount: 10, sourceAmountWithoutFees: 9 }],
  ['that is nothing', null],
])('BUY-06 P01 an answer %s is not a quote', (_what, answer) => {
  expect(quoteFrom(answer, ORDER)).toBeUndefined();
});

test('BUY-22 a later quote is the same offer within half a percent of the AVAX, at the same total', () => {
  const later = (changed: Partial<typeof QUOTE>) => isSameOffer(QUOTE, { ...QUOTE, ...changed });
  expect(later({ destAmount: 5.02 })).toBe(true);
  expect(later({ destAmount: 4.98 })).toBe(true);
  expect(later({ destAmount: 4.97 })).toBe(false);
  expect(later({ destAmount: 5.03 })).toBe(false);
  expect(later({ sourceAmount: 110.01 })).toBe(false);
});
