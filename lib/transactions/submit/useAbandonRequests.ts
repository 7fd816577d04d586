import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useAccount } from 'wagmi';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { abandonRequestsAtom } from './atoms';

/** Stops waiting for a wallet once it, or its account, is no longer on the page. Mount it once. */
export function useAbandonRequests(): void {
  const account = useAddress();
  const { connector } = useAccount();
  const abandon = useSetAtom(abandonRequestsAtom);
  // Another wallet may have the same account.
  const connection = account && `${connector?.uid} ${account}`;
  useEffect(() => {
    if (connection === undefined) return undefined;
    return () => abandon();
  }, [connection, abandon]);
}
