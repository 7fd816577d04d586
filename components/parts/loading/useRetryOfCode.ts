import { useEffect } from 'react';
import { describeError } from '@/lib/base/errors/describeError';

/**
 * Tries again by itself what failed because its code could not be loaded: when the device is back
 * online, and now and then while it is.
 *
 * @param everyMs - How often; without it, only when the device is back online.
 * @returns whether the code is what failed.
 */
export function useRetryOfCode(error: unknown, onRetry: () => void, everyMs?: number): boolean {
  const isUnreachable = describeError(error)?.key === 'errors.codeUnreachable';
  useEffect(() => {
    if (!isUnreachable) return undefined;
    const retry = () => {
      if (navigator.onLine) onRetry();
    };
    const timer = everyMs === undefined ? undefined : setInterval(retry, everyMs);
    window.addEventListener('online', onRetry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onRetry);
    };
  }, [isUnreachable, onRetry, everyMs]);
  return isUnreachable;
}
