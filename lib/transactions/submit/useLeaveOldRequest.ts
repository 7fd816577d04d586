import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useAccount } from 'wagmi';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { leaveAskedAtom } from './atoms';

/** Leaves the request of a wallet once it, or its account, has left the page. Mount it once. */
export function useLeaveOldRequest(): void {
  const account = useAddress();
  const { connector } = useAccount();
  const leave = useSetAtom(leaveAskedAtom);
  // Another wallet may have the same account.
  const session = account && `${connector?.uid} ${account}`;
  useEffect(() => {
    if (session === undefined) return undefined;
    return () => leave();
  }, [session, leave]);
}
