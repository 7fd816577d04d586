import { useSyncExternalStore } from 'react';
import type { AppError } from '@/lib/errors/appError';
import type { ChainId } from '@/lib/networks/network';
import {
  endpointHealth,
  isStale,
  silentSeconds,
  subscribeToEndpointHealth,
  UNKNOWN_HEALTH,
} from './endpointHealth';

/** What a screen tells about a chain's endpoints; nothing at all while they answer. */
export type EndpointState = {
  /** Why the last request failed. */
  readonly problem: AppError | undefined;
  /** How long ago the last good answer came, counted while there is a problem or it is stale. */
  readonly silentSeconds: number | undefined;
  /** Whether what the screens show is too old to be signed: no good answer for 30 s. */
  readonly isStale: boolean;
};

const SECOND_MS = 1_000;

/** How a chain's endpoints answer. */
export function useEndpointHealth(chainId: ChainId | undefined): EndpointState {
  const health = () => (chainId === undefined ? UNKNOWN_HEALTH : endpointHealth(chainId));
  const problem = useSyncExternalStore(
    subscribeToEndpointHealth,
    () => health().problem,
    () => undefined,
  );
  const silence = useSyncExternalStore(
    subscribeToEachSecond,
    () => silentSeconds(health(), Date.now()),
    () => undefined,
  );
  const stale = useSyncExternalStore(
    subscribeToEachSecond,
    () => isStale(health(), Date.now()),
    () => false,
  );
  return { problem, silentSeconds: silence, isStale: stale };
}

function subscribeToEachSecond(onChange: () => void): () => void {
  const timer = setInterval(onChange, SECOND_MS);
  const stop = subscribeToEndpointHealth(onChange);
  return () => {
    clearInterval(timer);
    stop();
  };
}
