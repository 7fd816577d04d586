import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AwaitedFigure } from '@/components/parts/rewards/AwaitedFigure';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import type { Amount } from '@/lib/base/amounts/amount';
import type { LiquidityWorth } from '@/lib/exchange/rewards/farms/useFarmWorth';
import type { RewardScreen } from '@/lib/exchange/rewards/positions/useRewardScreen';
import * as styles from './FarmScreen.css';
import { LiquidityValue } from './LiquidityValue';

type Props = {
  screen: RewardScreen;
  worthOf: (liquidity: bigint) => LiquidityWorth | undefined;
};

/** The pool tokens that an account has in a farm and in its wallet, with what they are worth. */
export function OwnDeposit({ screen, worthOf }: Props) {
  const t = useTranslations('farm');
  const { staked, balance, hasFailed, isBalanceRefused } = screen;
  const shownValue = (amount: Amount | undefined) =>
    amount && amount.raw > 0n && <LiquidityValue worth={worthOf(amount.raw)} />;
  return (
    <dl className={styles.own}>
      <Figure
        term={t('deposited')}
        amount={staked}
        hasFailed={hasFailed}
        below={shownValue(staked)}
      />
      <Figure
        term={t('unstaked')}
        amount={balance}
        hasFailed={isBalanceRefused}
        below={shownValue(balance)}
      />
    </dl>
  );
}

type FigureProps = {
  term: string;
  amount: Amount | undefined;
  hasFailed: boolean;
  below: ReactNode;
};

function Figure({ term, amount, hasFailed, below }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        {amount ? (
          <CurrencyAmount amount={amount} rounding="held" />
        ) : (
          <AwaitedFigure hasFailed={hasFailed} characters={10} />
        )}
      </dd>
      <dd className={styles.below}>{below}</dd>
    </div>
  );
}
