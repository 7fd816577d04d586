import { useTranslations } from 'next-intl';
import { AwaitedFigure } from '@/components/parts/rewards/AwaitedFigure';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Fact } from '@/components/ui/Facts';
import { SHORT_DIGITS } from '@/lib/base/amounts/decimalText';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { useTotalsIn } from '@/lib/exchange/rewards/farms/useTotalsIn';
import type { RewardScreen } from '@/lib/exchange/rewards/positions/useRewardScreen';

type Props = {
  screen: RewardScreen;
  /** What is staked, in dollars; undefined while unknown. */
  usd: Fraction | undefined;
};

/** What is staked in a farm as PNG and as AVAX. */
export function FarmTotalsIn({ screen: { pool, figures, hasFailed }, usd }: Props) {
  const t = useTranslations('farm');
  const symbolText = useSymbolText();
  const { totals, isLoading } = useTotalsIn(pool.chainId, usd);
  const isAwaited = isLoading || figures === undefined;
  return totals.map(({ currency, total }) => (
    <Fact key={currency.symbol} term={t('totalIn', { symbol: symbolText(currency) })}>
      {total ? (
        <CurrencyAmount amount={total} digits={SHORT_DIGITS} />
      ) : (
        <AwaitedFigure hasFailed={hasFailed || !isAwaited} characters={14} />
      )}
    </Fact>
  ));
}
