import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';

/**
 * For a person who has dismissed the wallet's request without the wallet saying so: the next one may
 * be made. Should the wallet answer after all, the transaction is followed like any other.
 */
export function DismissedButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations('transactions');
  return (
    <Button variant="secondary" onClick={onClick}>
      {t('iDismissed')}
    </Button>
  );
}
