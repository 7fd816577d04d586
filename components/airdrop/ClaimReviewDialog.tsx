'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { useErrorText } from '@/components/errors/useErrorText';
import { withMessages } from '@/components/layout/withMessages';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { TokenLogo } from '@/components/tokens/TokenLogo';
import { UsdValue } from '@/components/tokens/UsdValue';
import { AfterTransaction } from '@/components/transactions/AfterTransaction';
import { ContractFact } from '@/components/transactions/ContractFact';
import { FiguresFrom } from '@/components/transactions/FiguresFrom';
import * as styles from '@/components/transactions/Review.css';
import { ReviewDialog } from '@/components/transactions/ReviewDialog';
import { ReviewFooter } from '@/components/transactions/ReviewFooter';
import { useOpened } from '@/components/transactions/session/useOpened';
import { useReview } from '@/components/transactions/session/useReview';
import type { OpenSession } from '@/components/transactions/session/useReviewSession';
import { Facts } from '@/components/ui/Facts';
import { airdropClaimIntent } from '@/lib/airdrop/airdropClaimIntent';
import { AIRDROP_ADDRESS } from '@/lib/airdrop/airdropContract';
import { claimFailureReason } from '@/lib/airdrop/claimFailures';
import type { ProposedAirdropClaim } from '@/lib/airdrop/proposedClaim';
import { signingMessages } from '@/lib/i18n/exported/signing';
import { PerhapsSentError } from '@/lib/submit/perhapsSent';
import type { useSubmit } from '@/lib/submit/useSubmit';

type Props = {
  open: OpenSession<ProposedAirdropClaim>;
  /** Called with why the claim fails, in simulation or before it is sent. */
  onFail: (reason: string) => void;
};

const LOGO_SIZE = 32;

/** The review of a claim from the airdrop, then the progress of signing. */
export const ClaimReviewDialog = withMessages(signingMessages, Content);

function Content({ open, onFail }: Props) {
  const t = useTranslations('airdrop');
  const opened = useOpened(open);
  const review = useReview(airdropClaimIntent(open.reviewed), opened);
  const simulated = review.preview.failure?.reason;
  useTellFailure(opened.submission, simulated, onFail);
  const { amount } = open.reviewed;
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
      <ReviewFooter review={review} isBlocked={false} missing={simulated} label={t('confirm')} />
    </ReviewDialog>
  );
}

/** Tells why the claim fails, so that its button can say it once the dialog is closed. */
function useTellFailure(
  { error, isUnchecked, isDeclined }: ReturnType<typeof useSubmit>,
  simulated: string | undefined,
  onFail: (reason: string) => void,
): void {
  const errorText = useErrorText();
  const isPerhapsSent = error instanceof PerhapsSentError;
  const isFailure = error !== null && !isUnchecked && !isDeclined && !isPerhapsSent;
  const reason = isFailure ? (claimFailureReason(error) ?? errorText(error)) : simulated;
  const tell = useEffectEvent(onFail);
  useEffect(() => {
    if (reason !== undefined) tell(reason);
  }, [reason]);
}
