import { useState } from 'react';
import { useLeftAllowances } from '@/lib/approvals/useLeftAllowances';
import { useBlockNumber } from '@/lib/reads/useBlockNumber';
import { useFiguresBlock } from '@/lib/reads/useFiguresBlock';
import { useIsOverdue } from '@/lib/reads/useIsOverdue';
import type { Review } from '@/lib/review/statement';
import type { Expectation, Intent } from '@/lib/submit/intent';
import { isBoundBySimulation, OutcomeUnknownError } from './boundOutcome';
import { networkFee } from './networkFee';
import { requestsWithoutMinimum, reviewRequests } from './reviewRequests';
import { revokedFirst } from './revokedFirst';
import { useDisagreements } from './useDisagreements';
import { useFirstPossible } from './useFirstPossible';
import { useRefusalQuestion } from './useRefusalQuestion';
import { verdictOf } from './verdict';

type ReviewState = {
  /** Whether the user can still confirm. Afterwards nothing is simulated. */
  readonly isOpen: boolean;
  /** Whether the figures of the review are up to date. */
  readonly isCurrent: boolean;
  /** What the user agreed to, the same object while the figures only follow the market. */
  readonly agreed: unknown;
};

/** The answers of simulations since the user agreed to the figures. */
type Answers = {
  readonly agreed: unknown;
  readonly hasAnswered: boolean;
  /** Whether the last answer was good. */
  readonly hasPassed: boolean;
};

const NOTHING: Expectation = { changes: [], approvals: [] };

/** How long figures wait for their first simulation, all endpoints and candidates together. */
const FIRST_ANSWER_MS = 5_000;

/**
 * The simulation of a review in each block, and how it differs from the review. Simulations from
 * before the user agreed to the figures do not count.
 */
export function useReviewSimulation(intent: Intent, state: ReviewState) {
  const { isOpen, isCurrent, agreed } = state;
  const { review, expectation = NOTHING } = intent;
  const allowances = useAllowances(review, expectation);
  const latestFigures = useFiguresBlock(review.chainId);
  const latestBlock = useBlockNumber(review.chainId);
  const figureBlock = isCurrent ? latestFigures : undefined;
  const requests = allowances ? reviewRequests(intent, expectation, allowances) : [];
  // If the contracts reject what would arrive, a simulation without a minimum shows the amount.
  const unlimited = allowances ? requestsWithoutMinimum(intent, expectation, allowances) : [];
  const { simulation, index, failure, ...latest } = useFirstPossible(requests, unlimited, review, {
    isOpen,
    figureBlock,
  });
  const request = requests[index] ?? requests.at(-1);
  const isSimulated = simulation !== undefined && !latest.isTryingNext;
  const [answers, setAnswers] = useState<Answers>(() => noneFor(agreed));
  const before = answers.agreed === agreed ? answers : noneFor(agreed);
  const hasAnswered = before.hasAnswered || latest.unavailable !== undefined || isSimulated;
  const isOverdue = useIsOverdue(FIRST_ANSWER_MS, agreed);
  const unavailable = latest.unavailable ?? (hasAnswered || !isOverdue ? undefined : 'timeout');
  const isAnswered = unavailable !== undefined || isSimulated;
  const { accepted, ...comparison } = useDisagreements({
    account: review.account,
    expectation,
    simulation: failure || unavailable ? undefined : simulation,
    isUnavailable: unavailable !== undefined,
    figureBlock,
  });
  const refusal = useRefusalQuestion(failure, request);
  // While new figures are being simulated, only a good verdict about the last ones stands, and not
  // once a call failed.
  const verdict = verdictOf({
    isAnswered: isAnswered || (before.hasPassed && index === 0),
    isFailing: failure !== undefined && !refusal?.isAccepted,
    isRefused: comparison.disagreements.some(({ refusedBy }) => refusedBy !== undefined),
    isAccepted: comparison.isAccepted,
  });
  const hasPassed = isAnswered ? verdict === 'passes' : before.hasPassed;
  const isNoted = answers.hasAnswered === hasAnswered && answers.hasPassed === hasPassed;
  if (answers.agreed !== agreed || !isNoted) setAnswers({ agreed, hasAnswered, hasPassed });
  return {
    simulation,
    failure,
    /** Set when a token may refuse only simulations. */
    refusal,
    unavailable,
    /** The network fee; absent while it is unknown. */
    fee: simulation && request && networkFee(simulation, request, expectation.approvals),
    /** The tokens whose approval has to be removed before a new one, as far as that is known. */
    revokedFirst: simulation && request ? revokedFirst(simulation, request) : [],
    ...comparison,
    verdict,
    /** The last check after the user has confirmed. Its code is loaded on demand. */
    check: async (signal: AbortSignal): Promise<void> => {
      // Code that cannot be loaded counts as no answer, and blocks only what needs one.
      const loaded = await import('./assertOutcome').catch(() => undefined);
      if (loaded === undefined && isBoundBySimulation(expectation)) throw new OutcomeUnknownError();
      const { statement } = review;
      const agreement = { statement, expectation, figureBlock, accepted, latestBlock, isAnswered };
      // All of them, in the order in which one is chosen to be sent: one that failed before may not
      // now.
      await loaded?.assertOutcome(requests, agreement, signal);
    },
  };
}

/** What each spender may take; undefined while that is being read. */
function useAllowances({ chainId, account }: Review, { approvals }: Expectation) {
  const { allowances } = useLeftAllowances(chainId, account, approvals);
  return allowances.some(({ isLoading }) => isLoading) ? undefined : allowances;
}

function noneFor(agreed: unknown): Answers {
  return { agreed, hasAnswered: false, hasPassed: false };
}
