import { useLocale, useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Button } from '@/components/ui/Button';
import { MissingAction } from '@/components/ui/MissingAction';
import { Notice } from '@/components/ui/Notice';
import { amountOf } from '@/lib/base/amounts/amount';
import { exactAmountText } from '@/lib/base/amounts/amountText';
import { formatBps } from '@/lib/base/amounts/formatPercent';
import { localizeDecimal } from '@/lib/base/amounts/localNumber';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import type { Currency } from '@/lib/base/tokens/currency';
import { amountWithinImpact } from '@/lib/exchange/trade/amountWithinImpact';
import { IMPACT_BLOCK_BPS, IMPACT_WARNING_BPS } from '@/lib/exchange/trade/impactTier';
import type { Quote } from '@/lib/exchange/trade/quote';

type Props = {
  quote: Extract<Quote, { status: 'ready' }>;
  /** The currency of the typed amount; AVAX if the trade says WAVAX for it. */
  typed: Currency;
  /** Takes an amount in place of the typed one. */
  onUse: (text: string) => void;
};

/**
 * Replaces the action of a swap above the limit of price impact: says which amount is below it, and
 * offers one that needs no warning.
 */
export function ImpactTooHigh({ quote: { trade, search }, typed, onUse }: Props) {
  const t = useTranslations('swap');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const within = amountWithinImpact(search, trade, IMPACT_BLOCK_BPS);
  if (within === undefined) return <MissingAction>{t('impactTooHigh')}</MissingAction>;
  const { raw } = trade.type === 'exactIn' ? trade.amountIn : trade.amountOut;
  // For so little, one smallest unit of the other token is a large part.
  if (within.raw > raw) return <MissingAction>{t('tooSmall')}</MissingAction>;
  const textOf = (exact: bigint) => exactAmountText(amountOf(typed, exact));
  const shown = (text: string) => withSymbol(localizeDecimal(text, locale), symbolText(typed));
  // An offered amount needs no warning.
  const unwarned = amountWithinImpact(search, trade, IMPACT_WARNING_BPS);
  const offeredText = textOf((unwarned ?? within).raw);
  const offered = shown(offeredText);
  return (
    <>
      <MissingAction>{t('impactLimit', { amount: shown(textOf(within.raw)) })}</MissingAction>
      <Button variant="secondary" onClick={() => onUse(offeredText)}>
        {t('impactUse', { amount: offered })}
      </Button>
      <Notice tone="plain">
        {t('impactExpert', {
          amount: offered,
          below: formatBps(unwarned ? IMPACT_WARNING_BPS : IMPACT_BLOCK_BPS, locale),
          limit: formatBps(IMPACT_BLOCK_BPS, locale),
        })}
      </Notice>
    </>
  );
}
