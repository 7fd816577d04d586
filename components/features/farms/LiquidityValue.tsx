import { useLocale } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { amountOf } from '@/lib/base/amounts/amount';
import { SHORT_DIGITS } from '@/lib/base/amounts/decimalText';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { LiquidityWorth } from '@/lib/exchange/rewards/farms/useFarmWorth';

/** What pool tokens are worth: the two tokens that removing them returns, and dollars. */
export function LiquidityValue({ worth }: { worth: LiquidityWorth | undefined }) {
  const locale = useLocale();
  if (worth === undefined) return null;
  const [a, b] = worth.amounts.map(({ currency, raw }) => amountOf(unwrapped(currency), raw));
  return (
    <>
      {a && <CurrencyAmount amount={a} digits={SHORT_DIGITS} />} +{' '}
      {b && <CurrencyAmount amount={b} digits={SHORT_DIGITS} />}
      {worth.usd && ` ${formatUsd(worth.usd, locale)}`}
    </>
  );
}
