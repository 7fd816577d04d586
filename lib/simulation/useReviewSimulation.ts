import { useState } from 'react';
import { allowanceRead } from '@/lib/approvals/reads';
import { resultOf } from '@/lib/reads/readOutcome';
import { useChainReads } from '@/lib/reads/useChainReads';
import { useFiguresBlock } from '@/lib/reads/useFiguresBlock';
import type { Review } from '@/lib/review/statement';
import { agreementKey } from '@/lib/submit/agreementKey';
import type { Expectation, Intent } from '@/lib/submit/intent';
import { areCovered, type Disagreement, disagreementsOf } from './disagreements';
import { requestKey } from './requestKey';
import { reviewRequests } from './reviewRequests';
import { simulatedFailure } from './simulatedFailure';
import type { SimulationRequest } from './simulation';
import { useSimulation } from './useSimulation';

type ReviewState = {
  /** Whether nothing is confirmed yet. After that nothing is asked. */
  readonly isOpen: boolean;
  /** Whether the figures of the review are those of now. */
  readonly isCurrent: boolean;
};

const NOTHING: Expectation = { changes: [], approvals: [] };

/**
 * The simulation of what is reviewed, block by block, and how it compares with the review.
 *
 * A person accepts disagreements; a worse one, or other figures, end that.
 */
export function useReviewSimulation(intent: Intent, { isOpen, isCurrent }: ReviewState) {
  const { review, expectation = NOTHING } = intent;
  const allowances = useAllowances(review, expectation);
  const latestFigures = useFiguresBlock(review.chainId);
  const requests = allowances ? reviewRequests(intent, expectation, allowances) : [];
  const { simulation, failure, unavailable } = useFirstPossible(requests, review, isOpen);
  const figureBlock = isCurrent ? latestFigures : undefined;
  const agreed = agreementKey(expectation.changes);
  const found = simulation && !failure ? disagreementsOf(expectation, simulation, figureBlock) : [];
  // With each block, one of the simulation and the figures is ahead of the other for a moment.
  const isComparable = simulation !== undefined && !failure && simulation.block === figureBlock;
  const isAhead = isCurrent && simulation !== undefined && !failure && !isComparable;
  const [held, setHeld] = useState<Held>({ agreed, disagreements: [] });
  const before = held.agreed === agreed ? held.disagreements : [];
  // What was beyond the limit is asked about until it is known for the new figures.
  const isUnknown = simulation === undefined || failure !== undefined;
  const kept = isUnknown ? held.disagreements.filter((one) => one.isBeyondWorst) : before;
  const disagreements = (isAhead || isUnknown) && found.length === 0 ? kept : found;
  const next = { agreed, disagreements: found };
  if (isComparable && agreementKey(held) !== agreementKey(next)) setHeld(next);
  const [acceptance, setAcceptance] = useState<Acceptance>({ agreed, accepted: [] });
  const accepted = acceptance.agreed === agreed ? acceptance.accepted : [];
  const isAccepted = areCovered(disagreements, accepted);
  return {
    simulation,
    failure,
    unavailable,
    disagreements,
    /** Whether the pool may have moved since the figures were read. */
    mayHaveMoved: !isCurrent || (isAhead && before.length === 0),
    /** Whether every disagreement is accepted. Until then nothing can be confirmed. */
    isAccepted,
    accept: (isChecked: boolean) =>
      setAcceptance({ agreed, accepted: isChecked ? disagreements : [] }),
    /** The last check, once the person has confirmed. Its code is loaded on demand. */
    check: async (signal: AbortSignal): Promise<void> => {
      // As without an answer: code that cannot be loaded holds nothing up.
      const loaded = await import('./assertOutcome').catch(() => undefined);
      const { statement } = review;
      const agreement = { statement, expectation, figureBlock, accepted };
      // All of them, in the order in which one is chosen to be sent: one that failed before may not now.
      await loaded?.assertOutcome(requests, agreement, signal);
    },
  };
}

/** The disagreements that were found with figures of the simulation's own block. */
type Held = { readonly agreed: string; readonly disagreements: readonly Disagreement[] };

type Acceptance = { readonly agreed: string; readonly accepted: readonly Disagreement[] };

/** What each spender may take now; undefined while that is being read. */
function useAllowances({ chainId, account }: Review, { approvals }: Expectation) {
  const outcomes = useChainReads(
    chainId,
    approvals.map(({ token, spender }) => allowanceRead({ owner: account, token, spender })),
  );
  const isLoading = outcomes.some(({ status }) => status === 'loading');
  return isLoading ? undefined : outcomes.map((outcome) => resultOf(outcome));
}

/**
 * The simulation of the first request that does not fail. One that failed is not asked again while
 * the calls stay the same, so that a block costs one request.
 */
function useFirstPossible(
  requests: readonly SimulationRequest[],
  { statement }: Review,
  isOpen: boolean,
) {
  const [first] = requests;
  const key = first && requestKey(first);
  const [tried, setTried] = useState({ key, index: 0 });
  const index = tried.key === key ? tried.index : 0;
  const request = requests[index];
  const latest = useSimulation(isOpen ? request : undefined);
  const failure =
    latest.simulation && request && simulatedFailure(latest.simulation, request, statement);
  if (failure && index + 1 < requests.length) setTried({ key, index: index + 1 });
  return { ...latest, failure };
}
