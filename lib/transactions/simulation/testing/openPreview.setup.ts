import {
  initialPreview,
  type Observed,
  type PreviewEvent,
  previewOf,
  previewState,
  simulatedRequest,
} from '@/lib/transactions/simulation/previewState';
import type { CallResult, SimulationRequest } from '@/lib/transactions/simulation/simulation';
import type { Expectation } from '@/lib/transactions/submit/intent';
import { ACCOUNT, REQUEST } from './fakeSimulator.setup';
import { EXPECTATION, INTENT, simulationOf } from './previewed.setup';

const [CALL] = REQUEST.calls;
if (CALL === undefined) throw new TypeError('A call is missing');
const call = CALL;
export const requestOf = (value: bigint, count = 1): SimulationRequest => ({
  ...REQUEST,
  account: ACCOUNT,
  calls: Array.from({ length: count }, () => ({ ...call, value })),
});
export const [FIRST, SECOND, WITHOUT_MINIMUM] = [requestOf(1n), requestOf(2n), requestOf(3n)];

export const NO_ANSWER: Observed['latest'] = {};
export const UNAVAILABLE: Observed['latest'] = { unavailable: 'failed' };
/** The outcome that the review shows, at block 100. */
export const AS_SHOWN = received(2_000_000n);
export const LESS = received(1_950_000n);
export const BELOW_MINIMUM = received(1_800_000n);

export function received(amount: bigint): Observed['latest'] {
  return { simulation: simulationOf(1_000_000n, amount) };
}

export function reverted(reason: string, before: readonly CallResult[] = []): Observed['latest'] {
  const result = { status: 'reverted', gas: 1n, reason } as const;
  return { simulation: simulationOf(0n, 0n, [...before, result]) };
}

/** A review that the user just opened, with figures of block 100. */
const OPENED: Observed = {
  intent: INTENT,
  expectation: EXPECTATION,
  agreed: 'first',
  candidates: { requests: [FIRST], withoutMinimum: [] },
  latest: NO_ANSWER,
  isOverdue: false,
  figureBlock: 100n,
};

/** A preview without React: each observation changes the last one. */
export function openPreview(opened: Partial<Observed> = {}) {
  let observed = { ...OPENED, ...opened };
  let state = initialPreview(observed.agreed);
  /** Each event renders the page again, which observes once more. */
  const send = (event: PreviewEvent) => {
    state = previewState(state, event);
    state = previewState(state, { type: 'observed', observed });
  };
  return {
    see: (change: Partial<Observed>) => {
      observed = { ...observed, ...change };
      state = previewState(state, { type: 'observed', observed });
    },
    accept: () => {
      const { figures, shortfalls } = previewOf(state, observed);
      send({ type: 'accepted', figures, accepted: shortfalls });
    },
    takeBack: () => {
      const { figures } = previewOf(state, observed);
      send({ type: 'accepted', figures, accepted: [] });
    },
    approveAnyway: (isAccepted: boolean) => send({ type: 'refusalAccepted', isAccepted }),
    shown: () => previewOf(state, observed),
    verdict: () => previewOf(state, observed).verdict,
    simulated: () => simulatedRequest(state, observed.candidates),
    state: () => state,
  };
}

/** The expectation with another amount to receive. */
export function expecting(change: Partial<Expectation['changes'][number]>): Expectation {
  const [paid, due] = EXPECTATION.changes;
  if (paid === undefined || due === undefined) throw new TypeError('A change is missing');
  return { changes: [paid, { ...due, ...change }], approvals: [] };
}
