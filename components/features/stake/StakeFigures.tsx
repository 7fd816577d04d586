import { useTranslations } from 'next-intl';
import { FiguresAge } from '@/components/parts/figuresAge/FiguresAge';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import * as styles from '@/components/parts/rewards/AprHero.css';
import { AwaitedFigure } from '@/components/parts/rewards/AwaitedFigure';
import { RewardEndFact } from '@/components/parts/rewards/RewardEndFact';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { UsdValue } from '@/components/parts/tokens/UsdValue';
import { Facts } from '@/components/ui/Facts';
import { Figure } from '@/components/ui/Figure';
import { amountOf } from '@/lib/base/amounts/amount';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';
import type { Stake } from '@/lib/exchange/rewards/stakes/stakeCatalogue';

const StakeHistory = lazyPart(() => import('./StakeHistory'), 'StakeHistory');

type Props = { stake: Stake; state: RewardScreenState };

/** How much is staked by all accounts together, and until when rewards are paid. */
export function StakeFigures({ stake, state: { pool, figures, hasFailed } }: Props) {
  const t = useTranslations('stake');
  const total = figures && amountOf(pool.stakingToken, figures.totalStaked);
  return (
    <>
      <dl className={styles.figures}>
        <Figure
          term={t('total')}
          below={
            <dd className={styles.below}>
              <UsdValue amount={total} keepsRoom={!hasFailed} />
            </dd>
          }
        >
          {total ? (
            <CurrencyAmount amount={total} />
          ) : (
            <AwaitedFigure hasFailed={hasFailed} characters={14} />
          )}
        </Figure>
      </dl>
      {figures && (
        <Facts isRuled>
          <RewardEndFact figures={figures} />
        </Facts>
      )}
      {figures && <StakeHistory stake={stake} isRunning={figures.period === 'running'} />}
      <FiguresAge chainId={pool.chainId} />
    </>
  );
}
