import type { Currency } from '@/lib/tokens/currency';
import * as styles from './TokenLogo.css';

const AVALANCHE_HUE = 2;
const PANGOLIN_HUE = 28;

/** A hue that follows from the token's address, so that a token always looks the same. */
function hueOf(currency: Currency): number {
  if (currency.type === 'native' || currency.symbol === 'WAVAX') return AVALANCHE_HUE;
  if (currency.symbol === 'PNG') return PANGOLIN_HUE;
  return Number.parseInt(currency.address.slice(2, 8), 16) % 360;
}

/** A currency's picture: its first letter on its own colour. The symbol always stands beside it. */
export function TokenLogo({ currency, size }: { currency: Currency; size: number }) {
  return (
    <span
      className={styles.logo}
      style={{
        width: size,
        height: size,
        fontSize: Math.round(size * 0.45),
        background: `hsl(${hueOf(currency)} 75% 66%)`,
      }}
      data-letter={currency.symbol.slice(0, 1).toUpperCase()}
      aria-hidden="true"
    />
  );
}
