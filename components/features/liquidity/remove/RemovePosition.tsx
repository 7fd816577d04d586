import { useLocale, useTranslations } from 'next-intl';
import { PositionFacts } from '@/components/features/liquidity/PositionFacts';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import type { Currency } from '@/lib/base/tokens/currency';
import { pairText } from '@/lib/base/tokens/pairText';
import type { Position } from '@/lib/exchange/pairs/pool';
import { usePoolUsd } from '@/lib/exchange/pairs/usePoolUsd';
import * as styles from './RemovePosition.css';

type Props = {
  position: Position;
  /** The pair's currencies as the page shows them. */
  currencies: readonly [Currency, Currency];
};

/** Beside the form: what the account has in the pool. */
export function RemovePosition({ position, currencies }: Props) {
  const t = useTranslations('liquidity');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const usd = usePoolUsd(position.pool, position.liquidity.raw);
  return (
    <section className={styles.place} aria-label={t('position')}>
      <h2 className={styles.title}>
        {t('positionIn', { pair: pairText(currencies.map(symbolText)) })}
      </h2>
      <p className={styles.value} translate="no">
        {usd && formatUsd(usd, locale)}
      </p>
      <PositionFacts position={position} currencies={currencies} isRuled />
    </section>
  );
}
