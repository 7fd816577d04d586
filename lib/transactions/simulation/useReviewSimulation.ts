import { useReducer } from 'react';
import { useIsOverdue } from '@/lib/base/time/useIsOverdue';
import { useBlockNumber } from '@/lib/chain/reads/useBlockNumber';
import { useFiguresBlock } from '@/lib/chain/reads/useFreshness';
import { useRemainingAllowances } from '@/lib/transactions/approvals/useRemainingAllowances';
import type { Expectation, Intent } from '@/lib/transactions/submit/intent';
import { loadAndAssertSimulation } from './loadAndAssertSimulation';
import { networkFee } from './networkFee';
import {
  type Candidates,
  initialPreview,
  type PreviewEvent,
  type PreviewState,
  previewOf,
  previewState,
  simulatedRequest,
} from './previewState';
import { requestsWithoutMinimum, reviewRequests } from './reviewRequests';
import { useSimulation } from './useSimulation';
import { revokedFirst } from './withApprovals';

type ReviewMoment = {
  /** Whether the user can still confirm. Afterwards nothing is simulated. */
  readonly isUnconfirmed: boolean;
  /** Whether the figures of the review are up to date. */
  readonly isCurrent: boolean;
  /** What the user agreed to, the same object while the figures only follow the market. */
  readonly agreed: unknown;
};

/** The question whether to approve although a token refused its transfer in the simulation. */
export type RefusalQuestion = {
  readonly isAccepted: boolean;
  readonly accept: (isAccepted: boolean) => void;
};

const NOTHING: Expectation = { changes: [], approvals: [] };

/** How long figures wait for their first simulation, all endpoints and candidates together. */
const FIRST_ANSWER_MS = 5_000;

/** The simulation of a review in each block, and how it differs from the review. */
export function useReviewSimulation(
  intent: Intent,
  { isUnconfirmed, isCurrent, agreed }: ReviewMoment,
) {
  const { chainId, statement, expectation = NOTHING } = intent;
  const candidates = useCandidates(intent, expectation);
  const latestFigures = useFiguresBlock(chainId);
  const latestBlock = useBlockNumber(chainId);
  const figureBlock = isCurrent ? latestFigures : undefined;
  const [state, dispatch] = useReducer(previewState, agreed, initialPreview);
  const wanted = isUnconfirmed ? simulatedRequest(state, candidates) : undefined;
  const latest = useSimulation(wanted, figureBlock);
  const isOverdue = useIsOverdue(FIRST_ANSWER_MS, agreed);
  const observed = { intent, expectation, agreed, candidates, latest, isOverdue, figureBlock };
  const { next, request, isRefusedTransfer, figures, accepted, isAnswered, ...shown } = previewOf(
    state,
    observed,
  );
  // React renders again at once, so nobody sees what is based on the last state.
  if (next !== state) dispatch({ type: 'observed', observed });
  const { simulation, shortfalls } = shown;
  return {
    ...shown,
    /** Set when a token may refuse only simulations. */
    refusal: isRefusedTransfer ? refusalOf(state, dispatch) : undefined,
    /** The network fee; undefined while it is unknown. */
    fee: simulation && request && networkFee(simulation, request, expectation.approvals),
    /** The tokens whose approval has to be removed before a new one, as far as that is known. */
    revokedFirst: simulation && request ? revokedFirst(simulation, request) : [],
    accept: (isChecked: boolean) =>
      dispatch({ type: 'accepted', figures, accepted: isChecked ? shortfalls : [] }),
    /** The last check after the user has confirmed. */
    check: (signal: AbortSignal) =>
      loadAndAssertSimulation(
        candidates.requests,
        { statement, expectation, figureBlock, accepted, latestBlock, isAnswered },
        signal,
      ),
  };
}

function refusalOf(
  { isRefusalAccepted: isAccepted }: PreviewState,
  dispatch: (event: PreviewEvent) => void,
): RefusalQuestion {
  return {
    isAccepted,
    accept: (isAccepted) => dispatch({ type: 'refusalAccepted', isAccepted }),
  };
}

/** The requests that may be simulated for a review; none while its allowances are being read. */
function useCandidates(intent: Intent, expectation: Expectation): Candidates {
  const { chainId, account } = intent;
  const { allowances } = useRemainingAllowances(chainId, account, expectation.approvals);
  if (allowances.some(({ isLoading }) => isLoading)) return { requests: [], withoutMinimum: [] };
  return {
    requests: reviewRequests(intent, expectation, allowances),
    withoutMinimum: requestsWithoutMinimum(intent, expectation, allowances),
  };
}
