import { useTranslations } from 'next-intl';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import type { Currency } from '@/lib/base/tokens/currency';
import { pairText } from '@/lib/base/tokens/pairText';
import type { Position } from '@/lib/exchange/pairs/pool';
import * as styles from './PositionCard.css';
import { PositionFacts } from './PositionFacts';

type Props = {
  position: Position;
  /** The pair's currencies as the page shows them. */
  currencies: readonly [Currency, Currency];
};

/** A small summary of the account's position in a pool. */
export function PositionCard({ position, currencies }: Props) {
  const t = useTranslations('liquidity');
  const symbolText = useSymbolText();
  return (
    <section className={styles.card} aria-label={t('position')}>
      <div className={styles.head}>
        <PairLogos currencies={currencies} size={24} />
        <h2 className={styles.title}>
          {t('positionIn', { pair: pairText(currencies.map(symbolText)) })}
        </h2>
      </div>
      <PositionFacts position={position} currencies={currencies} />
    </section>
  );
}
