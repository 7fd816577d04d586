import { useState } from 'react';
import { useConfiguration } from '@/lib/configuration/useConfiguration';
import type { Currency } from '@/lib/tokens/currency';
import { isCommonBase, logoUrl } from '@/lib/tokens/logo';
import { tokenMark } from '@/lib/tokens/mark';
import { BaseMark } from './BaseMark';
import * as styles from './TokenLogo.css';

/** Letters of a drawn mark, in sizes of the mark. */
const ONE_LINE = 0.36;
const TWO_LINES = 0.32;

/**
 * A currency's logo, once it exists and is loaded; before that, its drawn mark. The symbol is always
 * beside it.
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
      {url && <LogoImage key={url} url={url} />}
    </span>
  );
}

/** Requested only when in view, and shown over the mark once it is loaded. */
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
