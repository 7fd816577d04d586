import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EarnedPanel } from '@/components/parts/rewards/EarnedPanel';
import { WithdrawForm } from '@/components/parts/rewards/WithdrawForm';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { useRewardScreen } from '@/lib/exchange/rewards/actions/useRewardScreen';
import { farmHref } from '@/lib/exchange/rewards/farms/farmHref';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import type { Migration } from '@/lib/features/migration/useMigration';
import { useMigrationRates } from '@/lib/features/migration/useMigrationRates';
import { LowerRateGate } from './LowerRateGate';
import { usePoolView } from './usePoolView';

type Props = {
  migration: Extract<Migration, { status: 'known' }>;
  /** The old farm. */
  pool: RewardPool;
  /** The control that keeps the rest of the deposit, and goes on with what is withdrawn. */
  keepRest: ReactNode;
};

/** Withdraws from the old farm, after a warning if the present one pays less. */
export function WithdrawStep({ migration, pool, keepRest }: Props) {
  const t = useTranslations('migration.keep');
  const { from, versions } = migration;
  const state = useRewardScreen(pool);
  const view = usePoolView(from.currencies, pool.stakingToken);
  const rates = useMigrationRates(migration, state.figures);
  const href = farmHref({ tokens: from.currencies, version: versions[0] });
  return (
    <>
      <EarnedPanel state={state} side="withdraw" />
      <LowerRateGate
        rates={rates}
        rewardToken={pool.rewardToken}
        version={versions[1]}
        keep={
          <ButtonLink variant="primary" href={href}>
            {t('stay')}
          </ButtonLink>
        }
      >
        <WithdrawForm state={state} view={view} />
        {/* While the question is open, only its own two answers are offered. */}
        {keepRest}
      </LowerRateGate>
    </>
  );
}
