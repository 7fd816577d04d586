'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAmountErrorText } from '@/components/parts/amounts/useAmountErrorText';
import { ContractFact } from '@/components/transactions/facts/ContractFact';
import { ReviewedAmount } from '@/components/transactions/facts/ReviewedAmount';
import { AfterTransaction } from '@/components/transactions/preview/AfterTransaction';
import { FiguresFrom } from '@/components/transactions/review/FiguresFrom';
import * as styles from '@/components/transactions/review/Review.css';
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog';
import { ReviewFooter } from '@/components/transactions/review/ReviewFooter';
import { useReview } from '@/components/transactions/session/useReview';
import type { OpenReview } from '@/components/transactions/session/useReviewSession';
import { Facts } from '@/components/ui/Facts';
import { Notice } from '@/components/ui/Notice';
import { rewardsOf } from '@/lib/exchange/rewards/actions/rewardsOf';
import { keptExtra } from '@/lib/exchange/rewards/actions/superFarmRewards';
import { useGrowingReward } from '@/lib/exchange/rewards/actions/useGrowingReward';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';
import {
  type ReviewedWithdrawal,
  useWithdrawMethod,
} from '@/lib/exchange/rewards/actions/useWithdrawMethod';
import { withdrawIntent } from '@/lib/exchange/rewards/actions/withdrawIntent';
import { rewardFate } from '@/lib/exchange/rewards/actions/withdrawMethods';
import { useSubmit } from '@/lib/transactions/submit/useSubmit';
import { RewardLine, RewardList } from './RewardLine';
import type { RewardView } from './rewardView';
import { useRewardWords } from './useRewardWords';
import { WithdrawTerms } from './WithdrawTerms';

type Props = {
  openReview: OpenReview<ReviewedWithdrawal>;
  /** The screen behind the dialog, which keeps following the pool. */
  state: RewardScreenState;
  view: RewardView;
};

/**
 * The review of a withdrawal, then the progress of signing. If the contract rejects the normal
 * method, the review offers the next one and says what it gives up.
 */
export function WithdrawReviewDialog({ openReview, state, view }: Props) {
  const t = useTranslations('rewards');
  const own = useRewardWords(view.words);
  const amountErrorText = useAmountErrorText();
  const submission = useSubmit(openReview.origin);
  const { reviewed } = openReview;
  const isUnconfirmed = submission.isIdle;
  const followed = { ...state, extra: state.extraWithClaim };
  const reward = useGrowingReward(reviewed, followed, isUnconfirmed);
  const found = useWithdrawMethod(reviewed, state, isUnconfirmed);
  const { account, pool, amount } = reviewed;
  const { method } = found;
  // The consent is for this method alone.
  const [consent, setConsent] = useState({ method, isGiven: false });
  if (consent.method !== method) setConsent({ method, isGiven: false });
  const intent = withdrawIntent({ account, pool, amount, ...reward, method });
  const review = useReview(intent, { openReview, submission, agreed: method });
  const fate = rewardFate(method);
  const kept = keptExtra(state.owedExtra, fate, reward.earned?.raw);
  const owed = rewardsOf(reward.earned, kept.length > 0 ? [] : reward.extra);
  const isOwed = reward.earned === undefined || owed.length > 0;
  const isShort = state.staked !== undefined && state.staked.raw < amount.raw;
  const refusal = found.needsAll ? t('noPart') : undefined;
  return (
    <ReviewDialog title={own('withdrawReview')} review={review}>
      <div className={styles.sides}>
        <ReviewedAmount
          label={t('withdrawn')}
          amount={amount}
          rounding="down"
          review={review}
          // Any other token has its value there already.
          note={pool.pair && <span className={styles.amountNote}>{view.value(amount)}</span>}
        />
        {fate === 'paid' &&
          owed.map((each) => (
            <RewardLine key={each.currency.address} label={t('withReward')} reward={each} />
          ))}
      </div>
      <WithdrawTerms
        found={found}
        owed={owed}
        isOwed={isOwed}
        hasGivenUp={consent.isGiven}
        onGiveUp={(isGiven) => setConsent({ method, isGiven })}
      />
      {kept.length > 0 && (
        <Notice tone="plain">
          <p>{t.rich('keptExtra', { reward: () => <RewardList rewards={kept} /> })}</p>
        </Notice>
      )}
      <AfterTransaction review={review} />
      <Facts>
        <FiguresFrom review={review} />
        <ContractFact address={pool.contract.address} />
      </Facts>
      <ReviewFooter
        review={review}
        isAsking={fate === 'lost' && isOwed && !consent.isGiven}
        obstacleText={
          isShort
            ? amountErrorText({ type: 'insufficientBalance', currency: amount.currency })
            : refusal
        }
        label={own('withdrawConfirm')}
      />
    </ReviewDialog>
  );
}
