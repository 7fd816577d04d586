import { useFiguresMoment } from '@/lib/reads/useFiguresMoment';
import { useReviewSimulation } from '@/lib/simulation/useReviewSimulation';
import type { Intent } from '@/lib/submit/intent';
import type { useSubmit } from '@/lib/submit/useSubmit';
import { useLearnFees } from '@/lib/tokenProbe/useLearnFees';
import { useProbeAgain } from '@/lib/tokenProbe/useProbeAgain';
import { type ReviewEnd, useReviewEnd } from './useReviewEnd';
import type { ReviewClick } from './useStartedReview';

type Options = {
  readonly submission: ReturnType<typeof useSubmit>;
  /** What the user agreed to: another object once other figures are accepted. */
  readonly agreed: unknown;
  /** Whether the figures shown are those of the latest block. */
  readonly isCurrent: boolean;
  /** Whether other figures are offered in their place, which the user has to accept first. */
  readonly isSuperseded?: boolean;
  /** The current form, as plain data. A change since the click ends the review. */
  readonly form: unknown;
  readonly click: ReviewClick;
  readonly onEnd: (end: ReviewEnd) => void;
};

const NOTHING_AGAINST = {
  disagreements: [],
  failure: undefined,
  fee: undefined,
  verdict: 'passes',
} as const;
const FIGURES_AWAITED = { disagreements: [], verdict: 'checking' } as const;

/** An open review of any kind of transaction: its preview, what confirms it, what closes it. */
export function useReview(intent: Intent, options: Options) {
  const { submission, agreed, isCurrent, isSuperseded = false, form, click, onEnd } = options;
  const isOpen = submission.status === 'idle';
  const simulated = useReviewSimulation(intent, { isOpen, isCurrent, agreed });
  const { review, expectation } = intent;
  const currencies = expectation?.changes.map(({ currency }) => currency) ?? [];
  const { simulation, failure, disagreements } = simulated;
  // The figures follow the account's own fees, so nothing is asked about those of before.
  const hasOtherFees = useLearnFees(expectation, simulation);
  useProbeAgain(currencies, hasOtherFees || disagreements.length > 0 || failure !== undefined);
  const preview = hasOtherFees ? { ...simulated, ...FIGURES_AWAITED } : simulated;
  const { close, hasFormChanged } = useReviewEnd({
    review,
    form,
    formAtClick: click.form,
    submission,
    onEnd,
  });
  const { chainId } = review;
  const figuresMoment = useFiguresMoment({ chainId, isCurrent, atClick: click.figures });
  return {
    intent,
    submission,
    /** What a simulation says. Figures that are to be replaced are compared with nothing. */
    preview: isSuperseded ? { ...preview, ...NOTHING_AGAINST } : preview,
    isSuperseded,
    /** When the figures of the review were read. */
    figuresMoment,
    /** Whether the preview names the block of the review, or is about to. */
    isPreviewed: expectation !== undefined && !isSuperseded && preview.unavailable === undefined,
    /** @param showsRejection - Whether the dialog tells that the user rejected it in the wallet. */
    confirm: (showsRejection?: boolean) => submission.send(intent, preview.check, showsRejection),
    close,
    hasFormChanged,
  };
}

export type OpenReview = ReturnType<typeof useReview>;
