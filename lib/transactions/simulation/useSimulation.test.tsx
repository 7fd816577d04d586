import {
  fakeNetwork,
  pass,
  recorder,
  renderOnChain,
  startClock,
  stopClock,
} from '@/lib/chain/reads/testing/fakePage.setup';
import type { FakeAnswer, SentRequest } from '@/lib/chain/rpc/testing/fakeFetch.setup';
import { fakeNode, responsesTo, wiresOf } from '@/lib/chain/rpc/testing/fakeNode.setup';
import type { SimulationRequest } from './simulation';
import { honestAnswer, REQUEST, simulationIn } from './testing/fakeSimulator.setup';
import { type LatestSimulation, useSimulation } from './useSimulation';

beforeEach(() => {
  startClock();
});

afterEach(() => stopClock());

type Props = {
  readonly request: SimulationRequest | undefined;
  readonly figureBlock?: bigint | undefined;
  readonly onRender: (shown: LatestSimulation) => void;
};

function Review({ request, figureBlock, onRender }: Props) {
  onRender(useSimulation(request, figureBlock));
  return null;
}

/** A node that simulates; `override` answers a simulation in its place. */
function simulatingNode() {
  const node = fakeNode();
  const faults: {
    override?: FakeAnswer | 'ignore' | undefined;
    /** The block that simulations run in; the node's own when undefined. */
    simulatedBlock?: bigint | undefined;
  } = {};
  const answer = ({ body }: SentRequest): FakeAnswer => {
    const wires = wiresOf(body);
    const isSimulation = wires.some((wire) => simulationIn(wire) !== undefined);
    if (isSimulation && faults.override !== undefined && faults.override !== 'ignore')
      return faults.override;
    return responsesTo(body, (wire) => {
      const isIgnored = simulationIn(wire) !== undefined && faults.override === 'ignore';
      const result = isIgnored
        ? '0x'
        : (honestAnswer(wire, faults.simulatedBlock ?? node.block) ?? node.request(wire));
      return { jsonrpc: '2.0', id: wire.id, result };
    });
  };
  const network = fakeNetwork(answer);
  const simulations = () =>
    network
      .posts()
      .flatMap(({ body }) => wiresOf(body))
      .filter((wire) => simulationIn(wire) !== undefined).length;
  return { node, faults, simulations };
}

function open(request: SimulationRequest | undefined, figureBlock?: bigint) {
  const { seen, onRender } = recorder<LatestSimulation>();
  const page = renderOnChain(
    <Review request={request} figureBlock={figureBlock} onRender={onRender} />,
  );
  return {
    ...page,
    latest: () => seen.at(-1),
    show: (next: SimulationRequest | undefined, block?: bigint) =>
      page.change(<Review request={next} figureBlock={block} onRender={onRender} />),
  };
}

test('SIM-10 nothing is requested while there is nothing to simulate', async () => {
  const { simulations } = simulatingNode();
  const { latest } = open(undefined);
  await pass(10_000);
  expect(simulations()).toBe(0);
  expect(latest()).toEqual({});
});

test('SIM-03 SIM-10 it is sent once a block, and the last answer stays until the next', async () => {
  const { node, simulations } = simulatingNode();
  const { latest } = open(REQUEST);
  await pass(1_000);
  expect(latest()?.simulation?.block).toBe(100n);
  await pass(10_000);
  expect(simulations()).toBe(1);
  node.block = 101n;
  await pass(2_500);
  expect(latest()?.simulation?.block).toBe(101n);
  expect(simulations()).toBe(2);
});

test('SIM-02 an endpoint that is a block behind is tried again, though no new block comes', async () => {
  const { node, faults } = simulatingNode();
  const { latest } = open(REQUEST);
  await pass(1_000);
  node.block = 101n;
  faults.simulatedBlock = 100n;
  await pass(2_500);
  expect(latest()).toMatchObject({ simulation: { block: 100n }, unavailable: undefined });
  faults.simulatedBlock = undefined;
  await pass(1_500);
  expect(latest()?.simulation?.block).toBe(101n);
  node.block = 102n;
  faults.simulatedBlock = 101n;
  await pass(10_000);
  expect(latest()?.unavailable).toBe('behind');
});

test('SIM-03 it simulates at the block of the figures, and never at an earlier one', async () => {
  const { node, faults } = simulatingNode();
  node.block = 102n;
  faults.simulatedBlock = 101n;
  const { latest, show } = open(REQUEST, 101n);
  await pass(1_000);
  expect(latest()).toMatchObject({ simulation: { block: 101n } });
  expect(latest()?.unavailable).toBeUndefined();
  // The figures move on to a block that simulations have not reached.
  show(REQUEST, 102n);
  await pass(500);
  expect(latest()?.simulation?.block).toBe(101n);
  faults.simulatedBlock = undefined;
  await pass(1_500);
  expect(latest()?.simulation?.block).toBe(102n);
  node.block = 103n;
  faults.simulatedBlock = 101n;
  await pass(2_500);
  expect(latest()?.simulation?.block).toBe(102n);
});

test('SIM-10 figures that reach the block of a simulation cost no second one', async () => {
  const { node, simulations } = simulatingNode();
  node.block = 102n;
  const { latest, show } = open(REQUEST, 101n);
  await pass(1_000);
  expect(latest()?.simulation?.block).toBe(102n);
  show(REQUEST, 102n);
  await pass(5_000);
  expect(simulations()).toBe(1);
});

test('SIM-02 an attempt that fails is reported, next to the last that did not', async () => {
  const { node, faults } = simulatingNode();
  const { latest } = open(REQUEST);
  await pass(1_000);
  faults.override = 'ignore';
  node.block = 101n;
  await pass(2_500);
  expect(latest()).toMatchObject({ simulation: { block: 100n }, unavailable: 'ignored' });
  faults.override = undefined;
  node.block = 102n;
  await pass(2_500);
  expect(latest()).toMatchObject({ simulation: { block: 102n } });
  expect(latest()?.unavailable).toBeUndefined();
});

test('SIM-02 after one failed attempt it is tried again, though no new block comes', async () => {
  const { faults, simulations } = simulatingNode();
  faults.override = 'ignore';
  const { latest } = open(REQUEST);
  await pass(1_000);
  expect(latest()).toMatchObject({ unavailable: 'ignored' });
  faults.override = undefined;
  await pass(3_500);
  expect(latest()).toMatchObject({ simulation: { block: 100n } });
  expect(latest()?.unavailable).toBeUndefined();
  const asked = simulations();
  await pass(10_000);
  expect(simulations()).toBe(asked);
});

test('SIM-02 an absurdly high block is not shown, and does not end the preview', async () => {
  const { node, faults } = simulatingNode();
  const { latest } = open(REQUEST);
  await pass(1_000);
  faults.simulatedBlock = 1_000_000_000_000n;
  node.block = 101n;
  await pass(2_500);
  expect(latest()).toMatchObject({ simulation: { block: 100n }, unavailable: 'failed' });
  faults.simulatedBlock = undefined;
  await pass(3_500);
  expect(latest()).toMatchObject({ simulation: { block: 101n } });
  expect(latest()?.unavailable).toBeUndefined();
});

test('SIM-10 while an answer is slow, blocks go by and no second one is requested', async () => {
  const { node, faults, simulations } = simulatingNode();
  faults.override = 'silence';
  const { latest } = open(REQUEST);
  await pass(500);
  node.block = 101n;
  await pass(2_000);
  expect(simulations()).toBe(1);
  faults.override = undefined;
  await pass(5_000);
  expect(latest()?.simulation?.block).toBe(101n);
});

test('other calls are simulated at once, and the answer to the first is not shown for them', async () => {
  const { simulations } = simulatingNode();
  const { latest, show } = open(REQUEST);
  await pass(1_000);
  const [call] = REQUEST.calls;
  const other = { ...REQUEST, calls: [call, call].flatMap((one) => one ?? []) };
  show(other);
  expect(latest()).toEqual({});
  await pass(500);
  expect(latest()?.simulation?.calls).toHaveLength(2);
  expect(simulations()).toBe(2);
});

test('SIM-10 after leaving nothing is requested', async () => {
  const { node, simulations } = simulatingNode();
  const { show, latest } = open(REQUEST);
  await pass(1_000);
  show(undefined);
  node.block = 101n;
  await pass(10_000);
  expect(simulations()).toBe(1);
  expect(latest()).toEqual({});
});

test('SIM-03 a simulation of a later block than the figures is not replaced by an earlier one', async () => {
  const { node, faults } = simulatingNode();
  node.block = 102n;
  const { latest } = open(REQUEST, 101n);
  await pass(1_000);
  expect(latest()?.simulation?.block).toBe(102n);
  node.block = 103n;
  faults.simulatedBlock = 101n;
  await pass(2_500);
  expect(latest()?.simulation?.block).toBe(102n);
});
