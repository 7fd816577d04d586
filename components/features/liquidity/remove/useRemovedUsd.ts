import type { Fraction } from '@/lib/base/amounts/fraction';
import { useTotalUsd } from '@/lib/exchange/pairs/useTotalUsd';
import type { RemoveState } from '@/lib/features/liquidity/useRemoveScreen';

/** In dollars; each is undefined while unknown, or if no price can be trusted. */
type RemovedUsd = {
  /** The account's whole position. */
  readonly whole: Fraction | undefined;
  /** What the form would remove of it. */
  readonly part: Fraction | undefined;
  /** What would be left of it. */
  readonly rest: Fraction | undefined;
};

/** What the account's position is worth, and what would be removed of it. */
export function useRemovedUsd({
  holding,
  removed,
}: Pick<RemoveState, 'holding' | 'removed'>): RemovedUsd {
  const whole = useTotalUsd(holding?.amounts[0], holding?.amounts[1]);
  if (!whole || !holding || !removed) return { whole, part: undefined, rest: undefined };
  const { raw } = holding.liquidity;
  const partOf = (liquidity: bigint) => ({
    numerator: whole.numerator * liquidity,
    denominator: whole.denominator * (raw || 1n),
  });
  const taken = removed.liquidity.raw;
  return { whole, part: partOf(taken), rest: partOf(raw - taken) };
}
