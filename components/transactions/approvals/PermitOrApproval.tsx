import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { withMessages } from '@/components/parts/loading/withMessages';
import { RequestProblems } from '@/components/transactions/progress/RequestProblems';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { signingMessages } from '@/lib/base/i18n/exported/signing';
import type { Currency } from '@/lib/base/tokens/currency';
import { useFreshness } from '@/lib/chain/reads/useFreshness';
import type { PermitOrApproval as Approval } from '@/lib/transactions/approvals/usePermitOrApproval';
import { useHasWalletRequest } from '@/lib/transactions/submit/useHasWalletRequest';
import { ApproveActions } from './ApproveActions';
import * as styles from './ApproveActions.css';
import { RequestProgress } from './RequestProgress';

type Props = Pick<Approval, 'onChain' | 'signing'> & {
  /** A token that accepts permits. */
  currency: Currency;
};

/**
 * In a review: approves a token that accepts permits, by a signature if the wallet can sign one, or
 * by a transaction.
 */
export const PermitOrApproval = withMessages(signingMessages, Content);

function Content({ onChain, signing, currency }: Props) {
  const t = useTranslations('approvals');
  const [isByTransaction, setByTransaction] = useState(false);
  const { isStale } = useFreshness(currency.chainId);
  const isBlocked = useHasWalletRequest() || isStale;
  const { submission } = onChain;
  const { request, unusableBecause } = signing;
  const hasBegun = submission.isPending || submission.isError;
  const again = unusableBecause && !request.isPending && (
    <Notice tone="plain">{t(`signature.again.${unusableBecause}`)}</Notice>
  );
  if (!request.isPending && (!signing.canSign || isByTransaction || hasBegun)) {
    const signInstead = () => {
      submission.reset();
      if (request.isRejected || request.error) request.reset();
      setByTransaction(false);
    };
    return (
      <div className={styles.panel}>
        {signing.isInUse && <Notice tone="plain">{t('signature.inUse')}</Notice>}
        <ApproveActions kind="approve" approval={onChain} currency={currency} />
        {signing.canSign && !submission.isPending && (
          <Button variant="text" onClick={signInstead}>
            {t('signature.instead')}
          </Button>
        )}
      </div>
    );
  }
  const isRequested = request.phase === 'requested';
  return (
    <div className={styles.panel}>
      <p className={styles.note}>{t('signature.note')}</p>
      {again}
      {request.isPending ? (
        <RequestProgress isRequested={isRequested} onDismissed={request.dismissRequest}>
          {t(isRequested ? 'signature.signing' : 'signature.checking')}
        </RequestProgress>
      ) : (
        <Button variant="primary" disabled={isBlocked} onClick={signing.sign}>
          {t('signature.sign')}
        </Button>
      )}
      <RequestProblems
        submission={{
          ...request,
          isRejected: request.isRejected || submission.isRejected,
          acceptUnchecked: signing.signUnchecked,
        }}
      />
      {!request.isPending && (
        <Button
          variant="text"
          className={styles.byTransaction}
          onClick={() => setByTransaction(true)}
        >
          {t('signature.byTransaction')}
        </Button>
      )}
    </div>
  );
}
