import { useTranslations } from 'next-intl';
import { FiguresAge } from '@/components/parts/figuresAge/FiguresAge';
import { AwaitedFigure } from '@/components/parts/rewards/AwaitedFigure';
import { RewardEndFact } from '@/components/parts/rewards/RewardEndFact';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Fact, Facts } from '@/components/ui/Facts';
import { amountOf } from '@/lib/base/amounts/amount';
import type { RewardFigures } from '@/lib/exchange/rewards/pools/rewardState';
import type { Stake } from '@/lib/exchange/rewards/stakes/stakeCatalogue';
import { useStakeApr } from '@/lib/exchange/rewards/stakes/useStakeApr';
import { StakeAprFigure } from './StakeAprFigure';

type Props = {
  stake: Stake;
  figures: RewardFigures | undefined;
  /** Whether its contract returns no usable answer. */
  hasFailed: boolean;
};

/** What all together have staked, what a year pays of it, and until when. */
export function StakeFigures({ stake, figures, hasFailed }: Props) {
  const t = useTranslations('stake');
  const { apr, isLoading } = useStakeApr(stake, figures);
  const { chainId, stakingToken } = stake.pool;
  return (
    <>
      <Facts>
        <Fact term={t('apr')}>
          {isLoading ? (
            <AwaitedFigure hasFailed={hasFailed} characters={5} />
          ) : (
            <StakeAprFigure apr={apr} />
          )}
        </Fact>
        <Fact term={t('total')}>
          {figures ? (
            <CurrencyAmount amount={amountOf(stakingToken, figures.totalStaked)} />
          ) : (
            <AwaitedFigure hasFailed={hasFailed} characters={14} />
          )}
        </Fact>
        {figures && <RewardEndFact figures={figures} />}
      </Facts>
      <FiguresAge chainId={chainId} />
    </>
  );
}
