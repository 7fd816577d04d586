'use client';

import { ReviewFlow } from '@/components/transactions/session/ReviewFlow';
import { useReviewSession } from '@/components/transactions/session/useReviewSession';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';
import type { ReviewedWithdrawal } from '@/lib/exchange/rewards/actions/useWithdrawMethod';
import type { RewardView } from './rewardView';
import { useRewardWords } from './useRewardWords';
import { WithdrawReviewDialog } from './WithdrawReviewDialog';

type Props = {
  state: RewardScreenState;
  view: RewardView;
  /** Whether there is something to sign now. */
  isShown: boolean;
};

/** The steps from the form of a withdrawal to the wallet. */
export function WithdrawReviewFlow({ state, view, isShown }: Props) {
  const own = useRewardWords(view.words);
  const { pool, account, staked, earned, earnedBlock, isEarnedUnreadable } = state;
  const { amount, form, formStatus, clear } = state.forms.withdraw;
  const reviewed: ReviewedWithdrawal | undefined =
    isShown && account && amount && staked && (earned || isEarnedUnreadable)
      ? { account, pool, amount, staked, earned, earnedBlock, extra: state.extraWithClaim }
      : undefined;
  const session = useReviewSession<ReviewedWithdrawal>({
    chainId: pool.chainId,
    form,
    formStatus,
    onConfirmed: clear,
  });
  return (
    <ReviewFlow
      {...{ session, formStatus, isShown }}
      label={own('withdrawReview')}
      again={own('withdrawAgain')}
      onReview={reviewed && (() => session.start(reviewed))}
    >
      {(openReview) => <WithdrawReviewDialog openReview={openReview} state={state} view={view} />}
    </ReviewFlow>
  );
}
