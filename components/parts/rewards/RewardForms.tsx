import type { ReactNode } from 'react';
import { PendingTransactions } from '@/components/transactions/history/PendingTransactions';
import { half, halves } from '@/components/ui/halves.css';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';
import { DepositForm } from './DepositForm';
import * as styles from './RewardForms.css';
import type { RewardView } from './rewardView';
import { useRewardWords } from './useRewardWords';
import { WithdrawForm } from './WithdrawForm';

const SIDES = ['deposit', 'withdraw'] as const;

/** The transactions that these forms and their reviews begin. */
const TRANSACTION_TYPES = ['deposit', 'withdraw', 'claim', 'approve', 'revoke'] as const;

type Props = {
  state: RewardScreenState;
  view: RewardView;
  /** What has to be known before a deposit. */
  depositNote?: ReactNode;
};

/** The two forms of a reward pool, of which one is on screen. */
export function RewardForms({ state, view, depositNote }: Props) {
  const own = useRewardWords(view.words);
  const { side, choose } = state.forms;
  return (
    <div className={styles.forms}>
      <fieldset className={halves} aria-label={own('forms')}>
        {SIDES.map((each) => (
          <button
            key={each}
            type="button"
            className={half}
            aria-pressed={side === each}
            onClick={() => choose(each)}
          >
            {own(each)}
          </button>
        ))}
      </fieldset>
      {side === 'deposit' ? (
        <DepositForm state={state} view={view} note={depositNote} />
      ) : (
        <WithdrawForm state={state} view={view} />
      )}
      <PendingTransactions types={TRANSACTION_TYPES} />
    </div>
  );
}
