import { ChevronDown } from 'lucide-react';
import type { Currency } from '@/lib/tokens/currency';
import { shortSymbol } from '@/lib/tokens/shortSymbol';
import * as styles from './CurrencyButton.css';
import { TokenLogo } from './TokenLogo';

const LOGO_SIZE = 24;
const CHEVRON_SIZE = 16;

type Props = {
  currency: Currency | undefined;
  /** The button's text without a currency. */
  emptyLabel: string;
  /** The accessible name of the button, e.g. "Pay with AVAX". */
  label: string;
  onClick: () => void;
};

/** Names the chosen currency and opens the token dialog. */
export function CurrencyButton({ currency, emptyLabel, label, onClick }: Props) {
  return (
    <button
      type="button"
      className={currency ? styles.button : `${styles.button} ${styles.empty}`}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      {currency && <TokenLogo currency={currency} size={LOGO_SIZE} />}
      <span className={styles.symbol}>{currency ? shortSymbol(currency.symbol) : emptyLabel}</span>
      <ChevronDown size={CHEVRON_SIZE} aria-hidden="true" />
    </button>
  );
}
