import { AppError } from '@/lib/base/errors/appError';
import { fatalException, pageView } from './report';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const SITE = 'https://site.example';
const at = (pathname: string) => ({ pathname, origin: SITE });

class OddError extends AppError {
  constructor() {
    super(`No token ${PNG}`, { code: 'errors.walletChanged', values: { symbol: 'ann' } });
  }
}

/** What was once reported about an error, or could be. */
const PRIVATE = [
  `No token ${PNG}`,
  'Cannot convert 12.5 to a BigInt',
  'No address for ann.cb.id',
  'vitälik.eth',
  'a'.repeat(64),
  'P-avax1gz6n3yyqkx',
  '{"amount":12.5}',
  "No account 'ann smith'",
  '1e21',
  '/swap/?exactAmount=12.5&recipient=bob.id',
];

test('PNL-08 PNL-10 a page view names the pattern of its path and nothing else', () => {
  expect(pageView('/swap/')).toEqual({ type: 'pageView', path: '/swap' });
  const add = { type: 'pageView', path: '/add/[currencyIdA]/[currencyIdB]' };
  expect(pageView(`/add/AVAX/${PNG}/`)).toEqual(add);
  expect(pageView(`/nowhere/${PNG}`)).toEqual({ type: 'pageView', path: 'unknown' });
});

test.each(PRIVATE)('PNL-08 PNL-10 T23 a fatal exception has no text of its error: %s', (text) => {
  const error = new TypeError(text);
  error.name = text;
  error.stack = `${text}: ${text}\n    at f (${SITE}/_next/static/chunks/1.js:2:3)\n${text}`;
  const report = { type: 'exception', isFatal: true, path: '/remove/[tokensOrCurrencyIdA]' };
  expect(fatalException(error, at('/remove/ann'))).toEqual({
    ...{ ...report, errorClass: 'TypeError', stack: ['f (1.js:2:3)'] },
  });
  for (const thrown of [text, { message: text, stack: error.stack }])
    expect(fatalException(thrown, at('/remove/ann'))).toEqual({
      ...{ ...report, errorClass: typeof thrown, stack: [] },
    });
});

test("PNL-08 an error of this app's own is reported by its code", () => {
  const report = fatalException(new OddError(), at('/swap'));
  expect(report).toMatchObject({ errorClass: 'OddError', code: 'errors.walletChanged' });
  expect(JSON.stringify(report)).not.toMatch(/ann|No token/);
});
