import { useLocale, useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Notice } from '@/components/ui/Notice';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatPriceImpact } from '@/lib/base/amounts/formatPercent';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { useUsdValue } from '@/lib/exchange/pairs/useUsdValue';
import { impactCost, impactCosts } from '@/lib/exchange/trade/impactCost';
import { priceImpact } from '@/lib/exchange/trade/priceImpact';
import type { SwapTerms } from '@/lib/features/swap/swapTerms';

type Props = { terms: Pick<SwapTerms, 'trade' | 'input' | 'output'> };

/**
 * What a swap loses to its price impact: in dollars, or in a token if neither has a price. A token
 * that is bought from a shallow pool often has none.
 */
export function ImpactNote({ terms: { trade, input, output } }: Props) {
  const t = useTranslations('swap');
  const locale = useLocale();
  const { sold, bought } = impactCosts(trade);
  const [soldUsd, boughtUsd] = [useUsdValue(sold), useUsdValue(bought)];
  const usd = soldUsd ?? boughtUsd;
  const amount = amountOf(trade.type === 'exactIn' ? output : input, impactCost(trade).raw);
  const cost = () =>
    usd ? (
      formatUsd(usd, locale)
    ) : (
      <CurrencyAmount amount={amount} rounding="up" digits={SHORT_DIGITS} />
    );
  const impact = formatPriceImpact(priceImpact(trade), locale);
  return (
    <Notice tone="warning">
      <p>{t.rich('impactNote', { cost, impact })}</p>
    </Notice>
  );
}
