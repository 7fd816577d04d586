import { amountOf } from '@/lib/base/amounts/amount';
import { BPS_BASE } from '@/lib/base/amounts/bps';
import type { Token } from '@/lib/base/tokens/token';
import { LARGEST_RESERVE, outputFor } from '@/lib/exchange/pairs/constantProduct';
import type { Pair } from '@/lib/exchange/pairs/pair';
import { bestTradeExactIn, bestTradeExactOut } from './bestTrade';
import { reservesAlong } from './reservesAlong';
import { poolAmounts, type Trade, type TransferFees } from './trade';
import { arriving, hasTransferFees, withTransferFees } from './transferFees';

/** The pools' current quote for an amount. */
export type Quote =
  /** There is nothing to quote. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  /** No route holds enough. */
  | { readonly status: 'noRoute' }
  /** The amount is worth less than the smallest unit of the token to receive. */
  | { readonly status: 'tooSmall' }
  /** A pool would hold more than a pair can count. */
  | { readonly status: 'tooLarge' }
  /** The bought token keeps all of each transfer, so that nothing would arrive. */
  | { readonly status: 'feeTakesAll' }
  | { readonly status: 'ready'; readonly trade: Trade; readonly search: TradeSearch };

/** The pools that are searched for a trade, and its direction. */
export type TradeSearch = {
  /** Of one chain, at most one for any two tokens. */
  readonly pairs: readonly Pair[];
  readonly tokenIn: Token;
  readonly tokenOut: Token;
  /** The side whose amount is exact. */
  readonly exact: 'input' | 'output';
  /** If a token takes a fee, only an exact input can be quoted. */
  readonly transferFees: TransferFees;
};

/** More than any pool can hold. */
const MORE_THAN_ANY_POOL = LARGEST_RESERVE + 1n;

/**
 * The quote for an exact amount.
 *
 * @param raw - In the smallest unit of the exact side's token, above zero.
 */
export function quoteFor(search: TradeSearch, raw: bigint): Quote {
  const trade = bestTradeWithFees(search, raw);
  if (trade) return overfills(trade) ? { status: 'tooLarge' } : { status: 'ready', trade, search };
  if (search.exact === 'output') return { status: 'noRoute' };
  if (BigInt(search.transferFees.bought) >= BPS_BASE) return { status: 'feeTakesAll' };
  return { status: bestTradeWithFees(search, MORE_THAN_ANY_POOL) ? 'tooSmall' : 'noRoute' };
}

/** The best trade for an exact amount; undefined when there is none, or nothing would arrive. */
export function bestTradeWithFees(search: TradeSearch, raw: bigint): Trade | undefined {
  const { pairs, tokenIn, tokenOut, exact, transferFees } = search;
  if (exact === 'output') {
    return bestTradeExactOut({ pairs, tokenIn, amountOut: amountOf(tokenOut, raw) });
  }
  const amountIn = amountOf(tokenIn, arriving(raw, transferFees.sold));
  const atPools = bestTradeExactIn({ pairs, amountIn, tokenOut });
  if (atPools === undefined || !hasTransferFees(transferFees)) return atPools;
  return withTransferFees(atPools, raw, transferFees);
}

/** Whether a pool of a trade would hold more of a token than a pair can count. */
function overfills(trade: Trade): boolean {
  let amount = poolAmounts(trade).amountIn.raw;
  return reservesAlong(trade).some((hop) => {
    const isOver = hop.reserveIn + amount > LARGEST_RESERVE;
    amount = outputFor(amount, hop);
    return isOver;
  });
}
