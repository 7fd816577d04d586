import { ArrowRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { formatBps } from '@/lib/base/amounts/formatPercent';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import { SWAP_FEE_BPS } from '@/lib/exchange/pairs/constantProduct';
import * as styles from './RouteLine.css';

/** The route as a row of tokens, with the fee of each hop between them. */
export function RouteLine({ route }: { route: readonly Currency[] }) {
  const t = useTranslations('swap');
  const symbolText = useSymbolText();
  const fee = formatBps(Number(SWAP_FEE_BPS), useLocale());
  const names = route.map(symbolText).join(' → ');
  return (
    <span
      className={styles.route}
      role="img"
      aria-label={t('pathLabel', { path: names })}
      title={names}
    >
      {route.map((currency, hop) => (
        <span key={currencyId(currency)} className={styles.hop}>
          {hop > 0 && (
            <>
              <span className={styles.fee} translate="no">
                {fee}
              </span>
              <ArrowRight size={14} />
            </>
          )}
          <TokenLogo currency={currency} size={20} />
          <bdi translate="no">{symbolText(currency)}</bdi>
        </span>
      ))}
    </span>
  );
}
