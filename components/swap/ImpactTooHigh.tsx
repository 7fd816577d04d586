import { useLocale, useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/tokens/useSymbolText';
import { MissingAction } from '@/components/ui/MissingAction';
import { amountOf } from '@/lib/amounts/amount';
import { formatAmount } from '@/lib/amounts/formatAmount';
import type { Currency } from '@/lib/tokens/currency';
import { amountWithinImpact } from '@/lib/trade/amountWithinImpact';
import { IMPACT_BLOCK_BPS } from '@/lib/trade/impactTier';
import type { Quote } from '@/lib/trade/quote';

type Props = {
  quote: Extract<Quote, { status: 'ready' }>;
  /** The currency of the typed amount; AVAX where the trade says WAVAX for it. */
  typed: Currency;
};

/** Replaces the action of a swap above the limit of price impact: says which amount is below it. */
export function ImpactTooHigh({ quote: { trade, market }, typed }: Props) {
  const t = useTranslations('swap');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const within = amountWithinImpact(market, trade, IMPACT_BLOCK_BPS);
  if (within === undefined) return <MissingAction>{t('impactTooHigh')}</MissingAction>;
  const { raw } = trade.type === 'exactIn' ? trade.amountIn : trade.amountOut;
  // Of so little, the smallest unit of the other token is a large part.
  if (within.raw > raw) return <MissingAction>{t('tooSmall')}</MissingAction>;
  const digits = formatAmount(amountOf(typed, within.raw), { locale });
  const amount = `${digits} ${symbolText(typed)}`;
  return <MissingAction>{t('impactLimit', { amount })}</MissingAction>;
}
