import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Declined } from '@/components/errors/Declined';
import { useSymbolText } from '@/components/tokens/useSymbolText';
import { ApproveActions } from '@/components/transactions/ApproveActions';
import { RequestProgress } from '@/components/transactions/RequestProgress';
import { StepLine } from '@/components/transactions/StepLine';
import { UncheckedNetwork } from '@/components/transactions/UncheckedNetwork';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import type { RemovalApproval as Approval } from '@/lib/liquidity/useRemovalApproval';
import { useFigureAge } from '@/lib/reads/useFigureAge';
import type { Currency } from '@/lib/tokens/currency';
import * as styles from './RemovalApproval.css';

type Props = Pick<Approval, 'approval' | 'permit'> & {
  /** The pool token. */
  currency: Currency;
};

/** The approval, then the removal. */
const PLACE = { step: 1, total: 2 };

/**
 * Approves pool tokens for the router: by a signature if the wallet can sign one, or by
 * a transaction.
 */
export function RemovalApproval({ approval, permit, currency }: Props) {
  const t = useTranslations('removal');
  const words = useTranslations('approvals');
  const symbolText = useSymbolText();
  const [isByTransaction, setByTransaction] = useState(false);
  const { isStale } = useFigureAge(currency.chainId);
  const { submission } = approval;
  const hasBegun = submission.isPending || submission.isError;
  if (!permit.isSigning && (!permit.canSign || isByTransaction || hasBegun)) {
    const signInstead = () => {
      submission.reset();
      setByTransaction(false);
    };
    return (
      <div className={styles.panel}>
        {permit.isInUse && <Notice tone="plain">{t('signatureInUse')}</Notice>}
        <ApproveActions kind="approve" approval={approval} currency={currency} place={PLACE} />
        {permit.canSign && !submission.isPending && (
          <Button variant="text" onClick={signInstead}>
            {t('signInstead')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      <StepLine
        {...PLACE}
        state="now"
        title={words('approve.title', { symbol: symbolText(currency) })}
      >
        {t(permit.isBeyondDeadline ? 'signAgain' : 'signNote')}
      </StepLine>
      {permit.isSigning ? (
        <RequestProgress isAsked={permit.isAsked} onDismissed={permit.forgetRequest}>
          {t(permit.isAsked ? 'signing' : 'checkingSignature')}
        </RequestProgress>
      ) : (
        <Button variant="primary" disabled={isStale} onClick={permit.sign}>
          {t('sign')}
        </Button>
      )}
      {permit.isDeclined && <Declined />}
      {permit.isUnchecked && (
        <UncheckedNetwork onContinue={permit.signUnchecked} onCancel={permit.drop} />
      )}
      {!permit.isSigning && (
        <Button variant="text" className={styles.other} onClick={() => setByTransaction(true)}>
          {t('byTransaction')}
        </Button>
      )}
    </div>
  );
}
