import { useTranslations } from 'next-intl';
import { EarnedPanel } from '@/components/rewards/EarnedPanel';
import { WithdrawForm } from '@/components/rewards/WithdrawForm';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Migration } from '@/lib/migration/useMigration';
import { useMigrationRates } from '@/lib/migration/useMigrationRates';
import { hrefOf } from '@/lib/navigation/routes';
import type { RewardPool } from '@/lib/rewards/rewardPool';
import { useRewardScreen } from '@/lib/rewards/useRewardScreen';
import { currencyId } from '@/lib/tokens/currency';
import { LowerRateGate } from './LowerRateGate';
import { usePoolView } from './usePoolView';

type Props = {
  migration: Extract<Migration, { status: 'known' }>;
  /** The old farm. */
  pool: RewardPool;
};

/** Withdraws from the old farm, and says first where the present one pays less. */
export function WithdrawStep({ migration, pool }: Props) {
  const t = useTranslations('migration.keep');
  const { from, versions } = migration;
  const screen = useRewardScreen(pool);
  const view = usePoolView(from.currencies, pool.stakingToken);
  const rates = useMigrationRates(migration, screen.figures);
  const [a, b] = from.currencies;
  const href = hrefOf({
    name: 'farm',
    versionOrCurrencyIdA: currencyId(a),
    currencyIdB: currencyId(b),
    version: versions[0],
  });
  return (
    <>
      <EarnedPanel screen={screen} />
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
        <WithdrawForm screen={screen} view={view} />
      </LowerRateGate>
    </>
  );
}
