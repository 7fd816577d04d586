import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { PriceLine } from '@/components/tokens/PriceLine';
import { useSymbolText } from '@/components/tokens/useSymbolText';
import { Fact } from '@/components/ui/Facts';
import { formatFee, formatPriceImpact } from '@/lib/amounts/percent';
import { formatSlippage } from '@/lib/amounts/slippage';
import { slippageRisk } from '@/lib/settings/slippage';
import type { SwapFigures } from '@/lib/swap/swapFigures';
import { currencyId } from '@/lib/tokens/currency';
import { ImpactFigure } from './ImpactFigure';
import { RouteLine } from './RouteLine';
import { WarnedFigure } from './WarnedFigure';

type Props = {
  figures: SwapFigures;
  /** Whether a changed figure is marked for a moment, as in a review. */
  marksChanges?: boolean;
};

type TermsProps = Props & {
  /** Left out where the review tells a high one first. */
  hasImpact?: boolean;
  slippageBps: number;
};

/** The rows of a swap's price and limits. */
export function SwapTerms(props: TermsProps) {
  const { figures, slippageBps, hasImpact = true, marksChanges = false } = props;
  const t = useTranslations('swap');
  const locale = useLocale();
  const { limit, price, transferFees } = figures;
  const symbolText = useSymbolText();
  const mark = (text: string) => (marksChanges ? text : undefined);
  return (
    <>
      <Fact term={t('price')} mark={mark(`${price.numerator}/${price.denominator}`)}>
        <PriceLine price={price} />
      </Fact>
      <Fact term={t(limit.type)} mark={mark(String(limit.amount.raw))}>
        <CurrencyAmount
          amount={limit.amount}
          rounding={limit.type === 'maximumSold' ? 'up' : 'down'}
        />
      </Fact>
      <Fact term={t('slippage')}>
        <SlippageFigure slippageBps={slippageBps} />
      </Fact>
      {transferFees.map(({ amount, feeBps }) => (
        <Fact
          key={currencyId(amount.currency)}
          term={t('tokenFee', {
            symbol: symbolText(amount.currency),
            fee: formatFee(feeBps, locale),
          })}
          mark={mark(String(amount.raw))}
        >
          <CurrencyAmount amount={amount} rounding="up" />
        </Fact>
      ))}
      {hasImpact && <SwapImpact figures={figures} marksChanges={marksChanges} />}
    </>
  );
}

/** The row of a swap's price impact. */
export function SwapImpact({ figures: { impact }, marksChanges = false }: Props) {
  const t = useTranslations('swap');
  const text = formatPriceImpact(impact, useLocale());
  return (
    <Fact term={t('priceImpact')} mark={marksChanges ? text : undefined}>
      <ImpactFigure impact={impact} />
    </Fact>
  );
}

/** A slippage tolerance; one that invites frontrunning in the error colour, with an icon. */
function SlippageFigure({ slippageBps }: { slippageBps: number }) {
  const text = formatSlippage(slippageBps, useLocale());
  return slippageRisk(slippageBps) === 'high' ? <WarnedFigure>{text}</WarnedFigure> : text;
}

type CostsProps = Props & {
  /** A row between the fee and the path. */
  children?: ReactNode;
};

/** The rows of a swap's fee and path. */
export function SwapCosts({ figures, marksChanges = false, children }: CostsProps) {
  const t = useTranslations('swap');
  const mark = (text: string) => (marksChanges ? text : undefined);
  return (
    <>
      <Fact term={t('providerFee')} mark={mark(String(figures.providerFee.raw))}>
        <CurrencyAmount amount={figures.providerFee} rounding="up" />
      </Fact>
      {children}
      <Fact term={t('path')} mark={mark(figures.route.map(currencyId).join())}>
        <RouteLine route={figures.route} />
      </Fact>
    </>
  );
}
