import { liquidityMinimum } from '@/lib/base/amounts/slippage';
import type { Sides } from './sides';

/**
 * The slippage tolerance of an addition, in basis points: zero for the first one of a pool, whose
 * amounts set the price.
 *
 * @param userSlippageTolerance - The setting, in basis points.
 */
export function addSlippageBps(isFirst: boolean, userSlippageTolerance: number): number {
  return isFirst ? 0 : userSlippageTolerance;
}

/** The minimum of each side when adding or removing, in the order of `amounts`. */
export function minimums([a, b]: Sides, slippageBps: number): Sides {
  return [liquidityMinimum(a, slippageBps), liquidityMinimum(b, slippageBps)];
}
