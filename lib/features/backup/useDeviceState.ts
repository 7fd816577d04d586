import { useEffect, useState } from 'react';
import { followStorage } from '@/lib/base/storage/store';
import { useOwnEndpoints } from '@/lib/chain/rpc/store';
import { useLists } from '@/lib/holdings/lists/store';
import { useSettings } from '@/lib/site/settings/store';
import { useSentRecipients } from '@/lib/transactions/history/recipients/store';
import { useTransactions } from '@/lib/transactions/history/store';
import type { DeviceState } from './currentBackup';

/** What this device has now; undefined until the recipients of sends are restored. */
export function useDeviceState(): DeviceState | undefined {
  const [isRestored, setRestored] = useState(false);
  const settings = useSettings();
  const endpoints = useOwnEndpoints();
  const lists = useLists();
  const history = useTransactions();
  const recipients = useSentRecipients();
  useEffect(() => {
    const stop = followStorage(useSentRecipients);
    setRestored(true);
    return stop;
  }, []);
  return isRestored ? { settings, endpoints, lists, history, recipients } : undefined;
}
