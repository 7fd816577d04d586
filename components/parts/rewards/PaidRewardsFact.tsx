import { useLocale, useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Fact } from '@/components/ui/Facts';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { formatDay } from '@/lib/base/time/formatDate';
import { currencyId } from '@/lib/base/tokens/currency';
import { paidRewards } from '@/lib/exchange/rewards/pools/paidRewards';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import { useActivity } from '@/lib/transactions/activity/useActivity';
import * as styles from './RewardHistory.css';

type Props = { account: Address; pool: RewardPool };

/** What a pool has paid the account so far, by the transactions of this device. */
export function PaidRewardsFact({ account, pool }: Props) {
  const t = useTranslations('story');
  const locale = useLocale();
  const { records } = useActivity(pool.chainId, account);
  const paid = paidRewards(records, pool);
  if (paid === undefined) return null;
  return (
    <Fact term={t('paid')} isBeside>
      <span className={styles.lines}>
        {paid.amounts.map((amount) => (
          <span key={currencyId(amount.currency)} className={styles.figure}>
            <CurrencyAmount amount={amount} digits={SHORT_DIGITS} />
          </span>
        ))}
        <span className={styles.below}>
          {t('paidFrom', { count: paid.transactions, date: formatDay(paid.sinceMs, locale) })}
        </span>
      </span>
    </Fact>
  );
}
