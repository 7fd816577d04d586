'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { ContractFact } from '@/components/transactions/facts/ContractFact';
import { AfterTransaction } from '@/components/transactions/preview/AfterTransaction';
import { FiguresFrom } from '@/components/transactions/review/FiguresFrom';
import * as styles from '@/components/transactions/review/Review.css';
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog';
import { ReviewFooter } from '@/components/transactions/review/ReviewFooter';
import { useReview } from '@/components/transactions/session/useReview';
import type { OpenReview } from '@/components/transactions/session/useReviewSession';
import { Facts } from '@/components/ui/Facts';
import { Notice } from '@/components/ui/Notice';
import { bringsNothing } from '@/lib/exchange/rewards/actions/bringsNothing';
import { type ClaimFailure, claimFailure } from '@/lib/exchange/rewards/actions/claimFailure';
import { claimIntent } from '@/lib/exchange/rewards/actions/claimIntent';
import type { RewardClaimTerms } from '@/lib/exchange/rewards/actions/claimTerms';
import { rewardsOf } from '@/lib/exchange/rewards/actions/rewardsOf';
import { splitExtra } from '@/lib/exchange/rewards/actions/superFarmRewards';
import { useGrowingReward } from '@/lib/exchange/rewards/actions/useGrowingReward';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';
import { useSubmit } from '@/lib/transactions/submit/useSubmit';
import { RewardLine, RewardList } from './RewardLine';

type Props = {
  openReview: OpenReview<RewardClaimTerms>;
  /** The screen behind the dialog, which keeps following the reward. */
  state: RewardScreenState;
  /** Called with why the claim is not made, and with undefined once it can be made again. */
  onFailure?: (failure: ClaimFailure | undefined) => void;
};

/** The review of a claim, with the reward as it grows, then the progress of signing. */
export function RewardClaimReviewDialog({ openReview, state, onFailure }: Props) {
  const t = useTranslations('rewards');
  const submission = useSubmit(openReview.origin);
  const terms = openReview.reviewed;
  const { pool } = terms;
  const { account, owedExtra } = state;
  const followed = terms.rewarder
    ? {
        ...{ account, earned: terms.earned, earnedBlock: owedExtra.block },
        ...{ extra: owedExtra.amounts, rewarder: owedExtra.own?.claim },
      }
    : { ...state, extra: state.extraWithClaim };
  const reward = useGrowingReward(terms, followed, submission.isIdle);
  const review = useReview(claimIntent({ ...terms, ...reward }), { openReview, submission });
  const rewards = rewardsOf(reward.earned, reward.extra);
  const later = terms.rewarder ? [] : splitExtra(owedExtra, reward.earned.raw).apart;
  const paysNothing = bringsNothing(review.preview.simulation, review.intent.expectation);
  const { verdict, failure: previewed } = review.preview;
  const failure = claimFailure({ verdict, failure: previewed, paysNothing }, submission);
  const report = useEffectEvent(() => onFailure?.(failure));
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each kind of failure once.
  useEffect(() => report(), [failure?.type]);
  return (
    <ReviewDialog title={t('claimReview')} review={review}>
      <div className={styles.sides}>
        {rewards.map((reward) => (
          <RewardLine key={reward.currency.address} label={t('youReceive')} reward={reward} />
        ))}
      </div>
      {later.length > 0 && (
        <Notice tone="plain">
          <p>{t.rich('apartLater', { reward: () => <RewardList rewards={later} /> })}</p>
        </Notice>
      )}
      {paysNothing && <Notice tone="warning">{t('outOfReach')}</Notice>}
      <AfterTransaction review={review} />
      <Facts>
        <FiguresFrom review={review} />
        <ContractFact address={(reward.rewarder ?? pool.contract).address} />
      </Facts>
      <ReviewFooter
        review={review}
        isBlocked={rewards.length === 0}
        obstacleText={paysNothing ? t('paysNothing') : undefined}
        label={t('claimConfirm')}
      />
    </ReviewDialog>
  );
}
