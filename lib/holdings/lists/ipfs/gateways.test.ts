import { fakeFetch } from '@/lib/chain/rpc/testing/fakeFetch.setup';
import { gatewaysAt } from './gateways';

const FIRST = 'https://first.example';
const SECOND = 'https://second.example';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

async function download(urls: readonly string[]) {
  const { signal } = new AbortController();
  const gateways = gatewaysAt(urls, { endsAtMs: performance.now() + 10_000, signal });
  const asked = gateways
    .ask({ path: '/ipfs/x', accept: '*/*', maxBytes: 9, read: (bytes) => bytes.length })
    .catch((error: Error) => error.name);
  await jest.advanceTimersByTimeAsync(10_000);
  return asked;
}

test('RPC-36 a gateway that hangs is left out of later downloads, unless all hang', async () => {
  const silent = new Set([FIRST]);
  const sent = fakeFetch(({ url }) =>
    silent.has(new URL(url).origin) ? 'silence' : { body: 'abc' },
  );
  const asked = () => sent.splice(0).map(({ url }) => new URL(url).origin);
  expect(await download([FIRST, SECOND])).toBe(3);
  expect(asked()).toEqual([FIRST, SECOND]);
  expect(await download([FIRST, SECOND])).toBe(3);
  expect(asked()).toEqual([SECOND]);
  silent.add(SECOND);
  expect(await download([FIRST, SECOND])).toBe('FailedGatewaysError');
  expect(asked()).toEqual([SECOND]);
  silent.clear();
  expect(await download([FIRST, SECOND])).toBe(3);
  expect(asked()).toEqual([FIRST]);
});
