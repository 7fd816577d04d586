import { useLocale, useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Fact, Facts } from '@/components/ui/Facts';
import { formatPoolShare } from '@/lib/base/amounts/formatPercent';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import type { Position } from '@/lib/exchange/pairs/pool';
import { liquidityAmountsOf } from '@/lib/features/liquidity/liquidityAmounts';

const SHARE_PLACES = 6;

type Props = {
  position: Position;
  /** The pair's currencies as the page shows them. */
  currencies: readonly [Currency, Currency];
  /** Whether lines separate the figures. */
  isRuled?: boolean;
};

/** The account's share of a pool, its tokens in it, and the pool tokens that stand for them. */
export function PositionFacts({ position, currencies, isRuled = false }: Props) {
  const t = useTranslations('liquidity');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const { liquidity, amounts } = liquidityAmountsOf(position, currencies, position.liquidity.raw);
  return (
    <Facts isRuled={isRuled}>
      <Fact term={t('poolShare')}>{formatPoolShare(position.share, locale, SHARE_PLACES)}</Fact>
      {amounts.map((amount) => (
        <Fact
          key={currencyId(amount.currency)}
          term={t('inPool', { symbol: symbolText(amount.currency) })}
        >
          <CurrencyAmount amount={amount} />
        </Fact>
      ))}
      <Fact term={t('poolTokens')}>
        <CurrencyAmount amount={liquidity} digits={SHORT_DIGITS} rounding="held" />
      </Fact>
    </Facts>
  );
}
