'use client';

import { useTranslations } from 'next-intl';
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
import type { ProposedClaim } from '@/lib/rewards/proposals';
import { rewardPoolKey } from '@/lib/rewards/rewardPool';
import { rewardsOf } from '@/lib/rewards/rewardsOf';
import type { RewardScreen } from '@/lib/rewards/useRewardScreen';
import { claimIntent } from '@/lib/rewards/withdrawIntent';
import { useSubmit } from '@/lib/submit/useSubmit';
import { RewardLine } from './RewardLine';
import { useGrowingReward } from './useGrowingReward';

type Props = {
  /** The claim at the start of the review. */
  proposal: ProposedClaim;
  /** The screen behind the dialog, which keeps following the reward. */
  screen: RewardScreen;
  click: ReviewClick;
  onClose: (end: ReviewEnd) => void;
};

/** The review of a claim, with the reward as it grows, then the progress of signing. */
export function ClaimReviewDialog({ proposal, screen, click, onClose }: Props) {
  const t = useTranslations('rewards');
  const submission = useSubmit(click.noteSent);
  const { pool } = proposal;
  const reward = useGrowingReward(proposal, screen, submission.status === 'idle');
  const review = useReview(claimIntent({ ...proposal, ...reward }), {
    submission,
    agreed: proposal,
    isCurrent: true,
    form: rewardPoolKey(screen.pool),
    click,
    onEnd: onClose,
  });
  const rewards = rewardsOf(reward.earned, reward.extra);
  return (
    <ReviewDialog title={t('claimReview')} review={review}>
      <div className={styles.sides}>
        {rewards.map((reward) => (
          <RewardLine key={reward.currency.address} label={t('youReceive')} reward={reward} />
        ))}
      </div>
      <AfterTransaction review={review} />
      <Facts>
        <FiguresFrom review={review} />
        <ContractFact address={pool.contract.address} />
      </Facts>
      <ReviewFooter review={review} isBlocked={rewards.length === 0} label={t('claimConfirm')} />
    </ReviewDialog>
  );
}
