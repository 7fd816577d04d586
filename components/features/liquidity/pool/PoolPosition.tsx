import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { cardFigures } from '@/components/ui/listCard.css';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { isSameCurrency } from '@/lib/base/tokens/currency';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { ValuedPosition } from '@/lib/exchange/pairs/usePositions';
import { pairCurrencies, pairName } from '@/lib/features/liquidity/sortPositions';
import { PoolFigure } from './PoolFigure';
import * as styles from './PoolPosition.css';
import { PoolShare } from './PoolShare';

type Props = {
  position: ValuedPosition;
  /** What distinguishes it from others, in addition to the name of its pair. */
  mark?: ReactNode;
  /** The links to what can be done with it. */
  children: ReactNode;
};

/** A position in the list: its pair, its figures and its links. */
export function PoolPosition({ position, mark, children }: Props) {
  const t = useTranslations('pool');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const { pool, liquidity, share, totalUsd } = position;
  const [a, b] = shownAmounts(position);
  const pair = pairName(position, symbolText);
  const supply = amountOf(liquidity.currency, pool.supply);
  return (
    <li className={styles.card}>
      <div className={styles.body}>
        <h3 className={styles.name}>
          <PairLogos currencies={[a.currency, b.currency]} size={28} />
          <bdi translate="no">{pair}</bdi>
          {mark}
        </h3>
        <dl className={cardFigures}>
          <PoolFigure term={t('worth')}>
            {totalUsd ? (
              formatUsd(totalUsd, locale)
            ) : (
              <span className={styles.quiet}>{t('unknownWorth')}</span>
            )}
          </PoolFigure>
          <PoolFigure
            term={t('liquidity')}
            below={
              <span className={styles.quiet}>
                {t.rich('supply', {
                  amount: () => <CurrencyAmount amount={supply} digits={SHORT_DIGITS} />,
                })}
              </span>
            }
          >
            <CurrencyAmount amount={liquidity} digits={SHORT_DIGITS} rounding="held" />
          </PoolFigure>
          <PoolFigure term={t('pooled')} below={<CurrencyAmount amount={b} />}>
            <CurrencyAmount amount={a} />
          </PoolFigure>
          <PoolFigure term={t('share')}>
            <PoolShare share={share} />
          </PoolFigure>
        </dl>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}

/** The amounts of a position, in the order and with the currencies of its name. */
function shownAmounts(position: ValuedPosition): readonly [Amount, Amount] {
  const [first, second] = pairCurrencies(position);
  const [a, b] = position.amounts;
  const isTurned = !isSameCurrency(first, unwrapped(a.currency));
  return [amountOf(first, (isTurned ? b : a).raw), amountOf(second, (isTurned ? a : b).raw)];
}
