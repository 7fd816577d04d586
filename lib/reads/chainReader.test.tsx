import { encodeFunctionData, numberToHex } from 'viem';
import type { FakeAnswer, SentRequest } from '@/lib/rpc/fakeFetch.setup';
import { type FakeNode, fakeNode, wiresOf } from '@/lib/rpc/fakeNode.setup';
import { OldBlockError } from './askReads';
import {
  ALICE,
  Balances,
  BLOCK_MS,
  BOB,
  balanceOf,
  balances,
  FIRST_READ_MS,
  give,
  setUpPage,
  success,
} from './balances.setup';
import {
  failingMulticalls,
  fakeNetwork,
  pass,
  recorder,
  renderOnChain,
  setHidden,
} from './fakePage.setup';
import { ExcessiveAnswerError } from './readAnswer';
import { EmptyResultError } from './readOutcome';
import { type FigureAge, useFigureAge } from './useFigureAge';

const { logged } = setUpPage();

/** A component that shows the age of the figures. */
function Age({ onRender }: { readonly onRender: (age: FigureAge) => void }) {
  onRender(useFigureAge(43114));
  return null;
}

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

test('RPC-19 a one-time read is not asked again when a new block arrives', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  const { multicalls } = fakeNetwork(node.answer);
  const { seen, onRender } = balances();
  renderOnChain(
    <Balances onRender={onRender} owners={[ALICE]} everyBlocks={Number.POSITIVE_INFINITY} />,
  );
  for (node.block = 101n; node.block < 104n; node.block += 1n) await pass(BLOCK_MS);
  expect(multicalls()).toHaveLength(1);
  expect(seen.at(-1)).toEqual([success(5n)]);
});

test('RPC-19 a one-time read that fails is retried until it has succeeded once', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  let isFailing = true;
  const { multicalls } = fakeNetwork(failingMulticalls(node, () => isFailing));
  const { seen, onRender } = balances();
  renderOnChain(
    <Balances onRender={onRender} owners={[ALICE]} everyBlocks={Number.POSITIVE_INFINITY} />,
  );
  await pass(9_000);
  isFailing = false;
  await pass(4_000);
  expect(seen.at(-1)).toEqual([success(5n)]);
  const asked = multicalls().length;
  await pass(20_000);
  expect(multicalls()).toHaveLength(asked);
});

test('RPC-19 a one-time read that a contract does not answer is asked again in every 30th block, until it is answered', async () => {
  const node = fakeNode();
  node.block = 91n;
  const { multicalls } = fakeNetwork(node.answer);
  const { seen, onRender } = balances();
  renderOnChain(
    <Balances onRender={onRender} owners={[ALICE]} everyBlocks={Number.POSITIVE_INFINITY} />,
  );
  await pass(BLOCK_MS);
  expect(seen.at(-1)).toEqual([{ status: 'error', error: expect.any(EmptyResultError) }]);
  give(node, ALICE, 5);
  node.block = 119n;
  await pass(BLOCK_MS);
  expect(multicalls()).toHaveLength(1);
  node.block = 120n;
  await pass(BLOCK_MS);
  expect(seen.at(-1)).toEqual([success(5n)]);
  node.block = 150n;
  await pass(BLOCK_MS);
  expect(multicalls()).toHaveLength(2);
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

test('RPC-15 ERR-30 R18 a failed slice is logged, its reads are errors, the others have results', async () => {
  const node = fakeNode();
  const owners = Array.from({ length: 1_100 }, (_, index) => numberToHex(index + 1, { size: 20 }));
  for (const owner of owners) give(node, owner, 5);
  let isFailing = true;
  const { multicalls, posts, forget } = fakeNetwork(
    failingMulticalls(node, (calls) => isFailing && calls.length === 103),
  );
  const { seen, onRender } = balances();
  renderOnChain(<Balances onRender={onRender} owners={owners} />);
  await pass(FIRST_READ_MS);
  const statuses = seen.at(-1)?.map(({ status }) => status);
  expect(statuses?.lastIndexOf('success')).toBe(2 * 499 - 1);
  expect(statuses?.indexOf('error')).toBe(2 * 499);
  expect(logged()).toHaveBeenCalledWith('Failed to fetch multicall chunk', expect.anything());
  forget();
  isFailing = false;
  await pass(2_000);
  expect(multicalls()).toEqual([]);
  await pass(1_600);
  const retries = posts().filter(({ body }) => wiresOf(body)[0]?.method === 'eth_call');
  expect(retries).toHaveLength(1);
  expect(seen.at(-1)?.every(({ status }) => status === 'success')).toBe(true);
});

test('RPC-15 RPC-17 a read that keeps failing keeps its last result, as syncing, and the others continue; once healthy, they share requests again', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  give(node, BOB, 5);
  let isFailing = false;
  const alice = encodeFunctionData(balanceOf(ALICE));
  const { multicalls, forget } = fakeNetwork(
    failingMulticalls(
      node,
      (calls) => isFailing && calls.some(({ callData }) => callData === alice),
    ),
  );
  const failing = balances();
  const healthy = balances();
  renderOnChain(
    <>
      <Balances onRender={failing.onRender} owners={[ALICE]} />
      <Balances onRender={healthy.onRender} owners={[BOB]} />
    </>,
  );
  await pass(BLOCK_MS);
  isFailing = true;
  give(node, BOB, 6);
  node.block = 101n;
  await pass(BLOCK_MS);
  give(node, BOB, 7);
  node.block = 102n;
  await pass(1.5 * BLOCK_MS);
  expect(failing.seen.at(-1)).toEqual([{ status: 'syncing', result: 5n, blockNumber: 100n }]);
  expect(healthy.seen.at(-1)).toEqual([success(7n)]);
  isFailing = false;
  node.block = 103n;
  await pass(2 * BLOCK_MS);
  forget();
  node.block = 104n;
  await pass(BLOCK_MS);
  expect(multicalls().map(({ length }) => length)).toEqual([3]);
});

test('K09 RPC-11 a call that makes the node abort its multicall affects no other read, and costs later blocks no request', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  const bob = encodeFunctionData(balanceOf(BOB));
  const { posts, multicalls, forget } = fakeNetwork(
    failingMulticalls(node, (calls) => calls.some(({ callData }) => callData === bob), {
      code: -32000,
      message: 'out of gas',
    }),
  );
  const { seen, onRender } = balances();
  renderOnChain(<Balances onRender={onRender} owners={[ALICE, BOB]} />);
  await pass(BLOCK_MS);
  const excessive = { status: 'error', error: expect.any(ExcessiveAnswerError) };
  expect(seen.at(-1)).toEqual([success(5n), excessive]);
  forget();
  give(node, ALICE, 6);
  node.block = 101n;
  await pass(2_000);
  expect(posts()).toHaveLength(2);
  expect(multicalls().map(({ length }) => length)).toEqual([2, 2]);
  expect(seen.at(-1)).toEqual([success(6n, 101n), excessive]);
});

/** A node whose polls report a block that its reads do not reach. */
function laggingReads(node: FakeNode, polled: () => bigint) {
  return ({ body }: SentRequest): FakeAnswer => ({
    body: JSON.stringify(
      wiresOf(body).map((wire) => ({
        id: wire.id,
        result: wire.method === 'eth_blockNumber' ? numberToHex(polled()) : node.request(wire),
      })),
    ),
  });
}

test('RPC-18 ERR-28 R13 an older block changes nothing, and is asked again after 2.5 to 3.5 s', async () => {
  const node = fakeNode();
  let polled = 100n;
  give(node, ALICE, 5);
  fakeNetwork(laggingReads(node, () => polled));
  const { seen, onRender } = balances();
  const { reader } = renderOnChain(<Balances onRender={onRender} owners={[ALICE]} />);
  await pass(BLOCK_MS);
  polled = 120n;
  give(node, ALICE, 1);
  node.block = 101n;
  await pass(6_000);
  expect(seen.at(-1)).toMatchObject([{ status: 'syncing', result: 5n, blockNumber: 100n }]);
  expect(reader().latestBlock).toBe(120n);
  node.block = 120n;
  await pass(3_600);
  expect(seen.at(-1)).toEqual([success(1n, 120n)]);
});

test('RPC-13 RPC-26 R19 figures that are not read for 30 s are stale until they are read, even if polls continue', async () => {
  const node = fakeNode();
  let polled = 100n;
  give(node, ALICE, 5);
  fakeNetwork(laggingReads(node, () => polled));
  const { seen, onRender } = balances();
  const age = recorder<FigureAge>();
  renderOnChain(
    <>
      <Balances onRender={onRender} owners={[ALICE]} />
      <Age onRender={age.onRender} />
    </>,
  );
  await pass(BLOCK_MS);
  for (let second = 0; second < 26; second += 1) {
    polled += 1n;
    await pass(1_000);
  }
  expect(age.seen.at(-1)).toMatchObject({ isStale: false, problem: expect.any(OldBlockError) });
  for (let second = 0; second < 7; second += 1) {
    polled += 1n;
    await pass(1_000);
  }
  expect(age.seen.at(-1)?.isStale).toBe(true);
  expect(age.seen.at(-1)?.ageSeconds).toBeGreaterThanOrEqual(31);
  node.block = polled;
  await pass(4_000);
  expect(seen.at(-1)).toEqual([success(5n)]);
  expect(age.seen.at(-1)).toEqual({
    isStale: false,
    isSyncing: false,
    problem: undefined,
    ageSeconds: undefined,
  });
});

test('RPC-13 on a chain without new blocks, figures are read again before they are stale', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  const { multicalls } = fakeNetwork(node.answer);
  const { seen, onRender } = balances();
  const age = recorder<FigureAge>();
  renderOnChain(
    <>
      <Balances onRender={onRender} owners={[ALICE]} />
      <Age onRender={age.onRender} />
    </>,
  );
  await pass(61_000);
  expect(multicalls().length).toBeGreaterThanOrEqual(4);
  expect(multicalls().length).toBeLessThanOrEqual(5);
  expect(age.seen.some(({ isStale }) => isStale)).toBe(false);
  expect(new Set(seen).size).toBe(2);
});

test('RPC-26 R22 when a hidden page is seen again its figures are old at once, until they are read', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  let isSlow = false;
  fakeNetwork((request) => (isSlow ? 'silence' : node.answer(request)));
  const { onRender } = balances();
  const age = recorder<FigureAge>();
  renderOnChain(
    <>
      <Balances onRender={onRender} owners={[ALICE]} />
      <Age onRender={age.onRender} />
    </>,
  );
  await pass(BLOCK_MS);
  await setHidden(true);
  await pass(120_000);
  isSlow = true;
  await setHidden(false);
  expect(age.seen.at(-1)?.isStale).toBe(true);
  isSlow = false;
  await pass(20_000);
  expect(age.seen.at(-1)?.isStale).toBe(false);
});

test('RPC-27 R21 one absurd block number hides no figure, and the page recovers by itself', async () => {
  const node = fakeNode();
  let polled: bigint | undefined;
  give(node, ALICE, 5);
  fakeNetwork(laggingReads(node, () => polled ?? node.block));
  const { seen, onRender } = balances();
  const { reader } = renderOnChain(<Balances onRender={onRender} owners={[ALICE]} />);
  await pass(BLOCK_MS);
  polled = 10n ** 20n;
  await pass(2_000);
  polled = undefined;
  give(node, ALICE, 6);
  for (let second = 0; second < 9; second += 1) {
    node.block += 1n;
    await pass(1_000);
    expect(seen.at(-1)).toMatchObject([{ result: expect.any(BigInt) }]);
  }
  expect(reader().latestBlock).toBeLessThan(200n);
  await pass(4_000);
  expect(seen.at(-1)).toEqual([success(6n)]);
});

test('RPC-27 a chain that restarts at a lower block causes no error in a read in progress', async () => {
  const node = fakeNode();
  node.block = 1_000n;
  give(node, ALICE, 5);
  let isSlow = true;
  fakeNetwork((request) => {
    const isRead = wiresOf(request.body).some(({ method }) => method === 'eth_call');
    return isRead && isSlow ? 'silence' : node.answer(request);
  });
  const { seen, onRender } = balances();
  renderOnChain(<Balances onRender={onRender} owners={[ALICE]} />);
  await pass(FIRST_READ_MS);
  node.block = 50n;
  await pass(5_000);
  isSlow = false;
  await pass(2_000);
  expect(seen.at(-1)).toEqual([success(5n, 50n)]);
  expect(seen.flat().some(({ status }) => status === 'error')).toBe(false);
});

test('RPC-15 RPC-28 reads that a node rejects together are sent in smaller parts, in one request', async () => {
  const node = fakeNode();
  const owners = Array.from({ length: 100 }, (_, index) => numberToHex(index + 1, { size: 20 }));
  for (const owner of owners) give(node, owner, 5);
  const poison = encodeFunctionData(balanceOf(owners[37] ?? ALICE));
  const { posts } = fakeNetwork(
    failingMulticalls(node, (calls) => calls.some(({ callData }) => callData === poison)),
  );
  const { seen, onRender } = balances();
  renderOnChain(<Balances onRender={onRender} owners={owners} />);
  await pass(13_000);
  const statuses = seen.at(-1)?.map(({ status }) => status) ?? [];
  expect(statuses.filter((status) => status === 'success')).toHaveLength(99);
  expect(statuses[37]).toBe('error');
  const reads = posts().filter(({ body }) =>
    wiresOf(body).some(({ method }) => method === 'eth_call'),
  );
  expect(reads.length).toBeLessThanOrEqual(12);
});

test('RPC-15 reads whose request is too large for the endpoint are asked in smaller ones', async () => {
  const node = fakeNode();
  const owners = Array.from({ length: 400 }, (_, index) => numberToHex(index + 1, { size: 20 }));
  for (const owner of owners) give(node, owner, 5);
  fakeNetwork((request) =>
    JSON.stringify(request.body).length > 50_000 ? { status: 413, body: '' } : node.answer(request),
  );
  const { seen, onRender } = balances();
  renderOnChain(<Balances onRender={onRender} owners={owners} />);
  await pass(9_000);
  expect(seen.at(-1)?.every(({ status }) => status === 'success')).toBe(true);
});

test('RPC-17 RPC-18 a result from before the requested block is syncing, and read again at once', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  fakeNetwork(node.answer);
  const { seen, onRender } = balances();
  const watched = (sinceBlock: bigint) => (
    <Balances onRender={onRender} owners={[ALICE]} everyBlocks={30} sinceBlock={sinceBlock} />
  );
  const { change } = renderOnChain(watched(0n));
  await pass(BLOCK_MS);
  give(node, ALICE, 6);
  node.block = 101n;
  await pass(BLOCK_MS);
  expect(seen.at(-1)).toEqual([success(5n, 100n)]);
  change(watched(101n));
  expect(seen.at(-1)).toEqual([{ status: 'syncing', result: 5n, blockNumber: 100n }]);
  await pass(FIRST_READ_MS);
  expect(seen.at(-1)).toEqual([success(6n, 101n)]);
});

test('SWP-26 reads that are wanted together are read in one block, though one of them is known', async () => {
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

test('RPC-09 timers are set in whole milliseconds: a browser drops parts of one and would ring early', async () => {
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
