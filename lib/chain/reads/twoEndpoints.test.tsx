import { numberToHex } from 'viem';
import type { FakeAnswer, SentRequest } from '@/lib/chain/rpc/testing/fakeFetch.setup';
import {
  type FakeNode,
  fakeNode,
  responsesTo,
  wiresOf,
} from '@/lib/chain/rpc/testing/fakeNode.setup';
import { ALICE, Balances, balances, give, setUpPage } from './testing/balances.setup';
import { fakeNetwork, pass, recorder, renderOnChain } from './testing/fakePage.setup';
import { type ShownFreshness, useFreshness } from './useFreshness';

const FIRST = 'https://first.example/rpc';
const SECOND = 'https://second.example/rpc';
const BOTH = { body: JSON.stringify({ defaultChainId: 43114, rpc: { 43114: [FIRST, SECOND] } }) };

setUpPage();

/** A component that shows the age of the figures. */
function Age({ onRender }: { readonly onRender: (age: ShownFreshness) => void }) {
  onRender(useFreshness(43114));
  return null;
}

/** A node's answers, and the block number that it reports on its own. */
function naming(node: FakeNode, named: () => bigint) {
  return ({ body }: SentRequest): FakeAnswer =>
    responsesTo(body, (wire) => ({
      id: wire.id,
      result: wire.method === 'eth_blockNumber' ? numberToHex(named()) : node.request(wire),
    }));
}

/** A page that shows a balance, with a first endpoint and a healthy second one. */
function openPage(first: FakeNode, second: FakeNode, named: () => bigint = () => second.block) {
  give(first, ALICE, 5);
  give(second, ALICE, 5);
  const answer = naming(first, named);
  const { posts, forget } = fakeNetwork(
    (request) => (request.url === FIRST ? answer(request) : second.answer(request)),
    BOTH,
  );
  const { seen, onRender } = balances();
  const age = recorder<ShownFreshness>();
  const { reader } = renderOnChain(
    <>
      <Balances onRender={onRender} owners={[ALICE]} />
      <Age onRender={age.onRender} />
    </>,
  );
  return {
    seen,
    age: age.seen,
    reader,
    forget,
    /** How many multicalls an endpoint got. */
    reads: (asked: string) =>
      posts()
        .filter(({ url }) => url === asked)
        .flatMap(({ body }) => wiresOf(body))
        .filter(({ method }) => method === 'eth_call').length,
    /** Lets some seconds pass, with a block in each. */
    seconds: async (count: number, onSecond: () => void = () => {}) => {
      for (let passed = 0; passed < count; passed += 1) {
        second.block += 1n;
        onSecond();
        await pass(1_000);
      }
    },
  };
}

test('RPC-13 R19 the second endpoint replaces one that answers from an old block, until it has caught up', async () => {
  const first = fakeNode();
  const second = fakeNode();
  const page = openPage(first, second);
  await page.seconds(20);
  page.forget();
  page.age.length = 0;
  await page.seconds(120);
  expect(page.age.some(({ isStale, hasFailedReads }) => isStale || hasFailedReads)).toBe(false);
  expect(page.reads(SECOND)).toBeGreaterThan(25);
  expect(page.reads(FIRST)).toBeLessThan(10);
  const follow = () => {
    first.block = second.block;
  };
  await page.seconds(65, follow);
  page.forget();
  await page.seconds(20, follow);
  expect(page.reads(FIRST)).toBeGreaterThan(3);
  expect(page.reads(SECOND)).toBe(0);
  expect(page.seen.at(-1)).toMatchObject([{ status: 'success' }]);
});

test('RPC-11 R19 an endpoint that is now and then one block behind is still used, and no other is asked', async () => {
  const first = fakeNode();
  const second = fakeNode();
  const page = openPage(first, second);
  const lag = () => {
    first.block = second.block - ((second.block / 4n) % 2n);
  };
  await page.seconds(60, lag);
  expect(page.seen.at(-1)).toMatchObject([{ result: 5n }]);
  expect(page.reads(SECOND)).toBe(0);
  expect(page.reads(FIRST)).toBeLessThanOrEqual(31);
});

test('RPC-27 R21 an endpoint that keeps reporting implausible block numbers is replaced by the second', async () => {
  const first = fakeNode();
  const second = fakeNode();
  let isImplausible = false;
  const follow = () => {
    first.block = second.block;
  };
  const page = openPage(first, second, () => second.block + (isImplausible ? 10n ** 12n : 0n));
  await page.seconds(10, follow);
  isImplausible = true;
  page.age.length = 0;
  await page.seconds(40, follow);
  expect(page.reader().latestBlock).toBeLessThanOrEqual(second.block);
  expect(page.reader().latestBlock).toBeGreaterThan(second.block - 5n);
  expect(page.age.some(({ isStale, hasFailedReads }) => isStale || hasFailedReads)).toBe(false);
});

test('RPC-27 R21 a page that starts with implausible block numbers recovers through the second endpoint', async () => {
  const first = fakeNode();
  const second = fakeNode();
  const page = openPage(first, second, () => second.block + 10n ** 12n);
  const follow = () => {
    first.block = second.block;
  };
  await page.seconds(30, follow);
  expect(page.reader().latestBlock).toBeLessThanOrEqual(second.block);
  page.age.length = 0;
  await page.seconds(20, follow);
  expect(page.seen.at(-1)).toMatchObject([{ status: 'success', result: 5n }]);
  expect(page.age.some(({ isStale, hasFailedReads }) => isStale || hasFailedReads)).toBe(false);
});
