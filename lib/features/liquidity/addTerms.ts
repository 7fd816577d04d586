import { maximumAfterSlippage } from '@/lib/base/amounts/slippage';
import type { AddFigures } from './addFigures';
import type { AddField } from './addForm';
import type { LiquidityTerms } from './liquidityTerms';
import type { Sides } from './sides';

/** An addition with everything that its review shows. */
export type AddTerms = LiquidityTerms &
  AddFigures & {
    /** The side that was typed. The router should try it first. */
    readonly independentField: AddField;
    /**
     * What each token keeps of its transfer to the pool, in basis points, in the order of
     * `amounts`.
     */
    readonly feesBps: readonly [number, number];
    /** Whether it is the pool's first addition, which sets the price. */
    readonly isFirst: boolean;
  };

/**
 * The slippage tolerance of an addition, in basis points: zero for the first one of a pool, whose
 * amounts set the price.
 *
 * @param userSlippageTolerance - The setting, in basis points.
 */
export function addSlippageBps(isFirst: boolean, userSlippageTolerance: number): number {
  return isFirst ? 0 : userSlippageTolerance;
}

/**
 * The offered addition, accepted within a review on the reviewed terms. Only an addition that is no
 * longer the first takes the slippage tolerance of the settings, because it had none before.
 */
export function acceptedAdd(reviewed: AddTerms, offered: AddTerms): AddTerms {
  const { slippageBps, deadlineSeconds, isFirst } = reviewed;
  const isStillFirst = isFirst === offered.isFirst;
  return { ...offered, deadlineSeconds, ...(isStillFirst && { slippageBps }) };
}

/**
 * What "Only this amount" approves of each side of an addition: the computed side plus slippage,
 * because it follows the pool's price until the addition is sent.
 */
export function approvedAmounts({ maximums, independentField, slippageBps }: AddTerms): Sides {
  const [a, b] = maximums;
  return independentField === 'currencyA'
    ? [a, maximumAfterSlippage(b, slippageBps)]
    : [maximumAfterSlippage(a, slippageBps), b];
}
