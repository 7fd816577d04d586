import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import { OutcomeIcon } from '@/components/transactions/progress/OutcomeIcon';
import { Spinner } from '@/components/ui/Spinner';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import { summaryCurrencies } from '@/lib/transactions/history/summaryCurrencies';
import { isConfirmed, type TransactionOutcome } from '@/lib/transactions/history/transaction';
import * as styles from './RecentTransactions.css';

/** The logos fit in the ring of what is pending. */
const SIZES = { pending: { one: 22, two: 18 }, ended: { one: 40, two: 28 } };
const OUTCOME_SIZE = 16;

type Props = { summary: TransactionSummary; outcome: TransactionOutcome };

/**
 * The logos of what a transaction is about: in a ring while it is pending, with an icon of its end
 * if that is not the one that was wanted.
 */
export function TransactionIcon({ summary, outcome }: Props) {
  const [first, second] = summaryCurrencies(summary);
  if (!first) {
    return (
      <span className={styles.icon}>
        <OutcomeIcon outcome={outcome} />
      </span>
    );
  }
  const isPending = outcome === 'pending';
  const sizes = SIZES[isPending ? 'pending' : 'ended'];
  const shown = isPending || !second ? [first] : [first, second];
  return (
    <span className={styles.icon}>
      {isPending && (
        <span className={styles.ring}>
          <Spinner isRing />
        </span>
      )}
      {shown.length === 1 ? (
        <TokenLogo currency={first} size={sizes.one} />
      ) : (
        <>
          <span className={styles.first}>
            <TokenLogo currency={first} size={sizes.two} />
          </span>
          {second && (
            <span className={styles.second}>
              <TokenLogo currency={second} size={sizes.two} />
            </span>
          )}
        </>
      )}
      {!isPending && !isConfirmed(outcome) && (
        <span className={styles.outcome}>
          <OutcomeIcon outcome={outcome} size={OUTCOME_SIZE} />
        </span>
      )}
    </span>
  );
}
