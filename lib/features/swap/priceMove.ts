import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { BPS_BASE } from '@/lib/base/amounts/bps';
import type { SwapTerms } from './swapTerms';

/** By how much a swap has become worse: how much more is paid, or how much less is received. */
export type PriceMove = {
  readonly side: 'paid' | 'received';
  readonly before: Amount;
  readonly now: Amount;
  /** The difference in basis points of the amount before, rounded up. */
  readonly changeBps: number;
};

/**
 * How the offered swap is worse than the reviewed one; undefined if both amounts are as good.
 */
export function priceMove(
  reviewed: SwapTerms,
  offered: SwapTerms | undefined,
): PriceMove | undefined {
  if (offered === undefined) return undefined;
  const [before, now] = [reviewed.trade, offered.trade];
  if (now.amountIn.raw > before.amountIn.raw)
    return {
      side: 'paid',
      before: amountOf(reviewed.input, before.amountIn.raw),
      now: amountOf(reviewed.input, now.amountIn.raw),
      changeBps: partBps(now.amountIn.raw - before.amountIn.raw, before.amountIn.raw),
    };
  if (now.amountOut.raw < before.amountOut.raw)
    return {
      side: 'received',
      before: amountOf(reviewed.output, before.amountOut.raw),
      now: amountOf(reviewed.output, now.amountOut.raw),
      changeBps: partBps(before.amountOut.raw - now.amountOut.raw, before.amountOut.raw),
    };
  return undefined;
}

function partBps(part: bigint, whole: bigint): number {
  return Number((part * BPS_BASE + whole - 1n) / whole);
}
