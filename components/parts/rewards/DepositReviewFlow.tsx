'use client';

import { ReviewFlow } from '@/components/transactions/session/ReviewFlow';
import { usePermitSession } from '@/components/transactions/session/usePermitSession';
import { type DepositTerms, depositTerms } from '@/lib/exchange/rewards/actions/depositTerms';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';
import { useSettings } from '@/lib/site/settings/store';
import { DepositReviewDialog } from './DepositReviewDialog';
import type { RewardView } from './rewardView';
import { useRewardWords } from './useRewardWords';

type Props = {
  state: RewardScreenState;
  view: RewardView;
  /** Whether there is something to sign now. */
  isShown: boolean;
};

/** The steps from the form of a deposit to the wallet. */
export function DepositReviewFlow({ state, view, isShown }: Props) {
  const own = useRewardWords(view.words);
  const { pool, account } = state;
  const { amount, form, formStatus, clear } = state.forms.deposit;
  const deadlineSeconds = useSettings().userDeadline;
  const asked = { account, pool, amount, deadlineSeconds };
  const { session, approval } = usePermitSession<DepositTerms>(
    { chainId: pool.chainId, form, formStatus, onConfirmed: clear },
    (reviewed) => ({
      amount: reviewed?.amount ?? amount,
      spender: pool.contract.address,
      deadlineSeconds: reviewed?.deadlineSeconds ?? deadlineSeconds,
    }),
  );
  return (
    <ReviewFlow
      {...{ session, formStatus, isShown }}
      label={own('depositReview')}
      again={own('depositAgain')}
      onReview={() => session.start(depositTerms(asked))}
    >
      {(openReview) => <DepositReviewDialog {...{ openReview, approval, state, view }} />}
    </ReviewFlow>
  );
}
