import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { followedAtom } from '../atoms';
import { useTransactions } from '../store';
import { noteSends } from './store';

/**
 * Notes the recipients of sends once they are confirmed, also of those that the user cleared from
 * the history before. Mount it once, after what restores the stores.
 */
export function useNoteSends(): void {
  const { records } = useTransactions();
  const followed = useAtomValue(followedAtom);
  useEffect(() => noteSends([...records, ...followed]), [records, followed]);
}
