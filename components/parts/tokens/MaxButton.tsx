import { useTranslations } from 'next-intl';
import type { Amount } from '@/lib/base/amounts/amount';
import { exactAmountText } from '@/lib/base/amounts/amountText';
import { spendable } from '@/lib/base/amounts/spendable';
import * as styles from './MaxButton.css';

type Props = {
  balance: Amount;
  /** The text in the field. */
  text: string;
  onMax: (text: string) => void;
  /** Its style among others of a row. */
  className?: string;
};

/**
 * Fills in the maximum that can be spent. Once it is filled in, a mark takes the button's place.
 */
export function MaxButton({ balance, text, onMax, className = styles.max }: Props) {
  const t = useTranslations('tokens');
  const most = spendable(balance);
  const mostText = exactAmountText(most);
  if (most.raw === 0n) return null;
  if (text === mostText) return <span className={`${className} ${styles.used}`}>{t('max')}</span>;
  return (
    <button
      type="button"
      className={className}
      aria-label={t('maxLabel')}
      onClick={() => onMax(mostText)}
    >
      {t('max')}
    </button>
  );
}
