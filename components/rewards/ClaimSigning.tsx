'use client';

import { useTranslations } from 'next-intl';
import { useStaleText } from '@/components/layout/useStaleText';
import { EndedReview } from '@/components/transactions/EndedReview';
import { useStartedReview } from '@/components/transactions/useStartedReview';
import { Button } from '@/components/ui/Button';
import type { ProposedClaim } from '@/lib/rewards/proposals';
import { proposedClaim } from '@/lib/rewards/proposedClaim';
import { rewardPoolKey } from '@/lib/rewards/rewardPool';
import type { RewardScreen } from '@/lib/rewards/useRewardScreen';
import { ClaimReviewDialog } from './ClaimReviewDialog';

/** The steps from the button that claims a reward to the wallet. */
export function ClaimSigning({ screen }: { screen: RewardScreen }) {
  const t = useTranslations('rewards');
  const { pool, claiming } = screen;
  const staleText = useStaleText(pool.chainId);
  const review = useStartedReview<ProposedClaim, unknown>(pool.chainId, rewardPoolKey(pool), {
    sending: claiming,
    onConfirmed: () => {},
  });
  const { started } = review;
  const proposal = proposedClaim(screen);
  return (
    <>
      <Button
        variant={claiming.status === 'unsent' ? 'accent' : 'secondary'}
        disabled={proposal === undefined || staleText !== undefined}
        onClick={() => proposal && review.start(proposal)}
      >
        {t(claiming.status === 'unsent' ? 'claim' : 'claimAgain')}
      </Button>
      <EndedReview end={review.lastEnd} />
      {started && (
        <ClaimReviewDialog
          key={started.attempt}
          proposal={started.reviewed}
          screen={screen}
          click={started.click}
          onClose={review.end}
        />
      )}
    </>
  );
}
