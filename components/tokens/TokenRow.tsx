import type { Currency } from '@/lib/tokens/currency';
import { shortSymbol } from '@/lib/tokens/search';
import * as styles from './TokenDialog.css';
import { TokenLogo } from './TokenLogo';

type Props = { currency: Currency; isChosen: boolean; onChoose: () => void };

/** A currency in the list of the token dialog. */
export function TokenRow({ currency, isChosen, onChoose }: Props) {
  return (
    <button
      type="button"
      className={styles.row}
      disabled={isChosen}
      onClick={onChoose}
      aria-label={`${currency.symbol} ${currency.name}`}
    >
      <TokenLogo currency={currency} size={32} />
      <span className={styles.names}>
        <span className={styles.symbol}>{shortSymbol(currency.symbol)}</span>
        <br />
        <span className={styles.name}>{currency.name}</span>
      </span>
    </button>
  );
}
