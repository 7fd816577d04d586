import { useTranslations } from 'next-intl';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import { emptyListAction, emptyListWithAction, list, listCount } from '@/components/ui/list.css';
import { Notice } from '@/components/ui/Notice';
import { areOwnFirst, type FarmArrangement } from '@/lib/exchange/rewards/farms/arrangeFarms';
import type { FarmRow } from '@/lib/exchange/rewards/farms/farmRow';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { FarmListCard } from './FarmListCard';
import { useDrawnCount } from './useDrawnCount';

type Props = {
  rows: readonly FarmRow[];
  arrangement: Pick<FarmArrangement, 'view' | 'isChosen'>;
  isSearching: boolean;
  /** Whether more farms may come. */
  isLoading: boolean;
  /** Whether some farms can't be read. */
  hasFailed: boolean;
};

/** The farms as arranged, or the text in their place. */
export function FarmList({ rows, arrangement, isSearching, isLoading, hasFailed }: Props) {
  const t = useTranslations('farms');
  const { count, watchEnd } = useDrawnCount();
  const isConnected = useAddress() !== undefined;
  const { view, isChosen } = arrangement;
  const isAskingToConnect = view === 'mine' && !isConnected;
  const reason = isAskingToConnect ? 'mineDisconnected' : view;
  // What can't be read may belong here, so there are not none.
  const isUntold = hasFailed && !isSearching && !isAskingToConnect;
  const countText = t('count', {
    count: rows.length,
    own: !isChosen && areOwnFirst(rows) ? 'first' : 'none',
  });
  return (
    <>
      {hasFailed && <Notice tone="warning">{t('failedSome')}</Notice>}
      <p className={listCount} role="status">
        {isLoading ? t('loadingMore') : rows.length > 0 && countText}
      </p>
      {rows.length > 0 && (
        <ul className={list}>
          {rows.slice(0, count).map((row) => (
            <FarmListCard key={row.farm.name} row={row} />
          ))}
        </ul>
      )}
      {rows.length > count && <div key={count} ref={watchEnd} />}
      {rows.length === 0 && !isLoading && !isUntold && (
        <div className={emptyListWithAction}>
          <p>{t(isSearching ? 'none.search' : `none.${reason}`)}</p>
          {isAskingToConnect && (
            <div className={emptyListAction}>
              <ConnectAction />
            </div>
          )}
        </div>
      )}
    </>
  );
}
