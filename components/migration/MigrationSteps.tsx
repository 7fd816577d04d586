import { useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { DepositForm } from '@/components/rewards/DepositForm';
import { EarnedPanel } from '@/components/rewards/EarnedPanel';
import { WithdrawForm } from '@/components/rewards/WithdrawForm';
import { PendingTransactions } from '@/components/transactions/PendingTransactions';
import type { MigratedPair, Migration } from '@/lib/migration/useMigration';
import type { RewardPool } from '@/lib/rewards/rewardPool';
import { useRewardScreen } from '@/lib/rewards/useRewardScreen';
import { ConvertForm } from './ConvertForm';
import { StepItem } from './StepItem';
import * as styles from './Steps.css';
import { usePoolView } from './usePoolView';

/** The transactions that the steps begin. */
const WAITS = ['withdraw', 'convert', 'deposit', 'approve', 'revoke'] as const;

type Props = { migration: Extract<Migration, { status: 'known' }>; account: Address };

/** Shows the steps of a migration, and opens the current one. */
export function MigrationSteps({ migration, account }: Props) {
  const t = useTranslations('migration.steps');
  const { from, to, isSamePair, step } = migration;
  const steps = [
    from.farm && { name: 'withdraw' as const, form: <WithdrawStep pair={from} pool={from.farm} /> },
    !isSamePair && {
      name: 'convert' as const,
      form: <ConvertForm account={account} from={from} to={to} isShown={step === 'convert'} />,
    },
    to.farm && { name: 'deposit' as const, form: <DepositStep pair={to} pool={to.farm} /> },
  ].filter((each) => typeof each === 'object');
  const now = steps.findIndex(({ name }) => name === step);
  const isOpen = now !== -1;
  return (
    <>
      <ol className={isOpen ? styles.steps : styles.hidden}>
        {steps.map(({ name, form }, index) => (
          <StepItem key={name} title={t(name)} number={index + 1} status={statusOf(index - now)}>
            {form}
          </StepItem>
        ))}
      </ol>
      <PendingTransactions types={WAITS} />
    </>
  );
}

function statusOf(distance: number) {
  if (distance === 0) return 'current';
  return distance < 0 ? 'done' : 'later';
}

type FormProps = { pair: MigratedPair; pool: RewardPool };

function WithdrawStep({ pair, pool }: FormProps) {
  const screen = useRewardScreen(pool);
  const view = usePoolView(pair.currencies, pool.stakingToken);
  return (
    <>
      <EarnedPanel screen={screen} />
      <WithdrawForm screen={screen} view={view} />
    </>
  );
}

function DepositStep({ pair, pool }: FormProps) {
  const screen = useRewardScreen(pool, { depositsAll: true });
  return <DepositForm screen={screen} view={usePoolView(pair.currencies, pool.stakingToken)} />;
}
