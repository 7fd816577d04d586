'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ReviewEnd } from '@/components/transactions/useReviewEnd';
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
  const [reviewed, setReviewed] = useState<ProposedRemoval>();
  const [formAtClick, setFormAtClick] = useState<unknown>();
  const startReview = () => {
    onWalletChanged(false);
    setReviewed(proposal);
    setFormAtClick(form);
  };
  const endReview = (end: ReviewEnd) => {
    setReviewed(undefined);
    onWalletChanged(end === 'walletChanged');
    if (end !== 'sent') return;
    permit.drop();
    state.reset();
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
      {reviewed && (
        <RemoveReviewDialog
          proposal={reviewed}
          state={state}
          form={form}
          formAtClick={formAtClick}
          onAccept={setReviewed}
          onClose={endReview}
        />
      )}
    </>
  );
}
