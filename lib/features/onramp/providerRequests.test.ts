import { quoteRequest, reserveRequest } from './providerRequests';
import { ACCOUNT } from './testing/order.setup';

const ACCESS = { base: 'https://api.example', accountId: 'AC_1', timestampMs: 1_700_000_000_000 };

test('BUY-07 BUY-10 a quote is requested by POST, for the account in small letters', () => {
  const request = quoteRequest(
    { account: ACCOUNT, amount: '100.', fiat: 'USD', country: 'CH' },
    ACCESS,
  );
  expect(request.url).toBe('https://api.example/v3/orders/quote/partner?timestamp=1700000000000');
  expect(JSON.parse(request.body)).toEqual({
    amount: '100',
    sourceCurrency: 'USD',
    destCurrency: 'AVAX',
    dest: `avalanche:${ACCOUNT.toLowerCase()}`,
    accountId: 'AC_1',
    country: 'CH',
  });
});

test('BUY-09 an order is reserved with the fields of the form, and leads back without them', () => {
  const request = reserveRequest(
    {
      account: ACCOUNT,
      amount: '100',
      fiat: 'EUR',
      country: 'DE',
      firstName: ' Zoë ',
      lastName: 'Müller',
      email: 'zoe@example.org ',
    },
    ACCESS,
    'https://site.example/buy/',
  );
  expect(request.url).toBe('https://api.example/v3/orders/reserve?timestamp=1700000000000');
  expect(JSON.parse(request.body)).toEqual({
    firstName: 'Zoë',
    lastName: 'Müller',
    email: 'zoe@example.org',
    amount: '100',
    sourceCurrency: 'EUR',
    dest: `avalanche:${ACCOUNT.toLowerCase()}`,
    referrerAccountId: 'AC_1',
    destCurrency: 'AVAX',
    redirectUrl: 'https://site.example/buy/',
    hideTrackBtn: true,
    country: 'DE',
  });
});
