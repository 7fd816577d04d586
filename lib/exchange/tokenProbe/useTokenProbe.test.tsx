import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Currency } from '@/lib/base/tokens/currency';
import {
  fakeNetwork,
  pass,
  recorder,
  renderOnChain,
  startClock,
  stopClock,
} from '@/lib/chain/reads/testing/fakePage.setup';
import { fakeNode, responsesTo, wiresOf } from '@/lib/chain/rpc/testing/fakeNode.setup';
import {
  honestAnswer,
  simulationIn,
} from '@/lib/transactions/simulation/testing/fakeSimulator.setup';
import { probeKey, type TokenProbe } from './tokenProbe';
import { useKnownProbe } from './useKnownProbe';
import { useProbeAgain } from './useLearnFees';
import { useTokenProbe } from './useTokenProbe';

beforeEach(() => {
  startClock();
});

afterEach(() => stopClock());

type Props = {
  readonly symbol: string | undefined;
  readonly onRender: (probe: TokenProbe | undefined) => void;
};

function Choice({ symbol, onRender }: Props) {
  const currency: Currency | undefined = CATALOGUE[43114].find((each) => each.symbol === symbol);
  onRender(useTokenProbe(currency));
  return null;
}

/** A node without pools. It simulates, unless `isIgnoring` makes it ignore overrides. */
function simulatingNode() {
  const node = fakeNode();
  const faults = { isIgnoring: false };
  const network = fakeNetwork(({ body }) => {
    return responsesTo(body, (wire) => {
      const isIgnored = faults.isIgnoring && simulationIn(wire) !== undefined;
      const result = isIgnored ? '0x' : (honestAnswer(wire, node.block) ?? node.request(wire));
      return { jsonrpc: '2.0', id: wire.id, result };
    });
  });
  const simulations = () =>
    network
      .posts()
      .flatMap(({ body }) => wiresOf(body))
      .filter((wire) => simulationIn(wire) !== undefined).length;
  return { node, faults, simulations };
}

function open(symbol: string | undefined) {
  const { seen, onRender } = recorder<TokenProbe | undefined>();
  const page = renderOnChain(<Choice symbol={symbol} onRender={onRender} />);
  return {
    latest: () => seen.at(-1),
    choose: (next: string) => page.change(<Choice symbol={next} onRender={onRender} />),
  };
}

test('SIM-10 without a choice, and for a token that is known to be plain, no question is asked', async () => {
  const { simulations } = simulatingNode();
  const { latest, choose } = open(undefined);
  await pass(2_000);
  choose('USDC.e');
  await pass(2_000);
  expect(simulations()).toBe(0);
  expect(latest()).toBeUndefined();
});

test('SIM-05 a token is probed once, even when it is chosen again, until 100 blocks have passed', async () => {
  const { node, simulations } = simulatingNode();
  const { latest, choose } = open('SPORE');
  await pass(1_000);
  expect(latest()).toEqual({ kind: 'noPool' });
  choose('USDC.e');
  node.block = 199n;
  await pass(2_500);
  choose('SPORE');
  await pass(2_500);
  expect(simulations()).toBe(1);
  node.block = 200n;
  await pass(2_500);
  expect(simulations()).toBe(2);
});

test('SIM-02 a probe that fails is reported, but one that follows another does not replace it', async () => {
  const { node, faults } = simulatingNode();
  faults.isIgnoring = true;
  const { latest } = open('SPORE');
  await pass(1_000);
  expect(latest()).toEqual({ kind: 'unavailable' });
  faults.isIgnoring = false;
  node.block = 200n;
  await pass(2_500);
  expect(latest()).toEqual({ kind: 'noPool' });
  faults.isIgnoring = true;
  node.block = 300n;
  await pass(2_500);
  expect(latest()).toEqual({ kind: 'noPool' });
});

test('SIM-02 SIM-10 a probe without an answer is tried again after 5 blocks, then after twice as many each time', async () => {
  const { node, faults, simulations } = simulatingNode();
  faults.isIgnoring = true;
  const { latest } = open('SPORE');
  await pass(1_000);
  const each = simulations();
  const attemptsAt = async (block: bigint) => {
    node.block = block;
    await pass(2_500);
    return simulations() / each;
  };
  expect(await attemptsAt(104n)).toBe(1);
  expect(await attemptsAt(105n)).toBe(2);
  expect(await attemptsAt(114n)).toBe(2);
  expect(await attemptsAt(115n)).toBe(3);
  expect(latest()).toEqual({ kind: 'unavailable' });
  faults.isIgnoring = false;
  await attemptsAt(135n);
  expect(latest()).toEqual({ kind: 'noPool' });
  const answered = simulations();
  await attemptsAt(234n);
  expect(simulations()).toBe(answered);
});

const SPORE = CATALOGUE[43114].find(({ symbol }) => symbol === 'SPORE');

function Known({ onRender }: Pick<Props, 'onRender'>) {
  onRender(useKnownProbe(SPORE));
  return null;
}

test('SIM-05 figures are computed with the last probe that succeeded, however old it is', async () => {
  const { node } = simulatingNode();
  const { seen, onRender } = recorder<TokenProbe | undefined>();
  const probe: TokenProbe = {
    kind: 'probed',
    block: node.block,
    purchase: { status: 'done', feeBps: 100 },
    sale: { status: 'done', feeBps: 100 },
    transfer: { status: 'done', feeBps: 100 },
  };
  const { client } = renderOnChain(<Known onRender={onRender} />);
  await pass(1_000);
  client.setQueryData(probeKey(SPORE), { probe, requestedAt: node.block, failures: 0 });
  await pass(100);
  expect(seen.at(-1)).toBe(probe);
  node.block += 10_000n;
  await pass(3_000);
  expect(seen.at(-1)).toBe(probe);
});

function Doubt({ isWanted }: { isWanted: boolean }) {
  const currencies = CATALOGUE[43114].filter(({ symbol }) => ['SPORE', 'USDC.e'].includes(symbol));
  useProbeAgain(currencies, isWanted);
  return null;
}

test('SIM-04 SIM-10 a doubt probes the chosen token again, once, and no other', async () => {
  const { simulations } = simulatingNode();
  const onRender = () => undefined;
  const content = (isWanted: boolean) => (
    <>
      <Choice symbol="SPORE" onRender={onRender} />
      <Doubt isWanted={isWanted} />
    </>
  );
  const page = renderOnChain(content(false));
  await pass(1_000);
  const before = simulations();
  expect(before).toBeGreaterThan(0);
  page.change(content(true));
  await pass(3_000);
  expect(simulations()).toBe(2 * before);
  page.change(content(false));
  page.change(content(true));
  await pass(1_000);
  expect(simulations()).toBe(3 * before);
});
