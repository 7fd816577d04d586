import { useLocale, useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/tokens/useSymbolText';
import { StatusLine } from '@/components/transactions/StatusLine';
import { formatAmount } from '@/lib/amounts/formatAmount';
import type { SwapFigures } from '@/lib/swap/swapFigures';
import type { Improvement } from '@/lib/swap/swapReviewStatus';

type Props = { improvement: Improvement; limit: SwapFigures['limit'] };

/** Announces what the review has updated. */
export function ImprovementLine({ improvement, limit }: Props) {
  const t = useTranslations('swapReview');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const isCost = limit.type === 'maximumSold';
  const digits = formatAmount(limit.amount, { rounding: isCost ? 'up' : 'down', locale });
  const amount = `${digits} ${symbolText(limit.amount.currency)}`;
  return (
    <StatusLine tone="better">
      {improvement === 'price' && t(isCost ? 'costImproved' : 'outputImproved', { amount })}
      {improvement === 'fee' && t('feeImproved', { amount })}
      {improvement === 'route' && t('pathImproved')}
    </StatusLine>
  );
}
