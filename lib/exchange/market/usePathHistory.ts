import { useMemo } from 'react';
import { currencyId } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { SELDOM } from '@/lib/chain/reads/useChainReads';
import { useChainTime } from '@/lib/chain/reads/useChainTime';
import { valuingTokens } from '@/lib/exchange/pairs/liquidityUsd';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import type { UsdPrice } from '@/lib/exchange/pairs/usdPrice';
import { usePairs } from '@/lib/exchange/pairs/usePairs';
import { useUsdPrices } from '@/lib/exchange/pairs/useUsdPrices';
import type { ChartSpan } from './chartSpan';
import type { HistoryRead, PathRead } from './historyRead';
import { isCovered } from './isCovered';
import { hopsOf, type PastPoints, pathPoints, pathUntil } from './pathHistory';
import { momentOf } from './presentMoment';
import { useChainHistory } from './useChainHistory';
import { useKeepSeen } from './useKeepSeen';
import { usePathPairs } from './usePathPairs';
import { useSeenPairHistory } from './useSeenPairHistory';

/** A chart without a new price moves on every 5 minutes. */
const PRECISION_SECONDS = 300;
const READING = { status: 'reading' } as const;
const TOO_SHORT = { status: 'tooShort' } as const;
const NO_ROUTE: readonly Token[] = [];
const NO_HISTORY = { source: 'states', points: [] } as const;

/**
 * The prices of a path within a span, in units of its last token for its first one. The last point
 * is the present price, of the pools that the page knows; it takes no request of its own.
 *
 * The pairs that all screens read together come first. The path is read alone if its pools are not
 * among them, or at few points only, and for the last hour. A path with a thin pool is not read.
 */
export function usePathHistory(
  route: readonly Token[] | undefined,
  span: ChartSpan,
  isWanted: boolean,
): PathRead {
  const path = useSameRoute(route ?? NO_ROUTE);
  const hops = useMemo(() => (isWanted ? hopsOf(path) : []), [path, isWanted]);
  const { now, usdPriceOf } = useNow(hops);
  const alone = useMemo(
    () => now && pathUntil(now, NO_HISTORY, { route: path, usdPriceOf }),
    [now, path, usdPriceOf],
  );
  useKeepSeen(hops[0]?.[0].chainId, hops.length > 0, hops);
  const history = useSpanHistory(hops, span, alone?.status === 'tooShort');
  const hasPrices = now !== undefined;
  // Which pools were thin then is judged once, by the prices of that time: a block costs a chart only
  // its last point.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const past = useMemo(
    () => hasPrices && history.status === 'read' && pastOf(history, path, usdPriceOf),
    [hasPrices, history, path],
  );
  return useMemo(() => {
    if (path.length < 2) return TOO_SHORT;
    if (alone?.status === 'thin') return alone;
    if (now === undefined || history.status === 'reading' || past === false)
      return history.status === 'unavailable' ? history : READING;
    return pathUntil(now, past, { route: path, usdPriceOf });
  }, [path, alone, now, history, past, usdPriceOf]);
}

function pastOf(
  { history: { source, moments } }: Extract<HistoryRead, { status: 'read' }>,
  route: readonly Token[],
  usdPriceOf: (token: Token) => UsdPrice | undefined,
): PastPoints {
  return { source, points: pathPoints(moments.slice(0, -1), { route, usdPriceOf }) };
}

/** The history of the pairs of a path, from where the span has it. */
function useSpanHistory(
  hops: readonly TokenPair[],
  span: ChartSpan,
  isWanted: boolean,
): HistoryRead {
  const isShared = span === 'day' || span === 'week';
  const chainId = hops[0]?.[0].chainId;
  const shared = useChainHistory(chainId, span === 'week' ? 'week' : 'day', isWanted && isShared);
  const isEnough = shared.status !== 'read' || isCovered(shared.history, hops);
  const own = usePathPairs(
    hops,
    isShared ? span : 'hour',
    isWanted && (isShared ? !isEnough : span === 'hour'),
  );
  const seen = useSeenPairHistory(hops, isWanted && span === 'seen');
  if (span === 'seen') return seen;
  return isShared && isEnough ? shared : own;
}

/** What the pools of a path hold now, by the page's own reads. */
function useNow(hops: readonly TokenPair[]) {
  const chainId = hops[0]?.[0].chainId;
  const tokens = useMemo(
    () => (chainId === undefined ? NO_ROUTE : valuingTokens(chainId, hops)),
    [chainId, hops],
  );
  const { usdPriceOf, isLoading } = useUsdPrices(chainId, tokens);
  const results = usePairs(chainId, hops, SELDOM);
  const seconds = useChainTime(chainId, {
    everyBlocks: SELDOM,
    precisionSeconds: PRECISION_SECONDS,
  });
  const now = useMemo(() => {
    const isKnown = !isLoading && results.every(({ status }) => status !== 'loading');
    if (hops.length === 0 || seconds === undefined || !isKnown) return undefined;
    const pairs = results.flatMap((result) => (result.status === 'exists' ? [result.pair] : []));
    return momentOf(pairs, Number(seconds));
  }, [hops, results, isLoading, seconds]);
  return { now, usdPriceOf };
}

/** The same list while its tokens are the same. */
function useSameRoute(route: readonly Token[]): readonly Token[] {
  const key = route.map((token) => `${token.chainId} ${currencyId(token)}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal route is the same route.
  return useMemo(() => route, [key]);
}
