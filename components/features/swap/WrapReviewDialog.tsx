'use client';

import { useTranslations } from 'next-intl';
import { ContractFact } from '@/components/transactions/facts/ContractFact';
import { ReviewedAmount } from '@/components/transactions/facts/ReviewedAmount';
import { AfterTransaction } from '@/components/transactions/preview/AfterTransaction';
import * as styles from '@/components/transactions/review/Review.css';
import { ReviewDetails } from '@/components/transactions/review/ReviewDetails';
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog';
import { ReviewFooter } from '@/components/transactions/review/ReviewFooter';
import { useReview } from '@/components/transactions/session/useReview';
import type { AnyOpenReview } from '@/components/transactions/session/useReviewSession';
import { Facts } from '@/components/ui/Facts';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { wrapIntent } from '@/lib/features/swap/wrapIntent';
import { type WrapTerms, wrapReceived } from '@/lib/features/swap/wrapTerms';
import { useSubmit } from '@/lib/transactions/submit/useSubmit';

const CONFIRM = { wrap: 'confirmWrap', unwrap: 'confirmUnwrap' } as const;

type Props = {
  openReview: AnyOpenReview;
  terms: WrapTerms;
};

/** The review of a wrap, then the progress of signing. */
export function WrapReviewDialog({ openReview, terms }: Props) {
  const t = useTranslations('swap');
  const words = useTranslations('swapReview');
  const submission = useSubmit(openReview.origin);
  const { type, amount } = terms;
  const { chainId } = amount.currency;
  const review = useReview(wrapIntent(terms), { openReview, submission });
  return (
    <ReviewDialog title={words(`${type}Title`)} review={review}>
      <div className={styles.sides}>
        <ReviewedAmount label={t('youPay')} amount={amount} rounding="down" review={review} />
        <ReviewedAmount
          label={t('youReceive')}
          amount={wrapReceived(terms)}
          rounding="down"
          review={review}
        />
      </div>
      <AfterTransaction review={review} />
      <ReviewDetails>
        <Facts>
          <ContractFact address={wrappedNative(chainId).address} />
        </Facts>
      </ReviewDetails>
      <ReviewFooter review={review} label={words(CONFIRM[type])} />
    </ReviewDialog>
  );
}
