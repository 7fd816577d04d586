import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { MissingFigure } from '@/components/ui/MissingFigure';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatBps } from '@/lib/base/amounts/formatPercent';
import { formatWholeUsd } from '@/lib/base/amounts/formatUsd';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import type { Currency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { type DepthStep, poolDepth } from '@/lib/exchange/market/poolDepth';
import { type Pair, reservesFrom } from '@/lib/exchange/pairs/pair';
import { type UsdPrice, usdValue } from '@/lib/exchange/pairs/usdPrice';
import { PoolDepthCurve } from './PoolDepthCurve';
import * as styles from './PoolDialog.css';

/** All are drawn; some are in the table. */
const PERCENTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const LISTED = [1, 2, 5, 10];

type Props = {
  pair: Pair;
  currencies: readonly [Currency, Currency];
  usdPriceOf: (token: Token) => UsdPrice | undefined;
};

/** How much it takes to move the price of a pool: as a curve, and the same as a table. */
export function PoolDepthPart({ pair, currencies, usdPriceOf }: Props) {
  const t = useTranslations('pools.view');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const [base, quote] = currencies;
  const { reserveIn, reserveOut } = reservesFrom(pair, wrapped(base));
  const depth = useMemo(
    () => poolDepth({ reserve0: reserveIn, reserve1: reserveOut }, PERCENTS),
    [reserveIn, reserveOut],
  );
  if (depth === undefined) return null;
  const { down, up } = depth;
  return (
    <section>
      <h3 className={styles.title}>{t('depth')}</h3>
      <p className={styles.below}>{t('depthAbout', { symbol: symbolText(base) })}</p>
      <PoolDepthCurve depth={depth} reserves={[reserveIn, reserveOut]} />
      <table className={styles.depth}>
        <thead>
          <tr>
            <th scope="col">{t('moves')}</th>
            <th scope="col">{t('down', { symbol: symbolText(base) })}</th>
            <th scope="col">{t('up', { symbol: symbolText(quote) })}</th>
          </tr>
        </thead>
        <tbody>
          {LISTED.map((percent) => (
            <tr key={percent}>
              <th scope="row">{formatBps(100 * percent, locale)}</th>
              <DepthCell step={stepAt(down, percent)} currency={base} usdPriceOf={usdPriceOf} />
              <DepthCell step={stepAt(up, percent)} currency={quote} usdPriceOf={usdPriceOf} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type CellProps = {
  step: DepthStep | undefined;
  currency: Currency;
  usdPriceOf: Props['usdPriceOf'];
};

function stepAt(steps: readonly DepthStep[], wanted: number): DepthStep | undefined {
  return steps.find(({ percent }) => percent === wanted);
}

/** What is sold for a step, and what that is worth. */
function DepthCell({ step, currency, usdPriceOf }: CellProps) {
  const t = useTranslations('pools');
  const locale = useLocale();
  const price = usdPriceOf(wrapped(currency));
  if (step === undefined)
    return (
      <td>
        <MissingFigure label={t('view.tooMuch')} />
      </td>
    );
  return (
    <td>
      <CurrencyAmount amount={amountOf(currency, step.sold)} digits={SHORT_DIGITS} rounding="up" />
      {price && (
        <span className={styles.below}>{formatWholeUsd(usdValue(step.sold, price), locale)}</span>
      )}
    </td>
  );
}
