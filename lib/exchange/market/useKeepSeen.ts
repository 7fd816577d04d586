import { useEffect, useEffectEvent } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { monotonicMs } from '@/lib/base/time/monotonicMs';
import { useChainReader } from '@/lib/chain/reads/useChainReader';
import { SELDOM } from '@/lib/chain/reads/useChainReads';
import { useChainTime } from '@/lib/chain/reads/useChainTime';
import { isPagePaused } from '@/lib/chain/rpc/usePagePause';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import { trackedPairs } from '@/lib/exchange/pairs/trackedPairs';
import { stableTokens } from '@/lib/exchange/pairs/usdPrice';
import { useKnownTokens } from '@/lib/holdings/knownTokens/useKnownTokens';
import { useSettings } from '@/lib/site/settings/store';
import { marketPairs } from './marketPairs';

const MINUTE_MS = 60_000;
/** What a screen reads first has its answers by then. */
const FIRST_MS = 5_000;
const NO_PAIRS: readonly TokenPair[] = [];

/** When something was last kept, by chain: once a minute is enough for all of the page. */
const keptAtMs = new Map<ChainId, number>();

/**
 * Keeps on this device, once a minute, what the page has read of pairs anyway, while a screen shows
 * prices over time. It asks for nothing but the time of the chain.
 *
 * @param first - The pairs that the screen is about. The tracked ones follow.
 */
export function useKeepSeen(
  chainId: ChainId | undefined,
  isWanted: boolean,
  first: readonly TokenPair[] = NO_PAIRS,
): void {
  // Without a dollar token nothing is ever drawn.
  const kept = chainId && isWanted && stableTokens(chainId).length > 0 ? chainId : undefined;
  const reader = useChainReader(kept);
  const known = useKnownTokens(kept);
  const saved = useSettings((settings) => kept && settings.pairs[kept]);
  // Read for what is kept. Nothing of it is on screen.
  useChainTime(kept, { everyBlocks: SELDOM, precisionSeconds: Number.POSITIVE_INFINITY });
  const keep = useEffectEvent(async () => {
    const nowMs = monotonicMs();
    if (!kept || !reader || !saved || isPagePaused()) return;
    if (nowMs - (keptAtMs.get(kept) ?? -MINUTE_MS) < MINUTE_MS) return;
    keptAtMs.set(kept, nowMs);
    const { keepSeenNow } = await import('./seenNow');
    const pairs = [...first, ...marketPairs(kept, trackedPairs(kept, known, saved))];
    await keepSeenNow({ chainId: kept, reader, pairs });
  });
  useEffect(() => {
    if (kept === undefined) return;
    // Loaded now, so that a page that goes offline still keeps what it shows.
    import('./seenNow').catch(() => undefined);
    // A page without a connection may fail to load the code.
    const keepWhenIdle = () => whenIdle(() => keep().catch(() => undefined));
    const timers = [setTimeout(keepWhenIdle, FIRST_MS), setInterval(keepWhenIdle, MINUTE_MS)];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [kept]);
}

/** Not every browser reports when it is idle. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else callback();
}
