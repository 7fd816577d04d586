import { useLocale, useTranslations } from 'next-intl';
import { FiguresAge } from '@/components/layout/FiguresAge';
import { AwaitedFigure } from '@/components/rewards/AwaitedFigure';
import { RewardEndFact } from '@/components/rewards/RewardEndFact';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { ExactAmount } from '@/components/tokens/ExactAmount';
import { Fact, Facts } from '@/components/ui/Facts';
import { amountOf, asFraction } from '@/lib/amounts/amount';
import { fixedText, SHORT_DIGITS } from '@/lib/amounts/decimalText';
import { formatWholeUsd } from '@/lib/amounts/formatUsd';
import { type Fraction, scaleFraction } from '@/lib/amounts/fraction';
import { localizeDecimal } from '@/lib/amounts/localNumber';
import { withSymbol } from '@/lib/amounts/withSymbol';
import { useFarmApr } from '@/lib/farms/useFarmApr';
import type { LiquidityWorth } from '@/lib/farms/useFarmWorth';
import type { Farm } from '@/lib/rewards/farmCatalogue';
import { weeklyRate } from '@/lib/rewards/rewardRates';
import type { RewardScreen } from '@/lib/rewards/useRewardScreen';
import { shortSymbol } from '@/lib/tokens/shortSymbol';
import type { Token } from '@/lib/tokens/token';
import { FarmAprFact } from './FarmAprFact';
import * as styles from './FarmScreen.css';
import { FarmTotalsIn } from './FarmTotalsIn';

type Props = {
  farm: Farm;
  screen: RewardScreen;
  worthOf: (liquidity: bigint) => LiquidityWorth | undefined;
};

/** What a farm pays to all together, until when, and what is deposited in it. */
export function FarmFigures({ farm, screen, worthOf }: Props) {
  const t = useTranslations('farm');
  const locale = useLocale();
  const { figures, pool } = screen;
  const total = figures && amountOf(pool.stakingToken, figures.totalStaked);
  const usd = figures && worthOf(figures.totalStaked)?.usd;
  const aprs = useFarmApr(farm, screen, usd);
  return (
    <>
      <Facts>
        <FarmAprFact
          aprs={figures && aprs}
          hasFailed={screen.hasFailed}
          isFinished={figures?.isFinished ?? false}
        />
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
  const weekly = amountOf(rewardToken, scaleFraction(weeklyRate(rate), 0, 'down'));
  const whole = localizeDecimal(fixedText(asFraction(weekly), 0, 'nearest'), locale);
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
