import { encodeFunctionData } from 'viem';
import { describeError } from '@/lib/base/errors/describeError';
import { fakeNode, responsesTo } from '@/lib/chain/rpc/testing/fakeNode.setup';
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
import {
  failingMulticalls,
  fakeNetwork,
  pass,
  recorder,
  renderOnChain,
} from './testing/fakePage.setup';
import { type ShownFreshness, useFreshness } from './useFreshness';

setUpPage();

function Age({ onRender }: { readonly onRender: (age: ShownFreshness) => void }) {
  onRender(useFreshness(43114));
  return null;
}

test.each([
  { code: -32_002, message: 'request timed out' },
  { code: -32_000, message: 'header not found' },
  { code: -32_005, message: 'daily request count exceeded' },
  { code: 4001, message: 'rejected' },
])(
  'R20 RPC-28 a node that reports its block and refuses every read with %j is busy; no wallet is named',
  async (error) => {
    const node = fakeNode();
    give(node, ALICE, 5);
    fakeNetwork(({ body }) =>
      responsesTo(body, (wire) =>
        wire.method === 'eth_call'
          ? { id: wire.id, error }
          : { id: wire.id, result: node.request(wire) },
      ),
    );
    const age = recorder<ShownFreshness>();
    renderOnChain(
      <>
        <Balances onRender={balances().onRender} owners={[ALICE]} />
        <Age onRender={age.onRender} />
      </>,
    );
    const problem = () => age.seen.at(-1)?.problem;
    let seconds = 0;
    for (; seconds < 20 && problem() === undefined; seconds += 1) {
      node.block += 1n;
      await pass(1_000);
    }
    expect(describeError(problem())?.key).toBe('errors.networkBusy');
    expect(seconds).toBeLessThanOrEqual(5);
    for (; seconds < 20; seconds += 1) {
      node.block += 1n;
      await pass(1_000);
      expect(describeError(problem())?.key).toBe('errors.networkBusy');
    }
  },
);

test('RPC-26 R19 one figure that is not read for 30 s makes the page stale, even if all others are read', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  give(node, BOB, 5);
  let isFailing = false;
  const alice = encodeFunctionData(balanceOf(ALICE));
  fakeNetwork(
    failingMulticalls(
      node,
      (calls) => isFailing && calls.some(({ callData }) => callData === alice),
    ),
  );
  const [others, age] = [balances(), recorder<ShownFreshness>()];
  renderOnChain(
    <>
      <Balances onRender={balances().onRender} owners={[ALICE]} />
      <Balances onRender={others.onRender} owners={[BOB]} />
      <Age onRender={age.onRender} />
    </>,
  );
  await pass(BLOCK_MS);
  expect(age.seen.at(-1)?.isStale).toBe(false);
  isFailing = true;
  for (let block = 0; block < 15; block += 1) {
    give(node, BOB, 6 + block);
    node.block += 1n;
    await pass(BLOCK_MS);
  }
  expect(others.seen.at(-1)).toEqual([success(20n)]);
  expect(age.seen.at(-1)?.isStale).toBe(true);
});
