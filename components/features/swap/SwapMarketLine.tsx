import { useLocale, useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { StatusLine } from '@/components/transactions/facts/StatusLine';
import { formatAmount } from '@/lib/base/amounts/formatAmount';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import type { SwapFigures } from '@/lib/features/swap/swapFigures';
import type { MarketChange } from '@/lib/features/swap/swapReviewStatus';

type Props = { change: MarketChange; limit: SwapFigures['limit'] };

/** Announces how the review has followed the market, and the limit that holds now. */
export function SwapMarketLine({ change, limit }: Props) {
  const t = useTranslations('swapReview');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const isCost = limit.type === 'maximumSold';
  const digits = formatAmount(limit.amount, { rounding: isCost ? 'up' : 'down', locale });
  const amount = withSymbol(digits, symbolText(limit.amount.currency));
  return (
    <StatusLine tone={change === 'worsePrice' ? 'plain' : 'better'}>
      {change === 'betterPrice' && t(isCost ? 'costImproved' : 'outputImproved', { amount })}
      {change === 'lowerFee' && t('outputImproved', { amount })}
      {change === 'otherRoute' && t('pathImproved')}
      {change === 'worsePrice' && t(isCost ? 'costMoved' : 'outputMoved', { amount })}
    </StatusLine>
  );
}
