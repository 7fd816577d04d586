import { useLocale, useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { PriceLine } from '@/components/parts/tokens/PriceLine';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Fact } from '@/components/ui/Facts';
import { formatBps, formatPriceImpact } from '@/lib/base/amounts/formatPercent';
import { formatSlippage } from '@/lib/base/amounts/slippage';
import { EXPORTED_LOCALE } from '@/lib/base/i18n/locales';
import { currencyId } from '@/lib/base/tokens/currency';
import type { SwapFigures } from '@/lib/features/swap/swapFigures';
import { slippageRisk } from '@/lib/site/settings/slippageSetting';
import { ImpactFigure } from './ImpactFigure';
import { RouteLine } from './RouteLine';
import { WarnedFigure } from './WarnedFigure';

type Props = {
  figures: SwapFigures;
  /**
   * In a review, a changed figure is marked for a moment. Elsewhere the terms are explained: a
   * review has enough to reach by keyboard.
   */
  isReviewed?: boolean;
};

/** The row of a swap's price. */
export function SwapPrice({ figures: { price }, isReviewed = false }: Props) {
  const t = useTranslations('swap');
  const mark = isReviewed ? `${price.numerator}/${price.denominator}` : undefined;
  return (
    <Fact term={t('price')} mark={mark}>
      <PriceLine price={price} />
    </Fact>
  );
}

/** The rows of a swap's limit and of the slippage tolerance that it follows from. */
export function SwapLimit(props: Props & { slippageBps: number }) {
  const { figures, slippageBps, isReviewed = false } = props;
  const t = useTranslations('swap');
  const explain = useTranslations('trade');
  const { type, amount } = figures.limit;
  const about = (term: typeof type | 'slippage') =>
    isReviewed ? undefined : explain(`about.${term}`);
  return (
    <>
      <Fact term={t(type)} about={about(type)} mark={isReviewed ? String(amount.raw) : undefined}>
        <CurrencyAmount amount={amount} rounding={type === 'maximumSold' ? 'up' : 'down'} />
      </Fact>
      <Fact term={t('slippage')} about={about('slippage')}>
        <SlippageFigure slippageBps={slippageBps} />
      </Fact>
    </>
  );
}

/** The rows of what the tokens take of the transfers. */
export function TokenFees({ figures: { transferFees }, isReviewed = false }: Props) {
  const t = useTranslations('swap');
  const locale = useLocale();
  const symbolText = useSymbolText();
  return transferFees.map(({ amount, feeBps }) => (
    <Fact
      key={currencyId(amount.currency)}
      term={t('tokenFee', {
        symbol: symbolText(amount.currency),
        fee: formatBps(feeBps, locale),
      })}
      mark={isReviewed ? String(amount.raw) : undefined}
    >
      <CurrencyAmount amount={amount} rounding="up" />
    </Fact>
  ));
}

/** The row of a swap's price impact. */
export function SwapImpact({ figures: { impact }, isReviewed = false }: Props) {
  const t = useTranslations('swap');
  const explain = useTranslations('trade');
  return (
    <Fact
      term={t('priceImpact')}
      about={isReviewed ? undefined : explain('about.priceImpact')}
      mark={isReviewed ? formatPriceImpact(impact, EXPORTED_LOCALE) : undefined}
    >
      <ImpactFigure impact={impact} />
    </Fact>
  );
}

/** A slippage tolerance; one that invites front-running in the error colour, with an icon. */
function SlippageFigure({ slippageBps }: { slippageBps: number }) {
  const text = formatSlippage(slippageBps, useLocale());
  return slippageRisk(slippageBps) === 'high' ? (
    <WarnedFigure>{text}</WarnedFigure>
  ) : (
    <span>{text}</span>
  );
}

/** The rows of a swap's fee and path. */
export function SwapCosts({ figures, isReviewed = false }: Props) {
  const t = useTranslations('swap');
  const explain = useTranslations('trade');
  const mark = (text: string) => (isReviewed ? text : undefined);
  const about = (term: 'providerFee' | 'path') =>
    isReviewed ? undefined : explain(`about.${term}`);
  return (
    <>
      <Fact
        term={t('providerFee')}
        about={about('providerFee')}
        mark={mark(String(figures.providerFee.raw))}
      >
        <CurrencyAmount amount={figures.providerFee} rounding="up" />
      </Fact>
      <Fact
        term={t('path')}
        about={about('path')}
        mark={mark(figures.route.map(currencyId).join())}
        isBeside
      >
        <RouteLine route={figures.route} />
      </Fact>
    </>
  );
}
