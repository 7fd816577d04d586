import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { withMessages } from '@/components/layout/withMessages';
import { ApproveActions } from '@/components/transactions/ApproveActions';
import { RequestProgress } from '@/components/transactions/RequestProgress';
import { UncheckedNetwork } from '@/components/transactions/UncheckedNetwork';
import { Button } from '@/components/ui/Button';
import type { useApproval } from '@/lib/approvals/useApproval';
import type { PermitState } from '@/lib/approvals/usePermit';
import { signingMessages } from '@/lib/i18n/exported/signing';
import * as styles from './RemovalApproval.css';

type Props = {
  approval: ReturnType<typeof useApproval>;
  permit: PermitState;
  /** The symbol of the pool token. */
  symbol: string;
};

/**
 * Approves pool tokens for the router: by a signature if the wallet can sign one, or by
 * a transaction.
 */
export const RemovalApproval = withMessages(signingMessages, Content);

function Content({ approval, permit, symbol }: Props) {
  const t = useTranslations('liquidity');
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
