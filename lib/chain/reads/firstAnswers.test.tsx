import { encodeFunctionData } from 'viem';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { applyOwnEndpoints, NO_OWN_ENDPOINTS } from '@/lib/chain/rpc/ownEndpoints';
import { type FakeNode, fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { BLOCK_NUMBER_CALL, encodeAggregate3, encodeAggregatedCall } from './aggregate3';
import { type FirstResponse, prepareFirstAnswers } from './firstAnswers';
import { readKey } from './readKey';
import {
  ALICE,
  Balances,
  BLOCK_MS,
  BOB,
  balanceOf,
  balances,
  FIRST_READ_MS,
  give,
  loading,
  PNG,
  setUpPage,
  success,
} from './testing/balances.setup';
import { fakeNetwork, pass, renderOnChain, setHidden } from './testing/fakePage.setup';

/** The first of the default endpoints. */
const ENDPOINT = 'https://api.avax.network/ext/bc/C/rpc';

setUpPage();

afterEach(() => {
  globalThis.__firstResponse = undefined;
});

/** Lets the start script have asked a node for the balances of some owners. */
function respondFirst(
  node: FakeNode,
  owners: readonly (typeof ALICE)[],
  changed: Partial<FirstResponse> = {},
) {
  const callData = owners.map((owner) => encodeFunctionData(balanceOf(owner)));
  const calls = callData.map((data) => encodeAggregatedCall(PNG, data));
  const call = { to: MULTICALL3_ADDRESS, data: encodeAggregate3([BLOCK_NUMBER_CALL, ...calls]) };
  const requests = [
    { method: 'eth_chainId', params: [] },
    { method: 'eth_blockNumber', params: [] },
    { method: 'eth_call', params: [call, 'latest'] },
  ].map((request, id) => ({ jsonrpc: '2.0' as const, id, ...request }));
  globalThis.__firstResponse = Promise.resolve({
    chainId: 43114,
    url: ENDPOINT,
    sentAt: [Date.now(), performance.now()],
    requests,
    readKeys: callData.map((data) => readKey(PNG, data)),
    json: requests.map((request) => ({ id: request.id, result: node.request(request) })),
    ...changed,
  });
}

test('RPC-39 what was answered before the page started is shown without another request', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  const { posts } = fakeNetwork(node.answer);
  respondFirst(node, [ALICE]);
  const { seen, onRender } = balances();
  renderOnChain(<Balances owners={[ALICE]} onRender={onRender} />);
  await pass(FIRST_READ_MS);
  expect(seen.at(-1)).toEqual([success(5n, 100n)]);
  expect(posts()).toEqual([]);
});

test('RPC-39 it is read again in the next block', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  fakeNetwork(node.answer);
  respondFirst(node, [ALICE]);
  const { seen, onRender } = balances();
  renderOnChain(<Balances owners={[ALICE]} onRender={onRender} />);
  await pass(FIRST_READ_MS);
  give(node, ALICE, 6);
  node.block = 101n;
  await pass(2 * BLOCK_MS);
  expect(seen.at(-1)).toEqual([success(6n, 101n)]);
});

test('RPC-39 only the reads without an answer are sent, at once', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  give(node, BOB, 7);
  const { multicalls } = fakeNetwork(node.answer);
  respondFirst(node, [ALICE]);
  const { seen, onRender } = balances();
  renderOnChain(<Balances owners={[ALICE, BOB]} onRender={onRender} />);
  await pass(FIRST_READ_MS);
  expect(seen.at(-1)).toEqual([success(5n), success(7n)]);
  // The other call is for the block number.
  expect(multicalls().map(({ length }) => length)).toEqual([2]);
});

test('RPC-39 figures of one block are not mixed with those of another', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  give(node, BOB, 7);
  const { multicalls } = fakeNetwork(node.answer);
  respondFirst(node, [ALICE]);
  const { seen, onRender } = balances();
  renderOnChain(<Balances owners={[ALICE, BOB]} needsSameBlock onRender={onRender} />);
  await pass(FIRST_READ_MS);
  expect(seen.at(-1)).toEqual([success(5n), success(7n)]);
  expect(multicalls().map(({ length }) => length)).toEqual([3]);
});

test('RPC-39 what is prepared before the page hydrates is shown by the first render', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  const { posts } = fakeNetwork(node.answer);
  respondFirst(node, [ALICE]);
  await prepareFirstAnswers();
  const { seen, onRender } = balances();
  renderOnChain(<Balances owners={[ALICE]} onRender={onRender} />);
  expect(seen[0]).toEqual([success(5n, 100n)]);
  await pass(FIRST_READ_MS);
  expect(seen).toHaveLength(1);
  expect(posts()).toEqual([]);
});

test('RPC-39 a prepared figure is not shown beside one of a later block', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  give(node, BOB, 7);
  fakeNetwork(node.answer);
  respondFirst(node, [ALICE]);
  await prepareFirstAnswers();
  node.block = 101n;
  give(node, ALICE, 6);
  const { change } = renderOnChain(<Balances owners={[BOB]} onRender={() => undefined} />);
  await pass(FIRST_READ_MS);
  const { seen, onRender } = balances();
  change(<Balances owners={[ALICE, BOB]} onRender={onRender} />);
  expect(seen.at(-1)).toEqual([loading, success(7n, 101n)]);
  await pass(BLOCK_MS);
  expect(seen.at(-1)).toEqual([success(6n), success(7n)]);
});

test('RPC-41 what is prepared is not used once the user has another endpoint', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  fakeNetwork(node.answer);
  respondFirst(node, [ALICE]);
  await prepareFirstAnswers();
  applyOwnEndpoints({ ...NO_OWN_ENDPOINTS, 43114: 'https://own.example/rpc' });
  const { seen, onRender } = balances();
  renderOnChain(<Balances owners={[ALICE]} onRender={onRender} />);
  expect(seen.at(-1)).toEqual([loading]);
  applyOwnEndpoints(NO_OWN_ENDPOINTS);
});

const OTHERS: Readonly<Record<string, (response: FakeNode) => Partial<FirstResponse>>> = {
  'of another chain': () => ({ chainId: 43113 }),
  'of an endpoint that the page does not ask first': () => ({ url: 'https://other.example/rpc' }),
  'that is older than 10 seconds': () => ({ sentAt: [Date.now() - 11_000, performance.now()] }),
  'that is no batch': () => ({ json: { error: { code: -32600, message: 'batch' } } }),
  'without the multicall': () => ({ json: [] }),
};

/** A node whose multicalls are of another block than its block number, or that is on another chain. */
const WRONG_NODES: Readonly<Record<string, (node: FakeNode) => FakeNode>> = {
  'is on another chain': (node) => ({ ...node, request: fakeNode(43113).request }),
  'reads an older block than it reports': (node) => withReported(node, '0x65'),
  'reads a block far above the one that it reports': (node) => withReported(node, '0x1', 1_000n),
};

function withReported(node: FakeNode, reported: string, block = 100n): FakeNode {
  node.block = block;
  return {
    ...node,
    request: (asked) => (asked.method === 'eth_blockNumber' ? reported : node.request(asked)),
  };
}

/**
 * Expects that the page shows what its own requests return, and never the first response, whether
 * or not it is checked before the page hydrates.
 */
async function expectUnused(respond: (past: FakeNode) => void, isPrepared: boolean): Promise<void> {
  const node = fakeNode();
  give(node, ALICE, 5);
  const { multicalls } = fakeNetwork(node.answer);
  const past = fakeNode();
  give(past, ALICE, 4);
  respond(past);
  if (isPrepared) await prepareFirstAnswers();
  const { seen, onRender } = balances();
  renderOnChain(<Balances owners={[ALICE]} onRender={onRender} />);
  await pass(FIRST_READ_MS);
  expect(seen.at(-1)).toEqual([success(5n)]);
  expect(seen.flat()).not.toContainEqual(success(4n));
  expect(multicalls()).toHaveLength(1);
}

describe.each([
  ['', false],
  [', checked before the page hydrates,', true],
])('a response%s', (_when, isPrepared) => {
  test.each(Object.entries(OTHERS))(
    'RPC-40 %s is not used: the page asks by itself',
    (_name, changed) =>
      expectUnused((past) => respondFirst(past, [ALICE], changed(past)), isPrepared),
  );

  test.each(Object.entries(WRONG_NODES))('RPC-40 of a node that %s is not used', (_name, wrong) =>
    expectUnused((past) => respondFirst(wrong(past), [ALICE]), isPrepared),
  );
});

test('RPC-40 the page waits at most 1.5 seconds for a response that is on its way', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  fakeNetwork(node.answer);
  globalThis.__firstResponse = new Promise(() => {});
  const { seen, onRender } = balances();
  renderOnChain(<Balances owners={[ALICE]} onRender={onRender} />);
  await pass(1_500 + FIRST_READ_MS);
  expect(seen.at(-1)).toEqual([success(5n)]);
});

test('RPC-40 answers that nobody has seen are too old after 10 seconds', async () => {
  const node = fakeNode();
  fakeNetwork(node.answer);
  give(node, ALICE, 4);
  respondFirst(node, [ALICE]);
  const { change } = renderOnChain(null);
  await pass(FIRST_READ_MS);
  await setHidden(true);
  await pass(3_600_000);
  give(node, ALICE, 5);
  const { seen, onRender } = balances();
  change(<Balances owners={[ALICE]} onRender={onRender} />);
  await setHidden(false);
  await pass(BLOCK_MS);
  expect(seen.at(-1)).toEqual([success(5n)]);
  expect(seen.flat()).not.toContainEqual(success(4n));
});

test('RPC-40 without a response the page asks by itself', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  fakeNetwork(node.answer);
  globalThis.__firstResponse = Promise.resolve(undefined);
  const { seen, onRender } = balances();
  renderOnChain(<Balances owners={[ALICE]} onRender={onRender} />);
  await pass(FIRST_READ_MS);
  expect(seen.at(-1)).toEqual([success(5n)]);
});
