import { useTranslations } from 'next-intl';
import { DepositForm } from '@/components/parts/rewards/DepositForm';
import { WithdrawForm } from '@/components/parts/rewards/WithdrawForm';
import { NextStepProvider } from '@/components/transactions/progress/nextStep';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';
import type { Move, MoveStep } from '@/lib/features/migration/move';
import * as styles from './MoveDialog.css';
import { StepItem } from './StepItem';
import * as steps from './Steps.css';
import { usePoolView } from './usePoolView';

type Props = { move: Move; from: RewardScreenState; to: RewardScreenState; step: MoveStep };

/**
 * The forms of the two steps of a move. They stay mounted when it is done, so that an open dialog
 * can finish.
 */
export function MoveForms({ move, from, to, step }: Props) {
  const t = useTranslations('migrationLanding.dialog');
  const [a, b] = [unwrapped(move.from.farm.tokens[0]), unwrapped(move.from.farm.tokens[1])];
  const view = usePoolView([a, b], move.from.pool.stakingToken);
  const isOpen = step === 'withdraw' || step === 'deposit';
  const withdrawn = from.staked?.raw === 0n ? 'done' : 'later';
  return (
    <ol className={isOpen ? steps.steps : steps.hidden}>
      <StepItem
        title={t('steps.withdraw', { version: move.from.farm.version })}
        number={1}
        status={step === 'withdraw' ? 'current' : withdrawn}
      >
        <NextStepProvider value={t('toDeposit')}>
          <WithdrawForm state={from} view={view} />
        </NextStepProvider>
      </StepItem>
      <StepItem
        title={t('steps.deposit')}
        number={2}
        status={step === 'deposit' ? 'current' : 'later'}
      >
        <DepositForm
          state={to}
          view={view}
          note={<p className={styles.text}>{t('depositsAll')}</p>}
        />
      </StepItem>
    </ol>
  );
}
