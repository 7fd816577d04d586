import { fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { EmptyResultError } from './readState';
import {
  ALICE,
  Balances,
  BLOCK_MS,
  balances,
  give,
  setUpPage,
  success,
} from './testing/balances.setup';
import { failingMulticalls, fakeNetwork, pass, renderOnChain } from './testing/fakePage.setup';

setUpPage();

test('RPC-19 a one-time read is not sent again when a new block arrives', async () => {
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

test('RPC-19 a one-time read that a contract does not answer is sent again in every 30th block, until it is answered', async () => {
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
