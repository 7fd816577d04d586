import {
  fakeNetwork,
  recorder,
  renderOnChain,
  startClock,
  stopClock,
} from '@/lib/chain/reads/testing/fakePage.setup';
import { useFiguresBlock } from '@/lib/chain/reads/useFreshness';
import { fakeNode, responsesTo, wiresOf } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { useReviewSimulation } from '@/lib/transactions/simulation/useReviewSimulation';
import type { Expectation, Intent } from '@/lib/transactions/submit/intent';
import {
  encodeReport,
  honestAnswer,
  reportFor,
  revertData,
  simulationIn,
} from './fakeSimulator.setup';
import { AVAX, INTENT } from './previewed.setup';

/** The block of the figures on screen; a test file mocks the hook. */
export const figureBlock = jest.mocked(useFiguresBlock);

/** Sets up, for each test of a file, a clock and figures of no certain block. */
export function setUpReviewPage(): void {
  beforeEach(() => {
    figureBlock.mockReturnValue(undefined);
    startClock();
  });
  afterEach(() => stopClock());
}

/** Shows that some units of AVAX are paid; the fake simulator takes 3. */
export function paying(shown: bigint): Expectation {
  return { changes: [{ currency: AVAX, shown: -shown, worst: -shown }], approvals: [] };
}

type Shown = ReturnType<typeof useReviewSimulation>;
type Props = {
  readonly intent: Intent;
  readonly isUnconfirmed?: boolean;
  readonly isCurrent?: boolean;
  readonly agreed?: string;
  readonly onRender: (shown: Shown) => void;
};

function Review({ intent, isUnconfirmed = true, isCurrent = true, agreed, onRender }: Props) {
  onRender(useReviewSimulation(intent, { isUnconfirmed, isCurrent, agreed }));
  return null;
}

function reverted(reason: string) {
  return { status: 2, data: revertData(reason) };
}

/** A page with a review on it; the first `failing` candidates revert. */
export function openReview(intent: Intent, failing = 0, reason = 'closed') {
  const node = fakeNode();
  const asked: string[] = [];
  let simulations = 0;
  let isFirstPossible = failing === 0;
  let isBroken = false;
  let isSilent = false;
  let isSilentForOthers = false;
  let simulatedBlock: bigint | undefined;
  const answer = (wire: ReturnType<typeof wiresOf>[number]) => {
    const data = simulationIn(wire);
    if (data === undefined)
      return { id: wire.id, result: honestAnswer(wire, node.block) ?? node.request(wire) };
    simulations += 1;
    if (isBroken) return { id: wire.id, error: { code: -32_602, message: 'too many' } };
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
    return responsesTo(body, answer);
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
    /** From now on, simulations of calls that were not requested yet are not answered. */
    fallSilentForOthers: () => {
      isSilentForOthers = true;
    },
    /** From now on, the node fails to simulate. */
    failSimulations: () => {
      isBroken = true;
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
    show: (next: Intent, isUnconfirmed = true, isCurrent = true) =>
      page.change(
        <Review
          intent={next}
          isUnconfirmed={isUnconfirmed}
          isCurrent={isCurrent}
          onRender={onRender}
        />,
      ),
    /** Shows figures that the user has just accepted. */
    accept: (next: Intent) =>
      page.change(<Review intent={next} agreed="accepted" onRender={onRender} />),
  };
}

/** An intent with two candidates. */
export const withCandidates: Intent = {
  ...INTENT,
  expectation: paying(3n),
  callsAt: (deadline) => {
    const [call] = INTENT.callsAt(deadline);
    return [call, { ...call, value: 1n }];
  },
};

/** Calls that have not been simulated yet. */
export const laterCall: Intent['callsAt'] = (deadline) => {
  const [call] = INTENT.callsAt(deadline);
  return [{ ...call, value: 2n }];
};

/** The intent with another call. */
export const withValue = (value: bigint): Intent => ({
  ...INTENT,
  expectation: paying(3n),
  callsAt: (deadline) => [{ ...INTENT.callsAt(deadline)[0], value }],
});
