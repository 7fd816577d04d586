import { skipToken, useQuery } from '@tanstack/react-query';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import type { HistoryRead } from './historyRead';
import type { PairHistory } from './pairHistory';

const READING = { status: 'reading' } as const;
const NOTHING: PairHistory = { source: 'seen', moments: [] };
const FRESH_MS = 60_000;
/** How long to wait for the database. */
const ANSWER_MS = 3_000;

/** What this browser has seen of the pairs of a path; nothing without a database. */
export function useSeenPairHistory(pairs: readonly TokenPair[], isWanted: boolean): HistoryRead {
  const chainId = pairs[0]?.[0].chainId;
  const addresses = isWanted ? pairs.map((pair) => pairAddress(...pair)) : [];
  const { data } = useQuery({
    queryKey: ['seenPairs', chainId, addresses.join()],
    queryFn:
      isWanted && chainId
        ? async (): Promise<HistoryRead> => {
            const history = await Promise.race([read(chainId, addresses), nothingInTime()]);
            return { status: 'read', history };
          }
        : skipToken,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
    structuralSharing: false,
  });
  return data ?? READING;
}

/** The code is loaded on demand. */
async function read(...asked: Parameters<typeof import('./seenPairs').readSeen>) {
  try {
    const { readSeen } = await import('./seenPairs');
    return await readSeen(...asked);
  } catch {
    return NOTHING;
  }
}

function nothingInTime(): Promise<PairHistory> {
  return new Promise((resolve) => setTimeout(() => resolve(NOTHING), ANSWER_MS));
}
