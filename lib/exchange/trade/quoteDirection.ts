import { AFTER_FEE, inputFor, outputFor } from '@/lib/exchange/pairs/constantProduct';
import type { Hop, HopReserves } from './pairGraph';

/** The direction of a quote: from the exact amount to the other one. */
export type QuoteDirection = {
  /** The reserves of a hop for the swap through it. */
  readonly reserves: (hop: Hop) => HopReserves;
  /** The amount after a hop; undefined when the hop is impossible. */
  readonly quote: (amount: bigint, reserves: HopReserves) => bigint | undefined;
  /**
   * A bound that the amount after a hop cannot beat, when the amount before it is no better than
   * `amount`; Infinity when the hop is impossible.
   *
   * Uses floating point, many times as fast as `quote`. Amounts never come from it: it only decides
   * which routes are not worth computing. `SLACK` is about a thousand times its rounding errors.
   */
  readonly bound: (amount: number, reserves: HopReserves) => number;
  readonly isBetter: (amount: bigint, than: bigint | number) => boolean;
};

const SLACK = 1e-12;

/** The input is exact, and the largest output is the best. */
export const EXACT_INPUT: QuoteDirection = {
  reserves: (hop) => hop.away,
  quote: (input, reserves) => {
    const output = outputFor(input, reserves);
    return output === 0n ? undefined : output;
  },
  bound: (input, { nearIn, nearOut }) => {
    const kept = input * AFTER_FEE;
    return ((kept * nearOut) / (nearIn + kept)) * (1 + SLACK);
  },
  isBetter: (output, than) => output > than,
};

/** The output is exact, and the smallest input is the best. */
export const EXACT_OUTPUT: QuoteDirection = {
  reserves: (hop) => hop.back,
  quote: inputFor,
  bound: (output, { nearIn, nearOut }) => {
    const left = nearOut * (1 + SLACK) - output;
    return left > 0
      ? ((nearIn * output) / (left * AFTER_FEE)) * (1 - SLACK)
      : Number.POSITIVE_INFINITY;
  },
  isBetter: (input, than) => input < than,
};
