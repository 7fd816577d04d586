import { act } from '@testing-library/react';
import {
  fakeNetwork,
  pass,
  recorder,
  renderOnChain,
  startClock,
  stopClock,
} from '@/lib/reads/fakePage.setup';
import { useFiguresBlock } from '@/lib/reads/useFiguresBlock';
import { fakeNode, wiresOf } from '@/lib/rpc/fakeNode.setup';
import type { Expectation, Intent } from '@/lib/submit/intent';
import { OutcomeDiffersError } from './assertOutcome';
import {
  encodeReport,
  honestAnswer,
  reportFor,
  revertData,
  simulationIn,
} from './fakeSimulator.setup';
import { AVAX, INTENT } from './previewed.setup';
import { useReviewSimulation } from './useReviewSimulation';

jest.mock('@/lib/reads/useFiguresBlock');
const figureBlock = jest.mocked(useFiguresBlock);

beforeEach(() => {
  figureBlock.mockReturnValue(undefined);
  startClock();
});

afterEach(() => stopClock());

/** Shows that some units of AVAX are paid; the fake simulator takes 3. */
function paying(shown: bigint): Expectation {
  return { changes: [{ currency: AVAX, shown: -shown, worst: -shown }], approvals: [] };
}

type Shown = ReturnType<typeof useReviewSimulation>;
type Props = {
  readonly intent: Intent;
  readonly isOpen?: boolean;
  readonly isCurrent?: boolean;
  readonly agreed?: string;
  readonly onRender: (shown: Shown) => void;
};

function Review({ intent, isOpen = true, isCurrent = true, agreed, onRender }: Props) {
  onRender(useReviewSimulation(intent, { isOpen, isCurrent, agreed }));
  return null;
}

function reverted(reason: string) {
  return { status: 2, data: revertData(reason) };
}

/** A page with a review on it; the first `failing` candidates revert. */
function open(intent: Intent, failing = 0, reason = 'closed') {
  const node = fakeNode();
  const asked: string[] = [];
  let simulations = 0;
  let isFirstPossible = failing === 0;
  let isRefusing = false;
  let isSilent = false;
  let isSilentForOthers = false;
  let simulatedBlock: bigint | undefined;
  const answer = (wire: ReturnType<typeof wiresOf>[number]) => {
    const data = simulationIn(wire);
    if (data === undefined)
      return { id: wire.id, result: honestAnswer(wire, node.block) ?? node.request(wire) };
    simulations += 1;
    if (isRefusing) return { id: wire.id, error: { code: -32_602, message: 'too many' } };
    if (!asked.includes(data)) asked.push(data);
    const report = reportFor(data, simulatedBlock ?? node.block);
    const index = asked.indexOf(data);
    const isFailing = index < failing && !(index === 0 && isFirstPossible);
    const calls = report.calls.map((call) => ({ ...call, ...(isFailing && reverted(reason)) }));
    return { id: wire.id, result: encodeReport({ ...report, calls }) };
  };
  fakeNetwork(({ body }) => {
    const wires = wiresOf(body);
    const simulated = wires.flatMap((wire) => simulationIn(wire) ?? []);
    const isOther = simulated.some((data) => !asked.includes(data));
    if ((isSilent && simulated.length > 0) || (isSilentForOthers && isOther)) return 'silence';
    return { body: JSON.stringify(wires.map(answer)) };
  });
  const { seen, onRender } = recorder<Shown>();
  const page = renderOnChain(<Review intent={intent} onRender={onRender} />);
  return {
    node,
    asked,
    simulations: () => simulations,
    /** From now on, the first candidate no longer reverts. */
    letFirstPass: () => {
      isFirstPossible = true;
    },
    /** From now on, the first candidate reverts. */
    failFirst: () => {
      isFirstPossible = false;
    },
    /** From now on, simulations are not answered. */
    fallSilent: () => {
      isSilent = true;
    },
    /** From now on, simulations of calls that were not asked for yet are not answered. */
    fallSilentForOthers: () => {
      isSilentForOthers = true;
    },
    /** From now on, the node refuses to simulate. */
    refuse: () => {
      isRefusing = true;
    },
    latest: () => {
      const last = seen.at(-1);
      if (last === undefined) throw new TypeError('Nothing was rendered');
      return last;
    },
    /** From now on, simulations run in the state of this block. */
    simulateAt: (block: bigint) => {
      simulatedBlock = block;
    },
    show: (next: Intent, isOpen = true, isCurrent = true) =>
      page.change(
        <Review intent={next} isOpen={isOpen} isCurrent={isCurrent} onRender={onRender} />,
      ),
    /** Shows figures that the user has just accepted. */
    accept: (next: Intent) =>
      page.change(<Review intent={next} agreed="accepted" onRender={onRender} />),
  };
}

const withCandidates: Intent = {
  ...INTENT,
  expectation: paying(3n),
  callsAt: (deadline) => {
    const [call] = INTENT.callsAt(deadline);
    return [call, { ...call, value: 1n }];
  },
};

const laterCall: Intent['callsAt'] = (deadline) => {
  const [call] = INTENT.callsAt(deadline);
  return [{ ...call, value: 2n }];
};

/** The intent with another call. */
const withValue = (value: bigint): Intent => ({
  ...INTENT,
  expectation: paying(3n),
  callsAt: (deadline) => [{ ...INTENT.callsAt(deadline)[0], value }],
});

test('SIM-03 the call that would be sent is simulated: the first that does not fail', async () => {
  const { asked, latest } = open(withCandidates, 1);
  await pass(1_000);
  expect(asked).toHaveLength(2);
  expect(latest().failure).toBeUndefined();
  expect(latest().simulation).toBeDefined();
});

test('SIM-04 where every call fails, the failure is told', async () => {
  const { latest } = open(withCandidates, 2);
  await pass(1_000);
  expect(latest().failure?.error.code).toBe('errors.transactionReverts');
  expect(latest().isAccepted).toBe(true);
});

const [due] = paying(2n).changes;
if (due === undefined) throw new TypeError('A change is missing');
const change = due;
const withMinimum: Expectation = {
  changes: [{ ...change, boundBy: 'slippage' }],
  approvals: [],
  callWithoutMinimumAt: (deadline) => ({ ...INTENT.callsAt(deadline)[0], value: 7n }),
};

test('SIM-04 what is rejected for another reason is not simulated without its minimum', async () => {
  const { asked, latest } = open({ ...INTENT, expectation: withMinimum }, 1);
  await pass(1_000);
  expect(asked).toHaveLength(1);
  expect(latest().verdict).toBe('fails');
});

test('SWP-25 SIM-04 where the contracts reject what would arrive, the outcome without a minimum is compared with it', async () => {
  const intent = { ...INTENT, expectation: withMinimum };
  const { asked, latest, show } = open(intent, 1, 'PangolinRouter: INSUFFICIENT_OUTPUT_AMOUNT');
  await pass(1_000);
  expect(asked).toHaveLength(2);
  expect(latest()).toMatchObject({ failure: undefined, verdict: 'refused' });
  expect(latest().disagreements).toMatchObject([{ simulated: -3n, refusedBy: 'slippage' }]);
  const within = [{ ...change, worst: -3n }];
  show({ ...INTENT, expectation: { ...withMinimum, changes: within } });
  expect(latest().verdict).toBe('passes');
});

test('SIM-04 once a call failed, what passed before does not count while the next is simulated', async () => {
  const { node, latest, letFirstPass, failFirst, fallSilentForOthers } = open(withCandidates, 1);
  letFirstPass();
  await pass(1_000);
  expect(latest().verdict).toBe('passes');
  failFirst();
  fallSilentForOthers();
  node.block = 101n;
  await pass(2_000);
  expect(latest()).toMatchObject({ verdict: 'checking', failure: undefined });
});

test('SIM-04 nothing can be confirmed before the first answer', async () => {
  const { latest } = open({ ...INTENT, expectation: paying(3n) });
  expect(latest().verdict).toBe('checking');
  await pass(1_000);
  expect(latest().verdict).toBe('passes');
});

test('SIM-02 SIM-04 a review whose figures change faster than its node answers waits 5 s, no longer', async () => {
  const { latest, show, fallSilent } = open({ ...INTENT, expectation: paying(3n) });
  fallSilent();
  for (const value of [2n, 3n, 4n, 5n]) {
    show(withValue(value));
    await pass(1_000);
    expect(latest()).toMatchObject({ verdict: 'checking', unavailable: undefined });
  }
  show(withValue(6n));
  await pass(2_000);
  expect(latest()).toMatchObject({ verdict: 'passes', unavailable: 'timeout' });
});

test('SIM-04 while new figures are simulated, the earlier verdict stands', async () => {
  const { latest, show } = open({ ...INTENT, expectation: paying(3n) });
  await pass(1_000);
  show({ ...withCandidates, expectation: paying(3n), callsAt: laterCall });
  expect(latest().simulation).toBeUndefined();
  expect(latest().verdict).toBe('passes');
});

test('SIM-04 figures that were just accepted wait for their own simulation, whatever passed before', async () => {
  const { latest, accept } = open({ ...INTENT, expectation: paying(3n) });
  await pass(6_000);
  expect(latest().verdict).toBe('passes');
  accept({ ...INTENT, expectation: paying(3n), callsAt: laterCall });
  expect(latest()).toMatchObject({ verdict: 'checking', unavailable: undefined });
  await pass(1_000);
  expect(latest().verdict).toBe('passes');
});

test('SIM-02 SIM-04 they wait 5 s for it, from when they were accepted', async () => {
  const { latest, accept, fallSilent } = open({ ...INTENT, expectation: paying(3n) });
  await pass(6_000);
  fallSilent();
  for (const value of [2n, 3n, 4n, 5n]) {
    accept(withValue(value));
    await pass(1_000);
    expect(latest()).toMatchObject({ verdict: 'checking', unavailable: undefined });
  }
  accept(withValue(6n));
  await pass(2_000);
  expect(latest()).toMatchObject({ verdict: 'passes', unavailable: 'timeout' });
});

test('SIM-04 while new figures are simulated, a bad verdict about the last ones lets nothing pass', async () => {
  const { latest, show } = open(withCandidates, 2);
  await pass(1_000);
  expect(latest().verdict).toBe('fails');
  show({ ...INTENT, expectation: paying(3n), callsAt: laterCall });
  expect(latest().verdict).toBe('checking');
  await pass(1_000);
  expect(latest().verdict).toBe('passes');
});

test('SIM-02 SIM-04 a failure ends when no simulation can be had any more', async () => {
  const { node, latest, refuse } = open(withCandidates, 2);
  await pass(1_000);
  expect(latest().verdict).toBe('fails');
  refuse();
  node.block = 101n;
  await pass(6_000);
  expect(latest()).toMatchObject({ verdict: 'passes', failure: undefined });
});

test('SIM-04 an outcome as shown asks for nothing', async () => {
  const { latest } = open({ ...INTENT, expectation: paying(3n) });
  await pass(1_000);
  expect(latest()).toMatchObject({ disagreements: [], isAccepted: true });
});

test('SIM-04 an acceptance holds in later blocks, and ends when the figures change', async () => {
  const { node, latest, show } = open({ ...INTENT, expectation: paying(2n) });
  await pass(1_000);
  expect(latest().isAccepted).toBe(false);
  act(() => latest().accept(true));
  expect(latest().isAccepted).toBe(true);
  node.block = 101n;
  await pass(2_500);
  expect(latest().simulation?.block).toBe(101n);
  expect(latest().isAccepted).toBe(true);
  show({ ...INTENT, expectation: paying(1n) });
  expect(latest().isAccepted).toBe(false);
});

test('SIM-04 while the figures are a block behind, what was found before still asks', async () => {
  figureBlock.mockReturnValue(100n);
  const changes = [{ currency: AVAX, shown: -2n, worst: -3n }];
  const intent = { ...INTENT, expectation: { changes, approvals: [] } };
  const { node, latest, show } = open(intent);
  await pass(1_000);
  expect(latest()).toMatchObject({ isAccepted: false, mayHaveMoved: false });
  node.block = 101n;
  await pass(2_500);
  expect(latest().simulation?.block).toBe(101n);
  expect(latest()).toMatchObject({ isAccepted: false, mayHaveMoved: false });
  figureBlock.mockReturnValue(101n);
  show({ ...intent, expectation: paying(3n) });
  expect(latest().isAccepted).toBe(true);
});

test('SIM-04 the last check tries the calls in the order in which they are sent', async () => {
  const { latest, letFirstPass } = open({ ...withCandidates, expectation: paying(2n) }, 2);
  await pass(1_000);
  expect(latest().isAccepted).toBe(true);
  letFirstPass();
  const checked = latest()
    .check(new AbortController().signal)
    .catch((error: unknown) => error);
  await pass(1_000);
  expect(await checked).toBeInstanceOf(OutcomeDiffersError);
});

test('SIM-04 an amount beyond the limit is asked about until other figures are simulated', async () => {
  figureBlock.mockReturnValue(100n);
  const { latest, show } = open({ ...INTENT, expectation: paying(2n) });
  await pass(1_000);
  expect(latest().isAccepted).toBe(false);
  show({ ...withCandidates, expectation: paying(3n), callsAt: laterCall });
  expect(latest().simulation).toBeUndefined();
  expect(latest().isAccepted).toBe(false);
  await pass(1_000);
  expect(latest().isAccepted).toBe(true);
});

test('SWP-25 a refusal holds until other figures are simulated; where no preview can be had, it becomes a question', async () => {
  figureBlock.mockReturnValue(100n);
  const bound = (shown: bigint): Expectation => {
    const { changes, approvals } = paying(shown);
    return { changes: changes.map((change) => ({ ...change, boundBy: 'slippage' })), approvals };
  };
  const { latest, show, refuse } = open({ ...INTENT, expectation: bound(2n) });
  const refusals = () => latest().disagreements.map(({ refusedBy }) => refusedBy);
  await pass(1_000);
  act(() => latest().accept(true));
  expect(refusals()).toEqual(['slippage']);
  expect(latest().isAccepted).toBe(false);
  refuse();
  show({ ...INTENT, expectation: bound(1n), callsAt: laterCall });
  expect(refusals()).toEqual(['slippage']);
  await pass(6_000);
  expect(latest().unavailable).toBeDefined();
  expect(refusals()).toEqual([undefined]);
  act(() => latest().accept(true));
  expect(latest().isAccepted).toBe(true);
});

test.each([
  ['refused', 'refused'],
  ['asks', 'asks'],
  [undefined, 'passes'],
] as const)(
  'SIM-12 where no preview can be had, an exact amount that only it holds to (%s): %s',
  async (unsimulated, verdict) => {
    const { changes, approvals } = paying(3n);
    const bound = changes.map(
      (change) =>
        ({ ...change, boundBy: 'typedAmount', ...(unsimulated && { unsimulated }) }) as const,
    );
    const { node, latest, refuse } = open({
      ...INTENT,
      expectation: { changes: bound, approvals },
    });
    await pass(1_000);
    expect(latest()).toMatchObject({ verdict: 'passes', disagreements: [] });
    refuse();
    node.block = 101n;
    await pass(6_000);
    expect(latest()).toMatchObject({ verdict, unavailable: 'refused' });
    act(() => latest().accept(true));
    expect(latest().verdict).toBe(verdict === 'asks' ? 'passes' : verdict);
  },
);

test('SIM-12 without a preview, less than the exact amount stays refused once it was found', async () => {
  figureBlock.mockReturnValue(100n);
  const { changes, approvals } = paying(2n);
  const bound = changes.map(
    (change) => ({ ...change, boundBy: 'typedAmount', unsimulated: 'asks' }) as const,
  );
  const { node, latest, refuse } = open({ ...INTENT, expectation: { changes: bound, approvals } });
  await pass(1_000);
  expect(latest()).toMatchObject({ verdict: 'refused', disagreements: [{ simulated: -3n }] });
  refuse();
  node.block = 101n;
  await pass(6_000);
  expect(latest()).toMatchObject({ verdict: 'refused', disagreements: [{ simulated: -3n }] });
});

test('SIM-04 while the simulation is a block behind, what was found before still asks', async () => {
  figureBlock.mockReturnValue(100n);
  const changes = [{ currency: AVAX, shown: -2n, worst: -3n }];
  const intent = { ...INTENT, expectation: { changes, approvals: [] } };
  const { latest, show } = open(intent);
  await pass(1_000);
  expect(latest().isAccepted).toBe(false);
  figureBlock.mockReturnValue(101n);
  show({ ...intent });
  expect(latest().isAccepted).toBe(false);
});

test('SIM-04 after a first answer, new figures wait for theirs, however long the review is open', async () => {
  const { latest, show, fallSilent } = open({ ...INTENT, expectation: paying(3n) });
  await pass(6_000);
  expect(latest().verdict).toBe('passes');
  fallSilent();
  show({ ...INTENT, expectation: paying(3n), callsAt: laterCall });
  await pass(500);
  expect(latest().unavailable).toBeUndefined();
});

test('SIM-10 once it is confirmed nothing more is simulated', async () => {
  const intent = { ...INTENT, expectation: paying(3n) };
  const { node, latest, show, simulations } = open(intent);
  await pass(1_000);
  show(intent, false);
  node.block = 101n;
  await pass(5_000);
  expect(latest().simulation).toBeUndefined();
  expect(simulations()).toBe(1);
});

test('SIM-04 figures that are no longer current are compared with their limits only', async () => {
  figureBlock.mockReturnValue(100n);
  const changes = [{ currency: AVAX, shown: -2n, worst: -3n }];
  const intent = { ...INTENT, expectation: { changes, approvals: [] } };
  const { latest, show } = open(intent);
  show(intent, true, false);
  await pass(1_000);
  expect(latest()).toMatchObject({ verdict: 'passes', disagreements: [], mayHaveMoved: true });
  show(intent);
  expect(latest()).toMatchObject({ verdict: 'asks', mayHaveMoved: false });
});

test('SIM-04 the last check asks for the latest block that the page knows, and then for any', async () => {
  const { latest, simulations, simulateAt } = open({ ...INTENT, expectation: paying(3n) });
  await pass(1_000);
  const check = async () => {
    const before = simulations();
    const checked = latest().check(new AbortController().signal);
    await pass(2_000);
    await checked;
    return simulations() - before;
  };
  expect(await check()).toBe(1);
  simulateAt(99n);
  expect(await check()).toBe(2);
});
