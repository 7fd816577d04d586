import { AppError } from '@/lib/base/errors/appError';
import { fatalException, pageView } from './analyticsEvent';

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
  const event = { type: 'exception', isFatal: true, path: '/remove/[tokensOrCurrencyIdA]' };
  expect(fatalException(error, at('/remove/ann'))).toEqual({
    ...{ ...event, errorClass: 'TypeError', stack: ['f (1.js:2:3)'] },
  });
  for (const thrown of [text, { message: text, stack: error.stack }])
    expect(fatalException(thrown, at('/remove/ann'))).toEqual({
      ...{ ...event, errorClass: typeof thrown, stack: [] },
    });
});

test("PNL-08 an error of this app's own is reported by its code", () => {
  const event = fatalException(new OddError(), at('/swap'));
  expect(event).toMatchObject({ errorClass: 'OddError', code: 'errors.walletChanged' });
  expect(JSON.stringify(event)).not.toMatch(/ann|No token/);
});

const CHUNKS = `${SITE}/_next/static/chunks`;

function framesOf(stack: string | undefined, message = 'No token'): readonly string[] {
  const error = new Error(message);
  Object.defineProperty(error, 'stack', { value: stack });
  const event = fatalException(error, at('/swap'));
  return event.type === 'exception' ? event.stack : [];
}

test('PNL-10 T23 only the calls in scripts of this site are reported from a stack', () => {
  const stack = [
    'Error: No token',
    `    at f (${CHUNKS}/12-ab.js:3:4567)`,
    `    at async new e.load [as ann] (${CHUNKS}/12-ab.js?v=ann:3:1)`,
    `    at ${CHUNKS}/0-x~.js:1:2`,
    `    at Object.<anonymous> (${CHUNKS}/deep/9.js:1:3)`,
    `    at Object.12.5 (${CHUNKS}/9.js:1:4)`,
    `    at vitälik.eth (${CHUNKS}/9.js:1:5)`,
    '    at inpage (chrome-extension://abcdef/inpage.js:1:1)',
    '    at https://wallet.example/_next/static/chunks/1.js:1:1',
    `    at ${SITE}/swap/?exactAmount=12.5&recipient=bob.id:1:1`,
    '    at Array.map (<anonymous>)',
  ];
  expect(framesOf(stack.join('\n'))).toEqual([
    'f (12-ab.js:3:4567)',
    'load (12-ab.js:3:1)',
    'anonymous (0-x~.js:1:2)',
    'anonymous (9.js:1:3)',
    'anonymous (9.js:1:4)',
    'anonymous (9.js:1:5)',
  ]);
});

test('PNL-10 T23 the stacks of other browsers are read too', () => {
  const stack = `f@${CHUNKS}/1.js:2:3\n@${CHUNKS}/1.js:4:5\nann@https://wallet.example/a.js:1:1`;
  expect(framesOf(stack)).toEqual(['f (1.js:2:3)', 'anonymous (1.js:4:5)']);
});

test('PNL-10 T23 a message that reads as a call is not reported', () => {
  const message = `No\n    at ann (${CHUNKS}/1.js:1:1)\n    at bob (${CHUNKS}/1.js:1:2)`;
  expect(framesOf(`Error: ${message}\n    at f (${CHUNKS}/2.js:3:4)`, message)).toEqual([
    'f (2.js:3:4)',
  ]);
});

test('PNL-10 a deep stack is reported up to its twentieth call, and a missing one not at all', () => {
  const frame = `    at f (${CHUNKS}/1.js:2:3)\n`;
  expect(framesOf(frame.repeat(50_000))).toHaveLength(20);
  expect(framesOf(undefined)).toEqual([]);
});
