import { SHIPPED_LOGOS } from './shippedLogos';
import * as styles from './TokenLogo.css';

/**
 * The logo of a token of the catalogue that comes with the page, over the drawn mark; or nothing.
 */
export function ShippedLogo({ symbol }: { symbol: string }) {
  const drawing = SHIPPED_LOGOS[symbol];
  if (drawing === undefined) return null;
  return (
    // biome-ignore lint/performance/noImgElement: the picture is in memory.
    <img
      className={styles.image}
      src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
      alt=""
      decoding="async"
    />
  );
}
