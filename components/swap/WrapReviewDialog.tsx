'use client';

import { useTranslations } from 'next-intl';
import { AfterTransaction } from '@/components/transactions/AfterTransaction';
import { ContractFact } from '@/components/transactions/ContractFact';
import * as styles from '@/components/transactions/Review.css';
import { ReviewDetails } from '@/components/transactions/ReviewDetails';
import { ReviewDialog } from '@/components/transactions/ReviewDialog';
import { ReviewedAmount } from '@/components/transactions/ReviewedAmount';
import { ReviewFooter } from '@/components/transactions/ReviewFooter';
import { useOpened } from '@/components/transactions/session/useOpened';
import { useReview } from '@/components/transactions/session/useReview';
import type { AnyOpenSession } from '@/components/transactions/session/useReviewSession';
import { Facts } from '@/components/ui/Facts';
import { amountOf } from '@/lib/amounts/amount';
import type { ProposedWrap } from '@/lib/swap/wrap';
import { wrapIntent } from '@/lib/swap/wrapIntent';
import { nativeCurrency } from '@/lib/tokens/currency';
import { wrappedNative } from '@/lib/tokens/wrapped';

const CONFIRM = { wrap: 'confirmWrap', unwrap: 'confirmUnwrap' } as const;

type Props = {
  open: AnyOpenSession;
  proposal: ProposedWrap;
};

/** The review of a wrap, then the progress of signing. */
export function WrapReviewDialog({ open, proposal }: Props) {
  const t = useTranslations('swap');
  const words = useTranslations('swapReview');
  const opened = useOpened(open);
  const { type, amount } = proposal;
  const { chainId } = amount.currency;
  const received = type === 'wrap' ? wrappedNative(chainId) : nativeCurrency(chainId);
  const review = useReview(wrapIntent(proposal), opened);
  return (
    <ReviewDialog title={words(`${type}Title`)} review={review}>
      <div className={styles.sides}>
        <ReviewedAmount label={t('youPay')} amount={amount} rounding="down" review={review} />
        <ReviewedAmount
          label={t('youReceive')}
          amount={amountOf(received, amount.raw)}
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
      <ReviewFooter review={review} isBlocked={false} label={words(CONFIRM[type])} />
    </ReviewDialog>
  );
}
