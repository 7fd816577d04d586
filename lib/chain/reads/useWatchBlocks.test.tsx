import { act } from '@testing-library/react';
import { fakeNode, wiresOf } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { retryNow } from './retryNow';
import { ALICE, Balances, give } from './testing/balances.setup';
import {
  fakeNetwork,
  pass,
  recorder,
  renderOnChain,
  setHidden,
  startClock,
  stopClock,
} from './testing/fakePage.setup';
import { useBlockNumber } from './useBlockNumber';
import { type ShownFreshness, useFreshness } from './useFreshness';

beforeEach(() => {
  startClock();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  await stopClock();
  jest.restoreAllMocks();
});

type Shown = ShownFreshness & { readonly block: bigint | undefined };

const HEALTHY = {
  problem: undefined,
  readAtMs: undefined,
  ageSeconds: undefined,
  isStale: false,
  hasFailedReads: false,
};

/** A component that shows the same as the footer. */
function Footer({ onRender }: { readonly onRender: (shown: Shown) => void }) {
  const block = useBlockNumber(43114);
  onRender({ ...useFreshness(43114), block });
  return null;
}

test('RPC-09 the latest block number is read every 2 s', async () => {
  const node = fakeNode();
  const { posts } = fakeNetwork(node.answer);
  const { seen, onRender } = recorder<Shown>();
  renderOnChain(<Footer onRender={onRender} />);
  await pass(500);
  expect(seen.at(-1)?.block).toBe(100n);
  node.block = 101n;
  await pass(2_000);
  expect(seen.at(-1)?.block).toBe(101n);
  expect(posts().map(({ body }) => wiresOf(body)[0]?.method)).toEqual([
    'eth_blockNumber',
    'eth_blockNumber',
  ]);
});

test('RPC-10 R06 the block number never goes down', async () => {
  const node = fakeNode();
  fakeNetwork(node.answer);
  const { seen, onRender } = recorder<Shown>();
  const { reader } = renderOnChain(
    <>
      <Footer onRender={onRender} />
      <Balances onRender={() => {}} owners={[ALICE]} />
    </>,
  );
  await pass(500);
  node.block = 80n;
  await pass(10_000);
  expect(seen.at(-1)?.block).toBe(100n);
  expect(reader().latestBlock).toBe(100n);
  node.block = 101n;
  await pass(2_500);
  expect(seen.at(-1)?.block).toBe(101n);
});

test('R05 a retry by the user sends a request at once, even while the poll pauses', async () => {
  const node = fakeNode();
  let isBusy = true;
  const { posts } = fakeNetwork((request) =>
    isBusy ? { status: 429, body: '' } : node.answer(request),
  );
  const { seen, onRender } = recorder<Shown>();
  renderOnChain(<Footer onRender={onRender} />);
  await pass(5_000);
  const asked = posts().length;
  isBusy = false;
  retryNow(43113);
  await pass(500);
  expect(posts()).toHaveLength(asked);
  retryNow(43114);
  await pass(2_500);
  expect(posts().length).toBeGreaterThan(asked);
  expect(seen.at(-1)?.block).toBe(100n);
});

test('RPC-09 R02 while the endpoint rate-limits it is polled every 15 s, and every 2 s once it is healthy', async () => {
  const node = fakeNode();
  let isBusy = true;
  const { posts, forget } = fakeNetwork((request) =>
    isBusy ? { status: 429, body: '' } : node.answer(request),
  );
  const { seen, onRender } = recorder<Shown>();
  renderOnChain(<Footer onRender={onRender} />);
  await pass(5_000);
  expect(seen.at(-1)?.problem).toMatchObject({ code: 'errors.networkBusy' });
  forget();
  await pass(10_000);
  expect(posts()).toEqual([]);
  await pass(15_000);
  expect(posts().length).toBeGreaterThan(0);
  expect(posts().length).toBeLessThanOrEqual(2);
  isBusy = false;
  await pass(15_500);
  expect(seen.at(-1)?.block).toBe(100n);
  forget();
  await pass(4_000);
  expect(posts().length).toBeGreaterThanOrEqual(2);
});

test('RPC-12 a hidden page does not poll for half an hour, and polls at once when it is seen', async () => {
  const node = fakeNode();
  const { posts, forget } = fakeNetwork(node.answer);
  const { seen, onRender } = recorder<Shown>();
  renderOnChain(<Footer onRender={onRender} />);
  await pass(500);
  await setHidden(true);
  await pass(2_000);
  forget();
  node.block = 900n;
  await pass(1_800_000);
  expect(posts()).toEqual([]);
  await setHidden(false);
  await pass(200);
  expect(posts()).toHaveLength(1);
  expect(seen.at(-1)?.block).toBe(900n);
});

test('R17 an offline page does not poll, and polls at once when it is online again', async () => {
  const node = fakeNode();
  const { posts, forget } = fakeNetwork(node.answer);
  renderOnChain(null);
  await pass(500);
  window.dispatchEvent(new Event('offline'));
  await pass(2_000);
  forget();
  await pass(60_000);
  expect(posts()).toEqual([]);
  window.dispatchEvent(new Event('online'));
  await pass(100);
  expect(posts()).toHaveLength(1);
});

test('R17 RPC-26 figures are old as soon as the device is offline, and current with the first read after it', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  let isDown = false;
  const { forget, multicalls } = fakeNetwork((request) =>
    isDown ? 'unreachable' : node.answer(request),
  );
  const { seen, onRender } = recorder<Shown>();
  renderOnChain(
    <>
      <Balances onRender={() => undefined} owners={[ALICE]} />
      <Footer onRender={onRender} />
    </>,
  );
  await pass(3_000);
  expect(seen.at(-1)).toMatchObject({ ...HEALTHY, isOffline: false });
  // What is in progress when the line breaks fails.
  isDown = true;
  await pass(2_000);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(seen.at(-1)).toMatchObject({ isOffline: true, isStale: true });
  expect(seen.at(-1)?.ageSeconds).toBeLessThan(10);
  await pass(20_000);
  expect(seen.at(-1)?.ageSeconds).toBeGreaterThanOrEqual(20);

  isDown = false;
  forget();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(seen.at(-1)).toMatchObject({ isOffline: false, problem: undefined });
  await pass(300);
  expect(multicalls()).not.toEqual([]);
  expect(seen.at(-1)).toMatchObject(HEALTHY);
});

test('RPC-13 R14 a block number that does not change is not a fault', async () => {
  fakeNetwork(fakeNode().answer);
  const { seen, onRender } = recorder<Shown>();
  renderOnChain(<Footer onRender={onRender} />);
  await pass(120_000);
  expect(seen.at(-1)).toMatchObject(HEALTHY);
});

test('RPC-13 R02 a silent endpoint is reported, its figures are stale after 30 s, and it recovers by itself', async () => {
  const node = fakeNode();
  let isDown = false;
  fakeNetwork((request) => (isDown ? 'unreachable' : node.answer(request)));
  const { seen, onRender } = recorder<Shown>();
  give(node, ALICE, 5);
  renderOnChain(
    <>
      <Footer onRender={onRender} />
      <Balances onRender={() => {}} owners={[ALICE]} />
    </>,
  );
  await pass(500);
  isDown = true;
  await pass(12_000);
  expect(seen.at(-1)).toMatchObject({
    problem: { code: 'errors.nodeUnreachable' },
    isStale: false,
  });
  expect(seen.at(-1)?.ageSeconds).toBeGreaterThanOrEqual(10);
  await pass(20_000);
  expect(seen.at(-1)?.isStale).toBe(true);
  isDown = false;
  await pass(8_000);
  expect(seen.at(-1)).toMatchObject(HEALTHY);
});

test('RPC-10 each chain has its own block number', async () => {
  const avalanche = fakeNode(43114);
  const fuji = fakeNode(43113);
  fuji.block = 7n;
  fakeNetwork((request) => (request.url.includes('test') ? fuji : avalanche).answer(request));
  const { change, reader } = renderOnChain(null, 43114);
  await pass(500);
  change(null, 43113);
  await pass(500);
  expect(reader(43114).latestBlock).toBe(100n);
  expect(reader(43113).latestBlock).toBe(7n);
});
