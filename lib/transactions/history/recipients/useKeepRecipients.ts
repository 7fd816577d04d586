import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { followStorage } from '@/lib/base/storage/store';
import { followedAtom } from '../atoms';
import { useTransactions } from '../store';
import { recordSends, useSentRecipients } from './store';

/**
 * Restores the recipients of this device, and records those of sends once they are confirmed, even
 * if the user has cleared the send from the history before. Mount it wherever recipients are
 * needed, and where transactions are followed.
 */
export function useKeepRecipients(): void {
  const { records } = useTransactions();
  const followed = useAtomValue(followedAtom);
  useEffect(() => followStorage(useSentRecipients), []);
  useEffect(() => recordSends([...records, ...followed]), [records, followed]);
}
