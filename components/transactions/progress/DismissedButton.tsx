import { useTranslations } from 'next-intl';
import { note } from '@/components/transactions/approvals/ApproveActions.css';
import { Button } from '@/components/ui/Button';

/**
 * Lets the user say that they dismissed a request that the wallet never answered, so that the
 * next one can be made. If the wallet answers after all, the transaction is tracked like any other.
 */
export function DismissedButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations('transactions');
  return (
    <Button variant="secondary" onClick={onClick}>
      {t('iDismissed')}
    </Button>
  );
}

/** The same, with what it means. */
export function DismissedRequest({ onClick }: { onClick: () => void }) {
  const t = useTranslations('transactions');
  return (
    <>
      <p className={note}>{t('dismissedHelp')}</p>
      <DismissedButton onClick={onClick} />
    </>
  );
}
