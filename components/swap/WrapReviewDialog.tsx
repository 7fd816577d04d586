'use client';

import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { AfterTransaction } from '@/components/transactions/AfterTransaction';
import { ContractFact } from '@/components/transactions/ContractFact';
import { ReviewDialog } from '@/components/transactions/ReviewDialog';
import { ReviewFooter } from '@/components/transactions/ReviewFooter';
import { useReview } from '@/components/transactions/useReview';
import type { ReviewEnd } from '@/components/transactions/useReviewEnd';
import type { ReviewClick } from '@/components/transactions/useStartedReview';
import { Fact, Facts } from '@/components/ui/Facts';
import { amountOf } from '@/lib/amounts/amount';
import { useFigureAge } from '@/lib/reads/useFigureAge';
import { useSubmit } from '@/lib/submit/useSubmit';
import type { SwapForm } from '@/lib/swap/swapForm';
import type { ProposedWrap } from '@/lib/swap/wrap';
import { wrapIntent } from '@/lib/swap/wrapIntent';
import { nativeCurrency } from '@/lib/tokens/currency';
import { wrappedNative } from '@/lib/tokens/wrapped';

const CONFIRM = { wrap: 'confirmWrap', unwrap: 'confirmUnwrap' } as const;

type Props = {
  proposal: ProposedWrap;
  /** The current form. */
  form: SwapForm;
  click: ReviewClick<SwapForm>;
  onClose: (end: ReviewEnd) => void;
};

/** The review of a wrap, then the progress of signing. */
export function WrapReviewDialog({ proposal, form, click, onClose }: Props) {
  const t = useTranslations('swap');
  const submission = useSubmit();
  const { type, amount } = proposal;
  const { chainId } = amount.currency;
  const { isStale } = useFigureAge(chainId);
  const received = type === 'wrap' ? wrappedNative(chainId) : nativeCurrency(chainId);
  const intent = wrapIntent(proposal);
  const review = useReview(intent, {
    submission,
    isCurrent: true,
    form,
    click,
    onEnd: onClose,
  });
  return (
    <ReviewDialog title={t(`${type}Title`)} review={review}>
      <Facts>
        <Fact term={t('youPay')}>
          <CurrencyAmount amount={amount} />
        </Fact>
        <Fact term={t('youReceive')}>
          <CurrencyAmount amount={amountOf(received, amount.raw)} />
        </Fact>
        <ContractFact address={wrappedNative(chainId).address} />
      </Facts>
      <AfterTransaction review={review} />
      <ReviewFooter
        review={review}
        isBlocked={false}
        missing={isStale ? t('stale') : undefined}
        label={t(CONFIRM[type])}
      />
    </ReviewDialog>
  );
}
