import { useTranslations } from 'next-intl';
import { OwnFigure } from '@/components/parts/rewards/OwnFigure';
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
      <OwnFigure term={t('ownStake')} amount={staked} hasFailed={hasFailed}>
        <Worth amount={staked} />
      </OwnFigure>
      <OwnFigure term={t('inWallet')} amount={balance} hasFailed={isBalanceRefused}>
        <Worth amount={balance} />
      </OwnFigure>
    </dl>
  );
}

function Worth({ amount }: { amount: Amount | undefined }) {
  return (
    <dd className={styles.below}>
      {amount !== undefined && amount.raw > 0n && <UsdValue amount={amount} />}
    </dd>
  );
}
