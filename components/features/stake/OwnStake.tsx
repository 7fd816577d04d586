import { useTranslations } from 'next-intl';
import { AwaitedFigure } from '@/components/parts/rewards/AwaitedFigure';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { UsdValue } from '@/components/parts/tokens/UsdValue';
import type { Amount } from '@/lib/base/amounts/amount';
import type { RewardScreen } from '@/lib/exchange/rewards/positions/useRewardScreen';
import * as styles from './StakeScreen.css';

/** What an account has staked and what it has in its wallet, with what that is worth. */
export function OwnStake({ screen }: { screen: RewardScreen }) {
  const t = useTranslations('stake');
  const { staked, balance, hasFailed, isBalanceRefused } = screen;
  return (
    <dl className={styles.own}>
      <Figure term={t('ownStake')} amount={staked} hasFailed={hasFailed} />
      <Figure term={t('inWallet')} amount={balance} hasFailed={isBalanceRefused} />
    </dl>
  );
}

type Props = { term: string; amount: Amount | undefined; hasFailed: boolean };

function Figure({ term, amount, hasFailed }: Props) {
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
      <dd className={styles.below}>
        {amount !== undefined && amount.raw > 0n && <UsdValue amount={amount} />}
      </dd>
    </div>
  );
}
