import type { Fraction } from '@/lib/base/amounts/fraction';
import { usePoolUsd } from '@/lib/exchange/pairs/usePoolUsd';
import type { RemoveState } from './useRemoveScreen';

/** In dollars; each is undefined while unknown, or if no price can be trusted. */
type RemovedUsd = {
  /** The account's whole position. */
  readonly whole: Fraction | undefined;
  /** What the form would remove of it. */
  readonly part: Fraction | undefined;
  /** What would be left of it. */
  readonly rest: Fraction | undefined;
};

/**
 * What the account's position is worth in the pool, and what would be removed of it: before fees
 * that a token takes on its way.
 */
export function useRemovedUsd({
  position,
  removed,
}: Pick<RemoveState, 'position' | 'removed'>): RemovedUsd {
  const whole = usePoolUsd(position?.pool, position?.liquidity.raw);
  if (!whole || !position || !removed) return { whole, part: undefined, rest: undefined };
  const { raw } = position.liquidity;
  const partOf = (liquidity: bigint) => ({
    numerator: whole.numerator * liquidity,
    denominator: whole.denominator * (raw || 1n),
  });
  const taken = removed.liquidity.raw;
  return { whole, part: partOf(taken), rest: partOf(raw - taken) };
}
