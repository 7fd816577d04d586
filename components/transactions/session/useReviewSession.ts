import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHasFocus } from '@/components/ui/useHasFocus';
import { stableKey } from '@/lib/base/json/stableKey';
import type { ChainId } from '@/lib/base/networks/network';
import type { FiguresMoment } from '@/lib/chain/reads/freshness';
import { useChainReader } from '@/lib/chain/reads/useChainReader';
import type { FormStatus } from '@/lib/transactions/forms/useFormStatus';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import type { SubmittedForm } from '@/lib/transactions/submit/useSubmit';

/**
 * Why a review was closed. A change of the wallet closes it. `closedEarly`: the user had pressed
 * Confirm, and closed the dialog before the wallet was asked.
 */
type CloseReason = 'sent' | 'dismissed' | 'closedEarly' | 'walletChanged';

/** The click that opened a review, and what was on screen then. */
type ReviewClick = {
  /** The form, as plain data. */
  readonly form: unknown;
  /** When its figures were read. */
  readonly figures: FiguresMoment | undefined;
  /**
   * Allows one confirmation without a click, as expert mode does it; false from the second call on,
   * even of a dialog that was built again.
   */
  readonly mayConfirmUnseen: () => boolean;
} & SubmittedForm;

type Opened<Reviewed> = {
  readonly reviewed: Reviewed;
  readonly click: ReviewClick;
  /** A new number for each click, so that no dialog continues the review of an earlier click. */
  readonly attempt: number;
};

/** A review that is open: what a dialog needs to show it, and to close it. */
export type OpenSession<Reviewed> = Opened<Reviewed> & {
  /** The current form, as plain data. A change since the click closes the review. */
  readonly form: unknown;
  /** Reviews something else for the same click, such as an accepted price. */
  readonly accept: (reviewed: Reviewed) => void;
  readonly close: (reason: CloseReason) => void;
};

/** An open review, whatever is reviewed. */
export type AnyOpenSession = Omit<OpenSession<unknown>, 'accept'>;

/** The reviews of one form, one at a time. */
export type Session<Reviewed> = {
  /** The review that is open. */
  readonly open: OpenSession<Reviewed> | undefined;
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
  /** The outcome of the form. */
  readonly formStatus: FormStatus;
  /**
   * Called when the form was sent and is confirmed, unchanged. While another review is open, the
   * call waits until that one ends unsent; after an edit, until the person has left the form.
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
  const attempts = useRef(0);
  const [opened, setOpened] = useState<Opened<Reviewed>>();
  const [last, setLast] = useState<{ readonly reason: CloseReason; readonly form: string }>();
  const isOver = last?.reason === 'closedEarly' && last.form !== stableKey(form);
  const [sentClick, setSentClick] = useState<ReviewClick>();
  // An earlier transaction must not clear the form of the review that is open.
  const isAnotherOpen = opened !== undefined && opened.click !== sentClick;
  const hasFocus = useHasFocus();
  const isHeld = isAnotherOpen || (formStatus.isEdited && hasFocus);
  const isDone = formStatus.status === 'confirmed' && !isHeld;
  const confirm = useEffectEvent(() => {
    formStatus.forget();
    onConfirmed?.();
  });
  useEffect(() => {
    if (isDone) confirm();
  }, [isDone]);
  const start = (reviewed: Reviewed) => {
    let isConfirmed = false;
    const click: ReviewClick = {
      form,
      mayConfirmUnseen: () => {
        const may = !isConfirmed;
        isConfirmed = true;
        return may;
      },
      figures: reader?.freshness.oldest,
      formId: formStatus.id,
      recordPerhapsSent: formStatus.recordPerhapsSent,
      recordSent: (transaction) => {
        setSentClick(click);
        formStatus.recordSent(transaction);
        onSent?.(transaction);
      },
    };
    attempts.current += 1;
    setLast(undefined);
    setOpened({ reviewed, click, attempt: attempts.current });
  };
  const accept = (reviewed: Reviewed) => setOpened((before) => before && { ...before, reviewed });
  const close = (reason: CloseReason) => {
    setOpened(undefined);
    setLast({ reason, form: stableKey(form) });
    onClose?.(reason);
  };
  return {
    open: opened && { ...opened, form, accept, close },
    closed: isOver ? undefined : last?.reason,
    start,
    close,
  };
}
