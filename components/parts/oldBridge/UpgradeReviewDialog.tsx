'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAmountErrorText } from '@/components/parts/amounts/useAmountErrorText';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { ContractFact } from '@/components/transactions/facts/ContractFact';
import { ReviewedAmount } from '@/components/transactions/facts/ReviewedAmount';
import { AfterTransaction } from '@/components/transactions/preview/AfterTransaction';
import { FiguresFrom } from '@/components/transactions/review/FiguresFrom';
import * as styles from '@/components/transactions/review/Review.css';
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog';
import { ReviewFooter } from '@/components/transactions/review/ReviewFooter';
import { reviewSteps } from '@/components/transactions/session/reviewSteps';
import { useReview } from '@/components/transactions/session/useReview';
import type { OpenReview } from '@/components/transactions/session/useReviewSession';
import { Consent } from '@/components/ui/Consent';
import { Facts } from '@/components/ui/Facts';
import { Notice } from '@/components/ui/Notice';
import { PageLink } from '@/components/ui/PageLink';
import { SentenceSpace } from '@/components/ui/SentenceSpace';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { currencyId } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { upgradeIntent } from '@/lib/exchange/oldBridge/upgradeIntent';
import type { UpgradeTerms } from '@/lib/exchange/oldBridge/upgradeTerms';
import { useClaimRisk } from '@/lib/features/airdrop/useClaimRisk';
import { hrefOf } from '@/lib/site/navigation/routes';
import { useApproval } from '@/lib/transactions/approvals/useApproval';
import { useApprovalSteps } from '@/lib/transactions/approvals/useApprovalSteps';
import { useRequestedApprovals } from '@/lib/transactions/approvals/useRequestedApprovals';
import { useSubmit } from '@/lib/transactions/submit/useSubmit';
import { link } from './OldBridgeDialog.css';

type Props = {
  openReview: OpenReview<UpgradeTerms>;
  /** What the account has of the old token now. */
  held: Amount<Token>;
};

/** The review of converting an old token, then the progress of signing. */
export function UpgradeReviewDialog({ openReview, held }: Props) {
  const t = useTranslations('upgrade');
  const amountErrorText = useAmountErrorText();
  const symbolText = useSymbolText();
  const submission = useSubmit(openReview.origin);
  const { reviewed: proposed } = openReview;
  const isUnconfirmed = submission.isIdle;
  const { account, amount, present } = proposed;
  const approval = useApproval(amount, present.address);
  const isApproved = approval.status === 'approved';
  const review = useReview(upgradeIntent(proposed), { openReview, submission });
  const { isRequired, risk } = useClaimRisk(account, amount);
  const [accepted, setAccepted] = useState<typeof risk>();
  const isAsking = isUnconfirmed && risk !== 'none' && accepted !== risk;
  const isShort = isUnconfirmed && held.raw < amount.raw;
  const isBlocked = isAsking || isShort || review.preview.verdict !== 'passes';
  const id = currencyId(amount.currency);
  const wasRequested = useRequestedApprovals(!isBlocked && !isApproved ? [id] : []).includes(id);
  const requested = !isBlocked && wasRequested ? [{ currency: amount.currency, approval }] : [];
  const steps = useApprovalSteps(requested, review.preview.revokedFirst);
  const names = { old: symbolText(amount.currency), present: symbolText(present) };
  return (
    <ReviewDialog title={t('review')} review={review}>
      <div className={styles.sides}>
        <ReviewedAmount label={t('converted')} amount={amount} rounding="down" review={review} />
        <ReviewedAmount
          label={t('received')}
          amount={amountOf(present, amount.raw)}
          rounding="down"
          review={review}
        />
      </div>
      <Notice tone="warning">{t('oneWay', names)}</Notice>
      {isRequired && risk === 'none' && <Notice tone="plain">{t('askedFor', names)}</Notice>}
      {risk !== 'none' && (
        <Notice tone="warning">
          <p>{t('askedFor', names)}</p>
          <p>
            {t(risk)}
            <SentenceSpace />
            <PageLink href={hrefOf({ name: 'airdrop' })} className={link}>
              {t('claim')}
            </PageLink>
          </p>
          <Consent
            isGiven={accepted === risk}
            onChange={(isGiven) => setAccepted(isGiven ? risk : undefined)}
          >
            {t(risk === 'lost' ? 'accept' : 'acceptUnknown', names)}
          </Consent>
        </Notice>
      )}
      <AfterTransaction review={review} />
      <Facts>
        <FiguresFrom review={review} />
        <ContractFact address={present.address} />
      </Facts>
      <ReviewFooter
        review={review}
        isBlocked={!isApproved}
        isChecking={approval.status === 'unknown'}
        isAsking={isAsking}
        obstacleText={
          isShort
            ? amountErrorText({ type: 'insufficientBalance', currency: amount.currency })
            : undefined
        }
        steps={reviewSteps(steps, symbolText)}
        label={t('confirm')}
      />
    </ReviewDialog>
  );
}
