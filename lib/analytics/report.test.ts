import { fatalException, pageView } from './report';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';

test('PNL-08 PNL-10 a page view names the pattern of its path and the parameters, no values', () => {
  const query = new URLSearchParams(
    `outputCurrency=${PNG}&recipient=${PNG}&exactAmount=12.5&ann@example.com=1`,
  );
  expect(pageView('/swap/', query)).toEqual({
    type: 'pageView',
    path: '/swap',
    query: ['exactAmount', 'outputCurrency', 'recipient'],
  });
  expect(pageView(`/add/AVAX/${PNG}/`, new URLSearchParams())).toEqual({
    type: 'pageView',
    path: '/add/[currencyIdA]/[currencyIdB]',
    query: [],
  });
  expect(pageView(`/nowhere/${PNG}`, query)).toMatchObject({ path: 'unknown' });
});

test('PNL-08 PNL-10 a fatal exception has the pattern of its path and a text without values', () => {
  const error = new TypeError(`No token ${PNG}`);
  error.stack = `TypeError: No token ${PNG}\n    at f (https://site.example/chunks/1.js:2:3)`;
  expect(fatalException(error, `/remove/AVAX/${PNG}`)).toEqual({
    type: 'exception',
    isFatal: true,
    path: '/remove/[tokensOrCurrencyIdA]/[currencyIdB]',
    description: 'TypeError: No token [hex]\n    at f (1.js:2:3)',
  });
  expect(fatalException(PNG, '/swap')).toMatchObject({ description: 'string' });
  error.stack = 'x '.repeat(1_900);
  expect(fatalException(error, '/swap')).toMatchObject({ description: 'x '.repeat(500) });
});
