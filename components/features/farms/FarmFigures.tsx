import { useLocale, useTranslations } from 'next-intl';
import { FiguresAge } from '@/components/parts/figuresAge/FiguresAge';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import * as styles from '@/components/parts/rewards/AprHero.css';
import { AwaitedFigure } from '@/components/parts/rewards/AwaitedFigure';
import { RewardEndFact } from '@/components/parts/rewards/RewardEndFact';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { ExactAmount } from '@/components/parts/tokens/ExactAmount';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Fact, Facts } from '@/components/ui/Facts';
import { Figure } from '@/components/ui/Figure';
import { Skeleton } from '@/components/ui/Skeleton';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatPoolShare } from '@/lib/base/amounts/formatPercent';
import { formatWholeUsd } from '@/lib/base/amounts/formatUsd';
import { type Fraction, ZERO } from '@/lib/base/amounts/fraction';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import type { Locale } from '@/lib/base/i18n/locales';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import type { Token } from '@/lib/base/tokens/token';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';
import type { Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { weightOf } from '@/lib/exchange/rewards/farms/farmRow';
import { useTotalsIn } from '@/lib/exchange/rewards/farms/useTotalsIn';
import { formatWeekly } from '@/lib/exchange/rewards/pools/formatWeekly';
import { weeklyAmount } from '@/lib/exchange/rewards/pools/rewardRates';

const FarmHistory = lazyPart(() => import('./FarmHistory'), 'FarmHistory');

type Props = {
  farm: Farm;
  state: RewardScreenState;
  /** What is staked in it, in dollars; undefined while unknown. */
  stakedUsd: Fraction | undefined;
};

/** What a farm pays to all together, until when, and what is deposited in it. */
export function FarmFigures({ farm, state, stakedUsd }: Props) {
  const t = useTranslations('farm');
  const locale = useLocale();
  const { figures, pool, hasFailed } = state;
  const total = figures && amountOf(pool.stakingToken, figures.totalStaked);
  const weight = weightOf({ farm, figures });
  const awaited = <AwaitedFigure hasFailed={hasFailed} characters={8} />;
  return (
    <>
      <dl className={styles.figures}>
        <Figure
          term={t('total')}
          below={
            !(hasFailed && total === undefined) && (
              <dd className={styles.below}>
                {total ? (
                  <CurrencyAmount amount={total} digits={SHORT_DIGITS} />
                ) : (
                  <Skeleton characters={9} />
                )}
              </dd>
            )
          }
        >
          {total ? stakedUsd && formatWholeUsd(stakedUsd, locale) : awaited}
        </Figure>
        <Figure term={t('weekly')}>
          {figures ? (
            <WholeWeeklyRate rate={figures.ratePerSecond} rewardToken={pool.rewardToken} />
          ) : (
            awaited
          )}
        </Figure>
        <Figure term={t('weight')}>
          {weight === undefined ? awaited : t('weightFigure', { weight })}
        </Figure>
        {state.account && (
          <Figure term={t('yourShare')}>{shareText(state, locale) ?? awaited}</Figure>
        )}
      </dl>
      <Facts isRuled>
        <FarmTotalsIn state={state} usd={stakedUsd} />
        {figures && <RewardEndFact figures={figures} />}
      </Facts>
      {figures && <FarmHistory farm={farm} pool={pool} isRunning={figures.period === 'running'} />}
      <FiguresAge chainId={pool.chainId} />
    </>
  );
}

/** The account's part of what is staked; undefined while unknown. */
function shareText({ figures, staked }: RewardScreenState, locale: Locale): string | undefined {
  if (!figures || !staked) return undefined;
  const { totalStaked } = figures;
  if (totalStaked === 0n) return formatPoolShare(ZERO, locale);
  return formatPoolShare({ numerator: staked.raw, denominator: totalStaked }, locale);
}

/** What a pool pays in a week, without digits after the point. */
function WholeWeeklyRate({ rate, rewardToken }: { rate: Fraction; rewardToken: Token }) {
  const locale = useLocale();
  const weekly = weeklyAmount(rate, rewardToken);
  return (
    <ExactAmount amount={weekly}>
      {withSymbol(formatWeekly(weekly, locale), shortSymbol(rewardToken.symbol))}
    </ExactAmount>
  );
}

type FarmTotalsInProps = {
  state: RewardScreenState;
  /** What is staked, in dollars; undefined while unknown. */
  usd: Fraction | undefined;
};

/** What is staked in a farm as PNG and as AVAX. */
function FarmTotalsIn({ state: { pool, figures, hasFailed }, usd }: FarmTotalsInProps) {
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
