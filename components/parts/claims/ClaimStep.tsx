import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStaleText } from '@/components/parts/figuresAge/useStaleText';
import { RewardClaimReviewDialog } from '@/components/parts/rewards/RewardClaimReviewDialog';
import { NextStepProvider } from '@/components/transactions/progress/nextStep';
import { EndedReview } from '@/components/transactions/session/EndedReview';
import { OpenReviewDialog } from '@/components/transactions/session/OpenReviewDialog';
import { useReviewSession } from '@/components/transactions/session/useReviewSession';
import { Button } from '@/components/ui/Button';
import { Spinner } from '@/components/ui/Spinner';
import type { ClaimFailure } from '@/lib/exchange/rewards/actions/claimFailure';
import { claimTermsFrom, type RewardClaimTerms } from '@/lib/exchange/rewards/actions/claimTerms';
import { useRewardScreen } from '@/lib/exchange/rewards/actions/useRewardScreen';
import { rewardPoolKey } from '@/lib/exchange/rewards/pools/rewardPool';
import type { ClaimOwner, ClaimRow } from '@/lib/features/claims/claimRun';
import { missingReward } from '@/lib/features/claims/missingReward';
import { endClaim } from '@/lib/features/claims/store';
import { useHasWalletRequest } from '@/lib/transactions/submit/useHasWalletRequest';
import * as styles from './ClaimDialog.css';
import { ClaimTrial } from './ClaimTrial';

type Props = {
  owner: ClaimOwner;
  row: ClaimRow;
  /** Whether the account or the network is another one now. */
  isOver: boolean;
  /** Whether no other claim can follow. */
  isLast: boolean;
  /** Called once it has ended, and its review is closed. */
  onDone: () => void;
  onStop: () => void;
};

/**
 * The current claim: it is simulated, then its review opens by itself. One that can't be made ends
 * with the reason.
 */
export function ClaimStep({ owner, row, isOver, isLast, onDone, onStop }: Props) {
  const t = useTranslations('claims');
  const rewards = useTranslations('rewards');
  const { claim, key, status } = row;
  const { pool, payer } = claim;
  const state = useRewardScreen(pool);
  const terms = claimTermsFrom(payer, state);
  const fail = (failure: ClaimFailure) => endClaim(owner, key, { type: 'failed', failure });
  const shown = useRef<ClaimFailure>(undefined);
  const session = useReviewSession<RewardClaimTerms>({
    chainId: pool.chainId,
    form: rewardPoolKey(pool),
    formStatus: state.claimFormStatus,
    // What the user saw and closed is not offered again.
    onClose: () => shown.current && fail(shown.current),
  });
  const [isTried, setTried] = useState(false);
  const isStale = useStaleText(pool.chainId) !== undefined;
  const isAsked = useHasWalletRequest();
  const isReviewing = session.openReview !== undefined;
  const isDone = status !== 'open' && !isReviewing;
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);
  const missing = status === 'open' && !isReviewing ? missingReward(payer, state) : undefined;
  const endMissing = useEffectEvent(() => missing && fail({ type: missing }));
  useEffect(() => {
    if (missing) endMissing();
  }, [missing]);
  const review = (reviewed: RewardClaimTerms) => {
    shown.current = undefined;
    setTried(true);
    session.start(reviewed);
  };
  const canReview = terms !== undefined && !isStale && !isAsked;
  const showsForm = !isOver && status === 'open' && !isReviewing;
  return (
    <>
      {showsForm && !isTried && (
        <p className={styles.text}>
          <Spinner /> {t('trying')}
        </p>
      )}
      {showsForm && !isTried && canReview && (
        <ClaimTrial terms={terms} onPass={() => review(terms)} onFail={fail} />
      )}
      {showsForm && <EndedReview session={session} />}
      {showsForm && (
        <div className={styles.actions}>
          {isTried && (
            <Button
              variant="primary"
              className={styles.mainAction}
              disabled={!canReview}
              onClick={() => terms && review(terms)}
            >
              {rewards('claimReview')}
            </Button>
          )}
          <Button
            variant="secondary"
            disabled={isAsked}
            onClick={() => endClaim(owner, key, { type: 'skipped' })}
          >
            {t('skip')}
          </Button>
          <Button variant="secondary" onClick={onStop}>
            {t('stop')}
          </Button>
        </div>
      )}
      <NextStepProvider value={t(isLast ? 'toEnd' : 'next')}>
        <OpenReviewDialog session={session}>
          {(openReview) => (
            <RewardClaimReviewDialog
              openReview={openReview}
              state={state}
              onFailure={(failure) => {
                shown.current = failure;
                if (failure?.type === 'declined') session.close('closed');
              }}
            />
          )}
        </OpenReviewDialog>
      </NextStepProvider>
    </>
  );
}
