import { useLocale } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { mapPair } from '@/lib/base/tokens/mapPair';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { LiquidityValue } from '@/lib/exchange/rewards/farms/useLiquidityValue';
import * as styles from './LiquidityValueLine.css';

type Props = {
  /** Undefined while unknown. */
  value: LiquidityValue | undefined;
  /** The style of the dollars. */
  usdStyle?: string;
};

/** What pool tokens are worth: the two tokens that removing them returns, and dollars. */
export function LiquidityValueLine({ value, usdStyle }: Props) {
  const locale = useLocale();
  if (value === undefined) return null;
  const [a, b] = mapPair(value.amounts, ({ currency, raw }) => amountOf(unwrapped(currency), raw));
  return (
    <span className={styles.line}>
      <span className={styles.amount}>
        <CurrencyAmount amount={a} digits={SHORT_DIGITS} /> +
      </span>{' '}
      <span className={styles.amount}>
        <CurrencyAmount amount={b} digits={SHORT_DIGITS} />
      </span>
      {value.usd && (
        <span className={[styles.dollars, usdStyle].join(' ').trim()} translate="no">
          {' '}
          {formatUsd(value.usd, locale)}
        </span>
      )}
    </span>
  );
}
