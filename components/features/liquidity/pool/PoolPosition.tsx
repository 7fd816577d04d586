import { ChevronDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { StoryWaiting } from '@/components/parts/market/StoryWaiting';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Button } from '@/components/ui/Button';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import type { ValuedPosition } from '@/lib/exchange/pairs/usePositions';
import { liquidityAmountsOf } from '@/lib/features/liquidity/liquidityAmounts';
import { pairCurrencies, pairName } from '@/lib/features/liquidity/pairName';
import { PoolFigure } from './PoolFigure';
import * as styles from './PoolPosition.css';
import { PoolShare } from './PoolShare';

const PositionStory = lazyPart(
  () => import('@/components/parts/market/PositionStory'),
  'PositionStory',
  StoryWaiting,
);

const LOGO_SIZE = 32;
const ICON_SIZE = 16;

type Props = {
  position: ValuedPosition;
  /** What distinguishes it from others, in addition to the name of its pair. */
  mark?: ReactNode;
  /** What its button is called: with the pair, and with what else distinguishes it. */
  manageLabel: string;
  /** The links to what can be done with it. */
  children: ReactNode;
};

/**
 * A position as a row: its pair, its value, its share and its amounts. Its button opens its pool
 * tokens, its links and its result, and its amounts where the row has no column for them.
 */
export function PoolPosition({ position, mark, manageLabel, children }: Props) {
  const t = useTranslations('pool');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const moreId = useId();
  const [isOpen, setOpen] = useState(false);
  const { pool, liquidity, share, totalUsd } = position;
  const [a, b] = shownAmounts(position);
  const supply = amountOf(liquidity.currency, pool.supply);
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <h3 className={styles.name}>
        <PairLogos currencies={[a.currency, b.currency]} size={LOGO_SIZE} />
        <span className={styles.words}>
          <bdi translate="no">{pairName(position, symbolText)}</bdi>
          {mark}
        </span>
      </h3>
      <dl className={styles.cells}>
        <PoolFigure place="value" term={t('value')}>
          <dd>
            {totalUsd ? (
              formatUsd(totalUsd, locale)
            ) : (
              <span className={styles.quiet}>{t('unknownValue')}</span>
            )}
          </dd>
        </PoolFigure>
        <PoolFigure place="share" term={t('share')}>
          <dd>
            <PoolShare share={share} />
          </dd>
        </PoolFigure>
        <PoolFigure place="pooled" term={t('pooled')}>
          <dd>
            <CurrencyAmount amount={a} />
          </dd>
          <dd>
            <CurrencyAmount amount={b} />
          </dd>
        </PoolFigure>
      </dl>
      <Button
        variant="secondary"
        className={styles.toggle}
        aria-label={manageLabel}
        aria-expanded={isOpen}
        aria-controls={isOpen ? moreId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.toggleWord}>{t('manage')}</span>
        <ChevronDown className={styles.toggleIcon} size={ICON_SIZE} aria-hidden="true" />
      </Button>
      {isOpen && (
        <div className={styles.more} id={moreId}>
          <dl>
            <PoolFigure place="tokens" term={t('liquidity')}>
              <dd>
                <CurrencyAmount amount={liquidity} digits={SHORT_DIGITS} rounding="held" />
              </dd>
              <dd className={styles.quiet}>
                {t.rich('supply', {
                  amount: () => <CurrencyAmount amount={supply} digits={SHORT_DIGITS} />,
                })}
              </dd>
            </PoolFigure>
          </dl>
          <div className={styles.actions}>{children}</div>
          <PositionStory tokens={[pool.pair.token0, pool.pair.token1]} />
        </div>
      )}
    </li>
  );
}

/** The amounts of a position, in the order and with the currencies of its name. */
function shownAmounts(position: ValuedPosition): readonly [Amount, Amount] {
  const currencies = pairCurrencies(position);
  return liquidityAmountsOf(position, currencies, position.liquidity.raw).amounts;
}
