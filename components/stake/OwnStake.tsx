import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { UsdValue } from '@/components/tokens/UsdValue';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Amount } from '@/lib/amounts/amount';
import type { RewardScreen } from '@/lib/rewards/useRewardScreen';
import * as styles from './StakeScreen.css';

/** What an account has staked and what it has in its wallet, with what that is worth. */
export function OwnStake({ screen: { staked, balance } }: { screen: RewardScreen }) {
  const t = useTranslations('stake');
  return (
    <dl className={styles.own}>
      <Figure term={t('ownStake')} amount={staked} />
      <Figure term={t('inWallet')} amount={balance} />
    </dl>
  );
}

function Figure({ term, amount }: { term: string; amount: Amount | undefined }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        {amount ? <CurrencyAmount amount={amount} /> : <Skeleton characters={10} />}
      </dd>
      <dd className={styles.below}>
        {amount !== undefined && amount.raw > 0n && <UsdValue amount={amount} />}
      </dd>
    </div>
  );
}
