import { monotonicMs } from '@/lib/base/time/monotonicMs';
import type { RefusedEndpoints } from '@/lib/chain/rpc/askInOwnBatch';

/** How long an endpoint is left alone after it refused. */
const REFUSED_MS = 60 * 60 * 1000;

type Refusal = { readonly failure: unknown; readonly sinceMs: number };

/**
 * Remembers for an hour which endpoints refused a kind of request. A failure while the device is
 * offline says nothing about an endpoint.
 */
export function refusedEndpoints(isOffline: () => boolean): RefusedEndpoints {
  const refusals = new Map<string, Refusal>();
  return {
    failureOf: (url) => {
      const known = refusals.get(url);
      return known && monotonicMs() - known.sinceMs < REFUSED_MS ? known.failure : undefined;
    },
    add: (url, failure) => {
      if (!isOffline()) refusals.set(url, { failure, sinceMs: monotonicMs() });
    },
  };
}
