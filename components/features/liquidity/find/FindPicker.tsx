import { useTranslations } from 'next-intl';
import { CurrencyButton } from '@/components/parts/tokens/CurrencyButton';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Currency } from '@/lib/base/tokens/currency';
import * as styles from './FindScreen.css';

type Props = {
  label: string;
  currency: Currency | undefined;
  /** Whether the page's chain is still unknown. */
  isWaiting: boolean;
  onOpen: () => void;
};

/** One of the two tokens whose pool is searched. */
export function FindPicker({ label, currency, isWaiting, onOpen }: Props) {
  const t = useTranslations('tokens');
  return (
    <div className={styles.picker}>
      <span className={styles.label}>{label}</span>
      {isWaiting ? (
        <Skeleton characters={9} />
      ) : (
        <CurrencyButton
          currency={currency}
          emptyLabel={t('selectTitle')}
          label={(name) => `${label}: ${name}`}
          onClick={onOpen}
        />
      )}
    </div>
  );
}
