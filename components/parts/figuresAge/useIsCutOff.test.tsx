import {
  ALICE,
  Balances,
  BLOCK_MS,
  balances,
  give,
  setUpPage,
} from '@/lib/chain/reads/testing/balances.setup';
import {
  fakeNetwork,
  pass,
  recorder,
  renderOnChain,
} from '@/lib/chain/reads/testing/fakePage.setup';
import { fakeNode, responsesTo } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { useIsCutOff } from './useIsCutOff';

setUpPage();

function Form({ onRender }: { readonly onRender: (isCutOff: boolean) => void }) {
  onRender(useIsCutOff(43114));
  return null;
}

function open(answer: Parameters<typeof fakeNetwork>[0]) {
  const form = recorder<boolean>();
  fakeNetwork(answer);
  renderOnChain(
    <>
      <Balances onRender={balances().onRender} owners={[ALICE]} />
      <Form onRender={form.onRender} />
    </>,
  );
  return () => form.seen.at(-1);
}

test('RPC-13 a page that reaches no node is cut off within seconds, and no longer once one answers', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  let isDown = true;
  const isCutOff = open(({ body }) =>
    isDown
      ? 'unreachable'
      : responsesTo(body, (wire) => ({ id: wire.id, result: node.request(wire) })),
  );
  expect(isCutOff()).toBe(false);
  await pass(10_000);
  expect(isCutOff()).toBe(true);
  isDown = false;
  await pass(30_000);
  expect(isCutOff()).toBe(false);
});

test('RPC-13 figures that were read keep a form usable until they are 30 s old', async () => {
  const node = fakeNode();
  give(node, ALICE, 5);
  let isDown = false;
  const isCutOff = open(({ body }) =>
    isDown
      ? 'unreachable'
      : responsesTo(body, (wire) => ({ id: wire.id, result: node.request(wire) })),
  );
  await pass(BLOCK_MS);
  isDown = true;
  await pass(20_000);
  expect(isCutOff()).toBe(false);
  await pass(20_000);
  expect(isCutOff()).toBe(true);
});

test('a node that refuses is busy: the page is not cut off', async () => {
  const error = { code: -32_005, message: 'limit exceeded' };
  const isCutOff = open(({ body }) => responsesTo(body, ({ id }) => ({ id, error })));
  await pass(40_000);
  expect(isCutOff()).toBe(false);
});
