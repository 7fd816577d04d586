import { useEffect, useEffectEvent, useState } from 'react';
import { useHasFocus } from '@/components/ui/useHasFocus';
import type { FormSending } from '@/lib/forms/useSentForm';
import type { ChainId } from '@/lib/networks/network';
import { type FiguresMoment, momentOf } from '@/lib/reads/figuresMoment';
import { useChainReader } from '@/lib/reads/useChainReader';
import { agreementKey } from '@/lib/submit/agreementKey';
import type { SubmittedForm } from '@/lib/submit/useSubmit';
import type { ReviewEnd } from './useReviewEnd';

/** The click that began a review: what was on screen then, and what to do once it was sent. */
export type ReviewClick<Form = unknown> = {
  /** The form, as plain data. */
  readonly form: Form;
  /** When its figures were read. */
  readonly figures: FiguresMoment | undefined;
  /**
   * Allows one confirmation without a click, as expert mode does it; false from the second call on,
   * also of a dialog that was built again.
   */
  readonly mayConfirmUnseen: () => boolean;
} & SubmittedForm;

type StartedReview<Reviewed, Form> = {
  readonly reviewed: Reviewed;
  readonly click: ReviewClick<Form>;
  /** Differs between clicks: each begins another review. */
  readonly attempt: number;
};

type Listeners = {
  /** What became of the form. */
  readonly sending: FormSending;
  /**
   * Called when the form was sent and is confirmed, unchanged. While another review is open, the
   * call waits until that one ends unsent; after an edit, until the person has left the form.
   */
  readonly onConfirmed: () => void;
  /** Called when the review has ended, with the reason. */
  readonly onEnd?: (end: ReviewEnd) => void;
};

/**
 * The review that a screen has begun, from the click to its end.
 *
 * @param form - The current form, as plain data.
 */
export function useStartedReview<Reviewed, Form>(
  chainId: ChainId | undefined,
  form: Form,
  { sending, onConfirmed, onEnd }: Listeners,
) {
  const reader = useChainReader(chainId);
  const [started, setStarted] = useState<StartedReview<Reviewed, Form>>();
  const [ended, setEnded] = useState<{ readonly end: ReviewEnd; readonly form: string }>();
  const isOver = ended?.end === 'closedEarly' && ended.form !== agreementKey(form);
  const [sentClick, setSentClick] = useState<ReviewClick<Form>>();
  // An earlier transaction must not clear the form of the review that is open.
  const isAnotherOpen = started !== undefined && started.click !== sentClick;
  const hasFocus = useHasFocus();
  const isHeld = isAnotherOpen || (sending.isEdited && hasFocus);
  const isDone = sending.status === 'confirmed' && !isHeld;
  const confirm = useEffectEvent(() => {
    sending.forget();
    onConfirmed();
  });
  useEffect(() => {
    if (isDone) confirm();
  }, [isDone]);
  return {
    started,
    /**
     * How the last review ended; absent while another one is open, and `closedEarly` only until the
     * form changes.
     */
    lastEnd: isOver ? undefined : ended?.end,
    start: (reviewed: Reviewed) => {
      let isConfirmed = false;
      const click: ReviewClick<Form> = {
        form,
        mayConfirmUnseen: () => {
          const may = !isConfirmed;
          isConfirmed = true;
          return may;
        },
        figures: momentOf(reader?.freshness),
        formId: sending.id,
        notePerhapsSent: sending.notePerhapsSent,
        noteSent: (transaction) => {
          setSentClick(click);
          sending.note(transaction);
        },
      };
      setEnded(undefined);
      setStarted((before) => ({ reviewed, click, attempt: (before?.attempt ?? 0) + 1 }));
    },
    /** Reviews something else for the same click, such as an accepted price. */
    accept: (reviewed: Reviewed) => setStarted((before) => before && { ...before, reviewed }),
    end: (end: ReviewEnd) => {
      setStarted(undefined);
      setEnded({ end, form: agreementKey(form) });
      onEnd?.(end);
    },
  };
}
