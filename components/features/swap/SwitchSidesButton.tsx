import { ArrowDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import * as styles from './SwitchSidesButton.css';

/** Switches the token to pay and the token to receive. */
export function SwitchSidesButton({ onSwitch }: { onSwitch: () => void }) {
  const t = useTranslations('swap');
  return (
    <div className={styles.between}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('switchSides')}
        onClick={onSwitch}
      >
        <ArrowDown size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
