'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { type Address, isHash } from 'viem';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { downloadText } from '@/components/ui/downloadText';
import { activityMessages } from '@/lib/base/i18n/exported/activity';
import { signingMessages } from '@/lib/base/i18n/exported/signing';
import type { ChainId } from '@/lib/base/networks/network';
import { useClearKept } from '@/lib/exchange/market/useClearKept';
import { activityCsv } from '@/lib/transactions/activity/activityCsv';
import {
  type ActivityFilter,
  currenciesOf,
  matchingActivity,
  searchableActivity,
} from '@/lib/transactions/activity/activityFilter';
import { activityRows } from '@/lib/transactions/activity/activityRows';
import { useActivity } from '@/lib/transactions/activity/useActivity';
import * as styles from './Activity.css';
import { ActivityList } from './ActivityList';
import { ActivityTools } from './ActivityTools';
import { AddTransaction } from './AddTransaction';

type Props = { chainId: ChainId; account: Address; onClose: () => void };

const ALL: ActivityFilter = { text: '', kind: undefined, token: undefined };

/** All transactions of the account on this chain that this device has. */
export const ActivityDialog = withMessages({ ...signingMessages, ...activityMessages }, Content);

function Content({ chainId, account, onClose }: Props) {
  const t = useTranslations('activity');
  const frame = useTranslations('frame');
  const transactions = useTranslations('transactions');
  const [filter, setFilter] = useState(ALL);
  const clearKept = useClearKept();
  const [isClearing, setClearing] = useState(false);
  const { status, records, readAgain } = useActivity(chainId, account);
  const searchable = useMemo(() => searchableActivity(records), [records]);
  const typed = filter.text.trim();
  const isListed = matchingActivity(searchable, { ...ALL, text: typed }).length > 0;
  const hash = isHash(typed) && !isListed ? typed : undefined;
  const currencies = useMemo(() => currenciesOf(records), [records]);
  const matching = useMemo(() => matchingActivity(searchable, filter), [searchable, filter]);
  const rows = useMemo(() => activityRows(matching, Date.now()), [matching]);
  const download = () => {
    const day = new Date().toISOString().slice(0, 10);
    downloadText(`pangolin-activity-${day}.csv`, activityCsv(matching), 'text/csv;charset=utf-8');
  };
  const clear = () => {
    clearKept(chainId);
    setClearing(false);
    readAgain();
  };
  const isEmpty = records.length === 0;
  const statusText = () => {
    if (status === 'loading') return t('loading');
    if (status === 'unavailable') return t('unavailable');
    if (isEmpty) return t('none');
    return matching.length === 0 ? t('noMatch') : t('found', { count: matching.length });
  };
  return (
    <Dialog title={t('title')} closeLabel={frame('close')} onClose={onClose} isSide>
      <ActivityTools filter={filter} currencies={currencies} onFilter={setFilter} />
      <div className={styles.line}>
        <p role="status" className={styles.faint}>
          {statusText()}
        </p>
        {matching.length > 0 && (
          <Button variant="text" onClick={download}>
            {t('download')}
          </Button>
        )}
        {matching.length === 0 && !isEmpty && (
          <Button variant="text" onClick={() => setFilter(ALL)}>
            {t('showAll')}
          </Button>
        )}
      </div>
      {hash && status !== 'loading' && (
        <AddTransaction
          key={hash}
          hash={hash}
          chainId={chainId}
          account={account}
          onAdded={readAgain}
        />
      )}
      {rows.length > 0 && <ActivityList rows={rows} />}
      {!isEmpty && (
        <Button
          variant="text"
          className={styles.clear}
          onBlur={() => setClearing(false)}
          onClick={() => (isClearing ? clear() : setClearing(true))}
        >
          {isClearing ? t('clearSure') : transactions('clearAll')}
        </Button>
      )}
    </Dialog>
  );
}
