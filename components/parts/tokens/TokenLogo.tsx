import { useState } from 'react';
import { BrandMark } from '@/components/parts/page/BrandMark';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { isInCatalogue } from '@/lib/base/tokens/catalogue';
import type { Currency } from '@/lib/base/tokens/currency';
import { isCommonBase, logoUrl } from '@/lib/base/tokens/logo';
import type { Token } from '@/lib/base/tokens/token';
import { tokenMark } from '@/lib/base/tokens/tokenMark';
import { LazyLinkedLogo } from './LazyLinkedLogo';
import { LazyShippedLogo } from './LazyShippedLogo';
import { Mark } from './Mark';
import * as styles from './TokenLogo.css';

/**
 * A currency's logo, once it is loaded: that of the configured host, else the one that comes with
 * the page or that its list links to. Before that, its drawn mark. The symbol is always next to it.
 */
export function TokenLogo({ currency, size }: { currency: Currency; size: number }) {
  const loaded = useConfiguration();
  const url =
    loaded.status === 'ready' ? logoUrl(loaded.configuration.tokenLogoBase, currency) : undefined;
  const isBase = currency.type === 'native' || isCommonBase(currency);
  return (
    <Mark mark={isBase ? undefined : tokenMark(currency)} size={size}>
      {isBase && <BaseMark symbol={currency.symbol} size={size} />}
      {currency.type === 'token' && !isBase && isInCatalogue(currency) && (
        <LazyShippedLogo symbol={currency.symbol} />
      )}
      {!isBase && <Logo key={url} url={url} token={currency} />}
    </Mark>
  );
}

/** A token's logo, and nothing in its place when there is none. */
function Logo({ url, token }: { url: string | undefined; token: Token }) {
  const [isMissing, setMissing] = useState(false);
  if (url !== undefined && !isMissing)
    return <LogoImage url={url} onMissing={() => setMissing(true)} />;
  if (token.logoURI === undefined) return null;
  return <LazyLinkedLogo link={token.logoURI} token={token} />;
}

/** Requested only when in view, and shown over the mark once it is loaded. */
function LogoImage({ url, onMissing }: { url: string; onMissing: () => void }) {
  const [isWhole, setWhole] = useState(false);
  return (
    // biome-ignore lint/performance/noImgElement: the site is static and cannot scale another host's pictures.
    <img
      className={styles.image}
      data-waiting={isWhole ? undefined : ''}
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={() => setWhole(true)}
      onError={onMissing}
    />
  );
}

const RED = '#E84142';
const WHITE = '#FFFFFF';

/** The mark of AVAX, of WAVAX, in inverse colours, or of PNG. */
function BaseMark({ symbol, size }: { symbol: string; size: number }) {
  if (symbol === 'PNG') return <BrandMark size={size} />;
  const [sign, ground] = symbol === 'AVAX' ? [WHITE, RED] : [RED, WHITE];
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill={sign} aria-hidden="true">
      <circle cx="12" cy="12" r="11.5" fill={ground} stroke={RED} />
      <path d="M9 17H6.2c-.6 0-.9-.5-.6-1l5.8-10c.3-.5 1-.5 1.3 0l1.5 2.6c.3.5.3 1 0 1.5l-4 6.2c-.3.4-.7.7-1.2.7zm9 0h-3.8c-.6 0-.9-.5-.6-1l1.9-3.2c.3-.5 1-.5 1.3 0l1.9 3.2c.3.5-.1 1-.7 1z" />
    </svg>
  );
}
