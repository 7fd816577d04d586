import type { Currency } from '@/lib/base/tokens/currency';
import * as styles from './PairLogos.css';
import { TokenLogo } from './TokenLogo';

type Props = { currencies: readonly [Currency, Currency]; size: number };

/** The logos of a pair's two currencies. Their symbols are always next to them. */
export function PairLogos({ currencies: [first, second], size }: Props) {
  return (
    <span className={styles.logos}>
      <TokenLogo currency={first} size={size} />
      <span className={styles.second}>
        <TokenLogo currency={second} size={size} />
      </span>
    </span>
  );
}
