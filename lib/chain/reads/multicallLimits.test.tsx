import { type Address, encodeFunctionData, getAddress, numberToHex } from 'viem';
import type { FakeAnswer, SentRequest } from '@/lib/chain/rpc/testing/fakeFetch.setup';
import {
  callsOf,
  contractKey,
  type FakeNode,
  fakeNode,
  responsesTo,
  wiresOf,
} from '@/lib/chain/rpc/testing/fakeNode.setup';
import { ExcessiveAnswerError } from './readState';
import {
  ALICE,
  Balances,
  BLOCK_MS,
  BOB,
  balanceOf,
  balances,
  give,
  setUpPage,
  success,
} from './testing/balances.setup';
import { failingMulticalls, fakeNetwork, pass, renderOnChain } from './testing/fakePage.setup';

/** A token of nobody's list. */
const FOREIGN = getAddress('0x00000000000000000000000000000000000f0e16');
const OUT_OF_GAS = { code: -32000, message: 'out of gas' };
const excessive = { status: 'error', error: expect.any(ExcessiveAnswerError) };

setUpPage();

function manyOwners(node: FakeNode, count: number): readonly Address[] {
  const owners = Array.from({ length: count }, (_, index) => numberToHex(index + 1, { size: 20 }));
  for (const owner of owners) give(node, owner, 5);
  return owners;
}

/** The numbers of reads of the multicalls, without their block numbers. */
function sizesOf(multicalls: readonly (readonly unknown[])[]): readonly number[] {
  return multicalls.map(({ length }) => length - 1);
}

test.each([
  ['refuses', { code: -32_602, message: 'too many calls' }],
  ['refuses by its limit', { code: -32_005, message: 'limit exceeded' }],
  ['has too little gas for', OUT_OF_GAS],
  ['reverts', { code: 3, message: 'execution reverted' }],
])(
  'RPC-32 a multicall that a node %s is sent in smaller ones, and so are those of later blocks',
  async (_how, error) => {
    const node = fakeNode();
    const owners = manyOwners(node, 499);
    const { multicalls, posts, forget } = fakeNetwork(
      failingMulticalls(node, ({ length }) => length > 101, error),
    );
    const { seen, onRender } = balances();
    renderOnChain(<Balances onRender={onRender} owners={owners} />);
    await pass(1_500);
    expect(seen.at(-1)?.every(({ status }) => status === 'success')).toBe(true);
    forget();
    node.block = 101n;
    await pass(BLOCK_MS);
    // The poll, and one batch of reads.
    expect(posts()).toHaveLength(2);
    expect(Math.max(...sizesOf(multicalls()))).toBeLessThanOrEqual(100);
    expect(Math.min(...sizesOf(multicalls()))).toBeGreaterThan(1);
  },
);

test('RPC-32 the size of multicalls is remembered for ten minutes, as the refusal may have been a passing fault', async () => {
  const node = fakeNode();
  let isLimited = true;
  const { multicalls, forget } = fakeNetwork(
    failingMulticalls(node, ({ length }) => isLimited && length > 101, OUT_OF_GAS),
  );
  renderOnChain(<Balances onRender={() => {}} owners={manyOwners(node, 499)} />);
  await pass(1_500);
  isLimited = false;
  /** The size of the largest multicall of the next block, a number of milliseconds later. */
  const largestAfter = async (ms: number) => {
    await pass(ms);
    forget();
    node.block += 1n;
    await pass(BLOCK_MS);
    return Math.max(...sizesOf(multicalls()));
  };
  expect(await largestAfter(590_000)).toBeLessThanOrEqual(100);
  expect(await largestAfter(10_000)).toBe(499);
});

test('RPC-32 one read that a node refuses makes no multicall smaller', async () => {
  const node = fakeNode();
  const owners = manyOwners(node, 100);
  give(node, BOB, 5, FOREIGN);
  const bob = encodeFunctionData(balanceOf(BOB));
  let isFailing = true;
  const { multicalls, forget } = fakeNetwork(
    failingMulticalls(
      node,
      (calls) => isFailing && calls.some(({ callData }) => callData === bob),
      OUT_OF_GAS,
    ),
  );
  const { seen, onRender } = balances();
  renderOnChain(<Balances onRender={onRender} owners={[...owners, BOB]} />);
  await pass(BLOCK_MS);
  expect(seen.at(-1)?.at(-1)).toEqual(excessive);
  expect(seen.at(-1)?.[0]).toEqual(success(5n));
  isFailing = false;
  forget();
  node.block = 101n;
  await pass(BLOCK_MS);
  expect(sizesOf(multicalls())).toEqual([100]);
});

/**
 * A node on which calls of the foreign token take all gas: a multicall fails with it, and on its
 * own it has too little left to succeed.
 */
function burning(node: FakeNode) {
  const isBurner = ({ target }: { target: Address }) => target === FOREIGN;
  return ({ body }: SentRequest): FakeAnswer =>
    responsesTo(body, (wire) => {
      const calls = wire.method === 'eth_call' ? callsOf(wire.params) : [];
      return calls.some(isBurner) && calls.length > 2
        ? { id: wire.id, error: OUT_OF_GAS }
        : { id: wire.id, result: node.request(wire) };
    });
}

test('RPC-33 a foreign token that takes all gas is apart from known ones from the start, and is rarely sent again', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  node.contracts.set(contractKey(FOREIGN, 'balanceOf(address)'), 'revert');
  const { multicalls, posts, forget } = fakeNetwork(burning(node));
  const known = balances();
  const foreign = balances();
  renderOnChain(
    <>
      <Balances onRender={known.onRender} owners={[ALICE]} />
      <Balances onRender={foreign.onRender} owners={[ALICE, BOB]} token={FOREIGN} />
    </>,
  );
  await pass(BLOCK_MS);
  const targets = multicalls().map((calls) => new Set(calls.slice(1).map(({ target }) => target)));
  for (const of of targets) expect(of.size).toBe(1);
  // The known one was answered at once.
  expect(multicalls().filter((calls) => calls[1]?.target !== FOREIGN).length).toBeGreaterThan(0);
  expect(known.seen.at(-1)).toEqual([success(5n)]);
  expect(foreign.seen.at(-1)).toEqual([excessive, excessive]);
  forget();
  node.block = 101n;
  await pass(BLOCK_MS);
  expect(sizesOf(multicalls())).toEqual([1]);
  expect(posts()).toHaveLength(2);
});

test('RPC-33 a foreign token that takes all gas is sent again alone, once in 30 blocks', async () => {
  const node = fakeNode();
  node.block = 120n;
  give(node, ALICE, 5);
  node.contracts.set(contractKey(FOREIGN, 'balanceOf(address)'), 'revert');
  const { multicalls, forget } = fakeNetwork(burning(node));
  renderOnChain(
    <>
      <Balances onRender={() => {}} owners={[ALICE]} />
      <Balances onRender={() => {}} owners={[ALICE, BOB]} token={FOREIGN} />
    </>,
  );
  await pass(BLOCK_MS);
  forget();
  const asked = () =>
    multicalls()
      .map((calls) => calls.slice(1).map(({ target }) => target))
      .filter((targets) => targets.includes(FOREIGN));
  for (let block = 121n; block < 150n; block += 1n) {
    node.block = block;
    await pass(BLOCK_MS);
  }
  expect(asked()).toEqual([]);
  node.block = 150n;
  await pass(2 * BLOCK_MS);
  expect(asked().length).toBeGreaterThan(0);
  for (const targets of asked()) expect(targets).toEqual([FOREIGN]);
});

test('RPC-33 a foreign token that returns megabytes leaves the others their figures', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  const isLarge = (wire: ReturnType<typeof wiresOf>[number]) =>
    wire.method === 'eth_call' && callsOf(wire.params).some(({ target }) => target === FOREIGN);
  const { posts, forget } = fakeNetwork(({ body }) =>
    wiresOf(body).some(isLarge) ? { body: `["${'x'.repeat(16_000_000)}"]` } : node.answer({ body }),
  );
  const known = balances();
  const foreign = balances();
  renderOnChain(
    <>
      <Balances onRender={known.onRender} owners={[ALICE]} />
      <Balances onRender={foreign.onRender} owners={[BOB]} token={FOREIGN} />
    </>,
  );
  await pass(BLOCK_MS);
  expect(known.seen.at(-1)).toEqual([success(5n)]);
  expect(foreign.seen.at(-1)).toEqual([excessive]);
  forget();
  give(node, ALICE, 6);
  node.block = 101n;
  await pass(BLOCK_MS);
  expect(known.seen.at(-1)).toEqual([success(6n)]);
  expect(posts()).toHaveLength(2);
});

test('RPC-33 RPC-11 foreign tokens that have answered share the multicall of the known ones', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  give(node, ALICE, 7, FOREIGN);
  const { multicalls, posts, forget } = fakeNetwork(node.answer);
  renderOnChain(
    <>
      <Balances onRender={() => {}} owners={[ALICE]} />
      <Balances onRender={() => {}} owners={[ALICE]} token={FOREIGN} />
    </>,
  );
  await pass(1_000);
  expect(sizesOf(multicalls())).toEqual([1, 1]);
  forget();
  node.block = 101n;
  await pass(BLOCK_MS);
  expect(sizesOf(multicalls())).toEqual([2]);
  expect(posts()).toHaveLength(2);
});
