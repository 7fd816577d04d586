import { useState } from 'react';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { isInCatalogue } from '@/lib/base/tokens/catalogue';
import type { Currency } from '@/lib/base/tokens/currency';
import { isCommonBase, logoUrl } from '@/lib/base/tokens/logo';
import { tokenMark } from '@/lib/base/tokens/tokenMark';
import { BaseMark } from './BaseMark';
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
      {!isBase && <Logo key={url} url={url} link={currency.logoURI} />}
    </Mark>
  );
}

/** A token's logo, and nothing in its place when there is none. */
function Logo({ url, link }: { url: string | undefined; link: string | undefined }) {
  const [isMissing, setMissing] = useState(false);
  if (url !== undefined && !isMissing)
    return <LogoImage url={url} onMissing={() => setMissing(true)} />;
  if (link === undefined) return null;
  return <LazyLinkedLogo link={link} />;
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
