'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { FiguresAge } from '@/components/parts/figuresAge/FiguresAge';
import { ListWaiting } from '@/components/parts/loading/ListWaiting';
import { withMessages } from '@/components/parts/loading/withMessages';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { emptyList } from '@/components/ui/list.css';
import { Notice } from '@/components/ui/Notice';
import { listPage, pageNote, pageTitle } from '@/components/ui/page.css';
import { columnNames, columns } from '@/components/ui/table.css';
import { stakeMessages } from '@/lib/base/i18n/exported/stake';
import { arrangeStakes } from '@/lib/exchange/rewards/stakes/arrangeStakes';
import { stakesAt } from '@/lib/exchange/rewards/stakes/stakeAt';
import { paysOwn } from '@/lib/exchange/rewards/stakes/stakeRow';
import { useStakeRows } from '@/lib/exchange/rewards/stakes/useStakeRows';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useRoute } from '@/lib/site/navigation/useRoute';
import { StakeListCard } from './StakeListCard';
import { tables } from './StakeListCard.css';

/** /stake/{version}: where PNG is staked for another token. */
export const StakeListScreen = withMessages({ stake: stakeMessages }, Screen);

function Screen() {
  const t = useTranslations('stake');
  return (
    <div className={listPage}>
      <PageTitle screen={t('title')} />
      <h1 className={pageTitle}>{t('title')}</h1>
      <p className={pageNote}>{t('intro')}</p>
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
  if (stakes.length === 0) return <p className={emptyList}>{t('noRewards')}</p>;
  const hasOwn = rows.some(paysOwn);
  return (
    <>
      <FiguresAge chainId={chainId} />
      {hasFailed && <Notice tone="warning">{t('failedSome')}</Notice>}
      {rows.length > 0 && (
        <ul className={tables[hasOwn ? 'own' : 'other']}>
          <li className={columns} aria-hidden="true">
            <span>{t('reward')}</span>
            <span className={columnNames}>
              {hasOwn && <span>{t('weekly')}</span>}
              <span>{t('total')}</span>
              <span>{t('apr')}</span>
            </span>
          </li>
          {arrangeStakes(rows).map((row) => (
            <StakeListCard key={row.stake.name} row={row} />
          ))}
        </ul>
      )}
      {isLoading && <Waiting isRest={rows.length > 0} />}
    </>
  );
}

function Waiting({ isRest = false }: { isRest?: boolean }) {
  return <ListWaiting label={useTranslations('stake')('loading')} isRest={isRest} />;
}
