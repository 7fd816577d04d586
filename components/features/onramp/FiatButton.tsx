import { useTranslations } from 'next-intl';
import { lazyComponent } from '@/components/ui/lazyComponent';
import type { FiatSymbol } from '@/lib/features/onramp/fiatCurrencies';
import * as styles from './FiatButton.css';

/** All flags come in one piece, which the first load does not need. */
const FiatLogo = lazyComponent(() => import('./FiatLogo'), 'FiatLogo');

type Props = { fiat: FiatSymbol; onClick: () => void };

/** The chosen fiat currency, which opens the picker. */
export function FiatButton({ fiat, onClick }: Props) {
  const t = useTranslations('buy');
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-label={t('currency', { symbol: fiat })}
      onClick={onClick}
    >
      <span className={styles.logo}>
        <FiatLogo symbol={fiat} size={24} />
      </span>
      {fiat}
    </button>
  );
}
