import { useMutationState } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isRequestPending } from '@/lib/errors/errorChain';
import { CONNECT } from './useWallet';

const BUSY_MS = 60_000;

/**
 * Whether an earlier connection request still waits in the wallet: for a minute, or until one
 * connects. Another request would be rejected like the last.
 */
export function useIsWalletBusy(): boolean {
  const attempts = useMutationState({
    filters: { mutationKey: CONNECT },
    select: ({ state: { error, submittedAt } }) =>
      isRequestPending(error) ? submittedAt : undefined,
  });
  const refusedMs = attempts.at(-1);
  const [forgottenMs, setForgottenMs] = useState<number>();
  useEffect(() => {
    if (refusedMs === undefined) return undefined;
    const timer = setTimeout(() => setForgottenMs(refusedMs), refusedMs + BUSY_MS - Date.now());
    return () => clearTimeout(timer);
  }, [refusedMs]);
  if (refusedMs === undefined || refusedMs === forgottenMs) return false;
  return Date.now() < refusedMs + BUSY_MS;
}
