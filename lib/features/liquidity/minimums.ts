import { liquidityMinimum } from '@/lib/base/amounts/slippage';
import type { Sides } from './sides';

/** The minimum of each side when adding or removing, in the order of `amounts`. */
export function minimums([a, b]: Sides, slippageBps: number): Sides {
  return [liquidityMinimum(a, slippageBps), liquidityMinimum(b, slippageBps)];
}
