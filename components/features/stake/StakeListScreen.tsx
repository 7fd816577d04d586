'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { FiguresAge } from '@/components/frame/layout/FiguresAge';
import { PageTitle } from '@/components/frame/layout/PageTitle';
import { withMessages } from '@/components/frame/layout/withMessages';
import { Notice } from '@/components/ui/Notice';
import { Spinner } from '@/components/ui/Spinner';
import { stakeMessages } from '@/lib/base/i18n/exported/stake';
import { stakesAt } from '@/lib/exchange/rewards/stakes/stakeAt';
import { arrangeStakes } from '@/lib/exchange/rewards/stakes/stakeRow';
import { useStakeRows } from '@/lib/exchange/rewards/stakes/useStakeRows';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useRoute } from '@/lib/site/navigation/useRoute';
import { StakeListCard } from './StakeListCard';
import * as styles from './StakeListScreen.css';

/** /stake/{version}: where PNG is staked for another token. */
export const StakeListScreen = withMessages({ stake: stakeMessages }, Screen);

function Screen() {
  const t = useTranslations('stake');
  return (
    <div className={styles.column}>
      <PageTitle screen={t('title')} />
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.quiet}>{t('intro')}</p>
      <Stakes />
    </div>
  );
}

function Stakes() {
  const t = useTranslations('stake');
  const route = useRoute();
  const chainId = useActiveChainId();
  const account = useAddress();
  const version = route?.name === 'stakes' ? route.version : undefined;
  const stakes = useMemo(
    () => (chainId === undefined || version === undefined ? [] : stakesAt(chainId, version)),
    [chainId, version],
  );
  const { rows, isLoading, hasFailed } = useStakeRows(chainId, stakes, account);
  if (chainId === undefined || version === undefined) return <Waiting />;
  if (stakes.length === 0) return <p className={styles.message}>{t('noRewards')}</p>;
  return (
    <>
      <FiguresAge chainId={chainId} />
      {hasFailed && <Notice tone="warning">{t('failedSome')}</Notice>}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {arrangeStakes(rows).map((row) => (
            <StakeListCard key={row.stake.name} row={row} />
          ))}
        </ul>
      )}
      {isLoading && <Waiting />}
    </>
  );
}

function Waiting() {
  const t = useTranslations('stake');
  return (
    <div className={styles.waiting}>
      <span role="img" aria-label={t('loading')}>
        <Spinner isLarge />
      </span>
    </div>
  );
}
