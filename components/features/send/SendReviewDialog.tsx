'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAmountErrorText } from '@/components/parts/amounts/useAmountErrorText';
import { ReviewedRecipient } from '@/components/parts/recipient/ReviewedRecipient';
import { ReviewedAmount } from '@/components/transactions/facts/ReviewedAmount';
import { AfterTransaction } from '@/components/transactions/preview/AfterTransaction';
import { FiguresFrom } from '@/components/transactions/review/FiguresFrom';
import * as styles from '@/components/transactions/review/Review.css';
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog';
import { ReviewFooter } from '@/components/transactions/review/ReviewFooter';
import { useReview } from '@/components/transactions/session/useReview';
import type { OpenReview } from '@/components/transactions/session/useReviewSession';
import { Facts } from '@/components/ui/Facts';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { arrivedIn } from '@/lib/features/send/arrivedIn';
import { sendIntent } from '@/lib/features/send/sendIntent';
import type { SendTerms } from '@/lib/features/send/sendTerms';
import type { SendState } from '@/lib/features/send/useSendScreen';
import type { RecipientComparison } from '@/lib/transactions/recipientVerdict/comparedWithEarlier';
import type { RecipientKind } from '@/lib/transactions/recipientVerdict/recipientKind';
import { useRecipientConsents } from '@/lib/transactions/recipientVerdict/useRecipientConsents';
import { useSubmit } from '@/lib/transactions/submit/useSubmit';

/** A send, and what was known of its recipient at the click. */
export type ReviewedSend = {
  readonly terms: SendTerms;
  /** What arrives, as far as the token's fee is known. */
  readonly arriving: Amount;
  readonly kind: RecipientKind;
  readonly comparison: RecipientComparison;
  readonly ethereumName: string | undefined;
};

type Props = {
  openReview: OpenReview<ReviewedSend>;
  /** The screen behind the dialog. */
  send: SendState;
};

/** The review of a send, then the progress of signing. */
export function SendReviewDialog({ openReview, send }: Props) {
  const t = useTranslations('send');
  const amountErrorText = useAmountErrorText();
  const submission = useSubmit(openReview.origin);
  const { reviewed } = openReview;
  const { terms, arriving: estimate, ethereumName, comparison } = reviewed;
  const verdict = { kind: send.kind ?? reviewed.kind, comparison };
  const consents = useRecipientConsents(verdict);
  const [settled, setSettled] = useState<bigint>();
  const arriving = amountOf(estimate.currency, settled ?? estimate.raw);
  const review = useReview(sendIntent(terms, arriving.raw), { openReview, submission });
  const { recipient, amount } = terms;
  const { simulation, failure } = review.preview;
  const simulated = failure ? undefined : arrivedIn(simulation, recipient, amount);
  const confirmable = review.preview.verdict === 'passes' ? estimate.raw : undefined;
  const first = simulated ?? confirmable;
  // Settled by the first simulation, unless the estimate could be confirmed before. A lower result
  // needs consent.
  if (settled === undefined && first !== undefined) setSettled(first);
  const isShort = send.inputError?.type === 'insufficientBalance';
  return (
    <ReviewDialog title={t('review')} review={review}>
      <div className={styles.sides}>
        <ReviewedAmount label={t('youSend')} amount={amount} rounding="up" review={review} />
        {arriving.raw !== amount.raw && (
          <ReviewedAmount
            label={t('recipientGets')}
            amount={arriving}
            owner={recipient}
            rounding="down"
            review={review}
          />
        )}
      </div>
      <ReviewedRecipient
        address={recipient}
        ethereumName={ethereumName}
        verdict={verdict}
        consents={consents}
      />
      <AfterTransaction review={review} />
      <Facts>
        <FiguresFrom review={review} />
      </Facts>
      <ReviewFooter
        review={review}
        isBlocked={send.inputError !== undefined}
        isAsking={consents.isMissing}
        obstacleText={
          isShort
            ? amountErrorText({ type: 'insufficientBalance', currency: amount.currency })
            : undefined
        }
        label={t('confirm')}
      />
    </ReviewDialog>
  );
}
