import { ChevronDown } from 'lucide-react';
import { tip } from '@/components/ui/tip.css';
import { formatAddress } from '@/lib/base/addresses/formatAddress';
import type { Currency } from '@/lib/base/tokens/currency';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import { useSharedSymbol } from '@/lib/holdings/knownTokens/useSharedSymbol';
import * as styles from './CurrencyButton.css';
import { TokenLogo } from './TokenLogo';

const LOGO_SIZE = 32;
const CHEVRON_SIZE = 16;

type Props = {
  currency: Currency | undefined;
  /** The button's text without a currency. */
  emptyLabel: string;
  /**
   * The accessible name of the button, e.g. "Pay with AVAX", for a currency's name or `emptyLabel`.
   */
  label: (name: string) => string;
  onClick: () => void;
};

/**
 * Names the chosen currency and opens the token dialog. If two tokens have the same symbol,
 * their addresses are below it; hover, focus and a screen reader give them in full.
 */
export function CurrencyButton({ currency, emptyLabel, label, onClick }: Props) {
  const sharedAddress = useSharedSymbol();
  const address = currency && sharedAddress(currency);
  const symbol = currency?.symbol ?? emptyLabel;
  return (
    <button
      type="button"
      className={lookOf(currency, address)}
      aria-label={label(address ? `${symbol} ${address}` : symbol)}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      {currency && <TokenLogo currency={currency} size={LOGO_SIZE} />}
      <span className={styles.name} translate={currency && 'no'}>
        <span className={styles.symbol}>{currency ? shortSymbol(symbol) : symbol}</span>
        {address && <span className={styles.address}>{formatAddress(address)}</span>}
      </span>
      <ChevronDown size={CHEVRON_SIZE} aria-hidden="true" />
      {address && <span className={tip}>{address}</span>}
    </button>
  );
}

function lookOf(currency: Currency | undefined, address: string | undefined): string {
  if (currency === undefined) return `${styles.button} ${styles.empty}`;
  return address === undefined ? styles.button : styles.addressed;
}
