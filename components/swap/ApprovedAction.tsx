import { useTranslations } from 'next-intl';
import { ApproveActions } from '@/components/transactions/ApproveActions';
import { Button } from '@/components/ui/Button';
import type { ProposedSwap } from '@/lib/swap/proposedSwap';
import { useSwapApproval } from '@/lib/swap/useSwapApproval';

type Props = {
  swap: ProposedSwap;
  /** Whether the price impact is high enough for a warning. */
  isWarning: boolean;
  onReview: () => void;
};

/** The review button, or the approval that has to come first. */
export function ApprovedAction({ swap, isWarning, onReview }: Props) {
  const t = useTranslations('swap');
  const approval = useSwapApproval(swap);
  if (approval.status === 'notApproved' || approval.status === 'pending') {
    return <ApproveActions approval={approval} symbol={swap.input.symbol} />;
  }
  return (
    <Button
      variant={isWarning ? 'danger' : 'primary'}
      disabled={approval.status === 'unknown'}
      onClick={onReview}
    >
      {approval.status === 'unknown'
        ? t('checkingApproval')
        : t(isWarning ? 'swapAnyway' : 'review')}
    </Button>
  );
}
