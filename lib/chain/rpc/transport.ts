import { type CustomTransport, custom, numberToHex } from 'viem';
import { type ChainId, perChain } from '@/lib/base/networks/network';
import { monotonicMs } from '@/lib/base/time/monotonicMs';
import { askEndpoints, endpointsRetryAtMs } from './endpoints';
import { errorKindOf } from './errorKind';
import type { AskNode } from './jsonRpcBatch';

/** How long a request waits for an endpoint in its backoff. */
const MAX_WAIT_MS = 5_000;

/**
 * How viem and wagmi reach each chain: through {@link askEndpoints}, and a second time when no
 * endpoint answered but one may be asked again within 5 seconds. `eth_chainId` is answered here.
 * Reads and polls have their own retries and do not use this transport.
 */
export const chainTransports: Readonly<Record<ChainId, CustomTransport>> = perChain(chainTransport);

function chainTransport(chainId: ChainId): CustomTransport {
  const request: AskNode = async (asked) => {
    if (asked.method === 'eth_chainId') return numberToHex(chainId);
    try {
      return await askEndpoints(chainId, asked, identity);
    } catch (error) {
      const waitMs = (await endpointsRetryAtMs(chainId)) - monotonicMs();
      if (errorKindOf(error) !== 'unanswered' || waitMs > MAX_WAIT_MS) throw error;
      await pause(Math.ceil(Math.max(0, waitMs)));
      return askEndpoints(chainId, asked, identity);
    }
  };
  return custom({ request }, { key: 'endpoints', name: 'Avalanche endpoints', retryCount: 0 });
}

/** viem reads the answers itself. */
function identity(answer: unknown): unknown {
  return answer;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
