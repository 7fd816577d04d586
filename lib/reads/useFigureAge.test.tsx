import { describeError } from '@/lib/errors/describeError';
import { fakeNode, wiresOf } from '@/lib/rpc/fakeNode.setup';
import { ALICE, Balances, balances, give, setUpPage } from './balances.setup';
import { fakeNetwork, pass, recorder, renderOnChain } from './fakePage.setup';
import { type FigureAge, useFigureAge } from './useFigureAge';

setUpPage();

function Age({ onRender }: { readonly onRender: (age: FigureAge) => void }) {
  onRender(useFigureAge(43114));
  return null;
}

test.each([
  { code: -32_002, message: 'request timed out' },
  { code: -32_000, message: 'header not found' },
  { code: -32_005, message: 'daily request count exceeded' },
  { code: 4001, message: 'rejected' },
])(
  'R20 RPC-28 a node that tells its block and refuses every read with %j is busy; no wallet is named',
  async (error) => {
    const node = fakeNode();
    give(node, ALICE, 5);
    fakeNetwork(({ body }) => ({
      body: JSON.stringify(
        wiresOf(body).map((wire) =>
          wire.method === 'eth_call'
            ? { id: wire.id, error }
            : { id: wire.id, result: node.request(wire) },
        ),
      ),
    }));
    const age = recorder<FigureAge>();
    renderOnChain(
      <>
        <Balances onRender={balances().onRender} owners={[ALICE]} />
        <Age onRender={age.onRender} />
      </>,
    );
    for (let second = 0; second < 10; second += 1) {
      node.block += 1n;
      await pass(1_000);
    }
    const problem = age.seen.at(-1)?.problem;
    expect(problem).toBeDefined();
    expect(describeError(problem)?.key).toBe('errors.networkBusy');
  },
);
