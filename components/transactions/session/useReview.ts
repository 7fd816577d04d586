import { useEffect, useEffectEvent } from 'react';
import { stableKey } from '@/lib/base/json/stableKey';
import { useFiguresMoment } from '@/lib/chain/reads/useFreshness';
import { useLearnFees, useProbeAgain } from '@/lib/exchange/tokenProbe/useLearnFees';
import type { Review } from '@/lib/transactions/review/statement';
import { useWalletChange } from '@/lib/transactions/review/useWalletChange';
import { useReviewSimulation } from '@/lib/transactions/simulation/useReviewSimulation';
import type { Intent } from '@/lib/transactions/submit/intent';
import { useSubmit } from '@/lib/transactions/submit/useSubmit';
import type { AnyOpenSession } from './useReviewSession';

/** An open review with what sends it. */
export type Opened = ReturnType<typeof useOpened<AnyOpenSession>>;

/** In the dialog of a review: what sends it, and whether it can still change. */
export function useOpened<Open extends AnyOpenSession>(open: Open) {
  const submission = useSubmit(open.click);
  return {
    ...open,
    submission,
    /** Whether nothing is confirmed yet. After that nothing changes. */
    isOpen: submission.status === 'idle',
  };
}

type Options = {
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
  disagreements: [],
  failure: undefined,
  fee: undefined,
  verdict: 'passes',
} as const;
const FIGURES_AWAITED = { disagreements: [], verdict: 'checking' } as const;

/** An open review of any kind of transaction: its preview, what confirms it, what closes it. */
export function useReview(
  intent: Intent,
  opened: Opened,
  { isCurrent = true, isSuperseded = false, agreed = opened.reviewed }: Options = {},
) {
  const { submission, isOpen, click } = opened;
  const simulated = useReviewSimulation(intent, { isOpen, isCurrent, agreed });
  const { review, expectation } = intent;
  const currencies = expectation?.changes.map(({ currency }) => currency) ?? [];
  const { simulation, failure, disagreements } = simulated;
  // The figures follow the account's own fees, so the earlier ones need no consent.
  const hasOtherFees = useLearnFees(expectation, simulation);
  useProbeAgain(currencies, hasOtherFees || disagreements.length > 0 || failure !== undefined);
  const preview = hasOtherFees ? { ...simulated, ...FIGURES_AWAITED } : simulated;
  const { close, hasFormChanged } = useCloseOnChange(review, opened);
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
    /** @param showsRejection - Whether the dialog says that the user rejected it in the wallet. */
    confirm: (showsRejection?: boolean) => submission.send(intent, preview.check, showsRejection),
    /** Whether this click may still be confirmed without another one. */
    mayConfirmUnseen: click.mayConfirmUnseen,
    close,
    hasFormChanged,
  };
}

export type OpenReview = ReturnType<typeof useReview>;

/**
 * Closes a review when its form or its wallet changes before the wallet is asked. Returns what
 * closes the dialog, and whether the form has changed.
 */
function useCloseOnChange(review: Review, opened: Opened) {
  const { form, click, submission, close } = opened;
  const { isBeforeRequest } = submission;
  const watched = { form, formAtClick: click.form, isWatched: isBeforeRequest };
  const hasFormChanged = useFormChange(watched, () => close('dismissed'));
  // Runs after the check of the form: when both changed, the message is about the wallet.
  useWalletChange(review, isBeforeRequest, (change) =>
    close(change === 'gone' ? 'dismissed' : 'walletChanged'),
  );
  const closeNow = () => {
    if (submission.isSuccess) return close('sent');
    close(submission.isPending && isBeforeRequest ? 'closedEarly' : 'dismissed');
  };
  return { close: closeNow, hasFormChanged };
}

type Watched = {
  /** The current form, as plain data. */
  readonly form: unknown;
  /** The form at the click that began the review. Its dialog may have been loaded since. */
  readonly formAtClick: unknown;
  readonly isWatched: boolean;
};

/**
 * Calls `onChange` once a form is no longer the one that was agreed to; returns whether it is not.
 */
export function useFormChange(
  { form, formAtClick, isWatched }: Watched,
  onChange: () => void,
): boolean {
  const hasChanged = isWatched && stableKey(form) !== stableKey(formAtClick);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (hasChanged) change();
  }, [hasChanged]);
  return hasChanged;
}
