import { useTranslations } from 'next-intl';
import { ApproveActions } from '@/components/transactions/ApproveActions';
import { Button } from '@/components/ui/Button';
import type { ApprovalStatus } from '@/lib/approvals/approval';
import { useApproval } from '@/lib/approvals/useApproval';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/addresses';
import type { ProposedAdd } from '@/lib/liquidity/writes';
import { useSettings } from '@/lib/settings/store';
import { currencyId } from '@/lib/tokens/currency';
import * as styles from './AddApproval.css';

type Props = { deposit: ProposedAdd; onReview: () => void };

/** The approvals of both tokens, side by side, and the review once the router may take both. */
export function AddApproval({ deposit, onReview }: Props) {
  const t = useTranslations('liquidity');
  const isExpertMode = useSettings((settings) => settings.userExpertMode);
  const [mostA, mostB] = deposit.most;
  const { router } = EXCHANGE_ADDRESSES[mostA.currency.chainId];
  const typed = deposit.independentField === 'currencyA' ? mostA : mostB;
  const approvals = [
    { currency: mostA.currency, approval: useApproval(mostA, router, typed) },
    { currency: mostB.currency, approval: useApproval(mostB, router, typed) },
  ] as const;
  const isUnknown = approvals.some(({ approval }) => approval.status === 'unknown');
  const outstanding = approvals.filter(({ approval }) => isOutstanding(approval.status));
  const word = isExpertMode ? 'supplyAtOnce' : 'supply';
  return (
    <div className={styles.panel}>
      {outstanding.length > 0 && (
        <div className={styles.approvals}>
          {outstanding.map(({ currency, approval }) => (
            <ApproveActions
              key={currencyId(currency)}
              approval={approval}
              symbol={currency.symbol}
            />
          ))}
        </div>
      )}
      <Button look="primary" disabled={isUnknown || outstanding.length > 0} onClick={onReview}>
        {t(isUnknown ? 'checkingApproval' : word)}
      </Button>
    </div>
  );
}

function isOutstanding(status: ApprovalStatus): boolean {
  return status === 'notApproved' || status === 'pending';
}
