import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Button } from '@/components/ui/Button';
import { withEnds } from '@/components/ui/withEnds';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';
import * as styles from './MoveDialog.css';

type Props = {
  from: RewardScreenState;
  to: RewardScreenState;
  /** Of the old farm. */
  version: number;
  isLast: boolean;
  /** Whether what is still in the old farm stays there for now. */
  keepsRest: boolean;
  onOrder: () => void;
  onLeave: () => void;
};

/** What is left of a deposit, in which order it is moved, and how to leave it where it is. */
export function MoveRest({ from, to, version, isLast, keepsRest, onOrder, onLeave }: Props) {
  const t = useTranslations('migrationLanding.dialog');
  const { staked } = from;
  const { balance } = to;
  const [first, setFirst] = useState<bigint>();
  if (first === undefined && staked && balance) setFirst(staked.raw);
  const isHeld = balance !== undefined && balance.raw > 0n;
  const hasBoth = staked !== undefined && staked.raw > 0n && isHeld;
  const hasBegun = isHeld || (first !== undefined && staked !== undefined && staked.raw < first);
  return (
    <>
      {hasBoth && (
        <Button variant="secondary" onClick={onOrder}>
          {t(keepsRest ? 'withdrawRest' : 'depositFirst')}
        </Button>
      )}
      {hasBegun && staked && balance && (
        <p className={styles.text}>
          {withEnds(
            t.rich('rest', {
              version,
              staked: () => <CurrencyAmount amount={staked} rounding="held" />,
              held: () => <CurrencyAmount amount={balance} rounding="held" />,
            }),
          )}
        </p>
      )}
      {(hasBegun || !isLast) && (
        <Button variant="secondary" onClick={onLeave}>
          {leaveText()}
        </Button>
      )}
    </>
  );

  function leaveText() {
    if (!hasBegun) return t('skip');
    return t(isLast ? 'finish' : 'nextKeeping');
  }
}
