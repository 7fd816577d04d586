'use client';

import { EndedReview } from '@/components/transactions/EndedReview';
import { ReviewButton } from '@/components/transactions/ReviewButton';
import { useStartedReview } from '@/components/transactions/useStartedReview';
import type { RewardScreen } from '@/lib/rewards/useRewardScreen';
import type { RewardView } from './rewardView';
import { useRewardWords } from './useRewardWords';
import type { WantedWithdrawal } from './useWithdrawWay';
import { WithdrawReviewDialog } from './WithdrawReviewDialog';

type Props = {
  screen: RewardScreen;
  view: RewardView;
  /** Whether there is something to sign now. */
  isShown: boolean;
};

/** The steps from the form of a withdrawal to the wallet. */
export function WithdrawSigning({ screen, view, isShown }: Props) {
  const own = useRewardWords(view.words);
  const { pool, account, staked, earned, earnedBlock, extra, isEarnedRefused } = screen;
  const { amount, agreed, sending, clear } = screen.forms.withdraw;
  const wanted: WantedWithdrawal | undefined =
    isShown && account && amount && staked && (earned || isEarnedRefused)
      ? { account, pool, amount, staked, earned, earnedBlock, extra }
      : undefined;
  const review = useStartedReview<WantedWithdrawal, unknown>(pool.chainId, agreed, {
    sending,
    onConfirmed: clear,
  });
  const { started } = review;
  return (
    <>
      {isShown && (
        <ReviewButton
          sending={sending}
          disabled={wanted === undefined}
          again={own('withdrawAgain')}
          onClick={() => wanted && review.start(wanted)}
        >
          {own('withdrawReview')}
        </ReviewButton>
      )}
      <EndedReview end={review.lastEnd} />
      {started && (
        <WithdrawReviewDialog
          key={started.attempt}
          wanted={started.reviewed}
          screen={screen}
          view={view}
          click={started.click}
          onClose={review.end}
        />
      )}
    </>
  );
}
