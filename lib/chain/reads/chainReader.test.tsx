import { numberToHex } from 'viem';
import { fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import {
  ALICE,
  Balances,
  BLOCK_MS,
  BOB,
  balances,
  FIRST_READ_MS,
  give,
  setUpPage,
  success,
} from './testing/balances.setup';
import {
  failingMulticalls,
  fakeNetwork,
  pass,
  renderOnChain,
  setHidden,
} from './testing/fakePage.setup';

const { logged } = setUpPage();

test('RPC-11 RPC-14 per block two HTTP requests are sent: the poll and one batch of all reads, in as few multicalls as possible', async () => {
  const node = fakeNode();
  const { posts, multicalls, forget } = fakeNetwork(node.answer);
  const owners = Array.from({ length: 1_100 }, (_, index) => numberToHex(index + 1, { size: 20 }));
  const { onRender } = balances();
  renderOnChain(
    <>
      <Balances onRender={onRender} owners={owners} />
      <Balances onRender={onRender} owners={[ALICE]} />
      <Balances onRender={onRender} owners={[BOB]} />
    </>,
  );
  await pass(BLOCK_MS);
  forget();
  node.block = 101n;
  await pass(2_000);
  expect(posts()).toHaveLength(2);
  expect(multicalls().map(({ length }) => length)).toEqual([500, 500, 105]);
});

test('RPC-11 a block that changes nothing renders nothing again', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  const { multicalls, forget } = fakeNetwork(node.answer);
  const { seen, onRender } = balances();
  renderOnChain(<Balances onRender={onRender} owners={[ALICE, BOB]} />);
  await pass(BLOCK_MS);
  const rendersBefore = seen.length;
  const shown = seen.at(-1);
  forget();
  for (node.block = 101n; node.block < 106n; node.block += 1n) await pass(BLOCK_MS);
  expect(multicalls().length).toBeGreaterThanOrEqual(4);
  expect(seen).toHaveLength(rendersBefore);
  give(node, ALICE, 6);
  node.block = 107n;
  await pass(BLOCK_MS);
  expect(seen).toHaveLength(rendersBefore + 1);
  expect(seen.at(-1)).toEqual([success(6n, 107n), shown?.[1]]);
});

test('reads of every third block are sent again at the third block', async () => {
  const node = fakeNode();
  node.block = 102n;
  const { multicalls } = fakeNetwork(node.answer);
  const { onRender } = balances();
  renderOnChain(<Balances onRender={onRender} owners={[ALICE]} everyBlocks={3} />);
  await pass(BLOCK_MS);
  for (const block of [103n, 104n]) {
    node.block = block;
    await pass(BLOCK_MS);
  }
  expect(multicalls()).toHaveLength(1);
  node.block = 105n;
  await pass(BLOCK_MS);
  expect(multicalls()).toHaveLength(2);
});

test('SWP-26 reads that are wanted together are read in one block, even if one of them is known', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  give(node, BOB, 6);
  fakeNetwork(node.answer);
  const { seen, onRender } = balances();
  const together = balances();
  const alone = <Balances onRender={onRender} owners={[ALICE]} />;
  const { change } = renderOnChain(alone);
  await pass(BLOCK_MS);
  give(node, ALICE, 50);
  give(node, BOB, 60);
  node.block = 101n;
  change(
    <>
      {alone}
      <Balances onRender={together.onRender} owners={[ALICE, BOB]} needsSameBlock />
    </>,
  );
  await pass(FIRST_READ_MS);
  expect(together.seen.at(-1)).toEqual([success(50n, 101n), success(60n, 101n)]);
  expect(seen.at(-1)).toEqual([success(50n, 101n)]);
});

test('RPC-11 the query keys of reads are short, and name the block', async () => {
  const node = fakeNode();
  fakeNetwork(node.answer);
  const owners = Array.from({ length: 499 }, (_, index) => numberToHex(index + 1, { size: 20 }));
  const { onRender } = balances();
  const { client } = renderOnChain(<Balances onRender={onRender} owners={owners} />);
  await pass(BLOCK_MS);
  const keys = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);
  expect(keys).toEqual([['chainReads', 43114, '100', expect.any(Number)]]);
});

test('RPC-12 RPC-15 a hidden page sends and retries nothing, and continues when it is visible', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  let isFailing = true;
  const { posts, forget } = fakeNetwork(failingMulticalls(node, () => isFailing));
  const { seen, onRender } = balances();
  renderOnChain(<Balances onRender={onRender} owners={[ALICE]} />);
  await pass(1_000);
  await setHidden(true);
  await pass(3_600);
  forget();
  isFailing = false;
  node.block = 200n;
  await pass(1_800_000);
  expect(posts()).toEqual([]);
  await setHidden(false);
  await pass(FIRST_READ_MS);
  expect(seen.at(-1)).toEqual([success(5n, 200n)]);
});

test('ERR-29 a read that no component needs any more ends silently', async () => {
  const node = fakeNode();
  const { multicalls } = fakeNetwork(node.answer);
  const { onRender } = balances();
  const { change } = renderOnChain(<Balances onRender={onRender} owners={[ALICE]} />);
  await pass(200);
  change(<Balances onRender={onRender} owners={[BOB]} />);
  change(null);
  await pass(10_000);
  expect(multicalls().length).toBeGreaterThan(0);
  expect(logged()).not.toHaveBeenCalled();
});

test('RPC-09 timers are set in whole milliseconds: a browser drops parts of one and would fire early', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  fakeNetwork(node.answer);
  const now = performance.now.bind(performance);
  let asked = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => {
    asked += 1;
    return now() + (asked % 7) / 10;
  });
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const { onRender } = balances();
  renderOnChain(<Balances onRender={onRender} owners={[ALICE]} />);
  for (let block = 0; block < 3; block += 1) {
    node.block += 1n;
    await pass(BLOCK_MS);
  }
  const delays = timers.mock.calls.map(([, delayMs = 0]) => delayMs);
  expect(delays.length).toBeGreaterThan(3);
  expect(delays.filter((delayMs) => !Number.isInteger(delayMs))).toEqual([]);
});
