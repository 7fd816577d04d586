import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { Address } from 'viem';
import { DepositForm } from '@/components/parts/rewards/DepositForm';
import { PendingTransactions } from '@/components/transactions/history/PendingTransactions';
import { Button } from '@/components/ui/Button';
import { useRewardScreen } from '@/lib/exchange/rewards/actions/useRewardScreen';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import type { MovingStep } from '@/lib/features/migration/migrationStep';
import type { MigratedPair, Migration } from '@/lib/features/migration/useMigration';
import { ConvertForm } from './ConvertForm';
import { StepItem } from './StepItem';
import * as styles from './Steps.css';
import { usePoolView } from './usePoolView';
import { WithdrawStep } from './WithdrawStep';

/** The transactions that the steps begin. */
const TRANSACTION_TYPES = ['withdraw', 'convert', 'deposit', 'approve', 'revoke'] as const;

type Props = { migration: Extract<Migration, { status: 'known' }>; account: Address };

/** Shows the steps of a migration, and opens the current one. */
export function MigrationSteps({ migration, account }: Props) {
  const t = useTranslations('migration');
  const { from, to, isSamePair, step, kept, canKeep } = migration;
  const whole = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  const focus = () => whole.current?.focus();
  const keepRest = (name: MovingStep) =>
    step === name &&
    canKeep && (
      <Button
        variant="secondary"
        onClick={() => {
          kept.keep(name);
          focus();
        }}
      >
        {t(`keep.${name}`)}
      </Button>
    );
  const steps = [
    from.farm && {
      name: 'withdraw' as const,
      form: <WithdrawStep migration={migration} pool={from.farm} keepRest={keepRest('withdraw')} />,
    },
    !isSamePair && {
      name: 'convert' as const,
      form: <ConvertForm account={account} from={from} to={to} isShown={step === 'convert'} />,
    },
    to.farm && { name: 'deposit' as const, form: <DepositStep pair={to} pool={to.farm} /> },
  ].filter((each) => typeof each === 'object');
  const now = steps.findIndex(({ name }) => name === step);
  const isOpen = now !== -1;
  return (
    <div ref={whole} tabIndex={-1} className={styles.parts}>
      <ol className={isOpen ? styles.steps : styles.hidden}>
        {steps.map(({ name, form }, index) => (
          <StepItem
            key={name}
            title={t(`steps.${name}`)}
            number={index + 1}
            status={statusOf(name, index - now)}
          >
            {form}
            {name !== 'withdraw' && keepRest(name)}
          </StepItem>
        ))}
      </ol>
      {kept.steps.length > 0 && step !== 'done' && step !== 'nothing' && (
        <Button
          variant="secondary"
          onClick={() => {
            kept.resume();
            focus();
          }}
        >
          {t('keep.resume')}
        </Button>
      )}
      <PendingTransactions types={TRANSACTION_TYPES} />
    </div>
  );

  function statusOf(name: MovingStep, distance: number) {
    if (distance === 0) return 'current';
    if (distance > 0) return 'later';
    return kept.steps.includes(name) ? 'kept' : 'done';
  }
}

function DepositStep({ pair, pool }: { pair: MigratedPair; pool: RewardPool }) {
  const state = useRewardScreen(pool, { depositsAll: true });
  return <DepositForm state={state} view={usePoolView(pair.currencies, pool.stakingToken)} />;
}
