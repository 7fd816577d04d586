import { useLocale, useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Notice } from '@/components/ui/Notice';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatPriceImpact } from '@/lib/base/amounts/formatPercent';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { scaleFraction } from '@/lib/base/amounts/fraction';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { useUsdValue } from '@/lib/exchange/pairs/useUsdValue';
import type { SwapFigures } from '@/lib/features/swap/swapFigures';

type Props = { figures: Pick<SwapFigures, 'paid' | 'received' | 'impact'> };

/** What a swap loses to its price impact: in dollars, or in what is paid if no price is known. */
export function ImpactNote({ figures: { paid, received, impact } }: Props) {
  const t = useTranslations('swap');
  const locale = useLocale();
  const [paidUsd, receivedUsd] = [useUsdValue(paid), useUsdValue(received)];
  const usd = paidUsd ?? receivedUsd;
  const cost = () => {
    const { numerator, denominator } = impact;
    if (usd) {
      const lost = {
        numerator: usd.numerator * numerator,
        denominator: usd.denominator * denominator,
      };
      return formatUsd(lost, locale);
    }
    const lost = { numerator: paid.raw * numerator, denominator };
    const amount = amountOf(paid.currency, scaleFraction(lost, 0, 'up'));
    return <CurrencyAmount amount={amount} rounding="up" digits={SHORT_DIGITS} />;
  };
  return (
    <Notice tone="warning">
      <p>{t.rich('impactNote', { cost, impact: formatPriceImpact(impact, locale) })}</p>
    </Notice>
  );
}
