import { encodeFunctionData, numberToHex } from 'viem';
import { fakeNode, wiresOf } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { ExcessiveAnswerError } from './readState';
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
} from './testing/balances.setup';
import { failingMulticalls, fakeNetwork, pass, renderOnChain } from './testing/fakePage.setup';

const { logged } = setUpPage();

test('RPC-15 ERR-30 R18 a failed slice is logged, its reads are errors, the others have results', async () => {
  const node = fakeNode();
  const owners = Array.from({ length: 1_100 }, (_, index) => numberToHex(index + 1, { size: 20 }));
  for (const owner of owners) give(node, owner, 5);
  let isFailing = true;
  const poison = new Set(
    owners.slice(2 * 499).map((owner) => encodeFunctionData(balanceOf(owner))),
  );
  const { multicalls, posts, forget } = fakeNetwork(
    failingMulticalls(
      node,
      (calls) => isFailing && calls.some(({ callData }) => poison.has(callData)),
    ),
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

test('K09 RPC-11 RPC-33 a call that makes the node abort its multicall affects no other read, and is not sent again in the next blocks', async () => {
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
  expect(multicalls().map(({ length }) => length)).toEqual([2]);
  expect(seen.at(-1)).toEqual([success(6n, 101n), excessive]);
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
  expect(reads.length).toBeLessThanOrEqual(15);
});

test('RPC-15 reads whose request is too large for the endpoint are sent in smaller ones', async () => {
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
