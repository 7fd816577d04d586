import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import * as styles from './UncheckedNetwork.css';

type Props = { onContinue: () => void; onCancel: () => void };

/**
 * Asks the user to decide when the wallet cannot show its network, before the wallet gets a
 * request.
 */
export function UncheckedNetwork({ onContinue, onCancel }: Props) {
  const t = useTranslations('transactions');
  return (
    <Notice tone="warning">
      <p>{t('networkUnchecked')}</p>
      <p>{t('networkUncheckedHelp')}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onContinue}>
          {t('goOnUnchecked')}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Notice>
  );
}
