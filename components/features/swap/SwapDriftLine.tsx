import { useLocale, useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { StatusLine } from '@/components/transactions/facts/StatusLine';
import { formatAmount } from '@/lib/base/amounts/formatAmount';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import type { SwapFigures } from '@/lib/features/swap/swapFigures';
import type { Drift } from '@/lib/features/swap/swapReviewStatus';

type Props = { drift: Drift; limit: SwapFigures['limit'] };

/** Announces how the review has followed the market, and the limit that holds now. */
export function SwapDriftLine({ drift, limit }: Props) {
  const t = useTranslations('swapReview');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const isCost = limit.type === 'maximumSold';
  const digits = formatAmount(limit.amount, { rounding: isCost ? 'up' : 'down', locale });
  const amount = withSymbol(digits, symbolText(limit.amount.currency));
  return (
    <StatusLine tone={drift === 'worse' ? 'plain' : 'better'}>
      {drift === 'price' && t(isCost ? 'costImproved' : 'outputImproved', { amount })}
      {drift === 'fee' && t('feeImproved', { amount })}
      {drift === 'route' && t('pathImproved')}
      {drift === 'worse' && t(isCost ? 'costMoved' : 'outputMoved', { amount })}
    </StatusLine>
  );
}
