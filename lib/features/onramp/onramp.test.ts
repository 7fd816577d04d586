import { webcrypto } from 'node:crypto';
import type { CardPurchase } from '@/lib/base/configuration/cardPurchase';
import { onrampOf } from './onramp';
import { ACCOUNT, FORM, QUOTE } from './testing/order.setup';

const SITE = { origin: 'https://site.example', isPractice: false };
const LOCAL = { origin: 'http://localhost:3000', isPractice: true };
const SIGNER: CardPurchase = {
  mode: 'signer',
  url: 'https://signer.example',
  paymentHosts: ['pay.example'],
};
const DIRECT: CardPurchase = {
  mode: 'direct',
  url: '/services/card',
  paymentHosts: ['localhost:3000'],
  accountId: 'AC_1',
  apiKey: 'key',
  secret: 'secret',
};
const ORDER = { ...FORM, account: ACCOUNT };
const NEVER = new AbortController().signal;

const fetched = jest.spyOn(globalThis, 'fetch');

beforeAll(() => {
  if (globalThis.crypto?.subtle === undefined)
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});
beforeEach(() => {
  fetched.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => fetched.mockRestore());

const answerWith = (body: unknown, status = 200) =>
  fetched.mockImplementation(async () => Response.json(body, { status }));

const signer = () => onrampOf(SIGNER, SITE);

test('BUY-16 the mode off has no way to the provider', () => {
  expect(onrampOf({ mode: 'off' }, LOCAL)).toBeUndefined();
});

test('BUY-18 the mode direct is refused on a site that is not on this machine', async () => {
  expect(onrampOf(DIRECT, SITE)).toBeUndefined();
  answerWith(QUOTE);
  await onrampOf(DIRECT, LOCAL)?.quote(ORDER, NEVER);
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toMatch(
    /^http:\/\/localhost:3000\/services\/card\/v3\/orders\/quote\/partner\?timestamp=\d+$/,
  );
  expect(init?.headers).toMatchObject({ 'X-Api-Key': 'key' });
});

test('BUY-17 the signer gets the fields of the order, and neither a URL nor a signature', async () => {
  answerWith(QUOTE);
  const { account, amount, fiat, country } = ORDER;
  const order = { account, amount, fiat, country };
  expect(await signer()?.quote(order, NEVER)).toEqual({ quote: QUOTE });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('https://signer.example/quote');
  expect(JSON.parse(String(init?.body))).toEqual(order);
  expect(init).toMatchObject({ credentials: 'omit', redirect: 'error' });
});

test.each([
  [201, 'provider'],
  [204, 'unreachable'],
  [400, 'provider'],
  [401, 'unreachable'],
  [500, 'unreachable'],
  [503, 'unreachable'],
  [429, 'tooMany'],
] as const)('BUY-06 BUY-23 P01 the status %i yields no quote: %s', async (status, type) => {
  fetched.mockImplementation(
    async () => new Response(status === 204 ? null : JSON.stringify(QUOTE), { status }),
  );
  expect(await signer()?.quote(ORDER, NEVER)).toEqual({ failure: { type } });
  expect(await signer()?.reserve(ORDER, NEVER)).toEqual({ failure: { type } });
});

test('P04 no answer, a redirect and an endless answer are distinguished from a rejection', async () => {
  for (const answer of [
    () => Promise.reject(new TypeError('down')),
    async () => new Response('x'.repeat(200_000)),
  ]) {
    fetched.mockImplementation(answer);
    await expect(signer()?.quote(ORDER, NEVER)).rejects.toThrow();
    expect(await signer()?.reserve(ORDER, NEVER)).toEqual({ failure: { type: 'unreachable' } });
  }
});

test('BUY-11 an order leads to its payment page with the status 200 alone', async () => {
  answerWith({ url: 'https://pay.example/1' });
  expect(await signer()?.reserve(ORDER, NEVER)).toEqual({ page: new URL('https://pay.example/1') });
  answerWith({ url: 'https://pay.example/1' }, 201);
  expect(await signer()?.reserve(ORDER, NEVER)).toEqual({ failure: { type: 'provider' } });
  answerWith({ type: 'limits', least: 20, most: 100 }, 400);
  expect(await signer()?.reserve(ORDER, NEVER)).toEqual({
    failure: { type: 'limits', least: 20, most: 100 },
  });
});

test.each([
  'http://pay.example/1',
  'https://pay.example.evil/1',
  'https://a@pay.example/1',
  'javascript:alert(1)',
  5,
])(
  'BUY-19 P03 an order that leads to %j is refused, and its address is not logged',
  async (url) => {
    answerWith({ url });
    expect(await signer()?.reserve(ORDER, NEVER)).toEqual({ failure: { type: 'provider' } });
    for (const call of jest.mocked(console.error).mock.calls)
      expect(JSON.stringify(call)).not.toMatch(/:|evil|zoe/);
  },
);

test('BUY-22 an order whose request has ended reports it', async () => {
  const left = new AbortController();
  fetched.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)),
  );
  const reserved = signer()?.reserve(ORDER, left.signal);
  left.abort();
  await expect(reserved).rejects.toThrow();
});

test('RPC-36 after a quote that hangs, quotes fail at once for ten seconds', async () => {
  jest.useFakeTimers();
  fetched.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
      }),
  );
  const quote = () =>
    signer()
      ?.quote(ORDER, NEVER)
      .catch((error: Error) => error.name);
  const first = quote();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await first).toBe('UnreachableProviderError');
  expect(await quote()).toBe('ServiceBackoffError');
  expect(fetched).toHaveBeenCalledTimes(1);
  answerWith(QUOTE);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await quote()).toEqual({ quote: QUOTE });
  jest.useRealTimers();
});
