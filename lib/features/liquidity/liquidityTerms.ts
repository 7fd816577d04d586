import type { Address } from 'viem';
import type { Sides } from './sides';

/** What the terms of an addition and of a removal share. */
export type LiquidityTerms = {
  readonly account: Address;
  /**
   * The amounts that leave or reach the account if the pool does not change, in the order of the
   * page's path.
   */
  readonly amounts: Sides;
  /** Whole basis points from 0 to 10000; zero for a first addition. */
  readonly slippageBps: number;
  /** The deadline setting. */
  readonly deadlineSeconds: number;
};
