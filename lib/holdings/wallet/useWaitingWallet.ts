import { useMutationState } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UseConnectReturnType } from 'wagmi';
import { isRequestPending } from '@/lib/base/errors/errorChain';
import { CONNECT } from './useWallet';

const BUSY_MS = 60_000;

type Variables = UseConnectReturnType['variables'];

/**
 * The wallet in which an earlier connection request still waits: for a minute, or until one
 * connects. Another request to it would be rejected like the last. Its connector's `uid`, or
 * undefined.
 */
export function useWaitingWallet(): string | undefined {
  const attempts = useMutationState({
    filters: { mutationKey: CONNECT },
    select: ({ state: { error, submittedAt, variables } }) =>
      isRequestPending(error)
        ? { atMs: submittedAt, uid: uidOf(variables as Variables) }
        : undefined,
  });
  const waiting = attempts.at(-1);
  const waitingSinceMs = waiting?.atMs;
  const [forgottenMs, setForgottenMs] = useState<number>();
  useEffect(() => {
    if (waitingSinceMs === undefined) return undefined;
    const timer = setTimeout(
      () => setForgottenMs(waitingSinceMs),
      waitingSinceMs + BUSY_MS - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [waitingSinceMs]);
  if (waitingSinceMs === undefined || waitingSinceMs === forgottenMs) return undefined;
  if (Date.now() >= waitingSinceMs + BUSY_MS) return undefined;
  return waiting?.uid;
}

function uidOf(variables: Variables): string | undefined {
  const connector = variables?.connector;
  return connector && 'uid' in connector ? connector.uid : undefined;
}

/** Whether an earlier connection request still waits in the wallet. */
export function useIsWalletBusy(): boolean {
  return useWaitingWallet() !== undefined;
}
