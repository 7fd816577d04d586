import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ShareSwapButton } from '@/components/parts/share/ShareSwapButton';
import { PageLink } from '@/components/ui/PageLink';
import { currencyId } from '@/lib/base/tokens/currency';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import { farmHref } from '@/lib/exchange/rewards/farms/farmHref';
import { farmsAfter } from '@/lib/exchange/rewards/farms/farmsAfter';
import { useRunningFarm } from '@/lib/exchange/rewards/farms/useRunningFarm';
import { stakesAfter } from '@/lib/exchange/rewards/stakes/stakesAfter';
import { useRunningStake } from '@/lib/exchange/rewards/stakes/useRunningStake';
import { sentSwapLink } from '@/lib/features/swap/sentSwapLink';
import { hrefOf } from '@/lib/site/navigation/routes';
import type { MovedAmounts } from '@/lib/transactions/history/summary';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import * as styles from './TransactionProgress.css';

type Props = {
  transaction: TransactionRecord;
  moved: MovedAmounts | undefined;
  /** Before that, nothing is shown, but what the links need is read. */
  isConfirmed: boolean;
};

/**
 * Where a confirmed transaction leads: to a farm for the liquidity that it added, to a stake for
 * the PNG that it brought, and to a link to the same swap. A farm or a stake that is not known to
 * pay is left out.
 */
export function ResultLinks({ transaction, moved, isConfirmed }: Props) {
  const t = useTranslations('transactions');
  const { summary } = transaction;
  const farm = useRunningFarm(useMemo(() => farmsAfter(summary), [summary]));
  const stake = useRunningStake(stakesAfter(transaction, moved));
  if (!isConfirmed) return null;
  return (
    <>
      {farm && (
        <PageLink href={farmHref(farm)} className={styles.link}>
          {t('depositInFarm')}
        </PageLink>
      )}
      {stake && (
        <PageLink
          href={hrefOf({
            name: 'stake',
            version: String(stake.version),
            rewardCurrencyId: currencyId(stake.pool.rewardToken),
          })}
          className={styles.link}
        >
          {t('stakeReceived', { symbol: shortSymbol(stake.pool.stakingToken.symbol) })}
        </PageLink>
      )}
      {summary.type === 'swap' && (
        <ShareSwapButton className={styles.share} linkOf={(page) => sentSwapLink(page, summary)} />
      )}
    </>
  );
}
