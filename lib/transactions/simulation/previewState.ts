import { failureKind } from '@/lib/chain/contracts/failureKind';
import type { Expectation, Intent } from '@/lib/transactions/submit/intent';
import { compare, figuresKey, type LastComparison } from './comparison';
import { areCovered, type Shortfall } from './shortfalls';
import { type SimulatedFailure, simulatedFailure } from './simulatedFailure';
import { requestKey, type SimulationRequest } from './simulation';
import { verdictOf } from './simulationVerdict';
import type { LatestSimulation } from './useSimulation';

/** The requests that may be simulated for a review, the best first. */
export type Candidates = {
  readonly requests: readonly SimulationRequest[];
  /** The request that shows the outcome if the last one is rejected for its limits; none or one. */
  readonly withoutMinimum: readonly SimulationRequest[];
};

/** What the page knows while a review is open. */
export type Observed = {
  readonly intent: Intent;
  readonly expectation: Expectation;
  /** What the user agreed to, the same object while the figures only follow the market. */
  readonly agreed: unknown;
  readonly candidates: Candidates;
  /** The latest answer to the request of `simulatedRequest`; neither property before the first. */
  readonly latest: LatestSimulation;
  /** Whether the figures have waited for their first answer as long as allowed. */
  readonly isOverdue: boolean;
  /** The block of the figures on screen; undefined when they are outdated. */
  readonly figureBlock: bigint | undefined;
};

/** What the preview of a review remembers between simulations. */
export type PreviewState = {
  /** The index of the request that is simulated while the first one has this key. */
  readonly candidate: { readonly key: string | undefined; readonly index: number };
  readonly answers: Answers;
  readonly compared: LastComparison;
  readonly acceptance: Acceptance;
  /** Whether to approve although a token refused its transfer in the simulation. */
  readonly isRefusalAccepted: boolean;
};

/** The answers of simulations since the user agreed to the figures. */
type Answers = {
  readonly agreed: unknown;
  readonly hasAnswered: boolean;
  /** Whether the last answer was good. */
  readonly hasPassed: boolean;
};

/** The shortfalls that the user accepted, and the key of the figures that they belong to. */
type Acceptance = { readonly figures: string; readonly accepted: readonly Shortfall[] };

export type PreviewEvent =
  | { readonly type: 'observed'; readonly observed: Observed }
  | ({ readonly type: 'accepted' } & Acceptance)
  | { readonly type: 'refusalAccepted'; readonly isAccepted: boolean };

/** The state before the first simulation. */
export function initialPreview(agreed: unknown): PreviewState {
  return {
    candidate: { key: undefined, index: 0 },
    answers: noneFor(agreed),
    compared: { figures: '', shortfalls: [] },
    acceptance: { figures: '', accepted: [] },
    isRefusalAccepted: false,
  };
}

/** The next state; the same object when nothing changes. */
export function previewState(state: PreviewState, event: PreviewEvent): PreviewState {
  switch (event.type) {
    case 'observed':
      return previewOf(state, event.observed).next;
    case 'accepted':
      return { ...state, acceptance: { figures: event.figures, accepted: event.accepted } };
    case 'refusalAccepted':
      return { ...state, isRefusalAccepted: event.isAccepted };
  }
}

/**
 * The request to simulate: the first that has not failed. One that failed is not sent again while
 * the calls stay the same, so that a block costs one simulation.
 */
export function simulatedRequest(
  { candidate }: Pick<PreviewState, 'candidate'>,
  candidates: Candidates,
): SimulationRequest | undefined {
  return allOf(candidates)[indexOf(candidate, candidates)];
}

/**
 * What the review shows of its simulation, and the state that follows. Simulations from before the
 * user agreed to the figures do not count. A worse difference, or other figures, end an acceptance;
 * an amount that has grown is not another figure.
 */
export function previewOf(state: PreviewState, observed: Observed) {
  const { intent, expectation, agreed, candidates, figureBlock } = observed;
  const { index, request, simulation, failure, isTryingNext } = attemptOf(state, observed);
  const isSimulated = simulation !== undefined && !isTryingNext;
  const { before, hasAnswered, unavailable } = answersOf(state, observed, isSimulated);
  const isAnswered = unavailable !== undefined || isSimulated;
  const { shortfalls, mayHaveMoved, last } = compare(
    {
      account: intent.account,
      expectation,
      simulation: failure || unavailable ? undefined : simulation,
      isUnavailable: unavailable !== undefined,
      figureBlock,
    },
    state.compared,
  );
  const figures = figuresKey(expectation);
  const accepted = state.acceptance.figures === figures ? state.acceptance.accepted : [];
  const isAccepted = areCovered(shortfalls, accepted);
  const isRefusedTransfer = isTransferRefused(failure, request);
  // While new figures are being simulated, only a good verdict about the last ones is kept, and not
  // once a call failed.
  const verdict = verdictOf({
    isAnswered: isAnswered || (before.hasPassed && index === 0),
    isFailing: failure !== undefined && !(isRefusedTransfer && state.isRefusalAccepted),
    isBlocked: shortfalls.some(({ blockedBy }) => blockedBy !== undefined),
    isAccepted,
  });
  const hasPassed = isAnswered ? verdict === 'passes' : before.hasPassed;
  return {
    /** The request that would be sent; the last one if it was simulated without its minimum. */
    request,
    simulation,
    failure,
    /** Whether a token refused its transfer, maybe only in simulations. */
    isRefusedTransfer,
    unavailable,
    isAnswered,
    figures,
    shortfalls,
    mayHaveMoved,
    accepted,
    /** Whether every shortfall is accepted. Until then nothing can be confirmed. */
    isAccepted,
    verdict,
    next: changed(state, {
      candidate: isTryingNext ? { key: keyOf(candidates), index: index + 1 } : state.candidate,
      answers: recorded(state.answers, { agreed, hasAnswered, hasPassed }),
      compared: last,
    }),
  };
}

/** The latest simulation, which request it is of, and whether another request is tried next. */
function attemptOf({ candidate }: PreviewState, { intent, candidates, latest }: Observed) {
  const { requests } = candidates;
  const index = indexOf(candidate, candidates);
  const request = simulatedRequest({ candidate }, candidates);
  // If the latest attempt got no answer, an earlier failure may be outdated.
  const simulation = latest.unavailable ? undefined : latest.simulation;
  const failure = simulation && request && simulatedFailure(simulation, request, intent.statement);
  const isOutside = failureKind(failure?.reason ?? '') === 'outsideLimits';
  const isLast = index + 1 >= (isOutside ? allOf(candidates) : requests).length;
  return {
    index,
    request: requests[index] ?? requests.at(-1),
    simulation,
    failure,
    isTryingNext: failure !== undefined && !isLast,
  };
}

/** The answers before this one, and why no preview is possible. */
function answersOf(
  { answers }: PreviewState,
  { agreed, latest, isOverdue }: Observed,
  isSimulated: boolean,
) {
  const before = answers.agreed === agreed ? answers : noneFor(agreed);
  const hasAnswered = before.hasAnswered || latest.unavailable !== undefined || isSimulated;
  const isTimeout = !hasAnswered && isOverdue;
  const unavailable = latest.unavailable ?? (isTimeout ? 'timeout' : undefined);
  return { before, hasAnswered, unavailable };
}

/**
 * Some tokens refuse only simulations. A plain call shows that, but it needs the approvals, so the
 * user decides whether to approve.
 */
function isTransferRefused(
  failure: SimulatedFailure | undefined,
  request: SimulationRequest | undefined,
): boolean {
  const isRefused = failureKind(failure?.reason ?? '') === 'transferRefused';
  const hasApprovals = request !== undefined && request.calls.length > 1;
  return isRefused && hasApprovals;
}

function allOf({ requests, withoutMinimum }: Candidates): readonly SimulationRequest[] {
  return [...requests, ...withoutMinimum];
}

function keyOf({ requests: [first] }: Candidates): string | undefined {
  return first && requestKey(first);
}

function indexOf({ key, index }: PreviewState['candidate'], candidates: Candidates): number {
  return key === keyOf(candidates) ? index : 0;
}

function noneFor(agreed: unknown): Answers {
  return { agreed, hasAnswered: false, hasPassed: false };
}

function recorded(before: Answers, now: Answers): Answers {
  const isSame =
    before.agreed === now.agreed &&
    before.hasAnswered === now.hasAnswered &&
    before.hasPassed === now.hasPassed;
  return isSame ? before : now;
}

function changed(
  state: PreviewState,
  next: Pick<PreviewState, 'candidate' | 'answers' | 'compared'>,
): PreviewState {
  const isSame =
    next.candidate === state.candidate &&
    next.answers === state.answers &&
    next.compared === state.compared;
  return isSame ? state : { ...state, ...next };
}
