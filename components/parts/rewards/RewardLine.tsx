import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import { UsdValue } from '@/components/parts/tokens/UsdValue';
import * as styles from '@/components/transactions/review/Review.css';
import type { Amount } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';

type Props = { label: string; reward: Amount };

/** In a review: a reward that is paid out. */
export function RewardLine({ label, reward }: Props) {
  const t = useTranslations('rewards');
  return (
    <div className={styles.side}>
      <span className={styles.label}>{label}</span>
      <span className={styles.amount}>
        <CurrencyAmount amount={reward} /> <UsdValue amount={reward} />
      </span>
      <TokenLogo currency={reward.currency} size={40} />
      <span className={styles.amountSentence}>{t('grows')}</span>
    </div>
  );
}

/** Rewards in a sentence. */
export function RewardList({ rewards }: { rewards: readonly Amount<Token>[] }) {
  return rewards.map((reward, index) => (
    <span key={reward.currency.address}>
      {index > 0 && <span> + </span>}
      <CurrencyAmount amount={reward} />
    </span>
  ));
}
