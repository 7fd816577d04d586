'use client';

import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { ContractFact } from '@/components/transactions/facts/ContractFact';
import { AfterTransaction } from '@/components/transactions/preview/AfterTransaction';
import { FiguresFrom } from '@/components/transactions/review/FiguresFrom';
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog';
import { ReviewFooter } from '@/components/transactions/review/ReviewFooter';
import { useReview } from '@/components/transactions/session/useReview';
import type { AnyOpenReview } from '@/components/transactions/session/useReviewSession';
import { Facts } from '@/components/ui/Facts';
import type { Intent } from '@/lib/transactions/submit/intent';
import { useSubmit } from '@/lib/transactions/submit/useSubmit';

type Props = {
  intent: Intent;
  openReview: AnyOpenReview;
  title: string;
  /** The label of the button that confirms. */
  confirm: string;
  /** The contract that is called. */
  contract: Address;
  /**
   * Why it can't be confirmed although it was reviewed, such as a vote that has ended meanwhile.
   */
  obstacleText?: string | undefined;
  /** The notices above the preview. */
  notes?: ReactNode;
  /** The facts that the signature commits to. */
  children: ReactNode;
};

/** The review of a vote, a delegation, or an action on a proposal; then the progress of signing. */
export function GovernanceReviewDialog(props: Props) {
  const { intent, openReview, title, confirm, contract, obstacleText } = props;
  const submission = useSubmit(openReview.origin);
  const review = useReview(intent, { openReview, submission });
  return (
    <ReviewDialog title={title} review={review}>
      <Facts>{props.children}</Facts>
      {props.notes}
      <AfterTransaction review={review} />
      <Facts>
        <FiguresFrom review={review} />
        <ContractFact address={contract} />
      </Facts>
      <ReviewFooter review={review} obstacleText={obstacleText} label={confirm} />
    </ReviewDialog>
  );
}
