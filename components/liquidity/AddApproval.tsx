import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import type { ProposedAdd } from '@/lib/liquidity/proposals';
import { useDepositApprovals } from '@/lib/liquidity/useDepositApprovals';
import { useSettings } from '@/lib/settings/store';
import * as styles from './AddApproval.css';
import { DepositApprovals } from './DepositApprovals';

type Props = { deposit: ProposedAdd; onReview: () => void };

/** The approvals of both tokens; then the review button. */
export function AddApproval({ deposit, onReview }: Props) {
  const t = useTranslations('liquidity');
  const isExpertMode = useSettings((settings) => settings.userExpertMode);
  const { isUnknown, outstanding } = useDepositApprovals(deposit);
  const word = isExpertMode ? 'supplyAtOnce' : 'supply';
  return (
    <div className={styles.panel}>
      <DepositApprovals outstanding={outstanding} />
      <Button variant="primary" disabled={isUnknown || outstanding.length > 0} onClick={onReview}>
        {t(isUnknown ? 'checkingApproval' : word)}
      </Button>
    </div>
  );
}
