import { amountOf } from '@/lib/base/amounts/amount';
import type { Currency } from '@/lib/base/tokens/currency';
import { arriving } from '@/lib/exchange/trade/transferFees';
import type { TransferDirection } from '@/lib/transactions/submit/transferDirection';
import type { LiquidityAmounts } from './liquidityAmounts';
import { minimums } from './minimums';
import type { Sides } from './sides';

/**
 * What each token of a removal keeps on its way from the pool to the account: the fees of its
 * transfers, in basis points and in their order, without those of zero; in the order of the page's
 * path.
 */
export type RemovalFees = readonly [readonly number[], readonly number[]];

/** With AVAX the router gets both first and sends them on; without, the pool sends them. */
export function removalDirection(currencies: readonly (Currency | undefined)[]): TransferDirection {
  return currencies.some((one) => one?.type === 'native') ? 'fromPoolViaRouter' : 'fromPool';
}

/** What the pool of a removal sends, and what its tokens keep of that on the way. */
type AtPool = { readonly amounts: Sides; readonly fees: RemovalFees };

/**
 * What a removal returns: `atPool` is undefined while no fee is known, as what is sent then
 * arrives.
 */
export type RemovalAmounts = LiquidityAmounts & { readonly atPool?: AtPool | undefined };

type Received = Pick<RemovalAmounts, 'amounts' | 'atPool'>;

/** The amounts as they arrive at the account. Each fee leaves an amount rounded down. */
export function removalAmounts(sent: LiquidityAmounts, fees: RemovalFees): RemovalAmounts {
  const { liquidity, amounts } = sent;
  const hasFees = fees.some((ofSide) => ofSide.length > 0);
  const atPool = hasFees ? { amounts, fees } : undefined;
  return { liquidity, amounts: afterFees(amounts, fees), atPool };
}

/** What the pool sends, which is also what the router checks. */
export function sentAmounts({ amounts, atPool }: Received): Sides {
  return atPool?.amounts ?? amounts;
}

/** The minimums that a removal sends: the router compares them with what the pool sends. */
export function sentMinimums(removal: Received & { readonly slippageBps: number }): Sides {
  return minimums(sentAmounts(removal), removal.slippageBps);
}

/** What arrives at least, while the fees stay the same. */
export function receivedMinimums(removal: Received & { readonly slippageBps: number }): Sides {
  const sent = sentMinimums(removal);
  return removal.atPool ? afterFees(sent, removal.atPool.fees) : sent;
}

function afterFees([a, b]: Sides, [feesOfA, feesOfB]: RemovalFees): Sides {
  return [
    amountOf(a.currency, feesOfA.reduce(arriving, a.raw)),
    amountOf(b.currency, feesOfB.reduce(arriving, b.raw)),
  ];
}
