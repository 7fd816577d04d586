'use client';

import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { AfterTransaction } from '@/components/transactions/AfterTransaction';
import { ContractFact } from '@/components/transactions/ContractFact';
import { FiguresFrom } from '@/components/transactions/FiguresFrom';
import { ReviewDialog } from '@/components/transactions/ReviewDialog';
import { ReviewFooter } from '@/components/transactions/ReviewFooter';
import { useReview } from '@/components/transactions/useReview';
import type { ReviewEnd } from '@/components/transactions/useReviewEnd';
import type { ReviewClick } from '@/components/transactions/useStartedReview';
import { Facts } from '@/components/ui/Facts';
import type { Intent } from '@/lib/submit/intent';
import { useSubmit } from '@/lib/submit/useSubmit';

type Props = {
  intent: Intent;
  /** What the user agreed to; the same object while the review is open. */
  agreed: unknown;
  title: string;
  /** The label of the button that confirms. */
  confirm: string;
  /** The contract that is called. */
  contract: Address;
  /** The current form, as plain data. */
  form: unknown;
  /** Why it can't be confirmed although it was reviewed, such as a vote that has ended meanwhile. */
  missing?: string | undefined;
  click: ReviewClick;
  onClose: (end: ReviewEnd) => void;
  /** What is said above the preview. */
  notes?: ReactNode;
  /** The facts that the signature commits to. */
  children: ReactNode;
};

/** The review of a vote, a delegation, or a step of a proposal; then the progress of signing. */
export function GovernanceReviewDialog(props: Props) {
  const { intent, agreed, title, confirm, contract, form, missing, click, onClose } = props;
  const submission = useSubmit(click);
  const review = useReview(intent, {
    submission,
    agreed,
    isCurrent: true,
    form,
    click,
    onEnd: onClose,
  });
  return (
    <ReviewDialog title={title} review={review}>
      <Facts>{props.children}</Facts>
      {props.notes}
      <AfterTransaction review={review} />
      <Facts>
        <FiguresFrom review={review} />
        <ContractFact address={contract} />
      </Facts>
      <ReviewFooter
        review={review}
        isBlocked={missing !== undefined}
        missing={missing}
        label={confirm}
      />
    </ReviewDialog>
  );
}
