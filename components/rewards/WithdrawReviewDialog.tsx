'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AfterTransaction } from '@/components/transactions/AfterTransaction';
import { ContractFact } from '@/components/transactions/ContractFact';
import { FiguresFrom } from '@/components/transactions/FiguresFrom';
import * as styles from '@/components/transactions/Review.css';
import { ReviewDialog } from '@/components/transactions/ReviewDialog';
import { ReviewedAmount } from '@/components/transactions/ReviewedAmount';
import { ReviewFooter } from '@/components/transactions/ReviewFooter';
import { useReview } from '@/components/transactions/useReview';
import type { ReviewEnd } from '@/components/transactions/useReviewEnd';
import type { ReviewClick } from '@/components/transactions/useStartedReview';
import { Facts } from '@/components/ui/Facts';
import type { RewardScreen } from '@/lib/rewards/useRewardScreen';
import { withdrawIntent } from '@/lib/rewards/withdrawIntent';
import { rewardFate } from '@/lib/rewards/withdrawWays';
import { useSubmit } from '@/lib/submit/useSubmit';
import { RewardLine } from './RewardLine';
import type { RewardView } from './rewardView';
import { useGrowingReward } from './useGrowingReward';
import { useRewardWords } from './useRewardWords';
import { useWithdrawWay, type WantedWithdrawal } from './useWithdrawWay';
import { WithdrawTerms } from './WithdrawTerms';

type Props = {
  /** The withdrawal at the start of the review. */
  wanted: WantedWithdrawal;
  /** The screen behind the dialog, which keeps following the pool. */
  screen: RewardScreen;
  view: RewardView;
  click: ReviewClick;
  onClose: (end: ReviewEnd) => void;
};

/**
 * The review of a withdrawal, then the progress of signing. Where the normal way fails in
 * simulation, it offers the next one, with what that gives up.
 */
export function WithdrawReviewDialog({ wanted, screen, view, click, onClose }: Props) {
  const t = useTranslations('rewards');
  const own = useRewardWords(view.words);
  const submission = useSubmit(click.noteSent);
  const isOpen = submission.status === 'idle';
  const reward = useGrowingReward(wanted, screen, isOpen);
  const found = useWithdrawWay(wanted);
  const [hasGivenUp, setGivenUp] = useState(false);
  const { account, pool, amount } = wanted;
  const { way } = found;
  const review = useReview(withdrawIntent({ account, pool, amount, ...reward, way }), {
    submission,
    agreed: way,
    isCurrent: true,
    form: screen.forms.withdraw.agreed,
    click,
    onEnd: onClose,
  });
  if (isOpen) found.noteFailure(review.preview.failure);
  const fate = rewardFate(way);
  const paid = [reward.earned, ...reward.extra].filter((each) => each && each.raw > 0n);
  const isOwed = reward.earned === undefined || reward.earned.raw > 0n;
  const isShort = screen.staked !== undefined && screen.staked.raw < amount.raw;
  return (
    <ReviewDialog title={own('withdrawReview')} review={review}>
      <div className={styles.sides}>
        <ReviewedAmount
          label={t('withdrawn')}
          amount={amount}
          rounding="down"
          review={review}
          note={<span className={styles.amountNote}>{view.value(amount)}</span>}
        />
        {fate === 'paid' &&
          paid.map(
            (each) =>
              each && (
                <RewardLine key={each.currency.address} label={t('withReward')} reward={each} />
              ),
          )}
      </div>
      <WithdrawTerms
        found={found}
        earned={reward.earned}
        hasFailed={review.preview.failure !== undefined}
        hasGivenUp={hasGivenUp}
        onGiveUp={setGivenUp}
      />
      <AfterTransaction review={review} />
      <Facts>
        <FiguresFrom review={review} />
        <ContractFact address={pool.contract.address} />
      </Facts>
      <ReviewFooter
        review={review}
        isBlocked={false}
        isAsking={fate === 'lost' && isOwed && !hasGivenUp}
        missing={isShort ? t('insufficientBalance') : undefined}
        label={own('withdrawConfirm')}
      />
    </ReviewDialog>
  );
}
