import { useTranslations } from 'next-intl';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import { Button } from '@/components/ui/Button';
import { emptyListAction, emptyListWithAction, list, listCount } from '@/components/ui/list.css';
import { Notice } from '@/components/ui/Notice';
import { useDrawnCount } from '@/components/ui/useDrawnCount';
import {
  areOwnFirst,
  type FarmArrangement,
  type FarmOrder,
} from '@/lib/exchange/rewards/farms/arrangeFarms';
import type { FarmRow } from '@/lib/exchange/rewards/farms/farmRow';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { FarmListCard } from './FarmListCard';
import { FarmListHead } from './FarmListHead';

type Props = {
  rows: readonly FarmRow[];
  arrangement: Omit<FarmArrangement, 'query'>;
  isSearching: boolean;
  /** Whether more farms may come. */
  isLoading: boolean;
  /** Whether some farms can't be read. */
  hasFailed: boolean;
  onSort: (order: FarmOrder, isAscending: boolean) => void;
  onClearSearch: () => void;
  /** Called for the farms that pay, in place of a view that has none. */
  onShowAll: () => void;
};

/** The farms as arranged, or the text in their place. */
export function FarmList(props: Props) {
  const { rows, arrangement, isSearching, isLoading, hasFailed } = props;
  const t = useTranslations('farms');
  const { count, watchEnd } = useDrawnCount();
  const isConnected = useAddress() !== undefined;
  const { view, isChosen } = arrangement;
  const isAskingToConnect = view === 'mine' && !isConnected;
  const reason = isAskingToConnect ? 'mineDisconnected' : view;
  // What can't be read may belong here, so there are not none.
  const isUnknown = hasFailed && !isSearching && !isAskingToConnect;
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
          <FarmListHead arrangement={arrangement} onSort={props.onSort} />
          {rows.slice(0, count).map((row) => (
            <FarmListCard key={row.farm.name} row={row} />
          ))}
        </ul>
      )}
      {rows.length > count && <div key={count} ref={watchEnd} />}
      {rows.length === 0 && !isLoading && !isUnknown && (
        <div className={emptyListWithAction}>
          <p>{t(isSearching ? 'none.search' : `none.${reason}`)}</p>
          {isAskingToConnect && (
            <div className={emptyListAction}>
              <ConnectAction />
            </div>
          )}
          {isSearching && (
            <Button variant="secondary" onClick={props.onClearSearch}>
              {t('clearSearch')}
            </Button>
          )}
          {!isSearching && !isAskingToConnect && view !== 'live' && (
            <Button variant="secondary" onClick={props.onShowAll}>
              {t('showAll')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
