import { liquidityMinimum } from '@/lib/amounts/slippage';
import type { Sides } from './plannedAdd';

/** The least of each side that an addition or removal may end with, in the order of its amounts. */
export function minimums([a, b]: Sides, slippageBps: number): Sides {
  return [liquidityMinimum(a, slippageBps), liquidityMinimum(b, slippageBps)];
}
