import { skipToken, useQuery } from '@tanstack/react-query';
import type { ChainId } from '@/lib/base/networks/network';
import { useFromBlockNumber } from '@/lib/chain/reads/useBlockNumber';
import { useChainReader } from '@/lib/chain/reads/useChainReader';
import { trackedPairs } from '@/lib/exchange/pairs/trackedPairs';
import { stableTokens } from '@/lib/exchange/pairs/usdPrice';
import { useKnownTokens } from '@/lib/holdings/knownTokens/useKnownTokens';
import { useSettings } from '@/lib/site/settings/store';
import type { HistoryRead, MarketRead } from './historyRead';
import type { HistorySpan } from './keptBlocks';
import { marketPairs } from './marketPairs';
import { MARKET_QUERY } from './marketQuery';
import { MARKET_REQUESTS } from './useMarketRequests';

const READING = { status: 'reading' } as const;
/** Without a dollar token, as on a test network, no pool is known to be worth its read. */
const UNPRICED = { status: 'unavailable', why: 'failed' } as const;

/**
 * What the most valuable tracked pairs of a chain held within a span, in the order of time. All
 * screens share the read: it takes two POSTs, once an hour at most, as soon as something wants it
 * while the page is visible and online.
 */
export function useChainHistory(
  chainId: ChainId | undefined,
  span: HistorySpan,
  isWanted: boolean,
): HistoryRead {
  const known = useKnownTokens(chainId);
  const saved = useSettings((settings) => chainId && settings.pairs[chainId]);
  const reader = useChainReader(chainId);
  const hasBlock = useFromBlockNumber(chainId, (block) => block !== undefined);
  const canRead = chainId && saved && hasBlock && stableTokens(chainId).length > 0;
  const { data, isError } = useQuery({
    queryKey: ['pairHistory', chainId, span],
    queryFn:
      isWanted && canRead
        ? () => {
            const pairs = marketPairs(chainId, trackedPairs(chainId, known, saved));
            return read(chainId, { span, pairs, block: reader?.latestBlock ?? 0n });
          }
        : skipToken,
    ...MARKET_QUERY,
  });
  if (chainId && stableTokens(chainId).length === 0) return UNPRICED;
  return data ?? (isError ? UNPRICED : READING);
}

/** The code is loaded on demand. */
async function read(
  chainId: ChainId,
  requested: Omit<
    Parameters<typeof import('./readMarketHistory').readSharedHistory>[0],
    'chainId' | 'requests'
  >,
): Promise<MarketRead> {
  const { readSharedHistory } = await import('./readMarketHistory');
  return readSharedHistory({ chainId, requests: MARKET_REQUESTS, ...requested });
}
