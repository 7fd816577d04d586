import { useLocale, useTranslations } from 'next-intl';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { formatBps } from '@/lib/base/amounts/formatPercent';
import type { Currency } from '@/lib/base/tokens/currency';
import { pairText } from '@/lib/base/tokens/pairText';
import { SWAP_FEE_BPS } from '@/lib/exchange/pairs/constantProduct';
import * as styles from './PoolDialog.css';

const LOGO_SIZE = 32;

/** The head of the view of a pool: its logos, its name and its fee. */
export function PoolHeading({ currencies }: { currencies: readonly [Currency, Currency] }) {
  const t = useTranslations('pools');
  const locale = useLocale();
  const symbolText = useSymbolText();
  return (
    <div className={styles.heading}>
      <PairLogos currencies={currencies} size={LOGO_SIZE} />
      <bdi className={styles.name} translate="no">
        {pairText(currencies.map(symbolText))}
      </bdi>
      <span className={styles.fee}>
        {t('view.fee', { fee: formatBps(Number(SWAP_FEE_BPS), locale) })}
      </span>
    </div>
  );
}
