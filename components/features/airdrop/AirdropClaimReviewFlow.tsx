'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useStaleText } from '@/components/parts/figuresAge/useStaleText';
import { ReviewSession } from '@/components/transactions/session/ReviewSession';
import { useReviewSession } from '@/components/transactions/session/useReviewSession';
import { Button } from '@/components/ui/Button';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { media } from '@/components/ui/media';
import { Spinner } from '@/components/ui/Spinner';
import { AVALANCHE } from '@/lib/base/networks/network';
import type { AirdropClaimTerms } from '@/lib/features/airdrop/airdropClaimTerms';
import { type Airdrop, CLAIM_FORM } from '@/lib/features/airdrop/useAirdrop';
import { useHeldPanel } from '@/lib/site/overlays/useHeldPanel';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { useOutcome } from '@/lib/transactions/history/useOutcome';
import { AirdropClaimReviewDialog } from './AirdropClaimReviewDialog';
import * as styles from './AirdropScreen.css';
import { useClaimText } from './useClaimText';

const Confetti = lazyComponent(() => import('./Confetti'), 'Confetti');

type Props = {
  /** Undefined while there is nothing to claim. */
  terms: AirdropClaimTerms | undefined;
} & Pick<Airdrop, 'claim' | 'formStatus'>;

/**
 * The steps from the button that claims to the wallet, and confetti once the claim is confirmed.
 */
export function AirdropClaimReviewFlow({ terms, claim, formStatus }: Props) {
  const t = useTranslations('airdrop');
  const claimText = useClaimText();
  const staleText = useStaleText(AVALANCHE);
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<TransactionRecord>();
  const [isCelebrating, setCelebrating] = useState(false);
  const session = useReviewSession<AirdropClaimTerms>({
    chainId: AVALANCHE,
    form: CLAIM_FORM,
    formStatus,
    onSent: setSent,
    onConfirmed: () => setCelebrating(claim?.receipt?.status === 1 && !prefersStill()),
  });
  useHeldPanel('selfClaim', session.openReview !== undefined, () => session.close('closed'));
  const { outcome, reason } = useOutcome(sent);
  const isPending = formStatus.status === 'pending';
  const failed = outcome === 'reverted' ? (reason ?? t('reverted')) : failure;
  const shown = session.openReview?.reviewed ?? terms;
  const start = () => {
    if (terms === undefined) return;
    setFailure(undefined);
    setSent(undefined);
    session.start(terms);
  };
  return (
    <>
      <ReviewSession
        session={session}
        button={
          <>
            {shown && (
              <Button
                variant="primary"
                className={styles.action}
                disabled={terms === undefined || isPending || staleText !== undefined}
                onClick={start}
              >
                {isPending ? (
                  <>
                    <Spinner /> {claimText('claiming', shown.amount)}
                  </>
                ) : (
                  (failed ?? staleText ?? claimText('claim', shown.amount))
                )}
              </Button>
            )}
            {failed !== undefined && terms && <p className={styles.failure}>{t('failedClaim')}</p>}
          </>
        }
      >
        {(openReview) => <AirdropClaimReviewDialog openReview={openReview} onFail={setFailure} />}
      </ReviewSession>
      {isCelebrating && (
        <ErrorBoundary fallback={() => null}>
          <Confetti />
        </ErrorBoundary>
      )}
    </>
  );
}

/** Whether the user has asked for less motion. */
function prefersStill(): boolean {
  return window.matchMedia(media.reducedMotion).matches;
}
