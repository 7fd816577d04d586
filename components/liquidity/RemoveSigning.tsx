'use client';

import { useTranslations } from 'next-intl';
import { useStartedReview } from '@/components/transactions/useStartedReview';
import { Button } from '@/components/ui/Button';
import type { ProposedRemoval } from '@/lib/liquidity/proposals';
import { useRemovalApproval } from '@/lib/liquidity/useRemovalApproval';
import type { RemoveState } from '@/lib/liquidity/useRemoveScreen';
import { RemovalApproval } from './RemovalApproval';
import { RemoveReviewDialog } from './RemoveReviewDialog';

type Props = {
  state: RemoveState;
  /** Whether there is something to sign now. */
  isShown: boolean;
  onWalletChanged: (hasChanged: boolean) => void;
};

/**
 * The steps from the form to the signature: the approval of the pool tokens, the review, the
 * wallet.
 */
export function RemoveSigning({ state, isShown, onWalletChanged }: Props) {
  const t = useTranslations('liquidity');
  const { approval, permit, isApproved, proposal } = useRemovalApproval(state.proposal);
  const form = [state.form, state.currencyA, state.currencyB];
  const review = useStartedReview<ProposedRemoval, unknown>(state.chainId, form, (end) => {
    onWalletChanged(end === 'walletChanged');
    if (end !== 'sent') return;
    permit.drop();
    state.reset();
  });
  const { started } = review;
  const startReview = () => {
    onWalletChanged(false);
    if (proposal) review.start(proposal);
  };
  const isUnknown = approval.status === 'unknown';
  return (
    <>
      {isShown && proposal && !isApproved && !isUnknown && (
        <RemovalApproval
          approval={approval}
          permit={permit}
          symbol={proposal.liquidity.currency.symbol}
        />
      )}
      {isShown && (isApproved || isUnknown) && (
        <Button variant="primary" disabled={isUnknown} onClick={startReview}>
          {t(isUnknown ? 'checkingApproval' : 'remove')}
        </Button>
      )}
      {started && (
        <RemoveReviewDialog
          key={started.attempt}
          proposal={started.reviewed}
          state={state}
          form={form}
          click={started.click}
          onAccept={review.accept}
          onClose={review.end}
        />
      )}
    </>
  );
}
