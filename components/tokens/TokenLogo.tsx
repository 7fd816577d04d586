import { useState } from 'react';
import { useConfiguration } from '@/lib/configuration/useConfiguration';
import type { Currency } from '@/lib/tokens/currency';
import { isCommonBase, logoUrl } from '@/lib/tokens/logo';
import * as styles from './TokenLogo.css';

const AVALANCHE_HUE = 2;
const PANGOLIN_HUE = 28;

/** A hue derived from the token's address, so that a token always looks the same. */
function hueOf(currency: Currency): number {
  if (currency.type === 'token' && !isCommonBase(currency))
    return Number.parseInt(currency.address.slice(2, 8), 16) % 360;
  return currency.symbol === 'PNG' ? PANGOLIN_HUE : AVALANCHE_HUE;
}

/**
 * A currency's logo, once it exists and is loaded; before that, its first letter on its own colour.
 * The symbol is always beside it.
 */
export function TokenLogo({ currency, size }: { currency: Currency; size: number }) {
  const loaded = useConfiguration();
  const url =
    loaded.status === 'ready' ? logoUrl(loaded.configuration.tokenLogoBase, currency) : undefined;
  return (
    <span
      className={styles.logo}
      style={{
        width: size,
        height: size,
        fontSize: Math.round(size * 0.45),
        background: `hsl(${hueOf(currency)} 75% 66%)`,
      }}
      data-letter={[...currency.symbol].slice(0, 1).join('').toUpperCase()}
      aria-hidden="true"
    >
      {url && <LogoImage key={url} url={url} />}
    </span>
  );
}

/** Requested only when in view, and shown over the letter once it is loaded. */
function LogoImage({ url }: { url: string }) {
  const [status, setStatus] = useState<'waiting' | 'whole' | 'missing'>('waiting');
  if (status === 'missing') return null;
  return (
    // biome-ignore lint/performance/noImgElement: the site is static and cannot scale another host's pictures.
    <img
      className={styles.image}
      data-waiting={status === 'waiting' ? '' : undefined}
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={() => setStatus('whole')}
      onError={() => setStatus('missing')}
    />
  );
}
