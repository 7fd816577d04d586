import { useTranslations } from 'next-intl';
import { FiguresAge } from '@/components/parts/figuresAge/FiguresAge';
import * as styles from '@/components/parts/rewards/AprHero.css';
import { AwaitedFigure } from '@/components/parts/rewards/AwaitedFigure';
import { RewardEndFact } from '@/components/parts/rewards/RewardEndFact';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { UsdValue } from '@/components/parts/tokens/UsdValue';
import { Facts } from '@/components/ui/Facts';
import { Figure } from '@/components/ui/Figure';
import { amountOf } from '@/lib/base/amounts/amount';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';

/** How much is staked by all accounts together, and until when rewards are paid. */
export function StakeFigures({
  state: { pool, figures, hasFailed },
}: {
  state: RewardScreenState;
}) {
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
      <FiguresAge chainId={pool.chainId} />
    </>
  );
}
