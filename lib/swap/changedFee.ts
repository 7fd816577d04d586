import type { Currency } from '@/lib/tokens/currency';
import { transferFeesOf } from '@/lib/trade/transferFees';
import type { ProposedSwap } from './proposedSwap';

/** A token that keeps another part of its transfers than a review was computed with. */
export type ChangedFee = {
  readonly currency: Currency;
  readonly side: 'sold' | 'bought';
  readonly feeBps: number;
};

/** The first of a swap's tokens whose fee on transfers is another one in the swap offered now. */
export function changedFee(
  { trade, input, output }: ProposedSwap,
  offered: ProposedSwap | undefined,
): ChangedFee | undefined {
  if (offered === undefined) return undefined;
  const [before, now] = [transferFeesOf(trade), transferFeesOf(offered.trade)];
  if (now.sold !== before.sold) return { currency: input, side: 'sold', feeBps: now.sold };
  if (now.bought !== before.bought) return { currency: output, side: 'bought', feeBps: now.bought };
  return undefined;
}
