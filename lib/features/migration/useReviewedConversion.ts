import { useMarketFigure } from '@/lib/transactions/review/useMarketFigure';
import { isSameConversion } from './conversion';
import type { ConversionTerms } from './conversionTerms';
import { useConversion } from './useConversion';
import type { MigratedPair } from './useMigration';

/**
 * Why a reviewed conversion can't be confirmed now: the account no longer has the amount, the pairs
 * would return less than agreed or the router would not convert, or that is not known.
 */
export type ReviewObstacle = 'insufficientBalance' | 'changed' | 'reading';

type Options = {
  readonly from: MigratedPair;
  readonly to: MigratedPair;
  /** Whether nothing is confirmed yet. After that nothing changes. */
  readonly isUnconfirmed: boolean;
};

/**
 * A reviewed conversion, which follows the pairs until it is confirmed.
 *
 * @returns `gapBps` is how much the prices of the pairs differ, in basis points.
 */
export function useReviewedConversion(
  reviewed: ConversionTerms,
  { from, to, isUnconfirmed }: Options,
) {
  const now = useConversion(from, to, reviewed.amount);
  const yieldsLess = now.conversion === undefined || now.conversion.minted.raw < reviewed.least.raw;
  const [conversion, show] = useMarketFigure(reviewed, isUnconfirmed, reviewed.conversion);
  const latest = yieldsLess ? undefined : now.conversion;
  if (latest && !isSameConversion(latest, conversion)) show(latest);
  const [gapBps, showGap] = useMarketFigure(reviewed, isUnconfirmed, now.gapBps);
  showGap(now.gapBps);
  const obstacle = (): ReviewObstacle | undefined => {
    const held = from.position?.liquidity.raw;
    if (held !== undefined && held < reviewed.amount.raw) return 'insufficientBalance';
    if (yieldsLess || now.obstacle) return 'changed';
    return now.isKnown ? undefined : 'reading';
  };
  return { conversion, gapBps, obstacle: isUnconfirmed ? obstacle() : undefined };
}
