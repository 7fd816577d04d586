import { useTranslations } from 'next-intl';
import { OwnFigure } from '@/components/parts/rewards/OwnFigure';
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
  const worth = (amount: Amount | undefined) => (
    <dd className={styles.below}>
      {amount && amount.raw > 0n && <LiquidityValue worth={worthOf(amount.raw)} />}
    </dd>
  );
  return (
    <dl className={styles.own}>
      <OwnFigure term={t('deposited')} amount={staked} hasFailed={hasFailed}>
        {worth(staked)}
      </OwnFigure>
      <OwnFigure term={t('unstaked')} amount={balance} hasFailed={isBalanceRefused}>
        {worth(balance)}
      </OwnFigure>
    </dl>
  );
}
