import { ApproveActions } from '@/components/transactions/ApproveActions';
import type { useDepositApprovals } from '@/lib/liquidity/useDepositApprovals';
import { currencyId } from '@/lib/tokens/currency';
import * as styles from './AddApproval.css';

type Props = { outstanding: ReturnType<typeof useDepositApprovals>['outstanding'] };

/** The approvals that a deposit still needs, side by side. */
export function DepositApprovals({ outstanding }: Props) {
  if (outstanding.length === 0) return null;
  return (
    <div className={styles.approvals}>
      {outstanding.map(({ currency, approval }) => (
        <ApproveActions key={currencyId(currency)} approval={approval} symbol={currency.symbol} />
      ))}
    </div>
  );
}
