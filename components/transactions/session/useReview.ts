import { useEffect, useEffectEvent } from 'react';
import { stableKey } from '@/lib/base/json/stableKey';
import { useFiguresMoment } from '@/lib/chain/reads/useFreshness';
import { useLearnFees, useProbeAgain } from '@/lib/exchange/tokenProbe/useLearnFees';
import { useWalletChange } from '@/lib/transactions/review/useWalletChange';
import { useReviewSimulation } from '@/lib/transactions/simulation/useReviewSimulation';
import type { Intent } from '@/lib/transactions/submit/intent';
import type { useSubmit } from '@/lib/transactions/submit/useSubmit';
import type { AnyOpenReview } from './useReviewSession';

type Opened = {
  readonly openReview: AnyOpenReview;
  /** What sends it: `useSubmit(openReview.origin)`. While it is idle, nothing is confirmed yet. */
  readonly submission: ReturnType<typeof useSubmit>;
};

type Options = Opened & {
  /** Whether the figures shown are those of the latest block. */
  readonly isCurrent?: boolean;
  /** Whether other figures are offered in their place, which the user has to accept first. */
  readonly isSuperseded?: boolean;
  /**
   * What the user agreed to: another object once other figures are accepted. By default, what the
   * review was opened with or has accepted since.
   */
  readonly agreed?: unknown;
};

const NOTHING_AGAINST = {
  shortfalls: [],
  failure: undefined,
  fee: undefined,
  verdict: 'passes',
} as const;
const FIGURES_AWAITED = { shortfalls: [], verdict: 'checking' } as const;

/** An open review of any kind of transaction: its preview, and how to confirm and close it. */
export function useReview(
  intent: Intent,
  {
    openReview,
    submission,
    isCurrent = true,
    isSuperseded = false,
    agreed = openReview.reviewed,
  }: Options,
) {
  const { origin } = openReview;
  const isUnconfirmed = submission.isIdle;
  const simulated = useReviewSimulation(intent, { isUnconfirmed, isCurrent, agreed });
  const { chainId, expectation } = intent;
  const currencies = expectation?.changes.map(({ currency }) => currency) ?? [];
  const { simulation, failure, shortfalls } = simulated;
  // The figures follow the account's own fees, so the earlier ones need no consent.
  const hasOtherFees = useLearnFees(expectation, simulation);
  useProbeAgain(currencies, hasOtherFees || shortfalls.length > 0 || failure !== undefined);
  const preview = hasOtherFees ? { ...simulated, ...FIGURES_AWAITED } : simulated;
  const { close, hasFormChanged } = useCloseOnChange(intent, { openReview, submission });
  const figuresMoment = useFiguresMoment({ chainId, isCurrent, atClick: origin.figures });
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
    /** @param showsRejection - Whether the dialog says that the user rejected it in the wallet. */
    confirm: (showsRejection?: boolean) =>
      submission.send(
        { ...intent, feeForecast: preview.fee?.fee.raw },
        preview.check,
        showsRejection,
      ),
    /** Takes the one permission to confirm without a click: true only at the first call. */
    takeSkip: origin.takeSkip,
    close,
    hasFormChanged,
  };
}

export type ReviewState = ReturnType<typeof useReview>;

/**
 * Closes a review when its form or its wallet changes before the wallet is asked. Returns a
 * function that closes the dialog, and whether the form has changed.
 */
function useCloseOnChange(intent: Intent, { openReview, submission }: Opened) {
  const { form, origin, close } = openReview;
  const { isBeforeRequest } = submission;
  const watched = { form, formAtStart: origin.form, isWatched: isBeforeRequest };
  const hasFormChanged = useFormChange(watched, () => close('closed'));
  // Runs after the check of the form: when both changed, the message is about the wallet.
  useWalletChange(intent, isBeforeRequest, (change) =>
    close(change === 'gone' ? 'closed' : 'walletChanged'),
  );
  const closeNow = () => {
    if (submission.isSuccess) return close('sent');
    close(submission.isPending && isBeforeRequest ? 'closedEarly' : 'closed');
  };
  return { close: closeNow, hasFormChanged };
}

type Watched = {
  /** The current form, as plain data. */
  readonly form: unknown;
  /** The form when the review was opened. Its dialog may have been loaded since. */
  readonly formAtStart: unknown;
  readonly isWatched: boolean;
};

/**
 * Calls `onChange` once a form is no longer the one that was agreed to; returns whether it is not.
 */
export function useFormChange(
  { form, formAtStart, isWatched }: Watched,
  onChange: () => void,
): boolean {
  const hasChanged = isWatched && stableKey(form) !== stableKey(formAtStart);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (hasChanged) change();
  }, [hasChanged]);
  return hasChanged;
}
