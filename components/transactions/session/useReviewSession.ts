import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHasFocus } from '@/components/ui/useHasFocus';
import { stableKey } from '@/lib/base/json/stableKey';
import type { ChainId } from '@/lib/base/networks/network';
import type { FiguresMoment } from '@/lib/chain/reads/freshness';
import { useChainReader } from '@/lib/chain/reads/useChainReader';
import type { FormStatus } from '@/lib/transactions/forms/useFormStatus';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import type { SentFormListeners } from '@/lib/transactions/submit/useSubmit';

/**
 * Why a review was closed. `sent`: by the user, after its transaction was sent. `closed`: by the
 * user, or by a change of its form. `closedEarly`: by the user, who had pressed Confirm, before the
 * wallet was asked. `walletChanged`: by a change of the wallet.
 */
type CloseReason = 'sent' | 'closed' | 'closedEarly' | 'walletChanged';

/** The form that a review was opened from, as it was then. */
type ReviewOrigin = {
  /** The form, as plain data. */
  readonly form: unknown;
  /** When its figures were read. */
  readonly figures: FiguresMoment | undefined;
  /**
   * Takes the one permission to confirm without a click, as expert mode does; returns whether it was
   * still there. A dialog that was built again gets no other one.
   */
  readonly takeSkip: () => boolean;
} & SentFormListeners;

type StartedReview<Reviewed> = {
  readonly reviewed: Reviewed;
  readonly origin: ReviewOrigin;
  /** A new number for each review, so that no dialog continues an earlier one. */
  readonly reviewKey: number;
};

/** The review that is open: what a dialog needs to show it, and to close it. */
export type OpenReview<Reviewed> = StartedReview<Reviewed> & {
  /** The current form, as plain data. The review closes once it differs from its origin. */
  readonly form: unknown;
  /** Replaces what is reviewed within the same review, such as by an accepted price. */
  readonly accept: (reviewed: Reviewed) => void;
  readonly close: (reason: CloseReason) => void;
};

/** An open review, whatever is reviewed. */
export type AnyOpenReview = Omit<OpenReview<unknown>, 'accept'>;

/** The reviews of one form, one at a time. */
export type Session<Reviewed> = {
  /** The review that is open. */
  readonly openReview: OpenReview<Reviewed> | undefined;
  /**
   * Why the last review was closed; undefined while another one is open, and `closedEarly` only
   * until the form changes.
   */
  readonly closed: CloseReason | undefined;
  readonly start: (reviewed: Reviewed) => void;
  /** Closes the review that is open. */
  readonly close: (reason: CloseReason) => void;
};

/** A form, and what is called when something happens to its reviews. */
export type SessionOptions = {
  readonly chainId: ChainId | undefined;
  /** The current form, as plain data. */
  readonly form: unknown;
  /** The status of the form. */
  readonly formStatus: FormStatus;
  /**
   * Called when the form was sent and is confirmed, unchanged. While another review is open, the
   * call waits until that one ends unsent; after an edit, until the user has left the form.
   */
  readonly onConfirmed?: () => void;
  /** Called with what was sent. */
  readonly onSent?: (transaction: TransactionRecord) => void;
  readonly onClose?: (reason: CloseReason) => void;
};

/** The reviews of a form, each from the click that opens it to its end. */
export function useReviewSession<Reviewed>(options: SessionOptions): Session<Reviewed> {
  const { chainId, form, formStatus, onConfirmed, onSent, onClose } = options;
  const reader = useChainReader(chainId);
  const lastKey = useRef(0);
  const [started, setStarted] = useState<StartedReview<Reviewed>>();
  const [last, setLast] = useState<{ readonly reason: CloseReason; readonly form: string }>();
  const isOver = last?.reason === 'closedEarly' && last.form !== stableKey(form);
  const [sentKey, setSentKey] = useState<number>();
  // An earlier transaction must not clear the form of the review that is open.
  const isAnotherOpen = started !== undefined && started.reviewKey !== sentKey;
  const hasFocus = useHasFocus();
  const isDeferred = isAnotherOpen || (formStatus.isEdited && hasFocus);
  const isDone = formStatus.status === 'confirmed' && !isDeferred;
  const confirm = useEffectEvent(() => {
    formStatus.forget();
    onConfirmed?.();
  });
  useEffect(() => {
    if (isDone) confirm();
  }, [isDone]);
  const start = (reviewed: Reviewed) => {
    lastKey.current += 1;
    const reviewKey = lastKey.current;
    let isSkipTaken = false;
    const origin: ReviewOrigin = {
      form,
      takeSkip: () => {
        const isFirst = !isSkipTaken;
        isSkipTaken = true;
        return isFirst;
      },
      figures: reader?.freshness.oldest,
      formId: formStatus.id,
      recordPerhapsSent: formStatus.recordPerhapsSent,
      recordSent: (transaction) => {
        setSentKey(reviewKey);
        formStatus.recordSent(transaction);
        onSent?.(transaction);
      },
    };
    setLast(undefined);
    setStarted({ reviewed, origin, reviewKey });
  };
  const accept = (reviewed: Reviewed) => setStarted((before) => before && { ...before, reviewed });
  const close = (reason: CloseReason) => {
    setStarted(undefined);
    setLast({ reason, form: stableKey(form) });
    onClose?.(reason);
  };
  return {
    openReview: started && { ...started, form, accept, close },
    closed: isOver ? undefined : last?.reason,
    start,
    close,
  };
}
