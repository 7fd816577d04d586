import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ApproveActions } from '@/components/transactions/ApproveActions';
import { RequestProgress } from '@/components/transactions/RequestProgress';
import { UncheckedNetwork } from '@/components/transactions/UncheckedNetwork';
import { Button } from '@/components/ui/Button';
import type { RemovalApproval as Approval } from '@/lib/liquidity/useRemovalApproval';
import * as styles from './RemovalApproval.css';

type Props = Pick<Approval, 'approval' | 'permit'> & {
  /** The symbol of the pool token. */
  symbol: string;
};

/**
 * Approves pool tokens for the router: by a signature if the wallet can sign one, or by
 * a transaction.
 */
export function RemovalApproval({ approval, permit, symbol }: Props) {
  const t = useTranslations('removal');
  const [isByTransaction, setByTransaction] = useState(false);
  const hasBegun = approval.submission.isPending || approval.submission.isError;
  if (permit.isSigning) {
    return (
      <RequestProgress isAsked={permit.isAsked} onDismissed={permit.forgetRequest}>
        {t(permit.isAsked ? 'signing' : 'checkingSignature')}
      </RequestProgress>
    );
  }
  if (!permit.canSign || isByTransaction || hasBegun) {
    return <ApproveActions approval={approval} symbol={symbol} />;
  }
  return (
    <div className={styles.panel}>
      <p className={styles.note}>{t(permit.isBeyondDeadline ? 'signAgain' : 'signNote')}</p>
      <Button variant="primary" onClick={permit.sign}>
        {t('sign')}
      </Button>
      {permit.isUnchecked && (
        <UncheckedNetwork onContinue={permit.signUnchecked} onCancel={permit.drop} />
      )}
      <Button variant="text" onClick={() => setByTransaction(true)}>
        {t('byTransaction')}
      </Button>
    </div>
  );
}
