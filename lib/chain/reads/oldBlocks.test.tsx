import { fakeNode, wiresOf } from '@/lib/chain/rpc/testing/fakeNode.setup';
import {
  ALICE,
  Balances,
  BLOCK_MS,
  balances,
  FIRST_READ_MS,
  give,
  setUpPage,
  success,
} from './testing/balances.setup';
import { fakeNetwork, laggingReads, pass, renderOnChain } from './testing/fakePage.setup';

setUpPage();

test('RPC-18 ERR-28 R13 an older block changes nothing, and is requested again after 2.5 to 3.5 s', async () => {
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

test('RPC-27 R21 one implausible block number hides no figure, and the page recovers by itself', async () => {
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
