import { useLocale, useTranslations } from 'next-intl';
import { FiguresAge } from '@/components/parts/figuresAge/FiguresAge';
import { AwaitedFigure } from '@/components/parts/rewards/AwaitedFigure';
import { RewardEndFact } from '@/components/parts/rewards/RewardEndFact';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { ExactAmount } from '@/components/parts/tokens/ExactAmount';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Fact, Facts } from '@/components/ui/Facts';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatWholeUsd } from '@/lib/base/amounts/formatUsd';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import type { Token } from '@/lib/base/tokens/token';
import type { Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { useFarmAprsOf } from '@/lib/exchange/rewards/farms/useFarmAprsOf';
import type { LiquidityValue } from '@/lib/exchange/rewards/farms/useLiquidityValue';
import { useTotalsIn } from '@/lib/exchange/rewards/farms/useTotalsIn';
import { formatWeekly } from '@/lib/exchange/rewards/pools/formatWeekly';
import { weeklyAmount } from '@/lib/exchange/rewards/pools/rewardRates';
import type { RewardScreen } from '@/lib/exchange/rewards/positions/useRewardScreen';
import { FarmAprFact } from './FarmAprFact';
import * as styles from './FarmScreen.css';

type Props = {
  farm: Farm;
  screen: RewardScreen;
  liquidityValueOf: (liquidity: bigint) => LiquidityValue | undefined;
};

/** What a farm pays to all together, until when, and what is deposited in it. */
export function FarmFigures({ farm, screen, liquidityValueOf }: Props) {
  const t = useTranslations('farm');
  const locale = useLocale();
  const { figures, pool } = screen;
  const total = figures && amountOf(pool.stakingToken, figures.totalStaked);
  const usd = figures && liquidityValueOf(figures.totalStaked)?.usd;
  const aprs = useFarmAprsOf(farm, screen, usd);
  return (
    <>
      <Facts>
        <FarmAprFact aprs={figures && aprs} hasFailed={screen.hasFailed} />
        <Fact term={t('poolRate')}>
          {figures ? (
            <WholeWeeklyRate rate={figures.ratePerSecond} rewardToken={pool.rewardToken} />
          ) : (
            <AwaitedFigure hasFailed={screen.hasFailed} characters={14} />
          )}
        </Fact>
        <Fact term={t('total')}>
          {total ? (
            <>
              {usd && formatWholeUsd(usd, locale)}
              <span className={styles.quiet}>
                <CurrencyAmount amount={total} digits={SHORT_DIGITS} />
              </span>
            </>
          ) : (
            <AwaitedFigure hasFailed={screen.hasFailed} characters={14} />
          )}
        </Fact>
        <FarmTotalsIn screen={screen} usd={usd} />
        {figures && <RewardEndFact figures={figures} />}
      </Facts>
      <FiguresAge chainId={pool.chainId} />
    </>
  );
}

/** What a pool pays in a week, without digits after the point. */
function WholeWeeklyRate({ rate, rewardToken }: { rate: Fraction; rewardToken: Token }) {
  const t = useTranslations('rewards');
  const locale = useLocale();
  const weekly = weeklyAmount(rate, rewardToken);
  const whole = formatWeekly(weekly, locale);
  return (
    <>
      {t.rich('perWeek', {
        amount: () => (
          <ExactAmount amount={weekly}>
            {withSymbol(whole, shortSymbol(rewardToken.symbol))}
          </ExactAmount>
        ),
      })}
    </>
  );
}

type FarmTotalsInProps = {
  screen: RewardScreen;
  /** What is staked, in dollars; undefined while unknown. */
  usd: Fraction | undefined;
};

/** What is staked in a farm as PNG and as AVAX. */
function FarmTotalsIn({ screen: { pool, figures, hasFailed }, usd }: FarmTotalsInProps) {
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
