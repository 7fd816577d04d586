import { useLiveUntilConfirmed } from '@/lib/transactions/review/useLiveUntilConfirmed';
import { isSameConversion } from './conversion';
import { isEnough, reviewObstacle } from './conversionReview';
import type { ConversionTerms } from './convertTerms';
import { useConversion } from './useConversion';
import type { MigratedPair } from './useMigration';

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
  const [conversion, show] = useLiveUntilConfirmed(reviewed, isUnconfirmed, reviewed.conversion);
  const latest = now.conversion;
  const isAgreed = latest !== undefined && isEnough(reviewed, latest);
  if (isAgreed && !isSameConversion(latest, conversion)) show(latest);
  const [gapBps, showGap] = useLiveUntilConfirmed(reviewed, isUnconfirmed, now.gapBps);
  showGap(now.gapBps);
  const held = from.position?.liquidity;
  const obstacle = isUnconfirmed ? reviewObstacle(reviewed, { held, now }) : undefined;
  return { conversion, gapBps, obstacle };
}
