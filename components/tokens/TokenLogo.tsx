import { useState } from 'react';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { useConfiguration } from '@/lib/configuration/useConfiguration';
import type { Currency } from '@/lib/tokens/currency';
import { isCommonBase, logoUrl } from '@/lib/tokens/logo';
import { tokenMark } from '@/lib/tokens/mark';
import { BaseMark } from './BaseMark';
import * as styles from './TokenLogo.css';

const ListLogo = lazyComponent(() => import('./ListLogo').then((loaded) => loaded.ListLogo));

/** Letters of a drawn mark, in sizes of the mark. */
const ONE_LINE = 0.36;
const TWO_LINES = 0.32;

/**
 * A currency's logo, once it exists and is loaded: that of the configured host, else the one that
 * its list links to. Before that, its drawn mark. The symbol is always beside it.
 */
export function TokenLogo({ currency, size }: { currency: Currency; size: number }) {
  const loaded = useConfiguration();
  const url =
    loaded.status === 'ready' ? logoUrl(loaded.configuration.tokenLogoBase, currency) : undefined;
  const isBase = currency.type === 'native' || isCommonBase(currency);
  const mark = isBase ? undefined : tokenMark(currency);
  return (
    <span
      className={styles.logo}
      style={{
        width: size,
        height: size,
        fontSize: size * (mark?.letters.includes('\n') ? TWO_LINES : ONE_LINE),
        background: mark?.background,
      }}
      data-letters={mark?.letters}
      aria-hidden="true"
    >
      {isBase && <BaseMark symbol={currency.symbol} size={size} />}
      {!isBase && <Logo key={url} url={url} link={currency.logoURI} />}
    </span>
  );
}

/** A token's logo, and nothing in its place when there is none. */
function Logo({ url, link }: { url: string | undefined; link: string | undefined }) {
  const [isMissing, setMissing] = useState(false);
  if (url !== undefined && !isMissing)
    return <LogoImage url={url} onMissing={() => setMissing(true)} />;
  if (link === undefined) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <ListLogo key={link} link={link} />
    </ErrorBoundary>
  );
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
