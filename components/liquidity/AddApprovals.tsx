import { ApproveActions } from '@/components/transactions/ApproveActions';
import type { useAddApprovals } from '@/lib/liquidity/useAddApprovals';
import { currencyId } from '@/lib/tokens/currency';
import * as styles from './AddApprovals.css';

type Props = { outstanding: ReturnType<typeof useAddApprovals>['outstanding'] };

/** The approvals that an addition still needs, side by side. */
export function AddApprovals({ outstanding }: Props) {
  if (outstanding.length === 0) return null;
  return (
    <div className={styles.approvals}>
      {outstanding.map(({ currency, approval }) => (
        <ApproveActions key={currencyId(currency)} approval={approval} symbol={currency.symbol} />
      ))}
    </div>
  );
}
