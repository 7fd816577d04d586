import { amountOf } from '@/lib/base/amounts/amount';
import { BPS_BASE } from '@/lib/base/amounts/bps';
import type { Trade, TransferFees } from './trade';

export function hasTransferFees({ sold, bought }: TransferFees): boolean {
  return sold > 0 || bought > 0;
}

/** What arrives of a transfer, rounded down. */
export function arriving(sent: bigint, feeBps: number): bigint {
  return (sent * (BPS_BASE - BigInt(feeBps))) / BPS_BASE;
}

/** The combined fee of several transfers in a row, rounded up; in basis points. */
export function combinedFeeBps(feesBps: readonly number[]): number {
  const left = feesBps.reduce((rest, feeBps) => rest * (BPS_BASE - BigInt(feeBps)), 1n);
  const whole = BPS_BASE ** BigInt(feesBps.length);
  return Number(((whole - left) * BPS_BASE + whole - 1n) / whole);
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
  fees: TransferFees,
): Trade | undefined {
  const { amountIn, amountOut } = atPools;
  const arrived = arriving(amountOut.raw, fees.bought);
  if (arrived === 0n) return undefined;
  return {
    ...atPools,
    amountIn: amountOf(amountIn.currency, paid),
    amountOut: amountOf(amountOut.currency, arrived),
    atPools: { amountIn, amountOut, fees },
  };
}

/** From 10 percent on, the user must accept the fee explicitly. */
export const LARGE_FEE_BPS = 1_000;

/** The larger of a trade's two fees on transfers, in basis points; 0 for plain tokens. */
export function largestFeeBps(trade: Trade): number {
  const { sold, bought } = transferFeesOf(trade);
  return Math.max(sold, bought);
}

/** Whether two trades were computed with the same fees on transfers. */
export function hasSameFees(a: Trade, b: Trade): boolean {
  const [before, now] = [transferFeesOf(a), transferFeesOf(b)];
  return before.sold === now.sold && before.bought === now.bought;
}

const NO_FEES: TransferFees = { sold: 0, bought: 0 };

/** The fees on transfers that a trade was computed with. */
export function transferFeesOf({ atPools }: Trade): TransferFees {
  return atPools?.fees ?? NO_FEES;
}
