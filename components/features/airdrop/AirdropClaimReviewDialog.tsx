'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { useErrorText } from '@/components/parts/errors/useErrorText';
import { withMessages } from '@/components/parts/loading/withMessages';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import { UsdValue } from '@/components/parts/tokens/UsdValue';
import { ContractFact } from '@/components/transactions/facts/ContractFact';
import { AfterTransaction } from '@/components/transactions/preview/AfterTransaction';
import { FiguresFrom } from '@/components/transactions/review/FiguresFrom';
import * as styles from '@/components/transactions/review/Review.css';
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog';
import { ReviewFooter } from '@/components/transactions/review/ReviewFooter';
import { useReview } from '@/components/transactions/session/useReview';
import type { OpenReview } from '@/components/transactions/session/useReviewSession';
import { Facts } from '@/components/ui/Facts';
import { signingMessages } from '@/lib/base/i18n/exported/signing';
import { airdropClaimIntent } from '@/lib/features/airdrop/airdropClaimIntent';
import type { AirdropClaimTerms } from '@/lib/features/airdrop/airdropClaimTerms';
import { AIRDROP_ADDRESS } from '@/lib/features/airdrop/airdropContract';
import { claimFailureReason } from '@/lib/features/airdrop/airdropSendErrors';
import { PerhapsSentError } from '@/lib/transactions/submit/sendFailure';
import { useSubmit } from '@/lib/transactions/submit/useSubmit';

type Props = {
  openReview: OpenReview<AirdropClaimTerms>;
  /** Called with why the claim fails, in simulation or before it is sent. */
  onFail: (reason: string) => void;
};

const LOGO_SIZE = 40;

/** The review of a claim from the airdrop, then the progress of signing. */
export const AirdropClaimReviewDialog = withMessages(signingMessages, Content);

function Content({ openReview, onFail }: Props) {
  const t = useTranslations('airdrop');
  const submission = useSubmit(openReview.origin);
  const review = useReview(airdropClaimIntent(openReview.reviewed), { openReview, submission });
  const simulated = review.preview.failure?.reason;
  useTellFailure(submission, simulated, onFail);
  const { amount } = openReview.reviewed;
  return (
    <ReviewDialog title={t('review')} review={review}>
      <div className={styles.sides}>
        <div className={styles.side}>
          <span className={styles.label}>{t('youReceive')}</span>
          <span className={styles.amount}>
            <CurrencyAmount amount={amount} /> <UsdValue amount={amount} />
          </span>
          <TokenLogo currency={amount.currency} size={LOGO_SIZE} />
        </div>
      </div>
      <AfterTransaction review={review} />
      <Facts>
        <FiguresFrom review={review} />
        <ContractFact address={AIRDROP_ADDRESS} />
      </Facts>
      <ReviewFooter review={review} obstacleText={simulated} label={t('confirm')} />
    </ReviewDialog>
  );
}

/** Reports why the claim fails, so that its button can say it once the dialog is closed. */
function useTellFailure(
  { error, isUnchecked, isRejected }: ReturnType<typeof useSubmit>,
  simulated: string | undefined,
  onFail: (reason: string) => void,
): void {
  const errorText = useErrorText();
  const isPerhapsSent = error instanceof PerhapsSentError;
  const isFailure = error !== null && !isUnchecked && !isRejected && !isPerhapsSent;
  const reason = isFailure ? (claimFailureReason(error) ?? errorText(error)) : simulated;
  const tell = useEffectEvent(onFail);
  useEffect(() => {
    if (reason !== undefined) tell(reason);
  }, [reason]);
}
