'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useAmountErrorText } from '@/components/parts/amounts/useAmountErrorText';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { ContractFact } from '@/components/transactions/facts/ContractFact';
import { DeadlineFact } from '@/components/transactions/facts/DeadlineFact';
import { ReviewedAmount } from '@/components/transactions/facts/ReviewedAmount';
import { AfterTransaction } from '@/components/transactions/preview/AfterTransaction';
import { FiguresFrom } from '@/components/transactions/review/FiguresFrom';
import * as styles from '@/components/transactions/review/Review.css';
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog';
import { ReviewFooter } from '@/components/transactions/review/ReviewFooter';
import { usePermitSteps } from '@/components/transactions/session/usePermitSteps';
import { useReview } from '@/components/transactions/session/useReview';
import type { OpenReview } from '@/components/transactions/session/useReviewSession';
import { Fact, Facts } from '@/components/ui/Facts';
import { Notice } from '@/components/ui/Notice';
import { BPS_BASE } from '@/lib/base/amounts/bps';
import { formatPriceDeviation } from '@/lib/base/amounts/formatPercent';
import { AVALANCHE } from '@/lib/base/networks/network';
import { pairText } from '@/lib/base/tokens/pairText';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { convertIntent } from '@/lib/features/migration/convertIntent';
import type { ConversionTerms } from '@/lib/features/migration/convertTerms';
import type { MigratedPair } from '@/lib/features/migration/useMigration';
import { useReviewedConversion } from '@/lib/features/migration/useReviewedConversion';
import type { PermitOrApproval as Approval } from '@/lib/transactions/approvals/usePermitOrApproval';
import { useSubmit } from '@/lib/transactions/submit/useSubmit';

type Props = {
  openReview: OpenReview<ConversionTerms>;
  /** The approval of its pool tokens. */
  approval: Approval;
  from: MigratedPair;
  to: MigratedPair;
};

/** The review of a conversion, which follows the pairs, then the progress of signing. */
export function ConvertReviewDialog({ openReview, approval, from, to }: Props) {
  const t = useTranslations('migration');
  const locale = useLocale();
  const amountErrorText = useAmountErrorText();
  const symbolText = useSymbolText();
  const submission = useSubmit(openReview.origin);
  const { reviewed: proposed } = openReview;
  const { conversion, gapBps, obstacle } = useReviewedConversion(proposed, {
    from,
    to,
    isUnconfirmed: submission.isIdle,
  });
  const { signature, isApproved, hasAllowance } = approval;
  const shown = { ...proposed, conversion };
  const signed = signature ? { ...shown, signature } : shown;
  const review = useReview(convertIntent(signed, hasAllowance), { openReview, submission });
  const token = proposed.amount.currency;
  const obstacleText =
    obstacle === 'insufficientBalance'
      ? amountErrorText({ type: obstacle, currency: token })
      : obstacle && t(obstacle);
  const steps = usePermitSteps(approval, { token, review, isBlocked: obstacleText !== undefined });
  const pairOf = ({ currencies }: MigratedPair) => pairText(currencies.map(symbolText));
  return (
    <ReviewDialog title={t('review')} review={review}>
      <div className={styles.sides}>
        <ReviewedAmount
          label={t('converted')}
          amount={proposed.amount}
          rounding="up"
          review={review}
          note={<span className={styles.amountNote}>{t('of', { pair: pairOf(from) })}</span>}
        />
        <ReviewedAmount
          label={t('received')}
          amount={conversion.minted}
          rounding="down"
          review={review}
          note={<span className={styles.amountNote}>{t('of', { pair: pairOf(to) })}</span>}
        />
      </div>
      <Notice tone="plain">{t('noMinimum')}</Notice>
      <AfterTransaction review={review} />
      <Facts>
        <Fact term={t('atLeast')}>
          <CurrencyAmount amount={proposed.least} />
        </Fact>
        {conversion.leftovers
          .filter(({ raw }) => raw > 0n)
          .map((amount) => (
            <Fact key={amount.currency.address} term={t('returned')}>
              <CurrencyAmount amount={amount} />
            </Fact>
          ))}
        {gapBps !== undefined && (
          <Fact term={t('priceGap')}>
            {formatPriceDeviation({ numerator: gapBps, denominator: BPS_BASE }, locale)}
          </Fact>
        )}
        <DeadlineFact deadlineSeconds={proposed.deadlineSeconds} />
        <FiguresFrom review={review} />
        <ContractFact address={EXCHANGE_ADDRESSES[AVALANCHE].migrationRouter} />
      </Facts>
      <ReviewFooter
        review={review}
        isBlocked={!isApproved}
        isChecking={approval.isUnknown}
        obstacleText={obstacleText}
        steps={steps}
        label={t('confirm')}
      />
    </ReviewDialog>
  );
}
