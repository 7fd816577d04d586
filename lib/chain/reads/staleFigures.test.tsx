import { fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { OldBlockError } from './oldBlockError';
import {
  ALICE,
  Balances,
  BLOCK_MS,
  balances,
  give,
  setUpPage,
  success,
} from './testing/balances.setup';
import {
  fakeNetwork,
  laggingReads,
  pass,
  recorder,
  renderOnChain,
  setHidden,
} from './testing/fakePage.setup';
import { type ShownFreshness, useFreshness } from './useFreshness';

setUpPage();

/** A component that shows the age of the figures. */
function Age({ onRender }: { readonly onRender: (age: ShownFreshness) => void }) {
  onRender(useFreshness(43114));
  return null;
}

test('RPC-13 RPC-26 R19 figures that are not read for 30 s are stale until they are read, even if polls continue', async () => {
  const node = fakeNode();
  let polled = 100n;
  give(node, ALICE, 5);
  fakeNetwork(laggingReads(node, () => polled));
  const { seen, onRender } = balances();
  const age = recorder<ShownFreshness>();
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
    isOffline: false,
    isStale: false,
    hasFailedReads: false,
    problem: undefined,
    readAtMs: undefined,
    ageSeconds: undefined,
  });
});

test('RPC-13 on a chain without new blocks, figures are read again before they are stale', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  const { multicalls } = fakeNetwork(node.answer);
  const { seen, onRender } = balances();
  const age = recorder<ShownFreshness>();
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
  const age = recorder<ShownFreshness>();
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
