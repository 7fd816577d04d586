import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import type { ProposedAdd } from '@/lib/liquidity/proposals';
import { useAddApprovals } from '@/lib/liquidity/useAddApprovals';
import { useSettings } from '@/lib/settings/store';
import { AddApprovals } from './AddApprovals';
import * as styles from './AddApprovals.css';

type Props = { addition: ProposedAdd; onReview: () => void };

/** The approvals of both tokens; then the review button. */
export function ApprovedAddAction({ addition, onReview }: Props) {
  const t = useTranslations('liquidity');
  const isExpertMode = useSettings((settings) => settings.userExpertMode);
  const { isUnknown, outstanding } = useAddApprovals(addition);
  const word = isExpertMode ? 'supplyAtOnce' : 'supply';
  return (
    <div className={styles.panel}>
      <AddApprovals outstanding={outstanding} />
      <Button variant="primary" disabled={isUnknown || outstanding.length > 0} onClick={onReview}>
        {t(isUnknown ? 'checkingApproval' : word)}
      </Button>
    </div>
  );
}
