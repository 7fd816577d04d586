import { useTranslations } from 'next-intl';
import type { Amount } from '@/lib/amounts/amount';
import { exactAmountText } from '@/lib/amounts/amountText';
import { spendable } from '@/lib/amounts/spendable';
import type { SwapSide } from '@/lib/swap/useSwap';
import * as styles from './MaxButton.css';

type Props = { balance: Amount; side: SwapSide; onMax: (text: string) => void };

/** Fills in all that may be spent; gone once it is filled in. */
export function MaxButton({ balance, side, onMax }: Props) {
  const t = useTranslations('swap');
  const most = spendable(balance);
  const text = exactAmountText(most);
  if (most.raw === 0n || side.text === text) return null;
  return (
    <button
      type="button"
      className={styles.max}
      aria-label={t('maxLabel')}
      onClick={() => onMax(text)}
    >
      {t('max')}
    </button>
  );
}
