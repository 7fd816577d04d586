import { createHmac, webcrypto } from 'node:crypto';
import { ACCOUNT, FORM, QUOTE } from '@/lib/features/onramp/testing/order.setup';
import { createSigner } from './signer';

const ORIGIN = 'https://site.example';
const OTHER_SITE = 'https://other.example';
const OPTIONS = {
  base: 'https://api.example',
  accountId: 'AC_1',
  apiKey: 'key',
  secret: 'canary-secret-0123456789',
  origins: [ORIGIN, OTHER_SITE],
  limits: { least: 20, most: 5_000 },
  perMinute: 3,
};
const ORDER = { ...FORM, account: ACCOUNT };
const { amount, fiat, country } = FORM;
const QUOTE_ORDER = { account: ACCOUNT, amount, fiat, country };

beforeAll(() => {
  if (globalThis.crypto?.subtle === undefined)
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

type Sent = { readonly url: string; readonly init: RequestInit };

/** A signer in front of a provider that returns one answer. */
function signer(answer: () => Response | Promise<Response> = () => Response.json(QUOTE)) {
  const sent: Sent[] = [];
  let now = 1_700_000_000_000;
  const app = createSigner(OPTIONS, {
    send: async (url, init) => {
      sent.push({ url: String(url), init: init ?? {} });
      return answer();
    },
    nowMs: () => now,
    clientIp: ({ req }) => req.header('x-from') ?? 'one',
  });
  const post = (
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    signal: AbortSignal | null = null,
  ) =>
    app.request(path, {
      method: 'POST',
      signal,
      headers: { origin: ORIGIN, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    app,
    sent,
    post,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('BUY-17 BUY-08 the signer builds the request itself, and what it sends is what it signed', async () => {
  const { sent, post } = signer();
  const response = await post('/quote', QUOTE_ORDER);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(QUOTE);
  const [first] = sent;
  expect(first?.url).toBe('https://api.example/v3/orders/quote/partner?timestamp=1700000000000');
  expect(first?.init.headers).toMatchObject({
    'X-Api-Key': 'key',
    'X-Api-Signature': createHmac('sha256', OPTIONS.secret)
      .update(`${first?.url}${first?.init.body}`)
      .digest('hex'),
  });
});

test('BUY-17 an order leads back to the site that it came from, and only its page is passed on', async () => {
  const { sent, post } = signer(() =>
    Response.json({ url: 'https://pay.example/1', reservation: 'r', email: 'zoe@example.org' }),
  );
  const response = await post('/reserve', ORDER, { origin: OTHER_SITE });
  expect(await response.json()).toEqual({ url: 'https://pay.example/1' });
  expect(JSON.parse(String(sent[0]?.init.body))).toMatchObject({
    redirectUrl: `${OTHER_SITE}/buy/`,
    dest: 'avalanche:0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
    referrerAccountId: 'AC_1',
  });
});

test('BUY-17 the secret is in no answer', async () => {
  const { post } = signer(() => Response.json({ message: 'no' }, { status: 403 }));
  for (const path of ['/quote', '/reserve', '/'])
    expect(await (await post(path, ORDER)).text()).not.toContain(OPTIONS.secret);
});

test.each([
  ['a url of its own', { ...QUOTE_ORDER, url: 'https://evil.example' }],
  ['a body of its own', { ...QUOTE_ORDER, body: '{}' }],
  ['no account', { ...QUOTE_ORDER, account: '0x12' }],
  ['another chain', { ...QUOTE_ORDER, account: `ethereum:${QUOTE_ORDER.account}` }],
  ['an amount with too many decimals', { ...QUOTE_ORDER, amount: '100.001' }],
  ['an amount that is none', { ...QUOTE_ORDER, amount: '1e3' }],
  ['an unknown currency', { ...QUOTE_ORDER, fiat: 'XAU' }],
  ['a country that is none', { ...QUOTE_ORDER, country: 'ZZ' }],
  ['nothing', ''],
  ['no JSON', '{'],
])('BUY-17 an order with %s is not passed on', async (_what, order) => {
  const { sent, post } = signer();
  expect((await post('/quote', order)).status).toBe(400);
  expect(sent).toEqual([]);
});

test.each([
  ['USD', '19.99', { least: 20, most: 5_000 }],
  ['USD', '5000.01', { least: 20, most: 5_000 }],
  ['VND', '499999', { least: 500_000, most: 125_000_000 }],
  ['JPY', '750001', { least: 3_000, most: 750_000 }],
])(
  'BUY-17 ERR-58 in %s an order of %s is not passed on, and the limits are returned',
  async (symbol, text, limits) => {
    const { sent, post } = signer();
    for (const [path, order] of [
      ['/quote', QUOTE_ORDER],
      ['/reserve', ORDER],
    ] as const) {
      const response = await post(path, { ...order, fiat: symbol, amount: text });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ type: 'limits', ...limits });
    }
    expect(sent).toEqual([]);
  },
);

test('BUY-22 the request of a page that has left is ended', async () => {
  const left = new AbortController();
  const { sent, post } = signer(() => new Promise(() => {}));
  const response = post('/reserve', ORDER, {}, left.signal);
  while (sent.length === 0) await new Promise(setImmediate);
  expect(sent[0]?.init.signal?.aborted).toBe(false);
  left.abort();
  expect(sent[0]?.init.signal?.aborted).toBe(true);
  void response;
});

test('BUY-17 a long body is not read', async () => {
  const { sent, post } = signer();
  expect((await post('/quote', { ...QUOTE_ORDER, amount: '1'.repeat(5_000) })).status).toBe(413);
  expect(sent).toEqual([]);
});

test('BUY-17 an order with a wrong field is not passed on', async () => {
  const { sent, post } = signer();
  for (const wrong of [{ email: 'x' }, { firstName: ' ' }, { lastName: 'x'.repeat(101) }])
    expect((await post('/reserve', { ...ORDER, ...wrong })).status).toBe(400);
  expect(sent).toEqual([]);
});

test('BUY-17 only known sites may ask, and each address a limited number of times', async () => {
  const { app, sent, post, pass } = signer();
  expect((await post('/quote', QUOTE_ORDER, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await app.request('/quote', { method: 'POST', body: '{}' })).status).toBe(403);
  const statuses: number[] = [];
  for (let count = 0; count < 4; count++) statuses.push((await post('/quote', QUOTE_ORDER)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await post('/quote', QUOTE_ORDER, { 'x-from': 'two' })).status).toBe(200);
  pass(60_000);
  expect((await post('/quote', QUOTE_ORDER)).status).toBe(200);
  expect(sent).toHaveLength(5);
});

test.each([
  ['down', () => Promise.reject(new TypeError('down')), { type: 'unreachable' }],
  ['talks nonsense', () => new Response('<h1>', { status: 200 }), { type: 'unreachable' }],
  ['out of service', () => new Response('', { status: 503 }), { type: 'unreachable' }],
  ['busy', () => Response.json({ message: 'Slow' }, { status: 429 }), { type: 'unreachable' }],
  [
    'quotes another token',
    () => Response.json({ ...QUOTE, destCurrency: 'ETH' }),
    { type: 'provider' },
  ],
  [
    'refuses a region',
    () => Response.json({ message: 'Region <b>US-TX</b> is not supported' }, { status: 400 }),
    { type: 'provider', reason: 'Region US-TX is not supported' },
  ],
  [
    'refuses the key',
    () => Response.json({ message: 'Key AK-1 is blocked' }, { status: 401 }),
    { type: 'unreachable' },
  ],
] as const)(
  'BUY-17 BUY-23 P04 a provider that is %s returns no quote and no page',
  async (_what, answer, failure) => {
    const { post } = signer(answer);
    for (const [path, order] of [
      ['/quote', QUOTE_ORDER],
      ['/reserve', ORDER],
    ] as const) {
      const response = await post(path, order);
      expect(response.status).toBe(502);
      expect(await response.json()).toEqual(failure);
    }
  },
);

test('BUY-17 nothing is logged, whatever fails', async () => {
  const logged = (['log', 'info', 'warn', 'error'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation(() => {}),
  );
  const failing = createSigner(OPTIONS, {
    clientIp: () => {
      throw new Error('zoe@example.org');
    },
  });
  const response = await failing.request('/quote', {
    method: 'POST',
    headers: { origin: ORIGIN },
    body: JSON.stringify(QUOTE_ORDER),
  });
  expect([response.status, await response.text()]).toEqual([502, '']);
  const { post } = signer(() => Promise.reject(new Error('zoe@example.org')));
  await post('/reserve', ORDER);
  for (const spy of logged) {
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  }
});
