'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { ClockNotice } from '@/components/transactions/ClockNotice';
import * as styles from '@/components/transactions/Review.css';
import { TransactionProgress } from '@/components/transactions/TransactionProgress';
import { type ReviewEnd, useReviewEnd } from '@/components/transactions/useReviewEnd';
import { useSummaryText } from '@/components/transactions/useSummaryText';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Notice } from '@/components/ui/Notice';
import { standingOf } from '@/lib/liquidity/standing';
import type { useAddForm } from '@/lib/liquidity/useAddForm';
import { addIntent } from '@/lib/liquidity/writes';
import { useSettings } from '@/lib/settings/store';
import { useSubmit } from '@/lib/transactions/useSubmit';
import { AddReview, type ReviewedAdd } from './AddReview';
import { StandingNotice } from './StandingNotice';

type Props = {
  reviewed: ReviewedAdd;
  /** The form, which goes on following the pool. */
  form: ReturnType<typeof useAddForm>;
  onAccept: (offered: ReviewedAdd) => void;
  onClose: (end: ReviewEnd) => void;
};

/** What is about to be supplied, then how the signing goes; in expert mode that begins at once. */
export function AddReviewDialog({ reviewed, form, onAccept, onClose }: Props) {
  const t = useTranslations('liquidity');
  const frame = useTranslations('frame');
  const summaryText = useSummaryText();
  const isExpertMode = useSettings((settings) => settings.userExpertMode);
  const submission = useSubmit();
  const { isStale, inputError, proposal, figures } = form;
  const standing = standingOf(reviewed.proposal, proposal);
  const isReady = standing === 'holds' && !isStale && inputError === undefined;
  const [isImmediate] = useState(isExpertMode && isReady);
  const intent = addIntent(reviewed.proposal);
  const [amountA, amountB] = reviewed.figures.amounts;
  const { currencyA, currencyB } = form.sides;
  const close = useReviewEnd({
    review: intent.review,
    form: [form.form, currencyA.currency, currencyB.currency],
    submission,
    onEnd: onClose,
  });
  const confirm = () => submission.mutate(intent);
  const confirmAtOnce = useEffectEvent(confirm);
  useEffect(() => {
    if (isImmediate) confirmAtOnce();
  }, [isImmediate]);
  return (
    <Dialog title={t('addReviewTitle')} closeLabel={frame('close')} onClose={close}>
      {submission.status === 'idle' && (
        <>
          <ClockNotice chainId={intent.review.chainId} />
          <AddReview {...reviewed} />
          {form.isFirst && <Notice tone="plain">{t('firstProvider')}</Notice>}
          <StandingNotice
            standing={standing}
            onAccept={() => proposal && figures && onAccept({ proposal, figures })}
          />
          <Button look="primary" className={styles.confirm} disabled={!isReady} onClick={confirm}>
            {inputError?.type === 'insufficientBalance'
              ? t('insufficientBalance', { symbol: inputError.symbol })
              : t(isStale ? 'stale' : 'confirmSupply')}
          </Button>
        </>
      )}
      <TransactionProgress
        what={summaryText({ type: 'add', amountA, amountB })}
        submission={submission}
        onClose={close}
      />
    </Dialog>
  );
}
