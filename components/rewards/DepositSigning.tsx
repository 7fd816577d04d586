'use client';

import { EndedReview } from '@/components/transactions/EndedReview';
import { ReviewButton } from '@/components/transactions/ReviewButton';
import { useStartedReview } from '@/components/transactions/useStartedReview';
import { useSignableApproval } from '@/lib/approvals/useSignableApproval';
import type { ProposedDeposit } from '@/lib/rewards/proposals';
import { proposedDeposit } from '@/lib/rewards/proposedDeposit';
import type { RewardScreen } from '@/lib/rewards/useRewardScreen';
import { useSettings } from '@/lib/settings/store';
import { DepositReviewDialog } from './DepositReviewDialog';
import type { RewardView } from './rewardView';
import { useRewardWords } from './useRewardWords';

type Props = {
  screen: RewardScreen;
  view: RewardView;
  /** Whether there is something to sign now. */
  isShown: boolean;
};

/** The steps from the form of a deposit to the wallet. */
export function DepositSigning({ screen, view, isShown }: Props) {
  const own = useRewardWords(view.words);
  const { pool, account } = screen;
  const { amount, agreed, sending, clear } = screen.forms.deposit;
  const deadlineSeconds = useSettings().userDeadline;
  const asked = { account, pool, amount, deadlineSeconds };
  const review = useStartedReview<ProposedDeposit, unknown>(pool.chainId, agreed, {
    sending,
    onConfirmed: clear,
    onEnd: (end) => {
      if (end === 'sent') approval.permit.drop();
    },
  });
  const { started } = review;
  // Here, and not in the dialog, so that a signature outlives it.
  const approval = useSignableApproval({
    amount: started?.reviewed.amount ?? amount,
    spender: pool.contract.address,
    deadlineSeconds: started?.reviewed.deadlineSeconds ?? deadlineSeconds,
    attempt: started?.attempt,
  });
  return (
    <>
      {isShown && (
        <ReviewButton
          sending={sending}
          again={own('depositAgain')}
          onClick={() => review.start(proposedDeposit(asked))}
        >
          {own('depositReview')}
        </ReviewButton>
      )}
      <EndedReview end={review.lastEnd} />
      {started && (
        <DepositReviewDialog
          key={started.attempt}
          proposal={started.reviewed}
          approval={approval}
          screen={screen}
          view={view}
          click={started.click}
          onClose={review.end}
        />
      )}
    </>
  );
}
