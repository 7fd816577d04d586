import { useLocale } from 'next-intl';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { amountOf } from '@/lib/amounts/amount';
import { SHORT_DIGITS } from '@/lib/amounts/decimalText';
import { formatUsd } from '@/lib/amounts/formatUsd';
import type { LiquidityWorth } from '@/lib/farms/useFarmWorth';
import { unwrapped } from '@/lib/tokens/wrapped';

/** What pool tokens are worth: the two tokens that removing them gives, and dollars. */
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
