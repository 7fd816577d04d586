import { type Address, getAddress, numberToHex } from 'viem';
import type { Token } from '@/lib/base/tokens/token';
import { resultOf } from '@/lib/chain/reads/readState';
import { ALICE, BLOCK_MS, BOB, give, setUpPage } from '@/lib/chain/reads/testing/balances.setup';
import {
  failingMulticalls,
  fakeNetwork,
  pass,
  recorder,
  renderOnChain,
} from '@/lib/chain/reads/testing/fakePage.setup';
import { contractKey, type FakeNode, fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { fakeToken } from '@/lib/holdings/lists/testing/fakeLists.setup';
import { type BalancesById, useAllBalances } from './useAllBalances';

setUpPage();

const COUNT = 1_100;
const TOKENS = Array.from({ length: COUNT }, (_, index) => fakeToken(index + 1));

/** Time for all parts of a sweep to be read. */
const SWEEP_MS = 1_000;

/** A node where an account holds the first few of the tokens: as many units as its number. */
function nodeWhere(held: number): FakeNode {
  const node = fakeNode();
  for (const [index, { address }] of TOKENS.entries())
    node.contracts.set(
      contractKey(address, 'balanceOf(address)'),
      numberToHex(index < held ? index + 1 : 0, { size: 32 }),
    );
  return node;
}

type Props = {
  readonly owner?: Address | null;
  readonly tokens?: readonly Token[];
  readonly sinceBlock?: bigint;
  readonly onRender: (balances: BalancesById) => void;
};

function All({ owner = ALICE, tokens = TOKENS, sinceBlock, onRender }: Props) {
  onRender(useAllBalances(43114, owner ?? undefined, tokens, sinceBlock));
  return null;
}

const balanceIn = (balances: BalancesById | undefined, index: number) =>
  resultOf(balances?.get(TOKENS[index]?.address ?? ''));

test('TOK-08 RPC-14 the balances of all tokens are read once, in multicalls of 100 untried tokens', async () => {
  const { posts, multicalls } = fakeNetwork(nodeWhere(5).answer);
  const { seen, onRender } = recorder<BalancesById>();
  renderOnChain(<All onRender={onRender} />);
  await pass(SWEEP_MS);
  // Each begins with the number of its block. A part of the sweep is one POST.
  const sizes = multicalls().map(({ length }) => length - 1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(COUNT);
  expect(Math.max(...sizes)).toBe(100);
  expect(posts().filter(({ body }) => JSON.stringify(body).includes('eth_call'))).toHaveLength(3);
  expect(seen.at(-1)?.size).toBe(COUNT);
  expect([0, 4, 5, COUNT - 1].map((index) => balanceIn(seen.at(-1), index))).toEqual([
    1n,
    5n,
    0n,
    0n,
  ]);
});

test('RPC-11 in a later block only 30 held tokens are read again, and 10 others in turn', async () => {
  const node = nodeWhere(40);
  const { multicalls, forget } = fakeNetwork(node.answer);
  const { seen, onRender } = recorder<BalancesById>();
  renderOnChain(<All onRender={onRender} />);
  await pass(SWEEP_MS);
  const rendered = seen.length;
  for (const block of [101n, 102n, 103n, 104n, 105n]) {
    forget();
    node.block = block;
    await pass(BLOCK_MS);
    expect(multicalls()).toHaveLength(1);
    expect(multicalls()[0]?.length).toBeLessThanOrEqual(41);
  }
  // Nothing has changed, so nothing was rendered again.
  expect(seen).toHaveLength(rendered);
  give(node, ALICE, 7_000, TOKENS[2]?.address);
  // The next in turn.
  give(node, ALICE, 8_000, TOKENS[55]?.address);
  node.block = 106n;
  await pass(BLOCK_MS);
  expect(balanceIn(seen.at(-1), 2)).toBe(7_000n);
  expect(balanceIn(seen.at(-1), 55)).toBe(8_000n);
});

test('TOK-08 RPC-15 a part that fails is repeated, and then the next ones are read', async () => {
  const node = nodeWhere(5);
  let isDown = true;
  const { multicalls } = fakeNetwork((request) =>
    isDown ? failingMulticalls(node, () => true)(request) : node.answer(request),
  );
  const { seen, onRender } = recorder<BalancesById>();
  renderOnChain(<All onRender={onRender} />);
  await pass(SWEEP_MS);
  expect(multicalls().every(({ length }) => length <= 500)).toBe(true);
  expect(balanceIn(seen.at(-1), 0)).toBeUndefined();
  isDown = false;
  await pass(60_000);
  expect(balanceIn(seen.at(-1), 0)).toBe(1n);
  expect(seen.at(-1)?.size).toBe(COUNT);
});

test('TOK-08 a balance stays known while the tokens change, and not while the account does', async () => {
  const node = nodeWhere(5);
  fakeNetwork(node.answer);
  const { seen, onRender } = recorder<BalancesById>();
  const { change } = renderOnChain(<All onRender={onRender} />);
  await pass(SWEEP_MS);
  change(<All onRender={onRender} tokens={TOKENS.slice(0, 3)} />);
  expect(balanceIn(seen.at(-1), 0)).toBe(1n);
  give(node, BOB, 9, TOKENS[0]?.address);
  change(<All onRender={onRender} tokens={TOKENS.slice(0, 3)} owner={BOB} />);
  expect(balanceIn(seen.at(-1), 0)).toBeUndefined();
  await pass(SWEEP_MS);
  expect(balanceIn(seen.at(-1), 0)).toBe(9n);
});

test('PTF-01 RPC-11 after a transaction all balances are read again once, and stay known meanwhile', async () => {
  const node = nodeWhere(5);
  const { multicalls, forget } = fakeNetwork(node.answer);
  const { seen, onRender } = recorder<BalancesById>();
  const { change } = renderOnChain(<All onRender={onRender} />);
  await pass(SWEEP_MS);
  forget();
  const bought = COUNT - 1;
  give(node, ALICE, 9_000, getAddress(TOKENS[bought]?.address ?? ALICE));
  node.block = 101n;
  change(<All onRender={onRender} sinceBlock={101n} />);
  expect([balanceIn(seen.at(-1), 0), balanceIn(seen.at(-1), bought)]).toEqual([1n, 0n]);
  await pass(BLOCK_MS + SWEEP_MS);
  expect(balanceIn(seen.at(-1), bought)).toBe(9_000n);
  expect(seen.every((balances) => balances.size === 0 || balanceIn(balances, 0) === 1n)).toBe(true);
  const calls = () => multicalls().reduce((sum, { length }) => sum + length - 1, 0);
  expect(calls()).toBeLessThanOrEqual(COUNT + 40);
  forget();
  node.block = 102n;
  await pass(BLOCK_MS);
  expect(calls()).toBeLessThanOrEqual(40);
});

test('TOK-08 without an account nothing is read', async () => {
  const { multicalls } = fakeNetwork(nodeWhere(5).answer);
  const { seen, onRender } = recorder<BalancesById>();
  renderOnChain(<All onRender={onRender} owner={null} />);
  await pass(SWEEP_MS);
  expect(multicalls()).toEqual([]);
  expect(seen.at(-1)?.size).toBe(0);
});

test('K09 a token without code has no balance, and is not read again in each block', async () => {
  const node = nodeWhere(0);
  const broken = TOKENS[7];
  node.contracts.set(contractKey(broken?.address ?? ALICE, 'balanceOf(address)'), 'noCode');
  const { multicalls, forget } = fakeNetwork(node.answer);
  const { seen, onRender } = recorder<BalancesById>();
  renderOnChain(<All onRender={onRender} tokens={TOKENS.slice(0, 20)} />);
  await pass(SWEEP_MS);
  expect(seen.at(-1)?.get(broken?.address ?? '')?.status).toBe('error');
  forget();
  node.block = 101n;
  await pass(BLOCK_MS);
  // The token that has not answered is read apart from the others.
  expect(multicalls().map(({ length }) => length - 1)).toEqual([9, 1]);
});
