'use client';

import { useTranslations } from 'next-intl';
import { useAmountErrorText } from '@/components/parts/amounts/useAmountErrorText';
import { ContractFact } from '@/components/transactions/facts/ContractFact';
import { ReviewedAmount } from '@/components/transactions/facts/ReviewedAmount';
import { AfterTransaction } from '@/components/transactions/preview/AfterTransaction';
import { FiguresFrom } from '@/components/transactions/review/FiguresFrom';
import * as styles from '@/components/transactions/review/Review.css';
import { ReviewDetails } from '@/components/transactions/review/ReviewDetails';
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog';
import { ReviewFooter } from '@/components/transactions/review/ReviewFooter';
import { usePermitSteps } from '@/components/transactions/session/usePermitSteps';
import { useReview } from '@/components/transactions/session/useReview';
import type { OpenReview } from '@/components/transactions/session/useReviewSession';
import { Fact, Facts } from '@/components/ui/Facts';
import { Notice } from '@/components/ui/Notice';
import { depositIntent } from '@/lib/exchange/rewards/actions/depositIntent';
import type { DepositTerms } from '@/lib/exchange/rewards/actions/depositTerms';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';
import { hypotheticalRate } from '@/lib/exchange/rewards/pools/rewardRates';
import { isPaying } from '@/lib/exchange/rewards/pools/rewardState';
import type { PermitOrApproval as Approval } from '@/lib/transactions/approvals/usePermitOrApproval';
import { useSubmit } from '@/lib/transactions/submit/useSubmit';
import { RewardEndFact } from './RewardEndFact';
import type { RewardView } from './rewardView';
import { useRewardWords } from './useRewardWords';
import { WeeklyAmount } from './WeeklyAmount';

type Props = {
  openReview: OpenReview<DepositTerms>;
  /** The approval of its token. */
  approval: Approval;
  /** The screen behind the dialog, which keeps following the pool. */
  state: RewardScreenState;
  view: RewardView;
};

/** The review of a deposit, then the progress of signing. */
export function DepositReviewDialog({ openReview, approval, state, view }: Props) {
  const t = useTranslations('rewards');
  const own = useRewardWords(view.words);
  const amountErrorText = useAmountErrorText();
  const submission = useSubmit(openReview.origin);
  const terms = openReview.reviewed;
  const { amount, pool } = terms;
  const { signature, isApproved, hasAllowance } = approval;
  const signed = signature ? { ...terms, signature } : terms;
  const review = useReview(depositIntent(signed, hasAllowance), { openReview, submission });
  const isShort = state.balance !== undefined && state.balance.raw < amount.raw;
  const token = amount.currency;
  const steps = usePermitSteps(approval, { token, review, isBlocked: isShort });
  const { figures, staked } = state;
  return (
    <ReviewDialog title={own('depositReview')} review={review}>
      <div className={styles.sides}>
        <ReviewedAmount
          label={own('depositPaid')}
          amount={amount}
          rounding="up"
          review={review}
          // Any other token has its value there already.
          note={pool.pair && <span className={styles.amountNote}>{view.value(amount)}</span>}
        />
      </div>
      {figures?.period === 'finished' && <Notice tone="warning">{own('finished')}</Notice>}
      <AfterTransaction review={review} />
      <Facts>
        {isPaying(figures) && (
          <Fact term={t('rateWith')}>
            <WeeklyAmount
              rate={hypotheticalRate(figures, staked?.raw ?? 0n, amount.raw)}
              rewardToken={pool.rewardToken}
            />
          </Fact>
        )}
        {figures && <RewardEndFact figures={figures} />}
        <FiguresFrom review={review} />
      </Facts>
      <ReviewDetails>
        <Facts>
          <ContractFact address={pool.contract.address} />
        </Facts>
      </ReviewDetails>
      <ReviewFooter
        review={review}
        isBlocked={!isApproved}
        isChecking={approval.isUnknown}
        obstacleText={
          isShort
            ? amountErrorText({ type: 'insufficientBalance', currency: amount.currency })
            : undefined
        }
        steps={steps}
        label={own('depositConfirm')}
      />
    </ReviewDialog>
  );
}
