import { amountOf } from '@/lib/amounts/amount';
import { BPS_BASE } from '@/lib/amounts/bps';
import { maxBigint } from '@/lib/amounts/minMax';
import type { Trade } from './trade';

/**
 * What the tokens of a trade keep of each transfer, in whole basis points: the sold one on its way to
 * the pool, the bought one on its way to the user.
 */
export type TransferFees = { readonly sold: number; readonly bought: number };

export function hasTransferFees({ sold, bought }: TransferFees): boolean {
  return sold > 0 || bought > 0;
}

/** What arrives of a transfer, rounded down. */
export function arriving(sent: bigint, feeBps: number): bigint {
  return (sent * (BPS_BASE - BigInt(feeBps))) / BPS_BASE;
}

/**
 * A sale as the user sees it: the amount that leaves the account, and the one that arrives.
 *
 * @returns undefined when nothing arrives.
 * @param atPools - The trade of the amount that arrives at the first pool.
 * @param paid - What leaves the account, in the sold token's smallest unit.
 */
export function withTransferFees(
  atPools: Trade,
  paid: bigint,
  { bought }: TransferFees,
): Trade | undefined {
  const { amountIn, amountOut } = atPools;
  const arrived = arriving(amountOut.raw, bought);
  if (arrived === 0n) return undefined;
  return {
    ...atPools,
    amountIn: amountOf(amountIn.currency, paid),
    amountOut: amountOf(amountOut.currency, arrived),
    atPools: { amountIn, amountOut },
  };
}

/** From 10 percent on, the user must accept the fee explicitly. */
export const LARGE_FEE_BPS = 1_000;

/**
 * The larger of a trade's two fees on transfers, in basis points; 0 for plain tokens. Rounded down,
 * because what arrives of a transfer is rounded down, too.
 */
export function largestFeeBps({ amountIn, amountOut, atPools }: Trade): number {
  if (atPools === undefined) return 0;
  const sold = partBps(amountIn.raw - atPools.amountIn.raw, amountIn.raw);
  const bought = partBps(atPools.amountOut.raw - amountOut.raw, atPools.amountOut.raw);
  return Number(maxBigint(sold, bought));
}

function partBps(part: bigint, whole: bigint): bigint {
  return (part * BPS_BASE) / whole;
}
