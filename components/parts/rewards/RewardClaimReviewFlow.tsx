'use client';

import { useTranslations } from 'next-intl';
import { useStaleText } from '@/components/parts/figuresAge/useStaleText';
import { ReviewSession } from '@/components/transactions/session/ReviewSession';
import { useReviewSession } from '@/components/transactions/session/useReviewSession';
import { Button } from '@/components/ui/Button';
import { type RewardClaimTerms, rewardClaimTerms } from '@/lib/exchange/rewards/actions/claimTerms';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';
import { rewardPoolKey } from '@/lib/exchange/rewards/pools/rewardPool';
import { RewardClaimReviewDialog } from './RewardClaimReviewDialog';

type Props = {
  state: RewardScreenState;
  /** Whether a claim is the next step of the screen. */
  isNext: boolean;
};

/** The steps from the button that claims a reward to the wallet. */
export function RewardClaimReviewFlow({ state, isNext }: Props) {
  const t = useTranslations('rewards');
  const { pool, claimFormStatus } = state;
  const staleText = useStaleText(pool.chainId);
  const session = useReviewSession<RewardClaimTerms>({
    chainId: pool.chainId,
    form: rewardPoolKey(pool),
    formStatus: claimFormStatus,
  });
  const terms = rewardClaimTerms(state);
  const isAccented = isNext && claimFormStatus.status === 'unsent';
  return (
    <ReviewSession
      session={session}
      button={
        <Button
          variant={isAccented ? 'accent' : 'secondary'}
          data-plain={isAccented ? undefined : true}
          disabled={terms === undefined || staleText !== undefined}
          onClick={() => terms && session.start(terms)}
        >
          {t(claimFormStatus.status === 'unsent' ? 'claim' : 'claimAgain')}
        </Button>
      }
    >
      {(openReview) => <RewardClaimReviewDialog openReview={openReview} state={state} />}
    </ReviewSession>
  );
}
