import { skipToken, useQuery } from '@tanstack/react-query';
import { useFromBlockNumber } from '@/lib/chain/reads/useBlockNumber';
import { useChainReader } from '@/lib/chain/reads/useChainReader';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { isOffline } from '@/lib/chain/rpc/useIsOffline';
import type { Unavailable } from '@/lib/exchange/market/historyRead';
import { MARKET_QUERY } from '@/lib/exchange/market/marketQuery';
import type { PricePoint } from '@/lib/exchange/market/pricePoints';
import { MARKET_REQUESTS } from '@/lib/exchange/market/useMarketRequests';
import { type RewardPool, rewardPoolKey } from './rewardPool';

/** What a pool has paid in a year by the rates of the last week, as far as they were read. */
export type RatesRead =
  | { readonly status: 'reading' }
  | Unavailable
  /** Each APR as a price, the oldest first. */
  | { readonly status: 'read'; readonly points: readonly PricePoint[] };

type Own = {
  readonly block: bigint;
  readonly signal: AbortSignal;
  readonly ask: AskInOwnBatch;
};

const READING: RatesRead = { status: 'reading' };

/**
 * The APRs of a pool within a week, read at most once an hour while the page is visible and online.
 * A failure is an answer, too.
 *
 * @param read - Reads them; the same for the same pool.
 */
export function useRates(
  pool: RewardPool,
  read: (own: Own) => Promise<readonly PricePoint[]>,
): RatesRead {
  const { chainId } = pool;
  const reader = useChainReader(chainId);
  const hasBlock = useFromBlockNumber(chainId, (block) => block !== undefined);
  const { data } = useQuery({
    queryKey: ['rewardRates', rewardPoolKey(pool)],
    queryFn: hasBlock ? () => settled(read, reader?.latestBlock ?? 0n) : skipToken,
    ...MARKET_QUERY,
  });
  return data ?? READING;
}

async function settled(
  read: (own: Own) => Promise<readonly PricePoint[]>,
  block: bigint,
): Promise<RatesRead> {
  const { signal } = new AbortController();
  try {
    return {
      status: 'read',
      points: await read({ block, signal, ask: MARKET_REQUESTS.askForStates }),
    };
  } catch (error) {
    if (isOffline()) throw error;
    const isOld = error instanceof Error && error.name === 'NoOldBlockError';
    if (!isOld) console.error('Failed to read the rates of a pool', error);
    return { status: 'unavailable', why: isOld ? 'noOldStates' : 'failed' };
  }
}
