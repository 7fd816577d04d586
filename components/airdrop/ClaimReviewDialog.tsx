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
import { useReview } from '@/components/transactions/useReview';
import type { ReviewEnd } from '@/components/transactions/useReviewEnd';
import type { ReviewClick } from '@/components/transactions/useStartedReview';
import { Facts } from '@/components/ui/Facts';
import { airdropClaimIntent } from '@/lib/airdrop/airdropClaimIntent';
import { AIRDROP_ADDRESS } from '@/lib/airdrop/airdropContract';
import { claimFailureReason } from '@/lib/airdrop/claimFailures';
import type { ProposedAirdropClaim } from '@/lib/airdrop/proposedClaim';
import { CLAIM_FORM } from '@/lib/airdrop/useAirdrop';
import type { TransactionRecord } from '@/lib/history/transaction';
import { signingMessages } from '@/lib/i18n/exported/signing';
import { PerhapsSentError } from '@/lib/submit/perhapsSent';
import { useSubmit } from '@/lib/submit/useSubmit';

type Props = {
  /** The claim at the start of the review. */
  proposal: ProposedAirdropClaim;
  click: ReviewClick;
  onSent: (transaction: TransactionRecord) => void;
  /** Called with why the claim fails, in simulation or before it is sent. */
  onFail: (reason: string) => void;
  onClose: (end: ReviewEnd) => void;
};

const LOGO_SIZE = 32;

/** The review of a claim from the airdrop, then the progress of signing. */
export const ClaimReviewDialog = withMessages(signingMessages, Content);

function Content({ proposal, click, onSent, onFail, onClose }: Props) {
  const t = useTranslations('airdrop');
  const submission = useSubmit({
    ...click,
    noteSent: (transaction) => {
      click.noteSent(transaction);
      onSent(transaction);
    },
  });
  const review = useReview(airdropClaimIntent(proposal), {
    submission,
    agreed: proposal,
    isCurrent: true,
    form: CLAIM_FORM,
    click,
    onEnd: onClose,
  });
  const simulated = review.preview.failure?.reason;
  useTellFailure(submission, simulated, onFail);
  const { amount } = proposal;
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
